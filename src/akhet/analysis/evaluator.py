"""The evaluator of positions and decisions: a network, a reference policy, and how far they look ahead. It is frozen.

Its version changes with everything that changes a value: the estimates of luck are unbiased only if the evaluator was
chosen before the games were played (docs/analysis.md).
"""

import hashlib

import numpy as np

from akhet.analysis.course import Chance
from akhet.analysis.description import description_of
from akhet.analysis.loop import GIVEN, PRESENT, review_functions
from akhet.bots.network.file import shipped_network
from akhet.bots.network.learned import learned_heuristics
from akhet.kernel.layout import Record, blank
from akhet.kernel.manifest import MAX_SEATS
from akhet.kernel.stream import new_stream
from akhet.table import Game

VERSION = "3"  # 2: reasons from final scores, levels, topics; 3: luck also from games that are played on
SAMPLES = 8  # futures of a position before chance results; always the same ones
SET_UPS = 256  # from which the value of a game before its beginning is estimated
FIXED_KEY = hashlib.sha256(b"akhet review evaluator").digest()


class Evaluator:
    """Works in buffers of its own: one per thread."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules = game.rules
        self.network = shipped_network(game.name)  # refused if the game has none
        self.heuristics = learned_heuristics(game.name, self.network.weights)
        self.description = description_of(game.name)
        self.scratch = self.heuristics.new_scratch()[0]
        self.buffers = self.heuristics.buffers()
        self._functions = review_functions(game.name)
        self._stream = new_stream(FIXED_KEY)
        self._states = np.asarray(blank(self.rules.state, 3))
        self._view = blank(self.rules.view)[0]  # of a comparison that is given the position itself
        self._shares, self._sums = np.zeros(MAX_SEATS), np.zeros(MAX_SEATS)
        self._places = np.zeros(MAX_SEATS, np.int64)

    def value(self, state: Record) -> np.ndarray:
        """The win share of every seat in a position, with what each seat knows of it."""
        self._states[PRESENT] = state
        self._functions.value_of(
            self._stream, self.game.parts, SAMPLES, self._states, self._shares, self._sums, self._places,
            *self.buffers, self.scratch,
        )  # fmt: skip
        return self._sums[: int(state.players)].copy()

    def outcomes(self, before: Record) -> tuple[np.ndarray, np.ndarray]:
        """The probability of each chance result that can come next, and the values after each."""
        self._states[GIVEN] = before
        weights = np.zeros(self.rules.outcomes, np.int64)
        values = np.zeros((self.rules.outcomes, MAX_SEATS))
        total = self._functions.outcomes(
            self._stream, self.game.parts, SAMPLES, self._states, weights, values, self._shares, self._sums,
            self._places, *self.buffers, self.scratch,
        )  # fmt: skip
        return weights / total, values[:, : int(before.players)]

    def luck(self, chance: Chance) -> tuple[np.ndarray, np.ndarray]:
        """The mean value over all results of a chance, and how much better the one that came was, for every seat."""
        odds, values = self.outcomes(chance.before)
        mean = odds @ values
        return mean, values[chance.outcome] - mean

    def compare(
        self, view: Record, key: bytes, truth: Record | None, steps: np.ndarray, lengths: np.ndarray,
        active: np.ndarray, first: int, last: int, found: np.ndarray, finals: np.ndarray, ends: np.ndarray,
    ) -> int:  # fmt: skip
        """Play the active candidates to the end in these worlds; with `truth`, from that position with as many futures.

        Returns the number of plans played.
        """
        many, worlds, _ = found.shape
        if finals.shape != found.shape or ends.shape != (many, worlds, len(self.description.ends)) or last > worlds:
            raise ValueError("the arrays do not fit: compiled code would write beside them")
        if truth is not None:
            self._states[GIVEN] = truth
        return int(
            self._functions.compare(
                view, self.game.parts, new_stream(key), truth is not None, steps, lengths, active, first, last,
                self._states, found, finals, ends, self._shares, self._places, *self.buffers, self.scratch,
            )
        )  # fmt: skip

    def play_out(self, state: Record, key: bytes, games: int) -> tuple[np.ndarray, int]:
        """The mean result of games that the reference policy plays on from a position, and the plans played in them."""
        players = int(state.players)
        found, finals = np.zeros((1, games, players)), np.zeros((1, games, players))
        ends = np.zeros((1, games, len(self.description.ends)))
        nothing = np.zeros((1, 1), np.int64), np.zeros(1, np.int64), np.ones(1, np.bool_)
        played = self.compare(self._view, key, state, *nothing, 0, games, found, finals, ends)
        return found[0].mean(0), played

    def draw_plan(self, state: Record, stream: Record) -> int:
        """A plan of the reference policy; -1 if the game is over."""
        return int(self._functions.draw_plan(state, self.game.parts, stream, *self.buffers, self.scratch))
