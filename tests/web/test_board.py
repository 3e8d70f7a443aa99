"""The analysis board: a position set up by hand, played on for all seats, analysed, and shared."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.test_review import finished
from tests.web.visitor import PHONE, Visitor

SMALL = {"width": 360, "height": 640}
POSITION = {"players": 2, "turn": 0, "hands": [{"wheat": 2, "flax": 2, "wheat-flax": 1}, 5], "flood": "papyrus"}


def checked(visitor: Visitor) -> None:
    assert visitor.axe_violations() == []
    assert not visitor.scrolls_sideways() and visitor.untranslated() == []


def analysed(visitor: Visitor) -> None:
    """Let the analysis go on until there are bars, and stop it."""
    page = visitor.page
    page.get_by_role("button", name="Go", exact=True).click()
    page.get_by_text(re.compile("games played out")).wait_for(timeout=120_000)
    page.get_by_role("button", name="Stop", exact=True).click()


def test_a_position_of_nile_is_set_up_analysed_played_on_and_shared(visit) -> None:
    visitor = visit(may_be_refused=True)
    page = visitor.page
    visitor.go("/board/nile")
    page.get_by_text("This position is lawful.").wait_for()

    # By hand: a number that no deck has is named with its ruling, and undone.
    wheat = page.get_by_role("group", name="Hand").first.get_by_role("textbox", name="Wheat", exact=True)
    wheat.fill("20")
    wheat.press("Enter")
    page.get_by_text(re.compile("thing.* wrong with this position")).wait_for()
    page.get_by_role("link", name=re.compile("N4.7")).first.wait_for()
    checked(visitor)
    visitor.screenshot("board-nile-faults")
    page.keyboard.press("Control+z")
    page.get_by_text("This position is lawful.").wait_for()

    # As text, with a hand of which only the size is known.
    page.get_by_text("The position as text").click()
    page.get_by_role("textbox", name="The position as text").fill(json.dumps(POSITION))
    page.get_by_role("button", name="Use this text").click()
    page.get_by_text("This position is lawful.").wait_for()
    expect(page.get_by_role("checkbox", name=re.compile("Only the number")).nth(1)).to_be_checked()
    visitor.screenshot("board-nile-set-up")
    page.get_by_role("button", name="Use this position").click()

    # Bars that grow, drawn on the table.
    analysed(visitor)
    bars = page.get_by_role("region", name="Moves compared").locator("li button")
    assert bars.count() > 1
    bars.first.click()
    page.wait_for_selector(".spotlight .ring")
    checked(visitor)
    visitor.screenshot("board-nile-analysis")

    # Two lines, and the way back.
    page.get_by_role("button", name="Play the marked move").click()
    moves = page.get_by_role("region", name="Moves", exact=True)
    expect(moves.locator("ol button")).not_to_have_count(0)
    page.get_by_role("button", name="To the start").click()
    bars.nth(1).click()
    page.get_by_role("button", name="Play the marked move").click()
    expect(moves.locator(".lines > li")).to_have_count(2)

    # The address has all of it.
    page.wait_for_url(re.compile(r"/board/nile#[\w-]{50,}"))
    page.wait_for_timeout(600)  # the address follows the board
    page.reload()
    expect(page.get_by_role("region", name="Moves", exact=True).locator(".lines > li")).to_have_count(2)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save this line as a record").click()
    record = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert record["start"]["position"]["hands"][0] == {"wheat": 2, "flax": 2, "wheat-flax": 1} and record["plies"]


def test_a_position_of_fertility_is_set_up_with_the_keyboard(visit) -> None:
    visitor = visit(may_be_refused=True)
    page = visitor.page
    visitor.go("/board/fertility")
    page.get_by_text("This position is lawful.").wait_for()
    page.get_by_role("button", name="A new deal").wait_for()
    page.get_by_role("button", name="Take a tile away").wait_for()
    checked(visitor)
    visitor.screenshot("board-fertility-set-up")

    # A tile on the first two free squares beside each other: the pile then does not fit the turn, which is named.
    free = page.locator(".valley .square:not(.tile):not(.water):not(.wheat)")
    free.first.focus()
    page.keyboard.press("r")
    page.keyboard.press("r")
    page.keyboard.press("r")
    page.keyboard.press("r")
    before = page.locator(".valley .tile").count()
    for number in range(free.count()):
        free.nth(number).focus()
        page.keyboard.press("Enter")
        if page.locator(".valley .tile").count() > before:
            break
    expect(page.locator(".valley .tile")).to_have_count(before + 2)
    page.get_by_text(re.compile("wrong with this position")).wait_for()
    page.get_by_role("button", name="Undo", exact=True).click()
    page.get_by_text("This position is lawful.").wait_for()
    page.get_by_role("button", name="Use this position").click()
    analysed(visitor)
    page.get_by_role("button", name="Play the marked move").click()
    expect(page.get_by_role("region", name="Moves", exact=True).locator("ol button")).not_to_have_count(0)
    checked(visitor)
    visitor.screenshot("board-fertility-analysis")


@pytest.mark.parametrize(("language", "colours"), [("en", "light"), ("de", "dark")])
def test_on_a_phone_from_a_game_that_is_over(visit, language: str, colours: str) -> None:
    visitor = visit(size=PHONE if language == "en" else SMALL, language=language, colours=colours)
    page = visitor.page
    table = finished(visitor, "nile")
    visitor.go(f"/board/nile?table={table}&ply=4")
    page.locator("[data-spot=actions]").wait_for()
    checked(visitor)
    visitor.screenshot(f"board-phone-{language}")
    page.locator(".modes button").first.click()
    page.locator("#set-up-title").wait_for()
    checked(visitor)
    visitor.screenshot(f"board-phone-set-up-{language}")


def test_the_openings_are_shown_and_filtered(visit) -> None:
    visitor = visit(size=SMALL)
    page = visitor.page
    visitor.go("/openings/nile")
    page.get_by_role("heading", name="NILE: first turns").wait_for()
    rows = page.locator("tbody tr")
    every = rows.first.inner_text()
    page.get_by_label("Players").select_option("4")
    page.get_by_label("Whose first turn").select_option("2")
    expect(rows.first).not_to_have_text(every, use_inner_text=True)
    checked(visitor)
    visitor.screenshot("openings-nile")
