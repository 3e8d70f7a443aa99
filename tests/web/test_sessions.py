"""The page "You": the devices on which one is signed in. And what the operator does, as those at a table see it."""

import re

import pytest

from tests.server.clients import Guest
from tests.server.test_admin import admin
from tests.web.visitor import PHONE, Visitor

OPEN_TABLE = """fetch("/api/tables", {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ game: "nile", seats: [{ kind: "me" }, { kind: "open" }] }),
}).then((answer) => answer.json())"""


def with_second_device(visitor: Visitor, name: str = "Mia") -> Guest:
    """Choose a name on the page, and sign in on another device too."""
    visitor.go("/me")
    visitor.page.get_by_label("Your name").fill(name)
    visitor.press("Save the name")
    visitor.wait_for_text(f"You are {name}.")
    other = Guest(visitor.server, name=None)
    code = visitor.page.evaluate("fetch('/api/me/link', {method: 'POST'}).then((answer) => answer.json())")["code"]
    other.post("/api/recover", code=code)
    visitor.go("/me")
    visitor.wait_for_text("python-httpx")
    return other


def test_another_device_is_signed_out(visit) -> None:
    visitor = visit(size=PHONE)
    other = with_second_device(visitor)
    assert visitor.axe_violations() == [] and not visitor.scrolls_sideways()
    visitor.screenshot("sessions")
    listed = visitor.page.locator("section", has_text="Where you are signed in").locator("li")
    assert re.search("Chrome, .*This device", listed.filter(has_text="Chrome").inner_text().replace("\n", " "))
    listed.filter(has_text="python-httpx").get_by_role("button", name="Sign out this device").click()
    listed.filter(has_text="python-httpx").wait_for(state="detached")
    assert other.get("/api/me") == {"name": None} and listed.count() == 1


def test_all_other_devices_are_signed_out_at_once(visit) -> None:
    visitor = visit()
    other = with_second_device(visitor)
    visitor.press("Sign out all other devices")
    visitor.page.get_by_text("python-httpx").wait_for(state="detached")
    assert other.get("/api/me") == {"name": None}


def test_signing_out_here_asks_first(visit) -> None:
    visitor = visit()
    other = with_second_device(visitor)
    own = visitor.page.locator("li", has_text="Chrome")
    own.get_by_role("button").click()
    visitor.wait_for_text("Without a passkey or a recovery code you cannot come back as Mia.")
    assert len(other.get("/api/me/sessions")) == 2, "nothing has happened yet"
    own.get_by_role("button", name="Sign out anyway").click()
    visitor.page.wait_for_url(re.compile("/$"))
    visitor.go("/me")
    visitor.wait_for_text("You have no name here yet.")
    assert [one["current"] for one in other.get("/api/me/sessions")] == [True]


@pytest.mark.parametrize("language", ["de", "fr", "nl"])
def test_the_list_is_in_the_readers_language(visit, language: str) -> None:
    visitor = visit(language=language)
    visitor.go("/me")
    visitor.page.locator("#name").fill("Mia")
    visitor.page.locator("button.main").click()
    visitor.page.locator("#sessions").wait_for()
    visitor.page.locator("section", has=visitor.page.locator("#sessions")).locator("li").wait_for()
    assert visitor.untranslated() == []


def test_a_table_shows_what_the_operator_says_and_does(visit) -> None:
    visitor = visit()
    visitor.go("/me")
    visitor.page.get_by_label("Your name").fill("Mia")
    visitor.press("Save the name")
    visitor.wait_for_text("You are Mia.")
    table = visitor.page.evaluate(OPEN_TABLE)["id"]
    visitor.go(f"/table/{table}")
    admin(visitor.server, "broadcast", "Back in ten minutes.")
    visitor.wait_for_text("From the operator of this server: Back in ten minutes.")
    assert visitor.axe_violations() == []
    visitor.press("Close")
    visitor.page.get_by_text("Back in ten minutes.").wait_for(state="detached")
    admin(visitor.server, "close", "--", table)
    visitor.wait_for_text("The operator of this server has closed this table.")
    admin(visitor.server, "delete", "--", table)
    visitor.page.get_by_role("heading", name="This table was deleted.").wait_for()
