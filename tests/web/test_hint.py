"""A hint at the table: a nudge, candidates, then the move, drawn, said and carried out; it covers none of its spots."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.server.clients import Guest
from tests.server.servers import RunningServer
from tests.web.visitor import DESKTOP, PHONE, Visitor

# Whether the panel covers none of the rings.
CLEAR = """() => {
  const panel = document.querySelector('section.hint').getBoundingClientRect();
  return ![...document.querySelectorAll('.ring.hint')].some((ring) => {
    const box = ring.getBoundingClientRect();
    return box.left < panel.right && box.right > panel.left && box.top < panel.bottom && box.bottom > panel.top;
  });
}"""


def ask_for_all(panel: Locator) -> None:
    panel.get_by_role("button", name="Show the move, and why").click()
    panel.get_by_role("button", name="Do").first.wait_for()


@pytest.mark.usefixtures("dice")
@pytest.mark.parametrize(("game", "size"), [("nile", PHONE), ("fertility", DESKTOP)])
def test_a_hint_is_drawn_explained_and_carried_out(
    visit: Callable[..., Visitor], web_server: RunningServer, game: str, size: dict[str, int]
) -> None:
    host = Guest(web_server, "Mia")
    table = host.open(game, "me", "farmer", options={"first": 0})["id"]
    mia = visit(size=size)
    cookies = [{"name": name, "value": value, "url": web_server.url} for name, value in host.http.cookies.items()]
    mia.context.add_cookies(cookies)  # type: ignore[arg-type]
    mia.go(f"/table/{table}")
    page = mia.page
    page.wait_for_selector("[data-state=mine]")
    page.keyboard.press("h")
    panel = page.get_by_role("region", name="Hint", exact=True)
    panel.wait_for()
    # A nudge marks nothing. The next depth shows moves without saying which is best.
    assert page.locator(".ring.hint").count() == 0 and "%" not in panel.inner_text()
    assert mia.axe_violations() == [] and mia.untranslated() == []
    mia.screenshot(f"hint-{game}-nudge")
    expect(panel.locator(".main")).to_be_focused()  # for those who use the keyboard
    page.keyboard.press("Enter")
    ways = panel.locator(".ways button")
    ways.first.wait_for()
    assert ways.count() > 1 and "%" not in panel.inner_text()
    ways.last.click()
    page.wait_for_selector(".ring.hint")
    assert mia.axe_violations() == []
    mia.screenshot(f"hint-{game}-candidates")
    ask_for_all(panel)
    page.wait_for_selector(".ring.hint")
    page.wait_for_function(CLEAR)  # the rings follow their places, and the panel the rings
    assert mia.axe_violations() == [] and mia.untranslated() == []
    if size == PHONE:
        panel.get_by_role("button", name="Why?").click()
    assert "chance to win" in panel.inner_text() and panel.locator(".why li").count() > 0
    if page.locator(".ring.hint .number").count():  # a table's hint depends on its id, and may have one step only
        panel.get_by_role("button", name="Do this step").click()
        page.wait_for_selector("section.hint[data-step='2']")
        page.keyboard.press("Escape")
        panel.wait_for(state="detached")
        page.keyboard.press("h")
        panel.wait_for()
        ask_for_all(panel)
    panel.get_by_role("button", name="Do").last.click()
    panel.wait_for(state="detached")
    assert page.locator(".ring.hint").count() == 0
