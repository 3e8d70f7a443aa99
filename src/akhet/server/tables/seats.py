"""Who sits where: kept as JSON in a table's row, read as this."""

from dataclasses import asdict, dataclass, replace
from typing import Any

PERSON = "person"
OPEN = "open"
BOT = "bot"

AWAY_AFTER = 2  # turns missed in a row, after which a bot moves at once until the player is back


@dataclass(frozen=True)
class Seat:
    kind: str
    person: str | None = None  # who holds it; of an open seat, who it is kept for
    name: str | None = None
    level: str | None = None  # a bot's
    missed: int = 0  # turns in a row that ran out of time
    resigned: bool = False

    @property
    def away(self) -> bool:
        return self.missed >= AWAY_AFTER

    @property
    def played_by_server(self) -> bool:
        """Whether the house moves here without waiting for anybody."""
        return self.kind == BOT or self.resigned or self.away


def read_seats(given: list[dict[str, Any]]) -> list[Seat]:
    return [Seat(**seat) for seat in given]


def write_seats(seats: list[Seat]) -> list[dict[str, Any]]:
    return [asdict(seat) for seat in seats]


def changed(seats: list[Seat], number: int, **values: Any) -> list[Seat]:
    """The seats with one of them otherwise."""
    return [replace(seat, **values) if index == number else seat for index, seat in enumerate(seats)]
