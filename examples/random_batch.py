"""A thousand games at once, every seat at random: how often does each seat win?"""

import numpy as np

from akhet.envs import BatchEnv

env = BatchEnv("nile", games=1000, players=3, seed=1)
wins, games = np.zeros(3), 0
while games < 3000:
    env.step(env.sample())
    games += env.ended.sum()
    wins += (env.rewards[env.ended] == 1).sum(0)  # 1 is alone in first place, -1 alone in last
print(f"{games:,} games; wins by seat:", np.round(wins / games, 3))
