"""Thousands of games at once, every seat at random: how often does each seat win?"""

import numpy as np

from akhet.envs import BatchEnv

env = BatchEnv("nile", games=3000, players=3, seed=1)
wins, playing = np.zeros(3), np.ones(3000, bool)
while playing.any():  # each to its end: of those that are over first there would be too many short ones
    env.step(env.sample())
    wins += (env.rewards[playing & env.ended] == 1).sum(0)  # 1 is alone in first place, -1 alone in last
    playing &= ~env.ended  # another game has begun in its place
print(f"{playing.size:,} games; wins by seat:", np.round(wins / playing.size, 3))
