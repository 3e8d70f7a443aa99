"""The rules page: how to play first, then the numbered rulings with contents and search."""

import pytest

from tests.web.visitor import PHONE


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_how_to_play_comes_first_and_leads_to_the_rulings(visit, game: str, language: str) -> None:
    visitor = visit(language=language)
    visitor.go(f"/rules/{game}")
    how_to = visitor.page.locator("#how-to-play")
    assert how_to.locator("h1").count() == 1 and how_to.locator("img").count() >= 2
    words = len(how_to.inner_text().split())
    assert 250 < words < 750  # one page
    assert visitor.page.evaluate(
        "document.querySelector('#how-to-play').compareDocumentPosition(document.querySelector('#rules')) & 4"
    )
    link = how_to.locator("a[href^='#']").first
    ruling = link.get_attribute("href")
    link.click()
    visitor.page.locator(f"[id='{ruling[1:]}']").wait_for()
    # Every link inside the page has its place.
    places = "Array.from(document.querySelectorAll('article a[href^=\"#\"]'), (link) => link.hash.slice(1))"
    assert visitor.page.evaluate(f"{places}.filter((id) => !document.getElementById(id))") == []


def test_rulings_are_found_by_words_and_by_number(visit) -> None:
    visitor = visit()
    visitor.go("/rules/nile")
    search = visitor.page.get_by_role("searchbox", name="Search the rules")
    results = visitor.page.locator("search li a")
    search.fill("n3.13")
    assert results.first.inner_text().startswith("N3.13")
    search.fill("OBELISK")
    results.first.wait_for()
    assert any(text.startswith("N7.7") for text in results.all_inner_texts())
    assert visitor.axe_violations() == []
    results.first.click()
    visitor.page.wait_for_selector(".marked")
    search.fill("xyzzy")
    visitor.page.get_by_text("No ruling has these words.").last.wait_for()


def test_the_parts_of_the_rules_open_one_by_one_or_all_at_once(visit) -> None:
    visitor = visit()
    visitor.go("/rules/fertility")
    parts, opened = visitor.page.locator(".law details"), visitor.page.locator(".law details[open]")
    assert parts.count() > 5 and opened.count() == 0
    summary = parts.nth(2).locator("summary")
    summary.focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.locator("[id='F3.1']").wait_for()
    assert opened.count() == 1
    summary.click()
    visitor.page.get_by_role("navigation", name="Contents").get_by_role("link", name="F3 ").click()
    visitor.page.locator("[id='F3.1']").wait_for()  # a link opens the part that it leads to
    visitor.press("Open all parts")
    assert opened.count() == parts.count()
    visitor.press("Close all parts")
    assert opened.count() == 0
    assert visitor.axe_violations() == []


def test_the_rules_page_fits_a_phone(visit) -> None:
    visitor = visit(size=PHONE, colours="dark")
    visitor.go("/rules/fertility#reconstruction")
    visitor.page.locator("#reconstruction").wait_for()
    assert visitor.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    visitor.page.get_by_role("searchbox").fill("quarry")
    assert visitor.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert visitor.axe_violations() == []
    visitor.screenshot("rules-on-a-phone")
