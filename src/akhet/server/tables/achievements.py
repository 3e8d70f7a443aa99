"""Finished games are searched for achievements: when they end, and later those that were missed.

A process may die before it has searched a game, and games of earlier versions were not searched. So whoever looks at a
profile has the missing ones of that person searched, in the background.
"""

import asyncio
import logging

from akhet.achievements import earned_in
from akhet.kernel.layout import from_bytes
from akhet.kernel.refusal import Refused
from akhet.kernel.rules import Standing
from akhet.server.storage.achievements import award, unsearched_tables
from akhet.server.storage.rows import TableRow, read_row
from akhet.server.storage.store import Store
from akhet.server.tables.records import Records
from akhet.server.tables.replays import Replay, Replays

MOST_AT_ONCE = 20  # missed games of a person
MOST_PEOPLE = 50  # whose games are searched at a time

log = logging.getLogger(__name__)


class Achievements:
    def __init__(self, store: Store, records: Records, replays: Replays) -> None:
        self._store = store
        self._records = records
        self._replays = replays
        self._games: set[asyncio.Task[None]] = set()
        self._people: dict[str, asyncio.Task[None]] = {}

    def over(self, table: str, record: asyncio.Task[str]) -> None:
        """Search a game that has just ended, once its record is stored."""
        task = asyncio.create_task(self._search_new(table, record))
        self._games.add(task)
        task.add_done_callback(self._games.discard)

    def catch_up(self, person: str) -> None:
        """Search the finished games of a person that were not searched."""
        if person not in self._people and len(self._people) < MOST_PEOPLE:
            task = self._people[person] = asyncio.create_task(self._search_missed(person))
            task.add_done_callback(lambda _: self._people.pop(person, None))

    async def close(self) -> None:
        """Stop searching; what is missing is searched later."""
        tasks = [*self._games, *self._people.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _search_new(self, table: str, record: asyncio.Task[str]) -> None:
        await asyncio.wait([record])
        await self._search(table)

    async def _search_missed(self, person: str) -> None:
        for table in await self._store.read(unsearched_tables, person, MOST_AT_ONCE):
            await self._search(table)

    async def _search(self, table: str) -> None:
        try:
            row = await self._store.read(read_row, table)
            if row is not None and row.stage == "over":
                await self._store.write(award, row, await self._earned(row))
        except Exception as error:
            log.error("not searched for achievements", extra={"table": table, "error": repr(error)[:500]})

    async def _earned(self, row: TableRow) -> list[set[str]]:
        """What each seat earned; nothing in a game of other rules, which cannot be replayed."""
        try:
            replay = await self._replays.of(row, self._records.of)
        except Refused:
            return [set() for _ in row.seats]
        return await asyncio.to_thread(lambda: earned_in(row.game, replay.steps, _standings(replay), row.players))


def _standings(replay: Replay) -> list[Standing] | None:
    """The result of a game; None if it was not played to its end, because somebody resigned."""
    if not any(event["event"] == "ended" for event in replay.steps[-1]["events"]):
        return None
    state = from_bytes(replay.game.rules.state, replay.states[-1])[0]
    return replay.game.rules.notation.standings(replay.game.components, state)
