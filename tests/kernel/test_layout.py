"""A record's layout: the same bytes everywhere, without padding."""

import numpy as np
import pytest

from akhet.games.fertility.view import VIEW as FERTILITY_VIEW
from akhet.games.nile.state import STATE
from akhet.games.nile.view import VIEW
from akhet.kernel.layout import blank, copy_of, from_bytes, i8, i16, plain_reader, record_type, u8, u16, u32
from akhet.kernel.stream import STREAM

PAIR = record_type(("total", u32), ("cards", u8, 4))


def test_padding_is_refused():
    with pytest.raises(TypeError, match="padding; order the fields from wide to narrow"):
        record_type(("cards", u8), ("total", u32))
    with pytest.raises(TypeError, match="padding"):
        record_type(("total", u32), ("cards", u8, 3))  # padding at the end


@pytest.mark.parametrize("name", ["size", "shape", "item", "copy", "fill", "dtype", "T", "sum", "tobytes"])
def test_a_field_named_like_an_attribute_of_numpy_is_refused(name):
    with pytest.raises(TypeError, match=f"'{name}' is an attribute of every NumPy record"):
        record_type(("total", u32), (name, u32))


@pytest.mark.parametrize("layout", [STATE, VIEW, STREAM, PAIR], ids=["state", "view", "stream", "pair"])
def test_a_record_has_only_the_bytes_of_its_fields(layout):
    assert layout.names is not None
    assert layout.itemsize == sum(layout[name].itemsize for name in layout.names)


def test_blank_records_are_zeros_with_fields_by_name():
    records = blank(PAIR, 3)
    assert records.tobytes() == bytes(3 * PAIR.itemsize)
    records[1].total = 7
    records[1].cards[2] = 5
    assert records.total.tolist() == [0, 7, 0]
    assert records.cards.tolist() == [[0, 0, 0, 0], [0, 0, 5, 0], [0, 0, 0, 0]]


def test_a_copy_is_independent():
    records = blank(PAIR)
    twin = copy_of(records)
    records[0].total = 9
    records[0].cards[:] = 1
    assert twin.tobytes() == bytes(PAIR.itemsize)


def test_a_record_can_be_read_back_from_its_bytes():
    records = blank(PAIR)
    records[0].total = 2**32 - 2
    records[0].cards[3] = 200
    twin = from_bytes(PAIR, records.tobytes())
    assert (int(twin[0].total), twin[0].cards.tolist()) == (2**32 - 2, [0, 0, 0, 200])
    twin[0].total = 1  # it is writable and independent
    assert records[0].total == 2**32 - 2


@pytest.mark.parametrize("length", [0, PAIR.itemsize - 1, PAIR.itemsize + 1, 2 * PAIR.itemsize])
def test_bytes_of_another_length_are_refused(length):
    with pytest.raises(ValueError, match=f"{length} bytes, where a record has {PAIR.itemsize}"):
        from_bytes(PAIR, bytes(length))


def test_the_bytes_are_those_of_the_fields_in_order():
    records = blank(record_type(("total", i16), ("cards", u8, 2)))
    records[0].total = -2
    records[0].cards[:] = (3, 4)
    expected = np.array([-2], np.int16).tobytes() + bytes([3, 4])
    assert records.tobytes() == expected


EVERY_KIND = record_type(
    *(("total", u32), ("years", u32, 2), ("price", i16), ("debts", i16, (2, 3)), ("pages", u16, 2)),
    *(("seat", i8), ("owner", i8, 3), ("cards", u8, 4), ("hands", u8, (2, 3)), ("tokens", u8, (2, 3, 2)), ("left", u8)),
    ("last", u8, 7),
)


def assert_plain(plain, record) -> None:
    for name in record.dtype.names:
        value, expected = getattr(plain, name), record[name]
        if record.dtype[name].names is not None:
            assert_plain(value, expected)
        elif record.dtype[name].subdtype is None:
            assert type(value) is int and value == expected
        elif expected.ndim == 1:
            assert type(value) is (bytes if expected.dtype == np.uint8 else tuple)
            assert list(value) == expected.tolist()
        else:
            rows = [list(row) for row in value]
            assert rows == [row.ravel().tolist() for row in expected]


@pytest.mark.parametrize("layout", [STATE, VIEW, FERTILITY_VIEW, STREAM, EVERY_KIND])
def test_a_plain_reader_reads_every_field(layout):
    read, random = plain_reader(layout), np.random.default_rng(1)
    for raw in (bytes(layout.itemsize), b"\xff" * layout.itemsize, random.bytes(layout.itemsize)):
        record = from_bytes(layout, raw)[0]
        assert_plain(read(record), record)
