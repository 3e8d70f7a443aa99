"""Routes: records that people send. Their games are shown, replayed and continued like those of finished tables."""

from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from akhet.server.http.context import address_of, context_of
from akhet.server.http.lobby.finished_games import FinishedGame, race_of, record_file, scene_after, steps_of
from akhet.server.http.lobby.guests import Guest
from akhet.server.http.lobby.replays import branch_from
from akhet.server.lobby_messages import BranchRequest, Ply, RacePoint, RecordId, ReplayScene, ReplayStep
from akhet.server.messages import TableInfo
from akhet.server.tables.payloads import table_for

# As OpenAPI describes a file in a request.
GIVEN_RECORD: dict[str, Any] = {
    "requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}
}

router = APIRouter()


@router.post("/api/records", openapi_extra=GIVEN_RECORD)
async def post_record(request: Request, person: Guest) -> TableInfo:
    """Send the record of a finished game, to look at it here. Whoever has its id can look at it too.

    One that does not hold is refused with the ply and the reason.
    """
    context = context_of(request)
    context.posts.must(address_of(request, context.settings))
    row = await context.posted.add(await request.body(), person.id, context.settings.max_records_per_person)
    return TableInfo(**table_for(row, person.id))


@router.get("/api/records/{id}")
async def posted_record(request: Request, id: RecordId) -> TableInfo:
    """The game of a record, as a finished table."""
    context = context_of(request)
    return TableInfo(**table_for(await context.posted.row(id), await context.person_id(request)))


@router.get("/api/records/{id}/record", response_class=JSONResponse)
async def record(request: Request, id: RecordId) -> Response:
    """The record itself."""
    return await record_file(await posted_game(request, id))


@router.get("/api/records/{id}/replay", response_model=ReplayScene, response_class=JSONResponse)
async def replay(request: Request, id: RecordId, ply: Ply = 0) -> Response:
    """As that of a table."""
    return await scene_after(request, await posted_game(request, id), ply)


@router.get("/api/records/{id}/replay/steps", response_model=list[ReplayStep], response_class=JSONResponse)
async def replay_steps(request: Request, id: RecordId) -> Response:
    """As those of a table."""
    return await steps_of(request, await posted_game(request, id))


@router.get("/api/records/{id}/race", response_model=list[RacePoint], response_class=JSONResponse)
async def race(request: Request, id: RecordId) -> Response:
    """As that of a table."""
    return await race_of(request, await posted_game(request, id))


@router.post("/api/records/{id}/branch")
async def branch(request: Request, person: Guest, id: RecordId, body: BranchRequest) -> TableInfo:
    """Open a table that continues the game of a record."""
    return await branch_from(request, person, await posted_game(request, id), body)


async def posted_game(request: Request, id: RecordId) -> FinishedGame:
    posted = context_of(request).posted
    return FinishedGame(await posted.row(id), posted.of)
