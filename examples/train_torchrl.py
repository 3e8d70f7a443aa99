"""Collect games with TorchRL, train a network on them with its PPO loss, and measure the result against our bots."""

import argparse

import gymnasium
import numpy as np
import torch
from tensordict.nn import TensorDictModule, TensorDictSequential
from torch import nn
from torchrl.envs import ActionMask, GymWrapper, TransformedEnv
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from akhet.envs.baselines import evaluate  # importing akhet.envs registers the games
from akhet.envs.gym import MaskInObservation

options = argparse.ArgumentParser(description=__doc__)
options.add_argument("--game", default="nile", choices=("nile", "fertility"))
options.add_argument("--rivals", default="greedy", help="the bot in the other seats")
options.add_argument("--steps", type=int, default=200_000, help="decisions of the learner")
options.add_argument("--batch", type=int, default=2048, help="decisions between two updates")
options.add_argument("--games", type=int, default=1000, help="games against each bot at the end")
given = options.parse_args()

torch.manual_seed(1)
torch.set_num_threads(1)
made = gymnasium.make(f"akhet/{given.game.capitalize()}-v0", rivals=given.rivals)
env = TransformedEnv(GymWrapper(MaskInObservation(made), categorical_action_encoding=True), ActionMask())
env.set_seed(1)

entries, actions = made.observation_space.shape[0], int(made.action_space.n)


class Scaled(nn.Module):
    """Observations are small counts in bytes."""

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        return seen.float() / 8


def network(outputs: int) -> nn.Module:
    return nn.Sequential(Scaled(), nn.Linear(entries, 128), nn.Tanh(), nn.Linear(128, outputs))


choice = TensorDictModule(network(actions), in_keys=["observation"], out_keys=["logits"])
actor = ProbabilisticActor(
    TensorDictSequential(choice),
    in_keys={"logits": "logits", "mask": "action_mask"},
    distribution_class=MaskedCategorical,
    spec=env.action_spec,
    return_log_prob=True,
)
critic = ValueOperator(network(1), in_keys=["observation"])
loss_of = ClipPPOLoss(actor, critic)
advantages = GAE(gamma=1.0, lmbda=0.95, value_network=critic)
optimizer = torch.optim.Adam(loss_of.parameters(), lr=3e-4)

for _ in range(max(1, given.steps // given.batch)):
    with torch.no_grad():
        played = env.rollout(given.batch, actor, break_when_any_done=False)
    for _ in range(4):
        advantages(played)
        for part in played[torch.randperm(len(played))].split(256):
            losses = loss_of(part)
            optimizer.zero_grad()
            sum(losses[name] for name in ("loss_objective", "loss_critic", "loss_entropy")).backward()
            nn.utils.clip_grad_norm_(loss_of.parameters(), 0.5)
            optimizer.step()


def policy(observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
    with torch.no_grad():
        scores = choice.module(torch.as_tensor(observations))
    return scores.masked_fill(~torch.as_tensor(masks), -torch.inf).argmax(-1).numpy()


for rival in ("random", "greedy", "learned"):
    print(f"against {rival}: {evaluate(policy, given.game, rival, given.games)}")
