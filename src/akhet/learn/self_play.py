"""A batch of games at decisions, in which a network plays every seat."""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from akhet.bots.heuristics import GameHeuristics, heuristics_of
from akhet.bots.network.evaluate import SEATS
from akhet.bots.network.features import Features, features_of
from akhet.bots.network.plans import KEPT_PLANS
from akhet.bots.search_loop import SEARCH_PARAMS, TRAIL
from akhet.kernel.layout import blank
from akhet.kernel.refusal import refuse
from akhet.kernel.stream import new_streams
from akhet.learn.curriculum import Variant
from akhet.learn.self_play_loop import play_all_of
from akhet.table import Game, key_for

NOT_YET = -1
RANGES_PER_CORE = 4  # of games, because some take longer than others


def checked_features(game: str) -> Features:
    """What a game's network is told; a game that says nothing of it is refused."""
    features = features_of(game)
    if features is None:
        raise refuse("learn.no_features", None, game=game)
    return features


class SelfPlay:
    """Games of several variants, one row per game. Every array is written in place.

    `rows` and `features` are what the network is told of each decision; `counts` has the number of plans and `seats`
    the seat to move. After `play`, `ended` marks the games that ended, and `results` has how each seat did in them:
    the share of rivals behind it, the same by a smooth lead, and whether it won.
    """

    def __init__(self, game: str, variants: Sequence[Variant], games: int, seed: int, cores: int | None = None) -> None:
        heuristics, features = heuristics_of(game), checked_features(game)
        self.game = Game(game)
        setups = [self.game.initial_state(variant.players, dict(variant.options)) for variant in variants]
        self._setups = np.concatenate(setups).view(np.recarray)
        shares = np.array([variant.share for variant in variants], float)
        bounds = np.round(np.cumsum(shares) / shares.sum() * games).astype(int)
        self._variant = np.searchsorted(bounds, np.arange(games), side="right").astype(np.int64)
        self.players = np.array([variant.players for variant in variants])[self._variant]
        self._states = self._setups[self._variant].copy().view(np.recarray)
        self._dice = new_streams(key_for(seed), range(games))
        self.rows = np.zeros((games, features.inputs.size), np.uint8)
        self.features = np.zeros((games, KEPT_PLANS, features.most_features), np.int16)
        self.plans = np.zeros((games, KEPT_PLANS), np.int64)
        self.counts = np.zeros(games, np.int64)
        self.seats = np.zeros(games, np.int64)
        self.ended = np.zeros(games, np.bool_)
        self.results = np.zeros((games, SEATS, 3), np.float32)
        self._play = play_all_of(game, features)
        self._by_rank, self._by_lead = blank(SEARCH_PARAMS, 2)
        for params, margin in ((self._by_rank, 0.0), (self._by_lead, 1.0)):
            for name, number in heuristics.params.items():
                setattr(params, name, number)
            params.margin = margin
        cores = cores or os.cpu_count() or 1
        edges = np.linspace(0, games, min(RANGES_PER_CORE * cores, games) + 1).astype(int).tolist()
        self._ranges = list(pairwise(edges))
        self._buffers = [_new_buffers(heuristics) for _ in self._ranges]
        self._pool = ThreadPoolExecutor(cores)
        self._show()

    def play(self, chosen: np.ndarray) -> None:
        """Carry out the plan with this number in every game, up to its next decision."""
        list(self._pool.map(self._play_range, range(len(self._ranges)), [chosen.astype(np.int64)] * len(self._ranges)))

    def position(self) -> dict[str, np.ndarray]:
        """The games as they are, as bytes, to continue them later."""
        arrays = self._kind() | {"states": self._states, "dice": self._dice}
        return {name: array.view(np.uint8).copy() for name, array in arrays.items()}

    def restore(self, position: dict[str, np.ndarray]) -> bool:
        """Continue these games; return False, and change nothing, if their variants or their number are others."""
        if any(not np.array_equal(position[name], array.view(np.uint8)) for name, array in self._kind().items()):
            return False
        self._states.view(np.uint8)[:] = position["states"]
        self._dice.view(np.uint8)[:] = position["dice"]
        self._show()
        return True

    def _kind(self) -> dict[str, np.ndarray]:
        """How each variant begins, and which game is of which."""
        return {"setups": self._setups, "variant": self._variant}

    def _show(self) -> None:
        """Go to the first decision of every game."""
        not_yet = np.full(len(self.counts), NOT_YET, np.int64)
        self._play_range(0, not_yet)  # compiled by one thread
        self.play(not_yet)

    def _play_range(self, number: int, chosen: np.ndarray) -> None:
        self._play(
            self._states, self._setups, self._variant, self.game.parts, self._dice, chosen, self._by_rank,
            self._by_lead, self.results, self.ended, self.counts, self.seats, self.plans, self.rows, self.features,
            *self._buffers[number], *self._ranges[number],
        )  # fmt: skip


def _new_buffers(heuristics: GameHeuristics) -> tuple[Any, ...]:
    return blank(heuristics.rules.view)[0], blank(TRAIL)[0], *heuristics.buffers(), heuristics.new_scratch()[0]
