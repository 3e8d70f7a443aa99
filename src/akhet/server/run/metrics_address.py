"""Metrics on an address of their own, which the internet cannot reach (`AKHET_METRICS_ADDRESS`).

The process that starts the server answers there, also for its workers.
"""

import socket

from prometheus_client import start_http_server

from akhet.kernel.refusal import refuse, shown
from akhet.server import metrics


def check_metrics_address(address: str) -> None:
    """Refuse an address that cannot be listened on."""
    host, port = _parts(address)
    try:
        free_port(host, port)
    except OSError as error:
        raise refuse("server.metrics_port", None, host=host, port=str(port), reason=error.strerror) from error


def serve_metrics(address: str) -> None:
    """Answer requests for the metrics on a thread."""
    host, port = _parts(address)
    start_http_server(port, host, metrics.registry())


def free_port(host: str, port: int) -> int:
    """The port, or a free one instead of 0. Raises OSError if it cannot be listened on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.create_server((host, port), family=family) as found:
            return found.getsockname()[1]
    except (OverflowError, UnicodeError) as error:
        raise OSError(0, str(error)) from error
    except OSError as error:
        # The sentence has the address already.
        reason = (error.strerror or str(error)).partition(" (while")[0]
        raise OSError(error.errno, reason) from error


def _parts(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port[:6]) < 2**16:
        raise refuse("server.metrics_address", None, said=shown(address))
    return host.strip("[]"), int(port)
