"""The generic observation, text and picture: for a game without modules of its own in `envs` and `draw`."""

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from akhet.draw import drawing
from akhet.draw.drawing import Header
from akhet.draw.picture import draw_picture
from akhet.draw.text import draw_text
from akhet.envs.observation import generic_observation
from akhet.games import BUILT_IN
from akhet.kernel.layout import blank, i8, record_type, u8, u16
from akhet.table import Game

INNER = record_type(("hand", u16, 2), ("turn", i8), ("first", i8))
VIEW = record_type(("piles", u16, (2, 2)), ("pool", u8, 3), ("players", u8))
HEADER = Header("Pebbles", 2, turn=1, rewards=None)


def test_every_field_is_a_part_and_wide_numbers_are_bytes() -> None:
    found = generic_observation("generic", VIEW)
    view, row = blank(VIEW)[0], np.zeros(found.layout.size, np.uint8)
    view.piles[:] = [[1, 256], [513, 0]]
    view.pool[:] = (7, 8, 9)
    view.players = 4
    found.write(view, None, row)
    assert {name: part.shape for name, part in found.layout.parts.items()} == {
        "piles": (2, 2, 2),
        "pool": (3,),
        "players": (1,),
    }
    assert found.layout.part(row, "piles").tolist() == [[[1, 0], [0, 1]], [[1, 2], [0, 0]]]
    assert found.layout.part(row, "pool").tolist() == [7, 8, 9]
    assert row.tobytes() == view.tobytes()  # fields have no padding, so the row is the View's bytes


def test_a_record_within_a_view_has_parts_too() -> None:
    view_type = record_type(("table", INNER), ("seat", i8), ("players", u8))
    found = generic_observation("nested", view_type)
    view, row = blank(view_type)[0], np.zeros(found.layout.size, np.uint8)
    view.table.hand[:] = (3, 300)
    view.table.turn = -1
    found.write(view, None, row)
    assert list(found.layout.parts) == ["table.hand", "table.turn", "table.first", "seat", "players"]
    assert found.layout.part(row, "table.hand").tolist() == [[3, 0], [44, 1]]
    assert found.layout.part(row, "table.turn").tolist() == [255]


REAL_VIEWS = """
import numpy as np
from akhet.envs.observation import generic_observation
from akhet.games import BUILT_IN, rules_of
from akhet.table import Game

for game in BUILT_IN:
    found, view = generic_observation(game, rules_of(game).view), Game(game).open(3, seed=1).view(0)
    row = np.zeros(found.layout.size, np.uint8)
    found.write(view, None, row)
    assert row.tobytes() == view.tobytes() and row.any()
"""


def test_it_holds_every_byte_of_a_real_view() -> None:
    """Interpreted: compiling a function for every field of a large View takes a minute."""
    interpreted = os.environ | {"AKHET_RULES": "interpreted"}
    subprocess.run([sys.executable, "-c", REAL_VIEWS], env=interpreted, check=True)


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_game_without_drawings_is_shown_as_a_list(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "module_of", lambda name, package: None)
    table = Game(game).open(2, seed=1)
    view: dict[str, Any] = table.view_position(0)
    text = draw_text(game, table.game.components, view, HEADER)
    assert text.startswith(f"Pebbles, 2 players: player_1 to move ({view['step']})\n")
    assert all(any(line.startswith(f"{name}:") for line in text.splitlines()) for name in view)
    drawn = draw_picture(game, table.game.components, view, HEADER)
    assert drawn.dtype == np.uint8 and drawn.shape[2] == 3 and drawn.std() > 10
