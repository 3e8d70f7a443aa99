"""`akhet serve`: run the server on this machine."""

import dataclasses
import json
import os
import resource
import socket
import threading
import time
import webbrowser
from contextlib import nullcontext
from tempfile import TemporaryDirectory
from urllib.request import urlopen

import uvicorn
from fastapi import FastAPI

from akhet.kernel.refusal import refuse
from akhet.language import language_of, show_compiling
from akhet.server import metrics
from akhet.server.http.app import create_app
from akhet.server.messages import MAX_MESSAGE
from akhet.server.run.logs import set_up_logs
from akhet.server.run.protocols import AbortableWebSocket, SlowClientHttp
from akhet.server.settings import Settings
from akhet.server.storage.store import Store
from akhet.server.tables.sets import read_set_files

SPARE_CONNECTIONS = 1000  # for requests, in addition to WebSockets
STOP_SECONDS = 10
WORKER_SETTINGS = "AKHET_WORKER_SETTINGS"  # how a worker process gets its settings


def check_start(host: str, port: int, settings: Settings) -> None:
    """Refuse, in a sentence, if the server could not start: later it would be a traceback of a worker."""
    _check_port(host, port)
    if settings.workers > 1 and settings.url.startswith("sqlite"):
        raise refuse("server.workers_need_postgresql")
    read_set_files(settings.components)
    Store(settings.url).close()


def serve(host: str, port: int, settings: Settings, log_level: str, open_browser: bool = False) -> None:
    """Serve until the process is told to stop."""
    _allow_sockets()
    os.environ[WORKER_SETTINGS] = json.dumps(dataclasses.asdict(settings) | {"log_level": log_level})
    with TemporaryDirectory(prefix="akhet-metrics-") if settings.workers > 1 else nullcontext() as folder:
        if folder is not None:
            os.environ[metrics.FOLDER] = folder
        if open_browser:
            threading.Thread(target=_open_browser, args=(f"http://{host}:{port}/",), daemon=True).start()
        _run(host, port, settings)


def _check_port(host: str, port: int) -> None:
    try:
        with socket.create_server((host, port)):
            pass
    except (OSError, OverflowError) as error:
        reason = (getattr(error, "strerror", None) or str(error)).partition(" (while")[
            0
        ]  # the sentence has the address already
        raise refuse("server.port", None, host=host, port=str(port), reason=reason) from error


def _allow_sockets() -> None:
    """Raise the limit of open files as far as possible: every connection is one."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _open_browser(address: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(600):
        try:
            with urlopen(f"{address}health", timeout=5):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.2)


def _run(host: str, port: int, settings: Settings) -> None:
    uvicorn.run(
        "akhet.server.run.serve:worker",
        factory=True,
        host=host,
        port=port,
        workers=settings.workers,
        http=SlowClientHttp,
        ws=AbortableWebSocket,
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,  # it needs memory per connection, and small frames could unpack to large ones
        limit_concurrency=settings.max_sockets + SPARE_CONNECTIONS,
        timeout_graceful_shutdown=STOP_SECONDS,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # context.py reads them if the settings say so
        log_config=None,
    )


def worker() -> FastAPI:
    """The application of one process."""
    given = json.loads(os.environ[WORKER_SETTINGS])
    set_up_logs(given.pop("log_level"))
    show_compiling(language_of(os.environ))  # a worker is a new process
    return create_app(Settings(**given))
