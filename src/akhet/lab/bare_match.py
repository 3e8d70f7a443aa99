"""Matches between bots that do not search, in compiled code: thousands of games in seconds, in mirrored sets."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from akhet.arena.workers import Cores, Stopped, workers
from akhet.bots.bot import Budget
from akhet.bots.heuristics import heuristics_of
from akhet.bots.levels import resolve_level
from akhet.bots.network.draw import LEAST, draw_plan
from akhet.bots.network.features import features_of
from akhet.bots.network.file import shipped_network
from akhet.bots.network.learned import learned_heuristics, learned_verbs
from akhet.bots.options import read_options
from akhet.bots.spec import Spec
from akhet.kernel.compiling import Verb, bind
from akhet.kernel.loop import game_specific
from akhet.kernel.stream import key_from_seed, new_streams
from akhet.table import Game

GREEDY, LEARNED = range(2)
MOST_OPTIONS = 2
PIECE = 100  # mirrored sets
KINDS: dict[str, tuple[int, dict[str, float]]] = {
    "greedy": (GREEDY, {"noise": 0.0}),
    "learned": (LEARNED, {"temperature": 0.0, "least": LEAST}),
}

settle = carry_out = greedy_plan = weigh_plans = choose_plan = play_one = game_specific


def choose_plan_template(kind, options, s, parts, stream, moves, plans, scores, scratch, learned):
    """The plan of a bot; -1 if there is none because the game is over. `options` are those of its kind, in order."""
    if kind == GREEDY:
        return greedy_plan(s, parts, stream, options[0], moves, plans, scores, scratch)
    count = weigh_plans(s, parts, moves, plans, scores, learned)
    if count == 0:
        return -1
    return np.int64(plans[draw_plan(scores, count, options[0], options[1], stream)])


def play_one_template(s, parts, dice, choices, kinds, options, lineup, moves, plans, scores, scratch, learned):
    """Play a game to its end. `lineup` has the number of the bot in each seat."""
    settle(s, parts, dice, None)
    plan = np.int64(0)
    while plan >= 0:
        bot = lineup[s.turn]
        plan = choose_plan(kinds[bot], options[bot], s, parts, choices, moves, plans, scores, scratch, learned)
        if plan >= 0:
            carry_out(s, parts, plan, scratch)
            settle(s, parts, dice, None)


def play_many_template(
    states, parts, dice, choices, kinds, options, lineups, moves, plans, scores, scratch, learned
):  # fmt: skip
    for game in range(len(states)):
        play_one(
            states[game], parts, dice[game], choices[game], kinds, options, lineups[game],
            moves, plans, scores, scratch, learned,
        )  # fmt: skip


@cache
def play_many_of(game: str) -> Verb:
    heuristics = heuristics_of(game)
    choose = bind(
        choose_plan_template, f"{game}_choose_plan",
        greedy_plan=heuristics.search.greedy_plan, weigh_plans=learned_verbs(game)["evaluate_all"],
    )  # fmt: skip
    one = bind(
        play_one_template, f"{game}_play_one",
        settle=heuristics.rules.verbs.settle, carry_out=heuristics.search.carry_out, choose_plan=choose,
    )  # fmt: skip
    return bind(play_many_template, f"{game}_play_many", play_one=one)


@dataclass(frozen=True)
class BareMatch:
    """What the lone bot won, with a 95 % interval over the mirrored sets."""

    games: int
    share: float
    low: float
    high: float


def is_bare(spec: Spec, game: str) -> bool:
    """Whether a bot can play such matches."""
    spec = resolve_level(spec, game)
    return spec.budget == Budget() and spec.name in KINDS and features_of(game) is not None


class BareGames:
    """The mirrored sets of a match, as work for the engine. An item is a range of sets by number."""

    compiled = True

    def __init__(self, game: str, players: int, a: Spec, b: Spec, sets: int, seed: int) -> None:
        self._given = (game, players, a, b, sets, seed)

    def __reduce__(self) -> tuple[Any, ...]:
        return BareGames, self._given

    def prepare(self) -> None:
        self.do(range(1), lambda: False)

    def do(self, item: range, stopped: Stopped) -> tuple[range, np.ndarray]:
        """What the lone bot won, by set."""
        name, players, a, b, sets, seed = self._given
        count = len(item) * players
        lone = np.arange(count) % players
        lineups = np.ones((count, players), np.int64)  # bot 1 in all seats but one
        lineups[np.arange(count), lone] = 0
        choices = range(sets + item.start * players, sets + item.stop * players)
        places = play_lineups(Game(name), [a, b], lineups, np.repeat(item, players), seed, choices)
        first = places == 1
        won = (first / first.sum(axis=1, keepdims=True))[np.arange(count), lone]
        return item, won.reshape(len(item), players).mean(axis=1)


def bare_match(game: str, players: int, a: Spec, b: Spec, games: int, seed: int, cores: Cores = None) -> BareMatch:
    """Let `a` in one seat play against `b` in all others: the same shuffle once per seat of `a`."""
    sets = -(-games // players)
    work = BareGames(game, players, a, b, sets, seed)
    work.prepare()
    pieces = [range(sets)[start : start + PIECE] for start in range(0, sets, PIECE)]
    by_set = np.zeros(sets)
    with workers(work, cores, len(pieces)) as play_all:
        for item, won in play_all(pieces):
            by_set[item.start : item.stop] = won
    share, error = float(by_set.mean()), 1.96 * float(by_set.std()) / sets**0.5
    return BareMatch(sets * players, share, max(0.0, share - error), min(1.0, share + error))


def play_lineups(
    game: Game, bots: Sequence[Spec], lineups: np.ndarray, shuffles: np.ndarray, seed: int, choices: range | None = None
) -> np.ndarray:
    """The places of the seats, [game, seat]. `lineups` has the number of the bot in each seat, [game, seat].

    Games with the same number in `shuffles` have the same shuffle. `choices` are the numbers of the streams from which
    the bots draw, one per game; default: those after the shuffles.
    """
    count, players = lineups.shape
    kinds, options = zip(*(_kind_of(resolve_level(spec, game.name)) for spec in bots), strict=True)
    states = np.repeat(game.initial_state(players, {}), count).view(np.recarray)
    key = key_from_seed(seed)
    dice = new_streams(key, shuffles.tolist())
    after = int(shuffles.max()) + 1
    drawn = new_streams(key, choices if choices is not None else range(after, after + count))
    heuristics = heuristics_of(game.name)
    learned = learned_heuristics(game.name, shipped_network(game.name).weights).new_scratch()[0]
    play_many_of(game.name)(
        states, game.parts, dice, drawn, np.array(kinds), np.array(options), lineups,
        *heuristics.buffers(), heuristics.new_scratch()[0], learned,
    )  # fmt: skip
    places = np.zeros((count, players), np.int64)
    game.rules.verbs.ranks(states, game.parts, places)
    return places


def _kind_of(spec: Spec) -> tuple[int, list[float]]:
    """The number of a kind of bot, and its options."""
    kind, known = KINDS[spec.name]
    return kind, [*read_options(known, spec.options).values(), 0.0][:MOST_OPTIONS]
