"""A player reports another one, and deletes their own data."""

import re

import pytest

from tests.server.clients import Guest
from tests.server.test_admin import admin
from tests.web.visitor import DESKTOP, PHONE, Visitor


def at_a_table_with_otto(visitor: Visitor, otto_name: str) -> tuple[Guest, str]:
    """The visitor, called Mia, opens a table, and somebody else sits down."""
    otto = Guest(visitor.server, otto_name)
    visitor.go("/me")
    visitor.page.locator("#name").fill("Mia")
    visitor.page.locator("#name ~ button").click()
    visitor.page.locator("#delete").wait_for()
    request = {"game": "nile", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"first": 0}}
    table = visitor.page.evaluate(
        """(request) => fetch("/api/tables", {
             method: "POST",
             headers: { "Content-Type": "application/json" },
             body: JSON.stringify(request),
           }).then((answer) => answer.json())""",
        request,
    )
    otto.post(f"/api/tables/{table['id']}/seats", invite=table["invite"])
    visitor.go(f"/table/{table['id']}")
    visitor.page.wait_for_selector("[data-state=mine]")
    return otto, table["id"]


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "de")])
def test_a_player_is_reported_in_two_presses(visit, size: dict[str, int], language: str) -> None:
    visitor = visit(size=size, language=language)
    _, table = at_a_table_with_otto(visitor, f"Otto {language}")
    menu = {"en": "Menu", "de": "Menü"}[language]
    visitor.page.get_by_role("button", name=menu).click()
    visitor.page.get_by_role("button", name={"en": "Report a player", "de": "Einen Gast melden"}[language]).last.click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("He said\nsomething rude")
    assert visitor.axe_violations() == [] and visitor.untranslated() == []
    visitor.screenshot(f"report-{language}")
    dialog.get_by_role("group").get_by_role("button").first.click()
    dialog.get_by_role("status").get_by_text(re.compile(f"(Thank you|Danke).*Otto {language}")).wait_for()
    assert dialog.get_by_role("group").count() == 0
    (row,) = [one for one in admin(visitor.server, "reports") if one["table"] == table]
    assert (row["reason"], row["text"], row["name"]) == ("insults", "He said something rude", f"Otto {language}")


def test_the_button_beside_the_chat_works_by_keyboard_and_says_why_a_second_report_is_refused(visit) -> None:
    visitor = visit(size={"width": 1500, "height": 900}, may_be_refused=True)
    _, table = at_a_table_with_otto(visitor, "Otto Twice")
    for expected in ("Thank you.", "You have already reported this player at this table."):
        button = visitor.page.locator("form").get_by_role("button", name="Report a player")
        button.focus()
        visitor.page.keyboard.press("Enter")
        reason = visitor.page.get_by_role("dialog").get_by_role("button", name="Unfair play")
        reason.wait_for()
        reason.focus()
        visitor.page.keyboard.press("Enter")
        visitor.page.get_by_role("dialog").get_by_text(expected).wait_for()
        visitor.page.keyboard.press("Escape")
        visitor.page.get_by_role("dialog").wait_for(state="detached")
        assert button.evaluate("(button) => button === document.activeElement")
    assert [one["reason"] for one in admin(visitor.server, "reports") if one["table"] == table] == ["unfair"]


def test_a_player_against_bots_has_nobody_to_report(visit) -> None:
    visitor = visit()
    visitor.go()
    visitor.begin()
    visitor.page.wait_for_selector("[data-state]")
    visitor.press("Menu")
    visitor.page.get_by_role("link", name="Rules").first.wait_for()
    assert visitor.page.get_by_role("button", name="Report a player").count() == 0


def test_a_guest_deletes_their_data(visit) -> None:
    visitor = visit(size=PHONE)
    otto, table = at_a_table_with_otto(visitor, "Otto Left Behind")
    visitor.go("/me")
    visitor.press("Delete my data")
    visitor.wait_for_text("Really delete everything of Mia?")
    assert visitor.axe_violations() == []
    visitor.screenshot("delete-data")
    visitor.press("Keep it")
    visitor.page.get_by_text("Really delete").wait_for(state="detached")
    visitor.press("Delete my data")
    visitor.press("Yes, delete everything")
    visitor.page.wait_for_url(re.compile("/$"))
    visitor.go("/me")
    visitor.wait_for_text("You have no name here yet.")
    seats = otto.get(f"/api/tables/{table}")["seats"]
    assert [seat["name"] for seat in seats] == [None, "Otto Left Behind"]


@pytest.mark.parametrize(("language", "name"), [("en", "Former player"), ("fr", "Ancien joueur")])
def test_a_player_whose_data_were_deleted_has_a_neutral_name(visit, language: str, name: str) -> None:
    visitor = visit(language=language)
    otto, table = at_a_table_with_otto(visitor, f"Otto Gone {language}")
    otto.delete("/api/me")
    visitor.page.wait_for_selector("[data-state=over]")
    visitor.wait_for_text(name)
    visitor.go(f"/table/{table}")
    visitor.wait_for_text(name)
    assert visitor.page.get_by_text("Otto Gone").count() == 0 and visitor.untranslated() == []
