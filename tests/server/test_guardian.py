"""The servers of a killed test run end: they would occupy ports, memory and files for ever."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil

ROOT = Path(__file__).parents[2]
SECONDS = 30.0
# What a test run does, without pytest: start a PostgreSQL and a server with workers on it, then wait.
TEST_RUN = """
import json, sys, time
from tests.server.servers import Postgres, RunningServer

with Postgres() as postgres:
    server = RunningServer(postgres.new_database("x"), workers=2, wait_for_bots=False)
    started = {"server": server.process.pid, "postgres": postgres.process_id, "folder": postgres.folder}
    print(json.dumps(started), flush=True)
    time.sleep(600)
"""


def test_the_servers_of_a_killed_test_run_end() -> None:
    with subprocess.Popen([sys.executable, "-c", TEST_RUN], cwd=ROOT, stdout=subprocess.PIPE) as run:
        assert run.stdout is not None
        started = json.loads(run.stdout.readline())
        servers = [psutil.Process(started[name]) for name in ("server", "postgres")]
        processes = [*servers, *(child for one in servers for child in one.children(recursive=True))]
        assert len(processes) > 4 and all(map(is_running, processes))
        run.send_signal(signal.SIGKILL)
    until = time.monotonic() + SECONDS
    while any(map(is_running, processes)) or Path(started["folder"]).exists():
        assert time.monotonic() < until, [one for one in processes if is_running(one)]
        time.sleep(0.05)


def is_running(process: psutil.Process) -> bool:
    """False also for a zombie: its parent is gone, and not every machine has an init process that collects it."""
    try:
        return process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False
