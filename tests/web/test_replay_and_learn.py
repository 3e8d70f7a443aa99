"""Replays and the guided first game, as somebody sees them who has just played, or never has."""

import random
import re

import pytest

from tests.web.players import play_fertility, play_nile
from tests.web.test_games import start

PLAY = {"nile": play_nile, "fertility": play_fertility}


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_a_finished_game_can_be_looked_at_step_by_step_and_played_on(visit, game: str) -> None:
    visitor = visit()
    table = start(visitor, game)
    PLAY[game](visitor, random.Random(9))
    visitor.press("Replay")
    visitor.page.wait_for_url(f"**/replay/{table}*")
    slider = visitor.page.get_by_role("slider").first
    slider.wait_for()
    visitor.page.wait_for_selector(f".{game}")
    assert visitor.barriers() == [] and not visitor.wider_than_the_page()
    slider.focus()
    visitor.page.keyboard.press("Home")
    first = slider.input_value()
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.wait_for_timeout(300)
    assert int(slider.input_value()) == int(first) + 1
    visitor.keep(f"replay-{game}")


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_a_first_game_is_guided_on_a_real_table(visit, game: str) -> None:
    visitor = visit()
    visitor.go(f"/learn/{game}")
    assert visitor.barriers() == []
    visitor.page.locator("main button.main").first.click()
    visitor.page.wait_for_selector("[data-state]")
    visitor.page.wait_for_selector(f".{game}")
    assert visitor.barriers() == [] and visitor.unsaid() == []
    visitor.press(re.compile("Got it"))
    visitor.keep(f"learn-{game}")
