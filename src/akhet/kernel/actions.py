"""A fixed table of actions: every action of a game has one number in all its variants, and words."""

from collections.abc import Sequence

import numpy as np


class ActionTable:
    """Actions in groups; a group's members have consecutive numbers from `start(group)` on."""

    def __init__(self, **groups: Sequence[str]) -> None:
        self._starts: dict[str, int] = {}
        self.words: list[str] = []
        for group, words in groups.items():
            self._starts[group] = len(self.words)
            self.words.extend(words)
        self._numbers = {words: number for number, words in enumerate(self.words)}
        if len(self._numbers) != len(self.words):
            raise ValueError("two actions have the same words")

    def __len__(self) -> int:
        return len(self.words)

    def buffer(self) -> np.ndarray:
        """Room to list legal moves in: every action, and one more, for a list may be written before it is counted."""
        return np.zeros(len(self) + 1, np.int16)

    def start(self, group: str) -> int:
        return self._starts[group]

    def say(self, action: int) -> str:
        return self.words[action]

    def number(self, words: str) -> int | None:
        """The action with exactly these words, or None."""
        return self._numbers.get(words)
