"""Routes: the short lessons of a game. They are no tables: each request carries all moves, and nothing is stored."""

from fastapi import APIRouter, Request

from akhet.games import manifest_of
from akhet.lessons import attempt, lesson_of, lessons_of
from akhet.server.http.lobby.options import locale_of
from akhet.server.lobby_messages import AttemptInfo, AttemptRequest, LessonInfo, LessonName
from akhet.server.messages import GameName
from akhet.server.tables.attempts import among_bots, attempt_fields
from akhet.server.tables.live import game_of

router = APIRouter()


@router.get("/api/games/{game}/lessons")
async def lessons(game: GameName) -> list[LessonInfo]:
    """The short lessons of a game, in their order."""
    found = lessons_of(manifest_of(game).name).values()
    return [LessonInfo(name=one.name, rulings=list(one.rulings)) for one in found]


@router.post("/api/games/{game}/lessons/{lesson}")
async def try_lesson(request: Request, game: GameName, lesson: LessonName, body: AttemptRequest) -> AttemptInfo:
    """A lesson after these moves. The same moves always lead to the same position."""
    made = attempt(game_of(manifest_of(game).name), lesson_of(game, lesson), body.moves)
    table, seat = made.table, made.lesson.seat
    fields = attempt_fields(f"lesson-{lesson}", table, seat, among_bots(table, seat), body.forecast, locale_of(request))
    return AttemptInfo(**fields, solved=made.solved, missed=made.missed)
