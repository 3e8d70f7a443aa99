"""Routes: reviews of finished games. Asking for one puts it in a queue; then one looks how far it is.

There is none of a game that is still running, nor for people who may not look at the table.
"""

import json

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from akhet.bots.network.file import shipped_network
from akhet.kernel.refusal import refuse
from akhet.server.http.context import context_of
from akhet.server.http.lobby.finished_games import FinishedGame, finished_game, finished_table, json_response
from akhet.server.http.lobby.guests import Guest
from akhet.server.http.lobby.posted_records import posted_game
from akhet.server.lobby_messages import RecordId, ReviewInfo, ReviewRequest
from akhet.server.messages import TableId, Token, Version
from akhet.server.people.accounts import Person
from akhet.server.storage.reviews import ReviewLimits

router = APIRouter()


@router.post("/api/tables/{id}/review", response_model=ReviewInfo, response_class=JSONResponse)
async def ask_for_table(request: Request, person: Guest, id: TableId, body: ReviewRequest) -> Response:
    """Have a finished game reviewed, unless it is already."""
    return await _ask(request, person, await finished_game(request, id, body.invite))


@router.get("/api/tables/{id}/review", response_model=ReviewInfo, response_class=JSONResponse)
async def of_table(
    request: Request, id: TableId, after: Version | None = None, invite: Token | None = None
) -> Response:
    """How far the review of a finished game is, and what is ready of it; `after` is the revision that you know."""
    await finished_table(request, id, invite)
    return json_response(await context_of(request).reviews.state(id, after))


@router.post("/api/records/{id}/review", response_model=ReviewInfo, response_class=JSONResponse)
async def ask_for_record(request: Request, person: Guest, id: RecordId) -> Response:
    """Have the game of a record reviewed, unless it is already."""
    return await _ask(request, person, await posted_game(request, id))


@router.get("/api/records/{id}/review", response_model=ReviewInfo, response_class=JSONResponse)
async def of_record(request: Request, id: RecordId, after: Version | None = None) -> Response:
    """As that of a table."""
    await posted_game(request, id)
    return json_response(await context_of(request).reviews.state(id, after))


async def _ask(request: Request, person: Person, game: FinishedGame) -> Response:
    context = context_of(request)
    await game.replay(request)  # refused if it was played by other rules
    shipped_network(game.row.game)  # refused if the game has none, as one of another package
    if not json.loads(await game.load(game.row.id))["over"]:
        raise refuse("server.not_played_out")
    limits = ReviewLimits(context.settings.reviews_per_day, context.settings.reviews_per_day_per_address)
    await context.reviews.ask(game.row.id, person.id, context.network_hash(request), limits)
    return json_response(await context.reviews.state(game.row.id))
