"""A connection that goes silent without being closed, as when a phone changes networks or a laptop sleeps."""

import time

from tests.web.visitor import Visitor
from tests.web.wire import Wire

NOTICED = 10_000  # milliseconds


def test_a_silent_connection_is_noticed_and_commands_given_meanwhile_are_carried_out_once(
    chromium, web_server, dice
) -> None:
    with Wire(web_server) as wire:
        visitor = Visitor(chromium, wire, may_lose=True)  # type: ignore[arg-type]
        try:
            play_on_a_cut_wire(visitor, wire, web_server.url)
        except BaseException:
            visitor.screenshot("a-cut-wire")
            raise
        finally:
            visitor.close()
    assert visitor.problems == []


def play_on_a_cut_wire(visitor: Visitor, wire: Wire, server: str) -> None:
    page = visitor.page
    visitor.go()
    page.locator("select").filter(has=page.locator("option[value=here]")).first.select_option("here")
    page.locator("button.play").click()
    page.locator("[data-state=mine], .pass-device button").first.wait_for()
    if page.locator(".pass-device button").count():  # the friend begins
        page.locator(".pass-device button").click()
    page.wait_for_selector("[data-state=mine] [data-choice=done]")
    address = f"{server}/api/tables/{visitor.table}"  # not through the wire
    before = visitor.context.request.get(address).json()

    wire.cut()
    began = time.monotonic()
    page.locator("[data-choice=done]").click()
    if page.locator("[data-answer=yes]").count():
        page.locator("[data-answer=yes]").click()
    page.get_by_role("button", name="Game log").click()
    page.locator("input[maxlength='300']").fill("Are you still there?")
    page.locator("input[maxlength='300']").press("Enter")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-state=waiting]")
    page.wait_for_selector(".lost", timeout=NOTICED)
    assert time.monotonic() - began < NOTICED / 1000

    wire.mend()
    page.wait_for_selector(".pass-device button")  # the turn has passed to the other friend
    page.wait_for_selector(".lost", state="detached")
    after = visitor.context.request.get(address).json()
    assert after["plies"] == before["plies"] + 1 and after["turn"] != before["turn"]

    page.locator(".pass-device button").click()
    page.wait_for_selector("[data-state=mine] [data-choice=done]")
    assert page.locator("ol li").get_by_text("Are you still there?").count() == 1
    page.locator("[data-choice=done]").click()
    page.locator("[data-answer=yes]").or_(page.locator(".pass-device button")).first.wait_for()
    if page.locator("[data-answer=yes]").count():
        page.locator("[data-answer=yes]").click()
    page.wait_for_selector(".pass-device button")
    assert visitor.context.request.get(address).json()["plies"] == before["plies"] + 2
