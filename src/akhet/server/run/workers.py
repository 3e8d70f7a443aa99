"""Several workers: what Uvicorn's supervisor starts, with connections that are handed over between them.

Uvicorn has no setting for another class of server or of worker process; `use_workers` sets the one that its supervisor
starts. tests/server/test_hand_over.py fails if a version of Uvicorn no longer uses it.
"""

import asyncio
import os
import socket
from multiprocessing.connection import wait
from pathlib import Path

import uvicorn
from uvicorn.supervisors import multiprocess

from akhet.server import metrics
from akhet.server.run.hand_over import HandOver
from akhet.server.run.protocols import HAND_OVER, AdoptedWebSocket


class WorkerServer(uvicorn.Server):
    """Uvicorn's server in a worker."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._hand_over = HandOver(Path(os.environ[metrics.FOLDER]), self.config.workers, self._adopted)
        self.lifespan.state[HAND_OVER] = self._hand_over

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._hand_over.close()
        await super().shutdown(sockets)

    def _adopted(self, head: bytes) -> asyncio.Protocol:
        return AdoptedWebSocket(head, self.config, self.server_state, self.lifespan.state)


class WorkerProcess(multiprocess.Process):
    """Uvicorn's process of a worker."""

    @property
    def server(self) -> uvicorn.Server:
        if self._server is None:
            self._server = WorkerServer(self.config)
        return self._server

    def _healthcheck(self, timeout: float) -> bool | None:
        """Whether the worker has started; None if it has ended, or does not answer in time.

        Uvicorn's own would wait on for the answer of a worker that was killed after the question.
        """
        try:
            self.parent_conn.send(b"ping")
            if self.parent_conn in wait([self.parent_conn, self.process.sentinel], timeout):
                started: bool = self.parent_conn.recv()
                return started
        except (OSError, EOFError):
            pass
        return None


def use_workers() -> None:
    """Let Uvicorn's supervisor start these workers."""
    multiprocess.Process = WorkerProcess
