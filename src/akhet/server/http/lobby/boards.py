"""Routes: boards, on which anybody sets up positions, plays on for all seats, and has moves compared.

A table that is being played has no way here: the record of a game is there once it is over. A position that somebody
writes down from a running game cannot be told from any other; docs/browser.md says so.
"""

import asyncio
import json
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from akhet.games import manifest_of
from akhet.kernel.refusal import refuse
from akhet.kernel.stream import secret_key
from akhet.record import parse_json
from akhet.server.http.context import Context, address_of, context_of
from akhet.server.http.lobby.finished_games import json_response
from akhet.server.http.lobby.guests import Guest
from akhet.server.http.lobby.options import locale_of
from akhet.server.http.lobby.posted_records import GIVEN_RECORD
from akhet.server.lobby_messages import (
    AnalysisInfo,
    AnalysisRequest,
    BoardChance,
    BoardInfo,
    BoardLine,
    BoardRecord,
    BoardRequest,
)
from akhet.server.messages import GameName, SetHash
from akhet.server.tables.boards import (
    PLAYER,
    board_of,
    chances,
    play_line,
    record_of_line,
    row_of,
    scene_of,
    set_up,
    step_of,
)
from akhet.server.tables.payloads import forecast_for, table_for, to_bytes
from akhet.table import Game, Table

router = APIRouter()


# Before the routes with a game's name: they match other methods only, but the order is the same everywhere.
@router.post("/api/boards", openapi_extra=GIVEN_RECORD)
async def from_record(request: Request) -> BoardRecord:
    """The game of a record, for a board: its position after the deal and its moves. It need not be over."""
    context = _admit(request)
    context.posts.must(address_of(request, context.settings))
    record = parse_json(await request.body(), "record.unreadable")
    game = await context.posted.game_of(record)
    return BoardRecord(**await asyncio.to_thread(board_of, record, game))


# The answers are long. They are sent as bytes, without a check against their types: tests do that.
@router.post("/api/games/{game}/board", response_model=BoardInfo, response_class=JSONResponse)
async def look(request: Request, game: GameName, body: BoardRequest) -> Response:
    """A position, or the one after some moves. Without a position: a new deal. Nothing is stored.

    A position that is not lawful is refused with all its `faults`.
    """
    found = await _game(request, game, body.components)
    locale = locale_of(request)
    return json_response(await asyncio.to_thread(lambda: to_bytes(_look(found, body, locale))))


@router.post("/api/games/{game}/board/chance", response_model=list[BoardChance], response_class=JSONResponse)
async def next_chance(request: Request, game: GameName, body: BoardLine) -> Response:
    """What the chance result after the last one given can be, the likeliest first."""
    found = await _game(request, game, body.components)
    if not body.plies:
        raise refuse("chance.not_pending")
    return json_response(await asyncio.to_thread(lambda: to_bytes(chances(set_up(found, body.position), body.plies))))


@router.post("/api/games/{game}/board/record", response_class=JSONResponse)
async def record(request: Request, game: GameName, body: BoardLine) -> Response:
    """The record of a position and the moves after it. `akhet record verify` and this board read it."""
    found = await _game(request, game, body.components)
    made = await asyncio.to_thread(record_of_line, found, body.position, body.plies, None)
    headers = {"Content-Disposition": f'attachment; filename="akhet-{found.name}-board.json"'}
    return Response(json.dumps(made), media_type="application/json", headers=headers)


@router.post("/api/games/{game}/board/analysis", response_model=AnalysisInfo, response_class=JSONResponse)
async def analysis(request: Request, person: Guest, game: GameName, body: AnalysisRequest) -> Response:
    """Compare the moves of the seat to move by what it can know, in a few more worlds.

    Each request plays for a moment, after all bots that wait; ask again, for the `next` block, for as long as you look.
    """
    context = context_of(request)
    address = address_of(request, context.settings)
    found = await _game(request, game, body.components)
    table = await asyncio.to_thread(set_up, found, body.position)
    with context.analysing.one(person.id) as free:
        if not free:
            raise refuse("server.analysis_busy")
        if not context.analyses.take(person.id) or not context.address_analyses.take(address):
            raise refuse("server.too_much_analysis")
        found_blocks = await context.board_analysis.blocks(table, person.id, body.block, body.only)
    return json_response(to_bytes(found_blocks))


def _admit(request: Request) -> Context:
    """The context; refused if this address asks for boards too fast."""
    context = context_of(request)
    context.boards.must(address_of(request, context.settings))
    return context


async def _game(request: Request, name: str, components: SetHash | None) -> Game:
    return await _admit(request).service.sets.game(manifest_of(name).name, components)


def _look(game: Game, body: BoardRequest, locale: str) -> dict[str, Any]:
    table = _table(game, body)
    play_line(table, body.plies, draw=True)
    turn = table.turn
    return {
        "table": table_for(row_of(table), PLAYER),
        "scene": scene_of(table),
        "step": step_of(table) if body.plies or body.position is None else None,
        "forecast": None
        if body.forecast is None or turn is None
        else forecast_for(table, turn, body.forecast, None, locale),
    }


def _table(game: Game, body: BoardRequest) -> Table:
    if body.position is not None:
        return set_up(game, body.position)
    options = {name: value for name, value in body.options.items() if value is not None}
    players = body.players or game.rules.manifest.players.start
    return Table(game, game.initial_state(players, options), secret_key())
