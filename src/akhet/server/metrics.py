"""The metrics that Prometheus reads at /metrics. None of them names a person or a table.

Several workers write their metrics to a folder that they share (`run/serve.py`); the process that answers adds them up.
"""

import os
import re
from collections.abc import Iterable
from pathlib import Path

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # the variable that prometheus_client reads

ENTRIES = Counter("akhet_entries_total", "Entries committed here or read from other processes, by kind", ["kind"])
REFUSED = Counter("akhet_refused_total", "Refused commands and requests, by code", ["code"])
CUT = Counter("akhet_sockets_cut_total", "Connections that the server closed, by reason", ["reason"])
CHANGE_SECONDS = Histogram(
    "akhet_change_seconds",
    "Seconds from a command to its commit",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
# Where the time of a change goes: `receive` (reading and checking the message), `wait` (for the table's lock), `rules`,
# `commit`, `notify` (making and queueing what everybody is sent).
STAGE_SECONDS = Histogram(
    "akhet_stage_seconds",
    "Seconds of one stage of a change",
    ["stage"],
    buckets=(0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
RECEIVE, WAIT, RULES, COMMIT, NOTIFY = map(STAGE_SECONDS.labels, ("receive", "wait", "rules", "commit", "notify"))
BOT_SECONDS = Histogram("akhet_bot_seconds", "Seconds that a bot thinks about one step")
REVIEW_SECONDS = Histogram("akhet_review_seconds", "Seconds of one slice of a review, with the wait for a bot's thread")
LIVE_TABLES = Gauge("akhet_live_tables", "Tables in memory", multiprocess_mode="livesum")
CLOCK_AHEAD = Gauge(
    "akhet_clock_ahead_seconds",
    "Seconds by which the clock of the machine has jumped since the server started",
    multiprocess_mode="mostrecent",
)
HANDED_OVER = Counter(
    "akhet_sockets_handed_over_total", "WebSockets that a worker handed over to the one that owns the table"
)
TRACES_LOST = Counter("akhet_traces_lost_total", "Traces that no collector took")
SOCKETS = Gauge("akhet_sockets", "Open WebSockets", multiprocess_mode="livesum")


def page() -> bytes:
    """All metrics in Prometheus's text format."""
    return generate_latest(registry())


def registry() -> CollectorRegistry:
    """The metrics of this process, or the sums of all workers."""
    if FOLDER not in os.environ:
        return REGISTRY
    found = CollectorRegistry()
    LiveWorkers(found)
    return found


class LiveWorkers(MultiProcessCollector):
    """The sums of all workers. What is open does not count for a worker that was killed."""

    def collect(self) -> Iterable[Metric]:
        for file in Path(os.environ[FOLDER]).glob("gauge_live*.db"):
            process = int(re.findall(r"\d+", file.name)[-1])
            if not _runs(process):
                mark_process_dead(process)
        return super().collect()


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
