"""Routes: quick match. Whoever waits asks every few seconds, and whoever does not has left."""

from dataclasses import replace

from fastapi import APIRouter, Request

from akhet.games import manifest_of
from akhet.kernel.refusal import refuse
from akhet.language import DEFAULT
from akhet.server.http.context import Context, context_of
from akhet.server.http.lobby.guests import Guest
from akhet.server.lobby_messages import PACES, QueueInfo, QuickMatchInfo, QuickMatchRequest
from akhet.server.people.accounts import Person
from akhet.server.storage.seats import BOT, OPEN, PERSON, TableSeat
from akhet.server.tables import play_time
from akhet.server.tables.matching import level_near
from akhet.server.tables.quick_match import (
    Choice,
    Found,
    Queue,
    Ready,
    ask,
    is_waiting,
    leave_queue,
    queues,
    seat_party,
    unfinished_of,
)
from akhet.server.tables.refusal_sentences import seat_names
from akhet.server.tables.seating import TablePlan, open_table

router = APIRouter()


@router.get("/api/quick-match")
async def waiting_people(request: Request) -> list[QueueInfo]:
    """How many people wait for what, the most wanted first."""
    found = await context_of(request).store.read(queues, play_time.now())
    return [_queue_info(queue) for queue in found]


@router.post("/api/quick-match")
async def quick_match(request: Request, person: Guest, body: QuickMatchRequest) -> QuickMatchInfo:
    """Wait for others to play with, or go on waiting: ask every two seconds, until you are seated at a table."""
    context = context_of(request)
    context.service.check_not_paused()
    choice = Choice(manifest_of(body.game).name, body.players, body.pace, body.rated)
    if not await context.store.read(is_waiting, person.id, choice, play_time.now()):
        await _check_may_wait(context, person, choice)
    own = body.contribution
    contribution = None if own is None else (own.commitment, own.random)
    asked = person.id, choice, body.bots_after, context.network_hash(request), contribution
    found = await context.store.write(ask, *asked, play_time.now())
    if found.ready is not None:
        await _open_party(context, choice, found.ready)
        found = await context.store.write(ask, *asked, play_time.now())
    return _info(found)


@router.delete("/api/quick-match")
async def leave_quick_match(request: Request, person: Guest) -> list[QueueInfo]:
    """Stop waiting. Returns what the others wait for."""
    await context_of(request).store.write(leave_queue, person.id, play_time.now())
    return await waiting_people(request)


async def _check_may_wait(context: Context, person: Person, choice: Choice) -> None:
    """Refuse a table that could not be opened, and a person who may not open another one."""
    settings = context.settings
    context.tables.must(person.id)
    context.words.check(person.name)  # it may be older than the list
    if PACES[choice.pace] < settings.shortest_clock:
        raise refuse("server.clock", None, least=settings.shortest_clock)
    game = await context.service.sets.game(choice.game, None)
    game.rules.setup.read_options(game.components, choice.players, {})  # refuses a number of players
    _plan(choice, [TableSeat(PERSON, person.id), *([TableSeat(OPEN)] * (choice.players - 1))]).check_rated(person)
    if await context.service.unfinished_tables() >= settings.max_tables:
        raise refuse("server.too_many_tables", None, most=settings.max_tables)
    if await context.store.read(unfinished_of, person.id) >= settings.max_tables_per_person:
        raise refuse("server.too_many_tables", None, most=settings.max_tables_per_person)


async def _open_party(context: Context, choice: Choice, ready: Ready) -> None:
    """Open the table of a party, unless another process does."""
    together = zip(ready.people, ready.randoms, strict=True)
    seats = [TableSeat(PERSON, id, name, random=random) for (id, name), random in together]
    while len(seats) < choice.players:
        bot = TableSeat(BOT, level=level_near(choice.game, ready.rating))
        seats.append(replace(bot, name=seat_names([*seats, bot], DEFAULT)[-1]))
    host = Person(*ready.people[0])
    game = await context.service.sets.game(choice.game, None)
    live, change = open_table(host, _plan(choice, seats, ready.network), game, ready.secret)
    if await context.store.write(seat_party, ready, live.row, change):
        context.service.opened(live)


def _plan(choice: Choice, seats: list[TableSeat], network: str | None = None) -> TablePlan:
    """The table of a quick match: with the usual options, and anybody may watch."""
    clock = PACES[choice.pace]
    more = {"hints": False, "rated": choice.rated, "network": network}
    return TablePlan(choice.game, {}, seats, public=True, onlookers=True, clock=clock, **more)  # type: ignore[arg-type]


def _info(found: Found) -> QuickMatchInfo:
    return QuickMatchInfo(
        state="seated" if found.table else "found" if found.commitment else "waiting",
        waiting=found.waiting,
        waited=found.waited,
        bots_in=found.bots_in,
        commitment=found.commitment,
        table=found.table,
    )


def _queue_info(queue: Queue) -> QueueInfo:
    return QueueInfo(**vars(queue.choice), waiting=queue.waiting, waited=queue.waited)
