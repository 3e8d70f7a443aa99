"""What to do for the rest of a turn, and why: the honest values of reviews, from a View and nothing else.

The budget is a number of plans, not of seconds: the same View and key give the same hint. A game without a network has
no honest values; there, `search` advises.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from akhet.analysis.candidates import Proposer, reasonable
from akhet.analysis.description import description_of
from akhet.analysis.estimates import CLOSE, Comparison
from akhet.analysis.evaluator import Evaluator
from akhet.analysis.explanation import why
from akhet.bots.bot import Budget
from akhet.bots.heuristics import heuristics_of
from akhet.bots.network.file import shipped_network
from akhet.bots.search import SearchBot
from akhet.bots.search_loop import TO_THE_END
from akhet.bots.workspace import Workspace
from akhet.hints.reason import Line, Reason, reasons_of, strongest
from akhet.kernel.layout import Record, blank
from akhet.kernel.refusal import Refused
from akhet.table import Game

PLANS = 80_000  # played in rollouts: about a second
LATER = 4  # the later decisions of the turn get this part of them
FIRST_WORLDS = 8
STEP = 5000  # plans of one step, less than 0.1 seconds
MOST_WORLDS = 1024
MOST_PLANS = 3
MOST_REASONS = 3
MOST_MOVES = 60  # of one turn; no turn of our games has as many
# `search` looks to the end of the game, so that its scores are final scores too.
SEARCH_OPTIONS = {"cut": TO_THE_END, "cut_many": TO_THE_END}
SEARCHED = 10  # plans of rollouts that take as long as one iteration

Depth = Literal["nudge", "candidates", "reason"]
DEPTHS: tuple[Depth, ...] = ("nudge", "candidates", "reason")


@dataclass(frozen=True)
class HintPlan:
    """A way to play the first decision, with the forced moves before it."""

    moves: list[int]
    chance: float  # of winning
    error: float  # the standard error of that
    score: float  # expected at the end: what the ranking compares first
    worlds: int  # deals that it was played in


@dataclass(frozen=True)
class Hint:
    moves: list[int]  # the best plan: the rest of the turn, or up to the next chance result
    ends: bool  # whether the turn ends with them; otherwise a card or tile is revealed, and one may ask again
    topic: str | None  # what the first decision is about; None if there is nothing to choose
    plans: list[HintPlan]  # the best plans of the first decision that has several; empty if there is none
    close: bool  # whether the first two are too close to call
    reasons: list[Reason]  # for the first of them, the strongest first
    games: int  # that were played to the end, or searched
    seconds: float


def hint_for(game: Game, view: Record, key: bytes, plans: int = PLANS) -> Hint:
    """The best plan for the seat of a View, whose turn it is, with the reasons for it."""
    for found in hint_steps(game, view, key, plans):
        if found is not None:
            return found
    raise AssertionError("a hint ends with its answer")


def hint_steps(game: Game, view: Record, key: bytes, plans: int = PLANS) -> Iterator[Hint | None]:
    """The same in small steps, for a caller that has other things to do in between. The last one is the hint."""
    began = time.perf_counter()
    walk = _Walk(game, view, key)
    adviser: _Rollouts | _Search = _Rollouts(game) if _has_network(game.name) else _Search(game, key)
    first: _Decision | None = None
    forced: list[int] = []
    while walk.mine:
        one: _Decision | None = None
        for step in adviser.decide(walk, key, plans if first is None else max(1, plans // LATER)):
            one = step
            yield None
        assert one is not None
        if first is None and one.plans:
            first, forced = one, list(walk.moves)
        for move in one.moves:
            walk.make(move)
    if first is None:
        yield Hint(walk.moves, walk.ended, None, [], False, [], 0, time.perf_counter() - began)
        return
    shown = [replace(plan, moves=[*forced, *plan.moves]) for plan in first.plans[:MOST_PLANS]]
    seconds = time.perf_counter() - began
    yield Hint(walk.moves, walk.ended, first.topic, shown, first.close, first.reasons, first.games, seconds)


def _has_network(game: str) -> bool:
    try:
        return bool(shipped_network(game).hash)
    except Refused:
        return False


@dataclass(frozen=True)
class _Decision:
    """What to do now."""

    moves: list[int]
    plans: list[HintPlan]
    topic: str
    close: bool
    reasons: list[Reason]
    games: int


class _Rollouts:
    """Decides by honest values: the mean results of rollouts over deals of what the seat cannot see."""

    def __init__(self, game: Game) -> None:
        self._evaluator = Evaluator(game)
        self._proposer = Proposer(self._evaluator)

    def decide(self, walk: "_Walk", key: bytes, budget: int) -> Iterator[_Decision | None]:
        evaluator, proposer = self._evaluator, self._proposer
        view = walk.view
        dealt = proposer.deal(view, key)
        everything = proposer.candidates(dealt, None)
        likely = reasonable(everything)
        if len(likely) < 2:  # one that the reference policy hardly ever plays is compared too
            likely = everything[:2]
        topic = evaluator.description.topic_of(dealt, likely[0].moves)
        if len(likely) == 1:
            yield _Decision(likely[0].moves, [], topic, False, [], 0)
            return
        likely[0].played = True  # the one that the others are compared with
        comparison = Comparison(int(view.seat), int(dealt.players), view, None, key, likely)
        played = 0
        worlds = FIRST_WORLDS
        while played < budget and comparison.worlds < MOST_WORLDS and comparison.active.sum() > 1:
            used = comparison.play(evaluator, worlds)
            played += used
            comparison.drop_clearly_worse()
            worlds = 2 * max(1, STEP * worlds // (2 * max(1, used)))
            yield None
        order = ranking(comparison)
        second = comparison.behind(order[1], order[0])
        reasons, _ = why(evaluator, proposer, comparison, dealt, order[0], order[1])
        shown = [_plan(comparison, place) for place in order]
        close = second[0] <= CLOSE * second[1]
        yield _Decision(
            likely[order[0]].moves, shown, topic, close, reasons[:MOST_REASONS], int(comparison.counts.sum())
        )


def ranking(comparison: Comparison) -> list[int]:
    """The candidates by value, best first; but the one that the reference policy prefers is first if none is clearly
    better, that is by more than one standard error: so noise alone suggests nothing unusual."""
    order = sorted(range(len(comparison.candidates)), key=lambda place: -float(comparison.means[place]))
    best = comparison.best
    order.remove(best)
    order.insert(0, best)
    behind, error = comparison.behind(comparison.played, best)
    if behind <= error:
        order.remove(comparison.played)
        order.insert(0, comparison.played)
    return order


def _plan(comparison: Comparison, place: int) -> HintPlan:
    worlds = int(comparison.counts[place])
    return HintPlan(
        comparison.candidates[place].moves,
        float(comparison.means[place]),
        comparison.spread(place),
        float(comparison.finals[place, :worlds, comparison.seat].mean()),
        worlds,
    )


class _Search:
    """Decides by tree search, in a game without a network."""

    def __init__(self, game: Game, key: bytes) -> None:
        self._game = game
        self._bot = SearchBot(game, key, SEARCH_OPTIONS)

    def decide(self, walk: "_Walk", key: bytes, budget: int) -> Iterator[_Decision | None]:
        move = self._bot.choose(walk.view, walk.legal, Budget(iterations=max(1, budget // SEARCHED)))
        topic = description_of(self._game.name).topic_of(walk.positions[-1], [move])
        thought = self._bot.thought
        if thought is None:
            yield _Decision([move], [], topic, False, [], 0)
            return
        plans = [
            HintPlan(one.steps, one.chance or 0.0, _spread(one.chance or 0.0, one.visits), one.score or 0.0, one.visits)
            for one in thought.candidates
        ]
        apart = plans[0].chance - plans[1].chance if len(plans) > 1 else 1.0
        close = len(plans) > 1 and apart < CLOSE * (plans[0].error ** 2 + plans[1].error ** 2) ** 0.5
        yield _Decision([move], plans, topic, close, self._reasons(walk, plans), thought.iterations)

    def _reasons(self, walk: "_Walk", plans: list[HintPlan]) -> list[Reason]:
        reasons = reasons_of(self._game.name)
        if reasons is None:
            return []
        best, *rest = [Line(one.moves, walk.positions_after(one.moves)) for one in plans[:2]]
        other = rest[0] if rest else None
        others = [] if other is None else reasons(self._game, other, best)
        return strongest(reasons(self._game, best, other), others, MOST_REASONS)


def _spread(chance: float, visits: int) -> float:
    return float((chance * (1.0 - chance) / max(1, visits)) ** 0.5)


class _Walk:
    """A turn of the seat to move, on a deal of what it cannot see. It ends where chance or another seat follows."""

    def __init__(self, game: Game, view: Record, key: bytes) -> None:
        self._work = Workspace(heuristics_of(game.name), game.parts, key)
        self._work.deal(view)
        self._seat = int(view.seat)
        self.view = view
        self.moves: list[int] = []
        self.positions = [self._copy()]

    @property
    def mine(self) -> bool:
        return self._going and len(self.moves) < MOST_MOVES and bool(self.legal)

    @property
    def ended(self) -> bool:
        """Whether the turn is over: another seat moves once chance has had its say."""
        state, verbs = self._work.state, self._work.verbs
        if verbs.awaits_chance(state):
            return not self._resumes()
        return int(state.turn) != self._seat or not self.legal

    @property
    def _going(self) -> bool:
        state = self._work.state
        return not self._work.verbs.awaits_chance(state) and int(state.turn) == self._seat

    def _resumes(self) -> bool:
        """Whether the seat continues its turn after the chance results that come next."""
        trial, verbs = self._copy(), self._work.verbs
        verbs.settle(trial, self._work.parts, self._work.stream, None)
        return int(trial.turn) == self._seat and verbs.legal(trial, self._work.parts, self._work.buffers[0]) > 0

    @property
    def legal(self) -> list[int]:
        work = self._work
        moves = work.buffers[0]
        return moves[: work.verbs.legal(work.state, work.parts, moves)].tolist()

    def make(self, move: int) -> None:
        work = self._work
        work.verbs.act(work.state, work.parts, move, None)
        self.moves.append(move)
        self.positions.append(self._copy())
        if self._going:
            self.view = blank(work.heuristics.rules.view)[0]
            work.verbs.look(work.state, self._seat, self.view)

    def positions_after(self, moves: list[int]) -> list[Record]:
        """The positions before each of these moves and after all, from the present one on."""
        found = [self._copy()]
        for move in moves:
            state = blank(self._work.heuristics.rules.state)
            state[0] = found[-1]
            self._work.verbs.act(state[0], self._work.parts, move, None)
            found.append(state[0])
        return found

    def _copy(self) -> Record:
        copy = blank(self._work.heuristics.rules.state)
        copy[0] = self._work.state
        return copy[0]
