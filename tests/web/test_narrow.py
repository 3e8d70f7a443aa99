"""A window 320 pixels wide, as when a page is enlarged four times: everything is there, and nothing scrolls sideways.

In German, which has the longest words, with our own fonts and with a wide one, as a reader may have while ours load.
"""

import random

import pytest

from tests.web.players import PLAY
from tests.web.test_feel import seat_among_bots
from tests.web.test_pages import PAGES
from tests.web.visitor import Visitor

NARROW = {"width": 320, "height": 640}
WIDE = "for (const use of ['--title', '--text']) document.documentElement.style.setProperty(use, 'monospace')"


@pytest.mark.parametrize(("game", "bots"), [("nile", 5), ("fertility", 3)])
def test_a_full_table_its_result_and_its_replay_fit(visit, game: str, bots: int) -> None:
    visitor = visit(size=NARROW, language="de")
    seat_among_bots(visitor, game, bots)
    PLAY[game](visitor, random.Random(4), presses=6)
    visitor.screenshot(f"{game}-narrow")
    assert fits(visitor)
    visitor.press("Menü")
    visitor.press("Aufgeben")
    visitor.press("Ja, aufgeben")
    visitor.page.wait_for_selector("[data-state=over]")
    assert fits(visitor)
    visitor.go(f"/replay/{visitor.table}")
    visitor.page.wait_for_selector(f".{game}")
    visitor.screenshot(f"{game}-replay-narrow")
    assert fits(visitor)


@pytest.mark.parametrize("page", PAGES)
def test_a_page_fits(visit, page: str) -> None:
    visitor = visit(size=NARROW, language="de")
    visitor.go(page)
    assert fits(visitor)


def fits(visitor: Visitor) -> bool:
    """Whether the page does not scroll sideways, with everything open that can be opened."""
    visitor.page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    visitor.page.evaluate("document.fonts.ready")
    in_ours = not visitor.scrolls_sideways()
    visitor.page.evaluate(WIDE)
    return in_ours and not visitor.scrolls_sideways()
