"""Traces of single commands and requests, for an OpenTelemetry collector (`AKHET_TRACES`).

They are sent as OTLP over HTTP in JSON, which every collector reads. OpenTelemetry's own packages would be more
dependencies than the whole server has, and cost every step time: here a trace is a list of times, and becomes spans on
another thread, if it is sent at all. A trace names no person.
"""

import json
import logging
import os
import queue
import random
import secrets
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import ContextVar
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from akhet import __version__
from akhet.kernel.refusal import Refused, refuse, shown
from akhet.server import metrics

SLOW = 0.25  # seconds after which a trace is sent in any case
MOST_PARTS = 32  # of a trace
MOST_WAITING = 1000  # traces; more are dropped
MOST_AT_ONCE = 200
EVERY_SECONDS = 1.0
PATIENCE = 5.0  # seconds for the collector's answer
PATH = "/v1/traces"  # of the address of a collector, if it has none
SERVER, INTERNAL = 2, 1  # kinds of spans
ERROR = 2  # the status of a span

log = logging.getLogger(__name__)


class Trace:
    """Where the time of a command or of a request went. Times are those of `time.perf_counter`."""

    __slots__ = ("attributes", "began", "ended", "name", "parts", "to_wall")

    def __init__(self, name: str, attributes: dict[str, str | int]) -> None:
        self.name = name
        self.attributes = attributes
        self.parts: list[tuple[str, float, float]] = []
        self.began = time.perf_counter()
        self.ended: float | None = None
        self.to_wall = time.time() - self.began


_current: ContextVar[Trace | None] = ContextVar("trace", default=None)


def add_part(name: str, began: float, ended: float) -> None:
    """Add a part to the trace of what is being executed, if it has one."""
    trace = _current.get()
    # A task that goes on after its command keeps the context of it.
    if trace is not None and trace.ended is None and len(trace.parts) < MOST_PARTS:
        trace.parts.append((name, began, ended))


def check_traces(address: str) -> None:
    """Refuse an address that is not one of a collector."""
    try:
        found = urlsplit(address)
        valid = found.scheme in ("http", "https") and bool(found.hostname) and found.port != 0
    except ValueError:
        valid = False
    if not valid:
        raise refuse("server.traces", None, said=shown(address))


class Traces:
    """What this process sends to the collector: a share of all traces, and every slow one."""

    def __init__(self, address: str, share: float) -> None:
        self._address = address if urlsplit(address).path.strip("/") else address.rstrip("/") + PATH
        self._share = share
        self._waiting: queue.Queue[Trace | None] = queue.Queue(MOST_WAITING)
        self._failing = False
        self._thread: threading.Thread | None = None
        if address:
            self._thread = threading.Thread(target=self._run, name="traces", daemon=True)
            self._thread.start()

    def trace(self, name: str, **attributes: str | int) -> AbstractContextManager[Trace | None]:
        """A trace of what is executed inside; None if no collector is set."""
        return nullcontext() if self._thread is None else self._trace(Trace(name, attributes))

    @contextmanager
    def _trace(self, trace: Trace) -> Iterator[Trace]:
        before = _current.set(trace)
        try:
            yield trace
        except Refused as refused:
            trace.attributes["akhet.refused"] = refused.refusal.code
            raise
        except Exception as error:
            trace.attributes["error.type"] = type(error).__name__
            raise
        finally:
            _current.reset(before)
            trace.ended = time.perf_counter()
            if random.random() < self._share or trace.ended - trace.began >= SLOW:
                try:
                    self._waiting.put_nowait(trace)
                except queue.Full:
                    metrics.TRACES_LOST.inc()

    def close(self) -> None:
        """Send what waits, if the collector answers soon."""
        if self._thread is not None:
            try:
                self._waiting.put_nowait(None)
            except queue.Full:
                return
            self._thread.join(PATIENCE)

    def _run(self) -> None:
        open = True
        while open:
            found = [self._waiting.get()]
            until = time.monotonic() + EVERY_SECONDS
            while found[-1] is not None and len(found) < MOST_AT_ONCE:
                try:
                    found.append(self._waiting.get(timeout=max(0.0, until - time.monotonic())))
                except queue.Empty:
                    break
            open = found[-1] is not None
            if traces := [trace for trace in found if trace is not None]:
                self._send(traces)

    def _send(self, traces: list[Trace]) -> None:
        body = json.dumps(as_otlp(traces)).encode()
        try:
            request = Request(self._address, body, {"Content-Type": "application/json"})  # noqa: S310 (it was checked)
            with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
                answer.read()
            self._failing = False
        except (OSError, ValueError) as error:
            metrics.TRACES_LOST.inc(len(traces))
            if not self._failing:  # once, until it works again
                log.warning("traces not sent", extra={"error": repr(error)[:500]})
            self._failing = True


def as_otlp(traces: list[Trace]) -> dict[str, Any]:
    """Traces as OTLP's `ExportTraceServiceRequest` in JSON."""
    resource = {"service.name": "akhet", "service.version": __version__, "process.pid": os.getpid()}
    spans = [span for trace in traces for span in _spans(trace)]
    scope = {"scope": {"name": "akhet", "version": __version__}, "spans": spans}
    return {"resourceSpans": [{"resource": {"attributes": _attributes(resource)}, "scopeSpans": [scope]}]}


def _spans(trace: Trace) -> Iterator[dict[str, Any]]:
    ids = {"traceId": secrets.token_hex(16), "spanId": secrets.token_hex(8)}
    assert trace.ended is not None
    root = ids | _named(trace, trace.name, trace.began, trace.ended) | {"kind": SERVER}
    if "error.type" in trace.attributes:
        root["status"] = {"code": ERROR}
    yield root | {"attributes": _attributes(trace.attributes)}
    for part in trace.parts:
        own = {"traceId": ids["traceId"], "spanId": secrets.token_hex(8), "parentSpanId": ids["spanId"]}
        yield own | _named(trace, *part) | {"kind": INTERNAL}


def _named(trace: Trace, name: str, began: float, ended: float) -> dict[str, Any]:
    start, end = (str(int((seconds + trace.to_wall) * 1e9)) for seconds in (began, ended))
    return {"name": name, "startTimeUnixNano": start, "endTimeUnixNano": end}


def _attributes(values: dict[str, str | int]) -> list[dict[str, Any]]:
    kinds = {str: "stringValue", int: "intValue"}  # OTLP writes whole numbers as strings
    return [{"key": key, "value": {kinds[type(value)]: str(value)}} for key, value in values.items()]
