"""Limits: token buckets for rates, and counts of what is open at once."""

import time
from abc import ABC, abstractmethod
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from akhet.kernel.refusal import refuse

BURST = 5.0  # seconds' worth of tokens that a bucket holds
MOST_KEYS = 100_000


class Rate(ABC):
    """Token buckets, one per key: of this process (`Rates`) or of all workers (`SharedRates`)."""

    @abstractmethod
    def take(self, key: str, cost: float = 1.0) -> bool:
        """Take tokens, if there are as many."""

    def must(self, key: str) -> None:
        """Take a token, or refuse."""
        if not self.take(key):
            raise refuse("server.too_fast")


class Limit(ABC):
    """Places, a number per key: of this process (`Places`) or of all workers (`SharedPlaces`)."""

    @abstractmethod
    def enter(self, key: str) -> bool:
        """Take a place, if there is one."""

    @abstractmethod
    def leave(self, key: str) -> None:
        """Give a place back that was taken."""

    @contextmanager
    def one(self, key: str) -> Iterator[bool]:
        """Take a place, if there is one; it is free again at the end."""
        taken = self.enter(key)
        try:
            yield taken
        finally:
            if taken:
                self.leave(key)


class Bucket:
    """A token bucket: holds at most `size` tokens and gains `rate` tokens per second."""

    __slots__ = ("_at", "_tokens", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._tokens = size
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self._tokens = min(self.size, self._tokens + (now - self._at) * self.rate)
        self._at = now
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True


class Rates(Rate):
    """One bucket per key. The least recently used are forgotten first."""

    def __init__(self, rate: float, size: float | None = None) -> None:
        self._rate = rate
        self._size = rate * BURST if size is None else size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._size)
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(cost)


class Places(Limit):
    """A number of places per key."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: Counter[str] = Counter()

    def enter(self, key: str) -> bool:
        if self._counts[key] >= self._most:
            return False
        self._counts[key] += 1
        return True

    def leave(self, key: str) -> None:
        self._counts[key] -= 1
        if self._counts[key] == 0:
            del self._counts[key]
