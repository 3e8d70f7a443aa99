"""Routes: the sets of components that a table can use, and owners' sets: checked, uploaded, and as data or files."""

import asyncio
from typing import Any

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException

from akhet.games import manifest_of
from akhet.kernel.refusal import refuse
from akhet.server.http.context import address_of, context_of
from akhet.server.http.lobby.guests import Visitor
from akhet.server.lobby_messages import GameSet, SetInfo
from akhet.server.messages import GameName, SetHash
from akhet.server.storage.sets import SetRow, keep_set, sets_of
from akhet.server.tables.live import game_of, is_shipped
from akhet.server.tables.sets import parse_set, set_data, takes_sets, write_set
from akhet.table import Game

TOML = "application/toml"
# As OpenAPI describes a file in a request and in an answer.
GIVEN_FILE = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}
A_FILE: dict[int | str, dict[str, Any]] = {200: {"content": {TOML: {"schema": {"type": "string"}}}}}
FILE_NAME = "set.toml"  # in messages, if the client does not name its file

router = APIRouter()


@router.get("/api/games/{game}/sets")
async def sets(request: Request, game: GameName, person: Visitor) -> list[SetInfo]:
    """The sets that you may choose: the shipped one, those of this server, and those that you uploaded."""
    if not takes_sets(manifest_of(game).name):
        return []
    context = context_of(request)
    offered = context.service.sets.offered(game)
    own = [] if person is None else await context.store.read(sets_of, game, person.id)
    known = {row.hash for row in offered}
    return [
        *(_info(row, own=False) for row in offered),
        *(_info(row, own=True) for row in own if row.hash not in known),
    ]


@router.post("/api/games/{game}/sets", openapi_extra=GIVEN_FILE)
async def upload(
    request: Request, game: GameName, person: Visitor, keep: bool = True, file: str = FILE_NAME
) -> SetInfo:
    """Check a set and, with `keep`, store it, so that tables can use it. The body is its file; `file` is its name.

    A set that does not fit is refused with all its `faults`.
    """
    context = context_of(request)
    _check_takes_sets(game)
    if keep and person is None:
        raise refuse("server.no_guest")
    context.sets.must(address_of(request, context.settings))
    row, _ = await asyncio.to_thread(parse_set, game, await request.body(), file)
    shared = any(row.hash == one.hash for one in context.service.sets.offered(game))
    if keep and person is not None and not shared:
        await context.store.write(keep_set, row, person.id, context.settings.max_sets_per_person)
    return _info(row, own=not shared)


@router.post("/api/games/{game}/sets/text", response_class=Response, responses=A_FILE)
async def text(request: Request, game: GameName, body: dict[str, Any]) -> Response:
    """The file of a set, with comments, from its entries as JSON. They need not be complete nor right."""
    context = context_of(request)
    _check_takes_sets(game)
    context.sets.must(address_of(request, context.settings))
    return Response(await asyncio.to_thread(write_set, game, body), media_type=TOML)


@router.get("/api/games/{game}/set")
async def shipped(game: GameName) -> GameSet:
    """The set of components that comes with a game, as data. A game may have none."""
    return _data(game_of(manifest_of(game).name))


# Before the route without a suffix, which would match it too.
@router.get("/api/sets/{hash}.toml", response_class=Response, responses=A_FILE)
async def set_file(request: Request, hash: SetHash) -> Response:
    """The file of a set."""
    row = await context_of(request).service.sets.row(hash)
    headers = {"Content-Disposition": f'attachment; filename="akhet-{row.game}-{hash[:16]}.toml"'}
    return Response(row.content, media_type=TOML, headers=headers)


@router.get("/api/sets/{hash}")
async def set_by_hash(request: Request, hash: SetHash) -> GameSet:
    """A set as data. Its hash is that of a table, of a record or of your list."""
    sets = context_of(request).service.sets
    return _data(await sets.game((await sets.row(hash)).game, hash))


def _info(row: SetRow, own: bool) -> SetInfo:
    return SetInfo(
        hash=row.hash,
        name=row.name,
        reconstruction=row.reconstruction,
        shipped=is_shipped(row.game, row.hash),
        own=own,
    )


def _data(game: Game) -> GameSet:
    data = set_data(game)
    if data is None:
        raise HTTPException(404)
    return dict(data)


def _check_takes_sets(game: str) -> None:
    if not takes_sets(manifest_of(game).name):
        raise refuse("components.only_own", None, file=FILE_NAME)
