"""Cores of the server and the players, and the system's figures of the server's process. Linux only."""

import os
import platform
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PAGE = resource.getpagesize()


def cores() -> list[int]:
    return sorted(os.sched_getaffinity(0))


@contextmanager
def started_on(some: list[int]) -> Iterator[None]:
    """Processes started inside stay on these cores; on any core if the list is empty."""
    before = cores()
    os.sched_setaffinity(0, some or before)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def open_many_files() -> None:
    """Raise the limit of open files (sockets) as far as possible, for us and for the server we start."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def memory_of(process: int) -> int:
    """Resident memory of a process and its workers, in bytes."""
    return sum(int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in _family(process)) * PAGE


def seconds_of(process: int) -> float:
    """Processor time of a process and its workers so far."""
    ticks = 0
    for one in _family(process):
        after_name = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        ticks += int(after_name[11]) + int(after_name[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def _family(process: int) -> list[int]:
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *(int(child) for child in children)]


def machine() -> str:
    info = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    model = next((line.partition(":")[2].strip() for line in info if line.startswith("model name")), platform.machine())
    return f"{model}, {os.cpu_count()} cores"
