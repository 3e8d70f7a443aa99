"""Every page, in each language, light and dark, on large and small screens: accessible and translated."""

import re

import pytest

from tests.web.visitor import DESKTOP, PHONE, TABLET

PAGES = ["/", "/tables", "/me", "/rules/nile", "/rules/fertility"]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(("size", "colours"), [(DESKTOP, "light"), (TABLET, "dark"), (PHONE, "light")])
def test_a_page_is_accessible(visit, page: str, size: dict[str, int], colours: str) -> None:
    visitor = visit(size=size, colours=colours)
    visitor.go(page)
    assert visitor.axe_violations() == []
    assert not visitor.scrolls_sideways()
    if size is not TABLET:
        visitor.screenshot(f"page{page}-{size['width']}")


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", ["de", "fr", "nl"])
def test_a_page_follows_the_browsers_language(visit, page: str, language: str) -> None:
    visitor = visit(language=language)
    visitor.go(page)
    assert visitor.page.evaluate("document.documentElement.lang") == language
    assert visitor.untranslated() == []


def test_the_language_can_be_changed_and_is_remembered(visit) -> None:
    visitor = visit()
    visitor.go()
    visitor.press("Settings")
    visitor.page.get_by_label("Language").select_option("de")
    visitor.page.wait_for_selector("html[lang=de]")
    visitor.go()
    assert visitor.page.evaluate("document.documentElement.lang") == "de"


def test_an_unknown_address_says_so(visit) -> None:
    visitor = visit()
    visitor.go("/nowhere")
    visitor.wait_for_text("nothing at this address")
    visitor.press("Go to the start page")
    visitor.page.get_by_role("button", name="Play").wait_for()


def test_an_address_without_a_game_offers_every_game(visit) -> None:
    visitor = visit(size=PHONE, language="fr")
    for page in ("rules", "learn", "puzzles", "board", "openings", "leaderboard"):
        visitor.go(f"/{page}")
        links = visitor.page.locator("main nav a").evaluate_all("links => links.map(link => link.pathname)")
        assert links == [f"/{page}/nile", f"/{page}/fertility"]
        assert visitor.untranslated() == [] and not visitor.scrolls_sideways()
    assert visitor.axe_violations() == []
    visitor.press(re.compile("Fertility"))
    visitor.page.wait_for_url("**/leaderboard/fertility")
