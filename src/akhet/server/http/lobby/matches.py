"""Routes: duplicate matches, which two people play at tables of their own."""

from fastapi import APIRouter, Request

from akhet.games import manifest_of
from akhet.kernel.refusal import refuse
from akhet.server.http.context import context_of
from akhet.server.http.lobby.duplicate import table_of_deal
from akhet.server.http.lobby.guests import Guest, Visitor
from akhet.server.lobby_messages import MatchInfo, MatchRequest
from akhet.server.messages import TableId, TableInfo
from akhet.server.storage.friends import blocks

MOST_OWN = 30  # in one answer

router = APIRouter()


@router.get("/api/me/matches")
async def my_matches(request: Request, person: Guest) -> list[MatchInfo]:
    """Your matches, the latest first."""
    return [MatchInfo(**one) for one in await context_of(request).matches.own(person.id, MOST_OWN)]


@router.post("/api/matches")
async def new_match(request: Request, person: Guest, body: MatchRequest) -> MatchInfo:
    """Open a match. Whoever has its id can accept it."""
    context = context_of(request)
    context.service.check_not_paused()
    context.tables.must(person.id)
    context.words.check(person.name)  # it may be older than the list
    game = manifest_of(body.game).name
    id = await context.matches.open(person.id, game, body.boards, body.players, body.level)
    return MatchInfo(**await context.matches.info(id, person.id))


@router.get("/api/matches/{id}")
async def match(request: Request, id: TableId, person: Visitor) -> MatchInfo:
    """A match that you may accept, or that you play."""
    return MatchInfo(**await context_of(request).matches.info(id, None if person is None else person.id))


@router.post("/api/matches/{id}/players")
async def accept_match(request: Request, id: TableId, person: Guest) -> MatchInfo:
    """Accept a match, once: the first who does so plays it."""
    context = context_of(request)
    context.service.check_not_paused()
    context.tables.must(person.id)
    context.words.check(person.name)
    opener = await context.matches.opener(id)
    if opener is not None and await context.store.read(blocks, opener, [person.id]):
        raise refuse("duplicate.no_match")  # whoever is blocked is not told so
    await context.matches.accept(id, person.id)
    return MatchInfo(**await context.matches.info(id, person.id))


@router.post("/api/matches/{id}/boards")
async def play_board(request: Request, id: TableId, person: Guest) -> TableInfo:
    """Play the next board. Repeated requests return the same table until its game is over."""
    state = await context_of(request).matches.state(id, person.id)
    if not state.joined:
        raise refuse("duplicate.no_match")
    return await table_of_deal(request, person, state.next_deal())


@router.post("/api/matches/{id}/rematch")
async def match_again(request: Request, id: TableId, person: Guest) -> MatchInfo:
    """Open the next match with the same settings. Repeated requests, also of the other player, return the same one."""
    context = context_of(request)
    context.service.check_not_paused()
    context.tables.must(person.id)
    return MatchInfo(**await context.matches.info(await context.matches.rematch(id, person.id), person.id))
