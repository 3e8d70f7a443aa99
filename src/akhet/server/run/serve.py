"""`akhet serve`: run the server on this machine."""

import dataclasses
import json
import logging
import multiprocessing
import os
import resource
import signal
import socket
import threading
import time
from collections.abc import Callable
from contextlib import nullcontext
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import TemporaryDirectory

import uvicorn
from fastapi import FastAPI

from akhet.kernel.refusal import refuse
from akhet.language import language_of, show_compiling
from akhet.puzzles.library import puzzle_files
from akhet.server import metrics
from akhet.server.http.app import create_app
from akhet.server.messages import MAX_MESSAGE
from akhet.server.people.word_lists import read_word_lists
from akhet.server.run.logs import set_up_logs
from akhet.server.run.metrics_address import check_metrics_address, free_port, serve_metrics
from akhet.server.run.protocols import SlowClientHttp, TableWebSocket
from akhet.server.run.workers import use_workers
from akhet.server.settings import Settings
from akhet.server.storage.store import Store
from akhet.server.tables.sets import read_set_files
from akhet.server.tracing import check_traces

SPARE_CONNECTIONS = 1000  # for requests, in addition to WebSockets
STOP_SECONDS = 10
CONNECT_SECONDS = 5.0
POLL_SECONDS = 0.1
PING_SECONDS = 20.0  # a client that does not answer a WebSocket ping for so long is gone
WORKER_SECONDS = 120  # after which a worker that does not answer is replaced; on a busy machine it imports for long
WORKER_SETTINGS = "AKHET_WORKER_SETTINGS"  # how a worker process gets its settings


def check_start(host: str, port: int, settings: Settings) -> int:
    """Refuse, in a sentence, if the server could not start: later it would be a traceback of a worker.

    Returns the port, which is a free one if 0 was asked for.
    """
    try:
        port = free_port(host, port)
    except OSError as error:
        raise refuse("server.port", None, host=host, port=str(port), reason=error.strerror) from error
    if settings.metrics_address:
        check_metrics_address(settings.metrics_address)
    if settings.traces:
        check_traces(settings.traces)
    if settings.workers > 1 and settings.url.startswith("sqlite"):
        raise refuse("server.workers_need_postgresql")
    read_set_files(settings.components)
    read_word_lists(settings.word_lists)
    puzzle_files([Path(file) for file in settings.puzzles])
    Store(settings.url).close()
    return port


def serve(host: str, port: int, settings: Settings, log_level: str, when_open: Callable[[str], object]) -> None:
    """Serve until the process is told to stop. `when_open` is called with the address once clients can connect."""
    _allow_sockets()
    os.environ[WORKER_SETTINGS] = json.dumps(dataclasses.asdict(settings) | {"log_level": log_level})
    # Only this user can read the folder. The workers have their metrics in it, and the sockets of `hand_over.py`.
    with TemporaryDirectory(prefix="akhet-workers-") if settings.workers > 1 else nullcontext() as folder:
        if folder is not None:
            os.environ[metrics.FOLDER] = folder
            use_workers()
            set_up_logs(log_level)
            for name in ("uvicorn", "uvicorn.error"):  # here they name no addresses, but workers that died
                logging.getLogger(name).setLevel(logging.NOTSET)
        if settings.metrics_address:
            serve_metrics(settings.metrics_address)
        threading.Thread(target=_wait_until_open, args=(host, port, when_open), daemon=True).start()
        _run(host, port, settings)


def _allow_sockets() -> None:
    """Raise the limit of open files as far as possible: every connection is one."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _wait_until_open(host: str, port: int, then: Callable[[str], object]) -> None:
    """Wait until the server, or one of its workers, accepts connections."""
    while True:
        try:
            with socket.create_connection((host, port), timeout=CONNECT_SECONDS):
                break
        except OSError:
            time.sleep(POLL_SECONDS)
    then(f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/")


def _run(host: str, port: int, settings: Settings) -> None:
    uvicorn.run(
        "akhet.server.run.serve:worker",
        factory=True,
        host=host,
        port=port,
        workers=settings.workers,
        timeout_worker_healthcheck=WORKER_SECONDS,
        http=SlowClientHttp,
        ws=TableWebSocket,
        ws_max_size=MAX_MESSAGE,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
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
    if (supervisor := multiprocessing.parent_process()) is not None:
        threading.Thread(target=_stop_after, args=(supervisor,), daemon=True).start()
    for name in ("components", "puzzles", "word_lists"):
        given[name] = tuple(given[name])  # JSON made it a list, which cannot be hashed
    return create_app(Settings(**given))


def _stop_after(supervisor: BaseProcess) -> None:
    """Stop this worker when its supervisor has ended, even by `kill -9`: it would keep the port and play on unseen."""
    supervisor.join()
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(2 * STOP_SECONDS)
    os._exit(1)
