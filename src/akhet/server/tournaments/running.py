"""Tournaments run by themselves: each process looks for those that are due, and takes their next step.

A step is one transaction, and everything that it depends on is in the database. So it does not matter which process
takes it, or whether one dies in the middle: either all of a round is written, with its tables, or nothing of it.
"""

import asyncio
import logging
from dataclasses import replace
from hashlib import sha256

from akhet.language import DEFAULT
from akhet.server.people.accounts import Person
from akhet.server.storage.rows import Change
from akhet.server.storage.seats import BOT, PERSON, TableSeat
from akhet.server.storage.tournaments import (
    EndedGame,
    Everything,
    Game,
    NewTable,
    Tournament,
    add_round,
    begin,
    cancel_small,
    count_results,
    due_tournaments,
    ended_games,
    finish,
    hold,
    postpone,
    read_everything,
    rest,
)
from akhet.server.tables import play_time
from akhet.server.tables.live import LiveTable
from akhet.server.tables.refusal_sentences import seat_names
from akhet.server.tables.seating import TablePlan, open_table
from akhet.server.tables.service import TableService
from akhet.server.tournaments.pairing import Entrant, Pairing, pair_round, pair_waiting
from akhet.server.tournaments.shuffle import table_contribution, table_secret
from akhet.server.tournaments.standings import PlayedGame, entrants, points_by_place, standings

POLL_SECONDS = 0.5
PATIENCE = 2  # pauses for which somebody waits in an arena for a full table, or for other opponents
LEASE = 10.0  # seconds that a process has for a round before another one tries

log = logging.getLogger(__name__)


class RunningTournaments:
    def __init__(self, service: TableService) -> None:
        self._service = service
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            if self._service.paused:
                continue
            try:
                due = await self._service.store.read(due_tournaments, play_time.now())
            except Exception:
                log.exception("due tournaments not read")
                continue
            for id in due:
                try:
                    await self._act(id)
                except Exception as error:  # the other tournaments must not wait for this one
                    log.warning("due tournament failed", extra={"tournament": id, "error": repr(error)[:500]})

    async def _act(self, id: str) -> None:
        store = self._service.store
        if not await store.write(postpone, id, play_time.now()):
            return  # another process acts
        ended = await store.read(ended_games, id)
        if ended:
            await store.write(count_results, id, [(one, points(one)) for one in ended], play_time.now())
            return  # what comes next is due then
        all = await store.read(read_everything, id)
        if all is None or (all.row.stage == "open" and play_time.now() < all.row.starts):
            return
        if all.row.stage == "cancelled":
            if not all.playing:
                await store.write(rest, id)
            return
        await (self._arena(all) if all.row.format == "arena" else self._swiss(all))

    async def _swiss(self, all: Everything) -> None:
        """Pair the next round if no game of the last one is left; or end."""
        row = all.row
        if all.playing:
            return
        active = [one.number for one in all.players if one.active]
        if row.stage == "open" and len(active) < row.least:
            await self._service.store.write(cancel_small, row.id, play_time.now())
            return
        pairing = Pairing([], [])
        if row.rounds is not None and row.round < row.rounds and len(active) > 1:
            pairing = await asyncio.to_thread(swiss_pairing, all, set(active))
        if pairing.tables:
            await self._open_round(all, pairing)
        elif row.stage == "open":
            await self._service.store.write(cancel_small, row.id, play_time.now())
        else:
            await self._service.store.write(finish, row.id, row.round, play_time.now())

    async def _arena(self, all: Everything) -> None:
        """Pair those who wait; or end, when the time is over and no game is left."""
        row, now = all.row, play_time.now()
        active = [one for one in all.players if one.active]
        if row.stage == "open":
            if len(active) < row.least:
                await self._service.store.write(cancel_small, row.id, now)
            else:
                await self._service.store.write(begin, row.id, now)
            return
        if row.ends is None or now >= row.ends:
            if not all.playing:
                await self._service.store.write(finish, row.id, row.round, now)
            return
        waited = {one.number: now - one.free_since for one in active if one.number not in all.playing}
        waiting = {number: seconds for number, seconds in waited.items() if row.round == 0 or seconds >= row.pause}
        if waiting:
            tables = await asyncio.to_thread(arena_tables, all, waiting)
            if tables:
                await self._open_round(all, Pairing(tables, []))

    async def _open_round(self, all: Everything, pairing: Pairing) -> None:
        store, row = self._service.store, all.row
        await store.write(hold, row.id, play_time.now() + LEASE)
        opened: list[tuple[LiveTable, Change, list[int | None]]] = []
        for board, table in enumerate(pairing.tables, start=1):
            opened.append(await self._deal(all, board, table))
            await asyncio.sleep(0)  # other tables must not wait for all of them
        new = [NewTable(live.row, change, numbers) for live, change, numbers in opened]
        if await store.write(add_round, row.id, row.round, new, pairing.byes, play_time.now()):
            log.info("round paired", extra={"tournament": row.id, "tables": len(new)})
            for live, _, _ in opened:
                self._service.opened(live)

    async def _deal(
        self, all: Everything, board: int, numbers: list[int]
    ) -> tuple[LiveTable, Change, list[int | None]]:
        """A new table for these players, with bots in the seats that are left if the opener allowed that."""
        row, round = all.row, all.row.round + 1
        people = {one.number: one for one in all.players}
        seats: list[TableSeat] = []
        for one in (people[number] for number in numbers):
            random = table_contribution(one.random, round, board)
            seats.append(TableSeat(PERSON, one.person, one.name, random=random))
        while row.level is not None and len(seats) < row.size:
            bot = TableSeat(BOT, level=row.level)
            seats.append(replace(bot, name=seat_names([*seats, bot], DEFAULT)[-1]))
        plan = TablePlan(row.game, row.options, seats, True, True, row.clock, hints=False, rated=row.rated)
        game = await self._service.sets.game(row.game, None)
        host = people[numbers[0]]
        assert host.person is not None
        secret = None if row.secret is None else table_secret(row.secret, row.id, round, board)
        live, change = open_table(Person(host.person, host.name or ""), plan, game, secret)
        return live, change, [*numbers, *(None for seat in seats if seat.kind == BOT)]


def points(ended: EndedGame) -> list[float]:
    """The points of a game's seats. A table that was closed or deleted counts as a tie."""
    places = ended.places or [1] * len(ended.game.players)
    return points_by_place(places, ended.left)


def played(games: list[Game]) -> list[PlayedGame]:
    return [PlayedGame(game.players, game.shares) for game in games]


def swiss_pairing(all: Everything, active: set[int]) -> Pairing:
    """The next round of a Swiss tournament. Before the first one, and among equals, chance decides the order."""
    row, games = all.row, played(all.games)
    rows = standings("swiss", [one.number for one in all.players], games)
    known = entrants(rows, games)
    rows.sort(key=lambda one: (one.place, _lot(row, one.number)))
    return pair_round([known[one.number] for one in rows if one.number in active], row.size, _smallest(row))


def arena_tables(all: Everything, waiting: dict[int, float]) -> list[list[int]]:
    """The new tables of an arena, for those who wait, with the seconds for which they have waited."""
    games = played(all.games)
    rows = standings("arena", [one.number for one in all.players], games)
    known = entrants(rows, games, only_last=True)
    free: list[Entrant] = [replace(known[number], waited=seconds) for number, seconds in waiting.items()]
    return pair_waiting(free, all.row.size, _smallest(all.row), PATIENCE * all.row.pause)


def _smallest(row: Tournament) -> int:
    """The least number of people at a table: bots may take the other seats."""
    return row.smallest if row.level is None else 1


def _lot(row: Tournament, number: int) -> str:
    """A random number that any process computes alike."""
    return sha256(f"{row.id} {row.round} {number}".encode()).hexdigest()
