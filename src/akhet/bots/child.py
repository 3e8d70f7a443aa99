"""A child process that answers each line of JSON with one line, in time. Its own children end with it."""

import json
import os
import selectors
import signal
import subprocess
import time
import weakref
from contextlib import suppress
from typing import Any

from akhet.bots.fault import Failed, Kind
from akhet.kernel.refusal import Refused, shown
from akhet.language import explain, printable, say
from akhet.record import parse_json

MAX_LINE = 2**20  # bytes of an answer, with its newline
CHUNK = 2**16
KEPT = 2**12  # bytes kept of its standard error
QUOTED = 160  # characters of it in a fault, at most
END_SECONDS = 0.3  # seconds for a last error message, or for a program to end by itself


class Child:
    """The program's process. When `ask` raises, the process has ended, unless its answer was an object without `ok`."""

    def __init__(self, command: list[str]) -> None:
        """Raises OSError if the command cannot be run. No shell is used."""
        pipe = subprocess.PIPE
        # In a session of its own: it can be ended with its own children, and Ctrl-C does not reach it.
        self._process = subprocess.Popen(
            command, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
        )
        self.pid = self._process.pid
        self._end = weakref.finalize(self, _end, self._process, os.getpid())  # at the interpreter's exit too
        pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._stdin, self._stdout, self._stderr = (stream.fileno() for stream in pipes if stream is not None)
        for end in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(end, False)
        self._output = b""  # output that is not yet read as an answer
        self._errors = b""  # the end of its standard error

    @property
    def running(self) -> bool:
        return self._end.alive

    def ask(self, request: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The answer to a request, an object that says `ok`. Raises Failed if none comes within `seconds`."""
        line = self._exchange(json.dumps(request, separators=(",", ":")).encode() + b"\n", seconds)
        try:
            answer = parse_json(line, "bot.answer")
        except Refused as refused:
            raise self._failed("nonsense", explain(refused.refusal)) from refused
        if not isinstance(answer, dict):
            raise self._failed("nonsense", say("bot-fault-no-object", answer=shown(answer)))
        if answer.get("ok") is not True:  # it still answers line by line, so it may continue
            raise Failed("nonsense", say("bot-fault-not-ok", answer=printable(shown(answer, QUOTED))))
        return answer

    def close(self) -> None:
        """Send `end`, wait a moment, and end the process."""
        if self.running:
            with suppress(OSError):
                os.write(self._stdin, b'{"do":"end"}\n')
            self._close_input()
            self._drain_errors(END_SECONDS)
            self.end()

    def end(self) -> None:
        """End the process at once, with all that it has started."""
        self._end()

    def _exchange(self, request: bytes, seconds: float) -> bytes:
        """Send a line and read one. Its standard error is read meanwhile, so that a full pipe cannot block it."""
        deadline = time.monotonic() + seconds
        with selectors.DefaultSelector() as ready:
            ready.register(self._stdin, selectors.EVENT_WRITE)
            ready.register(self._stderr, selectors.EVENT_READ)
            if b"\n" not in self._output:
                ready.register(self._stdout, selectors.EVENT_READ)
            while request or b"\n" not in self._output:
                left = deadline - time.monotonic()
                if left <= 0:
                    raise self._failed("stalled", say("bot-fault-late", seconds=f"{seconds:.3g}"))
                for key, _ in ready.select(left):
                    if key.fd == self._stdin:
                        request = self._send(request)
                        done = not request
                    elif key.fd == self._stdout:
                        done = self._read_output()
                    else:
                        done = self._read_errors()
                    if done:
                        ready.unregister(key.fd)
        line, _, self._output = self._output.partition(b"\n")
        return line

    def _send(self, request: bytes) -> bytes:
        """Write as much as fits into the pipe; return what is left."""
        try:
            return request[os.write(self._stdin, request[:CHUNK]) :]
        except BlockingIOError:
            return request
        except BrokenPipeError as error:
            raise self._ended() from error

    def _read_output(self) -> bool:
        """Read output; return whether a whole line has come."""
        chunk = os.read(self._stdout, CHUNK)
        if not chunk:
            raise self._ended()
        self._output += chunk
        whole = b"\n" in self._output
        if len(self._output.partition(b"\n")[0]) >= MAX_LINE:
            raise self._failed("nonsense", say("bot-fault-too-long", most=MAX_LINE))
        return whole

    def _read_errors(self) -> bool:
        """Read standard error; return whether it has ended."""
        chunk = os.read(self._stderr, CHUNK)
        self._errors = (self._errors + chunk)[-KEPT:]
        return not chunk

    def _ended(self) -> Failed:
        """What to raise when it has ended or closed its output, with its exit status."""
        self._close_input()
        self._drain_errors(END_SECONDS)
        self.end()
        status = self._process.returncode
        if status is None or status == -signal.SIGKILL:  # we killed it
            return self._failed("crashed", say("bot-fault-closed"))
        return self._failed("crashed", say("bot-fault-ended", status=str(status)))

    def _failed(self, kind: Kind, detail: str) -> Failed:
        """End the process and return what to raise, with the last line of its standard error."""
        if self.running:
            self._drain_errors(0)
            self.end()
        lines = self._errors.decode("utf-8", "replace").strip().splitlines()
        if lines:
            detail = say("bot-fault-said", fault=detail, line=shown(printable(lines[-1].strip()), QUOTED))
        return Failed(kind, detail)

    def _close_input(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()

    def _drain_errors(self, seconds: float) -> None:
        """Read its standard error until it is closed or the time is over."""
        deadline = time.monotonic() + seconds
        with selectors.DefaultSelector() as ready:
            ready.register(self._stderr, selectors.EVENT_READ)
            while ready.select(max(0.0, deadline - time.monotonic())):
                if self._read_errors() or time.monotonic() > deadline:
                    return


def _end(process: subprocess.Popen[bytes], owner: int) -> None:
    """Kill the process group, close the pipes, and leave no zombie."""
    if os.getpid() == owner:  # not in a process that was forked off later
        # Before `wait`: until then no other process can have its number.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        with suppress(subprocess.TimeoutExpired):
            process.wait(5)
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            with suppress(OSError):
                stream.close()
