"""A tournament as two people see it: opened, joined, played and over, on a phone too."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.players import give_up
from tests.web.visitor import DESKTOP, PHONE, Visitor

SMALL = {"width": 360, "height": 640}


def in_order(visitor: Visitor) -> None:
    assert visitor.axe_violations() == [] and not visitor.scrolls_sideways() and visitor.untranslated() == []


def test_two_people_play_a_tournament_from_the_form_to_the_standings(visit) -> None:
    mia, ben = visit(size=DESKTOP), visit(size=SMALL, language="de", colours="dark")

    # Mia opens a tournament of one round, by keyboard.
    mia.go("/tables")
    mia.page.get_by_role("link", name="Tournaments").press("Enter")
    mia.page.get_by_role("button", name="Open a tournament").press("Enter")
    mia.page.get_by_label("Name (optional)").fill("Evening cup")
    mia.page.get_by_role("spinbutton", name="Rounds").fill("1")
    mia.page.get_by_label("Least number of people").fill("2")
    mia.page.get_by_label("Largest number of people").fill("8")
    mia.page.get_by_text("More options").press("Enter")
    mia.page.get_by_label("With Monuments").check()
    in_order(mia)
    mia.screenshot("tournament-form")
    mia.page.get_by_role("button", name="Open the tournament").press("Enter")
    mia.page.get_by_role("button", name="Take part").press("Enter")
    mia.page.get_by_role("button", name="Withdraw").wait_for()
    mia.page.locator("tbody tr.yours").wait_for()
    mia.wait_for_text("at most 8 people")
    mia.wait_for_text("With Monuments")
    in_order(mia)
    mia.screenshot("tournament-open")

    # Ben finds it in the list, and takes part.
    ben.go("/tournaments")
    ben.page.get_by_role("link", name="Evening cup").first.wait_for()
    in_order(ben)
    ben.screenshot("tournaments-phone")
    address = mia.page.url.removeprefix(mia.server.url)
    ben.go(address)
    ben.page.get_by_role("button", name="Mitmachen").click()
    ben.page.locator("tbody tr.yours").wait_for()
    in_order(ben)
    ben.screenshot("tournament-open-phone")

    # It begins, and both are brought to their table.
    mia.page.get_by_role("button", name="Start now").press("Enter")
    assert mia.table == ben.table
    mia.page.wait_for_selector("[data-state]")
    ben.page.wait_for_selector("[data-state]")
    give_up(mia)
    mia.page.wait_for_selector("[data-state=over]")
    ben.page.wait_for_selector("[data-state=over]")
    mia.page.get_by_role("link", name="Back to the tournament").wait_for()
    in_order(mia)
    mia.screenshot("tournament-table-over")
    ben.press("Mischen überprüfen")
    expect(ben.page.locator("[data-verdict]")).to_have_attribute("data-verdict", "own")
    in_order(ben)
    ben.screenshot("tournament-shuffle-phone")
    ben.page.get_by_role("link", name="Zurück zum Turnier").click()

    # The standings.
    ben.wait_for_text("Beendet")
    first = ben.page.locator("tbody tr").first
    assert re.sub(r"\s+", " ", first.inner_text()).startswith("1 ") and "(du)" in first.inner_text()
    in_order(ben)
    ben.screenshot("tournament-over-phone")
    mia.page.get_by_role("link", name="Back to the tournament").press("Enter")
    mia.page.get_by_role("heading", name="Your games").wait_for()
    in_order(mia)
    mia.screenshot("tournament-over")


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_the_home_page_names_the_tournaments_in_which_one_plays(visit, language: str) -> None:
    visitor = visit(size=PHONE, language=language)
    visitor.go("/tournaments")
    visitor.page.locator("section[aria-labelledby=new] button").click()
    visitor.page.locator("section[aria-labelledby=new] form button.main").click()
    visitor.page.locator(".now button.main").click()
    visitor.page.locator("tbody tr.yours").wait_for()
    in_order(visitor)
    visitor.go()
    visitor.page.locator("section[aria-labelledby=tournaments] a").wait_for()
    in_order(visitor)
    visitor.screenshot(f"tournament-home-{language}")
    visitor.page.locator("section[aria-labelledby=tournaments] a").click()
    visitor.page.locator("tbody tr.yours").wait_for()
