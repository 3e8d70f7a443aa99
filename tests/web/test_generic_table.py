"""A game that the app has no table for, such as one of another package: it is played at the generic table.

The server plays NILE. On their way to the browser all answers call it Senet, which the app does not know.
"""

import random
import re

from playwright.sync_api import Route, WebSocketRoute

from tests.web.visitor import PHONE, Visitor

HERE, THERE = ("senet", "Senet"), ("nile", "NILE")


def renamed(text: str, before: tuple[str, str], after: tuple[str, str]) -> str:
    for name, other in zip(before, after, strict=True):
        text = text.replace(f'"{name}"', f'"{other}"').replace(f"/{name}/", f"/{other}/")
        text = text.replace(f'"{name}-option-', f'"{other}-option-')
    return text


def answer(route: Route) -> None:
    request = route.request
    response = route.fetch(
        url=renamed(request.url, HERE, THERE),
        post_data=renamed(request.post_data, HERE, THERE) if request.post_data else None,
    )
    route.fulfill(response=response, body=renamed(response.text(), THERE, HERE))


def connect(browser: WebSocketRoute) -> None:
    server = browser.connect_to_server()
    browser.on_message(lambda message: server.send(message))
    server.on_message(lambda message: browser.send(renamed(str(message), THERE, HERE)))


def visit_senet(visitor: Visitor) -> None:
    visitor.page.route("**/api/**", answer)
    visitor.page.route_web_socket("**/ws/tables/*", connect)
    visitor.go()
    visitor.page.locator("label.card", has_text="Senet").click()


def play(visitor: Visitor, dice: random.Random, moves: int) -> None:
    for _ in range(moves):
        visitor.page.wait_for_selector("[data-state=mine] .generic button:not([disabled])")
        buttons = visitor.page.locator(".generic button:not([disabled])")
        buttons.nth(dice.randrange(buttons.count())).click()


def test_an_unknown_game_is_opened_played_and_replayed(visit) -> None:
    visitor = visit()
    visit_senet(visitor)
    assert visitor.page.get_by_role("link", name="Rules", exact=True).count() == 1  # in the header, of other games
    visitor.page.locator("#new-table summary").click()
    form = visitor.page.locator("form")
    form.get_by_label("With the Classic deck").wait_for()
    assert form.get_by_label("First player").locator("option").count() == 3
    form.get_by_label("With Monuments").check()
    assert visitor.axe_violations() == []
    visitor.page.locator("button.play").click()
    table = visitor.table
    play(visitor, random.Random(5), 15)
    assert visitor.untranslated() == [] and visitor.axe_violations() == []
    assert visitor.page.get_by_text("monuments", exact=True).count()  # of the view
    visitor.screenshot("generic-table")

    visitor.press("Menu")
    visitor.press("Resign")
    visitor.press("Yes")
    visitor.page.wait_for_selector("[data-state=over]")
    visitor.page.goto(f"{visitor.server.url}/tables")
    visitor.page.locator("main li").get_by_text("Senet").first.wait_for()
    visitor.page.goto(f"{visitor.server.url}/replay/{table}#3")
    visitor.page.wait_for_selector(".generic")
    visitor.wait_for_text("Step 3")
    visitor.wait_for_text(re.compile("place 1"))
    assert visitor.page.locator(".generic button").count() == 0 and visitor.untranslated() == []


def test_the_generic_table_fits_on_a_phone_in_german(visit) -> None:
    visitor = visit(size=PHONE, language="de", colours="dark")
    visit_senet(visitor)
    visitor.page.locator("button.play").click()
    play(visitor, random.Random(6), 5)
    visitor.page.wait_for_selector("[data-state=mine]")
    assert visitor.axe_violations() == [] and not visitor.scrolls_sideways() and visitor.untranslated() == []
    visitor.screenshot("generic-table-phone")
