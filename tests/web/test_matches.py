"""A duplicate match in a browser: opened, accepted by its link, played board by board, and a rematch."""

import pytest

from tests.server.clients import Guest
from tests.server.test_duplicate import play
from tests.web.test_duplicate import SMALL, guest_of, in_order, resign, run
from tests.web.visitor import DESKTOP, PHONE, Visitor, resize


def board(guest: Guest, match: str) -> str:
    """The table of the next board."""
    return guest.post(f"/api/matches/{match}/boards")["id"]


def match_in(visitor: Visitor) -> str:
    visitor.page.wait_for_url("**/match/*")
    return visitor.page.url.rpartition("/")[2]


def test_a_match_from_its_opening_to_the_rematch(visit) -> None:
    visitor = visit(size=DESKTOP)
    page = visitor.page
    visitor.go("/duplicate/nile")
    page.get_by_role("combobox", name="Deals").select_option("2")
    page.get_by_label("Players at each table").select_option("2")
    page.get_by_label("The bots").select_option("fisher")
    in_order(visitor)
    page.get_by_role("button", name="Open a match").focus()
    page.keyboard.press("Enter")
    match = match_in(visitor)
    page.get_by_role("textbox", name="Link to the match").wait_for()
    assert page.get_by_role("textbox", name="Link to the match").input_value().endswith(f"/match/{match}")
    in_order(visitor)
    visitor.screenshot("match-open")

    ben = Guest(visitor.server, "Ben")
    ben.post(f"/api/matches/{match}/players")
    run(play(ben, board(ben, match)))
    visitor.go(f"/match/{match}")
    page.get_by_text("Ben has finished 1 of 2 deals").wait_for()
    assert page.locator("tbody a").count() == 0, "nothing is told before"
    page.get_by_role("button", name="Play deal 1").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    page.wait_for_selector("[data-state]")
    table = visitor.table
    visitor.go(f"/match/{match}")
    page.get_by_role("button", name="Continue with deal 1").wait_for()
    run(resign(guest_of(visitor), table))
    visitor.go(f"/table/{table}")
    page.get_by_role("link", name="To the match").click()
    page.get_by_role("button", name="Play deal 2").wait_for()
    in_order(visitor)
    resize(page, PHONE)
    in_order(visitor)
    visitor.screenshot("match-playing-phone")

    run(resign(ben, board(ben, match)))
    run(resign(guest_of(visitor), board(guest_of(visitor), match)))
    visitor.go(f"/match/{match}")
    page.get_by_text("Ben wins the match").wait_for()
    in_order(visitor)
    visitor.screenshot("match-over-phone")
    page.get_by_role("link", name="Replay of Ben").first.click()
    page.wait_for_url("**/replay/*")
    visitor.go(f"/match/{match}")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/match/" in url and not url.endswith(match))
    visitor.go("/duplicate/nile")
    page.get_by_role("link", name="Match against Ben").wait_for()
    in_order(visitor)


@pytest.mark.parametrize(
    ("language", "accept", "first"),
    [
        ("de", "Match annehmen", "Verteilung 1 spielen"),
        ("fr", "Accepter le match", "Jouer la donne 1"),
        ("nl", "Match aannemen", "Verdeling 1 spelen"),
    ],
)
def test_whoever_opens_the_link_accepts_the_match(visit, language: str, accept: str, first: str) -> None:
    visitor = visit(size=SMALL, language=language, colours="dark")
    ben = Guest(visitor.server, "Ben")
    opened = ben.post("/api/matches", game="fertility", boards=8, players=3, level="scribe")
    visitor.go(f"/match/{opened['id']}")
    button = visitor.page.get_by_role("button", name=accept)
    button.wait_for()
    in_order(visitor)
    button.click()
    visitor.page.get_by_role("button", name=first).wait_for()
    in_order(visitor)
    visitor.screenshot(f"match-accepted-{language}")
