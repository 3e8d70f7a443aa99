"""The start page knows the reader: games to continue, a game at once as the last time, what is being prepared."""

import json
import re

from tests.web.visitor import PHONE


def test_the_start_page_continues_and_repeats(visit) -> None:
    visitor = visit(size=PHONE)
    visitor.go()
    assert visitor.page.get_by_role("heading", name="Continue playing").count() == 0
    visitor.press("Start now NILE")
    first = visitor.table
    visitor.page.wait_for_selector("[data-state=mine]")
    visitor.go()
    visitor.page.get_by_role("heading", name="Continue playing").wait_for()
    assert visitor.axe_violations() == []
    visitor.screenshot("home-continue")
    visitor.press(re.compile("^Continue: NILE"))
    assert visitor.table == first
    # A table of another kind is remembered, and begins with one press the next time.
    visitor.go()
    form = visitor.page.locator("#new-table form")
    form.get_by_role("button", name="Add an opponent").click()
    form.get_by_role("button", name="Play").click()
    second = visitor.table
    visitor.go()
    visitor.wait_for_text("You against Scribe and Scribe 2")
    visitor.press("Start now NILE")
    visitor.page.wait_for_url(lambda url: "/table/" in url and second not in url)
    visitor.page.wait_for_selector("[data-state]")
    # A friend by a link: one press, and the link is there to be sent.
    visitor.go()
    visitor.press("Invite a friend Fertility")
    visitor.page.wait_for_url("**/table/*")
    visitor.page.get_by_label(re.compile("link", re.IGNORECASE)).first.wait_for()


def test_a_first_start_shows_what_is_being_prepared_and_how_long(visit) -> None:
    visitor = visit()
    answers = [
        {"rules": False, "bots": False, "share": 0.2, "seconds": 31.2},
        {"rules": True, "bots": False, "share": 0.7, "seconds": 12.0},
        {"rules": True, "bots": True, "share": 1.0, "seconds": None},
    ]
    body = iter(answers)
    visitor.page.route("**/api/preparation", lambda route: route.fulfill(body=json.dumps(next(body))))
    visitor.go()
    visitor.wait_for_text("Akhet is preparing the games on this computer")
    visitor.wait_for_text("About 32 s left")
    visitor.screenshot("home-preparing")
    assert visitor.page.evaluate(COVERED) is False
    visitor.wait_for_text("The bots are almost ready")
    visitor.page.get_by_role("progressbar").wait_for(state="detached")


def test_you_shows_what_you_played(visit) -> None:
    visitor = visit()
    visitor.go()
    visitor.press("Start now NILE")
    visitor.page.wait_for_selector("[data-state=mine]")
    table = visitor.table
    visitor.page.evaluate(RESIGN, table)
    visitor.go("/me")
    visitor.wait_for_text("One game played, not won.")
    visitor.wait_for_text("Not played yet.")
    results = visitor.page.get_by_role("table", name="NILE")
    rows = [row.inner_text().split("\t") for row in results.get_by_role("row").all()[1:]]
    assert rows == [["2 players", "1", "0"], ["Against Farmer", "1", "0"]]
    assert visitor.axe_violations() == []
    visitor.screenshot("me-games")


# At the end of the page, the note lies below everything.
COVERED = """() => {
  scrollTo(0, document.documentElement.scrollHeight);
  const note = document.querySelector('.preparing').getBoundingClientRect();
  return document.querySelector('main').getBoundingClientRect().bottom > note.top + 1;
}"""

RESIGN = """(table) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: 1 }));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    const resigns = { type: "resign", id: "resigning", seat: message.seat };
    if (message.type === "welcome") socket.send(JSON.stringify(resigns));
    if (message.type === "ack") done();
  };
})"""
