"""What the routes of finished tables and of posted records have in common."""

import asyncio
import json
from dataclasses import dataclass

from fastapi import Request, Response

from akhet.kernel.refusal import refuse
from akhet.server.http.context import context_of
from akhet.server.http.lobby.tables import visible_table
from akhet.server.messages import TableId, Token
from akhet.server.storage.rows import TableRow
from akhet.server.tables.deal_days import is_kept_secret
from akhet.server.tables.payloads import to_bytes
from akhet.server.tables.replays import LoadRecord, Replay


@dataclass(frozen=True)
class FinishedGame:
    """A finished game that the visitor may look at: a table's, or that of a posted record."""

    row: TableRow
    load: LoadRecord

    async def replay(self, request: Request) -> Replay:
        return await context_of(request).replays.of(self.row, self.load)


async def finished_table(request: Request, id: TableId, invite: Token | None) -> TableRow:
    """A table whose game is over, for those who may look at it."""
    row = await visible_table(request, id, invite)
    if row.stage != "over":
        raise refuse("server.not_over")
    return row


async def finished_game(request: Request, id: TableId, invite: Token | None) -> FinishedGame:
    """The game of a finished table, for those who may look at it."""
    return FinishedGame(await finished_table(request, id, invite), context_of(request).records.of)


# These answers are long. They are sent as bytes, without a check against their types: tests do that.


async def scene_after(request: Request, game: FinishedGame, ply: int) -> Response:
    """A ReplayScene."""
    return json_response(to_bytes((await game.replay(request)).at(ply)))


async def steps_of(request: Request, game: FinishedGame) -> Response:
    """A list of ReplayStep."""
    found = await game.replay(request)
    return json_response(await asyncio.to_thread(lambda: found.steps_json))


async def race_of(request: Request, game: FinishedGame) -> Response:
    """A list of RacePoint."""
    found = await game.replay(request)
    return json_response(await asyncio.to_thread(lambda: found.race_json))


async def record_file(game: FinishedGame) -> Response:
    """The record as a file to keep."""
    headers = {"Content-Disposition": f'attachment; filename="akhet-{game.row.game}-{game.row.id}.json"'}
    content = await game.load(game.row.id)
    if is_kept_secret(game.row.duplicate):
        content = json.dumps({name: value for name, value in json.loads(content).items() if name != "dice"})
    return Response(content, media_type="application/json", headers=headers)


def json_response(content: bytes) -> Response:
    return Response(content, media_type="application/json")
