"""Thousands of games at once: the bot `greedy` in the first seat, random moves in the second."""

import numpy as np

from akhet.envs import BatchEnv

env = BatchEnv("nile", games=3000, players=2, seed=1)
wins, playing = 0, np.ones(3000, bool)
while playing.any():  # play each game to its end: counting only those that end first would favour short games
    env.step(np.where(env.seats == 0, env.greedy(), env.sample()))
    wins += (env.rewards[playing & env.ended, 0] > 0).sum()
    playing &= ~env.ended  # the next game has begun in its row
print(f"{playing.size:,} games; greedy wins {wins / playing.size:.3f} against random")
