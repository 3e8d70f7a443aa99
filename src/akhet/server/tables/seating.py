"""The commands at a table before and after its game. Each returns a `Change` or is refused."""

import secrets
import time
from dataclasses import dataclass, replace
from typing import Any

from akhet.kernel.refusal import refuse
from akhet.kernel.rules import Position
from akhet.server.people.accounts import Person
from akhet.server.storage.entries import CLOSED, OPENED, REMATCH, ROSE, SAT
from akhet.server.storage.rows import Change, TableFields, TableRow, apply_change
from akhet.server.storage.seats import BOT, OPEN, PERSON, TableSeat, replace_seat
from akhet.server.tables.live import LiveTable
from akhet.server.tables.playing import NewEntry, entries_after, start
from akhet.server.tables.sets import set_fields
from akhet.table import Game

ID_BYTES = 9
INVITE_BYTES = 15


@dataclass(frozen=True)
class TablePlan:
    """What a new table should be."""

    game: str
    options: dict[str, Any]
    seats: list[TableSeat]
    public: bool
    onlookers: bool
    clock: float | None
    position: Position | None = None  # to begin with, instead of the deal
    components: str | None = None  # the hash of the set; None for the shipped one


def open_table(host: Person, plan: TablePlan, game: Game) -> tuple[LiveTable, Change]:
    """A new table, and the change that creates it. If no seat is open, its game begins at once.

    `game` is that of the plan, with the plan's set of components.
    """
    players = len(plan.seats)
    options = dict(game.rules.setup.read_options(game.components, players, plan.options).given())
    pieces = options.pop("pieces", [None] * players)  # until the game begins, the seats keep them
    seats = [replace(seat, piece=seat.piece or piece) for seat, piece in zip(plan.seats, pieces, strict=True)]
    game.rules.manifest.pieces.check([seat.piece for seat in seats])
    if all(seat.kind == BOT for seat in plan.seats):
        raise refuse("server.only_bots")
    now = time.time()
    row = TableRow(
        id=secrets.token_urlsafe(ID_BYTES),
        game=plan.game,
        rules=game.rules.version,
        components=game.components_hash,
        players=players,
        options=options,
        host=host.id,
        public=plan.public,
        onlookers=plan.onlookers,
        clock=plan.clock,
        invite=secrets.token_urlsafe(INVITE_BYTES),
        seats=seats,
        created=now,
        changed=now,
        **set_fields(game),
    )
    live = LiveTable(row, [], game)
    change = _seated(live, (OPENED, None, {}), seats, None, plan.position)
    apply_change(row, change)
    change.sitters = sorted({host.id} | {seat.person for seat in plan.seats if seat.person is not None})
    return live, change


def sit(
    live: LiveTable,
    person: Person,
    seat: int | None,
    invite: str | None,
    piece: str | None = None,
    command: str | None = None,
) -> Change:
    """Take an open seat, by default the first, with a set of pieces. With the last seat the game begins."""
    row = live.row
    if not row.public and invite != row.invite and all(one.person != person.id for one in row.seats):
        raise refuse("server.no_table")  # do not reveal that there is one
    if row.stage != "open":
        raise refuse("server.started")
    if live.row.seats_of(person.id):
        raise refuse("server.seated")
    free = [n for n, one in enumerate(row.seats) if one.kind == OPEN and one.person in (None, person.id)]
    taken = next((n for n in free if seat in (None, n)), None)
    if taken is None:
        raise refuse("server.seat_taken")
    piece = piece or row.seats[taken].piece
    seats = replace_seat(row.seats, taken, kind=PERSON, person=person.id, name=person.name, piece=piece)
    live.game.rules.manifest.pieces.check([one.piece for one in seats])
    change = _seated(live, (SAT, taken, {"name": person.name}), seats, command)
    change.sitters = [person.id]
    return change


def leave(live: LiveTable, person: Person, command: str | None = None) -> Change:
    """Leave before the game begins. If the host leaves, the table is closed."""
    row = live.row
    if row.stage != "open":
        raise refuse("server.started")
    own = live.row.seats_of(person.id)
    if not own and row.host != person.id:
        raise refuse("server.not_seated")
    if row.host == person.id:
        return Change(row.id, entries_after(live, [(CLOSED, None, {})], command), TableFields(stage="closed"))
    seats = replace_seat(row.seats, own[0], kind=OPEN, person=None, name=None, piece=None)
    return Change(row.id, entries_after(live, [(ROSE, own[0], {})], command), TableFields(seats=seats))


def rematch_plan(live: LiveTable, person: Person) -> TablePlan:
    """The same table again, with the seats of the other people reserved for them."""
    row = live.row
    if not live.row.seats_of(person.id):
        raise refuse("server.not_seated")
    if row.stage != "over":
        raise refuse("server.not_over")
    seats = []
    for seat in row.seats:
        if seat.kind == BOT:
            seats.append(TableSeat(BOT, name=seat.name, level=seat.level))
        elif seat.person == person.id:
            seats.append(TableSeat(PERSON, person.id, seat.name))
        else:
            seats.append(TableSeat(OPEN, seat.person))
    return TablePlan(row.game, row.options, seats, row.public, row.onlookers, row.clock, components=row.components)


def rematch(live: LiveTable, table: str, command: str | None = None) -> Change:
    """Announce a new table to those at the old one."""
    if live.row.rematch is not None:
        raise refuse("server.rematch_already", None, table=live.row.rematch)
    entries = entries_after(live, [(REMATCH, None, {"table": table})], command)
    return Change(live.row.id, entries, TableFields(rematch=table))


def _seated(
    live: LiveTable,
    new_entry: NewEntry,
    seats: list[TableSeat],
    command: str | None,
    position: Position | None = None,
) -> Change:
    """The change to these seats, with the beginning of the game if none of them is open."""
    new_entries = [new_entry]
    begins = all(seat.kind != OPEN for seat in seats)
    if begins:
        pieces = live.game.rules.manifest.pieces.for_seats([seat.piece for seat in seats])
        if pieces:
            seats = [replace(seat, piece=piece) for seat, piece in zip(seats, pieces, strict=True)]
    fields = TableFields(seats=seats)
    if begins:
        new_entries.append(start(live, seats, fields, position))
    entries = entries_after(live, new_entries, command)
    fields.changed = entries[-1].at
    if begins:
        fields.step_version = fields.mark_version = entries[-1].version
    return Change(live.row.id, entries, fields)
