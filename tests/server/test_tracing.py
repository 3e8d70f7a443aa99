"""Traces for an OpenTelemetry collector: what they contain, and that no collector is needed for play."""

import asyncio
import json
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from akhet.server import metrics, tracing
from akhet.server.tracing import Traces, add_part, as_otlp
from tests.server.clients import Guest
from tests.server.conftest import GENEROUS
from tests.server.servers import RunningServer

Span = dict[str, Any]


class Collector:
    """An OpenTelemetry collector that keeps what it receives."""

    def __init__(self, status: int = 200) -> None:
        self.bodies: list[bytes] = []
        self.paths: set[str] = set()
        kept = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                kept.paths.add(self.path)
                kept.bodies.append(self.rfile.read(int(self.headers["Content-Length"])))
                self.send_response(status)
                self.end_headers()
                self.wfile.write(b"{}")

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    @property
    def spans(self) -> list[Span]:
        resources = [one for body in self.bodies for one in json.loads(body)["resourceSpans"]]
        assert all(attributes(one["resource"])["service.name"] == "akhet" for one in resources)
        return [span for one in resources for scope in one["scopeSpans"] for span in scope["spans"]]


@pytest.fixture
def collector() -> Iterator[Collector]:
    found = Collector()
    yield found
    found.close()


def attributes(span: Span) -> dict[str, str]:
    return {one["key"]: next(iter(one["value"].values())) for one in span["attributes"]}


def play(server: RunningServer) -> dict[str, Any]:
    """A table with an illegal step, a step, and a word in the chat."""
    mia = Guest(server, "Anaxandra")
    table = mia.open("nile", "me", "me:Berenike")

    async def some() -> None:
        async with mia.at(table) as seat:
            if not seat.my_turn:  # the other seat begins
                await seat.send(type="look", seat=1)
                seat.welcome = await seat.receive("welcome")
            assert (await seat.step("dance"))["type"] == "refused"
            assert (await seat.step(seat.scene["moves"][0]))["type"] == "ack"
            assert (await seat.command("chat", text="Charmion"))["type"] == "ack"

    asyncio.run(some())
    return table


def test_a_command_and_a_request_are_traces_with_their_parts(collector: Collector, tmp_path: Any) -> None:
    server = RunningServer(
        f"sqlite:///{tmp_path / 'akhet.sqlite'}", wait_for_bots=False, traces=collector.url, trace_share=1, **GENEROUS
    )
    try:
        table = play(server)
    finally:
        server.close()  # sends what waits
    assert collector.paths == {"/v1/traces"}
    spans = collector.spans
    roots = {span["spanId"]: span for span in spans if "parentSpanId" not in span}
    parts = [span for span in spans if "parentSpanId" in span]
    for span in spans:
        assert re.fullmatch("[0-9a-f]{32}", span["traceId"]) and re.fullmatch("[0-9a-f]{16}", span["spanId"])
        assert 0 < int(span["startTimeUnixNano"]) <= int(span["endTimeUnixNano"])
    for span in parts:
        root = roots[span["parentSpanId"]]
        assert span["traceId"] == root["traceId"]
        assert int(root["startTimeUnixNano"]) <= int(span["startTimeUnixNano"])
        assert int(span["endTimeUnixNano"]) <= int(root["endTimeUnixNano"])
    refused, done = (span for span in roots.values() if span["name"] == "step")
    assert attributes(done) == {"akhet.table": table["id"]}
    own = [span["name"] for span in parts if span["parentSpanId"] == done["spanId"]]
    assert own == ["wait", "rules", "commit", "notify"]
    assert attributes(refused) == {"akhet.table": table["id"], "akhet.refused": "move.not_understood"}
    (opened,) = (span for span in roots.values() if span["name"] == "POST /api/tables")
    assert attributes(opened) == {
        "http.request.method": "POST",
        "http.route": "/api/tables",
        "http.response.status_code": "200",
    }
    everything = b"".join(collector.bodies).decode()
    assert not re.search("Anaxandra|Berenike|Charmion|akhet_guest", everything)


@pytest.mark.parametrize("status", [None, 500])
def test_a_collector_that_takes_nothing_delays_nobody(status: int | None, caplog: pytest.LogCaptureFixture) -> None:
    broken = Collector(status or 200)
    if status is None:  # nobody listens any longer
        broken.close()
    before = metrics.TRACES_LOST._value.get()
    traces = Traces(broken.url, 1.0)
    for _ in range(2 * tracing.MOST_AT_ONCE):  # at least two attempts
        with traces.trace("step"):
            pass
    traces.close()
    assert metrics.TRACES_LOST._value.get() == before + 2 * tracing.MOST_AT_ONCE
    assert [record.message for record in caplog.records] == ["traces not sent"]
    if status is not None:
        broken.close()


def test_slow_commands_are_sent_whatever_the_share(collector: Collector, monkeypatch: pytest.MonkeyPatch) -> None:
    traces = Traces(collector.url, 0.0)
    with traces.trace("quick"):
        pass
    monkeypatch.setattr(tracing, "SLOW", 0.0)
    with traces.trace("slow"):
        add_part("rules", 1.0, 2.0)
    traces.close()
    assert [span["name"] for span in collector.spans] == ["slow", "rules"]


def test_without_a_collector_there_is_no_trace() -> None:
    traces = Traces("", 1.0)
    with traces.trace("step") as trace:
        add_part("rules", 1.0, 2.0)
    assert trace is None
    traces.close()


def test_what_goes_on_after_its_command_adds_nothing(collector: Collector) -> None:
    traces = Traces(collector.url, 1.0)
    with traces.trace("step") as trace:
        for _ in range(100):
            add_part("read", 1.0, 2.0)
    assert trace is not None and len(trace.parts) == tracing.MOST_PARTS
    traces.close()
    assert len(as_otlp([trace])["resourceSpans"][0]["scopeSpans"][0]["spans"]) == 1 + tracing.MOST_PARTS
