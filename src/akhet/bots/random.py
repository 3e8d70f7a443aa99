"""A bot that plays any legal move, each as likely."""

from akhet.kernel.layout import Record
from akhet.kernel.stream import below, new_stream


class RandomBot:
    def __init__(self, key: bytes) -> None:
        self._stream = new_stream(key)

    def choose(self, view: Record, legal: list[int]) -> int:
        return legal[below(self._stream, len(legal))]
