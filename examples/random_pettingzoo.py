"""PettingZoo: every seat is an agent, and each takes a random action that its mask allows."""

from akhet.envs import zoo

env = zoo.env("nile", players=3)
env.reset(seed=1)
for number, agent in enumerate(env.possible_agents):
    env.action_space(agent).seed(number)
for agent in env.agent_iter():
    observation, reward, termination, truncation, _ = env.last()
    if termination or truncation:
        print(f"{agent} gets {reward:+}")
        env.step(None)
    else:
        env.step(env.action_space(agent).sample(observation["action_mask"]))
