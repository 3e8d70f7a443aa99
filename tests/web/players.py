"""Playing in the app as a person does: only with what is on the screen."""

import random
from collections.abc import Callable

from playwright.sync_api import Error, Locator, Page

from tests.web.visitor import TWO_FRAMES, Visitor

MOST = 1500  # presses, far more than a game needs


def play_nile(visitor: Visitor, dice: random.Random, presses: int | None = None) -> None:
    """Pick cards, plant, trade and pass at random, to the end of the game or for a number of presses."""
    _play(visitor.page, presses, lambda page: _nile_press(page, dice))


def play_fertility(visitor: Visitor, dice: random.Random, presses: int | None = None) -> None:
    """Press random choices of the list in words, to the end of the game or for a number of presses."""
    _play(visitor.page, presses, lambda page: _fertility_press(page, dice))


PLAY = {"nile": play_nile, "fertility": play_fertility}


def give_up(visitor: Visitor) -> None:
    visitor.press("Menu")
    visitor.press("Resign")
    visitor.press("Yes, resign")


def until_a_card_can_be_picked(visitor: Visitor, dice: random.Random, card: str = "[data-card]") -> Locator:
    """Play NILE until the visitor has the turn and such a card to begin with. Not every hand has one."""
    begun = "[data-state=mine]:has([data-choice=back][aria-disabled=true])"
    cards = visitor.page.locator(f"{begun} {card}[data-open=true]")
    for _ in range(MOST):
        visitor.page.wait_for_function(READY)
        if cards.count():
            return cards.first
        play_nile(visitor, dice, presses=1)
    raise AssertionError("no card could be picked")


def _play(page: Page, presses: int | None, press: Callable[[Page], None]) -> None:
    for _ in range(presses or MOST):
        page.wait_for_function(READY)
        if page.evaluate(IS_OVER):
            return
        try:
            press(page)
        except Error as error:  # the page has changed between the look and the press
            if "Timeout" not in str(error) and "not attached" not in str(error) and "not visible" not in str(error):
                raise
    assert presses is not None, "the game does not end"


# While another seat has the turn, or a command has no answer yet, the state is `waiting`.
IS_OVER = "() => document.querySelector('[data-state=over]') !== null"
READY = "() => document.querySelector('[data-state=over], [data-state=mine]') !== null"


def _nile_press(page: Page, dice: random.Random) -> None:
    done = page.locator("[data-choice=done]:not([disabled]):not([aria-disabled=true])")
    cards = page.locator("[data-card][data-open=true]")
    lays = page.locator("[data-lay]")
    back = page.locator("[data-choice=back]:not([aria-disabled=true])")
    answer = page.locator("[data-answer=yes]")
    if answer.count():
        answer.click(timeout=3000)
    elif lays.count():
        lays.nth(dice.randrange(lays.count())).click(timeout=3000)
    elif done.count() and (not cards.count() or dice.random() < 0.6):
        done.first.click(timeout=3000)
    elif cards.count():
        cards.nth(dice.randrange(cards.count())).click(timeout=3000)
    elif back.count():
        back.first.click(timeout=3000)
    else:
        page.evaluate(TWO_FRAMES)


def _fertility_press(page: Page, dice: random.Random) -> None:
    words = page.locator(".fertility details.moves:not([open]) > summary")
    if words.count():
        words.first.click(timeout=3000)
    choices = page.locator(".fertility details button.choice")
    if choices.count():
        choices.nth(dice.randrange(choices.count())).click(timeout=3000)
    else:
        page.evaluate(TWO_FRAMES)
