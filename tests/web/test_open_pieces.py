"""What is open can be looked at (N4.5, F6.3), and a ruling is read at the table."""

import random
import re
from contextlib import suppress

from playwright.sync_api import Locator, TimeoutError

from tests.web.players import play_fertility, play_nile
from tests.web.visitor import PHONE, Visitor


def open_table(visitor: Visitor, title: str) -> None:
    visitor.go()
    visitor.page.locator("label.card", has_text=title).click()
    visitor.page.locator("button.play").click()


def listed(section: Locator) -> int:
    """The sum of the numbers in a list of cards or tiles."""
    return sum(int(one) for one in section.locator("li b").all_inner_texts())


def told(section: Locator) -> list[int]:
    """The numbers in the heading of a list."""
    return [int(number) for number in re.findall(r"\d+", section.locator("h3").inner_text())]


def test_nile_cards_in_sight(visit) -> None:
    visitor = visit()
    open_table(visitor, "NILE")
    play_nile(visitor, random.Random(4), presses=12)
    visitor.page.wait_for_selector("[data-state=mine]")  # the others have played
    pile = visitor.page.get_by_role("button", name=re.compile(r"^\d+ discarded"))
    discarded = int(re.findall(r"\d+", pile.inner_text())[0])
    pile.click()
    window = visitor.page.get_by_role("dialog", name="Cards in sight")
    sections = window.locator("section")
    assert told(sections.nth(0)) == [listed(sections.nth(0))] == [discarded] and discarded > 0
    assert told(sections.nth(1)) == [listed(sections.nth(1))]
    unseen, in_pile = told(sections.nth(2))
    assert listed(sections.nth(2)) == unseen > in_pile > 0
    assert visitor.axe_violations() == []
    visitor.screenshot("nile-cards-in-sight")
    visitor.page.keyboard.press("Escape")
    window.wait_for(state="hidden")
    assert visitor.page.evaluate("document.activeElement.textContent").strip().startswith(f"{discarded} discarded")


def test_fertility_tiles_and_districts(visit) -> None:
    visitor = visit(size=PHONE)
    open_table(visitor, "Fertility")
    play_fertility(visitor, random.Random(4), presses=12)
    visitor.page.wait_for_selector("[data-state=mine]")  # the others have played
    visitor.page.locator("[data-spot='side:city']").click()
    districts = visitor.page.get_by_role("button", name=re.compile(r"^\d+ in the pile")).last
    left = int(re.findall(r"\d+", districts.inner_text())[0])
    districts.click()
    window = visitor.page.get_by_role("dialog", name="Tiles and Districts")
    gone, unseen, pile = (window.locator("section").nth(number) for number in range(3))
    assert told(gone) == [listed(gone)]
    assert told(unseen)[0] == listed(unseen) > told(unseen)[1]
    assert told(pile) == [left] == [window.locator("article").count()]
    assert visitor.axe_violations() == []
    visitor.screenshot("fertility-tiles-and-districts")
    window.get_by_role("button", name="Close").click()
    window.wait_for(state="hidden")


def test_a_ruling_is_read_at_the_table(visit) -> None:
    visitor = visit()
    open_table(visitor, "NILE")
    dice = random.Random(1)
    reason = visitor.page.locator(".panel .note a")
    closed = visitor.page.locator("[data-state=mine] [data-card][data-open=false]")
    for _ in range(200):
        play_nile(visitor, dice, presses=1)
        if closed.count():
            closed.first.click()
            with suppress(TimeoutError):  # the server says why; a press that shows others' moves at once has no answer
                reason.wait_for(timeout=2000)
                break
    reason.click()
    window = visitor.page.get_by_role("dialog", name=re.compile("NILE: ruling N"))
    ruling = window.locator("h2").inner_text().split()[-1]
    assert ruling in window.locator(".text").inner_text()
    assert visitor.page.url.count("/table/") == 1  # still at the table
    assert visitor.axe_violations() == []
    other = window.locator(".text a:not(.ruling)").first
    if other.count():
        name = other.inner_text()
        other.click()
        visitor.page.get_by_role("dialog", name=f"NILE: ruling {name}").wait_for()
    visitor.screenshot("ruling-at-the-table")
