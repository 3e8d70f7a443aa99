"""Tools to define a state: one flat record of small integers, with the same bytes in Python, Numba and on a GPU."""

import struct
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

# Card counts are u8: totals stay far below 255, and no rule subtracts below zero. A seat that may be NOBODY is i8.
u8, i8, u16, i16, u32 = np.uint8, np.int8, np.uint16, np.int16, np.uint32

_STRUCT_CODES = {"u1": "B", "i1": "b", "u2": "H", "i2": "h", "u4": "I"}  # by the type's code in NumPy

Kind = type[np.generic] | np.dtype  # a number's type, or another record's
Field = tuple[str, Kind] | tuple[str, Kind, int | tuple[int, ...]]

NOBODY = -1


def record_type(*fields: Field) -> np.dtype:
    """A record's layout. Fields go from wide to narrow, so that there are no padding bytes to hash or compare."""
    for name, *_ in fields:
        if hasattr(np.record, name):
            raise TypeError(f"{name!r} is an attribute of every NumPy record; a field needs another name")
    plain = np.dtype(list(fields), align=True)
    if plain.itemsize != np.dtype(list(fields)).itemsize:
        raise TypeError(f"the layout has padding; order the fields from wide to narrow: {plain}")
    return np.dtype((np.record, plain))


def blank(layout: np.dtype, count: int = 1) -> np.recarray:
    """`count` records of zeros; `blank(STATE)[0]` is one state."""
    return np.zeros(count, layout).view(np.recarray)


def copy_of(records: np.recarray) -> np.recarray:
    return records.copy()


def from_bytes(layout: np.dtype, raw: bytes) -> np.recarray:
    """The record with these bytes, which must be exactly one record long."""
    if len(raw) != layout.itemsize:
        raise ValueError(f"{len(raw)} bytes, where a record has {layout.itemsize}")
    return np.frombuffer(raw, layout).copy().view(np.recarray)


Record = Any  # np.record in Python, Numba's Record in compiled code: fields are attributes


def plain_reader(layout: np.dtype) -> Callable[[Record], Any]:
    """A function that reads all fields of a record at once: much faster than its attributes one by one.

    A number becomes an `int`. An array becomes a `bytes`, or a tuple if its numbers are not single bytes; with several
    dimensions, a tuple of those, one per index of its first dimension. A record becomes an object with these fields.
    """
    read = _reader_of_bytes(layout)
    return lambda record: read(record.tobytes())


def _reader_of_bytes(layout: np.dtype) -> Callable[[bytes], Any]:
    names = layout.names or ()
    codes, readers = zip(*(_field_reader(layout[name]) for name in names), strict=True)
    # Without alignment: a record has no padding.
    unpack = struct.Struct(f"={''.join(codes)}").unpack
    parts = [(place, read) for place, read in enumerate(readers) if read is not None]

    def read_record(raw: bytes) -> SimpleNamespace:
        values = list(unpack(raw))
        for place, read in parts:
            values[place] = read(values[place])
        return SimpleNamespace(**dict(zip(names, values)))

    return read_record


def _field_reader(kind: np.dtype) -> tuple[str, Callable[[bytes], Any] | None]:
    """The code of a field for `struct`, and what reads the bytes that this gives; None if it gives the value."""
    if kind.names is not None:
        return f"{kind.itemsize}s", _reader_of_bytes(kind)
    if kind.subdtype is None:
        return _STRUCT_CODES[kind.str[1:]], None
    number, shape = kind.subdtype
    size = kind.itemsize // shape[0] if len(shape) > 1 else kind.itemsize
    read_row = (
        None if number == u8 else struct.Struct(f"={size // number.itemsize}{_STRUCT_CODES[number.str[1:]]}").unpack
    )
    if len(shape) == 1:
        return f"{size}s", read_row

    def read_rows(raw: bytes) -> tuple[Any, ...]:
        rows = (raw[start : start + size] for start in range(0, len(raw), size))
        return tuple(rows if read_row is None else map(read_row, rows))

    return f"{kind.itemsize}s", read_rows
