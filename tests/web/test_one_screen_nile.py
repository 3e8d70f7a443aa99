"""NILE on one screen: in every window and language, whatever a step of a turn needs can be seen and reached at once."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.web.in_window import faults
from tests.web.players import play_nile, until_a_card_can_be_picked
from tests.web.test_feel import seat_among_bots
from tests.web.visitor import Visitor

RIVALS = [".opponent", ".opponent h2", "[data-spot='hand:1']", "[data-spot='storage:1']"]
RIVER = ["[data-spot=flood]", "[data-spot=pile]", "[data-spot=discards]", ".river .now"]
OWN = ["[data-spot='fields:0']", "[data-store]", "[data-card]"]
BUTTONS = [".panel h2", "[data-spot=main]", "[data-choice=back]"]
TABLE = [*RIVALS, *RIVER, *OWN, *BUTTONS]
VERBS = [f"[data-choice={choice}]" for choice in ("market", "offering", "plant", "speculate")]


def look(visitor: Visitor, *needed: str) -> list[str]:
    return faults(
        visitor.page,
        [*TABLE, *needed],
        buttons=".nile button",
        inside={".soil .plot": ".soil", ".river .symbol": ".river"},
    )


CROP = "[data-card]:not([data-card*='-']):not([data-card=stone])"


@pytest.mark.parametrize(("bots", "kind"), [(1, CROP), (5, "[data-card=stone]")], ids=["two", "six"])
def test_everything_that_a_step_needs_is_in_sight(visit, bots: int, kind: str) -> None:
    """Two seats without the Monuments, six with them."""
    visitor, dice = visit(), random.Random(3)
    seat_among_bots(visitor, "nile", bots, monuments=bots > 1)
    page = visitor.page
    play_nile(visitor, dice, presses=8)  # then there are fields, storage and discards
    card = until_a_card_can_be_picked(visitor, dice, kind)
    assert look(visitor, *VERBS) == []

    page.locator("[data-choice=market]").click()
    page.wait_for_selector("[data-state=mine] [data-choice=market].chosen")
    assert look(visitor, *VERBS) == []
    page.locator("[data-choice=back]").click()

    page.wait_for_selector("[data-state=mine] [data-choice=market][aria-disabled=false]")
    card.click()
    page.wait_for_selector("[data-choice=plant].chosen, [data-lay]")
    if bots > 1:  # a Stone fits several Monuments
        assert look(visitor, "[data-lay]") == []
        page.locator("[data-lay]").first.click()
    page.wait_for_selector("[data-state=mine] [data-choice=plant].chosen")
    assert look(visitor) == []


def test_a_speculation_and_a_question_are_in_sight(visit) -> None:
    visitor, dice = visit(), random.Random(4)
    seat_among_bots(visitor, "nile", 3)
    page = visitor.page
    until_a_card_can_be_picked(visitor, dice, CROP)
    page.locator("[data-choice=done]").click()  # to pass although something can be planted
    assert look(visitor, "[data-answer=yes]", "[data-answer=no]") == []
    page.locator("[data-answer=no]").click()
    until_a_card_can_be_picked(visitor, dice, "[data-card*='-']").click()
    page.wait_for_selector("[data-state=mine] [data-choice=speculate].chosen")
    assert look(visitor) == []


def test_everything_is_in_sight_while_another_player_thinks(visit) -> None:
    visitor = visit()
    # The offer of notifications, which comes after ten seconds and lies over the waiting buttons, has been answered.
    answered = "localStorage.akhet = JSON.stringify({...JSON.parse(localStorage.akhet), notify: false})"
    visitor.context.add_init_script(f"try {{ {answered} }} catch {{}}")
    visitor.go()
    url = visitor.server.url
    visitor.context.request.post(f"{url}/api/me", data={"name": "Mia"})
    command = {"game": "nile", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"first": 1}}
    table = visitor.context.request.post(f"{url}/api/tables", data=command).json()
    friend = visitor.context.browser.new_context()
    friend.request.post(f"{url}/api/me", data={"name": "Maximiliane-Theodora"})
    friend.request.post(f"{url}/api/tables/{table['id']}/seats", data={"seat": 1, "invite": table["invite"]})
    friend.close()
    visitor.go(f"/table/{table['id']}")
    visitor.page.wait_for_selector("[data-state=waiting] .nile")
    # A button says what it is for. Whether one's cards are enough for it is a question of one's own turn.
    expect(visitor.page.locator("[data-choice=offering]")).to_have_accessible_description(re.compile("for a new flood"))
    assert look(visitor, *VERBS) == []
