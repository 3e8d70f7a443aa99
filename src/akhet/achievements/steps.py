"""A finished game, as achievements read it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from akhet.kernel.rules import Standing

Step = Mapping[str, Any]  # `seat`, `stand_in` and `events`, as in replays
Event = Mapping[str, Any]


@dataclass(frozen=True)
class Turn:
    """What happened in consecutive steps of a seat, that its holder made."""

    seat: int
    plies: list[list[Event]]

    @property
    def events(self) -> list[Event]:
        return [event for ply in self.plies for event in ply]

    def own(self, name: str) -> list[Event]:
        """The events with this name of the seat itself."""
        return [event for event in self.events if event["event"] == name and event.get("seat") == self.seat]


@dataclass(frozen=True)
class Played:
    steps: Sequence[Step]
    turns: list[Turn]
    standings: Sequence[Standing] | None  # None if it was not played to its end
    players: int

    @property
    def events(self) -> list[Event]:
        """Everything that happened, the deal included."""
        return [event for step in self.steps for event in step["events"]]


def own_turns(steps: Sequence[Step]) -> list[Turn]:
    """The turns of a game without those in which a stand-in moved."""
    runs = [(seat, list(run)) for seat, run in groupby(steps, key=lambda step: step["seat"]) if seat is not None]
    return [
        Turn(seat, [list(step["events"]) for step in run])
        for seat, run in runs
        if all(step["stand_in"] is None for step in run)
    ]
