"""Routes: finished games, as records and step by step, and new tables that continue from one of their positions."""

from dataclasses import replace

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from akhet.kernel.refusal import refuse
from akhet.server.http.lobby.finished_games import (
    FinishedGame,
    finished_game,
    race_of,
    record_file,
    scene_after,
    steps_of,
)
from akhet.server.http.lobby.guests import Guest
from akhet.server.http.lobby.tables import add_new_table, seats_for
from akhet.server.lobby_messages import BranchRequest, Ply, RacePoint, ReplayScene, ReplayStep
from akhet.server.messages import TableId, TableInfo, Token
from akhet.server.people.accounts import Person
from akhet.server.storage.seats import OPEN
from akhet.server.tables.payloads import table_for
from akhet.server.tables.seating import TablePlan

router = APIRouter()


@router.get("/api/tables/{id}/record", response_class=JSONResponse)
async def record(request: Request, id: TableId, invite: Token | None = None) -> Response:
    """The record of a finished game, with its random key. `akhet record verify` checks it."""
    return await record_file(await finished_game(request, id, invite))


# These answers are long. They are sent as bytes, without a check against their types: tests do that.
@router.get("/api/tables/{id}/replay", response_model=ReplayScene, response_class=JSONResponse)
async def replay(request: Request, id: TableId, ply: Ply = 0, invite: Token | None = None) -> Response:
    """A finished game after this many plies, or its end if there are fewer."""
    return await scene_after(request, await finished_game(request, id, invite), ply)


@router.get("/api/tables/{id}/replay/steps", response_model=list[ReplayStep], response_class=JSONResponse)
async def replay_steps(request: Request, id: TableId, invite: Token | None = None) -> Response:
    """Everything that happened in a finished game, ply by ply."""
    return await steps_of(request, await finished_game(request, id, invite))


@router.get("/api/tables/{id}/race", response_model=list[RacePoint], response_class=JSONResponse)
async def race(request: Request, id: TableId, invite: Token | None = None) -> Response:
    """The score of every seat of a finished game, turn by turn."""
    return await race_of(request, await finished_game(request, id, invite))


@router.post("/api/tables/{id}/branch")
async def branch(request: Request, person: Guest, id: TableId, body: BranchRequest) -> TableInfo:
    """Open a table that continues a finished game after this many plies. It has a random key of its own."""
    return await branch_from(request, person, await finished_game(request, id, body.invite), body)


async def branch_from(request: Request, person: Person, finished: FinishedGame, body: BranchRequest) -> TableInfo:
    """Open a table that continues a finished game."""
    old = finished.row
    position = (await finished.replay(request)).position(body.ply)
    seats = [replace(seat, piece=None) for seat in seats_for(person, old.game, body.seats)]  # the game's own pieces
    if len(seats) != old.players or any(seat.kind == OPEN for seat in seats):
        raise refuse("server.branch_seats", None, players=old.players)
    plan = TablePlan(
        old.game,
        old.options,
        seats,
        public=False,
        onlookers=True,
        clock=None,
        position=position,
        components=old.components,
        hints=old.hints,
    )
    live = await add_new_table(request, person, plan, body.commitment)
    return TableInfo(**table_for(live.row, person.id))
