"""Compile the games on a new machine, in one process per game, while the server already answers.

The compiler holds the interpreter's lock, and compiling everything takes more than a minute of one core. So the first
start compiles in other processes, all games at the same time. They fill the cache on disk, and the server loads it.
`make play` runs this module while it builds the browser app:

    python -m akhet.server.tables.preparing
"""

import asyncio
import fcntl
import logging
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from akhet.games import game_names
from akhet.kernel.compiling import GROUND, INTERPRETED, cache_folder
from akhet.server.tables.warm_up import warm_up_bots, warm_up_reviews, warm_up_rules

MODULE = "akhet.server.tables.preparing"
RULES, BOTS, REVIEWS = "rules", "bots", "reviews"
LAYER = "bots"  # whose cache folder changes with everything that rules and bots compile
REVIEW_LAYER = "analysis"
# How many functions the two games and their bots have, by cache folder, and how long one takes compared with another:
# only the progress bar depends on it.
WORK = {GROUND: (192, 1.0), LAYER: (95, 4.0)}
ALL_WORK = sum(functions * each for functions, each in WORK.values())
POLL_SECONDS = 0.2

log = logging.getLogger(__name__)


class Preparation:
    """How far the games are compiled on this machine."""

    def __init__(self) -> None:
        self._games = list(game_names())
        self._began = self._done_before = 0.0  # when compiling begins: the time, and what was compiled already
        self._processes: list[asyncio.subprocess.Process] = []

    @property
    def complete(self) -> bool:
        """Whether nothing is left to compile, or the result could not be kept."""
        return self._has(BOTS) and self._has(REVIEWS)

    @property
    def share(self) -> float:
        """The share of the work that is done, about."""
        return 1.0 if self.complete else min(0.99, _work_done() / ALL_WORK)

    @property
    def seconds_left(self) -> float | None:
        """An estimate from the pace so far; None at the beginning."""
        done = _work_done()
        progress = done - self._done_before
        if self.complete or progress < ALL_WORK / 20:
            return None
        return max(1.0, (ALL_WORK - done) * (time.monotonic() - self._began) / progress)

    async def compile(self) -> None:
        """Start compiling in processes of their own; returns when the rules are ready."""
        self._began, self._done_before = time.monotonic(), _work_done()
        self._processes = [
            await asyncio.create_subprocess_exec(sys.executable, "-m", MODULE, game) for game in self._games
        ]
        # Polled: what is waited for are files, which any process may write.
        while not self._has(RULES) and any(process.returncode is None for process in self._processes):  # noqa: ASYNC110
            await asyncio.sleep(POLL_SECONDS)

    async def wait_for_bots(self) -> None:
        """Wait until the bots are compiled."""
        while not self._has(BOTS) and any(process.returncode is None for process in self._processes):  # noqa: ASYNC110
            await asyncio.sleep(POLL_SECONDS)

    async def wait(self) -> None:
        """Wait until everything is compiled."""
        for process in self._processes:
            if await process.wait() != 0:  # the server compiles that game itself when it is needed
                log.error("a game was not compiled", extra={"status": process.returncode})

    async def stop(self) -> None:
        """End the processes, with the server. What they have compiled so far is kept."""
        for process in self._processes:
            if process.returncode is None:
                process.kill()
                await process.wait()

    def _has(self, stage: str) -> bool:
        stamps = [_stamp(game, stage) for game in self._games]
        return INTERPRETED or all(stamp is None or stamp.exists() for stamp in stamps)


def _work_done() -> float:
    """How much is compiled, by the files in the cache: other processes write them too."""
    folders = [(cache_folder(layer), each) for layer, (_, each) in WORK.items()]
    return sum(each for folder, each in folders if folder is not None for _ in folder.rglob("*.nbi"))


def prepare(game: str) -> None:
    """Compile a game, its bots and its reviews, unless that is done. If another process is at it, wait for that one."""
    for stage, warm_up in ((RULES, warm_up_rules), (BOTS, warm_up_bots), (REVIEWS, warm_up_reviews)):
        stamp = _stamp(game, stage)
        if stamp is None or stamp.exists():
            continue
        with _locked(stamp.with_suffix(".lock")):
            if not stamp.exists():
                warm_up([game])
                stamp.touch()


def _stamp(game: str, stage: str) -> Path | None:
    """The file that says that a game is compiled for this processor; None if the cache cannot be written."""
    if INTERPRETED or (folder := cache_folder(REVIEW_LAYER if stage == REVIEWS else LAYER)) is None:
        return None
    import numba
    from llvmlite import binding

    return folder / f"{game}-{stage}-{numba.__version__}-{binding.get_host_cpu_name()}.complete"


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # released when the file is closed, or the process killed
        yield


async def _prepare_all() -> None:
    preparation = Preparation()
    await preparation.compile()
    await preparation.wait()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # the compiler turns a KeyboardInterrupt into other errors
    if games := sys.argv[1:]:
        prepare(*games)
    else:
        asyncio.run(_prepare_all())
