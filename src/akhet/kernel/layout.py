"""Tools to define a state: one flat record of small integers, with the same bytes in Python, Numba and on a GPU."""

from types import SimpleNamespace
from typing import Any

import numpy as np

# Card counts are u8: totals stay far below 255, and no rule subtracts below zero. A seat that may be NOBODY is i8.
u8, i8, u16, i16, u32 = np.uint8, np.int8, np.uint16, np.int16, np.uint32

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


def plain(record: Any) -> SimpleNamespace:
    """A record's fields as Python's own numbers and lists: much faster than reading fields one by one."""
    values = (value.tolist() if isinstance(value, np.ndarray) else value for value in record.item())
    return SimpleNamespace(**dict(zip(record.dtype.names, values)))


Record = Any  # np.record in Python, Numba's Record in compiled code: fields are attributes
