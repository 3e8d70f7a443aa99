"""Routes: the duplicate of the day, which everybody plays once, and its results."""

from datetime import date

from fastapi import APIRouter, Request

from akhet.kernel.refusal import Refused, refuse
from akhet.language import DEFAULT
from akhet.server.http.context import context_of
from akhet.server.http.lobby.guests import Guest, Visitor
from akhet.server.http.lobby.tables import add_new_table
from akhet.server.lobby_messages import Day, DuplicateInfo
from akhet.server.messages import GameName, TableInfo
from akhet.server.people.accounts import Person
from akhet.server.storage.duplicate import Deal, table_of_person
from akhet.server.storage.seats import BOT, PERSON, TableSeat
from akhet.server.tables.payloads import table_for
from akhet.server.tables.refusal_sentences import seat_names
from akhet.server.tables.seating import TablePlan

router = APIRouter()


@router.get("/api/games/{game}/duplicate")
async def duplicate(request: Request, game: GameName, person: Visitor, day: Day | None = None) -> DuplicateInfo:
    """The duplicate of a day, by default today's. Its results are told to those who have finished it."""
    try:
        wanted = None if day is None else date.fromisoformat(day)
    except ValueError as error:
        raise refuse("duplicate.no_day") from error
    found = await context_of(request).duplicates.info(game, wanted, None if person is None else person.id)
    return DuplicateInfo(**found)


@router.post("/api/games/{game}/duplicate")
async def play_duplicate(request: Request, game: GameName, person: Guest) -> TableInfo:
    """Play today's duplicate, once. Repeated requests return the same table."""
    return await table_of_deal(request, person, await context_of(request).duplicates.begin(game))


async def table_of_deal(request: Request, person: Person, deal: Deal) -> TableInfo:
    """The table at which a person plays a deal; the first time it is opened."""
    context = context_of(request)
    seats = [TableSeat(BOT, level=deal.level) for _ in range(deal.players)]
    seats[deal.seat] = TableSeat(PERSON, person.id, person.name)
    names = seat_names(seats, DEFAULT)  # in English, as in records
    seats = [
        seat if seat.kind == PERSON else TableSeat(BOT, name=name, level=seat.level)
        for seat, name in zip(seats, names, strict=True)
    ]
    plan = TablePlan(deal.game, {}, seats, public=False, onlookers=False, clock=None, duplicate=deal.id)
    known = await context.store.read(table_of_person, deal.id, person.id)
    if known is None:
        try:
            live = await add_new_table(request, person, plan, secret=deal.secret)
            return TableInfo(**table_for(live.row, person.id))
        except Refused as refused:
            if refused.refusal.code != "duplicate.begun":
                raise
            known = await context.store.read(table_of_person, deal.id, person.id)  # a second request was faster
    if known is None:  # they deleted their data meanwhile
        raise refuse("server.no_guest")
    return TableInfo(**table_for(await context.service.row(known), person.id))
