"""An entry is one thing that happened at a table; a table is the sequence of its entries."""

from dataclasses import dataclass, field
from typing import Any

from akhet.kernel.rules import Event
from akhet.table import Ply, event_json

OPENED = "opened"
SAT = "sat"  # somebody took a seat
ROSE = "rose"  # and left it before the game began
STARTED = "started"
STEP = "step"
UNDO = "undo"
RESIGNED = "resigned"
ENDED = "ended"
BACK = "back"  # a player whose clock ran out is there again
CHAT = "chat"
REMATCH = "rematch"
CLOSED = "closed"  # before the game began

# Those that change the game, so that a step that was decided on before one of them is out of date.
GAME_KINDS = (STARTED, STEP, UNDO, ENDED)


@dataclass(frozen=True)
class Entry:
    version: int
    kind: str
    seat: int | None
    at: float
    body: dict[str, Any] = field(default_factory=dict)
    command: str | None = None


def events_body(events: list[Event]) -> list[list[Any]]:
    """Events as they are kept, each with the name of what is secret in it."""
    return [[event.name, event.values, event.secret] for event in events]


def ply_body(ply: Ply) -> dict[str, Any]:
    body = {"move": ply.move, "chance": ply.chance, "events": events_body(ply.events), "check": ply.check}
    return body if ply.stand_in is None else body | {"stand_in": ply.stand_in}


def ply_of(entry: Entry) -> Ply:
    """The ply that a step's entry keeps."""
    body = entry.body
    assert entry.seat is not None
    return Ply(entry.seat, body["move"], body["chance"], events_of(body), body["check"], body.get("stand_in"))


def events_of(body: dict[str, Any]) -> list[Event]:
    return [Event(name, values, secret) for name, values, secret in body["events"]]


def plies_of(entries: list[Entry]) -> list[Ply]:
    """What was played in the end: steps without those that were taken back."""
    plies: list[Ply] = []
    for entry in entries:
        if entry.kind == STEP:
            plies.append(ply_of(entry))
        elif entry.kind == UNDO:
            plies.pop()
    return plies


def entry_for(entry: Entry, seat: int | None) -> dict[str, Any]:
    """An entry as a seat, or with None an onlooker, may know it: what is listed here and nothing else."""
    shown: dict[str, Any] = {"version": entry.version, "kind": entry.kind, "seat": entry.seat, "at": entry.at}
    body = entry.body
    if entry.kind in (STARTED, STEP):
        shown["events"] = [event_json(event, seat, everything=False) for event in events_of(body)]
    for name in SHOWN.get(entry.kind, ()):
        if name in body:
            shown[name] = body[name]
    return shown


# What of an entry's body anyone at the table may see as it is. A step's move is not among it: picks are secret until
# the move is done, and then its events tell it.
SHOWN = {
    SAT: ("name",),
    STARTED: ("commitment", "names"),
    STEP: ("stand_in",),
    ENDED: ("places", "key", "resigned"),
    CHAT: ("name", "text"),
    REMATCH: ("table",),
}
