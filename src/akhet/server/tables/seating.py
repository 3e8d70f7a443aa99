"""Tables opened, seats taken and left, and the same company once more."""

import secrets
import time
from dataclasses import dataclass
from typing import Any

from akhet.kernel.refusal import refuse
from akhet.kernel.rules import Position
from akhet.server.storage.rows import Change, TableRow, follow
from akhet.server.tables.entries import CLOSED, OPENED, REMATCH, ROSE, SAT
from akhet.server.tables.live import LiveTable, game_of
from akhet.server.tables.playing import NewEntry, entries_after, start
from akhet.server.tables.seats import BOT, OPEN, PERSON, Seat, changed

ID_BYTES = 9
INVITE_BYTES = 15


@dataclass(frozen=True)
class Person:
    id: str
    name: str


@dataclass(frozen=True)
class Plan:
    """What whoever opens a table wants."""

    game: str
    options: dict[str, Any]
    seats: list[Seat]
    public: bool
    onlookers: bool
    clock: float | None
    position: Position | None = None  # to begin with, in place of the deal


def open_table(host: Person, plan: Plan) -> tuple[LiveTable, Change]:
    """A new table; where no seat is open its game begins at once."""
    game = game_of(plan.game)
    players = len(plan.seats)
    options = game.rules.setup.read_options(game.components, players, plan.options).given()
    if all(seat.kind == BOT for seat in plan.seats):
        raise refuse("server.only_bots")
    now = time.time()
    row = TableRow(
        id=secrets.token_urlsafe(ID_BYTES),
        game=plan.game,
        rules=game.rules.version,
        components=game.components.hash(),
        players=players,
        options=options,
        host=host.id,
        public=plan.public,
        onlookers=plan.onlookers,
        clock=plan.clock,
        invite=secrets.token_urlsafe(INVITE_BYTES),
        seats=plan.seats,
        created=now,
        changed=now,
    )
    live = LiveTable(row, [])
    change = _then_start(live, [(OPENED, None, {})], {"seats": plan.seats}, None, plan.position)
    follow(row, change)
    change.sitters = sorted({host.id} | {seat.person for seat in plan.seats if seat.person is not None})
    return live, change


def sit(live: LiveTable, person: Person, seat: int | None, invite: str | None, command: str | None = None) -> Change:
    """Take an open seat: the one asked for, or the first there is. With the last one the game begins."""
    row = live.row
    if not row.public and invite != row.invite and all(one.person != person.id for one in row.seats):
        raise refuse("server.no_table")  # not even that it is there
    if row.stage != "open":
        raise refuse("server.started")
    if live.row.seats_of(person.id):
        raise refuse("server.seated")
    free = [n for n, one in enumerate(row.seats) if one.kind == OPEN and one.person in (None, person.id)]
    wanted = next((n for n in free if seat in (None, n)), None)
    if wanted is None:
        raise refuse("server.seat_taken")
    seats = changed(row.seats, wanted, kind=PERSON, person=person.id, name=person.name)
    change = _then_start(live, [(SAT, wanted, {"name": person.name})], {"seats": seats}, command)
    change.sitters = [person.id]
    return change


def rise(live: LiveTable, person: Person, command: str | None = None) -> Change:
    """Leave before the game begins; where the host leaves, the table is closed."""
    row = live.row
    if row.stage != "open":
        raise refuse("server.started")
    own = live.row.seats_of(person.id)
    if not own and row.host != person.id:
        raise refuse("server.not_seated")
    if row.host == person.id:
        return Change(row.id, entries_after(live, [(CLOSED, None, {})], command), {"stage": "closed"})
    seats = changed(row.seats, own[0], kind=OPEN, person=None, name=None)
    return Change(row.id, entries_after(live, [(ROSE, own[0], {})], command), {"seats": seats})


def rematch_plan(live: LiveTable, person: Person) -> Plan:
    """The same table again: the seats of the others are kept for them."""
    row = live.row
    if not live.row.seats_of(person.id):
        raise refuse("server.not_seated")
    if row.stage != "over":
        raise refuse("server.not_over")
    seats = []
    for seat in row.seats:
        if seat.kind == BOT:
            seats.append(Seat(BOT, name=seat.name, level=seat.level))
        elif seat.person == person.id:
            seats.append(Seat(PERSON, person.id, seat.name))
        else:
            seats.append(Seat(OPEN, seat.person))
    return Plan(row.game, row.options, seats, row.public, row.onlookers, row.clock)


def rematch(live: LiveTable, table: str, command: str | None = None) -> Change:
    """Those at the old table are told of the new one."""
    if live.row.rematch is not None:
        raise refuse("server.rematch_already", None, table=live.row.rematch)
    return Change(live.row.id, entries_after(live, [(REMATCH, None, {"table": table})], command), {"rematch": table})


def _then_start(
    live: LiveTable,
    new_entries: list[NewEntry],
    columns: dict[str, Any],
    command: str | None,
    position: Position | None = None,
) -> Change:
    """The entries so far, and the beginning of the game where all seats are taken."""
    if all(seat.kind != OPEN for seat in columns["seats"]):
        more, begun = start(live, columns["seats"], position)
        new_entries, columns = new_entries + more, columns | begun
    entries = entries_after(live, new_entries, command)
    columns["changed"] = entries[-1].at
    if "stage" in columns:
        columns |= {"step_version": entries[-1].version, "mark_version": entries[-1].version}
    return Change(live.row.id, entries, columns)
