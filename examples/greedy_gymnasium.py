"""Gymnasium: the bot `greedy` in place of the learner, for comparison with a learner."""

import gymnasium

import akhet.envs  # noqa: F401  # registers the games with Gymnasium
from akhet.bots import new_bot
from akhet.bots.spec import read_spec
from akhet.kernel.stream import key_from_seed

env = gymnasium.make("akhet/Nile-v0", rivals="random")
table, spec = env.unwrapped.game, read_spec("greedy")
bot = new_bot(spec, table.variant.game, key_from_seed(1))
rewards = []
for seed in range(20):
    _, info = env.reset(seed=seed)
    over = False
    while not over:
        _, reward, over, _, _ = env.step(bot.choose(table.view(info["seat"]), table.legal(), spec.budget))
    rewards.append(reward)
print(f"mean reward against random: {sum(rewards) / len(rewards):+.2f}")
