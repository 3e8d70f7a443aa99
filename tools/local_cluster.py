"""A Ray cluster of several nodes on this machine, each a set of processes of its own, for tests and measurements.

A node of Ray ends if its own processes do not start within half a minute, which happens on a busy machine. So it is
started again, a few times.
"""

import os
import socket
from collections.abc import Callable
from typing import Any

from akhet.arena.cluster import Cluster as Engine

PATIENT = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_agent_register_timeout_ms": "300000",
    "RAY_gcs_server_port_wait_time_s": "300",
    "RAY_health_check_timeout_ms": "60000",
    "RAY_raylet_start_wait_time_s": "60",
    "RAY_worker_register_timeout_seconds": "300",
}
ATTEMPTS = 5
PORTS = ("metrics_agent_port", "metrics_export_port", "dashboard_agent_listen_port", "runtime_env_agent_port")


class LocalCluster:
    """Nodes with one core each. `kill` ends a node without warning."""

    def __init__(self, nodes: int) -> None:
        os.environ.update(PATIENT)
        from ray.cluster_utils import Cluster

        head = {"num_cpus": 1, "include_dashboard": False}
        self._cluster: Any = started(lambda: Cluster(initialize_head=True, head_node_args=head | free_ports()))
        self.address = str(self._cluster.address)
        Engine(self.address).cores()  # connects this process to the first node, as long as it is the only one
        self._others = [started(lambda: self._cluster.add_node(num_cpus=1, **free_ports())) for _ in range(nodes - 1)]
        self._cluster.wait_for_nodes(timeout=300)

    def kill(self) -> None:
        self._cluster.remove_node(self._others.pop(), allow_graceful=False)

    def stop(self) -> None:
        import ray

        ray.shutdown()
        self._cluster.shutdown()


def started(start: Callable[[], Any]) -> Any:
    """What `start` returns, after a few attempts if need be."""
    for attempt in range(ATTEMPTS):
        try:
            return start()
        except Exception:
            if attempt == ATTEMPTS - 1:
                raise
    return None


def free_ports() -> dict[str, int]:
    """A free port for each of a node's agents."""
    sockets = [socket.socket() for _ in PORTS]
    for one in sockets:
        one.bind(("127.0.0.1", 0))
    found = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return dict(zip(PORTS, found, strict=True))
