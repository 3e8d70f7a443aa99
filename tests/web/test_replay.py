"""Replays."""

import json
import random

import pytest
from playwright.sync_api import expect

from tests.web.players import PLAY, give_up, play_fertility
from tests.web.test_games import start


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_a_finished_game_can_be_replayed_step_by_step(visit, game: str) -> None:
    visitor = visit()
    table = start(visitor, game)
    PLAY[game](visitor, random.Random(9))
    visitor.press("Replay")
    visitor.page.wait_for_url(f"**/replay/{table}*")
    slider = visitor.page.get_by_role("slider").first
    slider.wait_for()
    visitor.page.wait_for_selector(f".{game}")
    assert visitor.axe_violations() == [] and not visitor.scrolls_sideways()
    slider.focus()
    visitor.page.keyboard.press("Home")
    first = slider.input_value()
    visitor.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(int(first) + 1))
    visitor.screenshot(f"replay-{game}")


def test_a_replay_of_fertility_shows_the_city_of_the_chosen_seat(visit) -> None:
    visitor = visit()
    table = start(visitor, "fertility")
    play_fertility(visitor, random.Random(11), presses=12)  # some open a list; at least one step is made
    give_up(visitor)
    visitor.page.wait_for_selector("[data-state=over]")
    visitor.go(f"/replay/{table}#1")
    large = visitor.page.locator(".city h2")
    large.wait_for()
    score = visitor.page.get_by_role("region", name="Standings").get_by_role("table")
    shown = [int(total) for total in score.locator("tfoot td").all_inner_texts()]
    assert len(shown) == visitor.page.locator(".replay header .chip").count()
    names = visitor.page.locator(".replay header .chip .name").all_inner_texts()
    choice = visitor.page.get_by_label("View as")
    for name in names:
        choice.select_option(label=name)
        visitor.page.wait_for_function(f"() => document.querySelector('.city h2').innerText === {json.dumps(name)}")
    seat = len(names) - 1
    visitor.page.wait_for_url(f"**/replay/{table}?from={seat}#1")  # the address can be shared, and survives a reload
    assert visitor.page.get_by_label("Link to this step").input_value().endswith(f"from={seat}#1")
    visitor.page.reload()
    large.wait_for()
    assert large.inner_text() == names[seat] and choice.input_value() == str(seat)
    choice.select_option(label="the player to move")
    visitor.page.wait_for_url(f"**/replay/{table}#1")
    visitor.page.keyboard.press("Home")
    assert large.inner_text() in names and visitor.axe_violations() == []
    assert visitor.page.get_by_label("Your seat").input_value() == "0"  # to play on from here
    visitor.screenshot("replay-fertility-seat")
