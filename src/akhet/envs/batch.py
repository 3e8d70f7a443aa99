"""`BatchEnv`: thousands of games at once, stepped together on all cores."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from akhet.bots.heuristics import heuristics_of
from akhet.bots.network.file import shipped_network
from akhet.bots.network.learned import learned_heuristics
from akhet.envs.batch_base import BatchBase
from akhet.envs.batch_loop import batch_loop
from akhet.envs.seeding import read_seed
from akhet.envs.variant import check_count, check_playout_bot
from akhet.kernel.layout import blank, copy_of
from akhet.kernel.stream import new_streams
from akhet.table import key_for

MOST_CORES = 1024


class BatchEnv(BatchBase):
    """Many games of one variant. Every array has one row per game, stays the same array, and is written in place.

    `seats` has the seat to move in each game, `masks` its legal actions and `observations` what it sees (`layout` says
    what is where). After a step, `ended` marks the games that it ended and `rewards` has their rewards, one per seat.
    The other arrays then describe the next game, which has begun in the same row.

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
        layout_version: int | None = None,
        **options: Any,
    ) -> None:
        """`rewards` are by "rank" or by "margin"; `cores` default to all; `options` are the game's own, as for
        `Game.open`. `layout_version` chooses an older layout of observations than the newest."""
        cores = check_count("cores", cores or os.cpu_count() or 1, MOST_CORES)
        super().__init__(np.zeros, game, games, players, rewards, components, options, layout_version)
        self.states = self.states.view(np.recarray)
        self._loop = batch_loop(self.variant.game.name, self.variant.layout_version)
        self._actions = np.zeros(self.games, np.int64)
        bounds = np.linspace(0, self.games, min(cores, self.games) + 1).astype(int).tolist()
        self._ranges = list(pairwise(bounds))
        self._buffers = [Buffers(self.variant.game.name) for _ in self._ranges]
        self._learners: dict[int, Any] | None = None  # the working memory of the network, one per core
        self._pool = ThreadPoolExecutor(len(self._ranges)) if len(self._ranges) > 1 else None
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Begin every game anew. A seed makes everything that follows repeatable."""
        key = key_for(read_seed(seed))
        self._dice = new_streams(key, range(0, 2 * self.games, 2))
        self._choices = new_streams(key, range(1, 2 * self.games, 2))
        self.rewards[:] = 0.0
        self.ended[:] = False
        variant = self.variant
        self._on_all_cores(
            lambda buffers, start, stop: self._loop.begin_all(
                self.states, variant.setup, variant.game.parts, self._dice,
                self.seats, self.masks, self.observations, buffers.moves, buffers.view, start, stop,
            )
        )  # fmt: skip

    def step(self, actions: Any) -> None:
        """Make a move in every game. If any is not legal, no move is made, and the error names the first."""
        given = np.asarray(actions)
        self._check_actions(given)
        self._actions[:] = given
        wrong = self._loop.first_illegal(self._actions, self.masks)
        if wrong >= 0:
            raise self._illegal(given[wrong], wrong)
        variant = self.variant
        self._on_all_cores(
            lambda buffers, start, stop: self._loop.step_all(
                self.states, variant.setup, variant.game.parts, self._dice, self._actions, variant.by,
                self.seats, self.masks, self.observations, self.rewards, self.ended,
                buffers.moves, buffers.view, buffers.places, start, stop,
            )
        )  # fmt: skip

    def sample(self) -> np.ndarray:
        """A random legal action for every game, all equally likely. The games' own dice are not used."""
        actions = np.zeros(self.games, np.int64)
        parts = self.variant.game.parts
        self._on_all_cores(
            lambda buffers, start, stop: self._loop.choose_all(
                self.states, parts, self._choices, actions, buffers.moves, start, stop
            )
        )
        return actions

    def greedy(self) -> np.ndarray:
        """The action of the bot `greedy` in every game."""
        actions = np.zeros(self.games, np.int64)
        parts = self.variant.game.parts
        self._on_all_cores(
            lambda buffers, start, stop: self._loop.advise_all(
                self.states, parts, self._choices, actions,
                buffers.moves, buffers.plans, buffers.scores, buffers.scratch, start, stop,
            )
        )  # fmt: skip
        return actions

    def learned(self) -> np.ndarray:
        """The action of the bot `learned`, without a search, in every game."""
        weights = shipped_network(self.variant.game.name).weights
        advise = self._loop.advise_all_learned
        assert advise is not None  # a game with a network has it
        if self._learners is None:
            new_scratch = learned_heuristics(self.variant.game.name, weights).new_scratch
            self._learners = {id(buffers): new_scratch()[0] for buffers in self._buffers}
        learners = self._learners
        actions = np.zeros(self.games, np.int64)
        parts = self.variant.game.parts
        self._on_all_cores(
            lambda buffers, start, stop: advise(
                self.states, parts, self._choices, actions,
                buffers.moves, buffers.plans, buffers.scores, learners[id(buffers)], start, stop,
            )
        )  # fmt: skip
        return actions

    def playouts(self, bot: str = "random") -> tuple[np.ndarray, np.ndarray]:
        """Play copies of all games to their ends. Returns the rewards per seat, and the number of decisions per game.

        `bot`, `random` or `greedy`, sits in every seat. The games themselves and their dice do not change.
        """
        check_playout_bot(bot)
        states = copy_of(self.states)
        rewards = np.zeros_like(self.rewards)
        decisions = np.zeros(self.games, np.int64)
        given = (states, self.variant.game.parts, self._choices, self.variant.by, rewards, decisions)
        if bot == "random":
            finish = self._loop.finish_all
            self._on_all_cores(lambda buffers, start, stop: finish(*given, buffers.moves, buffers.places, start, stop))
        else:
            greedily = self._loop.finish_all_greedily
            self._on_all_cores(
                lambda buffers, start, stop: greedily(
                    *given, buffers.moves, buffers.places, buffers.plans, buffers.scores, buffers.scratch, start, stop
                )
            )
        return rewards, decisions

    def close(self) -> None:
        if self._pool:
            self._pool.shutdown()

    def _on_all_cores(self, work: Callable[["Buffers", int, int], Any]) -> None:
        """Call `work(buffers, start, stop)` for the whole batch, one range of it per core."""
        if self._pool is None:
            work(self._buffers[0], *self._ranges[0])
            return
        tasks = [
            self._pool.submit(work, buffers, *games) for buffers, games in zip(self._buffers, self._ranges, strict=True)
        ]
        for task in tasks:
            task.result()


class Buffers:
    """The working memory of one core."""

    def __init__(self, game: str) -> None:
        heuristics = heuristics_of(game)
        self.moves, self.plans, self.scores = heuristics.buffers()
        self.view = blank(heuristics.rules.view)[0]
        self.places = np.zeros(8, np.int64)
        self.scratch = heuristics.new_scratch()[0]
