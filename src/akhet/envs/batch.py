"""`BatchEnv`: thousands of games at once, a step of each at a time, on all cores."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from akhet.bots.heuristics import heuristics_of
from akhet.envs.batch_loop import batch_loop
from akhet.envs.seeding import read_seed
from akhet.envs.variant import MOST_GAMES, check_count, check_playout_bot, read_variant
from akhet.kernel.layout import blank, copy_of
from akhet.kernel.stream import new_streams
from akhet.table import key_for

MOST_CORES = 1024


class BatchEnv:
    """Many games of one variant. Every array has a row a game, stays the same array, and is written in place.

    `seats` says who is to move in each game, `masks` what they may do and `observations` what they see (`layout` says
    what is where). After a step `ended` marks the games it ended and `rewards` says what those were worth to each seat;
    everything else is then of the next game, which has begun in their place.

    A batch is the same, step for step, on any number of cores.
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int = 2,
        *,
        seed: int | None = None,
        rewards: str = "rank",
        cores: int | None = None,
        components: str | Path | None = None,
        **options: Any,
    ) -> None:
        """`cores` are all there are unless said otherwise; `options` the game's own, as for `Game.open`."""
        self.games = check_count("games", games, MOST_GAMES)
        cores = check_count("cores", cores or os.cpu_count() or 1, MOST_CORES)
        self.variant = read_variant(game, players, rewards, components, options)
        self.layout = self.variant.layout
        self.actions = self.variant.actions
        self._loop = batch_loop(self.variant.game.name)
        self.states = blank(self.variant.game.rules.state, games)
        self.seats = np.zeros(games, np.int8)
        self.masks = np.zeros((games, len(self.actions)), np.bool_)
        self.observations = np.zeros((games, self.layout.size), np.uint8)
        self.rewards = np.zeros((games, players), np.float32)
        self.ended = np.zeros(games, np.bool_)
        self._actions = np.zeros(games, np.int64)
        bounds = np.linspace(0, games, min(cores, games) + 1).astype(int).tolist()
        self._stretches = list(pairwise(bounds))
        self._buffers = [Buffers(self.variant.game.name) for _ in self._stretches]
        self._pool = ThreadPoolExecutor(len(self._stretches)) if len(self._stretches) > 1 else None
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Begin every game anew. A seed makes all that follows repeatable; without one it is not."""
        key = key_for(read_seed(seed))
        self._dice = new_streams(key, range(0, 2 * self.games, 2))
        self._choices = new_streams(key, range(1, 2 * self.games, 2))
        self.rewards[:] = 0.0
        self.ended[:] = False
        variant = self.variant
        self._everywhere(
            lambda buffers, start, stop: self._loop["begin_all"](
                self.states, variant.setup, variant.game.parts, self._dice,
                self.seats, self.masks, self.observations, buffers.moves, buffers.view, start, stop,
            )
        )  # fmt: skip

    def step(self, actions: Any) -> None:
        """Make a move in every game. Where one is not legal none is made, and the error names the first."""
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"actions are {given.dtype} of shape {given.shape}; they must be whole numbers of shape ({self.games},)"
            )
        self._actions[:] = given
        wrong = self._loop["first_illegal"](self._actions, self.masks)
        if wrong >= 0:
            raise ValueError(f"action {given[wrong]} is not legal in game {wrong}; `masks[{wrong}]` says which are")
        variant = self.variant
        self._everywhere(
            lambda buffers, start, stop: self._loop["step_all"](
                self.states, variant.setup, variant.game.parts, self._dice, self._actions, variant.by,
                self.seats, self.masks, self.observations, self.rewards, self.ended,
                buffers.moves, buffers.view, buffers.places, start, stop,
            )
        )  # fmt: skip

    def sample(self) -> np.ndarray:
        """A legal action for every game, any of them as likely, from dice of their own."""
        actions = np.zeros(self.games, np.int64)
        parts = self.variant.game.parts
        self._everywhere(
            lambda buffers, start, stop: self._loop["choose_all"](
                self.states, parts, self._choices, actions, buffers.moves, start, stop
            )
        )
        return actions

    def greedy(self) -> np.ndarray:
        """What the bot `greedy` does in every game."""
        actions = np.zeros(self.games, np.int64)
        parts = self.variant.game.parts
        self._everywhere(
            lambda buffers, start, stop: self._loop["advise_all"](
                self.states,
                parts,
                self._choices,
                actions,
                buffers.moves,
                buffers.plans,
                buffers.scores,
                buffers.scratch,
                start,
                stop,
            )
        )
        return actions

    def playouts(self, bot: str = "random") -> tuple[np.ndarray, np.ndarray]:
        """Play on every game to its end, on copies: what each was worth to each seat, and how many decisions it took.

        `bot` sits in every seat: `random` or `greedy`. Its dice are apart, so the games themselves do not notice.
        """
        check_playout_bot(bot)
        states = copy_of(self.states)
        rewards = np.zeros_like(self.rewards)
        decisions = np.zeros(self.games, np.int64)
        given = (states, self.variant.game.parts, self._choices, self.variant.by, rewards, decisions)
        if bot == "random":
            finish = self._loop["finish_all"]
            self._everywhere(lambda buffers, start, stop: finish(*given, buffers.moves, buffers.places, start, stop))
        else:
            greedily = self._loop["finish_all_greedily"]
            self._everywhere(
                lambda buffers, start, stop: greedily(
                    *given, buffers.moves, buffers.places, buffers.plans, buffers.scores, buffers.scratch, start, stop
                )
            )
        return rewards, decisions

    def close(self) -> None:
        if self._pool:
            self._pool.shutdown()

    def _everywhere(self, work: Callable[["Buffers", int, int], Any]) -> None:
        """Do a piece of work for the whole batch, a stretch of it on each core."""
        if self._pool is None:
            work(self._buffers[0], *self._stretches[0])
            return
        under_way = [
            self._pool.submit(work, buffers, *stretch)
            for buffers, stretch in zip(self._buffers, self._stretches, strict=True)
        ]
        for done in under_way:
            done.result()


class Buffers:
    """What one core writes on while it works."""

    def __init__(self, game: str) -> None:
        heuristics = heuristics_of(game)
        self.moves, self.plans, self.scores = heuristics.buffers()
        self.view = blank(heuristics.rules.view)[0]
        self.places = np.zeros(8, np.int64)
        self.scratch = heuristics.new_scratch()[0]
