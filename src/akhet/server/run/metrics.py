"""What Prometheus is told at /metrics. Nothing here names a person or a table.

With several workers each keeps its figures in a folder that all share (`serve.py`), and whichever answers adds them up.
"""

import os

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where prometheus_client looks for it

ENTRIES = Counter("akhet_entries_total", "Entries committed or heard of, by kind", ["kind"])
REFUSED = Counter("akhet_refused_total", "Wishes refused, by code", ["code"])
CUT = Counter("akhet_sockets_cut_total", "Connections the house cut, by reason", ["reason"])
CHANGE_SECONDS = Histogram(
    "akhet_change_seconds",
    "From a wish looked at to its commit",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
THINKING = Histogram("akhet_bot_seconds", "A bot's thinking about one step")
LIVE_TABLES = Gauge("akhet_live_tables", "Tables in memory", multiprocess_mode="livesum")
SOCKETS = Gauge("akhet_sockets", "Open WebSockets", multiprocess_mode="livesum")


def page() -> bytes:
    """All figures, in Prometheus's text form."""
    if FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)
    return generate_latest(registry)
