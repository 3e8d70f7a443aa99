"""The metrics that Prometheus reads at /metrics. None of them names a person or a table.

Several workers write their metrics to a folder that they share (`run/serve.py`); the one that answers adds them up.
"""

import os

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # the variable that prometheus_client reads

ENTRIES = Counter("akhet_entries_total", "Entries committed here or read from other processes, by kind", ["kind"])
REFUSED = Counter("akhet_refused_total", "Refused commands and requests, by code", ["code"])
CUT = Counter("akhet_sockets_cut_total", "Connections that the server closed, by reason", ["reason"])
CHANGE_SECONDS = Histogram(
    "akhet_change_seconds",
    "Seconds from a command to its commit",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
BOT_SECONDS = Histogram("akhet_bot_seconds", "Seconds that a bot thinks about one step")
LIVE_TABLES = Gauge("akhet_live_tables", "Tables in memory", multiprocess_mode="livesum")
SOCKETS = Gauge("akhet_sockets", "Open WebSockets", multiprocess_mode="livesum")


def page() -> bytes:
    """All metrics in Prometheus's text format."""
    if FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)
    return generate_latest(registry)
