"""What the values of positions should have been, by what came after them."""

from dataclasses import dataclass

import torch  # pyright: ignore[reportMissingImports]

from akhet.bots.network.evaluate import LEAD, RANK, SEATS

KINDS = 3  # of values


@dataclass(frozen=True)
class Reward:
    """What a player plays for: mostly the rank, and partly the lead, which says more of every single decision."""

    lead: float  # how much of the reward is the lead; the rest is the rank

    def of(self, value: torch.Tensor) -> torch.Tensor:
        return (1.0 - self.lead) * value[:, RANK] + self.lead * value[:, LEAD]


def turned(seats: torch.Tensor, players: torch.Tensor, back: bool = False) -> torch.Tensor:
    """For every place counted from the player to move, its seat at the table; or `back`: for every seat, its place."""
    places = torch.arange(SEATS, device=seats.device)[None]
    return (places - seats[:, None] if back else places + seats[:, None]) % players[:, None]


def rearranged(values: torch.Tensor, order: torch.Tensor) -> torch.Tensor:
    """Values of every seat, as [game, seat, kind], in another order of the seats."""
    return torch.gather(values, 1, order[:, :, None].expand(-1, -1, KINDS))


def targets_of(
    values: list[torch.Tensor],
    ended: list[torch.Tensor],
    results: list[torch.Tensor],
    seats: list[torch.Tensor],
    players: torch.Tensor,
    reward: Reward,
    look_ahead: float,
) -> tuple[torch.Tensor, torch.Tensor]:
    """What every seat's values should have been, counted from the player to move, and the player's advantage.

    Each list has an entry per decision; `values` has one more, for the decision after the last. A seat learns from its
    own decisions: its values should have been those at its next decision, or its result if there was none. `look_ahead`
    is the weight of what came later still, the lambda of generalised advantage estimation.
    """
    next_value, next_target = values[-1].clone(), values[-1].clone()
    games = torch.arange(len(players), device=players.device)
    targets, advantages = [], []
    for decision in range(len(ended) - 1, -1, -1):
        over = ended[decision][:, None, None]
        next_value = torch.where(over, results[decision], next_value)
        next_target = torch.where(over, results[decision], next_target)
        target = (1.0 - look_ahead) * next_value + look_ahead * next_target
        seat = seats[decision]
        own, expected = target[games, seat], values[decision][games, seat]
        advantages.append(reward.of(own) - reward.of(expected))
        targets.append(rearranged(target, turned(seat, players)))
        next_value[games, seat] = expected
        next_target[games, seat] = own
    return torch.stack(targets[::-1]), torch.stack(advantages[::-1])
