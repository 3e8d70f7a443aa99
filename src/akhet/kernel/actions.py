"""The fixed table of a game's actions. Each has a number and words, the same in all variants of the game."""

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
        """An array for a list of legal moves, with a spare entry, because rules write a move before they count it."""
        return np.zeros(len(self) + 1, np.int16)

    def start(self, group: str) -> int:
        return self._starts[group]

    def say(self, action: int) -> str:
        return self.words[action]

    def number(self, words: str) -> int | None:
        """The action with exactly these words, or None."""
        return self._numbers.get(words)
