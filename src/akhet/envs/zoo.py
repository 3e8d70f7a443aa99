# pyright: reportMissingTypeStubs=false
"""The games as PettingZoo environments (AEC): every seat is an agent, and a step is one decision.

`env(game, players=3)` makes one. After `import akhet.envs`, so does `pettingzoo.make("aec", "akhet/<game>-v0", …)`.
"""

from operator import attrgetter
from pathlib import Path
from typing import Any, cast

import numpy as np

try:
    from gymnasium.spaces import Box, Dict, Space
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise ImportError("akhet.envs.zoo needs PettingZoo; install `akhet[envs]`") from error

from akhet.draw.drawing import player_name
from akhet.envs.one_game import OneGame
from akhet.envs.rendering import RENDER_MODES, Renderer
from akhet.envs.seeding import read_seed
from akhet.envs.spaces import Actions
from akhet.table import key_for

ILLEGAL_REWARD = -1.0  # as in PettingZoo's own games; the same as for the last place by rank

Observation = dict[str, np.ndarray]


def env(game: str, **choices: Any) -> "OrderEnforcing":
    """An environment wrapped like PettingZoo's own games: an illegal action loses the game; an action outside the
    action space and a call out of order are errors. For the choices, see `raw_env`."""
    return OrderEnforcing(AssertOutOfBounds(TerminateIllegal(raw_env(game, **choices), ILLEGAL_REWARD)))


class raw_env(AECEnv[str, Observation, Any]):  # noqa: N801  # the name that PettingZoo's users know
    """One agent per seat, from `player_0` on. An illegal action raises ValueError and changes nothing.

    An observation is `{"observation": …, "action_mask": …}`: what the seat sees, as `layout` describes it, and its
    legal actions, none if it is not to move. Both are new arrays each time.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        rewards: str = "rank",
        render_mode: str | None = None,
        components: str | Path | None = None,
        layout_version: int | None = None,
        render_seat: int | None = None,
        **options: Any,
    ) -> None:
        """`rewards` come at the end, by "rank" or by "margin"; `options` are the game's own, as for `Game.open`.
        `layout_version` chooses an older layout of observations than the newest.
        Pictures and texts show what `render_seat` sees; by default, what a spectator sees."""
        super().__init__()
        self.game = OneGame(game, players, rewards, components, options, layout_version)
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
        self.possible_agents = [player_name(seat) for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: Dict(
                observation=Box(0, 255, (self.layout.size,), np.uint8),
                action_mask=Box(0, 1, (len(self.actions),), np.int8),
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: Actions(len(self.actions)) for agent in self.possible_agents}
        self.action_spaces = cast(dict[str, Space[Any]], self._action_spaces)
        self.state_space = Box(0, 255, (players, self.layout.size), np.uint8)
        self._dice_rolled = False

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Actions:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. A seed makes everything that follows repeatable. Without one the dice of the last game roll
        on; those of the first come from the operating system. `options` are ignored: all choices are made when the
        environment is created."""
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
        """What all seats see, one row per seat: together the whole position. For a critic, never for a player."""
        return np.stack([self.game.observation(seat) for seat in self._seats.values()])

    def step(self, action: int | None) -> None:
        mover = self.agent_selection
        if self.terminations[mover] or self.truncations[mover]:
            self._was_dead_step(action)
            return
        self.game.move(action)
        self._after_move()

    def try_step(self, action: Any) -> bool:
        """Make a step if it is the legal move of an agent that still plays; otherwise change nothing.

        Returns whether it was made.
        """
        if self.terminations[self.agent_selection] or not self.game.try_move(action):
            return False
        self._after_move()
        return True

    def _after_move(self) -> None:
        game = self.game
        if game.seat >= 0:  # rewards come only at the end, so none have to be cleared or added up
            self.agent_selection = self.possible_agents[game.seat]
        else:
            self.rewards = dict(zip(self.agents, game.rewards.tolist(), strict=True))
            self._cumulative_rewards = dict(self.rewards)
            self.terminations = dict.fromkeys(self.agents, True)
        self._renderer.after_change(self._render_seat)

    def render(self) -> np.ndarray | str | None:
        return self._renderer.render(self._render_seat)

    def close(self) -> None:
        """Does nothing: no resource is held."""


class Direct:
    """A mixin for PettingZoo's wrappers that reads attributes from the game itself.

    The wrappers look attributes up layer by layer, which takes far longer than a step of the game. They still refuse
    attributes that are missing before `reset`.
    """

    def __init__(self, env: Any, *more: Any) -> None:
        self._raw = env.unwrapped
        super().__init__(env, *more)  # type: ignore[call-arg]  # the wrapper's

    def __str__(self) -> str:
        return str(self._raw)


for _name in (
    *("agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos"),
    *("possible_agents", "num_agents", "unwrapped"),
):
    setattr(Direct, _name, property(attrgetter("_raw" if _name == "unwrapped" else f"_raw.{_name}")))


class TerminateIllegal(Direct, wrappers.TerminateIllegalWrapper[str, Observation, int | None]):
    pass


class AssertOutOfBounds(Direct, wrappers.AssertOutOfBoundsWrapper[str, Observation, int | None]):
    pass


class OrderEnforcing(Direct, wrappers.OrderEnforcingWrapper[str, Observation, int | None]):
    """What `env` returns. It has the wrappers decide only what may be wrong: a legal move is one call to the game."""

    def step(self, action: int | None) -> None:
        if self._has_reset and self._raw.try_step(action):
            self._has_updated = True
        else:
            super().step(action)

    def observe(self, agent: str) -> Observation | None:
        return self._raw.observe(agent) if self._has_reset else super().observe(agent)

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        return self._raw.last(observe) if self._has_reset else super().last(observe)

    def action_space(self, agent: str) -> Actions:  # type: ignore[override]  # its type is lost in the wrappers
        return self._raw.action_space(agent)
