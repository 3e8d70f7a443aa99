"""An owner writes down the components of their printed game, and plays with them."""

import re

from tests.web.visitor import PHONE, Visitor


def write_copy(visitor: Visitor, name: str) -> None:
    visitor.go("/set/fertility")
    visitor.press(re.compile("copy of “Fertility"))
    visitor.page.get_by_label("Name of the set").fill(name)


def test_a_changed_copy_is_saved_and_played(visit) -> None:
    visitor = visit(may_be_refused=True)
    page = visitor.page
    write_copy(visitor, "Mia’s box")
    tiles = page.get_by_role("region").or_(page.locator("section")).filter(has_text="Valley tiles").first
    tiles.get_by_label("Alabaster/Alabaster").fill("4")
    page.get_by_text("49 of 50 tiles").wait_for()
    page.get_by_text("set.toml").wait_for()  # the fault is shown
    assert page.get_by_role("button", name="Save the set").is_disabled()
    tiles.get_by_label("Grape/Grape").fill("6")
    # A District with another cost, and a Shop that needs one more Grape.
    district = page.locator("details", has_text="A1").first
    district.locator("summary").click()
    district.get_by_label("Cost").fill("2")
    district.get_by_role("button", name="Needs one more: Grape").click()
    assert visitor.axe_violations() == []
    page.get_by_text("The set is complete and fits the rules.").wait_for()
    visitor.screenshot("set-editor")
    visitor.press("Save the set")
    page.get_by_text("“Mia’s box” is saved.").wait_for()
    visitor.press("Open a table")
    page.locator("label.card", has_text="Fertility").click()
    page.locator("summary", has_text="More options").click()
    page.get_by_label("Set of components").select_option(label="Mia’s box")
    visitor.begin()
    visitor.press("Menu")
    visitor.wait_for_text(re.compile("Mia’s box"))


def test_an_empty_set_says_what_is_missing_and_is_kept_in_the_browser(visit) -> None:
    visitor = visit(size=PHONE, may_be_refused=True)
    page = visitor.page
    visitor.go("/set/fertility")
    visitor.press("Begin with an empty set")
    page.get_by_text("0 of 40 Districts filled in").wait_for()
    faults = page.locator(".faults li")
    faults.first.wait_for()
    assert faults.count() > 40  # each District has one of its own
    # The squares of a board by keyboard: a lake in the second row, then the start symbol.
    visitor.press("Water")
    first = page.get_by_label("Row 0, column 0: Desert").first
    first.focus()
    for key in ("ArrowDown", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    page.get_by_label("Row 1, column 1: Water").first.wait_for()
    visitor.press("Start symbol")
    page.get_by_label("Row 7, column 3: Desert").first.click()
    assert page.get_by_label(re.compile("Start symbol$")).count() == 4
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert visitor.axe_violations() == []
    page.reload()
    page.get_by_label("Row 1, column 1: Water").first.wait_for()
