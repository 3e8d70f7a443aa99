"""Accounts without forms, in a real browser: passkeys with a virtual authenticator, one's data, and profiles."""

import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.clients import Guest
from tests.server.test_profiles import resign
from tests.web.visitor import DESKTOP, PHONE, Visitor

SMALL = {"width": 360, "height": 640}
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


# What a browser does when the reader closes its question.
REFUSES = """() => {
  navigator.credentials.get = () => Promise.reject(new DOMException("", "NotAllowedError"));
}"""


def with_authenticator(visitor: Visitor) -> None:
    """Give the browser an authenticator."""
    devtools = visitor.context.new_cdp_session(visitor.page)
    devtools.send("WebAuthn.enable")
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})


def go(visitor: Visitor, path: str) -> None:
    visitor.page.goto(f"http://localhost:{visitor.server.port}{path}")
    visitor.page.wait_for_selector("main h1")


def named(visitor: Visitor, name: str = "Mia") -> None:
    go(visitor, "/me")
    visitor.page.locator("#name").fill(name)
    visitor.page.locator("#name ~ button").click()
    visitor.page.locator("#passkeys").wait_for()


def in_order(visitor: Visitor) -> None:
    assert visitor.axe_violations() == [] and not visitor.scrolls_sideways() and visitor.untranslated() == []


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "de"), (SMALL, "fr"), (SMALL, "nl")])
def test_a_guest_adds_a_passkey_and_comes_back_with_it(visit, size: dict[str, int], language: str) -> None:
    visitor = visit(size=size, language=language, colours="dark" if language == "de" else "light")
    with_authenticator(visitor)
    named(visitor)
    page = visitor.page
    passkeys = page.locator("section", has=page.locator("#passkeys"))
    passkeys.get_by_role("button").press("Enter")
    passkeys.locator("li").wait_for()
    in_order(visitor)
    visitor.screenshot(f"passkeys-{language}")
    if language != "en":
        return

    # Another browser session, which knows nobody: the passkey alone says who it is.
    visitor.context.clear_cookies()
    go(visitor, "/me")
    visitor.wait_for_text("You have no name here yet.")
    in_order(visitor)
    visitor.screenshot("passkey-sign-in")
    page.get_by_role("button", name="Sign in with a passkey").click()
    page.wait_for_url("**/tables")
    go(visitor, "/me")
    assert page.locator("#name").input_value() == "Mia"
    passkeys.get_by_text("last used").wait_for()

    passkeys.get_by_role("button", name="Remove this passkey").click()
    passkeys.get_by_text("This is your only passkey.").wait_for()
    passkeys.get_by_role("button", name="Remove anyway").click()
    passkeys.locator("li").wait_for(state="detached")


def test_a_reader_who_stops_is_told_so(visit) -> None:
    visitor = visit()
    with_authenticator(visitor)
    named(visitor)
    passkeys = visitor.page.locator("section", has=visitor.page.locator("#passkeys"))
    passkeys.get_by_role("button", name="Add a passkey").click()
    passkeys.locator("li").wait_for()
    passkeys.get_by_role("button", name="Add a passkey").click()
    passkeys.get_by_text("This device has a passkey of yours already.").wait_for()
    assert passkeys.locator("li").count() == 1
    visitor.page.evaluate(REFUSES)
    visitor.press("Sign in with a passkey")
    visitor.wait_for_text("Nothing was changed: the browser did not finish.")
    in_order(visitor)


def test_where_passkeys_do_not_work_the_page_says_so(visit) -> None:
    visitor = visit()  # its address is an IP address
    visitor.go("/me")
    visitor.page.get_by_label("Your name").fill("Mia")
    visitor.press("Save the name")
    visitor.wait_for_text("Passkeys do not work in this browser or at this address.")
    assert visitor.page.get_by_role("button", name="passkey").count() == 0


def test_ones_data_is_saved_as_a_file(visit, tmp_path: Path) -> None:
    visitor = visit()
    named(visitor)
    with visitor.page.expect_download() as started:
        visitor.page.get_by_role("link", name="Save my data").click()
    file = tmp_path / "data.json"
    started.value.save_as(file)
    assert [one["name"] for one in json.loads(file.read_text("utf-8"))["people"]] == ["Mia"]


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "de"), (SMALL, "fr"), (SMALL, "nl")])
def test_a_profile_is_reached_from_the_end_of_a_game(visit, size: dict[str, int], language: str) -> None:
    visitor = visit(size=size, language=language, colours="dark" if language == "de" else "light")
    visitor.go("/me")
    visitor.page.locator("#name").fill("Mia")
    visitor.page.locator("#name ~ button").click()
    visitor.page.locator("#profile").wait_for()
    table = visitor.page.evaluate(OPEN_TABLE)
    otto = Guest(visitor.server, "Otto")
    otto.post(f"/api/tables/{table['id']}/seats", invite=table["invite"])
    with ThreadPoolExecutor() as elsewhere:  # Playwright has an event loop here
        elsewhere.submit(resign, otto, table["id"]).result()

    visitor.go(f"/table/{table['id']}")
    visitor.page.get_by_role("link", name="Otto").click()
    visitor.page.wait_for_url("**/person/*")
    page = visitor.page
    page.get_by_role("heading", level=1, name="Otto").wait_for()
    assert page.locator("li strong").count() == 20, "ten achievements of each game"
    page.locator("#game-nile").wait_for()
    in_order(visitor)
    visitor.screenshot(f"profile-{language}")

    otto.post("/api/me/profile", visible_to="nobody")
    if language == "en":
        hidden = visit(may_be_refused=True)
        hidden.go(f"/person/{otto.get('/api/me/profile')['id']}")
        hidden.page.get_by_role("heading", name="This profile cannot be shown").wait_for()
        in_order(hidden)


OPEN_TABLE = """fetch("/api/tables", {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ game: "nile", seats: [{ kind: "me" }, { kind: "open" }] }),
}).then((answer) => answer.json())"""


def test_the_reader_chooses_who_may_see_their_profile(visit) -> None:
    visitor = visit()
    visitor.go("/me")
    visitor.page.locator("#name").fill("Mia")
    visitor.page.locator("#name ~ button").click()
    choice = visitor.page.get_by_label("Who may see your profile")
    choice.wait_for()
    assert choice.input_value() == "met"
    with visitor.page.expect_response(re.compile("/api/me/profile$")):
        choice.select_option("nobody")
    visitor.go("/me")
    visitor.page.locator("#profile").wait_for()
    assert choice.input_value() == "nobody"
    visitor.page.get_by_role("link", name="See your profile").click()
    visitor.page.get_by_role("heading", level=1, name="Mia").wait_for()
    in_order(visitor)
