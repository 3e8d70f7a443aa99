"""What the operator does with `akhet admin` while this process runs: it is read every few seconds and carried out."""

import asyncio
import logging

from akhet.kernel.refusal import Refused
from akhet.server.http.context import Context
from akhet.server.people.restrictions import read_only_since, read_restrictions
from akhet.server.storage.admin_events import AdminEvent, events_after, last_event
from akhet.server.tables.payloads import notice_for

POLL_SECONDS = 2.0

log = logging.getLogger(__name__)


class Operator:
    def __init__(self, context: Context) -> None:
        self._context = context
        self._last = 0  # the event that was carried out last
        self._lock = asyncio.Lock()  # each event is carried out once
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Read what holds now, and from now on what changes."""
        self._last = await self._context.store.read(last_event)
        await self._load()
        self._context.carry_out = self.poll
        self._task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            try:
                await self.poll()
            except Exception:
                log.exception("events of the operator not read")

    async def poll(self) -> None:
        """Carry out what is new."""
        async with self._lock:
            for event in await self._context.store.read(events_after, self._last):
                await self._carry_out(event)
                self._last = event.id

    async def _carry_out(self, event: AdminEvent) -> None:
        match event.kind:
            case "restrictions" | "read_only":
                await self._load()
            case "session":
                for id in event.body.split():
                    await self._context.sessions.heard(id)
            case "reload":
                for id in event.body.split():
                    await self._context.service.reload(id)
            case "changed":
                if (reading := self._context.service.heard(event.body)) is not None:
                    await reading
            case "deleted":
                for id in event.body.split():
                    await self._context.service.deleted(id)
            case "clocks":
                self._context.service.read_again()
            case "broadcast":
                message = notice_for(event.body)
                for connection in list(self._context.connected):
                    connection.offer(message)

    async def _load(self) -> None:
        """Read the restrictions, and close the connections of those who are banned."""
        context = self._context
        context.restrictions.load(await context.store.read(read_restrictions))
        paused = await context.store.read(read_only_since) is not None
        if paused != context.service.paused:
            context.service.pause(paused)
        for connection in list(context.connected):
            try:
                context.restrictions.check_person(connection.person)
                context.restrictions.check_address(connection.ip)
            except Refused as refused:
                connection.end(refused.refusal)
