"""The list of tables of a person who has played many games: older games are shown on request."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from akhet.server.lobby_messages import MOST_LISTED
from tests.server.clients import Guest
from tests.server.servers import RunningServer
from tests.web.visitor import DESKTOP, PHONE

OLD = 8  # finished games that are not in the first answer
FIRST = 6  # finished games that are shown at first


async def resign_games(mia: Guest, games: int) -> list[str]:
    """Open and resign games; returns their tables, the latest first."""
    finished: list[str] = []
    for _ in range(games):
        table = mia.open("nile", "me", "me:Ann")["id"]
        async with mia.at(table) as seat:
            assert (await seat.command("resign", seat=0))["type"] == "ack"
        finished.insert(0, table)
    return finished


async def first_step(mia: Guest, table: str) -> None:
    """Make a move that everybody sees."""
    async with mia.at(table) as seat:
        if not seat.my_turn:
            await seat.send(type="look", seat=1)
            await seat.receive("welcome")
        for move in seat.scene["moves"]:
            if (await seat.step(move, seat=seat.scene["turn"]))["type"] == "ack":
                return


def test_older_games_are_shown_on_request_up_to_the_first(visit, web_server: RunningServer) -> None:
    mia = Guest(web_server)
    with ThreadPoolExecutor(1) as thread:  # Playwright uses this thread's event loop
        finished = thread.submit(asyncio.run, resign_games(mia, MOST_LISTED + OLD)).result()
    visitor = visit()
    visitor.context.add_cookies(
        [{"name": name, "value": value, "url": web_server.url} for name, value in mia.http.cookies.items()]
    )
    visitor.go("/tables")
    games = visitor.page.get_by_role("region", name="Finished games").get_by_role("listitem")
    older = visitor.page.get_by_role("button", name="Show older games")
    for shown in (FIRST, MOST_LISTED, MOST_LISTED + OLD):
        if shown > FIRST:
            older.click()
        games.nth(shown - 1).wait_for()
        links = games.get_by_role("link", name="Result").all()
        assert [link.get_attribute("href") for link in links] == [f"/table/{id}" for id in finished[:shown]]
        if shown > FIRST:  # with the keyboard, one continues at the first of the new ones
            before = FIRST if shown == MOST_LISTED else MOST_LISTED
            assert visitor.page.evaluate("document.activeElement.getAttribute('href')") == f"/table/{finished[before]}"
    assert older.count() == 0
    assert visitor.axe_violations() == []


def test_an_empty_list_offers_what_fills_it(visit) -> None:
    visitor = visit()
    visitor.go("/tables")
    assert visitor.axe_violations() == []
    visitor.screenshot("tables-empty")
    visitor.press("Open a table for Fertility")
    public = visitor.table
    visitor.wait_for_text("Waiting for one more player.")
    assert visitor.axe_violations() == []
    visitor.screenshot("waiting")
    other = visit()
    other.go("/tables")
    other.page.get_by_role("region", name="Tables to join").locator(f"a[href='/table/{public}']").wait_for()
    other.press("Play NILE")
    other.page.wait_for_selector("[data-state=mine]")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_games_to_watch_are_shown_as_they_are_now(visit, web_server: RunningServer, size: dict[str, int]) -> None:
    mia = Guest(web_server)
    tables = {game: mia.open(game, "me", "me:Ann", public=True)["id"] for game in ("nile", "fertility")}
    visitor = visit(size=size)
    visitor.go("/tables")
    watched = visitor.page.get_by_role("region", name="Games to watch").get_by_role("listitem")
    previews = {}
    for (game, table), words in zip(tables.items(), ("Season 1 of 2", "0"), strict=True):
        item = watched.filter(has=visitor.page.locator(f"a[href='/table/{table}']"))
        item.scroll_into_view_if_needed()  # a game that is out of sight is not asked for
        previews[game] = item.get_by_role("group", name="The position now")
        previews[game].get_by_text(words).first.wait_for()
    assert visitor.axe_violations() == [] and not visitor.scrolls_sideways() and visitor.untranslated() == []
    visitor.screenshot(f"tables-watch-{size['width']}")
    # What happens is shown a little later.
    before = previews["fertility"].locator("svg").inner_html()
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, first_step(mia, tables["fertility"])).result()
    picture = "document.querySelector(`li:has([href='/table/${table}']) .preview svg`)"
    visitor.page.wait_for_function(
        f"([table, before]) => {picture}.innerHTML !== before", arg=[tables["fertility"], before]
    )
