"""The seats of a table: kept as JSON in its row, read as `TableSeat`."""

from dataclasses import asdict, dataclass, replace
from typing import Any

PERSON = "person"
OPEN = "open"
BOT = "bot"

FORGOTTEN = "Former player"  # in records, for a person who was deleted
AWAY_AFTER = 2  # turns missed in a row; then a bot moves at once until the player is back


@dataclass(frozen=True)
class TableSeat:
    kind: str
    person: str | None = None  # the id of its holder; for an open seat, of the person it is reserved for
    name: str | None = None
    level: str | None = None  # of a bot
    missed: int = 0  # turns in a row whose clock ran out
    resigned: bool = False
    piece: str | None = None  # its set of pieces, where the game has several; None until it is chosen
    random: str | None = None  # what its player contributed to the random key: 64 hex digits

    @property
    def forgotten(self) -> bool:
        """Whether its player was deleted (`tables/forgetting.py`)."""
        return self.kind == PERSON and self.person is None

    @property
    def away(self) -> bool:
        return self.missed >= AWAY_AFTER

    @property
    def played_by_server(self) -> bool:
        """Whether the server moves here without waiting for a player."""
        return self.kind == BOT or self.resigned or self.away


def read_seats(given: list[dict[str, Any]]) -> list[TableSeat]:
    return [TableSeat(**seat) for seat in given]


def write_seats(seats: list[TableSeat]) -> list[dict[str, Any]]:
    return [asdict(seat) for seat in seats]


def replace_seat(seats: list[TableSeat], number: int, **values: Any) -> list[TableSeat]:
    """The seats with one replaced."""
    return [replace(seat, **values) if index == number else seat for index, seat in enumerate(seats)]
