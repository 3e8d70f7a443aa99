"""Routes: other moves and likely futures in finished games, mistakes to try again, and one's own statistics."""

import asyncio
import time
from dataclasses import asdict
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from akhet.analysis.averages import level_errors
from akhet.kernel.refusal import refuse
from akhet.server.http.context import address_of, context_of
from akhet.server.http.lobby.finished_games import FinishedGame, finished_game, json_response
from akhet.server.http.lobby.guests import Guest
from akhet.server.http.lobby.options import locale_of
from akhet.server.http.lobby.posted_records import posted_game
from akhet.server.lobby_messages import (
    FutureNumber,
    LevelErrors,
    MistakeAnswer,
    MistakeDeck,
    MistakeInfo,
    MistakeResult,
    OwnResults,
    PlayedGame,
    Ply,
    RecordId,
    ReplayScene,
    ReplayStep,
    TrialInfo,
    TrialRequest,
    TrialVerdict,
    VerdictRequest,
)
from akhet.server.messages import TableId, Token
from akhet.server.people.accounts import Person
from akhet.server.storage.study import (
    Mistake,
    count_mistakes,
    due_mistakes,
    moved,
    played_games,
    read_mistake,
    set_attempt,
)
from akhet.server.tables.payloads import to_bytes
from akhet.server.tables.replays import Replay
from akhet.server.tables.results import played_game

router = APIRouter()
MOST_SHOWN = 50  # mistakes


@router.post("/api/tables/{id}/trial")
async def try_at_table(request: Request, id: TableId, body: TrialRequest) -> TrialInfo:
    """A finished game after other moves than were made. The same moves always lead to the same position."""
    return await _try(request, await finished_game(request, id, body.invite), body)


@router.post("/api/records/{id}/trial")
async def try_in_record(request: Request, id: RecordId, body: TrialRequest) -> TrialInfo:
    """As at a table."""
    return await _try(request, await posted_game(request, id), body)


@router.post("/api/tables/{id}/verdict")
async def verdict_at_table(request: Request, person: Guest, id: TableId, body: VerdictRequest) -> TrialVerdict:
    """What other moves are worth in a decision of a finished game whose review is done."""
    return await _judge(request, person, await finished_game(request, id, body.invite), body)


@router.post("/api/records/{id}/verdict")
async def verdict_in_record(request: Request, person: Guest, id: RecordId, body: VerdictRequest) -> TrialVerdict:
    """As at a table."""
    return await _judge(request, person, await posted_game(request, id), body)


# These answers are long. They are sent as bytes, without a check against their types: tests do that.
@router.get("/api/tables/{id}/future", response_model=ReplayScene, response_class=JSONResponse)
async def future_at_table(
    request: Request, id: TableId, first: Ply, number: FutureNumber, ply: Ply = 0, invite: Token | None = None
) -> Response:
    """A future of a decision in a finished game whose review is done, after this many plies."""
    future = await _future(request, await finished_game(request, id, invite), first, number)
    return json_response(to_bytes(future.at(ply)))


@router.get("/api/tables/{id}/future/steps", response_model=list[ReplayStep], response_class=JSONResponse)
async def future_steps_at_table(
    request: Request, id: TableId, first: Ply, number: FutureNumber, invite: Token | None = None
) -> Response:
    """Everything that happens in it, ply by ply."""
    return json_response((await _future(request, await finished_game(request, id, invite), first, number)).steps_json)


@router.get("/api/records/{id}/future", response_model=ReplayScene, response_class=JSONResponse)
async def future_in_record(request: Request, id: RecordId, first: Ply, number: FutureNumber, ply: Ply = 0) -> Response:
    """As at a table."""
    return json_response(to_bytes((await _future(request, await posted_game(request, id), first, number)).at(ply)))


@router.get("/api/records/{id}/future/steps", response_model=list[ReplayStep], response_class=JSONResponse)
async def future_steps_in_record(request: Request, id: RecordId, first: Ply, number: FutureNumber) -> Response:
    """As at a table."""
    return json_response((await _future(request, await posted_game(request, id), first, number)).steps_json)


@router.get("/api/me/mistakes")
async def my_mistakes(request: Request, person: Guest) -> MistakeDeck:
    """Your mistakes, as your reviews found them: those that are due, to be tried again."""
    store = context_of(request).store
    now = time.time()
    deck = await store.read(count_mistakes, person.id, now)
    due = await store.read(due_mistakes, person.id, now, MOST_SHOWN)
    return MistakeDeck(**asdict(deck), mistakes=[_told(one) for one in due])


@router.post("/api/me/mistakes")
async def try_mistake(request: Request, person: Guest, body: MistakeAnswer) -> MistakeResult:
    """Try a mistake again: it is judged, and moves to another box if it was due. Then you see what was better."""
    context = context_of(request)
    mistake = await context.store.read(read_mistake, person.id, body.table, body.first)
    if mistake is None:
        raise refuse("server.no_mistake")
    found: dict[str, Any] | None = None
    if body.moves:
        game = await finished_game(request, body.table, None)
        found = await _verdict(request, person, game, mistake.decision, body.moves)
    box, due = mistake.box, mistake.due
    now = time.time()
    if due is not None and due <= now:
        box, due = moved(box, "missed" if found is None else found["grade"], now)
        if not await context.store.write(set_attempt, mistake, box, due):
            raise refuse("server.stale")
    verdict = None if found is None else TrialVerdict(**found)
    return MistakeResult(verdict=verdict, box=box, due=due, decision=mistake.decision)


@router.get("/api/me/results")
async def my_results(request: Request, person: Guest) -> OwnResults:
    """Your finished games, for statistics: results, and what their reviews found."""
    rows = await context_of(request).store.read(played_games, person.id)
    games = [game for row in rows if (game := played_game(row, person.id)) is not None]
    return OwnResults(
        games=[PlayedGame(**game) for game in games], levels=[LevelErrors(**one) for one in level_errors()]
    )


async def _try(request: Request, game: FinishedGame, body: TrialRequest) -> TrialInfo:
    replay = await game.replay(request)
    arguments = (game.row, replay, body.ply, body.moves, body.forecast, locale_of(request))
    return TrialInfo(**await asyncio.to_thread(context_of(request).trials.attempt, *arguments))


async def _future(request: Request, game: FinishedGame, first: int, number: int) -> Replay:
    return await context_of(request).futures.of(game.row.id, await game.replay(request), first, number)


async def _judge(request: Request, person: Person, game: FinishedGame, body: VerdictRequest) -> TrialVerdict:
    decision = await context_of(request).reviews.decision(game.row.id, body.first)
    if decision is None:
        raise refuse("server.no_review")
    return TrialVerdict(**await _verdict(request, person, game, decision, body.moves))


async def _verdict(
    request: Request, person: Person, game: FinishedGame, decision: Any, moves: list[int | str]
) -> dict[str, Any]:
    context = context_of(request)
    context.verdicts.must(person.id)
    context.verdicts.must(address_of(request, context.settings))
    return await context.trials.judge(await game.replay(request), decision, moves, person.id, game.row.id)


def _told(one: Mistake) -> MistakeInfo:
    return MistakeInfo(
        table=one.table, game=one.game, first=one.first, seat=one.seat, topic=one.decision["topic"], box=one.box,
        tries=one.tries, added=one.added,
    )  # fmt: skip
