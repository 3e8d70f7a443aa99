"""Routes: whose turn it is in your games, here and in a calendar with a private address."""

import time
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from sqlalchemy import Connection

from akhet.games import manifests
from akhet.kernel.refusal import refuse
from akhet.language import say
from akhet.server.http.context import context_of
from akhet.server.http.lobby.guests import Guest
from akhet.server.http.lobby.options import locale_of
from akhet.server.http.previews import origin_of
from akhet.server.lobby_messages import MOST_LISTED, CalendarInfo, TurnInfo
from akhet.server.storage.calendars import delete_calendar, find_calendar, has_calendar, make_calendar
from akhet.server.storage.rows import TableRow, running_tables
from akhet.server.tables.icalendar import CalendarEvent, calendar_text
from akhet.server.tables.payloads import due_of
from akhet.server.tables.refusal_sentences import seat_names

LONG_CLOCK = 3600.0  # seconds per turn; nobody looks into a calendar for less
ADDRESS = "/api/calendar.ics"
A_CALENDAR = {200: {"content": {"text/calendar": {"schema": {"type": "string"}}}, "description": "A calendar"}}

router = APIRouter()


@router.get("/api/me/turns")
async def my_turns(request: Request, person: Guest) -> list[TurnInfo]:
    """Your running games: first those in which it is your turn, by when it is due."""
    rows = await context_of(request).store.read(running_tables, person.id, MOST_LISTED)
    turns = [_turn_info(row, person.id, locale_of(request)) for row in rows]
    return sorted(turns, key=lambda turn: (not turn.yours, turn.due is None, turn.due or 0.0))


@router.get("/api/me/calendar")
async def my_calendar(request: Request, person: Guest) -> CalendarInfo:
    """Whether your turns have a calendar with a private address."""
    return CalendarInfo(active=await context_of(request).store.read(has_calendar, person.id), address=None)


@router.post("/api/me/calendar")
async def new_calendar(request: Request, person: Guest) -> CalendarInfo:
    """Make a private address for a calendar with your turns. It replaces the one before."""
    code = await context_of(request).store.write(make_calendar, person.id, locale_of(request))
    return CalendarInfo(active=True, address=f"{origin_of(request)}{ADDRESS}?token={code}")


@router.delete("/api/me/calendar")
async def no_calendar(request: Request, person: Guest) -> CalendarInfo:
    """Delete the private address of your calendar."""
    await context_of(request).store.write(delete_calendar, person.id)
    return CalendarInfo(active=False, address=None)


@router.get(ADDRESS, response_class=Response, responses=A_CALENDAR)  # type: ignore[arg-type]
async def calendar(
    request: Request, token: Annotated[str, Query(pattern=r"^[A-Za-z0-9_-]{32}$", description="That of the address.")]
) -> Response:
    """Whose turn it is and until when, in all games with at least an hour per turn of the person with this address."""
    # In the query, which is in no log: whoever knows it can read the calendar.
    context = context_of(request)
    found = await context.store.read(_calendar_rows, token)
    if found is None:
        raise refuse("server.no_such_code")
    person, locale, rows = found
    context.restrictions.check_person(person)
    events = [
        CalendarEvent(row.id, due, _title(row, person, locale), f"{origin_of(request)}/table/{row.id}")
        for row in rows
        if (due := due_of(row)) is not None and row.clock is not None and row.clock >= LONG_CLOCK
    ]
    text = calendar_text(say("server-calendar", locale), events, time.time())
    return Response(text, media_type="text/calendar; charset=utf-8")


def _calendar_rows(connection: Connection, token: str) -> tuple[str, str, list[TableRow]] | None:
    found = find_calendar(connection, token)
    return None if found is None else (*found, running_tables(connection, found[0], MOST_LISTED))


def _turn_info(row: TableRow, person: str, locale: str) -> TurnInfo:
    names, own = seat_names(row.seats, locale), row.seats_of(person)
    return TurnInfo(
        table=row.id,
        game=row.game,
        yours=row.turn in own,
        name="" if row.turn is None else names[row.turn],
        others=[name for seat, name in enumerate(names) if seat != own[0]],  # also friends on the same device
        due=due_of(row),
    )


def _title(row: TableRow, person: str, locale: str) -> str:
    turn = _turn_info(row, person, locale)
    manifest = manifests().get(row.game)
    game = row.game if manifest is None else manifest.title
    if turn.yours:
        return say("server-calendar-yours", locale, game=game, names=", ".join(turn.others))
    return say("server-calendar-theirs", locale, game=game, name=turn.name)
