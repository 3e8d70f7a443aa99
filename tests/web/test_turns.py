"""The page "You": whose turn it is in one's games, until when, and the address of a calendar with it."""

import pytest

from tests.server.clients import Guest
from tests.server.servers import RunningServer
from tests.web.visitor import DESKTOP, PHONE


@pytest.mark.parametrize(("size", "language", "heading"), [(PHONE, "en", "Your games by turn"), (DESKTOP, "de", None)])
def test_turns_are_listed_with_their_calendar(
    visit, web_server: RunningServer, size: dict[str, int], language: str, heading: str | None
) -> None:
    mia = Guest(web_server, "Mia")
    table = mia.open("nile", "me", "me:Ann", clock=3 * 86400)["id"]
    visitor = visit(size=size, language=language)
    visitor.context.add_cookies(
        [{"name": name, "value": value, "url": web_server.url} for name, value in mia.http.cookies.items()]
    )
    visitor.go("/me")
    turns = visitor.page.locator("section:has(#turns)")
    turns.locator(f"a[href='/table/{table}']").wait_for()
    if heading is not None:
        turns.get_by_role("heading", name=heading).wait_for()
        turns.get_by_text("Your turn").wait_for()
    turns.get_by_role("button").first.click()
    address = turns.get_by_role("textbox").input_value()
    assert mia.http.get(address).text.startswith("BEGIN:VCALENDAR")
    assert visitor.axe_violations() == [] and not visitor.scrolls_sideways() and visitor.untranslated() == []
    visitor.screenshot(f"turns-{language}")
    turns.get_by_role("button").last.click()
    turns.get_by_role("textbox").wait_for(state="detached")
    assert mia.http.get(address).json()["code"] == "server.no_such_code"
