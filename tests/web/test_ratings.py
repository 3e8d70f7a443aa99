"""A rated game as people see it: before it, at the table, after it, and on the page You."""

import re

import pytest

from tests.server.clients import Guest
from tests.web.visitor import DESKTOP, PHONE, Visitor

SMALL = {"width": 360, "height": 640}


def named(visitor: Visitor, name: str = "Mia") -> None:
    visitor.go("/me")
    visitor.page.locator("#name").fill(name)
    visitor.page.locator("#name ~ button").click()
    visitor.page.locator("#ratings").wait_for()


def open_rated(visitor: Visitor, language: str = "en") -> None:
    """Choose a rated game with one open seat, by keyboard where it is new."""
    page = visitor.page
    visitor.go()
    form = page.locator("#new-table form")
    form.locator("select").first.select_option("open")
    form.locator("summary").click()
    box = form.get_by_role("checkbox", name=re.compile({"en": "Rated game", "de": "Gewertete Partie"}[language]))
    box.focus()
    page.keyboard.press("Space")
    form.locator(".stakes dl").last.wait_for()


def in_order(visitor: Visitor) -> None:
    assert visitor.axe_violations() == [] and not visitor.scrolls_sideways() and visitor.untranslated() == []


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (SMALL, "de")])
def test_a_rated_game_from_the_offer_to_the_history(visit, size: dict[str, int], language: str) -> None:
    visitor = visit(size=size, language=language, colours="light" if language == "en" else "dark")
    named(visitor)
    open_rated(visitor, language)
    assert visitor.page.locator(".stakes dd").all_inner_texts() == ["+79", "\u221279"]
    in_order(visitor)
    visitor.screenshot(f"rated-offer-{language}")
    visitor.begin()

    # At the table, while it waits.
    visitor.page.locator(".waiting").get_by_text("1500 ± 490 ?").wait_for()
    in_order(visitor)
    visitor.screenshot(f"rated-waiting-{language}")

    otto = Guest(visitor.server, "Otto")
    table = otto.get(f"/api/tables/{visitor.table}", invite=invitation(visitor))
    otto.post(f"/api/tables/{table['id']}/seats", invite=invitation(visitor))
    visitor.page.wait_for_selector("[data-state]")
    menu = visitor.page.get_by_role("button", name={"en": "Menu", "de": "Menü"}[language])
    menu.click()
    visitor.page.get_by_role("dialog").get_by_text("1500 ± 490 ?").first.wait_for()
    in_order(visitor)
    visitor.screenshot(f"rated-menu-{language}")

    # Otto deletes his data, which is to resign.
    otto.delete("/api/me")
    visitor.page.wait_for_selector("[data-state=over]")
    visitor.go(f"/table/{table['id']}")
    visitor.page.get_by_text("1579 ± 465 ? (+79)").wait_for()
    in_order(visitor)
    visitor.screenshot(f"rated-result-{language}")

    visitor.go("/me")
    ratings = visitor.page.locator("section", has=visitor.page.locator("#ratings"))
    ratings.get_by_text("1579 ± 465 ?").wait_for()
    assert ratings.locator("tbody td").last.inner_text() == "+79"
    with visitor.page.expect_response("**/api/me/listed"):
        ratings.get_by_role("checkbox").check()
    visitor.go("/me")
    ratings.locator("input:checked").wait_for()
    in_order(visitor)
    visitor.screenshot(f"rated-me-{language}")


def invitation(visitor: Visitor) -> str:
    return visitor.page.evaluate(
        "(id) => fetch(`/api/tables/${id}`).then((answer) => answer.json()).then((table) => table.invite)",
        visitor.table,
    )


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_who_has_no_rating_is_told_how_to_get_one(visit, language: str) -> None:
    visitor = visit(size=PHONE, language=language)
    named(visitor)
    visitor.page.locator("section", has=visitor.page.locator("#ratings")).locator("p.sheet").wait_for()
    in_order(visitor)


def test_a_level_without_a_rating_is_refused_with_the_reason(visit) -> None:
    visitor = visit(may_be_refused=True)
    open_rated(visitor)
    visitor.page.locator("#new-table form select").first.select_option("pharaoh")
    visitor.wait_for_text("This level has no rating")
    assert visitor.axe_violations() == []


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (SMALL, "nl")])
def test_a_leaderboard_has_the_bots_and_is_one_press_away(visit, size: dict[str, int], language: str) -> None:
    visitor = visit(size=size, language=language)
    named(visitor)
    visitor.page.locator("a[href^='/leaderboard/']").click()
    visitor.page.locator("tbody tr").nth(3).wait_for()
    in_order(visitor)
    visitor.screenshot(f"leaderboard-{language}")
    visitor.page.locator("nav a[href='/leaderboard/fertility']").press("Enter")
    visitor.page.locator("[aria-current=page]", has_text="Fertility").wait_for()
