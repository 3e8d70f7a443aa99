"""A game's description of itself, from which lists, command-line flags, forms and checks are made."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from akhet.kernel.refusal import Refusal, Term, refuse, shown

MAX_SEATS = 6  # of any game; the arrays of searches and observations, and the protocol, have this size

OptionKind = Literal[
    "flag",  # true or false
    "list",  # several names, in order
    "number",  # a whole number
    "seat",  # the number of a seat
]


Label = tuple[str, Mapping[str, object]]  # a message and its values


@dataclass(frozen=True)
class Option:
    """Something that can be chosen when a table is opened.

    Its label is the message `<game>-option-<name>`; a message `<game>-option-<name>-hint` may explain it. What depends
    on the players, the set of components or other options is filled in by `Setup.offered_options`.
    """

    name: str
    kind: OptionKind
    ruling: str
    default: bool | tuple[str, ...] | None = None  # None: left to chance, or to the rules
    choices: tuple[str, ...] = ()  # of a list or a number; a number without choices can be any
    labels: tuple[Label, ...] = ()  # one per choice; without them, choices are shown as they are written
    count: int | None = None  # a list has exactly so many, all different
    ordered: bool = False  # whether the order of a list matters
    turns: bool = False  # whether each name of a list may be followed by ` turned`
    closed: Refusal | None = None  # why it cannot be chosen with these players and other options


@dataclass(frozen=True)
class Pieces:
    """The sets of pieces of a game. Each seat has one of them, no two the same. They have no effect on play.

    `messages` and the name of a set are the message that names it, such as `fertility-piece-` and `temple`.
    """

    names: tuple[str, ...] = ()  # none: seats differ by colour only
    ruling: str | None = None
    messages: str = ""

    def label(self, name: str) -> Term:
        """The message that names a set."""
        return Term(self.messages + name)

    def for_seats(self, chosen: Sequence[str | None]) -> tuple[str, ...]:
        """One set per seat. A seat that chose none has the set with its own number, or the first that is free.

        Empty if the game has none. Refused if a set is unknown or was chosen twice.
        """
        self.check(chosen)
        pieces = list(chosen) if self.names else []
        for seat, own in enumerate(self.names[: len(pieces)]):
            if pieces[seat] is None and own not in pieces:
                pieces[seat] = own
        for seat, piece in enumerate(pieces):
            pieces[seat] = piece or next(name for name in self.names if name not in pieces)
        return tuple(piece for piece in pieces if piece is not None)

    def check(self, chosen: Sequence[str | None]) -> None:
        """Refuse a set that is unknown, or that two seats chose."""
        given = [piece for piece in chosen if piece is not None]
        for number, piece in enumerate(given):
            if piece not in self.names:
                raise refuse("open.piece_unknown", self.ruling, piece=shown(piece), known=", ".join(self.names) or "–")
            if piece in given[:number]:
                free = tuple(self.label(name) for name in self.names if name not in given)
                raise refuse("open.piece_taken", self.ruling, piece=self.label(piece), free=free or "–")


@dataclass(frozen=True)
class Manifest:
    """What a game is, for code that works with any game.

    `rules` is the module whose `RULES` is the game. `modules` says where its modules for the packages `bots`, `envs`,
    `lab`, `draw` and `terminal` are, such as `akhet.{package}.nile`. They may be missing: each package has a generic
    form.
    """

    name: str  # in commands, files and the protocol
    title: str  # as printed on the box
    rules: str
    modules: str
    order: int  # place in lists of games
    players: range
    default_players: int
    hides: bool  # whether seats see different things
    options: tuple[Option, ...]
    levels: Mapping[str, str]  # a bot for each level of opponent, weakest first
    pieces: Pieces = Pieces()
    example_moves: tuple[str, ...] = ()  # whole moves in words, played to warm up a server
    set_entry: str | None = None  # the entry by which a file of components is recognised as this game's
    locales: Path | None = None  # Fluent catalogues of a game from another package, one folder per language

    def __post_init__(self) -> None:
        if not 1 < self.players.start < self.players.stop <= MAX_SEATS + 1:
            raise ValueError(f"{self.name}: players must be a range from 2 to at most {MAX_SEATS}")
        if self.pieces.names and len(self.pieces.names) < self.players[-1]:
            raise ValueError(f"{self.name}: there are fewer sets of pieces than players")
