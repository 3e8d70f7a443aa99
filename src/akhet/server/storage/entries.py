"""The log of a table: an entry is one thing that happened; a table is the sequence of its entries."""

from dataclasses import dataclass, field
from typing import Any

OPENED = "opened"
SAT = "sat"  # a person took a seat
ROSE = "rose"  # and left it before the game began
INVITED = "invited"  # a seat was reserved for a friend
FREED = "freed"  # and is free again
STARTED = "started"
STEP = "step"
UNDO = "undo"
RESIGNED = "resigned"
ENDED = "ended"
BACK = "back"  # a player whose clock ran out plays again
CHAT = "chat"
REMATCH = "rematch"
HINT = "hint"  # a player asked for one
CLOSED = "closed"  # before the game began, or before it was over


@dataclass(frozen=True)
class Entry:
    version: int
    kind: str
    seat: int | None
    at: float
    body: dict[str, Any] = field(default_factory=dict)
    command: str | None = None  # the person and the id of the command that it comes from
