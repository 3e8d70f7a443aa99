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
    """A set of components, loaded and checked."""

    def hash(self) -> str:
        """Names the set in a record."""
        ...

    @property
    def parts(self) -> Record:
        """The set as the rules read it, made once."""
        ...


class Options(Protocol):
    """What whoever opened a table chose, checked."""

    def given(self) -> dict[str, Any]:
        """As they could have given it, nothing left open but chance."""
        ...


@dataclass(frozen=True)
class Event:
    """What happened, with readable names. `secret` names the value that only the seat in `seat` may see."""

    name: str
    values: dict[str, Any]
    secret: str | None = None


@dataclass(frozen=True)
class Standing:
    """One seat: its place, what the ranking compares (in that order, more is better), and what that is made of."""

    seat: int
    place: int
    counts: list[int]
    details: dict[str, int]


@dataclass(frozen=True)
class Rules:
    """The verbs are rule functions over a State record and the components' record; `loop.py` says what they do.

    What speaks in readable names is given the components, whose names they may be.
    """

    name: str
    version: str  # of the rules: a record is replayed by the same version only
    state: np.dtype
    view: np.dtype
    actions: ActionTable
    outcomes: int  # chance results are numbered from 0 to one less than this

    legal: Callable[[Record, Record, np.ndarray], int]
    act: Callable[[Record, Record, int, Any], None]
    awaits_chance: Callable[[Record], bool]
    chance: Callable[[Record, Record, Record], int]
    happen: Callable[[Record, Record, int, Any], None]
    settle: Callable[[Record, Record, Record, Any], None]
    playout: Callable[[Record, Record, Record, Record, np.ndarray], int]
    playouts: Callable[..., None]
    odds: Callable[[Record, Record, np.ndarray], Any]
    look: Callable[[Record, int, Record], None]
    determinise: Callable[[Record, Record, Record], None]
    rank: Callable[[Record, Record, np.ndarray], None]
    score: Callable[[Record, Record, int], Any]  # a seat's, of what the ranking compares first
    ranks: Callable[[np.recarray, Record, np.ndarray], None]
    counts: Callable[[np.recarray, Record], np.ndarray]  # [game, seat, what the ranking compares, in that order]

    load_components: Callable[[Path | None], Components]
    read_options: Callable[[Any, Any, dict[str, Any]], Options]
    setup: Callable[[Any, int, Any, Any], np.recarray]  # components, players, options, log

    why_not: Callable[[Any, Record, int], Refusal | None]  # an action, by N9 or its like
    not_your_turn: Refusal
    understand: Callable[[Any, Record, str], list[int]]  # words to actions; raises Refused
    label: Callable[[Any, Record, int], tuple[str, dict[str, object]]]  # an action offered to a person: a message
    event: Callable[[Any, tuple[int, int, int, int]], Event]
    say_outcome: Callable[[Any, Record, int], str | int]
    read_outcome: Callable[[Any, Record, Any], int | None]
    position: Callable[[Any, Record], Position]
    read_position: Callable[[Any, Any], np.recarray]
    view_position: Callable[[Any, Record], Position]
    read_view: Callable[[Any, Any], np.recarray]
    standings: Callable[[Any, Record], list[Standing]]
    # what an action would earn, where the game can say so before it is carried out; None for other actions
    forecast: Callable[[Record, int], dict[str, Any] | None] = lambda s, action: None
    hides_nothing: bool = False  # whether anybody may know how everybody stands, at any time
