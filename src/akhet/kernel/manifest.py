"""A game's description of itself, from which lists, command-line flags, forms and checks are made."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

MAX_SEATS = 6  # of any game; the arrays of searches and observations, and the protocol, have this size

OptionKind = Literal[
    "flag",  # true or false
    "list",  # several names, in order
    "number",  # a whole number
    "seat",  # the number of a seat
]


@dataclass(frozen=True)
class Option:
    """Something that can be chosen when a table is opened. Its label is the message `<game>-option-<name>`."""

    name: str
    kind: OptionKind
    ruling: str
    default: bool | None = None  # None: left to chance, or to the rules
    choices: tuple[str, ...] = ()  # of a list, where they are the same in every set of components


@dataclass(frozen=True)
class Manifest:
    """What a game is, for code that works with any game.

    `rules` is the module whose `RULES` is the game. `modules` says where its modules for the packages `bots`, `envs`,
    `lab`, `draw` and `terminal` are, such as `akhet.{package}.nile`. They may be missing: each package has a generic form.
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
    example_moves: tuple[str, ...] = ()  # whole moves in words, played to warm up a server
    locales: Path | None = None  # Fluent catalogues of a game from another package, one folder per language

    def __post_init__(self) -> None:
        if not 1 < self.players.start < self.players.stop <= MAX_SEATS + 1:
            raise ValueError(f"{self.name}: players must be a range from 2 to at most {MAX_SEATS}")
