"""Friends: two people in two browsers find each other, challenge, talk in two languages, mute and block."""

import re

import pytest
from playwright.sync_api import Locator

from tests.server.clients import Guest
from tests.server.test_friends import Person, friends
from tests.server.test_friends import together as play_together
from tests.web.visitor import DESKTOP, PHONE, Visitor

NARROW = {"width": 360, "height": 740}
WIDE = {"width": 1500, "height": 900}


def named(visitor: Visitor, name: str) -> None:
    """Choose a name on the page You."""
    visitor.go("/me")
    visitor.page.locator("#name").fill(name)
    visitor.page.locator("#name ~ button").click()
    visitor.page.locator("#delete").wait_for()


def signed_in(visitor: Visitor, guest: Guest) -> Guest:
    """The browser becomes a guest of the test."""
    cookies = [{"name": name, "value": value, "url": visitor.server.url} for name, value in guest.http.cookies.items()]
    visitor.context.add_cookies(cookies)  # type: ignore[arg-type]
    return guest


def player_button(visitor: Visitor, name: str) -> Locator:
    """The name of a player above the table."""
    return visitor.page.get_by_role("list", name="Players").get_by_role("button", name=re.compile(f"^{name}"))


def faults(visitor: Visitor) -> list[str]:
    """What is wrong with the page: barriers, ids instead of sentences, and a page wider than the window."""
    wide = ["scrolls sideways"] if visitor.scrolls_sideways() else []
    return visitor.axe_violations() + visitor.untranslated() + wide


def test_two_people_become_friends_play_talk_in_two_languages_mute_and_block(visit) -> None:
    mia, ben = visit(size=WIDE), visit(size=PHONE, language="de")
    named(mia, "Mia")
    mia.go("/friends")
    mia.press("Make my link")
    link = mia.page.get_by_label("Your link").input_value()
    assert re.search(r"/friends#[0-9A-Z]{12}$", link)

    # Ben opens the link, follows Mia, and she follows him.
    named(ben, "Benedikt")
    ben.go(link.removeprefix(ben.server.url))
    ben.page.get_by_role("button", name="Folgen", exact=True).click()
    ben.wait_for_text("Du folgst Mia.")
    assert "#" not in ben.page.url
    follower = mia.page.get_by_role("listitem", name="Benedikt")
    follower.get_by_role("button", name="Follow: Benedikt", exact=True).click()
    follower.get_by_text("online", exact=True).wait_for()
    assert faults(mia) == []
    mia.screenshot("friends")

    # She challenges him: he sees it at once on the start page.
    ben.go("/")
    mia.page.get_by_role("button", name="Play NILE: Benedikt").click()
    mia.wait_for_text("Waiting for Benedikt to answer.")
    ben.wait_for_text("Mia möchte mit dir NILE spielen.")
    assert faults(ben) == []
    ben.screenshot("challenge")
    ben.page.get_by_role("button", name="Spielen", exact=True).first.click()
    for visitor in (mia, ben):
        visitor.page.wait_for_selector("[data-state=mine], [data-state=waiting]")

    # Preset messages are in each reader's language.
    mia.page.get_by_role("button", name="Good luck, and have fun!").click()
    ben.page.get_by_role("button", name=re.compile("Spielverlauf")).first.click()
    panel = ben.page.get_by_role("dialog", name=re.compile("Spielverlauf"))
    panel.get_by_text("Viel Glück und viel Spaß!").nth(1).wait_for()  # the button, and what was said
    panel.get_by_role("button", name="Danke!").click()
    talk = mia.page.locator("li.talk")
    talk.filter(has_text="Thank you!").wait_for()
    panel.get_by_role("textbox").fill("ein freies Wort")
    panel.get_by_role("textbox").press("Enter")
    talk.filter(has_text="ein freies Wort").wait_for()

    # One press on the name in a line of the chat, and one to mute: what he said is gone, and what he says is not shown.
    talk.filter(has_text="ein freies Wort").get_by_role("button").press("Enter")
    menu = mia.page.get_by_role("dialog", name=re.compile("^Benedikt:"))
    assert menu.get_by_role("button").all_inner_texts() == ["Unfollow", "Mute", "Block", "Report"]
    assert faults(mia) == []
    mia.screenshot("person-menu")
    menu.get_by_role("button", name="Mute").click()
    talk.filter(has_text="ein freies Wort").wait_for(state="detached")
    mia.page.keyboard.press("Escape")
    assert talk.count() == 1
    panel.get_by_role("textbox").fill("hört mich jemand?")
    panel.get_by_role("textbox").press("Enter")
    panel.locator("li.talk", has_text="hört mich jemand?").wait_for()
    ben.screenshot("presets-phone")
    assert faults(ben) == []

    # The name above the table has the same menu.
    player_button(mia, "Benedikt").click()
    menu.get_by_role("button", name="Unmute").click()
    talk.filter(has_text="hört mich jemand?").wait_for()
    menu.get_by_role("button", name="Block").click()
    talk.filter(has_text="hört mich jemand?").wait_for(state="detached")
    menu.get_by_role("button", name="Report").click()
    mia.page.get_by_text("Report Benedikt for:").wait_for()
    mia.page.keyboard.press("Escape")

    mia.go("/friends")
    mia.page.get_by_role("heading", name="Muted and blocked").wait_for()
    ben.go("/friends")
    ben.page.get_by_role("listitem", name="Mia").wait_for()
    assert ben.page.get_by_text("lockiert").count() == 0
    mia.page.get_by_role("button", name="Unblock: Benedikt").click()
    mia.page.get_by_role("heading", name="Muted and blocked").wait_for(state="detached")


@pytest.mark.parametrize(
    ("language", "colours", "size"), [("fr", "dark", NARROW), ("nl", "light", DESKTOP), ("de", "dark", PHONE)]
)
def test_the_page_of_friends_in_every_state(visit, language: str, colours: str, size: dict[str, int]) -> None:
    visitor = visit(language=language, colours=colours, size=size)
    names = (f"Ana {language}", "Benedikt von und zu Langenscheidt-Yps")
    ana, _, of_ben, _ = friends(visitor.server, *names)
    follower, met, otto = (Person(visitor.server, name) for name in ("Cleo", "Dora", "Otto"))
    follower.follow(ana)
    ana.relate(ana.find(otto), blocked=True)
    play_together(ana, met, over=True)
    ana.code()
    signed_in(visitor, ana)
    visitor.go("/friends")
    visitor.page.locator("#hidden").wait_for()
    for heading in ("friends", "followers", "met", "find-friend", "friend-link", "chat-settings"):
        visitor.page.locator(f"#{heading}").wait_for()
    assert faults(visitor) == []
    visitor.screenshot(f"friends-{language}-{colours}")
    assert of_ben in ana.answers[-1] or ana.sees(of_ben)["follows_you"]


def test_chat_with_strangers_is_turned_off_by_keyboard_and_presets_remain(visit) -> None:
    visitor = visit(size=WIDE)
    mia, otto = (Person(visitor.server, name) for name in ("Mia", "Otto"))
    signed_in(visitor, mia)
    visitor.go("/friends")
    choice = visitor.page.get_by_role("checkbox", name=re.compile("No chat with strangers"))
    choice.focus()
    with visitor.page.expect_response("**/api/friends/settings"):
        visitor.page.keyboard.press("Space")
    assert mia.get("/api/friends")["settings"]["quiet"]
    table = play_together(mia, otto)
    visitor.go(f"/table/{table['id']}")
    visitor.wait_for_text("Chat with strangers is off.")
    assert visitor.page.get_by_role("textbox", name="Say something to the table").count() == 0
    visitor.page.get_by_role("button", name="Hello!").press("Enter")
    visitor.page.locator("li.talk", has_text="Hello!").wait_for()
    player_button(visitor, "Otto").press("Enter")
    visitor.page.keyboard.press("Enter")  # the first choice has the focus
    visitor.page.get_by_role("dialog", name=re.compile("^Otto:")).get_by_role("button", name="Unfollow").wait_for()
    visitor.page.keyboard.press("Escape")
    assert "Otto" in visitor.page.evaluate("document.activeElement.innerText")


def test_a_friend_is_asked_from_the_table_and_declines(visit) -> None:
    visitor = visit(size=PHONE)
    mia, ben, _, _ = friends(visitor.server)
    signed_in(visitor, mia)
    table = mia.open("fertility", "me", "open", "open")
    visitor.go(f"/table/{table['id']}")
    visitor.page.get_by_role("group", name="Ask a friend:").get_by_role("button", name="Ben").click()
    visitor.page.get_by_role("button", name="Ask Ben no longer").wait_for()
    assert faults(visitor) == []
    visitor.screenshot("ask-a-friend")
    ben.delete(f"/api/tables/{table['id']}/seats")
    visitor.wait_for_text("Ben does not want to play now")
    visitor.page.get_by_role("group", name="Ask a friend:").get_by_role("button", name="Ben").click()
    visitor.page.get_by_role("button", name="Ask Ben no longer").click()
    visitor.page.get_by_role("button", name="Ask Ben no longer").wait_for(state="detached")
    assert ben.get("/api/challenges") == []
