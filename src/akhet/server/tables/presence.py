"""Who is connected to a table: the seats whose people have it open, here or in another process.

Everybody at a table is told the same seats, and nothing about the people. With PostgreSQL each process tells the others
which seats are connected to it (`tell`); they forget what was not repeated for a while, in case the process has died.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from weakref import WeakSet

from akhet.server.storage.notify import PRESENCE_LENGTH
from akhet.server.tables.live import LiveTable, Subscriber
from akhet.server.tables.payloads import presence_for

LINGER = 3.0  # seconds after a person's last connection closed: a page that is loaded again is back before
REPEAT = 20.0  # seconds
FORGET = 3 * REPEAT
ASKS = "?"

log = logging.getLogger(__name__)


class Presence:
    """`tell` sends a text to the other processes; without it there are none."""

    def __init__(self, tell: Callable[[str], Awaitable[None]] | None = None) -> None:
        self.process = secrets.token_hex(4)
        self._tell = tell
        self._watched: WeakSet[LiveTable] = WeakSet()  # tables with subscribers here
        self._sending: set[asyncio.Task[None]] = set()
        self._repeating = asyncio.create_task(self._repeat()) if tell is not None else None

    async def close(self) -> None:
        """Tell the others that nobody is connected here any more."""
        if self._repeating is not None:
            self._repeating.cancel()
            self._say("")
            await asyncio.gather(*self._sending)

    def seats(self, live: LiveTable) -> list[int]:
        """The connected seats of a table, in order."""
        return sorted(self._here(live).union(*(seats for seats, _ in live.elsewhere.values())))

    def connected_people(self) -> set[tuple[str, str]]:
        """The tables and the people that are connected to them in this process."""
        there = ((live, {one.person for one in live.subscribers} | set(live.lingering)) for live in list(self._watched))
        return {(live.row.id, person) for live, people in there for person in people if person is not None}

    def joined(self, live: LiveTable, subscriber: Subscriber) -> None:
        """A connection was added, and was told who is there."""
        if live not in self._watched:
            self._watched.add(live)
            self._say(f" {live.row.id}={ASKS}")
        self.update(live, told=subscriber)

    def left(self, live: LiveTable, person: str | None) -> None:
        """A connection was closed. Its person is gone a little later, unless they come back."""
        if person is None or any(one.person == person for one in live.subscribers):
            self._rest(live)
            return
        live.lingering[person] = live.lingering.get(person, 0) + 1

        def gone() -> None:
            live.lingering[person] -= 1
            if not live.lingering[person]:
                del live.lingering[person]
            self.update(live)
            self._rest(live)

        asyncio.get_running_loop().call_later(LINGER, gone)

    def update(self, live: LiveTable, told: Subscriber | None = None) -> None:
        """Tell everybody at a table who is connected, if that has changed; except `told`, who knows."""
        here, seats = self._here(live), self.seats(live)
        if here != live.connected_here:
            live.connected_here = here
            self._say(_words(live, here))
        if seats != live.connected:
            live.connected = seats
            message = presence_for(seats)
            for subscriber in list(live.subscribers):
                if subscriber is not told:
                    subscriber.offer(message)

    async def heard(self, text: str) -> None:
        """Another process has told which seats are connected to it, asks for ours, or ends."""
        process, *tables = text.split(" ")
        if process == self.process:
            return
        said = dict(table.rsplit("=", 1) for table in tables)
        for live in [one for one in self._watched if one.row.id in said or not tables]:
            seats = said.get(live.row.id, "")
            if seats == ASKS:
                self._say(_words(live, self._here(live)))
            elif seats:
                live.elsewhere[process] = (frozenset(int(seat) for seat in seats), time.monotonic())
            else:
                live.elsewhere.pop(process, None)
            self.update(live)

    @staticmethod
    def _here(live: LiveTable) -> frozenset[int]:
        people = {subscriber.person for subscriber in live.subscribers} | set(live.lingering)
        return frozenset(seat for person in people for seat in live.row.seats_of(person))

    def _rest(self, live: LiveTable) -> None:
        """Nobody here looks at this table any more, so what others say of it is not kept."""
        if not live.subscribers and not live.lingering:
            self._watched.discard(live)
            live.elsewhere.clear()
            live.connected = []

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEAT)
            for live in list(self._watched):
                for process, (_, at) in list(live.elsewhere.items()):
                    if time.monotonic() - at > FORGET:
                        del live.elsewhere[process]
                self.update(live)
            self._say(*(_words(live, live.connected_here) for live in self._watched if live.connected_here))

    def _say(self, *words: str) -> None:
        """Send words to the other processes, in as few texts as hold them."""
        if self._tell is None:
            return
        for text in _joined(self.process, words):
            task = asyncio.create_task(self._send(text))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _send(self, text: str) -> None:
        assert self._tell is not None
        try:
            await self._tell(text)
        except Exception as error:  # the others learn it at the next repetition
            log.warning("presence not told", extra={"error": repr(error)[:200]})


def _words(live: LiveTable, seats: Iterable[int]) -> str:
    return f" {live.row.id}={''.join(map(str, sorted(seats)))}"


def _joined(head: str, words: Iterable[str]) -> list[str]:
    texts: list[str] = []
    for word in words:
        if not texts or len(texts[-1]) + len(word) > PRESENCE_LENGTH:
            texts.append(head)
        texts[-1] += word
    return texts
