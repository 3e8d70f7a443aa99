"""A person with a browser: what the page shows them, what they press, and whether anything went wrong."""

import re
import time
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page

from tests.server.servers import RunningServer
from tests.web import known_dice

SCREENSHOTS = Path(__file__).parents[2] / "screenshots"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
DESKTOP = {"width": 1280, "height": 900}
TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 390, "height": 844}
# What Chromium writes to the console while the server is down.
LOST = re.compile("WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE")
# And about a request that the server refuses.
REFUSED = re.compile("the server responded with a status of 4(00|04|09|22)")


def resize(page: Page, size: dict[str, int]) -> None:
    """Make the window this big, and wait until the page knows: a busy Chromium tells it some frames later."""
    if page.viewport_size == size:
        return
    page.evaluate("() => { window.resized = new Promise((done) => addEventListener('resize', done)); }")
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.evaluate("() => window.resized.then(() => null)")


class Visitor:
    def __init__(
        self,
        browser: Browser,
        server: RunningServer,
        *,
        size: dict[str, int] = DESKTOP,
        language: str = "en",
        colours: Literal["light", "dark"] = "light",
        motion: Literal["reduce", "no-preference"] = "reduce",
        pace: Literal["slow", "normal", "fast", "instant"] = "instant",
        may_lose: bool = False,
        may_be_refused: bool = False,
    ) -> None:
        self.server = server
        self._may_lose = may_lose
        self._may_be_refused = may_be_refused
        self.context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            locale=language,
            color_scheme=colours,
            reduced_motion=motion,
            has_touch=size["width"] < 700,
        )
        # Tests of other things do not wait for the opponents' moves. What a test chooses on the page stays chosen.
        self.context.add_init_script(f"try {{ localStorage.akhet ??= JSON.stringify({{pace: '{pace}'}}) }} catch {{}}")
        if not known_dice.THOROUGH:
            self.context.add_init_script(known_dice.KNOWN_CONTRIBUTION)
        self.page = self.context.new_page()
        self.page.set_default_timeout(30_000)
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        self.page.on("console", self._note)

    def _note(self, message: ConsoleMessage) -> None:
        expected = (self._may_lose and LOST.search(message.text)) or (
            self._may_be_refused and REFUSED.search(message.text)
        )
        if message.type in ("error", "warning") and not expected:
            self.problems.append(f"console: {message.text} {message.location.get('url', '')}")

    def close(self) -> None:
        # A request may still be in a test's handler: without this, its error would fail the next test.
        self.page.unroute_all(behavior="ignoreErrors")
        self.context.close()

    def go(self, path: str = "/") -> None:
        self.page.goto(self.server.url + path)
        self.page.wait_for_selector("main h1")

    def press(self, name: str | re.Pattern[str]) -> None:
        """Click the button or link of this name."""
        self.page.get_by_role("button", name=name).or_(self.page.get_by_role("link", name=name)).first.click()

    def begin(self) -> None:
        """Press the main button of the form on the start page."""
        self.page.locator("#new-table form button.main").click()

    def tap(self, symbol: Locator) -> None:
        """A short touch. On a busy machine, Playwright's own `tap` can become a long press."""
        symbol.scroll_into_view_if_needed()
        box = symbol.bounding_box()
        assert box is not None
        touch, now = self.context.new_cdp_session(self.page), time.time()
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        for kind, points, when in (("touchStart", [at], now), ("touchEnd", [], now + 0.05)):
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": when})
        touch.detach()

    def wait_for_text(self, text: str | re.Pattern[str]) -> Locator:
        found = self.page.get_by_text(text).first
        found.wait_for()
        return found

    @property
    def table(self) -> str:
        """The id of the table on this page."""
        self.page.wait_for_url("**/table/*")
        return self.page.url.rpartition("/")[2].partition("?")[0]

    def screenshot(self, name: str) -> None:
        """Save the whole page in screenshots/, a build artefact that is not part of the repository."""
        SCREENSHOTS.mkdir(exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{re.sub(r'[^A-Za-z0-9_.-]+', '-', name)}.png", full_page=True)

    def axe_violations(self) -> list[str]:
        """The barriers to accessibility that axe finds on the page as it is now."""
        self.page.evaluate(AXE.read_text("utf-8"))
        self.page.evaluate(TWO_FRAMES)  # a colour that just changed is not on the screen yet
        found: Any = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['id']}: {one['nodes'][0]['html'][:200]} {one['nodes'][0]['failureSummary'][:300]}"
            for one in found["violations"]
        ]

    def scrolls_sideways(self) -> bool:
        return self.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")

    def untranslated(self) -> list[str]:
        """Ids of messages that are on the page instead of their sentences."""
        text = self.page.inner_text("body")
        return re.findall(r"\b(?:web|nile|fertility|server)-[a-z]+[a-z0-9-]*\b", text)
