"""The results of the bots' rule functions in many positions, one line each.

test_modes.py runs this with interpreted rules and compares the lines with those of the compiled ones.
"""

import json
import sys
from collections.abc import Iterator
from typing import Any

from akhet import Table
from akhet.bots import new_bot
from akhet.bots.spec import read_spec
from akhet.kernel.stream import key_from_seed, new_stream
from tests.bots.tables import HeuristicsRunner, Variant, legal_of, open_table, seats_for

VARIANTS = (Variant("nile", 2), Variant("nile", 4, {"monuments": True}), Variant("fertility", 2, {"variant": True}))

# Short playouts of every kind, because interpreted rules are slow. `greedy` is slowest with many placements, so it is
# asked only where there are few moves, and at the beginning of a game.
GREEDY = ("greedy", "greedy:noise=0.5")
MANY = 10
SEARCH = (
    "search:cut=2,longer=500@6",
    "search:cut=2,noise=0.3,widen_start=1@4",
    "search:random=1,cut=9@3",
    "search:single=1,cut=2@4",
    "learned",
    "learned@2",
)


def lines(seeds: range, every: int) -> Iterator[dict[str, Any]]:
    """One random game per variant and seed: at every `every`th move the results of the heuristics and of a bot."""
    for variant in VARIANTS:
        for seed in seeds:
            yield from watch(variant, seed, every)


def watch(variant: Variant, seed: int, every: int) -> Iterator[dict[str, Any]]:
    runner, stream = HeuristicsRunner(variant.game), new_stream(key_from_seed(seed))
    table = open_table(variant, seed)
    seats = seats_for(table, "random", seed=seed)
    while table.turn is not None:
        if (len(table.plies) + seed) % every == 0:
            s = table.state
            plans, scores = runner.propose_plans(s)
            line = {"at": [str(variant), seed, len(table.plies)], "plans": plans, "scores": scores}
            line |= {"steps": [runner.next_step(s, plan, 0) for plan in plans]}
            line |= {"best": runner.best_plan(s, stream, 0.5)}
            line |= {"prospects": runner.prospects(s), "expected_score": runner.expected_score(s, over=False)}
            line |= {"counts": runner.expected_score(s, over=True)}
            bots = SEARCH
            if len(legal_of(table)) < MANY or not table.plies:
                bots = GREEDY + SEARCH
                evaluated, careful_scores = runner.propose_plans(s, "evaluate_all")
                line |= {"evaluated": evaluated, "careful_scores": careful_scores}
            yield line | asked(table, bots[len(table.plies) // every % len(bots)])
        seats[table.turn].play(table)


def asked(table: Table, spec: str) -> dict[str, Any]:
    named = read_spec(spec)
    bot = new_bot(named, table.game, key_from_seed(len(table.plies)))
    choice = bot.choose(table.view(table.turn), legal_of(table), named.budget)
    thought = getattr(bot, "thought", None)
    candidates = [] if thought is None else thought.candidates
    return {
        "bot": spec,
        "choice": choice,
        "visits": [[candidate.visits, *candidate.steps] for candidate in candidates],
        "estimates": [[candidate.chance, candidate.score] for candidate in candidates],
    }


if __name__ == "__main__":
    first, last, stride = (int(word) for word in sys.argv[1:])
    sys.stdout.writelines(f"{json.dumps(line)}\n" for line in lines(range(first, last), stride))
