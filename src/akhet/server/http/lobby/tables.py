"""Routes: tables are listed, opened, joined and left."""

from dataclasses import replace

from fastapi import APIRouter, Request

from akhet.bots.levels import levels_of
from akhet.games import manifest_of
from akhet.kernel.refusal import Refused, refuse
from akhet.language import DEFAULT
from akhet.server.http.context import Context, context_of
from akhet.server.http.lobby.guests import Guest
from akhet.server.lobby_messages import MOST_LISTED, Place, SeatRequest, SitRequest, TableRequest
from akhet.server.messages import GameName, TableId, TableInfo, Token
from akhet.server.people.accounts import Person, checked_name
from akhet.server.storage.rows import TableRow, add_table, open_tables, own_tables
from akhet.server.storage.seats import BOT, OPEN, PERSON, TableSeat
from akhet.server.tables.live import LiveTable
from akhet.server.tables.payloads import table_for
from akhet.server.tables.refusal_sentences import seat_names
from akhet.server.tables.seating import TablePlan, leave, open_table, rematch, rematch_plan, sit

router = APIRouter()


@router.get("/api/me/tables")
async def my_tables(request: Request, person: Guest, before: Place | None = None) -> list[TableInfo]:
    """Your tables, the latest change first. `before` continues after the last table of another answer."""
    changed, _, id = (before or "").partition(",")
    rows = await context_of(request).store.read(
        own_tables, person.id, (float(changed), id) if before else None, MOST_LISTED
    )
    return [TableInfo(**table_for(row, person.id)) for row in rows]


@router.get("/api/tables")
async def tables(request: Request, game: GameName | None = None) -> list[TableInfo]:
    """Public tables: those that wait for players, then those that may be watched."""
    context = context_of(request)
    if game is not None:
        manifest_of(game)
    rows = await context.store.read(open_tables, game, MOST_LISTED)
    return [TableInfo(**table_for(row, context.person_id(request))) for row in rows]


@router.post("/api/tables")
async def new_table(request: Request, person: Guest, body: TableRequest) -> TableInfo:
    """Open a table. If no seat is open, its game begins at once."""
    manifest_of(body.game)
    options = {name: value for name, value in body.options.items() if value is not None}
    shortest = context_of(request).settings.shortest_clock
    if body.clock is not None and body.clock < shortest:
        raise refuse("server.clock", None, least=shortest)
    plan = TablePlan(
        body.game,
        options,
        seats_for(person, body.game, body.seats),
        body.public,
        body.onlookers,
        body.clock,
        components=body.components,
    )
    live = await add_new_table(context_of(request), person, plan)
    return TableInfo(**table_for(live.row, person.id))


@router.get("/api/tables/{id}")
async def table(request: Request, id: TableId, invite: Token | None = None) -> TableInfo:
    """One table."""
    return TableInfo(**table_for(await visible_table(request, id, invite), context_of(request).person_id(request)))


@router.post("/api/tables/{id}/seats")
async def take_seat(request: Request, person: Guest, id: TableId, body: SitRequest) -> TableInfo:
    """Take an open seat. With the last one the game begins."""
    service = context_of(request).service
    live = await service.table(id)
    await service.change(live, lambda: sit(live, person, body.seat, body.invite, body.piece))
    return TableInfo(**table_for(live.row, person.id))


@router.delete("/api/tables/{id}/seats")
async def leave_seat(request: Request, person: Guest, id: TableId) -> TableInfo:
    """Leave before the game begins. If the host leaves, the table is closed."""
    service = context_of(request).service
    live = await service.table(id)
    if not live.row.may_look(person.id, None):
        raise refuse("server.no_table")
    await service.change(live, lambda: leave(live, person))
    return TableInfo(**table_for(live.row, person.id))


@router.post("/api/tables/{id}/rematch")
async def again(request: Request, person: Guest, id: TableId) -> TableInfo:
    """Open a new table with the same players; their seats are reserved. Repeated requests return the same table."""
    context = context_of(request)
    old = await context.service.table(id)
    if not old.row.may_look(person.id, None):
        raise refuse("server.no_table")
    plan = rematch_plan(old, person)
    if old.row.rematch is None:
        new = await add_new_table(context, person, plan)
        try:
            await context.service.change(old, lambda: rematch(old, new.row.id))
        except Refused as refused:
            if refused.refusal.code != "server.rematch_already":
                raise
            # Another player was faster: close our table and use theirs.
            await context.service.change(new, lambda: leave(new, person))
    assert old.row.rematch is not None
    return TableInfo(**table_for((await context.service.table(old.row.rematch)).row, person.id))


async def visible_table(request: Request, id: TableId, invite: Token | None) -> TableRow:
    """A table that the visitor may look at; others are refused as if there were none."""
    context = context_of(request)
    row = await context.service.row(id)
    if not row.may_look(context.person_id(request), invite):
        raise refuse("server.no_table")
    return row


def seats_for(person: Person, game: str, requested: list[SeatRequest]) -> list[TableSeat]:
    """The seats of a new table. Your first own seat has your name; friends on the same device have theirs."""
    levels = levels_of(game)
    seats: list[TableSeat] = []
    for one in requested:
        if one.kind == "open":
            seats.append(TableSeat(OPEN, piece=one.piece))
        elif one.kind == "me":
            seats.append(TableSeat(PERSON, person.id, checked_name(one.name or person.name), piece=one.piece))
        elif one.level not in levels:
            raise refuse("server.no_level")
        else:
            bot = TableSeat(BOT, level=one.level, piece=one.piece)
            seats.append(replace(bot, name=seat_names([*seats, bot], DEFAULT)[-1]))  # in English, as in records
    return seats


async def add_new_table(context: Context, person: Person, plan: TablePlan) -> LiveTable:
    """Open a table and save it; refused if the server or the person has too many."""
    context.tables.must(person.id)
    game = await context.service.sets.game(plan.game, plan.components)
    live, change = open_table(person, plan, game)
    settings = context.settings
    if await context.service.unfinished_tables() >= settings.max_tables:
        raise refuse("server.too_many_tables", None, most=settings.max_tables)
    most, needs_set = settings.max_tables_per_person, game.own_set is not None
    if not await context.store.write(add_table, live.row, change, most, needs_set):
        raise refuse("server.too_many_tables", None, most=settings.max_tables_per_person)
    return context.service.opened(live)
