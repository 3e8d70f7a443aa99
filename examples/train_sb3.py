"""Train against a bot with stable-baselines3's masked PPO, and measure the result against our bots."""

import argparse

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO

from akhet.envs.baselines import evaluate  # importing akhet.envs registers the games

options = argparse.ArgumentParser(description=__doc__)
options.add_argument("--game", default="nile", choices=("nile", "fertility"))
options.add_argument("--rivals", default="greedy", help="the bot in the other seats")
options.add_argument("--steps", type=int, default=200_000, help="decisions of the learner")
options.add_argument("--games", type=int, default=1000, help="games against each bot at the end")
given = options.parse_args()

env = gymnasium.make(f"akhet/{given.game.capitalize()}-v0", rivals=given.rivals)
model = MaskablePPO("MlpPolicy", env, n_steps=min(2048, given.steps), seed=1, device="cpu")
model.learn(given.steps)


def policy(observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
    return model.predict(observations, action_masks=masks, deterministic=True)[0]


for rival in ("random", "greedy", "learned"):
    print(f"against {rival}: {evaluate(policy, given.game, rival, given.games)}")
