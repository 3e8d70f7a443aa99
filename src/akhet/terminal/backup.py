"""`akhet backup` and `akhet restore`."""

import argparse
import signal
import sys
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager

from akhet.language import percent, say
from akhet.server.settings import Settings
from akhet.server.storage.backup import back_up, restore
from akhet.server.storage.backup_files import Progress

SHOWN_AFTER = 2.0  # seconds
MEGABYTE = 10**6


def backup_command(choice: argparse.Namespace) -> int:
    settings = Settings.from_environment()
    with stopped_cleanly(), shown_progress() as progress:
        file = back_up(settings.url, choice.file, choice.keep, progress)
    print(say("backup-done", file=str(file), size=_megabytes(file.stat().st_size)))
    return 0


def restore_command(choice: argparse.Namespace) -> int:
    settings = Settings.from_environment()
    with stopped_cleanly(), shown_progress() as progress:
        restore(settings.url, choice.file, choice.replace, progress)
    print(say("backup-restored", file=str(choice.file)))
    return 0


@contextmanager
def stopped_cleanly() -> Generator[None]:
    """On SIGTERM, delete unfinished files and end the programs that were started. By default nothing would be done."""

    def stop(*_: object) -> None:
        sys.exit(128 + signal.SIGTERM)

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def shown_progress(clock: Callable[[], float] = time.monotonic) -> Generator[Progress]:
    """Show on stderr how much is done, once it takes long. A terminal shows the last state, a file a few lines."""
    on_terminal = sys.stderr.isatty()
    pause = 0.2 if on_terminal else 10.0
    due = clock() + SHOWN_AFTER

    def show(done: int | None, total: int | None) -> None:
        nonlocal due
        if clock() < due:
            return
        due = clock() + pause
        if done is None:
            line = say("backup-checking")
        elif total:
            line = say("backup-progress", share=percent(done / total, 0))
        else:
            line = say("backup-progress-size", size=_megabytes(done))
        sys.stderr.write(f"\r\x1b[K{line}" if on_terminal else f"{line}\n")
        sys.stderr.flush()

    try:
        yield show
    finally:
        if on_terminal:
            sys.stderr.write("\r\x1b[K")


def _megabytes(size: int) -> float:
    return round(size / MEGABYTE, 1)
