"""Plies and events of a game as bodies of log entries, and what of an entry each seat may know."""

from typing import Any

from akhet.kernel.rules import Event
from akhet.record import commitment_to
from akhet.server.storage.entries import (
    CHAT,
    CLOSED,
    ENDED,
    HINT,
    OPENED,
    REMATCH,
    ROSE,
    SAT,
    STARTED,
    STEP,
    UNDO,
    Entry,
)
from akhet.table import Ply, event_json

# The fields of an entry's body that everybody at the table may see. The move of a step is not among them: picks are
# secret until the move is done, and then its events tell it.
SHOWN = {
    OPENED: ("commitment", "contributions"),
    SAT: ("name", "random"),
    ROSE: ("name",),
    STARTED: ("commitment", "contributions", "names"),
    STEP: ("stand_in",),
    ENDED: ("places", "secret", "key", "resigned"),
    CHAT: ("name", "text", "preset", "hidden"),
    HINT: ("depth",),
    REMATCH: ("table",),
    CLOSED: ("reason",),
}


def shuffle_body(secret: bytes, contributions: list[str | None]) -> dict[str, Any]:
    """What is published of the random key before the game is over: never the secret itself."""
    body: dict[str, Any] = {"commitment": commitment_to(secret)}
    return body | {"contributions": contributions} if any(contributions) else body


def events_body(events: list[Event]) -> list[list[Any]]:
    """Events as they are stored, each with the name of its secret value."""
    return [[event.name, event.values, event.secret] for event in events]


def ply_body(ply: Ply) -> dict[str, Any]:
    body = {"move": ply.move, "chance": ply.chance, "events": events_body(ply.events), "check": ply.check}
    return body if ply.stand_in is None else body | {"stand_in": ply.stand_in}


def ply_of(entry: Entry) -> Ply:
    """The ply that the entry of a step holds."""
    body = entry.body
    assert entry.seat is not None
    return Ply(entry.seat, body["move"], body["chance"], events_of(body), body["check"], body.get("stand_in"))


def events_of(body: dict[str, Any]) -> list[Event]:
    return [Event(name, values, secret) for name, values, secret in body["events"]]


def plies_of(entries: list[Entry]) -> list[Ply]:
    """The plies of a game, without those that were taken back."""
    plies: list[Ply] = []
    for entry in entries:
        if entry.kind == STEP:
            plies.append(ply_of(entry))
        elif entry.kind == UNDO:
            plies.pop()
    return plies


def hints_of(entries: list[Entry]) -> list[dict[str, Any]]:
    """The hints that were asked for in a game, as a record has them."""
    found: list[dict[str, Any]] = []
    made = 0
    for entry in entries:
        made += (entry.kind == STEP) - (entry.kind == UNDO)
        if entry.kind == HINT:
            found.append({"seat": entry.seat, "ply": made, "depth": entry.body["depth"]})
    return [hint | {"ply": min(hint["ply"], made)} for hint in found]


def entry_for(entry: Entry, seat: int | None) -> dict[str, Any]:
    """An entry as a seat may know it, or with None a spectator: only what is listed here."""
    shown: dict[str, Any] = {"version": entry.version, "kind": entry.kind, "seat": entry.seat, "at": entry.at}
    body = entry.body
    if entry.kind in (STARTED, STEP):
        shown["events"] = [event_json(event, seat, everything=False) for event in events_of(body)]
    for name in SHOWN.get(entry.kind, ()):
        if name in body:
            shown[name] = body[name]
    return shown
