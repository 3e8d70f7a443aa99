"""The browser contributes to the shuffle of its tables, and checks after the game that nobody cheated."""

from typing import Any

import pytest
from playwright.sync_api import expect

from akhet.record import replay
from tests.server.clients import Guest
from tests.web.test_ending import open_table, run
from tests.web.test_games import record_of, start
from tests.web.visitor import PHONE, Visitor

REMEMBERED = "() => JSON.parse(localStorage.getItem('akhet-contributions'))"
REMEMBER = "(kept) => localStorage.setItem('akhet-contributions', JSON.stringify(kept))"


def resign(visitor: Visitor, table: str) -> None:
    guest = Guest(visitor.server, None)
    for cookie in visitor.context.cookies():
        guest.http.cookies.set(cookie["name"], cookie["value"])  # type: ignore[typeddict-item]

    async def play() -> None:
        async with guest.at(table) as seat:
            await seat.command("resign", seat=seat.welcome["seat"])

    run(play())


def remembered(visitor: Visitor, table: str) -> dict[str, Any]:
    return visitor.page.evaluate(REMEMBERED)[table]


def verdict(visitor: Visitor) -> Any:
    visitor.press("Check the shuffle")
    return visitor.page.locator("[data-verdict]")


def test_what_the_browser_contributed_is_in_the_shuffle_of_a_game_against_a_bot(visit) -> None:
    visitor = visit()
    table = start(visitor, "nile")
    own = remembered(visitor, table)
    resign(visitor, table)
    expect(verdict(visitor)).to_have_text("The shuffle is as committed, and your random number is in it.")
    assert visitor.axe_violations() == [] and visitor.untranslated() == []
    visitor.page.get_by_text("Show the numbers").click()
    numbers = [one.inner_text() for one in visitor.page.locator(".shuffle dd").all()]
    record = record_of(visitor, table)
    dice = record["dice"]
    replay(record)
    assert own == {"commitment": dice["commitment"], "randoms": [dice["contributions"][0]]}
    contributions = [dice["contributions"][0], "none"]  # the bot contributed nothing
    commitments = [own["commitment"], dice["commitment"]]
    assert numbers == [*commitments, dice["secret"], *contributions, *own["randoms"], dice["key"]]
    assert not visitor.scrolls_sideways()
    visitor.screenshot("shuffle")

    # The rematch begins at once, with a shuffle of its own.
    visitor.press("Rematch")
    visitor.page.wait_for_url(lambda url: table not in url)
    again = visitor.table
    visitor.page.wait_for_selector("[data-state]")
    assert remembered(visitor, again)["commitment"] != own["commitment"]
    resign(visitor, again)
    expect(verdict(visitor)).to_have_attribute("data-verdict", "own")


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"commitment": "0" * 64}, "the commitment is not the one that this browser saw before the game"),
        ({"randoms": ["0" * 64]}, "your random number is not in the shuffle"),
    ],
)
def test_a_shuffle_that_is_not_as_committed_is_found(visit, changed: dict[str, Any], words: str) -> None:
    """As if the server had sent something else before the game than after it."""
    visitor = visit(size=PHONE)
    table = start(visitor, "nile")
    visitor.page.evaluate(REMEMBER, {table: remembered(visitor, table) | changed})
    resign(visitor, table)
    expect(verdict(visitor)).to_have_text(f"Something is wrong: {words}.")
    assert visitor.axe_violations() == [] and not visitor.scrolls_sideways()


def test_who_sits_down_contributes_and_a_spectator_sees_that_it_fits(visit) -> None:
    ben, spectator = visit(size=PHONE), visit()
    host = Guest(ben.server, "Mia")  # a program that contributes nothing
    table = host.post("/api/tables", game="nile", seats=[{"kind": "me"}, {"kind": "open"}], public=True)
    ben.go(f"/table/{table['id']}")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.locator("form button.main").click()
    ben.page.wait_for_selector("[data-state]")
    resign(ben, table["id"])
    expect(verdict(ben)).to_have_attribute("data-verdict", "own")
    spectator.go(f"/table/{table['id']}")
    expect(verdict(spectator)).to_contain_text("Everything fits together.")
    seats = host.get(f"/api/tables/{table['id']}")["seats"]
    assert [seat["random"] for seat in seats] == [None, *remembered(ben, table["id"])["randoms"]]


def test_where_nobody_contributed_the_page_says_so(visit) -> None:
    """A program of one's own need not contribute."""
    visitor = visit()
    _, table = open_table(visitor, "nile", "farmer")
    resign(visitor, table)
    visitor.go(f"/table/{table}")
    expect(verdict(visitor)).to_contain_text("nobody contributed a random number, so the server alone drew it")
