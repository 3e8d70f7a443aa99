"""The games as Gymnasium environments: one learner against bots.

After `import akhet.envs`, `gymnasium.make("akhet/<Game>-v0", rivals="greedy")` makes one.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import numpy as np

try:
    import gymnasium
    from gymnasium.spaces import Box, Dict, Discrete, Space
except ImportError as error:
    raise ImportError("akhet.envs.gym needs Gymnasium; install `akhet[envs]`") from error

from akhet.envs.one_game import OneGame
from akhet.envs.rendering import RENDER_MODES, Renderer
from akhet.envs.rivals import Rivals
from akhet.envs.seeding import read_seed
from akhet.kernel.stream import KEY_BYTES

LOSS = -1.0
ON_ILLEGAL = ("raise", "lose")


class SeatEnv(gymnasium.Env[np.ndarray, Any]):
    """One seat of a table. A step is one decision of the learner, with all moves that the rivals make after it.

    `info["action_mask"]` and `action_masks()` have the legal actions; `info["seat"]` is the learner's seat.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        rivals: str | Sequence[str] = "greedy",
        seat: int | None = None,
        players: int = 2,
        rewards: str = "rank",
        render_mode: str | None = None,
        components: str | Path | None = None,
        layout_version: int | None = None,
        illegal: str = "raise",
        **options: Any,
    ) -> None:
        """`rivals` is a bot as `akhet play` names it (docs/bots.md), or a list with one per rival in the order of play
        after the learner. `seat` None draws a seat for each game. `rewards` come at the end, by "rank" or by "margin".
        `layout_version` chooses an older layout of observations than the newest.
        `illegal` "raise" makes an illegal action an error, "lose" makes it lose the game. `options` are the game's own,
        as for `Game.open`."""
        self.game = OneGame(game, players, rewards, components, options, layout_version)
        self.layout = self.game.variant.layout
        self.actions = self.game.rules.actions
        if seat is not None and (type(seat) is not int or not 0 <= seat < players):
            raise ValueError(f"seat is {seat!r}; it must be one from 0 to {players - 1}, or None")
        if illegal not in ON_ILLEGAL:
            raise ValueError(f"illegal is {illegal!r}; it must be one of {', '.join(ON_ILLEGAL)}")
        self._fixed_seat = seat
        self._illegal_loses = illegal == "lose"
        self._rivals = Rivals(self.game, rivals)
        self.render_mode = render_mode
        self._renderer = Renderer(self.game, render_mode)
        self.observation_space = Box(0, 255, (self.layout.size,), np.uint8)
        self.action_space = Discrete(len(self.actions))
        self.seat = seat or 0
        self._lost = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Begin a new game. A seed makes everything that follows repeatable: the dice, the seat and the choices of
        rivals that have no time limit. `options` are ignored: all choices are made when the environment is created."""
        super().reset(seed=read_seed(seed))
        drawn = int(self.np_random.integers(self.game.variant.players))
        self.seat = drawn if self._fixed_seat is None else self._fixed_seat
        key = self.np_random.bytes(KEY_BYTES)
        self.game.begin(key)
        self._lost = False
        self._rivals.sit_down(self.seat, key)
        self._rivals.play_until(self.seat)
        self._renderer.after_change(self.seat)
        return self.game.observation(self.seat), self._info()

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        game = self.game
        if self._lost:
            raise ValueError("the game was lost by an illegal action; `reset` begins the next")
        try:
            game.move(action)
        except ValueError:
            if not self._illegal_loses or game.seat < 0:
                raise
            self._lost = True
        else:
            self._rivals.note(self.seat)
            self._rivals.play_until(self.seat)
        self._renderer.after_change(self.seat)
        reward = LOSS if self._lost else float(game.rewards[self.seat])
        return game.observation(self.seat), reward, self._lost or game.seat < 0, False, self._info()

    def action_masks(self) -> np.ndarray:
        """The legal actions now, in the form that sb3-contrib's MaskablePPO expects."""
        return self.game.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        return self._renderer.render(self.seat)

    def close(self) -> None:
        self._rivals.close()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.game.mask(self.seat), "seat": self.seat}


class MaskInObservation(gymnasium.ObservationWrapper[dict[str, np.ndarray], Any, np.ndarray]):
    """The same environment with the mask as a part of the observation, for libraries that look for it there.

    `gymnasium.make("akhet/Nile-v0")` gives the mask in `info`. TorchRL finds it here under its own names, RLlib with
    `observation="observations"`, Tianshou with `observation="obs", mask="mask"`.
    """

    def __init__(
        self, env: gymnasium.Env[np.ndarray, Any], observation: str = "observation", mask: str = "action_mask"
    ) -> None:
        super().__init__(env)
        game = env.unwrapped
        if not isinstance(game, SeatEnv):
            raise TypeError(f"{type(game).__name__} is not one of Akhet's environments")
        self._game = game
        self._names = observation, mask
        truths: Any = np.bool_  # which Gymnasium takes, though its types do not say so
        spaces = (env.observation_space, Box(0, 1, (len(game.actions),), truths))
        self.observation_space = cast(Space[dict[str, np.ndarray]], Dict(dict(zip(self._names, spaces, strict=True))))

    def observation(self, observation: np.ndarray) -> dict[str, np.ndarray]:
        return dict(zip(self._names, (observation, self._game.action_masks()), strict=True))
