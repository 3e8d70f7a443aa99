# pyright: strict
"""What a user of the environments writes, in pyright's strict mode: `make check` finds no type that is unknown here."""

import numpy as np

from akhet.envs import BatchEnv
from akhet.envs.gym import SeatEnv
from akhet.envs.zoo import env, raw_env


def test_a_typed_loop_over_pettingzoos_agents() -> None:
    game = env("nile", players=3, monuments=True)
    game.reset(seed=1)
    rewards: dict[str, float] = {}
    for agent in game.agent_iter():
        seen, reward, terminated, truncated, info = game.last()
        if terminated or truncated or seen is None:
            rewards[agent] = reward
            game.step(None)
            continue
        mask = seen["action_mask"]
        assert len(mask) == game.action_space(agent).n and info == {}
        game.step(int(np.flatnonzero(mask)[0]))
    assert len(rewards) == 3 and sum(rewards.values()) == 0


def test_a_typed_use_of_the_raw_environment() -> None:
    game = raw_env("fertility", variant=True)
    game.reset(seed=1)
    agent = game.possible_agents[0]
    seen = game.observe(agent)["observation"]
    assert game.layout.part(seen, "wheat").sum() == 0 and game.action_space(agent).n == len(game.actions)


def test_a_typed_use_of_the_gymnasium_environment() -> None:
    seat = SeatEnv("nile", rivals=["random"], illegal="lose")
    seen, info = seat.reset(seed=1)
    mask: np.ndarray = info["action_mask"]
    after, reward, terminated, truncated, info = seat.step(int(np.flatnonzero(mask)[0]))
    assert after.shape == seen.shape and (reward, terminated, truncated) == (0.0, False, False)
    assert (seat.action_masks() == info["action_mask"]).all()


def test_a_typed_use_of_a_batch() -> None:
    batch = BatchEnv("nile", games=10, players=2, monuments=True, seed=1)
    batch.step(batch.sample())
    assert batch.layout.part(batch.observations, "hand").shape == (10, 29)
