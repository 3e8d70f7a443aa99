"""Ends what a killed program leaves behind: checks, and the servers of tests.

The program starts a guardian process and keeps a pipe to it. It writes there what must not outlive it. When the pipe
closes, for whatever reason (`kill -9` too), the guardian ends those processes and deletes those folders.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
from contextlib import suppress


class Guardian:
    """The program's side."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def watch(self, **what: int | str) -> None:
        """Watch a process `group`, a `postmaster` (both by process id) or a `folder`."""
        self._write({"watch": what})

    def forget(self, **what: int | str) -> None:
        """Stop watching: it has ended, and its id may be used again."""
        self._write({"forget": what})

    def _write(self, message: object) -> None:
        if self._process is None:
            # Isolated, so that it starts quickly; in a session of its own, so that a Ctrl-C does not reach it.
            command = [sys.executable, "-I", "-S", __file__]
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True)
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(message).encode() + b"\n")
        self._process.stdin.flush()


GUARDIAN = Guardian()


def guard() -> None:
    """The guardian process's side."""
    watched: list[dict[str, int | str]] = []
    for line in sys.stdin:
        match json.loads(line):
            case {"watch": what}:
                watched.append(what)
            case {"forget": what}:
                watched.remove(what)
    for what in reversed(watched):
        with suppress(ProcessLookupError, PermissionError):
            match what:
                case {"group": int(group)}:
                    os.killpg(group, signal.SIGKILL)
                case {"postmaster": int(process)}:
                    os.kill(process, signal.SIGQUIT)  # PostgreSQL's immediate shutdown ends all its processes
                case {"folder": str(folder)}:
                    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    guard()
