"""What a game is to the packages above it: manifest, record types, action table, and its functions in three parts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from akhet.kernel.actions import ActionTable
from akhet.kernel.layout import Record
from akhet.kernel.manifest import Manifest
from akhet.kernel.refusal import Refusal

Position = Mapping[str, Any]  # a whole position in readable names, as JSON has it


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

    def given(self) -> Mapping[str, Any]:
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

    def json(self) -> dict[str, Any]:
        return {"seat": self.seat, "place": self.place, "counts": self.counts, "details": self.details}


@dataclass(frozen=True)
class Bounds:
    """Upper bounds that hold by the rules, which OpenSpiel asks of every game. Real games are far shorter."""

    decisions: int  # of all players, in one game
    chances: int  # chance results, in one game
    score: int  # of one seat, in what the ranking compares first; the least is 0


@dataclass(frozen=True)
class Verbs:
    """Rule functions over a State record and the components' record; `loop.py` says what each does."""

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
    score: Callable[[Record, Record, int], Any]  # of a seat, in what the ranking compares first
    ranks: Callable[[np.recarray, Record, np.ndarray], None]
    counts: Callable[[np.recarray, Record], np.ndarray]  # [game, seat, what the ranking compares, in that order]


@dataclass(frozen=True)
class Setup:
    """From a set of components and the options of a table to its first position."""

    load_components: Callable[[Path | None], Components]
    read_options: Callable[[Any, Any, dict[str, Any]], Options]  # components, players, what was given
    initial_state: Callable[[Any, int, Any, Any], np.recarray]  # components, players, options, log
    bounds: Callable[[Any, Record], Bounds]  # components, an initial state


@dataclass(frozen=True)
class Notation:
    """The game in readable names, for programs and people. Functions that use the names of a set take it first."""

    why_not: Callable[[Any, Record, int], Refusal | None]  # None where the action is legal
    not_your_turn: Refusal
    understand: Callable[[Any, Record, str], list[int]]  # words to actions; raises Refused
    label: Callable[[Any, Record, int], tuple[str, dict[str, object]]]  # an action offered to a person: a message
    move_data: Callable[[int], Mapping[str, Any]]  # an action as data: verb, what, where
    event: Callable[[Any, tuple[int, int, int, int]], Event]
    say_outcome: Callable[[Any, Record, int], str | int]
    read_outcome: Callable[[Any, Record, Any], int | None]
    position: Callable[[Any, Record], Position]
    read_position: Callable[[Any, Any], np.recarray]
    view_position: Callable[[Any, Record], Position]
    read_view: Callable[[Any, Any], np.recarray]
    standings: Callable[[Any, Record], list[Standing]]
    # What an action would earn, where the game can say so before it is carried out; None for other actions.
    forecast: Callable[[Record, int], Mapping[str, Any] | None] = lambda s, action: None


@dataclass(frozen=True)
class Rules:
    manifest: Manifest
    version: str  # of the rules: a record is replayed by the same version only
    state: np.dtype
    view: np.dtype
    actions: ActionTable
    outcomes: int  # chance results are numbered from 0 to one less than this
    verbs: Verbs
    setup: Setup
    notation: Notation

    @property
    def name(self) -> str:
        return self.manifest.name
