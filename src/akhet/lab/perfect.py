"""How far from perfect: positions near the end of a game, solved exactly, and what the bots choose in them.

The solver tries every action and every chance result to the end of the game. At a decision each seat takes what is
worth most to itself (expectimax; with several players max^n). It sees all hands. So that this is fair to a bot, which
sees only its own, a game that hides cards is asked about positions in which the seat to move knows them all: the
`lab` module of such a game has `make_known`.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from akhet.bots import new_bot
from akhet.bots.levels import resolve_level
from akhet.bots.spec import Spec, read_spec
from akhet.games import module_of
from akhet.kernel.layout import Record, blank, from_bytes
from akhet.kernel.stream import key_from_seed
from akhet.table import Game

EQUAL = 1e-9
SELF_PLAY = "learned:temperature=0.5"  # plays the games from which positions are taken: good, and not always the same

Values = tuple[float, ...]  # what a position is worth to each seat
Worth = Callable[[Game, Record], Values]  # of a finished game


class TooLarge(Exception):
    """A position has more positions after it than may be looked at."""


def win_share(game: Game, state: Record) -> Values:
    """1 for the winner; a shared first place is divided."""
    places = np.zeros(int(state.players), np.int64)
    game.rules.verbs.rank(state, game.parts, places)
    first = places == 1
    return tuple((first / first.sum()).tolist())


def score_lead(game: Game, state: Record) -> Values:
    """By how much each seat's score is above that of the best other seat."""
    scores = [float(game.rules.verbs.score(state, game.parts, seat)) for seat in range(int(state.players))]
    return tuple(score - max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores))


class Solver:
    """Solves positions of a game, and remembers all positions that it met."""

    def __init__(self, game: Game, worth: Worth, most: int) -> None:
        """`most` positions are looked at for one question; beyond that it raises TooLarge."""
        self._game = game
        self._worth = worth
        self._most = most
        self._known: dict[bytes, Values] = {}
        self._left = 0

    def values(self, state: Record) -> Values:
        """What a position is worth to each seat if all play perfectly from here on."""
        self._left = self._most
        return self._solve(state.tobytes())

    def moves(self, state: Record) -> dict[int, Values]:
        """The same after each legal action."""
        self._left = self._most
        return dict(self._moves(state.tobytes()))

    def _solve(self, raw: bytes) -> Values:
        if (known := self._known.get(raw)) is not None:
            return known
        self._left -= 1
        if self._left < 0:
            raise TooLarge
        state = from_bytes(self._game.rules.state, raw)[0]
        if self._game.rules.verbs.awaits_chance(state):
            found = self._expect(raw, state)
        else:
            seat = int(state.turn)
            found = max((values for _, values in self._moves(raw)), key=lambda values: values[seat], default=None)
            if found is None:
                found = self._worth(self._game, state)
        self._known[raw] = found
        return found

    def _expect(self, raw: bytes, state: Record) -> Values:
        rules, parts = self._game.rules, self._game.parts
        weights = np.zeros(rules.outcomes, np.int64)
        total = int(rules.verbs.odds(state, parts, weights))
        sums = [0.0] * int(state.players)
        for outcome in np.flatnonzero(weights).tolist():
            after = from_bytes(rules.state, raw)[0]
            rules.verbs.happen(after, parts, outcome, None)
            share = int(weights[outcome]) / total
            for seat, value in enumerate(self._solve(after.tobytes())):
                sums[seat] += share * value
        return tuple(sums)

    def _moves(self, raw: bytes) -> Iterator[tuple[int, Values]]:
        rules, parts = self._game.rules, self._game.parts
        moves = rules.actions.buffer()
        count = int(rules.verbs.legal(from_bytes(rules.state, raw)[0], parts, moves))
        for move in moves[:count].tolist():
            after = from_bytes(rules.state, raw)[0]
            rules.verbs.act(after, parts, move, None)
            yield move, self._solve(after.tobytes())


@dataclass(frozen=True)
class Solved:
    """A position at the beginning of a turn in which the choice matters."""

    state: Record
    best: float  # for the seat to move


def late_positions(game: Game, players: int, solver: Solver, seed: int, player: str = SELF_PLAY) -> Iterator[Solved]:
    """Endless positions, one per game: the first turn of it that the solver can solve and in which moves differ."""
    known: Callable[[Record], None] | None = getattr(module_of(game.name, "lab"), "make_known", None)
    number = 0
    while True:
        turns = list(turns_of_a_game(game, players, seed + number, read_spec(player)))
        number += 1
        found = None
        for state in reversed(turns):
            if known is not None:
                known(state)
            try:
                values = solver.moves(state)
            except TooLarge:
                break
            seat = int(state.turn)
            own = [one[seat] for one in values.values()]
            if max(own) - min(own) > EQUAL:
                found = Solved(state, max(own))
        if found is not None:
            yield found


def turns_of_a_game(game: Game, players: int, seed: int, player: Spec) -> Iterator[Record]:
    """The position at the first decision of every turn."""
    table = game.open(players, seed=seed)
    bots = [new_bot(player, game, key_from_seed(seed * players + seat)) for seat in range(players)]
    before = None
    while (turn := table.turn) is not None:
        if turn != before:
            yield from_bytes(game.rules.state, table.state.tobytes())[0]
        before = turn
        table.play(bots[turn].choose(table.view(turn), [move.id for move in table.legal()], player.budget))


def cost_of(game: Game, solver: Solver, position: Solved, spec: Spec, seed: int) -> float:
    """What a bot loses in its turn against perfect play, up to what chance decides next."""
    rules, parts = game.rules, game.parts
    spec = resolve_level(spec, game.name)
    bot = new_bot(spec, game, key_from_seed(seed))
    state = from_bytes(rules.state, position.state.tobytes())[0]
    seat, view, moves = int(state.turn), blank(rules.view)[0], rules.actions.buffer()
    while not rules.verbs.awaits_chance(state) and int(state.turn) == seat:
        legal = moves[: int(rules.verbs.legal(state, parts, moves))].tolist()
        if not legal:
            break
        rules.verbs.look(state, seat, view)
        rules.verbs.act(state, parts, bot.choose(view, legal, spec.budget), None)
    return position.best - solver.values(state)[seat]


@dataclass(frozen=True)
class Distance:
    """How far a bot is from perfect play, over a number of positions."""

    positions: int
    best: float  # the share of positions in which it lost nothing
    cost: float  # the mean loss
    worst: float


def distance_of(game: Game, solver: Solver, positions: list[Solved], spec: Spec) -> Distance:
    costs = np.array([cost_of(game, solver, one, spec, number) for number, one in enumerate(positions)])
    return Distance(len(costs), float((costs < EQUAL).mean()), float(costs.mean()), float(costs.max()))
