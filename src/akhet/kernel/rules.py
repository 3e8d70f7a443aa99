"""What a game is to everything above it: one record of its verbs, its tables and its words."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from akhet.kernel.actions import ActionTable
from akhet.kernel.layout import Record
from akhet.kernel.refusal import Refusal

Position = dict[str, Any]  # a whole position in readable names, as JSON has it


class Components(Protocol):
    def hash(self) -> str: ...


class Options(Protocol):
    def given(self) -> dict[str, Any]: ...


@dataclass(frozen=True)
class Event:
    """What happened, with readable names. `secret` names the value that only the seat in `seat` may see."""

    name: str
    values: dict[str, Any]
    secret: str | None = None


@dataclass(frozen=True)
class Standing:
    """One seat's end: its place, and what the ranking compares, in the order it is compared."""

    seat: int
    place: int
    counts: list[int]
    details: dict[str, int]


@dataclass(frozen=True)
class Rules:
    """The verbs are rule functions over one State record; `loop.py` says what they do."""

    name: str
    version: str  # of the rules: a record is replayed by the same version only
    min_players: int
    max_players: int
    state: np.dtype
    view: np.dtype
    actions: ActionTable
    outcomes: int  # chance results are numbered from 0 to one less than this

    legal: Callable[[Record, np.ndarray], int]
    act: Callable[[Record, int, Any], None]
    awaits_chance: Callable[[Record], bool]
    chance: Callable[[Record, Record], int]
    happen: Callable[[Record, int, Any], None]
    playouts: Callable[..., None]
    odds: Callable[[Record, np.ndarray], Any]
    look: Callable[[Record, int, Record], None]
    determinise: Callable[[Record, Record, Record], None]
    rank: Callable[[Record, np.ndarray], None]
    ranks: Callable[[np.recarray, np.ndarray], None]
    counts: Callable[[np.recarray], np.ndarray]  # [game, seat, what the ranking compares, in that order]

    load_components: Callable[[Path | None], Components]
    read_options: Callable[[Any, Any, dict[str, Any]], Options]
    setup: Callable[[Any, int, Any], np.recarray]

    why_not: Callable[[Record, int], Refusal | None]  # an action, by N9 or its like
    not_your_turn: Refusal
    understand: Callable[[Record, str], list[int]]  # words to actions; raises Refused
    label: Callable[[Record, int], tuple[str, dict[str, object]]]  # an action offered to a person: a message
    event: Callable[[tuple[int, int, int, int]], Event]
    say_outcome: Callable[[Record, int], str | int]
    read_outcome: Callable[[Record, Any], int | None]
    position: Callable[[Record], Position]
    read_position: Callable[[Any, Any], np.recarray]
    view_position: Callable[[Record], Position]
    standings: Callable[[Record], list[Standing]]
