"""Every page, in each language, by day and night, large and small: nobody is kept out, nothing is left unsaid."""

import pytest

from tests.web.visitor import DESKTOP, PHONE, TABLET

PAGES = ["/", "/tables", "/me", "/rules/nile", "/rules/fertility"]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(("size", "colours"), [(DESKTOP, "light"), (TABLET, "dark"), (PHONE, "light")])
def test_a_page_keeps_nobody_out(visit, page: str, size: dict[str, int], colours: str) -> None:
    visitor = visit(size=size, colours=colours)
    visitor.go(page)
    assert visitor.barriers() == []
    assert not visitor.wider_than_the_page()
    if size is not TABLET:
        visitor.keep(f"page{page}-{size['width']}")


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", ["de", "fr", "nl"])
def test_a_page_follows_the_browsers_language(visit, page: str, language: str) -> None:
    visitor = visit(language=language)
    visitor.go(page)
    assert visitor.page.evaluate("document.documentElement.lang") == language
    assert visitor.unsaid() == []


def test_the_language_can_be_changed_and_is_remembered(visit) -> None:
    visitor = visit()
    visitor.go()
    visitor.press("Settings")
    visitor.page.get_by_label("Language").select_option("de")
    visitor.page.wait_for_selector("html[lang=de]")
    visitor.go()
    assert visitor.page.evaluate("document.documentElement.lang") == "de"


def test_an_address_that_is_none_says_so(visit) -> None:
    visitor = visit()
    visitor.go("/nowhere")
    visitor.see("nothing at this address")
    visitor.press("To the start page")
    visitor.page.get_by_role("button", name="Play").wait_for()
