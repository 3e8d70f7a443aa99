"""What docs/runbook.md says about a failing process, database, disk, clock or network."""

import asyncio
import json
import random
import resource
import secrets
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, select
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from akhet.record import replay
from akhet.server.settings import Settings
from akhet.server.storage.rows import find_command
from akhet.server.storage.schema import entries
from tests.server.clients import Guest, Seated
from tests.server.conftest import GENEROUS
from tests.server.proxies import Proxy
from tests.server.servers import NO_TLS, Postgres, RunningServer
from tests.server.test_run import new_database

OpenServer = Callable[..., RunningServer]
PATIENCE = 120.0  # until something is as it should be, on a busy machine
RETRY_SECONDS = 0.05
FAILURES_BEGIN = 20  # steps after which something fails in the middle of a game


class PersistentPlayer:
    """A player who connects again after every failure and sends again what was not answered, as the app does."""

    def __init__(self, guest: Guest, table: str, seed: int) -> None:
        self.guest = guest
        self.table = table
        self.acked: dict[str, int] = {}  # by the id of the command: the version it led to
        self.kinds: dict[int, str] = {}  # the log, as it was received
        self.connections = 0
        self._unanswered: dict[str, Any] | None = None
        self._random = random.Random(seed)

    async def play(self) -> None:
        """Play until the game is over."""
        over = False
        while not over:
            try:
                async with self.guest.at(self.table, since=max(self.kinds, default=0)) as seat:
                    over = seat.welcome["type"] == "welcome" and await self._play_on(seat)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                pass
            if not over:
                await asyncio.sleep(RETRY_SECONDS)

    async def _play_on(self, seat: Seated) -> bool:
        self.connections += 1
        while not self._keep(seat).over:
            if self._unanswered is not None:
                await self._send(seat)
            elif seat.my_turn:
                step = {"id": secrets.token_hex(8), "seat": seat.welcome["seat"], "after": seat.scene["step_version"]}
                self._unanswered = step | {"move": self._random.choice(seat.scene["moves"])}
            else:
                await seat.next()
        if self._unanswered is not None:
            await self._send(seat)
        return True

    async def _send(self, seat: Seated) -> None:
        assert self._unanswered is not None
        answer = await seat.command("step", **self._unanswered)
        if answer["type"] == "ack":
            self.acked[self._unanswered["id"]] = answer["version"]
            self._unanswered = None
        else:
            assert answer["code"] in ("server.not_saved", "server.too_busy"), answer
            await asyncio.sleep(RETRY_SECONDS)

    def _keep(self, seat: Seated) -> Seated:
        for entry in seat.entries:
            assert self.kinds.setdefault(entry["version"], entry["kind"]) == entry["kind"]
        seat.entries.clear()
        return seat


def two_players(server: Any, seed: int) -> list[PersistentPlayer]:
    mia, ben = Guest(server, "Mia"), Guest(server, "Ben")
    table = mia.open("nile", "me", "open")
    ben.post(f"/api/tables/{table['id']}/seats", invite=table["invite"])
    return [PersistentPlayer(guest, table["id"], 2 * seed + n) for n, guest in enumerate((mia, ben))]


async def play_through(players: list[PersistentPlayer], fail: Callable[[], object]) -> None:
    """Let all play to the end. In the middle something fails."""

    async def failing() -> None:
        while sum(len(player.acked) for player in players) < FAILURES_BEGIN:
            await asyncio.sleep(RETRY_SECONDS)
        await asyncio.to_thread(fail)

    await asyncio.gather(failing(), *(player.play() for player in players))


def assert_nothing_lost_and_nothing_doubled(database: str, players: list[PersistentPlayer]) -> None:
    """The log has exactly what was acknowledged, in the order in which both players received it."""
    engine = create_engine(Settings(database_url=database).url)
    with engine.connect() as connection:
        for table in {player.table for player in players}:
            own = [player for player in players if player.table == table]
            acked = {id: version for player in own for id, version in player.acked.items()}
            query = select(entries).where(entries.c.table_id == table).order_by(entries.c.version)
            log = connection.execute(query).all()
            assert [entry.version for entry in log] == list(range(1, len(log) + 1))
            steps = [entry.command for entry in log if entry.kind == "step"]
            assert {command.partition(":")[2] for command in steps} == set(acked) and len(steps) == len(acked)
            for command in steps:
                executed = find_command(connection, table, command)
                assert executed is not None and executed.version == acked[command.partition(":")[2]]
            for player in own:
                assert player.kinds == {entry.version: entry.kind for entry in log}
            assert replay(own[0].guest.get(f"/api/tables/{table}/record")).over
    engine.dispose()


def wait_until(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(RETRY_SECONDS)


def health(server: RunningServer) -> int:
    with httpx.Client(verify=NO_TLS, timeout=PATIENCE) as client:
        return client.get(f"{server.url}/health").status_code


def metric(server: RunningServer, name: str) -> float:
    with httpx.Client(verify=NO_TLS, timeout=PATIENCE) as client:
        page = client.get(f"{server.url}/metrics").text
    return sum(float(line.rpartition(" ")[2]) for line in page.splitlines() if line.startswith(name))


def said(server: RunningServer) -> set[str]:
    """What the log says, without the values."""
    return {json.loads(line)["say"] for line in server.log().splitlines() if line.startswith("{")}


# Processes


def test_a_killed_server_loses_nothing_and_its_players_continue_at_another(
    postgres: Postgres, open_server: OpenServer
) -> None:
    database = new_database(postgres)
    first, second = (open_server(database, wait_for_bots=False, **GENEROUS) for _ in range(2))
    with Proxy(first.port, second.port) as proxy:
        players = [*two_players(proxy, 1), *two_players(proxy, 2)]
        asyncio.run(play_through(players, first.kill))
    assert any(player.connections > 1 for player in players)
    for player in players:
        player.guest = second_guest(second, player.guest)
    assert_nothing_lost_and_nothing_doubled(database, players)


def second_guest(server: RunningServer, guest: Guest) -> Guest:
    """The same guest, who goes to a server directly."""
    same = Guest(server, None)
    same.http.cookies = guest.http.cookies
    return same


def test_a_killed_worker_is_replaced_and_nothing_is_lost(postgres: Postgres, open_server: OpenServer) -> None:
    server = open_server(new_database(postgres), workers=2, wait_for_bots=False, **GENEROUS)
    players = two_players(server, 3)

    def kill() -> None:
        killed = max(server.workers(), key=lambda worker: len(worker.net_connections("tcp")))  # it has the players
        killed.send_signal(signal.SIGKILL)
        killed.wait()

    asyncio.run(play_through(players, kill))
    assert_nothing_lost_and_nothing_doubled(server.database, players)
    wait_until(lambda: len(server.workers()) == 2)
    wait_until(lambda: metric(server, "akhet_sockets ") == 0)  # those of the killed worker do not count
    assert any(line.startswith("Child process") and line.endswith("died") for line in said(server))


# The database


def test_play_continues_when_the_database_is_back(open_server: OpenServer) -> None:
    with Postgres() as postgres:
        database = postgres.new_database("gone")
        folder = database.rpartition("host=")[2]
        with Proxy(f"{folder}/.s.PGSQL.5432") as network:
            server = open_server(
                f"postgresql://postgres@127.0.0.1:{network.port}/gone", wait_for_bots=False, **GENEROUS
            )
            players = two_players(server, 4)

            def fail() -> None:
                network.hang()  # a database that no longer answers
                wait_until(lambda: health(server) == 503)
                postgres.kill()
                network.resume()
                wait_until(lambda: metric(server, 'akhet_refused_total{code="server.not_saved"}') > 0)
                assert health(server) == 503
                postgres.start()
                wait_until(lambda: health(server) == 200)

            asyncio.run(play_through(players, fail))
            assert_nothing_lost_and_nothing_doubled(database, players)
            assert said(server) >= {"not saved", "connection lost"}


# The disk


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux can limit the files of another process")
def test_on_a_full_disk_every_step_is_refused_and_play_continues_when_there_is_room(open_server: OpenServer) -> None:
    server = open_server(wait_for_bots=False, **GENEROUS)
    players = two_players(server, 5)
    log = Path(server.database.removeprefix("sqlite:///") + "-wal")

    def fail() -> None:
        _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, most))
        wait_until(lambda: metric(server, 'akhet_refused_total{code="server.not_saved"}') > 0)
        wait_until(lambda: health(server) == 503)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))
        wait_until(lambda: health(server) == 200)

    asyncio.run(play_through(players, fail))
    assert_nothing_lost_and_nothing_doubled(server.database, players)
    assert "not saved" in said(server)


# The clock and the network

# A server whose clock is ahead by the seconds in a file, and who notices in a moment that a client is gone.
ODD_SERVER = """
import os, time
from pathlib import Path
clock, ahead = time.time, Path(os.environ["AKHET_TESTS_AHEAD"])
time.time = lambda: clock() + float(ahead.read_text())
from akhet.cli import main
from akhet.server.run import serve
serve.PING_SECONDS = 0.5
raise SystemExit(main())
"""


@pytest.fixture
def ahead(tmp_path: Path) -> Path:
    """The file with the seconds by which the clock of the odd server is ahead."""
    file = tmp_path / "ahead"
    file.write_text("0")
    return file


@pytest.fixture
def odd_server(open_server: OpenServer, ahead: Path) -> RunningServer:
    command = [sys.executable, "-c", ODD_SERVER]
    return open_server(wait_for_bots=False, command=command, tests_ahead=ahead, **GENEROUS)


def test_no_turn_is_lost_when_the_clock_of_the_machine_jumps(odd_server: RunningServer, ahead: Path) -> None:
    mia = Guest(odd_server)
    table = mia.open("nile", "me", "me:Ann", clock=1000.0)

    async def seconds_left(jump: int) -> float:
        async with mia.at(table) as seat:
            return seat.scene["due"] - time.time() - jump

    def set_clock(jump: int) -> None:
        file = ahead.with_suffix(".new")
        file.write_text(str(jump))
        file.rename(ahead)  # so that the server never reads half of it

    async def play() -> None:
        before = await seconds_left(0)
        for jump in (5000, -5000):
            set_clock(jump)
            async with mia.at(table, since=0) as seat:
                while metric(odd_server, "akhet_clock_ahead_seconds") != pytest.approx(jump, abs=1):
                    await asyncio.sleep(RETRY_SECONDS)  # meanwhile the clocks were looked at
                await seat.send(type="since", version=0)
                await seat.receive("welcome")
                assert not any(entry.get("stand_in") for entry in seat.entries)
            assert before - PATIENCE < await seconds_left(jump) <= before + 2
        odd_server.stop()
        odd_server.start()  # with the clock 5,000 seconds behind
        assert before - PATIENCE < await seconds_left(-5000) <= before + 2

    asyncio.run(play())
    assert "clock of the machine jumped" in said(odd_server)


def test_a_client_that_is_gone_without_a_word_is_noticed(odd_server: RunningServer) -> None:
    mia = Guest(odd_server)
    table = mia.open("nile", "me", "me:Ann")
    with Proxy(odd_server.port) as network:

        async def vanish() -> None:
            async with Guest.at(via(network, mia), table):
                network.hang()
                while metric(odd_server, "akhet_sockets "):
                    await asyncio.sleep(RETRY_SECONDS)
                network.restart()

        asyncio.run(vanish())


def via(network: Proxy, guest: Guest) -> Guest:
    """The same guest, who comes through a proxy."""
    same = Guest(network, None)  # type: ignore[arg-type]
    same.http.cookies = guest.http.cookies
    return same


def test_players_return_after_the_proxy_was_restarted(server: RunningServer) -> None:
    with Proxy(server.port) as proxy:
        players = two_players(proxy, 6)
        asyncio.run(play_through(players, proxy.restart))
        assert all(player.connections == 2 for player in players)
        assert_nothing_lost_and_nothing_doubled(server.database, players)
