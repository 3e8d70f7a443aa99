"""What people at one table know of each other: who is there, whose turn it is, what was said, who plays again."""

import re

from playwright.sync_api import Locator, expect

from tests.server.servers import RunningServer
from tests.web.players import give_up
from tests.web.visitor import PHONE, Visitor

NOTICED = """
    window.notices = [];
    window.Notification = class {
        static permission = "default";
        static requestPermission() { Notification.permission = "granted"; return Promise.resolve("granted"); }
        constructor(title, options) { window.notices.push(`${title}: ${options.body}`); }
    };
    navigator.setAppBadge = (count) => { window.badge = count; return Promise.resolve(); };
    navigator.clearAppBadge = () => { window.badge = 0; return Promise.resolve(); };
"""
HIDE = """(hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    Object.defineProperty(document, "visibilityState", { value: hidden ? "hidden" : "visible", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def open_table(visitor: Visitor, name: str, *seats: dict[str, str], **options: object) -> dict[str, str]:
    visitor.context.request.post(f"{visitor.server.url}/api/me", data={"name": name})
    command = {"game": "nile", "seats": seats, "options": {"first": 0, **options}, "public": True}
    return visitor.context.request.post(f"{visitor.server.url}/api/tables", data=command).json()


def chip(visitor: Visitor, seat: int) -> Locator:
    return visitor.page.locator(f"[data-spot='seat:{seat}']")


def test_two_people_know_of_each_other(visit, web_server: RunningServer) -> None:
    mia, ben = visit(), visit(size=PHONE)
    mia.context.add_init_script(NOTICED)
    table = open_table(mia, "Mia", {"kind": "me"}, {"kind": "open"})
    mia.go(f"/table/{table['id']}")
    ben.context.request.post(f"{web_server.url}/api/me", data={"name": "Ben"})
    ben.go(f"/table/{table['id']}?invite={table['invite']}")
    ben.wait_for_text("Mia invites you")
    ben.press("Sit down")
    for visitor in (mia, ben):
        visitor.page.wait_for_selector("[data-state] .nile")
    # Whose turn it is, in the bar and in the tab's title.
    expect(chip(mia, 0)).to_contain_text("Your turn")
    expect(mia.page).to_have_title("● Your turn – NILE")
    expect(ben.page).to_have_title("NILE · Akhet")
    expect(chip(ben, 0)).to_contain_text("thinking")
    # What is said is noticed where the log is not in sight, and read where it is opened.
    ben.page.get_by_role("button", name="Game log").click()
    ben.page.get_by_placeholder("Say something").fill("Good luck!")
    ben.page.keyboard.press("Enter")
    mia.page.locator(".toast", has_text="Good luck!").wait_for()
    mia.page.get_by_role("button", name="Game log: 1 new message").click()
    panel = mia.page.get_by_role("dialog", name="Game log")
    panel.get_by_text("Good luck!").wait_for()
    assert mia.page.locator(".toast, .unread").count() == 0 and mia.axe_violations() == []
    mia.page.keyboard.press("Escape")
    expect(mia.page.get_by_role("button", name="Game log", exact=True)).to_be_focused()
    # Who is connected: a reload is not noticed, leaving is.
    ben.page.reload()
    ben.page.wait_for_selector("[data-state] .nile")
    expect(chip(mia, 1)).not_to_contain_text("not connected")
    ben.page.goto("about:blank")
    expect(chip(mia, 1)).to_contain_text("not connected")
    ben.page.goto(f"{web_server.url}/table/{table['id']}")
    expect(chip(mia, 1)).not_to_contain_text("not connected")
    # A reader who looks elsewhere is notified, if they want it. They are asked once, after waiting.
    mia.page.clock.install()
    mia.page.locator("[data-choice=done]").click()
    mia.page.locator("[data-answer=yes]").or_(mia.page.locator("[data-state=waiting]")).first.wait_for()
    if mia.page.locator("[data-answer=yes]").count():
        mia.page.locator("[data-answer=yes]").click()
    mia.page.wait_for_selector("[data-state=waiting]")
    assert mia.page.get_by_text("Shall we notify you").count() == 0
    mia.page.clock.run_for(11_000)
    mia.press("Yes, please")
    expect(mia.page.get_by_text("Shall we notify you")).to_have_count(0)
    mia.page.evaluate(HIDE, True)
    ben.page.wait_for_selector("[data-state=mine]")
    ben.page.locator("[data-choice=done]").click()
    if ben.page.locator("[data-answer=yes]").count():
        ben.page.locator("[data-answer=yes]").click()
    mia.page.wait_for_function("() => window.notices.length === 1 && window.badge === 1")
    assert mia.page.evaluate("window.notices") == ["Your turn: NILE: the table is waiting for you."]
    expect(mia.page).to_have_title("● Your turn – NILE")
    mia.page.evaluate(HIDE, False)
    mia.page.wait_for_function("() => window.badge === 0")
    # The end: nobody is to move, and a rematch is offered, not forced.
    give_up(ben)
    for visitor in (mia, ben):
        visitor.page.wait_for_selector("[data-state=over]")
        assert visitor.page.locator(".chip.turn").count() == 0
        assert visitor.page.get_by_text(re.compile("turn of|’s turn|Your turn$")).locator("visible=true").count() == 0
    mia.press("Rematch")
    mia.wait_for_text("Waiting for Ben to answer.")
    mia.wait_for_text("has not answered yet")
    assert mia.axe_violations() == []
    ben.wait_for_text("Mia would like to play again.")
    assert ben.page.url.endswith(table["id"]) and ben.axe_violations() == []
    ben.press("Not now")
    mia.wait_for_text("Ben does not want to play now")
    expect(ben.page.locator(".offer")).to_have_count(0)  # a screen reader may still be reading it out
    ben.press("Rematch")  # and now the other way round
    ben.wait_for_text("Waiting for Mia to answer.")
    mia.go(f"/table/{table['id']}")
    mia.wait_for_text("Ben would like to play again.")
    mia.press("Play again")
    for visitor in (mia, ben):
        visitor.page.wait_for_selector("[data-state=mine], [data-state=waiting]")
    assert mia.page.url == ben.page.url


def test_friends_on_one_device_see_the_table_while_it_changes_hands(visit) -> None:
    visitor = visit()
    table = open_table(visitor, "Ann", {"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"})
    visitor.go(f"/table/{table['id']}")
    page = visitor.page
    page.wait_for_selector("[data-state=mine] [data-card]")
    page.locator("[data-choice=done]").click()
    page.locator("[data-answer=yes]").or_(page.locator(".pass-device")).first.wait_for()
    if page.locator("[data-answer=yes]").count():
        page.locator("[data-answer=yes]").click()
    page.locator(".pass-device").wait_for()
    page.locator("[data-spot=flood]").wait_for()  # what everybody may see stays in sight
    assert page.locator("[data-card]").count() == 0
    page.reload()  # nobody's hand comes back that way
    page.locator(".pass-device").wait_for()
    page.locator("[data-spot=flood]").wait_for()
    assert page.locator("[data-card]").count() == 0
    page.get_by_role("button", name="Game log").click()
    log = page.get_by_role("dialog", name="Game log")
    log.get_by_text("is dealt 5 cards").first.wait_for()
    assert log.get_by_text("You are dealt").count() == 0 and visitor.axe_violations() == []
    page.keyboard.press("Escape")
    visitor.press("I’m Bob")
    page.wait_for_selector("[data-state=mine] [data-card]")


def test_the_log_shows_its_places_and_its_keys(visit) -> None:
    visitor = visit(size={"width": 1440, "height": 900})
    table = open_table(visitor, "Mia", {"kind": "me"}, {"kind": "bot", "level": "farmer"})
    visitor.go(f"/table/{table['id']}")
    page = visitor.page
    page.wait_for_selector("[data-state=mine] [data-card]")
    log = page.get_by_role("complementary", name="Game log")
    line = log.get_by_role("button", name=re.compile("floods"))
    line.hover()
    page.locator("[data-mark=flood]").wait_for()
    page.mouse.move(5, 5)
    line.focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.closest('ol') !== null")
