"""The end of a game: the score is counted, the race is drawn, and the result can be shared."""

import asyncio
import base64
import random
import re
import struct
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import expect

from tests.server.clients import Guest, play_on
from tests.web.visitor import PHONE, Visitor

LONG_NAME = "Wolfeschlegelsteinhausen"


def open_table(visitor: Visitor, game: str, *rivals: str, name: str = "Mia") -> tuple[Guest, str]:
    """A table of the visitor, whose own moves are made by a program."""
    guest = Guest(visitor.server, name)
    visitor.context.add_cookies(
        [{"name": name, "value": value, "url": visitor.server.url} for name, value in guest.http.cookies.items()]
    )
    return guest, guest.open(game, "me", *rivals)["id"]


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run it in a thread: Playwright has an event loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


def finish(guest: Guest, table: str) -> None:
    async def play() -> None:
        dice = random.Random(3)
        async with guest.at(table, seat=0) as seat:
            await play_on(seat, choose=lambda scene: dice.choice(scene["moves"]))

    run(play())


def picture_size(visitor: Visitor) -> tuple[int, int]:
    """The width and height of the picture to share, which has to be a PNG."""
    visitor.press("Share the result")
    source = visitor.page.locator(".share img").get_attribute("src") or ""
    assert source.startswith("data:image/png;base64,")
    picture = base64.b64decode(source.partition(",")[2])
    return struct.unpack(">II", picture[16:24])  # type: ignore[return-value]


def test_a_game_of_nile_ends_with_its_piles_the_race_and_a_picture(visit) -> None:
    visitor = visit(motion="no-preference")
    page = visitor.page
    guest, table = open_table(visitor, "nile", "farmer", "farmer")
    visitor.go(f"/table/{table}")
    finish(guest, table)
    visitor.press("Show the result now")  # the score is being counted
    expect(page.locator(".ending h2").first).to_be_focused()
    page.locator(".race").wait_for()
    expect(page.locator(".ending h2").first).to_have_text(
        re.compile(r"(You win|Farmer( 2)? wins) with \d+\s:\s\d+ in the .+ pile|share the win")
    )
    for one in page.locator(".ending .head ol li").all():
        assert re.search(r"(Mia|Farmer).*\d( · \d+){4}", one.inner_text().replace("\n", " "))
    assert page.locator(".ranking ol > li").count() == 3 and page.locator(".ranking .decides").count() >= 2
    assert visitor.axe_violations() == [] and visitor.untranslated() == [] and not visitor.scrolls_sideways()
    assert picture_size(visitor) == (1200, 630)
    visitor.screenshot("ending-nile")

    slider = page.get_by_role("slider")
    last = slider.get_attribute("aria-valuetext")
    slider.focus()
    page.keyboard.press("ArrowLeft")
    expect(slider).not_to_have_attribute("aria-valuetext", last or "")
    shown = page.get_by_role("link", name="Show it in the replay")
    ply = (shown.get_attribute("href") or "").partition("#")[2]
    shown.click()
    page.wait_for_url(f"**/replay/{table}#{ply}")
    expect(page.get_by_role("slider").first).to_have_value(ply)


def test_a_game_of_fertility_ends_on_a_dark_phone(visit) -> None:
    visitor = visit(size=PHONE, colours="dark")
    page = visitor.page
    guest, table = open_table(visitor, "fertility", "farmer", "farmer", "farmer", name=LONG_NAME)
    finish(guest, table)
    visitor.go(f"/table/{table}")
    page.locator(".race").wait_for()
    debens = [one.inner_text() for one in page.locator(".ending tfoot td").all()]
    scores = [one.inner_text() for one in page.locator(".ending .head ol .points").all()]
    assert sorted(debens) == sorted(scores) and len(scores) == 4
    expect(page.locator(".ending h2").first).to_contain_text(" : ".join(sorted(scores, key=int, reverse=True)))
    page.get_by_text("As a table").click()
    assert page.locator(".race tbody tr").count() > 36  # nine turns each, and the deal
    assert visitor.axe_violations() == [] and visitor.untranslated() == [] and not visitor.scrolls_sideways()
    assert picture_size(visitor) == (1200, 630)
    visitor.screenshot("ending-fertility")


def test_after_a_resignation_nothing_is_counted_and_an_easier_game_is_offered(visit) -> None:
    visitor = visit()
    guest, table = open_table(visitor, "nile", "scribe")

    async def resign() -> None:
        async with guest.at(table, seat=0) as seat:
            await seat.command("resign", seat=0)

    run(resign())
    visitor.go(f"/table/{table}")
    expect(visitor.page.locator(".ending h2")).to_have_text("You resigned. Scribe wins.")
    assert visitor.axe_violations() == []
    visitor.press("Play the Farmer")
    visitor.page.wait_for_url(lambda url: table not in url)
    assert [seat["level"] for seat in guest.get(f"/api/tables/{visitor.table}")["seats"]] == [None, "farmer"]
