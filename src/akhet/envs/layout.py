"""The layout of an observation: one row of small numbers, in named parts with a fixed place each."""

from dataclasses import dataclass
from math import prod

import numpy as np


@dataclass(frozen=True)
class Part:
    """Entries of an observation that belong together, in row-major order of `shape`."""

    name: str
    shape: tuple[int, ...]
    meaning: str  # for docs/environments.md

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout:
    """The parts of a game's observation, in order."""

    def __init__(self, *parts: Part) -> None:
        self.parts = {part.name: part for part in parts}
        if len(self.parts) != len(parts):
            raise ValueError("two parts have the same name")
        ends = np.cumsum([part.size for part in parts]).tolist()
        self._starts = {part.name: end - part.size for part, end in zip(parts, ends, strict=True)}
        self.size: int = ends[-1]

    def start(self, name: str) -> int:
        return self._starts[name]

    def part(self, observations: np.ndarray, name: str) -> np.ndarray:
        """A part of one or many observations, in its own shape. It shares the observation's memory."""
        start, part = self._starts[name], self.parts[name]
        return observations[..., start : start + part.size].reshape(*observations.shape[:-1], *part.shape)
