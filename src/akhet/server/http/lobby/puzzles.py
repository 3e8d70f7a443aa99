"""Routes: puzzles. A puzzle is no table: each request carries all moves. First answers are stored, and count."""

from fastapi import APIRouter, Request

from akhet.server.http.context import address_of, context_of
from akhet.server.http.lobby.guests import Guest, Visitor
from akhet.server.http.lobby.options import locale_of
from akhet.server.lobby_messages import (
    NextPuzzle,
    PuzzleId,
    PuzzleInfo,
    PuzzleMode,
    PuzzleRequest,
    PuzzlesInfo,
    ThemeName,
)
from akhet.server.messages import GameName

router = APIRouter()


@router.get("/api/games/{game}/puzzles")
async def puzzles(request: Request, game: GameName, person: Visitor) -> PuzzlesInfo:
    """The puzzles of a game: how many, today's, and how you did."""
    found = await context_of(request).puzzles.info(game, None if person is None else person.id)
    return PuzzlesInfo(**found)


@router.get("/api/games/{game}/next-puzzle")
async def next_puzzle(
    request: Request, game: GameName, person: Visitor, mode: PuzzleMode = "mix", theme: ThemeName | None = None
) -> NextPuzzle:
    """The puzzle to try next, of about your rating: none that you have tried, as long as there are others."""
    id = None if person is None else person.id
    return NextPuzzle(**await context_of(request).puzzles.next(game, id, mode, theme))


@router.post("/api/games/{game}/puzzles/skip")
async def skip(request: Request, game: GameName, person: Guest) -> NextPuzzle:
    """Skip the puzzle that your row is at, once in a row, and get the next one."""
    return NextPuzzle(**await context_of(request).puzzles.skip(game, person.id))


@router.post("/api/games/{game}/puzzles/{id}")
async def try_puzzle(
    request: Request, game: GameName, id: PuzzleId, person: Visitor, body: PuzzleRequest
) -> PuzzleInfo:  # fmt: skip
    """A puzzle after these moves. Once they are a whole decision, they are your answer, and your first one counts."""
    context = context_of(request)
    context.attempts.must(address_of(request, context.settings))
    known = None if person is None else person.id
    found = await context.puzzles.attempt(game, id, known, body.model_dump(), locale_of(request))
    return PuzzleInfo(**found)
