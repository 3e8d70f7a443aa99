"""Thousands of games at once, with random moves in every seat: how often does each seat win?"""

import numpy as np

from akhet.envs import BatchEnv

env = BatchEnv("nile", games=3000, players=3, seed=1)
wins, playing = np.zeros(3), np.ones(3000, bool)
while playing.any():  # play each game to its end: counting only those that end first would favour short games
    env.step(env.sample())
    wins += (env.rewards[playing & env.ended] == 1).sum(0)  # 1: alone in first place
    playing &= ~env.ended  # the next game has begun in its row
print(f"{playing.size:,} games; wins by seat:", np.round(wins / playing.size, 3))
