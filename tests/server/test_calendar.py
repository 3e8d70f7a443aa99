"""Whose turn it is in one's games, and the calendar with a private address that other programs read."""

import re
import time
from datetime import UTC, datetime

import httpx
import pytest

from akhet.server.tables.icalendar import MOST_OCTETS, CalendarEvent, calendar_text
from tests.server.clients import Guest, Refusal
from tests.server.servers import RunningServer

DAY = 86400


def events_in(calendar: str) -> list[dict[str, str]]:
    """The events of a calendar: its lines by name, put together again."""
    assert calendar.startswith("BEGIN:VCALENDAR\r\n") and calendar.endswith("END:VCALENDAR\r\n")
    assert all(len(line.encode()) <= MOST_OCTETS for line in calendar.split("\r\n"))
    whole = calendar.replace("\r\n ", "")
    return [
        dict(line.split(":", 1) for line in event.strip().split("\r\n"))
        for event in re.findall(r"BEGIN:VEVENT(.*?)END:VEVENT", whole, re.DOTALL)
    ]


def read(guest: Guest, address: str) -> httpx.Response:
    """The calendar as another program reads it: without a cookie."""
    stranger = Guest(guest.server, None)
    return stranger.http.get(address)


def test_turns_are_listed_and_in_the_calendar_until_its_address_is_deleted(either_server: RunningServer) -> None:
    mia, ben = Guest(either_server, "Mia"), Guest(either_server, "Ben, B.; \\ the second")
    slow = mia.open("nile", "me", "open", clock=2 * DAY, options={"first": 0}, public=True)["id"]
    fast = mia.open("fertility", "me", "open", clock=60, options={"first": 1}, public=True)["id"]
    untimed = mia.open("nile", "me", "me:Ann")["id"]
    mia.open("nile", "me", "open", clock=DAY)  # has not begun
    for table in (slow, fast):
        ben.post(f"/api/tables/{table}/seats")
    turns = {turn["table"]: turn for turn in mia.get("/api/me/turns")}
    assert set(turns) == {slow, fast, untimed}
    assert turns[slow]["yours"] and turns[slow]["others"] == ["Ben, B.; \\ the second"]
    assert turns[slow]["due"] == pytest.approx(time.time() + 2 * DAY, abs=600)
    assert (turns[fast]["yours"], turns[fast]["name"]) == (False, "Ben, B.; \\ the second")
    assert turns[untimed]["due"] is None and turns[untimed]["others"] == ["Ann"]
    assert [turn["table"] for turn in ben.get("/api/me/turns")] == [fast, slow]

    assert mia.get("/api/me/calendar") == {"active": False, "address": None}
    address = mia.post("/api/me/calendar")["address"]
    assert mia.get("/api/me/calendar") == {"active": True, "address": None}
    answer = read(mia, address)
    assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
    (event,) = events_in(answer.text)
    assert event["SUMMARY"] == r"Your turn: NILE with Ben\, B.\; \\ the second"
    assert event["URL"] == f"{either_server.url}/table/{slow}"
    due = datetime.strptime(event["DTSTART"], "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC)
    assert due.timestamp() == pytest.approx(turns[slow]["due"], abs=2)
    mia.post("/api/me/calendar")
    assert read(mia, address).status_code >= 400  # another one has replaced it
    newest = ben.post("/api/me/calendar")["address"]
    assert [event["SUMMARY"] for event in events_in(read(ben, newest).text)] == ["Mia’s turn: NILE"]
    assert ben.delete("/api/me/calendar") == {"active": False, "address": None}
    assert read(ben, newest).json()["code"] == "server.no_such_code"
    last = mia.post("/api/me/calendar")["address"]
    mia.delete("/api/me")
    assert read(ben, last).json()["code"] == "server.no_such_code"
    for used in (address, newest, last):
        assert used.rpartition("=")[2] not in either_server.log()


@pytest.mark.parametrize("token", ["", "x", "a" * 31, "a" * 33, "a" * 31 + "'", "a" * 32 + "\n", "\0" * 32])
def test_another_address_is_refused(server: RunningServer, token: str) -> None:
    with pytest.raises(Refusal, match=r"server\.message"):
        Guest(server, None).get("/api/calendar.ics", token=token)


def test_strangers_have_no_turns_and_no_calendar(server: RunningServer) -> None:
    stranger = Guest(server, None)
    for ask in (lambda: stranger.get("/api/me/turns"), lambda: stranger.post("/api/me/calendar")):
        with pytest.raises(Refusal, match=r"server\.no_guest"):
            ask()


def test_long_names_are_folded_within_no_character_and_cannot_add_lines() -> None:
    title = "Ω" * 100 + "\r\nBEGIN:VEVENT"
    (event,) = events_in(calendar_text("Akhet", [CalendarEvent("table", 0.0, title, "http://a/b")], 1.0))
    assert event["SUMMARY"] == "Ω" * 100 + " BEGIN:VEVENT"
    assert event["DTSTART"] == "19700101T000000Z"
