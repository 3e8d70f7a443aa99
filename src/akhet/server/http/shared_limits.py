"""Limits over all workers of a server: the same rates and places as in `limits.py`, in files that the workers map.

The files are in the folder that the workers share (`run/serve.py`). Nothing is locked: two workers that count at the
very same moment may count once too little, which a limit can bear.
"""

import mmap
import os
import struct
import time
from collections.abc import Iterator
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

from akhet.server.http.limits import Limit, Rate

BUCKET = struct.Struct("<Qdd")  # digest of the key, tokens, the time at which there were so many
BUCKETS = 1 << 16
COUNT = struct.Struct("<i")
COUNTS = 1 << 16  # per row
ROWS = 2
SUFFIX = ".places"


def _mapped(path: Path, size: int) -> mmap.mmap:
    """A file of this size in memory. A new one is full of zeros, whichever worker is the first to open it."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        os.ftruncate(descriptor, size)
        return mmap.mmap(descriptor, size)
    finally:
        os.close(descriptor)


def _digest(folder: Path, key: str) -> int:
    """A number for a key. Nobody outside can find two keys with the same one: the folder's name is random."""
    return int.from_bytes(blake2b(key.encode(), digest_size=8, key=folder.name.encode()[-64:]).digest(), "little")


class SharedRates(Rate):
    """One token bucket per key. Two keys with the same bucket take turns: the one that comes next has a full one."""

    def __init__(self, folder: Path, name: str, rate: float, size: float) -> None:
        self._folder = folder
        self._rate = rate
        self._size = size
        self._memory = _mapped(folder / f"{name}.rates", BUCKETS * BUCKET.size)

    def take(self, key: str, cost: float = 1.0) -> bool:
        digest = _digest(self._folder, key)
        at = digest % BUCKETS * BUCKET.size
        now = time.monotonic()  # the same clock in all processes of a machine
        found, tokens, before = BUCKET.unpack_from(self._memory, at)
        tokens = min(self._size, tokens + max(0.0, now - before) * self._rate) if found == digest else self._size
        enough = tokens >= cost
        BUCKET.pack_into(self._memory, at, digest, tokens - cost if enough else tokens, now)
        return enough


class SharedPlaces(Limit):
    """A number of places per key, counted in a count-min sketch per worker.

    Each worker writes only its own file, so the places of one that was killed are free again.
    """

    def __init__(self, folder: Path, name: str, most: int) -> None:
        self._folder = folder
        self._name = name
        self._most = most
        self._own = os.getpid()
        self._sketches: dict[int, mmap.mmap] = {}
        self._sketch_of(self._own)

    def enter(self, key: str) -> bool:
        spots = self._spots(key)
        if self._taken(spots) >= self._most:
            return False
        self._add(spots, 1)
        return True

    def leave(self, key: str) -> None:
        self._add(self._spots(key), -1)

    def _spots(self, key: str) -> list[int]:
        """Where a key is counted: one count per row."""
        digest = _digest(self._folder, key)
        return [(row * COUNTS + (digest >> 16 * row) % COUNTS) * COUNT.size for row in range(ROWS)]

    def _taken(self, spots: list[int]) -> int:
        """How many places are taken: never fewer than there are, and rarely more."""
        sketches = [self._sketch_of(worker) for worker in self._workers()]
        return min(sum(COUNT.unpack_from(sketch, spot)[0] for sketch in sketches) for spot in spots)

    def _add(self, spots: list[int], change: int) -> None:
        sketch = self._sketches[self._own]
        for spot in spots:
            COUNT.pack_into(sketch, spot, COUNT.unpack_from(sketch, spot)[0] + change)

    def _workers(self) -> Iterator[int]:
        """The processes of all workers that run. The files of others are deleted."""
        for file in self._folder.glob(f"{self._name}.*{SUFFIX}"):
            worker = int(file.name.split(".")[1])
            try:
                os.kill(worker, 0)
            except ProcessLookupError:
                self._sketches.pop(worker, None)
                with suppress(FileNotFoundError):  # another worker was faster
                    file.unlink()
            else:
                yield worker

    def _sketch_of(self, worker: int) -> mmap.mmap:
        if worker not in self._sketches:
            path = self._folder / f"{self._name}.{worker}{SUFFIX}"
            if worker == self._own:
                path.unlink(missing_ok=True)  # of an earlier process with this number
            self._sketches[worker] = _mapped(path, ROWS * COUNTS * COUNT.size)
        return self._sketches[worker]
