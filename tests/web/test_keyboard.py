"""Whole games with the keyboard only, from the first page to the result."""

import random

import pytest

from akhet.record import replay
from tests.web.players import IS_OVER, MOST, READY, TWO_FRAMES
from tests.web.test_games import record_of
from tests.web.visitor import Visitor


def tab_to(visitor: Visitor, selector: str) -> None:
    """Press Tab until the focus is on, or inside, an element that matches the selector."""
    for _ in range(120):
        if visitor.page.evaluate("selector => document.activeElement?.closest(selector) !== null", selector):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by Tab")


def start_by_keys(visitor: Visitor, game: str) -> str:
    visitor.go()
    tab_to(visitor, "label.card")
    if game == "fertility":
        visitor.page.keyboard.press("ArrowRight")
    tab_to(visitor, "button.play")
    visitor.page.keyboard.press("Enter")
    table = visitor.table
    visitor.page.wait_for_selector(f"[data-state] .{game}")  # the table is loaded after the page around it
    return table


def press_nile(visitor: Visitor, dice: random.Random) -> None:
    """Numbers pick cards, D is done, U takes back, wherever the focus is on the table."""
    page = visitor.page
    tab_to(visitor, ".nile")
    lay = page.locator("[data-lay]")
    if lay.count():
        tab_to(visitor, "[data-lay]")
        page.keyboard.press("Enter")
        return
    if page.locator("[data-answer=yes]").count():  # D again: yes
        page.keyboard.press("d")
        page.evaluate(TWO_FRAMES)
        return
    done = page.locator("[data-choice=done]:not([disabled]):not([aria-disabled=true])").count() > 0
    kinds = page.locator("[data-card]").count()
    if done and (kinds == 0 or dice.random() < 0.6):
        page.keyboard.press("d")
    elif kinds and dice.random() < 0.8:
        page.keyboard.press(str(1 + dice.randrange(min(kinds, 9))))
    else:
        page.keyboard.press("u")
    page.evaluate(TWO_FRAMES)  # then the state on the page includes the key


def press_fertility(visitor: Visitor, dice: random.Random) -> None:
    """Press a choice of the list in words, which the arrow keys move through."""
    page = visitor.page
    page.wait_for_selector(".fertility details > summary")  # the count below must not be made too early
    if page.locator(".fertility details:not([open]) > summary").count():
        tab_to(visitor, ".fertility details > summary")
        page.keyboard.press("Enter")
    page.wait_for_selector(".fertility details button.choice")
    tab_to(visitor, ".fertility details ul")
    for _ in range(dice.randrange(4)):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.evaluate(TWO_FRAMES)  # then the state on the page includes the key


PRESS = {"nile": press_nile, "fertility": press_fertility}


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_a_whole_game_with_the_keyboard_only(visit, game: str) -> None:
    visitor, dice = visit(), random.Random(6)
    table = start_by_keys(visitor, game)
    for _ in range(MOST):
        visitor.page.wait_for_function(READY)
        if visitor.page.evaluate(IS_OVER):
            break
        PRESS[game](visitor, dice)
    assert replay(record_of(visitor, table)).over
