"""Routes: tables are listed, opened, joined and left."""

from dataclasses import replace

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from akhet.bots.levels import levels_of
from akhet.games import manifest_of
from akhet.kernel.refusal import Refused, refuse
from akhet.language import DEFAULT
from akhet.lessons import first_position
from akhet.server.http.context import context_of
from akhet.server.http.lobby.guests import Guest
from akhet.server.lobby_messages import (
    MOST_LISTED,
    CommitmentInfo,
    Place,
    RematchRequest,
    SeatRequest,
    SitRequest,
    TablePreview,
    TableRequest,
)
from akhet.server.messages import GameName, TableId, TableInfo, Token, Version
from akhet.server.people.accounts import Person, checked_name
from akhet.server.storage.drawn_secrets import VALID_SECONDS, draw_secret, take_secret
from akhet.server.storage.friends import apart, blocks
from akhet.server.storage.rows import TableRow, TooMany, add_table, open_tables, own_tables, read_row
from akhet.server.storage.seats import BOT, OPEN, PERSON, TableSeat
from akhet.server.tables.live import LiveTable
from akhet.server.tables.payloads import preview_for, table_for
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
    person = await context.person_id(request)
    rows = await context.store.read(open_tables, game, MOST_LISTED)
    if person is not None and (hidden := await context.store.read(apart, person, [row.host for row in rows])):
        rows = [row for row in rows if row.host not in hidden or row.includes(person)]
    return [TableInfo(**table_for(row, person)) for row in rows]


@router.post("/api/commitments")
async def new_commitment(request: Request, person: Guest) -> CommitmentInfo:
    """Let the server draw a secret for a table that you are going to open, before it knows what you contribute."""
    return CommitmentInfo(commitment=await context_of(request).store.write(draw_secret), seconds=VALID_SECONDS)


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
        position=first_position(body.game) if body.guided else None,
        components=body.components,
        hints=body.hints,
        rated=body.rated,
    )
    if plan.position is not None and plan.position["players"] != len(plan.seats):
        raise refuse("server.branch_seats", None, players=plan.position["players"])
    live = await add_new_table(request, person, plan, body.commitment)
    return TableInfo(**table_for(live.row, person.id))


@router.get("/api/tables/{id}")
async def table(request: Request, id: TableId, invite: Token | None = None) -> TableInfo:
    """One table."""
    row = await visible_table(request, id, invite)
    return TableInfo(**table_for(row, await context_of(request).person_id(request)))


@router.get("/api/tables/{id}/preview", response_model=TablePreview, response_class=JSONResponse)
async def preview(request: Request, id: TableId, after: Version | None = None, invite: Token | None = None) -> Response:
    """The game of a table as a spectator sees it, whoever asks; without it if `after` is its version."""
    service = context_of(request).service
    await visible_table(request, id, invite)
    live = await service.table(id)
    async with service.locked(live):  # nothing that is not committed yet
        return Response(preview_for(live, after), media_type="application/json")


@router.post("/api/tables/{id}/seats")
async def take_seat(request: Request, person: Guest, id: TableId, body: SitRequest) -> TableInfo:
    """Take an open seat. With the last one the game begins."""
    service = context_of(request).service
    service.check_not_paused()
    context_of(request).words.check(person.name)  # it may be older than the list
    live = await service.table(id)
    if await context_of(request).store.read(blocks, live.row.host, [person.id]):
        raise refuse("server.no_table")  # whoever is blocked is not told so
    await service.change(live, lambda: sit(live, person, body.seat, body.invite, body.piece, body.random))
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
async def again(request: Request, person: Guest, id: TableId, body: RematchRequest | None = None) -> TableInfo:
    """Open a new table with the same players; their seats are reserved. Repeated requests return the same table."""
    context = context_of(request)
    old = await context.service.table(id)
    if not old.row.may_look(person.id, None):
        raise refuse("server.no_table")
    body = body or RematchRequest()
    others = [seat.person for seat in old.row.seats if seat.person is not None]
    plan = rematch_plan(old, person, body.random, await context.store.read(blocks, person.id, others))
    known = old.row.rematch
    row = await context.store.read(read_row, known) if known is not None else None
    if row is None or row.stage == "closed" or not row.includes(person.id):  # closed, or this person has declined
        new = await add_new_table(request, person, plan, body.commitment)
        try:
            await context.service.change(old, lambda: rematch(old, person, new.row.id, known))
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
    person = await context.person_id(request)
    if row.may_look(person, invite) or await context.duplicates.may_look(row, person):
        return row
    if not await context.matches.may_look(row, person):
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
            name = checked_name(one.name or person.name)
            seats.append(TableSeat(PERSON, person.id, name, piece=one.piece, random=one.random))
        elif one.level not in levels:
            raise refuse("server.no_level")
        else:
            bot = TableSeat(BOT, level=one.level, piece=one.piece)
            seats.append(replace(bot, name=seat_names([*seats, bot], DEFAULT)[-1]))  # in English, as in records
    return seats


async def add_new_table(
    request: Request, person: Person, plan: TablePlan, commitment: str | None = None, secret: bytes | None = None
) -> LiveTable:
    """Open a table and save it; refused if the server, the person or their network has too many.

    With `commitment`, its random key is made from the secret that the server has committed to; `secret` is that of a
    duplicate deal.
    """
    context = context_of(request)
    context.service.check_not_paused()
    context.words.check(*(seat.name or "" for seat in plan.seats if seat.kind == PERSON))
    context.tables.must(person.id)
    if commitment is not None:
        secret = await context.store.write(take_secret, commitment)
    if commitment is not None and secret is None:
        raise refuse("server.no_commitment")
    game = await context.service.sets.game(plan.game, plan.components)
    live, change = open_table(person, replace(plan, network=context.network_hash(request)), game, secret)
    settings = context.settings
    if await context.service.unfinished_tables() >= settings.max_tables:
        raise refuse("server.too_many_tables", None, most=settings.max_tables)
    most, most_network = settings.max_tables_per_person, settings.max_tables_per_address
    needs_set = game.own_set is not None
    outcome = await context.store.write(add_table, live.row, change, most, most_network, needs_set)
    if isinstance(outcome, TooMany):
        if outcome.whose == "network":
            raise refuse("server.too_many_tables_network", None, most=outcome.most)
        raise refuse("server.too_many_tables", None, most=outcome.most)
    return context.service.opened(live)
