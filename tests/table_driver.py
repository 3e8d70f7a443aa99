"""Random games at a Table: everything that a table answers at every step, one line per step.

As a program it prints many games. test_table_modes.py runs it with interpreted rules and compares the lines with those
of the compiled ones.
"""

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from typing import Any

from akhet import Game, Table
from akhet.record import record_of
from akhet.table import Mark, Ply

VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    *(("nile", players, {}) for players in range(2, 7)),
    *(("nile", players, {"monuments": True}) for players in range(2, 7)),
    *(("nile", players, {"classic": True}) for players in range(2, 6)),
    *(("fertility", players, {}) for players in range(2, 5)),
    ("fertility", 2, {"variant": True}),
]
REFUSED = 3  # moves per step, most of them not legal
UNDO_IN = 10  # one step in so many is taken back


def lines(seed: int, most: int | None) -> Iterator[str]:
    """One game of every variant, at most `most` steps of each."""
    for name, players, options in VARIANTS:
        choice = random.Random(f"{name} {players} {options} {seed}")
        table = Game(name).open(players, seed=seed, **options)
        yield f"{name} {players} {options} {shown(table.start.chance, table.start.check)}"
        steps = 0
        while not table.over and steps != most:
            moves = [move.id for move in table.legal()]
            refusals = [table.why_not(choice.randrange(len(table.rules.actions))) for _ in range(REFUSED)]
            yield f"{steps} {shown(moves, [str(refusal) for refusal in refusals])}"
            (ply,) = table.play(choice.choice(moves), seat=table.turn)
            yield answers_of(table, ply)
            if not table.settled and choice.randrange(UNDO_IN) == 0:
                table.undo()
                yield answers_of(table, None)
            steps += 1
        yield shown(record_of(table))


def answers_of(table: Table, ply: Ply | None) -> str:
    """All that a table answers, in short."""
    made = None if ply is None else [ply.seat, ply.move, ply.chance, [vars(event) for event in ply.events], ply.check]
    seats = [*range(table.players), None]
    return shown(
        made,
        [table.turn, table.over, table.awaits_chance, table.settled],
        [table.view_position(seat) for seat in seats],
        [table.view(seat).tobytes().hex() for seat in seats],
        table.position(),
        [standing.json() for standing in table.score()],
        [table.hash(), table.check],
        mark_json(table.mark()) if table.settled else None,
    )


def mark_json(mark: Mark) -> list[str]:
    return [mark.state.hex(), mark.stream.hex(), mark.check]


def shown(*answers: Any) -> str:
    """A hash of each answer. A value that JSON does not have is an error."""
    return " ".join(hashlib.sha256(json.dumps(answer).encode()).hexdigest()[:12] for answer in answers)


if __name__ == "__main__":
    seed, most = (int(word) for word in sys.argv[1:])
    sys.stdout.writelines(f"{line}\n" for line in lines(seed, most or None))
