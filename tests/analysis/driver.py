"""What a review computes at the end of a game, as lines of JSON: `python -m tests.analysis.driver`."""

import json
import sys
from collections.abc import Iterator
from typing import Any

from tests.analysis.games import random_game, reviewer_of

WORLDS = 2
MOST_CANDIDATES = 2


def lines() -> Iterator[dict[str, Any]]:
    for game in ("nile", "fertility"):
        reviewer = reviewer_of(random_game((game, 2, ()), 2))
        choices = reviewer.course.choices
        decided = [reviewer.prepare(choice) for choice in choices[-6:]]
        comparison = [one.comparison for one in decided if one.comparison is not None][-1]
        comparison.active[MOST_CANDIDATES:] = False
        comparison.active[comparison.played] = True
        played = comparison.play(reviewer.evaluator, WORLDS)
        chance = [chance for choice in choices[:-1] for chance in choice.chances][-1]
        mean, luck = reviewer.evaluator.luck(chance)
        yield {
            "game": game,
            "moves": [one.moves for one in comparison.candidates],
            "priors": [one.prior for one in comparison.candidates],
            "played": played,
            "found": comparison.found.tolist(),
            "finals": comparison.finals.tolist(),
            "open": comparison.open_found.tolist(),
            "mean": mean.tolist(),
            "luck": luck.tolist(),
        }


if __name__ == "__main__":
    for line in lines():
        sys.stdout.write(json.dumps(line) + "\n")
