"""PettingZoo: `player_0` is the bot `greedy`, `player_1` plays at random. "search@100" is another bot to try."""

import numpy as np

from akhet.bots import new_bot
from akhet.bots.spec import read_spec
from akhet.envs import zoo
from akhet.kernel.stream import key_from_seed

env = zoo.env("nile", players=2)
table = env.unwrapped.game  # the game behind the agents; the bot gets only its seat's View
spec = read_spec("greedy")
bot = new_bot(spec, table.variant.game, key_from_seed(1))
wins = 0
for seed in range(20):
    env.reset(seed)
    env.action_space("player_1").seed(seed)
    for agent in env.agent_iter():
        observation, reward, termination, _, _ = env.last()
        action = None
        if termination:
            wins += agent == "player_0" and reward > 0
        elif agent == "player_0":
            action = bot.choose(table.view(0), np.flatnonzero(observation["action_mask"]).tolist(), spec.budget)
        else:
            action = env.action_space(agent).sample(observation["action_mask"])
        env.step(action)
print(f"greedy wins {wins / 20:.3f} against random")
