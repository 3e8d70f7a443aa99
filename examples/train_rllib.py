"""Train against a bot with RLlib's PPO and its masked network, and measure the result against our bots."""

import argparse

import gymnasium
import numpy as np
import ray
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from akhet.envs.baselines import evaluate
from akhet.envs.gym import MaskInObservation

options = argparse.ArgumentParser(description=__doc__)
options.add_argument("--game", default="nile", choices=("nile", "fertility"))
options.add_argument("--rivals", default="greedy", help="the bot in the other seats")
options.add_argument("--iterations", type=int, default=50, help="updates of the network")
options.add_argument("--batch", type=int, default=4000, help="decisions between two updates")
options.add_argument("--games", type=int, default=1000, help="games against each bot at the end")
options.add_argument("--runners", type=int, default=1, help="processes that play; 0: the one that learns")
given = options.parse_args()


def new_env(config: dict[str, str]) -> gymnasium.Env:
    import akhet.envs  # noqa: F401  # registers the games, in every process

    env = gymnasium.make(f"akhet/{config['game'].capitalize()}-v0", rivals=config["rivals"])
    scaled = gymnasium.wrappers.DtypeObservation(env, np.float32)
    return MaskInObservation(scaled, observation="observations")


ray.init(include_dashboard=False, configure_logging=False)
register_env("akhet", new_env)
config = (
    PPOConfig()
    .environment("akhet", env_config={"game": given.game, "rivals": given.rivals})
    .env_runners(num_env_runners=given.runners, rollout_fragment_length="auto")
    .training(train_batch_size_per_learner=given.batch, minibatch_size=min(256, given.batch), num_epochs=4, gamma=1.0)
    .rl_module(
        rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [128]})
    )
    .debugging(seed=1)
)
algorithm = config.build_algo()
for number in range(given.iterations):
    found = algorithm.train()
    print(f"{number + 1}: mean reward {found['env_runners'].get('episode_return_mean', float('nan')):.2f}")
module = algorithm.get_module()


def policy(observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
    seen = {
        "observations": torch.as_tensor(observations, dtype=torch.float32),
        "action_mask": torch.as_tensor(masks, dtype=torch.float32),
    }
    with torch.no_grad():
        return module.forward_inference({"obs": seen})["action_dist_inputs"].argmax(-1).numpy()


for rival in ("random", "greedy", "learned"):
    print(f"against {rival}: {evaluate(policy, given.game, rival, given.games)}")
algorithm.stop()
ray.shutdown()
