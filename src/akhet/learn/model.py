"""The network as PyTorch trains it, and as whole numbers.

In training, an entry of the row is a flag for each of its steps, and a layer is a product of matrices. Limits keep
every weight and every output of a layer within what the whole numbers can hold.
"""

import numpy as np
import torch  # pyright: ignore[reportMissingImports]
from torch import nn  # pyright: ignore[reportMissingImports]

from akhet.bots.network.evaluate import (
    FIRST,
    LAYER_BITS,
    LAYER_LIMIT,
    SECOND,
    VALUES,
    WEIGHT_BITS,
    WEIGHT_LIMIT,
)
from akhet.bots.network.features import Features

LAYER_TOP = LAYER_LIMIT / (1 << LAYER_BITS)
WEIGHT_TOP = WEIGHT_LIMIT / (1 << WEIGHT_BITS)
BIAS_TOP = 30.0
STORED = 32767  # the largest whole number of a weight
FIRST_SPREAD, OUTPUT_SPREAD = 0.06, 0.01  # of a new network's weights
BEHIND_START = 0.5  # how much less likely a new network makes a plan for each step that it is behind
NO_PLAN = -1.0e9


class Model(nn.Module):
    """Two layers; from the second come the values of every seat, and a number per plan feature."""

    entry: torch.Tensor  # of every flag: the entry of the row, and
    step: torch.Tensor  # the number that it has to reach

    def __init__(self, features: Features) -> None:
        super().__init__()
        own_steps = [part.steps for part in features.inputs.parts for _ in range(part.count)]
        steps = [(entry, step) for entry, own in enumerate(own_steps) for step in own]
        self.register_buffer("entry", torch.tensor([entry for entry, _ in steps]), persistent=False)
        self.register_buffer("step", torch.tensor([step for _, step in steps], dtype=torch.uint8), persistent=False)
        self.first = nn.Linear(len(steps), FIRST)
        self.second = nn.Linear(FIRST, SECOND)
        self.values = nn.Linear(SECOND, VALUES)
        self.policy = nn.Linear(SECOND, features.plan_features)
        nn.init.normal_(self.first.weight, std=FIRST_SPREAD)
        nn.init.zeros_(self.first.bias)
        for output in (self.values, self.policy):
            nn.init.normal_(output.weight, std=OUTPUT_SPREAD)
            nn.init.zeros_(output.bias)
        start, end = features.behind
        with torch.no_grad():  # a new network mostly follows the heuristics
            self.policy.bias[start:end] = -BEHIND_START * torch.arange(end - start)

    def forward(
        self, rows: torch.Tensor, features: torch.Tensor, counts: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """The values, as logits, and the number of every plan of decisions."""
        kind = torch.bfloat16 if torch.is_autocast_enabled() else self.first.weight.dtype
        flags = (rows[:, self.entry] >= self.step).to(kind)
        first = self.first(flags).clamp(0.0, LAYER_TOP)
        second = self.second(first).clamp(0.0, LAYER_TOP)
        return self.values(second).float(), self._plans(self.policy(second).float(), features, counts)

    @staticmethod
    def _plans(numbers: torch.Tensor, features: torch.Tensor, counts: torch.Tensor) -> torch.Tensor:
        """The number of every plan: the sum over its features.

        Few plans have all the features that they might have: adding up those that are there takes a tenth of the time.
        """
        games, plans, most = features.shape
        there = features.reshape(-1).nonzero()[:, 0]
        place = there // (plans * most) * numbers.shape[1] + features.reshape(-1)[there].long()
        sums = torch.zeros(games * plans, device=numbers.device)
        sums = sums.index_add(0, there // most, numbers.reshape(-1).index_select(0, place)).view(games, plans)
        return sums.masked_fill(torch.arange(plans, device=numbers.device) >= counts[:, None], NO_PLAN)

    @torch.no_grad()
    def limit(self) -> None:
        """Keep the weights within what the whole numbers can hold."""
        for layer in (self.first, self.second, self.values, self.policy):
            layer.weight.clamp_(-WEIGHT_TOP, WEIGHT_TOP)
            layer.bias.clamp_(-BIAS_TOP, BIAS_TOP)

    @torch.no_grad()
    def weights(self) -> np.ndarray:
        """All weights as whole numbers, in the order of `Shape`."""
        first, second, values, policy = (
            (layer.weight.double().cpu().numpy(), layer.bias.double().cpu().numpy())
            for layer in (self.first, self.second, self.values, self.policy)
        )
        entry = self.entry.cpu().numpy()
        rows = first[0].T.copy()
        for row in range(1, len(rows)):
            if entry[row] == entry[row - 1]:
                rows[row] += rows[row - 1]  # an entry adds the row of the last step that it reaches, and only that
        parts = [first[1], rows, second[0].T, second[1], *values, *policy]
        whole = np.concatenate([np.round(part.reshape(-1) * (1 << WEIGHT_BITS)) for part in parts])
        return np.clip(whole, -STORED, STORED).astype(np.int16)
