"""Gymnasium: one learner, here with random moves, against a bot that is part of the environment."""

import gymnasium

import akhet.envs  # noqa: F401  # registers the games with Gymnasium

env = gymnasium.make("akhet/Nile-v0", rivals="greedy")
env.action_space.seed(1)
rewards = []
for seed in range(20):
    _, info = env.reset(seed=seed)
    over = False
    while not over:
        _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
    rewards.append(reward)
print(f"mean reward against greedy: {sum(rewards) / len(rewards):+.2f}")
