"""A position that somebody tries moves in, in the form of a table: of a short lesson, a puzzle or a finished game.

It is no table: each request carries all moves, and nothing is stored.
"""

from typing import Any

from akhet.bots.levels import levels_of
from akhet.server.storage.rows import TableRow
from akhet.server.storage.seats import BOT, PERSON, TableSeat
from akhet.server.tables.live import LiveTable
from akhet.server.tables.payloads import forecast_for, make_scene, table_for
from akhet.server.tables.sets import set_fields
from akhet.table import Table, event_json

LEARNER = "learner"  # nobody's id: whoever tries it


def attempt_fields(
    id: str, table: Table, seat: int, seats: list[TableSeat], forecast: int | str | None, locale: str
) -> dict[str, Any]:
    """What the one who tries is sent: `seats` are as they are shown, with the `LEARNER` in their own."""
    live = _as_table(id, table, seat, seats)
    return {
        "seat": seat,
        "table": table_for(live.row, LEARNER),
        "scene": make_scene(live, seat),
        "entries": _entries(table, seat),
        "forecast": None if forecast is None else forecast_for(table, seat, forecast, None, locale),
    }


def among_bots(table: Table, seat: int) -> list[TableSeat]:
    """The `LEARNER` in a seat, and bots in the others."""
    weakest = next(iter(levels_of(table.game.name)))
    seats = [TableSeat(BOT, level=weakest) for _ in range(table.players)]
    seats[seat] = TableSeat(PERSON, LEARNER)
    return seats


def position_row(id: str, table: Table, seat: int | None, seats: list[TableSeat], host: str) -> TableRow:
    """What a position is shown as: the row of a table that nobody else sees."""
    version = 1 + len(table.plies)
    return TableRow(
        id=id,
        game=table.game.name,
        rules=table.rules.version,
        components=table.game.components_hash,
        players=table.players,
        options=table.view_position(seat)["options"],
        host=host,
        public=False,
        onlookers=False,
        clock=None,
        invite="",
        seats=seats,
        created=0.0,
        changed=0.0,
        version=version,
        step_version=version,
        plies=len(table.plies),
        turn=table.turn,
        **set_fields(table.game),
    )


def _as_table(id: str, table: Table, seat: int, seats: list[TableSeat]) -> LiveTable:
    row = position_row(id, table, seat, seats, LEARNER)
    live = LiveTable(row, [], table.game)
    live.table, row.stage = table, "playing"
    return live


def _entries(table: Table, seat: int) -> list[dict[str, Any]]:
    """What the moves led to, one entry per move."""
    return [
        {
            "version": number,
            "kind": "step",
            "seat": ply.seat,
            "at": 0.0,
            "events": [event_json(event, seat, everything=False) for event in ply.events],
        }
        for number, ply in enumerate(table.plies, start=2)
    ]
