"""A window 320 pixels wide, or a page made four times as large: everything is there, and nothing is pushed sideways.

In German, which has the longest words.
"""

import random

import pytest

from tests.web.players import PLAY
from tests.web.test_feel import seat_among_bots
from tests.web.test_pages import PAGES

NARROW = {"width": 320, "height": 640}


@pytest.mark.parametrize(("game", "bots"), [("nile", 5), ("fertility", 3)])
def test_a_full_table_fits(visit, game: str, bots: int) -> None:
    visitor = visit(size=NARROW, language="de")
    seat_among_bots(visitor, game, bots)
    PLAY[game](visitor, random.Random(4), presses=6)
    visitor.keep(f"{game}-narrow")
    assert not visitor.wider_than_the_page()


def test_every_page_fits(visit) -> None:
    visitor = visit(size=NARROW, language="de")
    for page in PAGES:
        visitor.go(page)
        assert not visitor.wider_than_the_page(), page
