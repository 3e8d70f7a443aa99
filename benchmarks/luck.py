"""`python -m benchmarks.luck`: does the luck that a review computes have mean 0, and how much does it explain?

Plays games of the reference policy against itself and values every position, without comparing candidates. Prints, for
every game and number of players, over all seats and games: the mean of the results with the luck of draws taken out,
and by how much their standard deviation is smaller. docs/analysis.md has the result.
"""

import argparse
import hashlib
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from akhet.analysis.bill import Values, refine_luck, values_along
from akhet.analysis.course import Chance, Choice
from akhet.analysis.evaluator import Evaluator
from akhet.analysis.reviewer import DEFAULT_BUDGET, luck_games
from akhet.kernel.layout import Record, blank
from akhet.kernel.stream import key_from_seed, new_stream, new_streams
from akhet.table import Game

SHOWN_EVERY = 50  # games


@dataclass
class PlayedCourse:
    """A game as the reference policy played it against itself, in the form of `analysis.course.Course`."""

    players: int
    begin: Record
    choices: list[Choice]
    others: list[Record]

    def set_up_again(self, key: bytes, count: int) -> list[Record]:
        return self.others


class SelfPlay:
    def __init__(self, name: str, players: int, options: dict[str, Any]) -> None:
        self.game = Game(name)
        self.players, self.options = players, options
        self.evaluator = Evaluator(self.game)
        self._verbs = self.game.rules.verbs

    def first_choices(self, key: bytes, count: int) -> list[Record]:
        states = []
        for stream in new_streams(key, range(count)):
            state = self.game.initial_state(self.players, dict(self.options))[0]
            self._verbs.settle(state, self.game.parts, stream, None)
            states.append(state)
        return states

    def play(self, number: int, seed: int, others: list[Record]) -> PlayedCourse:
        game, verbs = self.game, self._verbs
        stream = new_stream(key_from_seed(seed), number)
        state = game.initial_state(self.players, dict(self.options))[0]
        verbs.settle(state, game.parts, stream, None)
        course = PlayedCourse(self.players, self._copy(state), [], others)
        while (plan := self.evaluator.draw_plan(state, stream)) >= 0:
            before, seat, taken = self._copy(state), int(state.turn), 0
            scratch = self.evaluator.scratch
            while (move := int(self.evaluator.heuristics.next_step(state, game.parts, plan, taken, scratch))) >= 0:
                verbs.act(state, game.parts, move, None)
                taken += 1
            chances = []
            while verbs.awaits_chance(state):
                outcome = int(verbs.chance(state, game.parts, stream))
                chances.append(Chance(0, len(chances), int(state.turn), outcome, "", self._copy(state)))
                verbs.happen(state, game.parts, outcome, None)
            course.choices.append(Choice(1, 1, seat, [], False, before, chances, self._copy(state)))
        return course

    def _copy(self, state: Record) -> Record:
        copy = blank(self.game.rules.state)
        copy[0] = state
        return copy[0]


def measure(
    name: str, players: int, options: dict[str, Any], games: int, first: int, seed: int, played_on: int
) -> Iterator[dict[str, Any]]:
    """What was found so far, after every fifty games and at the end."""
    play = SelfPlay(name, players, options)
    others = play.first_choices(hashlib.sha256(b"set-ups %d" % seed).digest(), 4096)
    start = np.mean([play.evaluator.value(state) for state in others], 0)
    results, luck, drift, deal = [], [], [], []
    began = time.process_time()
    for number in range(first, first + games):
        course: Any = play.play(number, seed, others[:1])
        found: Values = values_along(course, play.evaluator)
        if played_on:
            key = hashlib.sha256(b"luck %d" % number).digest()
            for _ in refine_luck(course, play.evaluator, found, key, played_on):
                pass
        draws = [draw.luck for draw in found.draws]
        deal.append(found.graph[0] - start)
        luck.append(deal[-1] + np.sum(draws[1:], 0))
        results.append(found.result)
        drift.append(found.drift)
        done = number - first + 1
        if done % SHOWN_EVERY == 0 or done == games:
            yield {
                "results": np.array(results),
                "luck": np.array(luck),
                "deal": np.array(deal),
                "drift": np.array(drift),
                "seconds": (time.process_time() - began) / done,
            }


def summary(found: dict[str, Any]) -> str:
    results, luck = found["results"], found["luck"]
    games = len(results)
    adjusted = results - luck
    raw, cut = results.std(), adjusted.std()
    means = " ".join(
        f"{mean:+.4f}±{error:.4f}" for mean, error in zip(luck.mean(0), luck.std(0) / games**0.5, strict=True)
    )
    explained = np.corrcoef(results.ravel(), luck.ravel())[0, 1]
    return (
        f"{games} games, {1000 * found['seconds']:.0f} ms each: SD of results {raw:.4f}, adjusted {cut:.4f}, "
        f"cut {100 * (1 - cut / raw):.1f} %; mean luck by seat {means}; "
        f"SD of luck {luck.std():.3f} (deal {found['deal'].std():.3f}), correlation {explained:.2f}, "
        f"drift SD {found['drift'].std():.3f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.luck")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game, to continue a run")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--played-on", type=int, default=luck_games(DEFAULT_BUDGET), help="games per draw; 0: none")
    choice = parser.parse_args()
    for found in measure(choice.game, choice.players, {}, choice.games, choice.first, choice.seed, choice.played_on):
        print(f"{choice.game}, {choice.players} players: {summary(found)}", flush=True)


if __name__ == "__main__":
    main()
