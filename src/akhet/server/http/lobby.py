"""The lobby: who you are, which tables there are, and how to get a seat. OpenAPI describes it at /api/openapi.json."""

import tomllib
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import JSONResponse
from pydantic import Field

from akhet import games as games_package
from akhet.bots.levels import LEVEL_NAMES
from akhet.games import game_names
from akhet.kernel.refusal import Refused, refuse
from akhet.language import DEFAULT
from akhet.server.http.context import Context, address_of, context_of
from akhet.server.messages import (
    GameName,
    Level,
    Message,
    SeatNumber,
    StandIn,
    StandingInfo,
    TableId,
    TableInfo,
    Token,
)
from akhet.server.people.accounts import (
    COOKIE,
    COOKIE_SECONDS,
    LINK_SECONDS,
    add_link,
    add_person,
    checked_name,
    find_person,
    new_code,
    recover,
    rename,
    set_recovery,
    sign,
)
from akhet.server.storage.rows import TableRow, add_table, open_tables, own_tables
from akhet.server.tables.live import LiveTable, game_of
from akhet.server.tables.payloads import table_for
from akhet.server.tables.refusal_sentences import seat_names
from akhet.server.tables.replays import Replayed
from akhet.server.tables.seating import Person, Plan, open_table, rematch, rematch_plan, rise, sit
from akhet.server.tables.seats import BOT, OPEN, PERSON, Seat
from akhet.table import MAX_NAME

MOST_LISTED = 100  # tables in one answer
LONGEST_CLOCK = 30 * 24 * 3600.0

GAMES_FOLDER = Path(games_package.__file__).parent

Name = Annotated[str, Field(min_length=1, max_length=MAX_NAME)]
Ply = Annotated[int, Field(ge=0, le=1_000_000)]
# Where an answer ended: the `changed` and the `id` of its last table. Of two that changed at once neither is lost.
Place = Annotated[str, Field(pattern=r"^[0-9]{1,12}(\.[0-9]{1,20})?,[A-Za-z0-9_-]{8,20}$")]


class RefusalInfo(Message):
    """Why not: a stable code, the ruling where one of a game's forbids it, and a sentence in your language."""

    code: str
    ruling: str | None
    why: str


class Me(Message):
    name: str | None  # none: a stranger


class NewName(Message):
    name: Name


class Code(Message):
    """To be somebody on another device. It is shown once: only its hash is kept."""

    code: str
    seconds: float | None  # how long it is good for; none: until the next is made


class GivenCode(Message):
    code: Annotated[str, Field(min_length=8, max_length=60)]


class SeatRequest(Message):
    kind: Literal["me", "open", "bot"]
    name: Name | None = None  # of a friend on the same device
    level: Level | None = None


class TableRequest(Message):
    game: GameName
    seats: Annotated[list[SeatRequest], Field(min_length=2, max_length=6)]
    options: dict[str, bool | int | list[str] | None] = Field(default_factory=dict)
    public: bool = False
    onlookers: bool = True
    clock: Annotated[float, Field(gt=0, le=LONGEST_CLOCK)] | None = None  # seconds a turn: live, or days


class SitRequest(Message):
    seat: SeatNumber | None = None
    invite: Token | None = None


class GameInfo(Message):
    game: GameName
    rules: str
    components: str
    players: list[int]
    actions: list[str]  # what each number means, in a program's words
    levels: list[Level]


class ReplayStep(Message):
    """One ply of a game that is over, with every card in it; the first of them is the deal."""

    seat: int | None  # who moved; none for the deal
    say: str | None  # the move in a program's words
    stand_in: StandIn | None
    events: list[dict[str, Any]]


class ReplayScene(Message):
    """A game that is over as it stood after so many plies, from every seat at once."""

    ply: int
    plies: int  # how many there are
    turn: int | None  # the seat that moves next; none at the end
    step: ReplayStep  # the ply that led here
    views: list[dict[str, Any]]  # one for each seat; docs/referee.md describes a view
    standings: list[StandingInfo]  # as if it had ended here


class BranchRequest(Message):
    """Play on from a position of a game that is over, with people here and bots."""

    ply: Ply
    seats: Annotated[list[SeatRequest], Field(min_length=2, max_length=6)]  # as many as played; none open
    invite: Token | None = None


REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": RefusalInfo, "description": words}
    for status, words in (
        (400, "Not understood"),
        (403, "Not allowed"),
        (404, "There is no such table, or not for you"),
        (409, "Not as things stand"),
        (413, "Too large"),
        (422, "Not understood"),
        (429, "Too often"),
        (503, "Not now"),
    )
}
router = APIRouter(responses=REFUSALS)


async def visitor(request: Request) -> Person | None:
    """Whoever is known by the cookie that came with a request."""
    context = context_of(request)
    id = context.person_id(request)
    return None if id is None else await context.store.read(find_person, id)


Visitor = Annotated[Person | None, Depends(visitor)]


async def guest(person: Visitor) -> Person:
    """Whoever asks; refused where nobody is known by that cookie."""
    if person is None:
        raise refuse("server.no_guest")
    return person


Guest = Annotated[Person, Depends(guest)]


@router.get("/api/games")
async def games() -> list[GameInfo]:
    """The games that can be played here, and what a move's number means."""
    return [
        GameInfo(
            game=name,  # type: ignore[arg-type]
            rules=(game := game_of(name)).rules.version,
            components=game.components.hash(),
            players=list(PLAYERS[name]),
            actions=list(game.rules.actions.words),
            levels=list(LEVEL_NAMES),
        )
        for name in game_names()
    ]


@router.get("/api/games/{game}/set")
async def components(game: GameName) -> dict[str, Any]:
    """The set a game is played with here: its boards, tiles, cards and Shops, as `components.toml` has them."""
    return _set_of(game)


@router.get("/api/me")
async def me(person: Visitor) -> Me:
    """Who you are here."""
    return Me(name=None if person is None else person.name)


@router.post("/api/me")
async def name_me(request: Request, response: Response, person: Visitor, request_body: NewName) -> Me:
    """Become a guest with a name; or take another name."""
    context = context_of(request)
    name = checked_name(request_body.name)
    if person is None:
        context.guests.must(address_of(request, context.settings))
        person = await context.store.write(add_person, name)
    else:
        await context.store.write(rename, person.id, name)
    _set_cookie(context, response, person)
    return Me(name=name)


@router.post("/api/me/recovery")
async def recovery(request: Request, person: Guest) -> Code:
    """A code to write down; the one before is worth nothing any more."""
    code = new_code()
    await context_of(request).store.write(set_recovery, person.id, code)
    return Code(code=code, seconds=None)


@router.post("/api/me/link")
async def link(request: Request, person: Guest) -> Code:
    """A code for a link to another device: good for one use, and not for long."""
    code = new_code()
    await context_of(request).store.write(add_link, person.id, code)
    return Code(code=code, seconds=float(LINK_SECONDS))


@router.post("/api/recover")
async def recover_me(request: Request, response: Response, request_body: GivenCode) -> Me:
    """Be on this device who you are on another."""
    context = context_of(request)
    context.recoveries.must(address_of(request, context.settings))
    person = await context.store.write(recover, request_body.code)
    if person is None:
        raise refuse("server.no_such_code")
    _set_cookie(context, response, person)
    return Me(name=person.name)


@router.get("/api/me/tables")
async def my_tables(request: Request, person: Guest, before: Place | None = None) -> list[TableInfo]:
    """Where you sit or sat, the latest change first; `before` goes on after the last table of another answer."""
    changed, _, id = (before or "").partition(",")
    rows = await context_of(request).store.read(
        own_tables, person.id, (float(changed), id) if before else None, MOST_LISTED
    )
    return [TableInfo(**table_for(row, person.id)) for row in rows]


@router.get("/api/tables")
async def tables(request: Request, game: GameName | None = None) -> list[TableInfo]:
    """Public tables that wait for players, and those that may be watched."""
    context = context_of(request)
    rows = await context.store.read(open_tables, game, MOST_LISTED)
    return [TableInfo(**table_for(row, context.person_id(request))) for row in rows]


@router.post("/api/tables")
async def new_table(request: Request, person: Guest, request_body: TableRequest) -> TableInfo:
    """Open a table. Where no seat is open its game begins at once."""
    options = {name: value for name, value in request_body.options.items() if value is not None}
    shortest = context_of(request).settings.shortest_clock
    if request_body.clock is not None and request_body.clock < shortest:
        raise refuse("server.clock", None, least=shortest)
    plan = Plan(
        request_body.game,
        options,
        seats_for(person, request_body.seats),
        request_body.public,
        request_body.onlookers,
        request_body.clock,
    )
    live = await _open(context_of(request), person, plan)
    return TableInfo(**table_for(live.row, person.id))


@router.get("/api/tables/{id}")
async def table(request: Request, id: TableId, invite: Token | None = None) -> TableInfo:
    return TableInfo(**table_for(await _visible(request, id, invite), context_of(request).person_id(request)))


@router.post("/api/tables/{id}/seats")
async def take_seat(request: Request, person: Guest, id: TableId, request_body: SitRequest) -> TableInfo:
    """Take an open seat; with the last one the game begins."""
    service = context_of(request).service
    live = await service.table(id)
    await service.change(live, lambda: sit(live, person, request_body.seat, request_body.invite))
    return TableInfo(**table_for(live.row, person.id))


@router.delete("/api/tables/{id}/seats")
async def leave_seat(request: Request, person: Guest, id: TableId) -> TableInfo:
    """Leave before the game begins; where the host leaves, the table is closed."""
    service = context_of(request).service
    live = await service.table(id)
    if not live.row.may_look(person.id, None):
        raise refuse("server.no_table")
    await service.change(live, lambda: rise(live, person))
    return TableInfo(**table_for(live.row, person.id))


@router.post("/api/tables/{id}/rematch")
async def again(request: Request, person: Guest, id: TableId) -> TableInfo:
    """The same company once more: the others' seats are kept for them. Asked for twice, it is the same new table."""
    context = context_of(request)
    old = await context.service.table(id)
    if not old.row.may_look(person.id, None):
        raise refuse("server.no_table")
    plan = rematch_plan(old, person)
    if old.row.rematch is None:
        new = await _open(context, person, plan)
        try:
            await context.service.change(old, lambda: rematch(old, new.row.id))
        except Refused as refused:
            if refused.refusal.code != "server.rematch_already":
                raise
            await context.service.change(new, lambda: rise(new, person))  # another was faster: theirs counts
    assert old.row.rematch is not None
    return TableInfo(**table_for((await context.service.table(old.row.rematch)).row, person.id))


@router.get("/api/tables/{id}/record", response_class=JSONResponse)
async def record(request: Request, id: TableId, invite: Token | None = None) -> Response:
    """The record of a game that is over, with the key of its dice: `akhet record verify` checks it."""
    row = await _finished(request, id, invite)
    headers = {"Content-Disposition": f'attachment; filename="akhet-{row.game}-{id}.json"'}
    return Response(await context_of(request).records.of(id), media_type="application/json", headers=headers)


@router.get("/api/tables/{id}/replay")
async def replay(request: Request, id: TableId, ply: Ply = 0, invite: Token | None = None) -> ReplayScene:
    """A game that is over after so many plies; past the last one, as it ended."""
    return ReplayScene(**(await _replayed(request, id, invite)).at(ply))


@router.get("/api/tables/{id}/replay/steps")
async def replay_steps(request: Request, id: TableId, invite: Token | None = None) -> list[ReplayStep]:
    """All that happened in a game that is over, ply by ply."""
    return [ReplayStep(**step) for step in (await _replayed(request, id, invite)).steps]


@router.post("/api/tables/{id}/branch")
async def branch(request: Request, person: Guest, id: TableId, request_body: BranchRequest) -> TableInfo:
    """A new table that begins where a game that is over stood after so many plies. Its dice are its own."""
    context = context_of(request)
    old = await _finished(request, id, request_body.invite)
    position = (await context.replays.of(old)).position(request_body.ply)
    seats = seats_for(person, request_body.seats)
    if len(seats) != old.players or any(seat.kind == OPEN for seat in seats):
        raise refuse("server.branch_seats", None, players=old.players)
    plan = Plan(old.game, old.options, seats, public=False, onlookers=True, clock=None, position=position)
    live = await _open(context, person, plan)
    return TableInfo(**table_for(live.row, person.id))


async def _replayed(request: Request, id: TableId, invite: Token | None) -> Replayed:
    """Whoever may have the record may see the game again."""
    return await context_of(request).replays.of(await _finished(request, id, invite))


async def _finished(request: Request, id: TableId, invite: Token | None) -> TableRow:
    """A table whose game is over, for whoever may look at it."""
    row = await _visible(request, id, invite)
    if row.stage != "over":
        raise refuse("server.not_over")
    return row


async def _visible(request: Request, id: TableId, invite: Token | None) -> TableRow:
    """A table, for whoever may look at it; for others there is none."""
    context = context_of(request)
    row = await context.service.row(id)
    if not row.may_look(context.person_id(request), invite):
        raise refuse("server.no_table")
    return row


@cache
def _set_of(game: GameName) -> dict[str, Any]:
    return tomllib.loads((GAMES_FOLDER / game / "components.toml").read_text("utf-8"))


def seats_for(person: Person, wanted: list[SeatRequest]) -> list[Seat]:
    """Seats as they were asked for: the first of one's own has one's own name, friends on the device theirs."""
    seats: list[Seat] = []
    for request_body in wanted:
        if request_body.kind == "open":
            seats.append(Seat(OPEN))
        elif request_body.kind == "me":
            seats.append(Seat(PERSON, person.id, checked_name(request_body.name or person.name)))
        elif request_body.level is None:
            raise refuse("server.no_level")
        else:
            bot = Seat(BOT, level=request_body.level)
            seats.append(replace(bot, name=seat_names([*seats, bot], DEFAULT)[-1]))  # as records have it
    return seats


async def _open(context: Context, person: Person, plan: Plan) -> LiveTable:
    context.tables.must(person.id)
    live, change = open_table(person, plan)
    settings = context.settings
    if await context.service.tables_going_on() >= settings.max_tables:
        raise refuse("server.too_many_tables", None, most=settings.max_tables)
    if not await context.store.write(add_table, live.row, change, settings.max_tables_per_person):
        raise refuse("server.too_many_tables", None, most=settings.max_tables_per_person)
    return context.service.opened(live)


def _set_cookie(context: Context, response: Response, person: Person) -> None:
    response.set_cookie(
        COOKIE,
        sign(context.store.secret, person.id),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=context.settings.secure_cookies,
    )


PLAYERS = {"nile": range(2, 7), "fertility": range(2, 5)}
