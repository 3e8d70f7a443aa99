"""A game's observations: what is where in a row of numbers, and the rule function that writes a View as such a row."""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from akhet.envs.layout import Layout, Part
from akhet.games import module_of, rules_of
from akhet.kernel.compiling import bind
from akhet.kernel.loop import Verb, game_specific


@dataclass(frozen=True)
class Observation:
    """A way to write a View. A game's module in this package exports all its versions as `OBSERVATIONS`."""

    layout: Layout
    write: Verb  # write(view, parts, row): a seat's View into a row of zeros; `parts` is the set of components


@cache
def observations_of(game: str) -> tuple[Observation, ...]:
    """A game's own observations, by version from 1 on, or the generic one: every number of the View."""
    module = module_of(game, "envs")
    return (generic_observation(game, rules_of(game).view),) if module is None else module.OBSERVATIONS


def checked_version(game: str, version: Any) -> int:
    """The version of a layout, or of the newest with None."""
    newest = len(observations_of(game))
    if version is None:
        return newest
    if type(version) is not int or not 0 < version <= newest:
        raise ValueError(f"layout_version is {version!r}; it must be one from 1 to {newest}, or None for the newest")
    return version


def observation_of(game: str, version: int | None = None) -> Observation:
    return observations_of(game)[checked_version(game, version) - 1]


def versioned(name: str, game: str, version: int) -> str:
    """The name of a compiled function that depends on the layout. Those of the newest have no version in it."""
    return name if version == len(observations_of(game)) else f"{name}_layout_{version}"


# The generic observation: one part per field of the View. The templates below are bound to one field each.

FIELD, START, COUNT, BYTES = "", 0, 0, 0
inner = first = rest = game_specific


def write_number_template(view, parts, row):
    number = np.int64(view[FIELD])
    for byte in range(BYTES):
        row[START + byte] = (number >> (8 * byte)) & 255


def write_array_template(view, parts, row):
    numbers = view[FIELD].flat
    for entry in range(COUNT):
        number = np.int64(numbers[entry])
        for byte in range(BYTES):
            row[START + BYTES * entry + byte] = (number >> (8 * byte)) & 255


def write_record_template(view, parts, row):
    inner(view[FIELD], parts, row)


def write_both_template(view, parts, row):
    first(view, parts, row)
    rest(view, parts, row)


def generic_observation(game: str, view: np.dtype) -> Observation:
    """Every number of a View, under the name of its field. One of several bytes is written lowest byte first."""
    parts: list[Part] = []
    write = _writer(f"{game}_write", view, "", 0, parts)
    return Observation(Layout(*parts), write)


def _writer(name: str, record: np.dtype, prefix: str, start: int, parts: list[Part]) -> Verb:
    """The function that writes a record from `start` on. Its parts are added to `parts`."""
    writers = []
    for field in record.names or ():
        kind, shape = record[field].base, record[field].shape
        at = start + sum(part.size for part in parts)
        own = {"FIELD": field, "START": at, "BYTES": kind.itemsize, "COUNT": int(np.prod(shape))}
        named = f"{name}_{field}"
        if kind.names is not None and not shape:
            inside: list[Part] = []
            within = _writer(named, kind, f"{prefix}{field}.", at, inside)
            parts += inside
            writers.append(bind(write_record_template, f"{named}_record", inner=within, FIELD=field))
            continue
        if kind.kind not in "iub":
            raise TypeError(f"field {prefix}{field} is {record[field]}; a View without an `envs` module holds integers")
        parts.append(Part(prefix + field, (*shape, *([kind.itemsize] if kind.itemsize > 1 else [])) or (1,), ""))
        writers.append(bind(write_array_template if shape else write_number_template, named, **own))
    return _joined(name, writers)


def _joined(name: str, writers: list[Verb]) -> Verb:
    """One function that calls all of these; halved again and again, because Numba compiles calls recursively."""
    if len(writers) == 1:
        return writers[0]
    half = len(writers) // 2
    first, rest = _joined(f"{name}_1", writers[:half]), _joined(f"{name}_2", writers[half:])
    return bind(write_both_template, f"{name}_both", first=first, rest=rest)
