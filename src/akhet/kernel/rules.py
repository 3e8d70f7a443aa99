"""A game as other packages use it: manifest, record types, action table, and its functions in three groups."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from akhet.kernel.actions import ActionTable
from akhet.kernel.components_file import refuse_own_sets
from akhet.kernel.duplicate import LotDraw
from akhet.kernel.layout import Record, from_bytes
from akhet.kernel.manifest import Manifest, Option
from akhet.kernel.refusal import Refusal

Position = Mapping[str, Any]  # a whole position with readable names, as in JSON


class Components(Protocol):
    """A set of components, loaded and checked."""

    @property
    def name(self) -> str:
        """What the set calls itself."""
        ...

    @property
    def reconstruction(self) -> bool:
        """Whether the set is a reconstruction of printed components that are not known."""
        ...

    def hash(self) -> str:
        """The hash that identifies the set in a record."""
        ...

    @property
    def parts(self) -> Record:
        """The set as the record that rules read, made once."""
        ...


class Options(Protocol):
    """The options of a table, checked."""

    def given(self) -> Mapping[str, Any]:
        """The options as they can be given again, with all defaults filled in; only chance is left open."""
        ...


@dataclass(frozen=True)
class Event:
    """What happened, with readable names. `secret` names the value that only the seat in `seat` may see."""

    name: str
    values: dict[str, Any]
    secret: str | None = None


@dataclass(frozen=True)
class Standing:
    """One seat's result: its place, the numbers that the ranking compares in order (more is better), and details."""

    seat: int
    place: int
    counts: list[int]
    details: dict[str, int]

    def json(self) -> dict[str, Any]:
        return {"seat": self.seat, "place": self.place, "counts": self.counts, "details": self.details}


@dataclass(frozen=True)
class Bounds:
    """Upper bounds that follow from the rules. OpenSpiel requires them. Real games are far shorter."""

    decisions: int  # of all players, in one game
    chances: int  # chance results, in one game
    score: int  # of one seat: the first number that the ranking compares; the least is 0


@dataclass(frozen=True)
class TableVerbs:
    """What a table calls at every step. Records are passed in arrays of length one, which Numba takes much faster.

    `table_loop.py` describes them.
    """

    turn: Callable[[np.ndarray, np.ndarray, np.ndarray], int]
    legal: Callable[[np.ndarray, np.ndarray, np.ndarray], int]
    is_legal: Callable[[np.ndarray, np.ndarray, int, np.ndarray], bool]
    act: Callable[[np.ndarray, np.ndarray, np.ndarray, int, Any], None]
    draw: Callable[[np.ndarray, np.ndarray, np.ndarray, Any, np.ndarray], int]
    look: Callable[[np.ndarray, int, np.ndarray], None]


@dataclass(frozen=True)
class Verbs:
    """Rule functions over a State record and the components' record; `loop.py` describes them."""

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
    score: Callable[[Record, Record, int], Any]  # of a seat: the first number that the ranking compares
    ranks: Callable[[np.recarray, Record, np.ndarray], None]
    counts: Callable[[np.recarray, Record], np.ndarray]  # [game, seat, number that the ranking compares]
    at_table: TableVerbs


@dataclass(frozen=True)
class Setup:
    """From a set of components and the options of a table to its first position."""

    load_components: Callable[[Path | None], Components]
    read_options: Callable[[Any, Any, dict[str, Any]], Options]  # components, players, the options given
    initial_state: Callable[[Any, int, Any, Any], np.recarray]  # components, players, options, log
    bounds: Callable[[Any, Record], Bounds]  # components, an initial state
    # The set as clients get it, with the data that the notation of its file only implies; None if a game sends none.
    set_data: Callable[[Any], Mapping[str, Any]] | None = None
    # A set from the content of a file; the second argument is the file's name for messages. A set that does not fit is
    # refused as `components.faults` with all its faults. `load_components` reads with it.
    parse_components: Callable[[bytes, str], Components] = refuse_own_sets
    # The text of a file, with comments, from entries as TOML has them, filled in or not, right or wrong; None if a game
    # has only its own set.
    write_components: Callable[[Mapping[str, Any]], str] | None = None
    # The entries of a set as its file has them, and those of a set to fill in, for `write_components`.
    set_entries: Callable[[Any], Mapping[str, Any]] | None = None
    blank_entries: Callable[[], Mapping[str, Any]] | None = None
    # The options of a table with this set, so many players and these options chosen: what a form shows. None: always
    # those of the manifest.
    offered_options: Callable[[Any, int, Mapping[str, Any]], tuple[Option, ...]] | None = None


@dataclass(frozen=True)
class Notation:
    """The game in readable names, for programs and people. The first argument of most functions is the components."""

    why_not: Callable[[Any, Record, int], Refusal | None]  # None if the action is legal
    not_your_turn: Refusal
    understand: Callable[[Any, Record, str], list[int]]  # words to actions; raises Refused
    label: Callable[[Any, Record, int], tuple[str, dict[str, object]]]  # the message that offers an action to a person
    move_data: Callable[[int], Mapping[str, Any]]  # an action as data: verb, what, where
    event: Callable[[Any, tuple[int, int, int, int]], Event]
    # A chance result by its number and by its name. The second argument is the step of the position before it.
    say_outcome: Callable[[Any, int, int], str | int]
    read_outcome: Callable[[Any, int, Any], int | None]
    position: Callable[[Any, Record], Position]
    read_position: Callable[[Any, Any], np.recarray]
    view_position: Callable[[Any, Record], Position]
    read_view: Callable[[Any, Any], np.recarray]
    standings: Callable[[Any, Record], list[Standing]]
    # What an action would earn, if that is known before it is carried out; otherwise None.
    forecast: Callable[[Record, int], Mapping[str, Any] | None] = lambda s, action: None
    # Everything that is wrong with a position set up by hand; None: `read_position` gives the first fault only.
    position_faults: Callable[[Any, Any], list[Refusal]] | None = None
    # A position in which hands may be given by their size: they are dealt from a stream (components, position, stream).
    deal_unknown: Callable[[Any, Any, Record], Any] | None = None


@dataclass(frozen=True)
class Rules:
    manifest: Manifest
    version: str  # of the rules; a record can only be replayed with the same version
    state: np.dtype
    view: np.dtype
    actions: ActionTable
    outcomes: int  # the number of chance results, which are numbered from 0
    verbs: Verbs
    setup: Setup
    notation: Notation
    # Fields that a later release added at the end of a State. Checks and hashes do not cover them, so that records and
    # marks of earlier releases stay valid.
    added_fields: tuple[str, ...] = ()
    # Fills the added fields of a State that was saved without them; they are zero before.
    fill_added: Callable[[Record], None] = lambda state: None
    # From which order of a duplicate deal the next chance result comes: of a State and the components' record. The
    # function returns None for a result that comes from the random stream. None if a game has no duplicate deals.
    lot_draw: Callable[[Record, Record], LotDraw | None] | None = None

    @property
    def name(self) -> str:
        return self.manifest.name

    @cached_property
    def checked_bytes(self) -> int:
        """How many bytes of a State, from its start, checks and hashes cover."""
        offsets = {str(name): field[1] for name, field in (self.state.fields or {}).items()}
        return min((offsets[name] for name in self.added_fields), default=self.state.itemsize)

    def restore(self, raw: bytes) -> np.recarray:
        """A State from its bytes, which an earlier release may have saved without the added fields."""
        if len(raw) != self.checked_bytes:
            return from_bytes(self.state, raw)
        state = from_bytes(self.state, raw.ljust(self.state.itemsize, b"\0"))
        self.fill_added(state[0])
        return state
