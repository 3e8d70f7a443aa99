"""Golden playthroughs: whole games as text, in tests/golden/. A change in the rules shows as a difference.

After an intended change, write them again, and read the difference before you commit it:

    .venv/bin/python -m tests.test_golden --write
"""

import sys
from collections.abc import Callable, Iterator
from itertools import zip_longest
from typing import Any

import pytest

from akhet import Game, Table
from akhet.kernel.rules import Event
from akhet.kernel.stream import below, key_from_seed, new_stream
from tests.golden import GOLDEN
from tests.nile.driver import Chooser

Choose = Callable[[Table, list[int]], int]


def by_interest(seed: int) -> Choose:
    """NILE: choose moves that cause many events."""
    chooser = Chooser(seed)
    return lambda table, moves: chooser.choose(table.state, moves)


def by_chance(seed: int) -> Choose:
    choices = new_stream(key_from_seed(seed), 1)
    return lambda table, moves: moves[below(choices, len(moves))]


# Short games that together cover everything. Chance results and moves come from streams of the same seed.
GAMES: dict[str, tuple[int, dict[str, Any], int, Callable[[int], Choose]]] = {
    "nile-2-players": (2, {}, 61, by_interest),
    "nile-3-classic": (3, {"classic": True}, 78, by_interest),
    "nile-4-monuments": (4, {"monuments": True}, 85, by_interest),
    "nile-6-monuments": (6, {"monuments": True}, 80, by_interest),
    "fertility-2-players": (2, {"first": 1}, 4, by_chance),
    "fertility-2-variant": (2, {"variant": True}, 5, by_chance),
    "fertility-3-boards": (3, {"boards": ["II turned", "IV", "I"], "start_turn": 3}, 6, by_chance),
    "fertility-4-players": (4, {}, 7, by_chance),
}


def playthrough(name: str) -> Iterator[str]:
    """A whole game, one paragraph per step: its words, the chance results, the events, and the position's hash."""
    players, options, seed, chooser = GAMES[name]
    table, choose = Game(name.partition("-")[0]).open(players, seed=seed, **options), chooser(seed)
    yield f"{table.rules.name}, rules {table.rules.version}, {players} players, options {options}, seed {seed}"
    yield from paragraph("deal", table.start.chance, table.start.events, table.hash())
    while not table.over:
        moves = table.legal()
        move = choose(table, [move.id for move in moves])
        (ply,) = table.play(move)
        title = f"{len(table.plies)} seat {ply.seat}: {table.rules.actions.say(move)}, one of {len(moves)}"
        yield from paragraph(title, ply.chance, ply.events, table.hash())
    yield "standings"
    for standing in table.score():
        details = ", ".join(f"{count} {what}" for what, count in standing.details.items())
        yield f"  seat {standing.seat}: place {standing.place}, {standing.counts} of {details}"
    yield from (f"  {sentence}" for sentence in table.explain_score())


def paragraph(title: str, chance: list[str | int], events: list[Event], position: str) -> Iterator[str]:
    yield title
    if chance:
        yield f"  chance: {', '.join(map(str, chance))}"
    for event in events:
        yield f"  {event.name} {', '.join(f'{name} {value}' for name, value in event.values.items())}".rstrip()
    yield f"  position {position[:16]}"


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_unchanged(name):
    expected = (GOLDEN / f"{name}.txt").read_text("utf-8").splitlines()
    for number, (line, then) in enumerate(zip_longest(playthrough(name), expected), start=1):
        assert line == then, f"{name}.txt, line {number}"


def test_every_golden_game_is_played():
    assert {path.stem for path in GOLDEN.glob("*.txt")} == {*GAMES, "nile-actions", "fertility-actions"}


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_the_action_table_stays_as_records_have_it(game):
    assert actions(game) == (GOLDEN / f"{game}-actions.txt").read_text("utf-8")


def actions(game: str) -> str:
    """Every action's number and words. Records contain the numbers, so they may never change."""
    return "".join(f"{number} {words}\n" for number, words in enumerate(Game(game).rules.actions.words))


def write() -> None:
    for name in GAMES:
        (GOLDEN / f"{name}.txt").write_text("\n".join(playthrough(name)) + "\n", "utf-8")
    for game in ("nile", "fertility"):
        (GOLDEN / f"{game}-actions.txt").write_text(actions(game), "utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    write()
