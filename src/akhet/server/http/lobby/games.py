"""Routes: the games of this server, as their manifests describe them."""

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from akhet.bots.levels import LEVEL_NAMES
from akhet.games import game_names, manifest_of, rules_of
from akhet.kernel.manifest import Manifest
from akhet.server.http.context import context_of
from akhet.server.http.lobby.options import locale_of, option_info, pieces_info
from akhet.server.lobby_messages import GameInfo, GameMove, PreparationInfo
from akhet.server.messages import GameName
from akhet.server.tables.live import game_of
from akhet.server.tables.payloads import to_bytes
from akhet.server.tables.sets import can_be_written

router = APIRouter()


@router.get("/api/games")
async def games(request: Request, actions: bool = True) -> list[GameInfo]:
    """The games that can be played here, with their options and actions. `?actions=false` leaves the actions out."""
    return [_game_info(manifest_of(name), actions, locale_of(request)) for name in game_names()]


def _game_info(manifest: Manifest, actions: bool, locale: str) -> GameInfo:
    game = game_of(manifest.name)
    return GameInfo(
        game=manifest.name,
        title=manifest.title,
        rules=game.rules.version,
        components=game.components_hash,
        sets=can_be_written(manifest.name),
        players=list(manifest.players),
        default_players=manifest.default_players,
        hides=manifest.hides,
        options=[option_info(manifest, option, locale) for option in manifest.options],
        pieces=pieces_info(manifest, locale),
        actions=list(game.rules.actions.words) if actions else [],
        levels=[level for level in LEVEL_NAMES if level in manifest.levels],  # type: ignore[misc]
    )


@router.get("/api/preparation")
async def preparation(request: Request) -> PreparationInfo:
    """How far the games are compiled. Everything else waits for the rules."""
    context = context_of(request)
    bots = context.bot_pool.compiled
    return PreparationInfo(
        rules=context.rules_ready.is_set(),
        bots=bots,
        share=1.0 if bots else context.preparation.share,
        seconds=None if bots else context.preparation.seconds_left,
    )


@router.get("/api/games/{game}/moves", response_model=list[GameMove], response_class=JSONResponse)
async def moves(request: Request, game: GameName) -> Response:
    """Every action of a game as data, in the order of the numbers: `say`, `verb`, and often `what` and `where`."""
    found = _moves_of(manifest_of(game).name)
    headers = {"Cache-Control": "no-cache", "ETag": found.etag, "Vary": "Accept-Encoding"}
    if found.etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(found.content, headers=headers, media_type="application/json")
    return Response(found.compressed, headers=headers | {"Content-Encoding": "gzip"}, media_type="application/json")


@dataclass(frozen=True)
class _Moves:
    content: bytes
    compressed: bytes
    etag: str


@cache
def _moves_of(game: str) -> _Moves:
    rules = rules_of(game)
    content = to_bytes([rules.notation.move_data(action) for action in range(len(rules.actions))])
    etag = f'W/"{rules.version}-{hashlib.sha256(content).hexdigest()[:16]}"'
    return _Moves(content, gzip.compress(content, mtime=0), etag)
