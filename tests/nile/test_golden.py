"""Golden playthroughs: whole games as text, in tests/golden/nile-*.txt. A change in the rules shows as a difference.

After a change that is meant, write them again, and read the difference before it is committed:

    .venv/bin/python -m tests.nile.test_golden --write
"""

import sys
from collections.abc import Iterator
from itertools import zip_longest

import pytest

from akhet.kernel.rules import Event
from tests.golden import GOLDEN
from tests.nile.driver import NILE, Chooser, Variant

# Short games in which everything happens that can; dice and moves are by streams of the same seed.
GAMES = {
    "nile-2-players": (Variant(2), 61),
    "nile-3-classic": (Variant(3, classic=True), 78),
    "nile-4-monuments": (Variant(4, monuments=True), 85),
    "nile-6-monuments": (Variant(6, monuments=True), 80),
}


def playthrough(variant: Variant, seed: int) -> Iterator[str]:
    """A game to its end, a paragraph a step: its words, what chance answered, what happened, the position's hash."""
    table, chooser = NILE.open(variant.players, seed=seed, **variant.options()), Chooser(seed)
    yield f"nile, rules {table.rules.version}, {variant.players} players, options {variant.options()}, seed {seed}"
    yield from paragraph("deal", table.start.chance, table.start.events, table.hash())
    while not table.over:
        moves = table.legal()
        move = chooser.choose(table.state, [move.id for move in moves])
        (ply,) = table.play(move)
        title = f"{len(table.plies)} seat {ply.seat}: {table.rules.actions.say(move)}, one of {len(moves)}"
        yield from paragraph(title, ply.chance, ply.events, table.hash())
    yield "standings"
    for standing in table.score():
        piles = ", ".join(f"{count} {crop}" for crop, count in standing.details.items())
        yield f"  seat {standing.seat}: place {standing.place}, {standing.counts} of {piles}"
    yield from (f"  {sentence}" for sentence in table.explain_score())


def paragraph(title: str, chance: list[str | int], events: list[Event], position: str) -> Iterator[str]:
    yield title
    if chance:
        yield f"  chance: {', '.join(map(str, chance))}"
    for event in events:
        yield f"  {event.name} {', '.join(f'{name} {value}' for name, value in event.values.items())}".rstrip()
    yield f"  position {position[:16]}"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_it_went(name):
    expected = (GOLDEN / f"{name}.txt").read_text("utf-8").splitlines()
    for number, (line, then) in enumerate(zip_longest(playthrough(*GAMES[name]), expected), start=1):
        assert line == then, f"{name}.txt, line {number}"


def test_every_golden_game_is_played():
    assert {path.stem for path in GOLDEN.glob("nile-*.txt")} == {*GAMES, "nile-actions"}


def write() -> None:
    for name, game in GAMES.items():
        (GOLDEN / f"{name}.txt").write_text("\n".join(playthrough(*game)) + "\n", "utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    write()
