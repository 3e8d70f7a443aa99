"""Routes: tournaments are listed, opened, joined and left. They run by themselves: `server/tournaments`."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from akhet.bots.levels import levels_of
from akhet.games import manifest_of
from akhet.kernel.refusal import Refused, refuse
from akhet.server.http.context import context_of
from akhet.server.http.lobby.guests import Guest, Visitor
from akhet.server.ids import new_id
from akhet.server.lobby_messages import MOST_LISTED, JoinRequest, TournamentDetails, TournamentInfo, TournamentRequest
from akhet.server.messages import TableId
from akhet.server.people.accounts import Person
from akhet.server.storage.drawn_secrets import new_secret
from akhet.server.storage.seats import BOT, PERSON, TableSeat
from akhet.server.storage.tournaments import Tournament, add_tournament, begin_now, cancel, join, withdraw
from akhet.server.tables import play_time
from akhet.server.tables.seating import ID_BYTES, TablePlan
from akhet.table import Game

router = APIRouter()


@router.get("/api/tournaments")
async def tournaments(request: Request) -> list[TournamentInfo]:
    """All tournaments: those that run, those that are open, and the last ones that are over."""
    context = context_of(request)
    found = await context.tournaments.listed(await context.person_id(request), MOST_LISTED)
    return [TournamentInfo(**one) for one in found]


@router.get("/api/me/tournaments")
async def my_tournaments(request: Request, person: Guest) -> list[TournamentInfo]:
    """The tournaments in which you play, as long as they are not over."""
    return [TournamentInfo(**one) for one in await context_of(request).tournaments.own(person.id, MOST_LISTED)]


@router.post("/api/tournaments")
async def new_tournament(request: Request, person: Guest, body: TournamentRequest) -> TournamentInfo:
    """Open a tournament. You take part in it if you join as everybody does."""
    context = context_of(request)
    context.service.check_not_paused()
    context.tables.must(person.id)
    manifest = manifest_of(body.game)
    arena = body.format == "arena"
    if body.size not in manifest.players:
        raise refuse("server.tournament", None, reason="size")
    if (body.minutes is None) if arena else (body.rounds is None):
        raise refuse("server.tournament", None, reason="length")
    if body.least > body.most:
        raise refuse("server.tournament", None, reason="people")
    if body.level is not None and body.level not in levels_of(body.game):
        raise refuse("server.no_level")
    if body.clock < context.settings.shortest_clock:
        raise refuse("server.clock", None, least=context.settings.shortest_clock)
    name = " ".join((body.name or "").split())
    if not (name or " ").isprintable():
        raise refuse("server.tournament", None, reason="name")
    context.words.check(name)
    game = await context.service.sets.game(body.game, None)
    options = {option: value for option, value in body.options.items() if value is not None}
    now = play_time.now()
    row = Tournament(
        id=new_id(ID_BYTES),
        opener=person.id,
        name=name or None,
        game=body.game,
        options=options,
        size=body.size,
        smallest=_smallest(person, game, body, options),
        clock=body.clock,
        rated=body.rated,
        level=body.level,
        format=body.format,
        rounds=None if arena else body.rounds,
        seconds=60 * (body.minutes or 0) if arena else None,
        pause=body.pause,
        least=body.least,
        most=body.most,
        starts=now + body.delay,
        created=now,
        due=now + body.delay,
        secret=new_secret(),
    )
    await context.store.write(add_tournament, row, context.settings.max_tournaments_per_person)
    return await _summary(request, row.id, person)


@router.get("/api/tournaments/{id}")
async def tournament(
    request: Request,
    person: Visitor,
    id: TableId,
    since: Annotated[int, Query(ge=0, le=2**31 - 1)] | None = None,
    round: Annotated[int, Query(ge=1, le=100_000)] | None = None,
) -> TournamentDetails:
    """A tournament with its standings and the games of a round, by default the last one."""
    found = await context_of(request).tournaments.details(id, None if person is None else person.id, since, round)
    return TournamentDetails(**found)


@router.post("/api/tournaments/{id}/players")
async def join_tournament(
    request: Request, person: Guest, id: TableId, body: JoinRequest | None = None
) -> TournamentInfo:
    """Take part in a tournament, also in one that runs, or again after withdrawing."""
    context = context_of(request)
    context.service.check_not_paused()
    context.words.check(person.name)  # it may be older than the list
    random = None if body is None else body.random
    await context.store.write(join, id, person.id, person.name, play_time.now(), random)
    return await _summary(request, id, person)


@router.delete("/api/tournaments/{id}/players")
async def leave_tournament(request: Request, person: Guest, id: TableId) -> TournamentInfo:
    """Withdraw from a tournament. A game that you are playing goes on."""
    await context_of(request).store.write(withdraw, id, person.id)
    return await _summary(request, id, person)


@router.post("/api/tournaments/{id}/start")
async def start_tournament(request: Request, person: Guest, id: TableId) -> TournamentInfo:
    """Let your tournament start now."""
    context_of(request).service.check_not_paused()
    await context_of(request).store.write(begin_now, id, person.id, play_time.now())
    return await _summary(request, id, person)


@router.delete("/api/tournaments/{id}")
async def cancel_tournament(request: Request, person: Guest, id: TableId) -> TournamentInfo:
    """Cancel your tournament before it starts."""
    await context_of(request).store.write(cancel, id, person.id, play_time.now())
    return await _summary(request, id, person)


async def _summary(request: Request, id: str, person: Person) -> TournamentInfo:
    return TournamentInfo(**await context_of(request).tournaments.summary(id, person.id))


def _smallest(person: Person, game: Game, body: TournamentRequest, options: dict[str, Any]) -> int:
    """The least number of people at a table with these options. Refused if they do not fit even a full table."""
    seats = [TableSeat(PERSON, person.id), *([TableSeat(BOT, level=body.level)] if body.level else [])]
    for size in range(body.size, 1, -1):
        filled = [*seats, *[TableSeat(PERSON, f"{number}") for number in range(size - len(seats))]]
        plan = TablePlan(body.game, options, filled, True, True, body.clock, hints=False, rated=body.rated)
        try:
            game.rules.setup.read_options(game.components, size, plan.options)
            plan.check_rated(person)
        except Refused:
            if size == body.size:
                raise
            return size + 1
        if size - 1 not in game.rules.manifest.players:
            return size
    return 2
