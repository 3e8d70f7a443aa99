"""An owner's set of components: chosen when a table is opened, and named at the table. The shipped one is a
reconstruction, and the table says so."""

import random
from pathlib import Path

from tests.server.owners_sets import own_set
from tests.web.players import give_up, play_fertility
from tests.web.visitor import DESKTOP, PHONE, Visitor

ISIS = ".starting svg:has(use[href='#f-god-Isis'])"


def unfold(visitor: Visitor, title: str = "Fertility") -> None:
    visitor.go()
    visitor.page.locator("label.card", has_text=title).click()
    visitor.page.locator("summary", has_text="More options").click()


def upload(visitor: Visitor, path: Path, content: str) -> None:
    path.write_text(content, "utf-8")
    visitor.page.locator("input[type=file]").set_input_files(path)


def test_a_set_is_uploaded_mended_played_and_replayed(visit, tmp_path: Path) -> None:
    visitor = visit(size=DESKTOP, may_be_refused=True)
    page = visitor.page
    unfold(visitor)
    choice = page.get_by_label("Set of components")
    choice.locator("option").wait_for(state="attached")
    assert choice.locator("option").all_inner_texts() == ["Fertility, a reconstruction"]
    wrong = {"AA = 5": "AA = 6", "wheat_scale = [0,": "wheat_scale = [1,"}
    upload(visitor, tmp_path / "box.toml", own_set("Grandma’s box", **wrong))
    faults = page.locator(".faults")
    faults.get_by_text("box.toml cannot be used. 2 entries are wrong:").wait_for()
    assert faults.get_by_role("listitem").count() == 2
    assert faults.get_by_role("link").all_inner_texts() == ["F1.8", "F1.3"]
    assert visitor.axe_violations() == []
    visitor.screenshot("set-refused")

    upload(visitor, tmp_path / "box.toml", own_set("Grandma’s box"))
    choice.locator("option", has_text="Grandma’s box").wait_for(state="attached")
    faults.wait_for(state="detached")
    assert choice.evaluate("select => select.selectedOptions[0].textContent") == "Grandma’s box"
    visitor.begin()
    visitor.press("Menu")
    page.get_by_text("Set of components: Grandma’s box").wait_for()
    assert page.get_by_text("reconstruction").count() == 0
    # The first Shop pays Isis in this set, and Ra in the shipped one.
    page.locator(ISIS).first.wait_for()
    play_fertility(visitor, random.Random(2), presses=6)
    assert visitor.axe_violations() == []
    visitor.screenshot("set-at-the-table")
    give_up(visitor)
    page.goto(f"{visitor.server.url}/replay/{visitor.table}")
    visitor.press("Menu")
    page.get_by_text("Set of components: Grandma’s box").wait_for()
    page.locator(ISIS).first.wait_for()


def test_the_table_says_that_its_set_is_a_reconstruction(visit) -> None:
    visitor = visit(size=PHONE)
    unfold(visitor)
    visitor.begin()
    visitor.press("Menu")
    visitor.wait_for_text("The set is a reconstruction.")
    link = visitor.page.get_by_role("link", name="What this means")
    assert not visitor.scrolls_sideways() and visitor.axe_violations() == []
    visitor.screenshot("set-reconstruction-phone")
    with visitor.context.expect_page() as opened:
        link.click()
    rules = opened.value
    rules.wait_for_selector("#reconstruction")
    assert rules.url.endswith("/rules/fertility#reconstruction")


def test_a_game_without_unknown_components_offers_no_choice_of_sets(visit) -> None:
    visitor = visit()
    unfold(visitor, "NILE")
    visitor.page.get_by_label("Time per turn").wait_for()
    assert visitor.page.get_by_label("Set of components").count() == 0
    visitor.begin()
    visitor.page.wait_for_selector("[data-state]")
    assert visitor.page.get_by_text("Set of components").count() == 0
