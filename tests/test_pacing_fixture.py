"""Turns of golden games as the browser app gets them, in web/tests/fixtures/: events, and the views before and after.

The app's tests check with them that showing events one by one leads to the server's view (web/src/games/pacing.ts).
After an intended change, write them again:

    .venv/bin/python -m tests.test_pacing_fixture --write
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from akhet import Game, Table
from akhet.table import event_json
from tests.test_golden import GAMES

FIXTURES = Path(__file__).parents[1] / "web" / "tests" / "fixtures"
READER = 0  # the seat that sees it
# From each game the first and the last turns.
FIRST, LAST = 8, 5
FILES = {
    "fertility": ["fertility-2-variant", "fertility-4-players"],
    "nile": ["nile-4-monuments", "nile-6-monuments"],
}

Json = dict[str, Any]


def turns(name: str) -> Iterator[tuple[Json, list[list[Json]], Json]]:
    """The view before each turn of a golden game, the events of its steps, and the view after it."""
    players, options, seed, chooser = GAMES[name]
    table, choose = Game(name.partition("-")[0]).open(players, seed=seed, **options), chooser(seed)
    while not table.over:
        before, seat, steps = view(table), table.turn, list[list[Json]]()
        while not table.over and table.turn == seat:
            (ply,) = table.play(choose(table, [move.id for move in table.legal()]))
            steps.append([event_json(event, READER, everything=False) for event in ply.events])
        yield before, steps, view(table)


def view(table: Table) -> Json:
    return json.loads(json.dumps(table.view_position(READER)))


def fixture(game: str) -> str:
    """Parts of games: the view before the first turn, and of each turn its steps and what it changed in the view."""
    parts: list[Json] = []
    for name in FILES[game]:
        played = list(turns(name))
        for part in (played[:FIRST], played[-LAST:]):
            told = [{"steps": steps, "changed": changes(before, after)} for before, steps, after in part]
            parts.append({"name": name, "view": part[0][0], "turns": told})
    text = json.dumps(parts, separators=(",", ":"))
    return text.replace('{"steps"', '\n{"steps"') + "\n"  # a line for each turn


def changes(before: Json, after: Json) -> Json:
    return {key: part for key, part in after.items() if part != before[key]}


@pytest.mark.parametrize("game", FILES)
def test_a_fixture_of_the_browser_app_is_current(game):
    assert (FIXTURES / f"pacing-{game}.json").read_text("utf-8") == fixture(game), __doc__


def write() -> None:
    for game in FILES:
        (FIXTURES / f"pacing-{game}.json").write_text(fixture(game), "utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    write()
