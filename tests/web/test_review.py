"""The review of a finished game: from its end to a costly turn, and from a record that is pasted."""

import asyncio
import json
import random
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.clients import Guest, play_on
from tests.web.visitor import DESKTOP, PHONE, Visitor, resize

RECORDS = Path(__file__).parents[1] / "records"
SMALL = {"width": 360, "height": 640}
SIDEWAYS = {"width": 844, "height": 390}


def finished(visitor: Visitor, game: str) -> str:
    """A game of two friends on the visitor's device, played to its end."""
    mia = Guest(visitor.server)
    table = mia.open(game, "me", "me:Ann")["id"]

    async def play() -> None:
        async with mia.at(table, seat=0) as first, mia.at(table, seat=1) as second:
            dice = random.Random(5)
            await play_on(first, second, choose=lambda scene: dice.choice(scene["moves"]))

    with ThreadPoolExecutor(1) as thread:  # Playwright has a loop of its own on this one
        thread.submit(lambda: asyncio.run(play())).result()
    cookies: Any = [
        {"name": name, "value": value, "url": visitor.server.url} for name, value in mia.http.cookies.items()
    ]
    visitor.context.add_cookies(cookies)
    return table


def practise(visitor: Visitor, game: str) -> None:
    """On a phone: a mistake that is due, from the start page to what was better; then one's statistics."""
    page = visitor.page
    resize(visitor.page, SMALL)
    visitor.go("/")
    page.get_by_role("link", name="mistakes again").click()
    page.get_by_role("button", name="Begin").click()
    show = page.get_by_role("button", name="Show me")
    show.wait_for()
    page.wait_for_selector(f".{game}")
    assert visitor.axe_violations() == [] and not visitor.scrolls_sideways()
    visitor.screenshot(f"mistake-{game}")
    show.click()
    page.get_by_role("region", name="This decision").wait_for()
    page.get_by_text("It comes back on").wait_for()
    assert visitor.axe_violations() == [] and not visitor.scrolls_sideways()
    visitor.screenshot(f"mistake-{game}-shown")
    visitor.go("/statistics")
    assert visitor.axe_violations() == [] and visitor.untranslated() == []


def play_a_future(visitor: Visitor, game: str) -> None:
    """How the game may go on is played on the table, by keyboard and on a phone."""
    page = visitor.page
    page.get_by_text("How the game may go on after it").click()
    page.get_by_role("button", name="Play it on the table").nth(1).click()
    future = page.get_by_role("region", name="How the game may go on after it")
    ways = future.get_by_role("group").get_by_role("button")
    expect(ways.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(future.get_by_text("The position before the decision")).to_be_visible()
    steps = page.get_by_role("slider", name="Step of the game")
    page.locator("body").focus()
    page.keyboard.press("ArrowRight")
    expect(steps).to_have_attribute("aria-valuetext", re.compile("Step 1 of"))
    page.keyboard.press("ArrowDown")
    expect(steps).not_to_have_attribute("aria-valuetext", re.compile("Step 1 of"))
    page.wait_for_selector(f".{game}")
    assert visitor.axe_violations() == [] and not visitor.scrolls_sideways()
    visitor.screenshot(f"review-{game}-future")
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="One step forward")).to_be_disabled()
    for size in (PHONE, SMALL):
        resize(page, size)
        ways.nth(0).click()
        expect(ways.nth(0)).to_have_attribute("aria-pressed", "true")
        expect(future.get_by_text("The position before the decision")).to_be_visible()
        page.get_by_role("button", name="One step forward").click()
        expect(steps).to_have_attribute("aria-valuetext", re.compile("Step 1 of"))
        assert visitor.axe_violations() == [] and not visitor.scrolls_sideways()
        visitor.screenshot(f"review-{game}-future-{size['width']}")
    resize(page, DESKTOP)
    page.locator("body").focus()
    page.keyboard.press("Escape")
    page.get_by_role("region", name="This decision").wait_for()


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_from_the_end_of_a_game_to_a_costly_turn_and_another_move(visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    table = finished(visitor, game)
    visitor.go(f"/table/{table}")
    page.get_by_role("link", name="Review", exact=True).click()
    page.wait_for_url(f"**/review/{table}*")

    # The whole game: it is asked for by itself, and shown while it is made.
    graph = page.get_by_role("slider", name="Who was going to win")
    graph.wait_for()
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=120_000)
    rows = page.get_by_role("table").last.locator("tr")
    points = [float(words.replace("\u2212", "-")) for words in rows.locator("td:last-child").all_inner_texts()]
    assert sum(points[:-1]) == pytest.approx(points[-1], abs=0.01) and points[-1] in (0, 50, 100)
    assert visitor.axe_violations() == [] and not visitor.scrolls_sideways()
    visitor.screenshot(f"review-{game}-whole")
    page.get_by_role("button", name="What do these numbers mean?").click()
    page.get_by_role("dialog").get_by_role("heading", name="Luck", exact=True).wait_for()
    page.keyboard.press("Escape")

    # A costly turn: what was better is drawn on the table, and can be compared with the rest.
    page.locator("section[aria-labelledby=costliest] li button").first.click()
    decision = page.get_by_role("region", name="This decision")
    decision.get_by_role("heading", name="This cost you").wait_for()
    page.wait_for_selector(".spotlight .ring")
    bars = decision.locator("li button[aria-pressed]")
    assert bars.count() > 1 and bars.first.get_attribute("aria-pressed") == "true"
    bars.nth(1).click()
    expect(bars.nth(1)).to_have_attribute("aria-pressed", "true")
    if game == "nile":
        decision.get_by_role("button", name="With all cards open").click()
        page.get_by_role("region", name="What the others held").wait_for()
    assert visitor.axe_violations() == [] and not visitor.scrolls_sideways()
    visitor.screenshot(f"review-{game}-turn")

    play_a_future(visitor, game)

    # By keyboard: from mistake to mistake, through the graph, and back to the whole game.
    words = page.get_by_role("group", name="Mistakes").locator(".words")
    before = words.inner_text()
    page.locator("body").focus()
    for key in ("n", "p", "n", "p"):
        page.keyboard.press(key)
    page.keyboard.press("n" if before.startswith("1 of") else "p")
    expect(words).not_to_have_text(before)
    graph.focus()
    page.keyboard.press("Home")
    expect(graph).to_have_attribute("aria-valuenow", "0")
    assert "Step 0 of" in (graph.get_attribute("aria-valuetext") or "")
    page.wait_for_url(f"**/review/{table}?*#0")  # the address can be shared

    # Another move on the table, and the mistakes of one's own games.
    page.get_by_role("button", name="Try another move").click()
    page.get_by_role("region", name="Try another move").wait_for()
    page.wait_for_selector(f".{game}")
    assert visitor.axe_violations() == [] and not visitor.scrolls_sideways()
    page.get_by_role("button", name="Back to the review").click()
    decision.wait_for()
    address = page.url

    # On a phone, first what it cost, then why.
    for size in (PHONE, SMALL, SIDEWAYS):
        resize(visitor.page, size)
        page.reload()
        decision.get_by_role("heading").first.wait_for()
        assert visitor.axe_violations() == [] and not visitor.scrolls_sideways()
        visitor.screenshot(f"review-{game}-{size['width']}")
    practise(visitor, game)
    resize(visitor.page, DESKTOP)
    page.goto(address)
    decision.wait_for()

    # Another move can be tried: the game goes on from here.
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(f".{game}")


def test_a_record_can_be_pasted_and_a_wrong_one_is_refused_with_the_reason(visit) -> None:
    visitor = visit(size=PHONE, colours="dark", may_be_refused=True)
    page = visitor.page
    game = json.loads((RECORDS / "fertility-over-with-dice.json").read_text("utf-8"))
    asked = {"seat": game["plies"][0]["seat"], "ply": 0, "depth": "nudge"}
    record = json.dumps(game | {"hints": [asked]})
    visitor.go("/review")
    field = page.get_by_label("The record, or the link")
    look = page.get_by_role("button", name="Look at it")
    field.fill(json.dumps(json.loads(record) | {"places": [1, 1]}))
    look.click()
    expect(page.locator("p[role=alert]")).to_contain_text("result")
    field.fill("https://elsewhere.example.org/replay/abcdefgh")
    look.click()
    expect(page.locator("p[role=alert]")).to_contain_text("not the link")
    assert visitor.axe_violations() == []
    field.fill(record)
    look.click()
    page.wait_for_url("**/review/record/*")
    page.get_by_role("slider", name="Who was going to win").wait_for()
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=120_000)
    assert visitor.axe_violations() == [] and not visitor.scrolls_sideways()
    visitor.screenshot("review-record-phone")
    page.get_by_role("button", name="Next mistake").click()
    page.get_by_role("region", name="This decision").wait_for()
    page.get_by_role("button", name="Why, and what else was possible").click()
    page.get_by_role("heading", name="Chances to win").wait_for()
    assert visitor.axe_violations() == [] and not visitor.scrolls_sideways()
    visitor.screenshot("review-record-phone-why")

    # Its replay tells which hints were asked for.
    page.get_by_role("button", name="Whole game").click()
    page.get_by_role("link", name="Replay", exact=True).click()
    page.get_by_role("button", name="Game log").click()
    expect(page.locator("#story ~ ol").get_by_text("had asked for a nudge here")).to_have_count(1)
    assert visitor.axe_violations() == [] and not visitor.scrolls_sideways()
    visitor.screenshot("replay-hints")
