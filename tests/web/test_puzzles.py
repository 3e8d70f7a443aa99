"""Puzzles in the app: from the start page to an answer, by keyboard and on a phone."""

import re

import pytest
from playwright.sync_api import expect

from akhet.puzzles.library import shipped_library
from akhet.puzzles.puzzle import Puzzle
from tests.web.visitor import Visitor, resize

DESKTOP, SMALL = {"width": 1280, "height": 800}, {"width": 360, "height": 640}


def passing() -> Puzzle:
    """A puzzle of NILE in which planting nothing is an answer: one press."""
    return next(
        one for one in shipped_library("nile").puzzles if any(list(answer.moves) == [0] for answer in one.answers)
    )


def shown_well(visitor: Visitor, name: str) -> None:
    assert visitor.axe_violations() == [] and not visitor.scrolls_sideways() and visitor.untranslated() == []
    visitor.screenshot(name)


def test_from_the_start_page_to_the_puzzles_of_a_game(visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go()
    today = page.get_by_role("region", name="Today’s puzzles")
    expect(today.get_by_text("not tried yet")).to_have_count(2)
    today.get_by_role("link", name="Puzzles NILE").click()
    page.get_by_role("heading", name="NILE: puzzles").wait_for()
    shown_well(visitor, "puzzles-nile")
    page.get_by_role("link", name="Start Today’s puzzle").click()
    page.get_by_role("heading", name=re.compile("Which is best")).wait_for()
    page.wait_for_selector(".board-area button:not(:disabled)")
    assert page.locator("[data-puzzle]").get_attribute("data-puzzle")
    shown_well(visitor, "puzzle-nile-today")


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["desktop", "phone"])
def test_an_answer_is_judged_with_reasons_and_drawn(visit, size: dict[str, int]) -> None:
    visitor = visit()
    page, puzzle = visitor.page, passing()
    resize(page, size)
    visitor.go(f"/puzzles/nile?puzzle={puzzle.id}")
    page.get_by_role("button", name=re.compile("^Pass")).focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Yes, pass").press("Enter")
    grade = next(answer.grade for answer in puzzle.answers if list(answer.moves) == [0])
    page.wait_for_selector(f"[data-grade={grade}]")
    expect(page.locator(".verdict")).to_contain_text({"solved": "Solved", "half": "Half", "missed": "Missed"}[grade])
    bars = page.locator("aside li button[aria-pressed]")
    assert bars.count() >= 4 and bars.first.get_attribute("aria-pressed") == "true"
    page.wait_for_selector(".spotlight .ring")
    shown_well(visitor, f"puzzle-nile-answered-{size['width']}")
    # Try again: it does not count any more. Then on with the keyboard.
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("[data-choice=done]")).to_have_attribute("aria-disabled", "false")
    page.locator("[data-choice=done]").click()
    page.get_by_role("button", name="Yes, pass").click()
    page.get_by_text("so it does not count").wait_for()
    page.keyboard.press("Enter")
    page.wait_for_url("**/puzzles/nile?mode=mix")
    page.get_by_role("heading", name=re.compile("Which is best")).wait_for()
