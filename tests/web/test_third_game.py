"""A game that the app has no table for, in a real browser: played to its end at the generic table."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.conftest import GENEROUS
from tests.server.servers import RunningServer
from tests.test_third_game import FOLDER
from tests.web.visitor import Visitor


@pytest.fixture
def visitor(chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitor]:
    monkeypatch.setenv("PYTHONPATH", str(FOLDER))
    server = RunningServer(f"sqlite:///{tmp_path / 'akhet.sqlite'}", **GENEROUS)
    visitor = Visitor(chromium, server)
    yield visitor
    visitor.close()
    server.close()
    assert visitor.problems == []


def test_a_third_game_is_opened_and_played_to_its_end(visitor: Visitor):
    dice = random.Random(4)
    visitor.go()
    visitor.page.locator("label.card", has_text="Pebbles").click()
    visitor.page.locator("button.play").click()
    for _ in range(40):
        visitor.page.wait_for_selector("[data-state=mine] .generic button:not([disabled]), [data-state=over]")
        if visitor.page.locator("[data-state=over]").count():
            break
        buttons = visitor.page.locator(".generic button:not([disabled])")
        buttons.nth(dice.randrange(buttons.count())).click()
    visitor.page.wait_for_selector("[data-state=over]")
    visitor.screenshot("third-game")
    assert visitor.axe_violations() == [] and visitor.untranslated() == []
