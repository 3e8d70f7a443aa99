"""Games in the browser: against bots in every language, with friends on two devices and on one, on a phone, after a
reload, and over a connection that is lost."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Route

from akhet.record import replay
from tests.server.conftest import GENEROUS
from tests.web import known_dice
from tests.web.players import MOST, PLAY, TWO_FRAMES, play_fertility, play_nile, until_a_card_can_be_picked
from tests.web.visitor import PHONE, Visitor

NAMES = {"nile": "NILE", "fertility": "Fertility"}
FARMERS = {"en": "Farmer", "de": "Bauer", "fr": "Fermier", "nl": "Boer"}


def start(visitor: Visitor, game: str, level: str = "farmer") -> str:
    """Open a table on the first page; returns its id."""
    visitor.go()
    visitor.page.locator("label.card", has_text=NAMES[game]).click()
    visitor.page.locator("select").filter(has=visitor.page.locator(f"option[value={level}]")).first.select_option(level)
    visitor.page.locator("button.play").click()
    table = visitor.table
    visitor.page.wait_for_selector("[data-state]")
    return table


# Whether the text of an element ends as before. Its beginning may differ: the latest events are not told again.
SAME_END = """([selector, before]) => {
  const end = (text) => text.replace(/\\s+/g, ' ').slice(-400);
  return end(document.querySelector(selector)?.innerText ?? '') === end(before);
}"""


def record_of(visitor: Visitor, table: str) -> Any:
    return visitor.context.request.get(f"{visitor.server.url}/api/tables/{table}/record").json()


def test_two_clicks_lead_a_first_visitor_into_a_game(visit) -> None:
    visitor = visit()
    visitor.go()
    visitor.page.locator("label.card", has_text="Fertility").click()
    visitor.page.locator("button.play").click()
    visitor.page.wait_for_selector("[data-state]")


def test_a_server_with_its_usual_limits_lets_a_first_visitor_play(chromium, open_server, dice) -> None:
    """At a first visit the app is loaded as a whole, for use offline. These requests must not exceed a limit."""
    server = open_server(command=known_dice.COMMAND)
    visitor = Visitor(chromium, server)
    visitor.go()
    visitor.page.wait_for_load_state("networkidle")
    start(visitor, "fertility")
    play_fertility(visitor, random.Random(1), presses=5)
    assert visitor.problems == []
    visitor.close()


WHOLE = {"nile": ("en", "fr"), "fertility": ("de", "nl")}


@pytest.mark.parametrize("game", ["nile", "fertility"])
@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_a_game_in_every_language(visit, game: str, language: str) -> None:
    """A whole game in two of them, the first turns in the others."""
    visitor = visit(language=language)
    table, dice = start(visitor, game), random.Random(7)
    PLAY[game](visitor, dice, presses=25)
    assert visitor.untranslated() == []
    visitor.wait_for_text(re.compile(f"^{FARMERS[language]}$"))
    visitor.screenshot(f"{game}-{language}-middle")
    if language not in WHOLE[game]:
        return
    PLAY[game](visitor, dice)
    assert visitor.untranslated() == [] and replay(record_of(visitor, table)).over
    if game == "nile":  # the reader is addressed, not named
        visitor.page.wait_for_selector(".ranking ol li")
        places = " ".join(visitor.page.locator(".ranking ol li").all_inner_texts())
        assert re.search(r"\b(You|Du|[Vv]ous|Je)\b", places) and FARMERS[language] in places


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_a_table_is_accessible_on_a_dark_phone(visit, game: str) -> None:
    visitor = visit(size=PHONE, colours="dark")
    start(visitor, game)
    dice = random.Random(4)
    for _ in range(3):
        PLAY[game](visitor, dice, presses=8)
        visitor.page.wait_for_selector("[data-state=mine], [data-state=over]")
        assert visitor.axe_violations() == [] and not visitor.scrolls_sideways()
    visitor.screenshot(f"{game}-phone-dark")


def test_a_friend_joins_a_table_with_a_link(visit) -> None:
    mia, ben = visit(), visit(language="de")
    mia.go()
    mia.page.locator("input[autocomplete=nickname]").fill("Mia")
    mia.page.locator("select").filter(has=mia.page.locator("option[value=open]")).first.select_option("open")
    mia.page.locator("button.play").click()
    link = mia.page.locator("input[readonly]").input_value()
    ben.page.goto(link)
    ben.page.locator("form input").fill("Ben")
    ben.page.locator("form button").click()
    for visitor in (mia, ben):
        visitor.page.wait_for_selector("[data-state=mine], [data-state=waiting]")
    dice = random.Random(2)
    for _ in range(MOST):
        if mia.page.locator("[data-state=over]").count() and ben.page.locator("[data-state=over]").count():
            break
        for one in (mia, ben):
            if one.page.locator("[data-state=mine]").count():
                play_nile(one, dice, presses=1)
    assert mia.page.locator("[data-state=over]").count() and "Ben" in mia.page.locator("main").inner_text()


@pytest.mark.parametrize("where", ["home", "invitation"])
def test_a_name_typed_before_the_server_has_answered_is_kept(visit, where: str) -> None:
    mia, visitor = visit(), visit()
    mia.context.request.post(f"{mia.server.url}/api/me", data={"name": "Mia"})
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = mia.context.request.post(f"{mia.server.url}/api/tables", data={"game": "nile", "seats": seats}).json()
    held: list[Route] = []
    visitor.page.route("**/api/me", lambda route: held.append(route))
    visitor.page.goto(mia.server.url + ("/" if where == "home" else f"/table/{table['id']}?invite={table['invite']}"))
    field = visitor.page.locator("input[maxlength='40']").first
    field.fill("Ben")
    with visitor.page.expect_response("**/api/me"):
        held[0].continue_()
    visitor.page.evaluate(TWO_FRAMES)
    assert field.input_value() == "Ben"


def test_friends_on_one_device_see_a_cover_between_their_turns(visit) -> None:
    visitor = visit()
    visitor.go()
    visitor.page.locator("select").filter(has=visitor.page.locator("option[value=here]")).first.select_option("here")
    visitor.page.get_by_label("Name of friend 1").fill("Ann")
    visitor.page.locator("button.play").click()
    covers, dice = 0, random.Random(3)
    for _ in range(200):
        visitor.page.wait_for_selector("[data-state=mine], .pass-device button")
        if visitor.page.locator(".pass-device button").count():
            assert visitor.page.locator("[data-card]").count() == 0  # no hand is shown
            visitor.page.locator(".pass-device button").click()
            visitor.page.wait_for_selector(".pass-device", state="detached")  # the server has sent the next hand
            covers += 1
        elif covers < 3:
            play_nile(visitor, dice, presses=1)
        else:
            break
    assert covers >= 3


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_a_reload_in_the_middle_of_a_turn_shows_the_same_turn(visit, game: str) -> None:
    visitor = visit()
    start(visitor, game)
    if game == "nile":
        until_a_card_can_be_picked(visitor, random.Random(3)).click()
        visitor.page.wait_for_selector("[data-choice=back][aria-disabled=false]")
    else:
        play_fertility(visitor, random.Random(3), presses=2)
        visitor.page.wait_for_selector("[data-state=mine]")
    before = visitor.page.locator(f".{game}").inner_text()
    visitor.page.reload()
    visitor.page.wait_for_selector("[data-state=mine]")
    if game == "fertility":
        visitor.page.locator(".fertility details > summary").first.click()
    visitor.page.wait_for_function(SAME_END, arg=[f".{game}", before])


def test_a_lost_connection_is_restored_and_the_move_is_made_once(chromium, open_server, dice) -> None:
    server = open_server(command=known_dice.COMMAND, **GENEROUS)
    visitor = Visitor(chromium, server, may_lose=True)
    table = start(visitor, "nile", "scribe")
    card = until_a_card_can_be_picked(visitor, random.Random(5))
    server.kill()
    visitor.wait_for_text("Connection lost")
    card.click()  # while there is no server
    server.start()
    visitor.page.wait_for_selector("[data-choice=back][aria-disabled=false]")  # carried out once there is one
    play_nile(visitor, random.Random(5))
    assert replay(record_of(visitor, table)).over and visitor.problems == []
    visitor.close()
