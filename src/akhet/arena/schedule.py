"""Who plays whom, at which tables, with which dice.

To cancel luck, games come in *mirrored sets*: the same dice are played once for every seat of the lone entrant. So what
one side was dealt in one game, the other side is dealt in another; the same holds for who begins.
"""

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from akhet import __version__
from akhet.bots import BOTS
from akhet.bots.levels import network_of
from akhet.bots.seat import BotSeat
from akhet.bots.spec import Spec, read_spec
from akhet.kernel.refusal import refuse
from akhet.table import Game, key_for

FORMAT = "akhet.arena/1"
MAX_ENTRANTS = 50
MAX_SETS = 10**9
FORFEIT, STAND_IN = "forfeit", "random"
ON_FAULT = (FORFEIT, STAND_IN)


@dataclass(frozen=True)
class Setting:
    """The table at which all games are played."""

    game: str
    players: int = 2
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    components: Path | None = None


class Pairing(NamedTuple):
    """Two entrants, by number: `a` has one seat and `b` all the others."""

    a: int
    b: int


class Task(NamedTuple):
    """One game: a pairing, the number of a mirrored set, and the seat of the lone entrant."""

    pairing: int
    set: int
    seating: int


class Arena:
    """Entrants, a table and a seed. The same arena always plays the same games."""

    def __init__(
        self,
        setting: Setting,
        entrants: Sequence[Spec | str],
        seed: int = 0,
        pairings: Sequence[tuple[int, int]] | None = None,
        on_fault: str = FORFEIT,
        names: Sequence[str] | None = None,
    ) -> None:
        """`pairings` default to all pairings of the entrants, and `names` to what they are named by.

        `on_fault` says what a move that a bot does not make in time, or that is not legal, costs: with "forfeit" the
        game, with "random" the move, which is made at random. In both cases random moves take the place of the bot's.
        """
        if on_fault not in ON_FAULT:
            raise ValueError(f"on_fault is {on_fault!r}; it must be one of {', '.join(ON_FAULT)}")
        if not 2 <= len(entrants) <= MAX_ENTRANTS:
            raise refuse("arena.entrants", None, count=len(entrants), most=MAX_ENTRANTS)
        key_for(seed)
        self.seed = seed
        self.game = Game(setting.game, setting.components)
        checked = self.game.rules.setup.read_options(self.game.components, setting.players, setting.options)
        options = json.loads(json.dumps(checked.given()))  # as they are read back from a file
        self.setting = Setting(setting.game, setting.players, options, setting.components)
        self.entrants = [entrant if isinstance(entrant, Spec) else read_spec(entrant) for entrant in entrants]
        for spec in self.entrants:
            BotSeat(spec, self.game, key_for(0)).close()  # refused before anything is played
        self.pairings = [Pairing(*pair) for pair in pairings or all_pairings(len(entrants), setting.players)]
        self.on_fault = on_fault
        self.names = list(names) if names is not None else numbered([str(spec) for spec in self.entrants])

    def __reduce__(self) -> tuple[Any, ...]:
        return Arena, (self.setting, self.entrants, self.seed, self.pairings, self.on_fault, self.names)

    @property
    def may_fail(self) -> bool:
        """Whether a bot from outside takes part. Built-in bots make no faults."""
        return any(spec.name not in BOTS for spec in self.entrants)

    def header(self) -> dict[str, Any]:
        """Everything that determines the games: two arenas with the same header play the same games."""
        networks = [network_of(spec, self.game.name) for spec in self.entrants]
        return {
            "format": FORMAT,
            "akhet": __version__,
            "game": self.game.name,
            "rules": self.game.rules.version,
            "components": self.game.components.hash(),
            "players": self.setting.players,
            "options": self.setting.options,
            "entrants": [str(spec) for spec in self.entrants],
            "pairings": [list(pairing) for pairing in self.pairings],
            "seed": self.seed,
            **({"networks": networks} if any(networks) else {}),
            **({"on_fault": self.on_fault} if self.may_fail else {}),
        }

    def sets_for(self, games: int) -> int:
        """The number of whole sets with at least this many games of a pairing."""
        return -(-games // self.setting.players)

    def tasks(self, sets: int) -> Iterator[Task]:
        """All games, set by set, so that an arena that is stopped has played about as much of every pairing."""
        for number in range(sets):
            for pairing in range(len(self.pairings)):
                for seating in range(self.setting.players):
                    yield Task(pairing, number, seating)

    def seats(self, task: Task) -> list[int]:
        """The entrant in each seat."""
        pairing = self.pairings[task.pairing]
        return [pairing.a if seat == task.seating else pairing.b for seat in range(self.setting.players)]

    def dice(self, task: Task) -> int:
        """The seed of the table's dice: the same for all games of a set, in every pairing."""
        return int.from_bytes(self._digest("dice", task.set)[:8], "big")

    def bot_key(self, task: Task, seat: int) -> bytes:
        """The key of a bot's own random stream: never the table's dice, nor that of another seat or game."""
        return self._digest("bot", *task, seat)

    def _digest(self, *words: str | int) -> bytes:
        return hashlib.sha256(json.dumps(["akhet arena", self.seed, *words]).encode()).digest()


def numbered(words: list[str]) -> list[str]:
    """Different names: equal ones are numbered, except the first."""
    before = [words[:place].count(word) for place, word in enumerate(words)]
    return [f"{word} #{count + 1}" if count else word for word, count in zip(words, before, strict=True)]


def all_pairings(entrants: int, players: int) -> list[Pairing]:
    """Every two entrants once; with more than two players both ways round, as one against many is not symmetric."""
    return [Pairing(a, b) for a in range(entrants) for b in range(entrants) if a < b or (a != b and players > 2)]
