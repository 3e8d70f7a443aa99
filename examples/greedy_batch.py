"""Thousands of games at once: in the first seat the bot `greedy`, in the second any legal move."""

import numpy as np

from akhet.envs import BatchEnv

env = BatchEnv("nile", games=3000, players=2, seed=1)
wins, playing = 0, np.ones(3000, bool)
while playing.any():  # each to its end: of those that are over first there would be too many short ones
    env.step(np.where(env.seats == 0, env.greedy(), env.sample()))
    wins += (env.rewards[playing & env.ended, 0] > 0).sum()
    playing &= ~env.ended  # another game has begun in its place
print(f"{playing.size:,} games; greedy wins {wins / playing.size:.3f} against random")
