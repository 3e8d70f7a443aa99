"""The duplicate of the day in a browser: from the page to one's game, and back to the field."""

import asyncio
from collections.abc import Awaitable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.clients import Guest
from tests.server.test_duplicate import LONG, play
from tests.web.visitor import DESKTOP, PHONE, Visitor, resize

SMALL = {"width": 360, "height": 640}


def run(job: Awaitable[Any]) -> Any:
    """The result of a coroutine: Playwright has a running event loop on this thread."""

    async def wait() -> Any:
        return await job

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, wait()).result()


def guest_of(visitor: Visitor) -> Guest:
    """The same person, without the browser."""
    guest = Guest(visitor.server, None)
    for cookie in visitor.context.cookies():
        guest.http.cookies.set(cookie.get("name", ""), cookie.get("value", ""))
    return guest


async def resign(guest: Guest, table: str) -> None:
    async with guest.at(table) as seat:
        await seat.command("resign", seat=seat.welcome["seat"])
        await seat.until(lambda one: one.over)


def in_order(visitor: Visitor) -> None:
    assert visitor.axe_violations() == [] and not visitor.scrolls_sideways() and visitor.untranslated() == []


def test_a_duplicate_from_the_first_page_to_the_field(visit) -> None:
    visitor = visit(size=DESKTOP)
    page = visitor.page
    visitor.go()
    page.get_by_role("link", name="Duplicate NILE").click()
    start = page.get_by_role("button", name="Play the deal")
    start.wait_for()
    assert page.get_by_role("heading", name="The field").count() == 0, "nothing is told before"
    in_order(visitor)
    visitor.screenshot("duplicate-before")
    start.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    page.wait_for_selector("[data-state]")
    table = visitor.table

    visitor.go("/duplicate/nile")
    page.get_by_role("link", name="Continue the game").wait_for()
    ben = Guest(visitor.server, "Ben")
    run(play(ben, ben.post("/api/games/nile/duplicate")["id"]))
    run(play(guest_of(visitor), table))

    visitor.go(f"/table/{table}")
    page.get_by_role("link", name="Compare results").click()
    page.get_by_role("heading", name="The field").wait_for()
    page.locator("tr.bot").first.wait_for(timeout=1000 * LONG)  # the levels play the deal after the first result
    assert page.locator("tbody tr.yours th").last.inner_text().endswith("you")
    in_order(visitor)
    visitor.screenshot("duplicate-after")
    resize(page, PHONE)
    in_order(visitor)
    visitor.screenshot("duplicate-after-phone")
    page.get_by_role("link", name="Replay the game of Ben").click()
    page.wait_for_url("**/replay/*")
    page.locator("[data-ply], .story, input[type=range]").first.wait_for()


@pytest.mark.parametrize(("language", "play_words"), [("de", "Verteilung spielen"), ("fr", "Jouer"), ("nl", "spelen")])
def test_who_resigns_sees_the_field_too(visit, language: str, play_words: str) -> None:
    visitor = visit(size=SMALL, language=language, colours="dark")
    page = visitor.page
    visitor.go("/duplicate/fertility")
    start = page.locator("button.main", has_text=play_words)
    start.wait_for()
    in_order(visitor)
    start.click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector("[data-state]")
    run(resign(guest_of(visitor), visitor.table))
    visitor.go("/duplicate/fertility")
    page.locator("#results").wait_for()
    in_order(visitor)
    visitor.screenshot(f"duplicate-resigned-{language}")
