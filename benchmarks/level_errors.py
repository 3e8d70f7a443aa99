"""`python -m benchmarks.level_errors`: how many points our levels lose per 100 decisions, in all and by topic.

Each level plays two-player games against itself, and each game is reviewed, with a sixth of the budget of a server's
reviews: losses are estimated a little too low, the more so the smaller the budget (docs/analysis.md). `--write` stores
the result in src/akhet/analysis/level_errors.json, which the server shows beside a person's own figures.
"""

import argparse
import json
import time
from collections import defaultdict
from typing import Any

import numpy as np

from akhet.analysis import review
from akhet.analysis.averages import FILE
from akhet.analysis.evaluator import VERSION
from akhet.bots.bot import Budget
from akhet.bots.levels import levels_of
from akhet.bots.seat import BotSeat
from akhet.bots.spec import Spec
from akhet.kernel.stream import key_from_seed
from akhet.table import Game, Table

PLAYERS = 2
POINTS = 100.0  # per win
PER_HUNDRED = 100.0
ITERATIONS = 1000  # instead of seconds, so that the machine does not matter


def played(game: Game, spec: Spec, seed: int) -> Table:
    table = game.open(PLAYERS, seed=seed)
    seats = [BotSeat(spec, game, key_from_seed(1000 * seed + seat)) for seat in range(PLAYERS)]
    while table.turn is not None:
        seats[table.turn].play(table)
    return table


def measure(game: Game, level: str, spec: Spec, games: int, seed: int, budget: int) -> dict[str, Any]:
    """The mean loss of open decisions; its error from the spread between games."""
    if spec.budget.seconds is not None:
        spec = Spec(spec.name, spec.options, Budget(iterations=ITERATIONS))
    lost: list[float] = []
    counts: list[int] = []
    topics: dict[str, list[float]] = defaultdict(list)
    for number in range(games):
        found = review(played(game, spec, seed + number), budget=budget)
        open_ones = [one for one in found["decisions"] if one["kind"] == "open"]
        lost.append(sum(one["loss"] for one in open_ones))
        counts.append(len(open_ones))
        for one in open_ones:
            topics[one["topic"]].append(one["loss"])
    mean = sum(lost) / sum(counts)
    spread = np.std(np.array(lost) - mean * np.array(counts), ddof=1) * games**0.5 / sum(counts)
    scale = POINTS * PER_HUNDRED
    return {
        "game": game.name,
        "level": level,
        "games": games,
        "errors": round(scale * mean, 1),
        "error": round(scale * float(spread), 1),
        "topics": {topic: round(scale * float(np.mean(losses)), 1) for topic, losses in sorted(topics.items())},
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.level_errors")
    parser.add_argument("--games", type=int, default=10, help="of each level")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--budget", type=int, default=100_000, help="plans per game")
    parser.add_argument("--write", action="store_true", help="store the result")
    choice = parser.parse_args()
    levels: list[dict[str, Any]] = []
    for name in ("nile", "fertility"):
        game = Game(name)
        for level, spec in levels_of(name).items():
            began = time.process_time()
            levels.append(measure(game, level, spec, choice.games, choice.seed, choice.budget))
            print(f"{levels[-1]} ({time.process_time() - began:.0f} s)", flush=True)
            if choice.write:  # as far as it is
                header = {"evaluator": VERSION, "games": choice.games, "seed": choice.seed, "budget": choice.budget}
                FILE.write_text(json.dumps(header | {"levels": levels}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
