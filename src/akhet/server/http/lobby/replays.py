"""Routes: finished games, as records and step by step, and new tables that continue from one of their positions."""

from dataclasses import replace

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from akhet.kernel.refusal import refuse
from akhet.server.http.context import context_of
from akhet.server.http.lobby.guests import Guest
from akhet.server.http.lobby.tables import add_new_table, seats_for, visible_table
from akhet.server.lobby_messages import BranchRequest, Ply, ReplayScene, ReplayStep
from akhet.server.messages import TableId, TableInfo, Token
from akhet.server.storage.rows import TableRow
from akhet.server.storage.seats import OPEN
from akhet.server.tables.payloads import table_for
from akhet.server.tables.replays import Replay
from akhet.server.tables.seating import TablePlan

router = APIRouter()


@router.get("/api/tables/{id}/record", response_class=JSONResponse)
async def record(request: Request, id: TableId, invite: Token | None = None) -> Response:
    """The record of a finished game, with its random key. `akhet record verify` checks it."""
    row = await _finished_table(request, id, invite)
    headers = {"Content-Disposition": f'attachment; filename="akhet-{row.game}-{id}.json"'}
    return Response(await context_of(request).records.of(id), media_type="application/json", headers=headers)


@router.get("/api/tables/{id}/replay")
async def replay(request: Request, id: TableId, ply: Ply = 0, invite: Token | None = None) -> ReplayScene:
    """A finished game after this many plies, or its end if there are fewer."""
    return ReplayScene(**(await _replay_of(request, id, invite)).at(ply))


@router.get("/api/tables/{id}/replay/steps")
async def replay_steps(request: Request, id: TableId, invite: Token | None = None) -> list[ReplayStep]:
    """Everything that happened in a finished game, ply by ply."""
    return [ReplayStep(**step) for step in (await _replay_of(request, id, invite)).steps]


@router.post("/api/tables/{id}/branch")
async def branch(request: Request, person: Guest, id: TableId, body: BranchRequest) -> TableInfo:
    """Open a table that continues a finished game after this many plies. It has a random key of its own."""
    context = context_of(request)
    old = await _finished_table(request, id, body.invite)
    position = (await context.replays.of(old)).position(body.ply)
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
    )
    live = await add_new_table(context, person, plan)
    return TableInfo(**table_for(live.row, person.id))


async def _replay_of(request: Request, id: TableId, invite: Token | None) -> Replay:
    """The replay of a finished game, for the same people who may have its record."""
    return await context_of(request).replays.of(await _finished_table(request, id, invite))


async def _finished_table(request: Request, id: TableId, invite: Token | None) -> TableRow:
    row = await visible_table(request, id, invite)
    if row.stage != "over":
        raise refuse("server.not_over")
    return row
