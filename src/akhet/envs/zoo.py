"""The games as PettingZoo has them (AEC): every seat an agent, one decision at a time.

`env("nile", players=3)` makes one, and so does `pettingzoo.make("aec", "akhet/nile-v0", players=3)` once `akhet.envs`
is imported.
"""

from operator import attrgetter
from pathlib import Path
from typing import Any

import numpy as np

try:
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise ImportError("akhet.envs.zoo needs PettingZoo; install `akhet[envs]`") from error

from akhet.envs.one_game import OneGame
from akhet.envs.rendering import RENDER_MODES, Renderer
from akhet.envs.seeding import read_seed
from akhet.table import key_for

ILLEGAL_REWARD = -1.0  # what PettingZoo's own games give for it, and as bad as the last place by rank

Observation = dict[str, np.ndarray]


def env(game: str, **choices: Any) -> AECEnv:
    """An environment as PettingZoo's own games are wrapped: an illegal action loses the game, one that is none at all
    is an error, and so is a call out of order. `raw_env` says what can be chosen."""
    return OrderEnforcing(AssertOutOfBounds(TerminateIllegal(raw_env(game, **choices), ILLEGAL_REWARD)))


class raw_env(AECEnv[str, Observation, Any]):  # noqa: N801  # the name that PettingZoo's users know
    """An agent a seat, from `player_0` on. An illegal action is refused, and nothing changes.

    An observation is `{"observation": …, "action_mask": …}`: what the seat sees, as `layout` has it, and what it may
    do, nothing unless it is to move. Both are arrays of their own each time.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        rewards: str = "rank",
        render_mode: str | None = None,
        components: str | Path | None = None,
        render_seat: int | None = None,
        **options: Any,
    ) -> None:
        """`rewards` come at the end, by "rank" or by "margin"; `options` are the game's own, as for `Game.open`.
        Pictures and texts show what `render_seat` sees, or without one what an onlooker does."""
        super().__init__()
        self.game = OneGame(game, players, rewards, components, options)
        self.layout = self.game.variant.layout
        self.actions = self.game.rules.actions
        self.render_mode = render_mode
        self._renderer = Renderer(self.game, render_mode)
        self._render_seat = self._renderer.checked_seat(render_seat)
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: Dict(
                observation=Box(0, 255, (self.layout.size,), np.uint8),
                action_mask=Box(0, 1, (len(self.actions),), np.int8),
            )
            for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Space[Any]] = {
            agent: Discrete(len(self.actions)) for agent in self.possible_agents
        }
        self.state_space = Box(0, 255, (players, self.layout.size), np.uint8)
        self._dice_rolled = False

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed makes all that follows repeatable; without one the dice roll on from the last game, in the
        first from the operating system's. There are no `options`: what can be chosen is chosen when it is made."""
        fresh = seed is not None or not self._dice_rolled
        self.game.begin(key_for(read_seed(seed)) if fresh else None)
        self._dice_rolled = True
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.seat]
        self._renderer.after_change(self._render_seat)

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        return {"observation": self.game.observation(seat), "action_mask": self.game.mask(seat)}

    def state(self) -> np.ndarray:
        """What all seats see, a row each: together that is the whole position. For a critic, never for a player."""
        return np.stack([self.game.observation(seat) for seat in self._seats.values()])

    def step(self, action: int | None) -> None:
        mover = self.agent_selection
        if self.terminations[mover] or self.truncations[mover]:
            self._was_dead_step(action)
            return
        game = self.game
        game.move(action)
        if game.seat >= 0:  # nothing is earned before the end, so nothing has to be cleared or added up
            self.agent_selection = self.possible_agents[game.seat]
        else:
            self.rewards = dict(zip(self.agents, game.rewards.tolist(), strict=True))
            self._cumulative_rewards = dict(self.rewards)
            self.terminations = dict.fromkeys(self.agents, True)
        self._renderer.after_change(self._render_seat)

    def render(self) -> np.ndarray | str | None:
        return self._renderer.render(self._render_seat)

    def close(self) -> None:
        """Nothing is held open."""


class Direct:
    """PettingZoo's wrappers look everything up layer by layer, which takes far longer than the game does; mixed in
    before one of them, this asks the game itself. What is not there before `reset` is still theirs to refuse."""

    def __init__(self, env: Any, *more: Any) -> None:
        self._raw = env.unwrapped
        super().__init__(env, *more)  # type: ignore[call-arg]  # a wrapper's

    def __str__(self) -> str:
        return str(self._raw)


for _name in (
    *("agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos"),
    *("possible_agents", "num_agents", "unwrapped"),
):
    setattr(Direct, _name, property(attrgetter("_raw" if _name == "unwrapped" else f"_raw.{_name}")))


class TerminateIllegal(Direct, wrappers.TerminateIllegalWrapper):
    pass


class AssertOutOfBounds(Direct, wrappers.AssertOutOfBoundsWrapper):
    pass


class OrderEnforcing(Direct, wrappers.OrderEnforcingWrapper):
    pass
