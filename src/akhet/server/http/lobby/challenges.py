"""Routes: a friend is asked to a table. They accept by taking the seat, and decline by leaving it (`tables.py`)."""

from fastapi import APIRouter, Request

from akhet.kernel.refusal import refuse
from akhet.server.http.context import context_of
from akhet.server.http.lobby.friends import known_handle
from akhet.server.http.lobby.guests import Guest
from akhet.server.lobby_messages import ChallengeInfo, ChallengeRequest
from akhet.server.messages import SeatNumber, TableId, TableInfo
from akhet.server.people.accounts import find_person
from akhet.server.storage.friends import are_friends, challenges
from akhet.server.storage.rows import TableRow
from akhet.server.tables.payloads import table_for
from akhet.server.tables.seating import invite, take_back

router = APIRouter()


@router.get("/api/challenges")
async def my_challenges(request: Request, person: Guest) -> list[ChallengeInfo]:
    """The tables at which a seat is reserved for you, the latest first. Who asks for them is online."""
    context = context_of(request)
    context.online.note(person.id)
    rows = await context.store.read(challenges, person.id)
    return [ChallengeInfo(name=_host_name(row), table=TableInfo(**table_for(row, person.id))) for row in rows]


@router.post("/api/tables/{id}/challenges")
async def challenge(request: Request, person: Guest, id: TableId, body: ChallengeRequest) -> TableInfo:
    """Reserve a free seat of your table for a friend, who is told."""
    context = context_of(request)
    context.service.check_not_paused()
    live = await context.service.table(id)
    if not live.row.may_look(person.id, None):
        raise refuse("server.no_table")
    other = known_handle(context, person.id, body.person)
    context.challenges.must(person.id)
    friend = await context.store.read(find_person, other)
    if friend is None or not await context.store.read(are_friends, person.id, other):
        raise refuse("server.not_friends")
    context.challenges_of_one.must(f"{person.id} {other}")
    context.words.check(person.name, friend.name)  # they may be older than the list
    await context.service.change(live, lambda: invite(live, person, friend))
    return TableInfo(**table_for(live.row, person.id))


@router.delete("/api/tables/{id}/challenges/{seat}")
async def take_challenge_back(request: Request, person: Guest, id: TableId, seat: SeatNumber) -> TableInfo:
    """Free a seat of your table that is reserved for somebody else."""
    service = context_of(request).service
    live = await service.table(id)
    if not live.row.may_look(person.id, None):
        raise refuse("server.no_table")
    await service.change(live, lambda: take_back(live, person, seat))
    return TableInfo(**table_for(live.row, person.id))


def _host_name(row: TableRow) -> str:
    return next((seat.name or "" for seat in row.seats if seat.person == row.host), "")
