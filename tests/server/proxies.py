"""A proxy for tests: between clients and servers, or between a server and its database. It runs on a thread."""

import asyncio
import threading
from contextlib import suppress
from types import TracebackType
from typing import Self

from tests.server.servers import free_port

PIECE = 64 * 1024
Target = int | str  # a port of this machine, or the path of a socket


class Proxy:
    """Passes bytes on to the first target that accepts a connection. Each connection begins with the next target."""

    def __init__(self, *targets: Target) -> None:
        self.port = free_port()
        self._targets = list(targets)
        self._writers: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._flows: asyncio.Event

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._open(), self._loop).result()
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, where: TracebackType | None) -> None:
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def hang(self) -> None:
        """Pass nothing on any more, and keep the connections: as a cable that is cut."""
        self._loop.call_soon_threadsafe(self._flows.clear)

    def resume(self) -> None:
        self._loop.call_soon_threadsafe(self._flows.set)

    def restart(self) -> None:
        """Cut all connections. New ones are accepted."""
        asyncio.run_coroutine_threadsafe(self._cut(), self._loop).result()

    async def _open(self) -> None:
        self._flows = asyncio.Event()
        self._flows.set()
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)

    async def _cut(self) -> None:
        for writer in list(self._writers):
            writer.transport.abort()

    async def _close(self) -> None:
        self._server.close()
        await self._cut()
        me = asyncio.current_task()
        others = [task for task in asyncio.all_tasks() if task is not me]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await self._connect()
        if there is None:
            writer.transport.abort()
            return
        self._writers |= {writer, there[1]}
        ways = [asyncio.ensure_future(self._pass(*way)) for way in ((reader, there[1]), (there[0], writer))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            self._writers -= {writer, there[1]}
            writer.transport.abort()
            there[1].transport.abort()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        self._targets = [*self._targets[1:], self._targets[0]]
        for target in self._targets:
            with suppress(OSError):
                if isinstance(target, int):
                    return await asyncio.open_connection("127.0.0.1", target)
                return await asyncio.open_unix_connection(target)
        return None

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on everything in one direction, until it ends."""
        writer.transport.set_write_buffer_limits(0)  # so that `drain` waits until everything is written
        with suppress(OSError):
            while piece := await reader.read(PIECE):
                await self._flows.wait()
                writer.write(piece)
                await writer.drain()
