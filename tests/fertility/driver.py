"""Plays random games of every variant of Fertility and prints one line per step: for tests, in any mode."""

import hashlib
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from akhet import Game, Table
from akhet.kernel.stream import below, key_from_seed, new_stream
from tests.fertility.own_set import own_entries
from tests.fertility.positions import game_with

SOME = 371


@dataclass(frozen=True)
class Variant:
    players: int
    options: dict[str, Any]
    own: bool = False  # played with an owner's set


VARIANTS = (
    Variant(2, {}),
    Variant(2, {"variant": True}),
    Variant(3, {"first": 1}),
    Variant(4, {}),
    Variant(3, {"boards": ["III", "I turned", "IV"], "start_turn": 2}),
)


OWN = Variant(4, {}, own=True)


def games(variant: Variant, seeds: range) -> Iterator[tuple[Table, Any]]:
    game = game_with(own_entries()) if variant.own else Game("fertility")
    for seed in seeds:
        yield (
            game.open(variant.players, seed=seed, **variant.options),
            new_stream(key_from_seed(seed), 1),
        )


def lines(seeds: range) -> Iterator[str]:
    """One line per step: the move, and a hash over the position, every view, many refusals and all forecasts."""
    for variant in (*VARIANTS, OWN):
        for table, choices in games(variant, seeds):
            while not table.over:
                moves = table.legal()
                step = len(table.plies)
                digest = hashlib.sha256(table.state.tobytes())
                for seat in (*range(table.players), None):
                    digest.update(table.view(seat).tobytes())
                for move in moves:
                    digest.update(repr(table.rules.notation.forecast(table.state, move.id)).encode())
                for action in range(step % SOME, len(table.rules.actions), SOME):  # other ones at every step
                    digest.update(repr(table.why_not(action)).encode())
                move = moves[below(choices, len(moves))]
                yield f"{move.say} {digest.hexdigest()[:16]}"
                table.play(move.id)
            yield f"{table.score()} {table.hash()}"


if __name__ == "__main__":
    for line in lines(range(int(sys.argv[1]))):
        print(line)  # noqa: T201
