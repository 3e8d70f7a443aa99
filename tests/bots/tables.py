"""Tables for the tests of the bots: games of every variant, and every decision in them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import cycle, islice
from typing import Any

import numpy as np

from akhet import Game, Table
from akhet.bots.heuristics import heuristics_of
from akhet.bots.seat import BotSeat
from akhet.bots.spec import read_spec
from akhet.kernel.layout import Record, blank, from_bytes
from akhet.kernel.stream import key_from_seed
from tests.effort import by_effort
from tests.fertility import driver as fertility
from tests.nile import driver as nile


@dataclass(frozen=True)
class Variant:
    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *self.options])


VARIANTS = (
    *(Variant("nile", variant.players, variant.options()) for variant in nile.VARIANTS),
    *(Variant("fertility", variant.players, variant.options) for variant in fertility.VARIANTS),
)
# The variants of the usual run: every number of players and every option at least once. The thorough run has all.
COVERING = tuple(
    variant
    for variant in VARIANTS
    if str(variant)
    in (
        *("nile-2-monuments", "nile-3-classic", "nile-4", "nile-5-monuments", "nile-6"),
        *("fertility-2-variant", "fertility-3-boards-start_turn", "fertility-4"),
    )
)
USUAL = by_effort(COVERING, COVERING, VARIANTS)
# One or two of each kind, for slower tests.
SOME = (
    *(Variant("nile", players) for players in (2, 3)),
    Variant("nile", 4, {"monuments": True}),
    Variant("fertility", 2, {"variant": True}),
    Variant("fertility", 3),
)


@cache
def game_of(name: str) -> Game:
    return Game(name)


def open_table(variant: Variant, seed: int) -> Table:
    return game_of(variant.game).open(variant.players, seed=seed, **variant.options)


def seats_for(table: Table, *specs: str, seed: int = 0) -> list[BotSeat]:
    """One bot per seat. The specs are repeated if there are more seats."""
    named = islice(cycle(specs), table.players)
    return [BotSeat(read_spec(spec), table.game, key_from_seed(seed + seat)) for seat, spec in enumerate(named)]


def play_out(table: Table, seats: list[BotSeat]) -> Table:
    """Play to the end. The table refuses illegal moves."""
    while table.turn is not None:
        seats[table.turn].play(table)
    return table


def decisions(variant: Variant, seed: int) -> Iterator[Table]:
    """The table before every move of a game by `greedy` and `random`, which begin all sorts of turns."""
    table = open_table(variant, seed)
    order = ("greedy", "random") if seed % 2 else ("random", "greedy")
    seats = seats_for(table, *order, seed=seed)
    while table.turn is not None:
        yield table
        seats[table.turn].play(table)


def legal_of(table: Table) -> list[int]:
    return [move.id for move in table.legal()]


def copy_of(table: Table) -> Record:
    """A copy of the position, to try things on."""
    return from_bytes(table.rules.state, table.state.tobytes())[0]


class HeuristicsRunner:
    """A game's heuristics with a scratch buffer and other buffers of their own."""

    def __init__(self, game: str) -> None:
        self.game = game_of(game)
        self.heuristics = heuristics_of(game)
        self.scratch = self.heuristics.new_scratch()[0]
        self.moves, self.plans, self.scores = self.heuristics.buffers()

    def propose_plans(self, s: Record, verb: str = "propose_plans") -> tuple[list[int], list[float]]:
        """The plans for the seat to move, and their scores."""
        count = getattr(self.heuristics, verb)(s, self.game.parts, self.moves, self.plans, self.scores, self.scratch)
        return self.plans[:count].tolist(), self.scores[:count].tolist()

    def next_step(self, s: Record, plan: int, taken: int) -> int:
        return int(self.heuristics.next_step(s, self.game.parts, plan, taken, self.scratch))

    def legal(self, s: Record) -> list[int]:
        return self.moves[: self.game.rules.verbs.legal(s, self.game.parts, self.moves)].tolist()

    def best_plan(self, s: Record, stream: Record, noise: float, verb: str = "best_plan") -> int:
        buffers = (self.moves, self.plans, self.scores)
        return int(getattr(self.heuristics.search, verb)(s, self.game.parts, stream, noise, *buffers, self.scratch))

    def prospects(self, s: Record) -> list[float]:
        standing = np.zeros(s.players)
        self.heuristics.prospects(s, self.game.parts, standing, self.scratch)
        return standing.tolist()

    def expected_score(self, s: Record, over: bool) -> list[float]:
        """By what `prospects` left in the scratch buffer, or as if the game were over."""
        return [
            float(self.heuristics.expected_score(s, self.game.parts, seat, over, self.scratch))
            for seat in range(s.players)
        ]


def deal(table: Table, stream: Record) -> Record:
    """Another position that the seat to move cannot tell from this one."""
    rules, state = table.rules, blank(table.rules.state)
    state.view(np.uint8)[:] = 0x5A
    rules.verbs.determinise(table.view(table.turn), stream, state[0])
    return state[0]
