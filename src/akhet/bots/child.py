"""A program that runs beside us: a line of JSON to it, a line back, in time. It ends with all that it has started."""

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

MAX_LINE = 2**20  # bytes of an answer, its newline counted
CHUNK = 2**16
KEPT = 2**12  # bytes of what it said last on its standard error
QUOTED = 160  # characters of that, at most, in a fault
LAST_WORDS = 0.3  # seconds for a program that closed its output to say why, or after a farewell to go


class Child:
    """The program's process. Whatever `ask` raises, the process is gone, unless its answer was only a wrong one."""

    def __init__(self, command: list[str]) -> None:
        """Raises OSError where the command cannot be run. No shell sees it."""
        pipe = subprocess.PIPE
        # In a session of its own, so that it can be ended with its own children, and no Ctrl-C of ours reaches it.
        self._process = subprocess.Popen(
            command, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
        )
        self.pid = self._process.pid
        self._end = weakref.finalize(self, _end, self._process, os.getpid())  # at the interpreter's exit too
        pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._stdin, self._stdout, self._stderr = (stream.fileno() for stream in pipes if stream is not None)
        for end in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(end, False)
        self._heard = b""  # and not yet read as an answer
        self._errors = b""  # the last of what it wrote on its standard error

    @property
    def running(self) -> bool:
        return self._end.alive

    def ask(self, request: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The answer to a request, an object that says `ok`. Raises Failed where none comes within so many seconds."""
        line = self._exchange(json.dumps(request, separators=(",", ":")).encode() + b"\n", seconds)
        try:
            answer = parse_json(line, "bot.answer")
        except Refused as refused:
            raise self._failed("nonsense", explain(refused.refusal)) from refused
        if not isinstance(answer, dict):
            raise self._failed("nonsense", say("bot-fault-no-object", answer=shown(answer)))
        if answer.get("ok") is not True:  # it still answers line by line, so it may go on
            raise Failed("nonsense", say("bot-fault-not-ok", answer=printable(shown(answer, QUOTED))))
        return answer

    def farewell(self) -> None:
        """Tell it that all is over, wait a moment for it to go, and end it."""
        if self.running:
            with suppress(OSError):
                os.write(self._stdin, b'{"do":"end"}\n')
            self._hang_up()
            self._listen(LAST_WORDS)
            self.end()

    def end(self) -> None:
        """At once, with all that it has started."""
        self._end()

    def _exchange(self, request: bytes, seconds: float) -> bytes:
        """Send a line and read one, minding its standard error all the while, so that no full pipe can stop it."""
        deadline = time.monotonic() + seconds
        with selectors.DefaultSelector() as ready:
            ready.register(self._stdin, selectors.EVENT_WRITE)
            ready.register(self._stderr, selectors.EVENT_READ)
            if b"\n" not in self._heard:
                ready.register(self._stdout, selectors.EVENT_READ)
            while request or b"\n" not in self._heard:
                left = deadline - time.monotonic()
                if left <= 0:
                    raise self._failed("stalled", say("bot-fault-late", seconds=f"{seconds:.3g}"))
                for key, _ in ready.select(left):
                    if key.fd == self._stdin:
                        request = self._send(request)
                        done = not request
                    elif key.fd == self._stdout:
                        done = self._hear()
                    else:
                        done = self._overhear()
                    if done:
                        ready.unregister(key.fd)
        line, _, self._heard = self._heard.partition(b"\n")
        return line

    def _send(self, request: bytes) -> bytes:
        """As much as fits into the pipe; what is left."""
        try:
            return request[os.write(self._stdin, request[:CHUNK]) :]
        except BlockingIOError:
            return request
        except BrokenPipeError as error:
            raise self._ended() from error

    def _hear(self) -> bool:
        """Whether a whole line has come."""
        chunk = os.read(self._stdout, CHUNK)
        if not chunk:
            raise self._ended()
        self._heard += chunk
        whole = b"\n" in self._heard
        if len(self._heard.partition(b"\n")[0]) >= MAX_LINE:
            raise self._failed("nonsense", say("bot-fault-too-long", most=MAX_LINE))
        return whole

    def _overhear(self) -> bool:
        """Whether its standard error has ended."""
        chunk = os.read(self._stderr, CHUNK)
        self._errors = (self._errors + chunk)[-KEPT:]
        return not chunk

    def _ended(self) -> Failed:
        """It went away, or closed its output: its exit status, and what it said last."""
        self._hang_up()
        self._listen(LAST_WORDS)
        self.end()
        status = self._process.returncode
        if status is None or status == -signal.SIGKILL:  # that was us
            return self._failed("crashed", say("bot-fault-closed"))
        return self._failed("crashed", say("bot-fault-ended", status=str(status)))

    def _failed(self, kind: Kind, detail: str) -> Failed:
        """What to raise where the process is of no more use; the last line of its standard error often says why."""
        if self.running:
            self._listen(0)
            self.end()
        lines = self._errors.decode("utf-8", "replace").strip().splitlines()
        if lines:
            detail = say("bot-fault-said", fault=detail, line=shown(printable(lines[-1].strip()), QUOTED))
        return Failed(kind, detail)

    def _hang_up(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()

    def _listen(self, seconds: float) -> None:
        """To its standard error, until it has closed that or the time is over."""
        deadline = time.monotonic() + seconds
        with selectors.DefaultSelector() as ready:
            ready.register(self._stderr, selectors.EVENT_READ)
            while ready.select(max(0.0, deadline - time.monotonic())):
                if self._overhear() or time.monotonic() > deadline:
                    return


def _end(process: subprocess.Popen[bytes], owner: int) -> None:
    """Kill the process and its own, close our ends of the pipes, and leave no zombie."""
    if os.getpid() == owner:  # and no copy of us that was forked off later
        # Before it is waited for: until then nobody else can have its number.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        with suppress(subprocess.TimeoutExpired):
            process.wait(5)
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            with suppress(OSError):
                stream.close()
