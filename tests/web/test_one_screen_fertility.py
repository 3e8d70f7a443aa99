"""Fertility on one screen: in every window and language, all that a step needs can be seen and reached at once.

On a phone the table shows the Valley or the city, by itself the side that the step needs.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.in_window import faults
from tests.web.test_feel import seat_among_bots
from tests.web.visitor import Visitor

TABLE = ["[data-spot=actions] h2", "[data-spot^='debens:']", "[data-spot='actions:undo']"]
VALLEY = ["[data-spot=valley] [role=grid]", "[data-spot='square:0,0']", "[data-spot='square:7,11']"]
CITY = ["[data-spot='city:0']", "[data-spot^='shop:0:']", "[data-spot^='scale:0:']", ".places > *"]
ROW = ["[data-spot=row] .district", "[data-spot=row] .head", "[data-spot=row] .shop"]
GOODS = ["[data-spot^='goods:0:']"]
NEEDED = {
    "place": [*VALLEY, "[data-spot^='pool:0:']", "[data-spot='actions:turn']"],
    "city": [*CITY, *ROW, *GOODS, "[data-spot=main]"],
    "pay": [*CITY, *ROW, *GOODS],
    "take": [*VALLEY, "[data-spot^='common:']", "[data-spot=pile]"],
    "quarry": [*CITY, *ROW, "[data-spot^='actions:quarry:']"],
}

# Plays from the list of moves until the player is at a step with a number of Districts; returns the last step. Of the
# building step only one counts at which a Shop can be supplied.
PLAY = """async ([wanted, districts]) => {
  const ORDER = ['build', 'pay', 'exchange', 'quarry', 'supply', 'place', 'take', 'discard', 'done'];
  const state = () => document.querySelector('[data-state]')?.dataset.state;
  const words = () => document.querySelector('[data-spot=actions]').textContent;
  const verb = choice => ORDER.indexOf(choice.dataset.verb);
  for (let made = 0; made < 400; made++) {
    while (!['mine', 'over'].includes(state())) await new Promise(requestAnimationFrame);
    if (state() === 'over') return 'over';
    const list = document.querySelector('.moves');
    list.open = true;
    while (!list.querySelector('.choice')) await new Promise(requestAnimationFrame);
    const choices = [...list.querySelectorAll('.choice')];
    const step = document.querySelector('[data-spot=actions]').dataset.step;
    const built = document.querySelectorAll('[data-spot="city:0"] .district').length;
    const useful = step !== 'city' || choices.some(choice => choice.dataset.verb === 'supply');
    if (step === wanted && useful && built >= districts) {
      list.open = false;
      return step;
    }
    const before = words();
    choices.reduce((best, one) => (verb(one) < verb(best) ? one : best)).click();
    while (state() === 'mine' && words() === before) await new Promise(requestAnimationFrame);
  }
}"""


def play_to(page: Page, step: str, districts: int = 0) -> None:
    assert page.evaluate(PLAY, [step, districts]) == step


def look(page: Page, step: str) -> list[str]:
    return faults(
        page,
        [*TABLE, *NEEDED[step]],
        buttons=".fertility button",
        inside={".shop .icon": ".shop", ".shop .pays": ".shop", ".district .shop": ".district"},
    )


# In the list of moves of the short lesson: Papyrus on row 4, column 2, Alabaster on row 5, column 2.
CREATES_A_QUARRY = 11

# By the number of bots: the steps that are looked at, and with how many Districts at least.
WATCHED = {1: {"place": 0, "city": 1, "pay": 4, "take": 5}, 3: {"take": 1, "place": 1, "city": 6}}


@pytest.mark.parametrize("bots", WATCHED)
def test_everything_that_a_step_needs_is_in_sight(visit, bots: int) -> None:
    visitor: Visitor = visit()
    seat_among_bots(visitor, "fertility", bots)
    for step, districts in WATCHED[bots].items():
        play_to(visitor.page, step, districts)
        assert look(visitor.page, step) == []


# In the recorded game, the first player has just closed a Quarry.
RECORD = Path(__file__).parents[1] / "records" / "fertility-over-with-dice.json"
CLOSED = 54  # plies


def test_what_a_quarry_gives_is_in_sight(visit) -> None:
    visitor: Visitor = visit()
    visitor.go()

    def post(path: str, data: object) -> Any:
        return visitor.context.request.post(f"{visitor.server.url}/api/{path}", data=data).json()

    post("me", {"name": "Mia"})
    record = post("records", json.loads(RECORD.read_text("utf-8")))
    seats = [{"kind": "me"}, {"kind": "bot", "level": "farmer"}]
    table = post(f"records/{record['id']}/branch", {"ply": CLOSED, "seats": seats})
    visitor.go(f"/table/{table['id']}")
    visitor.page.locator("[data-step=quarry]").wait_for()
    assert look(visitor.page, "quarry") == []


# Nothing lies over the middle of any of these elements.
UNCOVERED = """selector => [...document.querySelectorAll(selector)].every(one => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
})"""


@pytest.mark.parametrize("language", ["de", "fr"])  # they have the longest words
def test_on_a_small_phone_a_lesson_makes_way_for_what_a_quarry_gives(visit, language: str) -> None:
    visitor: Visitor = visit(size={"width": 360, "height": 640}, language=language)
    page = visitor.page
    visitor.go("/learn/fertility?lesson=quarry")
    page.locator(".moves summary").click()
    page.locator(".moves .choice").nth(CREATES_A_QUARRY).click()
    page.locator("[data-step=quarry]").wait_for()
    page.locator(".moves").evaluate("list => { list.open = false; }")
    gifts = "[data-spot^='actions:quarry:']"
    page.wait_for_function(UNCOVERED, arg=gifts)
    assert faults(page, [gifts], buttons=gifts, sizes=[(360, 640)], languages=[language]) == []
