"""The moves of others, one after another: long enough to see, never in one's way, and summed up afterwards."""

import json
from collections.abc import Callable
from itertools import pairwise

from playwright.sync_api import Page, WebSocket

from tests.server.clients import Guest
from tests.server.servers import RunningServer
from tests.web.visitor import Visitor

OPPONENTS = ["Farmer", *(f"Farmer {number}" for number in range(2, 6))]
SHORTEST = 240  # milliseconds that each of them is in sight
MOST = 12_000  # milliseconds for all of them: twice what the page takes on an idle machine
BUSY = "() => document.querySelector('.news.busy') !== null"
AT_REST = "() => document.querySelector('.news.busy') === null && document.querySelector('[data-state=mine]') !== null"

# Notes when each line of news appeared, and how many cards flew at once.
WATCH = """() => {
  window.seen = []; window.flew = 0;
  window.watcher?.disconnect();
  window.watcher = new MutationObserver(() => {
    const busy = document.querySelector('.news.busy [data-news]')?.innerText ?? null;
    if (busy !== (window.seen.at(-1)?.words ?? null)) window.seen.push({ at: performance.now(), words: busy });
    window.flew = Math.max(window.flew, document.querySelectorAll('.flight').length);
  });
  window.watcher.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def sit_down(visitor: Visitor, server: RunningServer) -> Callable[[], bool]:
    """Open NILE with six seats. Returns whether the server has given the turn back, which the page may not show yet."""
    given: list[bool] = []

    def note(frame: str | bytes) -> None:
        scene = json.loads(frame).get("scene")
        if scene:
            given.append(scene["moves"] is not None)

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", note)

    visitor.page.on("websocket", listen)
    mia = Guest(server)
    cookies = [{"name": name, "value": value, "url": server.url} for name, value in mia.http.cookies.items()]
    visitor.context.add_cookies(cookies)  # type: ignore[arg-type]
    table = mia.open("nile", "me", *["farmer"] * 5)["id"]
    visitor.go(f"/table/{table}")
    visitor.page.wait_for_function(AT_REST)
    return lambda: bool(given) and given[-1]


def pass_on(page: Page) -> None:
    """End the turn without planting, and wait until the first opponent's turn is on the page."""
    page.evaluate(WATCH)
    page.locator("[data-choice=done]").click()
    sure = page.get_by_role("button", name="Yes, pass")
    if sure.count():
        sure.click()
    page.wait_for_function("(name) => window.seen.some(({ words }) => words?.includes(name))", arg=f"{OPPONENTS[0]}’s")


def seen(page: Page) -> list[tuple[str, float]]:
    """Each line of news, and for how many milliseconds it was in sight."""
    lines = page.evaluate("window.seen")
    return [(line["words"], then["at"] - line["at"]) for line, then in pairwise(lines) if line["words"]]


def until_given(page: Page, given: Callable[[], bool]) -> None:
    while not given():
        page.wait_for_timeout(10)
    page.wait_for_timeout(50)


def test_opponents_are_watched_one_after_another_and_summed_up(visit, web_server: RunningServer) -> None:
    visitor = visit(pace="normal", motion="no-preference")
    page = visitor.page
    sit_down(visitor, web_server)
    pass_on(page)
    page.wait_for_function(AT_REST)
    lines = seen(page)
    turns = [words for words, _ in lines if "’s turn" in words]
    assert [words.partition("’s turn")[0] for words in turns] == OPPONENTS
    actions = [(words, time) for words, time in lines if words.startswith("Farmer") and "’s turn" not in words]
    assert len(actions) >= len(OPPONENTS), lines
    # On a busy machine a single line may come late. It does not stay longer for that.
    others = [time for words, time in lines if not words.startswith("You plant")]
    assert sum(time > SHORTEST for time in others) >= 0.8 * len(others), lines
    assert sum(time for _, time in lines) < MOST
    assert page.evaluate("window.flew") > 0

    recap = page.get_by_role("button", name="Since your last turn")
    recap.click()
    told = page.get_by_role("region", name="Since your last turn").get_by_role("listitem")
    told.first.wait_for()
    texts = told.all_inner_texts()
    assert all(any(text.startswith(f"{name}:") for text in texts) for name in OPPONENTS), texts
    told.filter(has_text=f"{OPPONENTS[2]}:").get_by_role("button").hover()
    page.wait_for_selector(".ring.recap")
    assert visitor.axe_violations() == []
    page.mouse.move(5, 300)
    page.wait_for_selector(".ring.recap", state="detached")
    page.keyboard.press("Tab")  # from the button to the recap
    page.get_by_role("button", name="Got it").click()
    told.first.wait_for(state="hidden")
    recap.click()  # it can be opened again
    told.first.wait_for()
    assert visitor.untranslated() == []


def test_ones_own_input_never_waits(visit, web_server: RunningServer) -> None:
    visitor = visit(pace="slow", motion="no-preference")
    page = visitor.page
    given = sit_down(visitor, web_server)

    pass_on(page)
    until_given(page, given)
    market = page.locator("[data-choice=market]")
    box = market.bounding_box()
    assert box is not None and page.evaluate(BUSY)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)  # shows the present, and acts on it
    assert not page.evaluate(BUSY)
    page.wait_for_selector("[data-choice=market][aria-pressed=true]")
    page.locator("[data-choice=back][aria-disabled=false]").first.click()
    page.wait_for_selector("[data-choice=market][aria-pressed=false]")

    for skip in ("key", "button"):
        pass_on(page)
        until_given(page, given)
        assert page.evaluate(BUSY)
        if skip == "key":
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press("Escape")
        else:
            page.get_by_role("button", name="Skip").click()
        page.wait_for_function(AT_REST)
        assert page.locator(".flight").count() == 0

    # Without motion, opponents are still shown one after another, but nothing flies. The pace can be changed.
    page.emulate_media(reduced_motion="reduce")
    visitor.press("Menu")
    visitor.press("Settings")
    page.get_by_label("Pace of others’ turns").select_option("fast")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    pass_on(page)
    page.wait_for_function(AT_REST)
    assert len(seen(page)) >= 2 * len(OPPONENTS)
    assert page.evaluate("window.flew") == 0
