"""How a table feels: symbols that explain themselves, sounds that can be switched on, a result that follows its count,
and opponents that are folded on a phone."""

import random

import pytest
from playwright.sync_api import Locator

from tests.web.players import PLAY, give_up, play_fertility, play_nile, until_a_card_can_be_picked
from tests.web.test_games import start
from tests.web.visitor import PHONE, Visitor

PAUSE = 900  # milliseconds: longer than a tip takes to open or close

# Counts the sounds of a page; it runs before the page's own scripts.
SPY = """
window.heard = { contexts: 0, sounds: 0 };
const Context = window.AudioContext;
window.AudioContext = class extends Context { constructor() { super(); window.heard.contexts++; } };
for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...when) { window.heard.sounds++; return start.apply(this, when); };
}
"""


def heard(visitor: Visitor) -> dict[str, int]:
    return visitor.page.evaluate("window.heard")


def seat_among_bots(visitor: Visitor, game: str, bots: int, **options: object) -> None:
    """Open a table with a number of bots, at which the visitor begins."""
    visitor.go()
    visitor.context.request.post(f"{visitor.server.url}/api/me", data={"name": "Mia"})
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "farmer"} for _ in range(bots))]
    command = {"game": game, "seats": seats, "options": {"first": 0, **options}}
    table = visitor.context.request.post(f"{visitor.server.url}/api/tables", data=command).json()["id"]
    visitor.go(f"/table/{table}")
    visitor.page.wait_for_selector(f"[data-state=mine] .{game}")


# Whether the tip is that of a symbol, beside it and whole on the screen. A tip follows its symbol from frame to frame,
# and a table that was just opened still moves, so tests wait for this.
BESIDE = """symbol => {
  const tip = document.querySelector('.tip');
  if (tip?.innerText !== document.getElementById(symbol.getAttribute('aria-describedby')).textContent) return false;
  const one = tip.getBoundingClientRect(), other = symbol.getBoundingClientRect();
  const across = one.left < other.right && other.left < one.right;
  const apart = !(across && one.top < other.bottom && other.top < one.bottom);
  return apart && one.left >= 0 && one.top >= 0 && one.right <= innerWidth && one.bottom <= innerHeight;
}"""


def wait_for_tip(symbol: Locator) -> None:
    symbol.page.wait_for_function(BESIDE, arg=symbol.element_handle())


# Pictures that need no explanation: the ground and the tile on it, which the squares explain, or a sign with words
# beside it.
PLAIN = ".water, .land, .fresh, .now, h2, details dl, summary, .bubble, .flight"
WITHOUT = """plain => [...document.querySelectorAll('.nile svg, .fertility svg')]
  .filter(one => one.getBoundingClientRect().width > 0 && !one.matches('[role=grid]'))
  .filter(one => !one.closest(plain) && !one.closest('[aria-describedby]'))
  .map(one => one.outerHTML.slice(0, 160))"""
ASKED = "[aria-describedby]:not([role=grid])"


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_every_symbol_has_a_name_and_an_explanation(visit, game: str) -> None:
    visitor = visit()
    start(visitor, game)
    PLAY[game](visitor, random.Random(8), presses=20)
    assert visitor.page.evaluate(WITHOUT, PLAIN) == []
    unexplained = """asked => [...document.querySelectorAll(asked)].filter(one => one.matches('button')).filter(one =>
      !document.getElementById(one.getAttribute('aria-describedby'))?.textContent || !(one.ariaLabel || one.innerText))
      .map(one => one.outerHTML.slice(0, 200))"""
    assert visitor.page.evaluate(unexplained, f".{game} {ASKED}") == []


@pytest.mark.parametrize(("game", "symbol"), [("nile", ".river .symbol"), ("fertility", ".stock .symbol")])
def test_a_tip_opens_for_pointer_and_keyboard_and_escape_closes_it(visit, game: str, symbol: str) -> None:
    visitor = visit()
    start(visitor, game)
    page, asked = visitor.page, visitor.page.locator(f".{game} {symbol}").first
    page.wait_for_selector("[data-state=mine]")
    asked.scroll_into_view_if_needed()
    asked.hover()
    wait_for_tip(asked)
    words = page.locator(".tip").inner_text()
    page.locator(".tip").hover()  # a pointer on the tip keeps it open
    page.wait_for_timeout(PAUSE)
    assert page.locator(".tip").is_visible()
    page.keyboard.press("Escape")
    page.wait_for_selector(".tip", state="detached")
    page.mouse.move(2, 2)
    page.keyboard.press("Tab")  # from now on, the focus is moved by keyboard
    asked.focus()
    page.wait_for_selector(".tip")
    assert page.locator(".tip").inner_text() == words
    page.keyboard.press("ArrowRight")
    page.wait_for_function("words => document.querySelector('.tip')?.innerText !== words", arg=words)
    page.keyboard.press("Escape")
    page.wait_for_selector(".tip", state="detached")


@pytest.mark.parametrize(
    ("game", "symbols"), [("nile", ".river .symbol:not(.opens)"), ("fertility", ".scales .symbol")]
)
def test_a_tap_opens_a_tip_on_a_phone_and_none_is_cut_off(visit, game: str, symbols: str) -> None:
    visitor = visit(size=PHONE)
    start(visitor, game)
    page, asked = visitor.page, visitor.page.locator(f".{game} {symbols}")
    page.wait_for_selector("[data-state=mine]")  # until then, a bot's move can change the symbols
    if game == "fertility":
        page.locator("[data-spot='side:city']").click()
    for symbol in asked.all():
        visitor.tap(symbol)
        wait_for_tip(symbol)
        visitor.tap(symbol)
        page.wait_for_selector(".tip", state="detached")
    assert not visitor.scrolls_sideways()


def test_a_long_press_on_a_card_opens_its_tip_and_does_not_pick_it(visit) -> None:
    visitor = visit(size=PHONE)
    start(visitor, "nile")
    card = until_a_card_can_be_picked(visitor, random.Random(1))
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    touch = visitor.context.new_cdp_session(visitor.page)
    at = {"x": box["x"] + 20, "y": box["y"] + 30}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    wait_for_tip(card)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    visitor.page.wait_for_timeout(PAUSE)
    assert visitor.page.locator(".tip").is_visible()
    assert visitor.page.locator("[data-choice=back][aria-disabled=false]").count() == 0


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_sound_is_off_until_it_is_switched_on(visit, game: str) -> None:
    visitor = visit()
    visitor.context.add_init_script(SPY)
    start(visitor, game)
    PLAY[game](visitor, random.Random(2), presses=6)
    assert heard(visitor) == {"contexts": 0, "sounds": 0}
    visitor.press("Menu")
    visitor.press("Settings")
    visitor.page.get_by_label("Sound").check()
    visitor.page.wait_for_function("() => window.heard.sounds > 0")  # an example
    assert visitor.axe_violations() == []
    visitor.page.keyboard.press("Escape")
    before = heard(visitor)["sounds"]
    PLAY[game](visitor, random.Random(3), presses=12)
    assert heard(visitor)["sounds"] > before and heard(visitor)["contexts"] == 1
    visitor.page.wait_for_selector("[data-state=mine]")  # nothing happens now that has a sound
    visitor.page.reload()  # the setting is kept, and earlier events have no sound
    visitor.page.wait_for_selector(f"[data-state=mine] .{game}")
    assert heard(visitor) == {"contexts": 0, "sounds": 0}
    assert visitor.page.evaluate("JSON.parse(localStorage.akhet).sound") is True


def test_in_a_replay_a_single_step_has_a_sound_and_a_jump_has_none(visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(SPY)
    start(visitor, "nile")
    play_nile(visitor, random.Random(9))
    visitor.press("Menu")
    visitor.press("Settings")
    visitor.page.get_by_label("Sound").check()
    visitor.page.keyboard.press("Escape")
    visitor.press("Replay")
    slider = visitor.page.get_by_role("slider", name="Step")
    slider.wait_for()
    visitor.page.wait_for_selector(".nile")
    slider.focus()
    before = heard(visitor)["sounds"]
    for key in ("End", "Home"):
        visitor.page.keyboard.press(key)
        visitor.page.wait_for_timeout(400)
    assert heard(visitor)["sounds"] == before
    for _ in range(12):
        visitor.page.keyboard.press("ArrowRight")
        visitor.page.wait_for_timeout(150)
    assert heard(visitor)["sounds"] > before


# Records what is announced to screen readers.
WATCH = """() => {
  window.announced = [];
  new MutationObserver(() => {
    const words = document.querySelector('[role=status][aria-live=polite]').textContent.trim();
    if (words !== window.announced.at(-1)) window.announced.push(words);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_the_result_is_announced_once(visit) -> None:
    visitor = visit()
    start(visitor, "fertility")
    play_fertility(visitor, random.Random(5), presses=3)
    visitor.page.evaluate(WATCH)
    give_up(visitor)
    visitor.page.wait_for_selector("[data-state=over]")
    outcome = visitor.page.get_by_role("region", name="The result").locator("h2").first.inner_text()
    visitor.page.wait_for_function("words => window.announced.some(one => one.includes(words))", arg=outcome)
    visitor.page.wait_for_timeout(1500)
    announced = [one for one in visitor.page.evaluate("window.announced") if outcome in one]
    assert len(announced) == 1 and "1. " in announced[0] and "2. " in announced[0]


def test_a_card_is_dragged_onto_the_fields_and_into_a_trade(visit) -> None:
    visitor = visit()
    start(visitor, "nile")
    page = visitor.page
    card = until_a_card_can_be_picked(visitor, random.Random(1), "[data-card]:not([data-card*='-'])")
    for place, then in (("plant", ".fields .added"), ("market", "[data-choice=market].chosen")):
        card.hover()
        page.mouse.down()
        page.mouse.move(500, 300, steps=3)
        page.locator(f"[data-takes~={place}] [data-drop={place}]").first.hover()
        page.mouse.up()
        page.wait_for_selector(f"[data-state=mine] {then}")
        assert page.locator(".dragged").count() == 0
        while page.locator("[data-choice=back][aria-disabled=false]").count():
            page.locator("[data-choice=back]").click()
            page.wait_for_selector("[data-state=mine]")
