"""A calendar as text: iCalendar, RFC 5545."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

MOST_OCTETS = 75  # of a line; what is longer goes on in the next one


@dataclass(frozen=True)
class CalendarEvent:
    """Something at a moment."""

    id: str
    at: float
    title: str
    address: str


def calendar_text(name: str, events: Sequence[CalendarEvent], now: float) -> str:
    """A calendar with these events."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Akhet//Turns//EN", f"X-WR-CALNAME:{_escaped(name)}"]
    for event in events:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{event.id}@akhet",
            f"DTSTAMP:{_moment(now)}",
            f"DTSTART:{_moment(event.at)}",
            f"SUMMARY:{_escaped(event.title)}",
            f"URL:{event.address}",
            "END:VEVENT",
        ]
    return "".join(f"{_folded(line)}\r\n" for line in [*lines, "END:VCALENDAR"])


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return " ".join(text.split())  # no line may begin in the middle of it


def _folded(line: str) -> str:
    """A line, broken after at most 75 octets and never within a character."""
    parts, octets = [""], 0
    for character in line:
        size = len(character.encode())
        if octets + size > MOST_OCTETS:
            parts.append(" ")
            octets = 1
        parts[-1] += character
        octets += size
    return "\r\n".join(parts)
