"""Learn NILE or Fertility by playing against yourself: masked PPO in PyTorch on a BatchEnv.

    PYTHONPATH=.torch .venv/bin/python examples/ppo.py --game nile --minutes 5

PPO (Schulman et al., 2017) repeats three steps: play many games for a while with the current network (`play`),
estimate for every decision how much better it was than expected (`judge`), and make the better decisions a little more
likely and the worse ones less (`learn`). The same network plays all seats, so its opponent is always as good as itself.
At intervals it is measured against `random`, which it never trains against.

Three points matter in games like these, and in any code of this kind:

- **Legal actions.** Of 70 actions (3,993 in Fertility) about five are legal. The others have probability zero, both in
  playing and in learning: the network's softmax is over the legal ones only.
- **Turns.** A step of the batch is a decision of *one* seat of each game, and the effect of a decision shows when the
  *same seat* decides next. So values and advantages follow each seat's own decisions.
- **The end.** Rewards come at the end of a game, to every seat, not only to the one that made the last move.
"""

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from akhet.arena.ratings import Estimate
from akhet.envs import BatchEnv
from akhet.lab.simulate import interval

GAMES = 128  # in the batch
STEPS = 64  # of every game, before each update
EPOCHS = 3  # passes over the decisions in each update
MINIBATCH = 1024  # decisions per gradient step
HIDDEN = 128
RATE = 1e-3  # learning rate; decreases to 0 over the time
CLIP = 0.2  # limits how much a decision's probability changes in one update
LAMBDA = 0.95  # the weight of what happened later, compared with what was expected
ENTROPY = 0.01  # the weight of exploration
SAY_EVERY = 10.0  # seconds
TRIAL = 200  # games against `random` for the learning curve, and
EXAM = 2000  # at the end


class Choices(NamedTuple):
    """The legal actions of several positions, one position after another."""

    positions: torch.Tensor
    actions: torch.Tensor
    chances: torch.Tensor  # log-probabilities

    def of(self, taken: torch.Tensor) -> torch.Tensor:
        """The log-probability of one action in every position."""
        return self.chances[self.actions == taken[self.positions]]

    def draw(self, masks: torch.Tensor) -> torch.Tensor:
        """A random action for every position, with these probabilities."""
        table = torch.zeros(masks.shape)
        table[masks] = self.chances.exp()
        return torch.multinomial(table, 1).squeeze(1)


class Player(nn.Module):
    """From an observation to the probabilities of the legal actions, and the value of the position to its seat."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.scale = nn.Buffer(torch.ones(inputs))  # brings entries, counts of different sizes, to about 0 to 1
        self.body = nn.Sequential(nn.Linear(inputs, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.actor = nn.Linear(HIDDEN, actions)
        self.critic = nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)  # at first all legal actions are about equally likely
        nn.init.orthogonal_(self.critic.weight, 0.1)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[Choices, torch.Tensor]:
        """The softmax over legal actions only. Others are not computed: in Fertility one of 500 is legal."""
        seen = self.body(observations * self.scale)
        positions, actions = masks.nonzero(as_tuple=True)
        logits = (seen[positions] * self.actor.weight[actions]).sum(1) + self.actor.bias[actions]
        logits = logits.clamp(-30, 30)  # so that the sums below neither overflow nor vanish
        sums = torch.zeros(len(seen)).index_add(0, positions, logits.exp())
        return Choices(positions, actions, logits - sums.log()[positions]), self.critic(seen).squeeze(1)


def look(env: BatchEnv) -> tuple[torch.Tensor, torch.Tensor]:
    """What the seats to move see and may do. Copies, because the environment writes into the same arrays."""
    return torch.tensor(env.observations), torch.tensor(env.masks)


@dataclass
class Lesson:
    """Some steps of all games, [step, game], and for each decision what is to be learned from it."""

    observations: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    chances: torch.Tensor  # log-probability of the action when it was taken
    values: torch.Tensor
    advantages: torch.Tensor
    known: torch.Tensor  # whether the seat decided again, or the game ended
    ended: int  # games


@torch.no_grad()
def play(env: BatchEnv, player: Player, steps: int) -> Lesson:
    observations = torch.zeros((steps, *env.observations.shape), dtype=torch.uint8)
    masks = torch.zeros((steps, *env.masks.shape), dtype=torch.bool)
    actions = torch.zeros((steps, env.games), dtype=torch.int64)
    chances, values = torch.zeros((steps, env.games)), torch.zeros((steps, env.games))
    seats, ended = np.zeros((steps, env.games), np.int8), np.zeros((steps, env.games), bool)
    rewards = np.zeros((steps, *env.rewards.shape), np.float32)
    for step in range(steps):
        observations[step], masks[step] = look(env)
        seats[step] = env.seats
        choices, values[step] = player(observations[step], masks[step])
        actions[step] = choices.draw(masks[step])
        chances[step] = choices.of(actions[step])
        env.step(actions[step].numpy())
        rewards[step], ended[step] = env.rewards, env.ended
    _, next_values = player(*look(env))
    advantages, known = judge(seats, values.numpy(), rewards, ended, env.seats, next_values.numpy())
    return Lesson(observations, masks, actions, chances, values, advantages, known, int(ended.sum()))


def judge(
    seats: np.ndarray,
    values: np.ndarray,
    rewards: np.ndarray,
    ended: np.ndarray,
    next_seats: np.ndarray,
    next_values: np.ndarray,
) -> tuple[torch.Tensor, torch.Tensor]:
    """Generalised advantage estimates along each seat's own decisions, from the last step backwards.

    For every seat of every game we keep what came after its decision: the value at its next decision, or the reward if
    the game ended first; and the advantage of that decision. If a seat did not decide again within these steps, its
    last decision is left out.
    """
    steps, games, players = rewards.shape
    every = np.arange(games)
    after, carried = np.zeros((games, players), np.float32), np.zeros((games, players), np.float32)
    followed = np.zeros((games, players), bool)
    after[every, next_seats], followed[every, next_seats] = next_values, True
    advantages, known = np.zeros((steps, games), np.float32), np.zeros((steps, games), bool)
    for step in reversed(range(steps)):
        over = ended[step]
        after[over], carried[over], followed[over] = rewards[step, over], 0.0, True
        mine = every, seats[step]
        surprise = after[mine] - values[step]  # games are short, so nothing is discounted
        known[step] = followed[mine]
        advantages[step] = np.where(known[step], surprise + LAMBDA * carried[mine], 0.0)
        after[mine], carried[mine], followed[mine] = values[step], advantages[step], True
    return torch.from_numpy(advantages), torch.from_numpy(known)


def learn(player: Player, optimiser: torch.optim.Optimizer, lesson: Lesson) -> tuple[float, float]:
    """Update the network. Returns the mean loss and the mean entropy."""
    rows = lesson.known.flatten().nonzero().squeeze(1)
    observations, masks = lesson.observations.flatten(0, 1), lesson.masks.flatten(0, 1)
    actions, chances = lesson.actions.flatten(), lesson.chances.flatten()
    advantages, targets = lesson.advantages.flatten(), (lesson.values + lesson.advantages).flatten()
    spread, mean = torch.std_mean(advantages[rows])
    losses, entropies = [], []
    for _ in range(EPOCHS):
        for some in rows[torch.randperm(len(rows))].split(MINIBATCH):
            choices, values = player(observations[some], masks[some])
            ratio = (choices.of(actions[some]) - chances[some]).exp()
            better = (advantages[some] - mean) / (spread + 1e-6)
            gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            miss = functional.mse_loss(values, targets[some])
            entropy = -(choices.chances.exp() * choices.chances).sum() / len(some)
            loss = -gain + miss - ENTROPY * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()
            losses.append(loss.item())
            entropies.append(entropy.item())
    return float(np.mean(losses)), float(np.mean(entropies))


@torch.no_grad()
def measure(player: Player, game: str, players: int, games: int, seed: int, rival: str = "random") -> Estimate:
    """The network's share of wins against `rival` in all other seats, with the 95 % interval. Seats are balanced."""
    env = BatchEnv(game, games, players, seed=seed, cores=1)
    own = np.arange(games) % players
    wins, playing = np.zeros(games), np.ones(games, bool)
    while playing.any():  # only the first game in each row: counting later ones would favour short games
        actions = env.greedy() if rival == "greedy" else env.sample()
        ours = np.flatnonzero(playing & (env.seats == own))
        if len(ours):
            masks = torch.from_numpy(env.masks[ours])
            choices, _ = player(torch.from_numpy(env.observations[ours]), masks)
            actions[ours] = choices.draw(masks).numpy()
        env.step(actions)
        done = playing & env.ended
        first = env.rewards == env.rewards.max(1, keepdims=True)
        wins[done] = (first / first.sum(1, keepdims=True))[np.arange(games), own][done]  # a shared win is divided
        playing &= ~env.ended
    return interval(wins)


def largest_seen(env: BatchEnv, steps: int) -> torch.Tensor:
    """The largest value of each entry of an observation in some random play, at least 1."""
    largest = np.ones(env.layout.size, np.float32)
    for _ in range(steps):
        env.step(env.sample())
        np.maximum(largest, env.observations.max(0), out=largest)
    return torch.from_numpy(largest)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game by self-play: masked PPO on a BatchEnv.")
    parser.add_argument("--game", choices=("nile", "fertility"), default="nile")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--checkpoint", type=Path, help="where the network is kept; ppo-GAME-PLAYERS.pt if not said")
    parser.add_argument("--resume", action="store_true", help="start with the network in the checkpoint")
    parser.add_argument("--short", action="store_true", help="a few seconds, to see that it runs")
    asked = parser.parse_args()
    game, players = asked.game, asked.players
    checkpoint = asked.checkpoint or Path(f"ppo-{game}-{players}.pt")
    games, steps, lessons, trial, exam = (32, 32, 4, 50, 100) if asked.short else (GAMES, STEPS, 10**9, TRIAL, EXAM)
    seconds = 60 * asked.minutes
    if not seconds > 0:
        parser.error(f"--minutes is {asked.minutes:g}; it must be more than 0")
    if asked.resume and not checkpoint.is_file():
        parser.error(f"--resume: there is no {checkpoint}; leave the option out to start from scratch")
    torch.set_num_threads(1)  # the matrices are small: more threads would mostly wait for each other
    torch.manual_seed(asked.seed)

    env = BatchEnv(game, games, players, seed=asked.seed, cores=1)
    player = Player(env.layout.size, len(env.actions))
    player.scale[:] = 1 / largest_seen(env, steps)
    if asked.resume:
        player.load_state_dict(torch.load(checkpoint))
    optimiser = torch.optim.Adam(player.parameters(), RATE)
    weights = sum(weight.numel() for weight in player.parameters())
    share = measure(player, game, players, trial, seed=asked.seed + 1)
    print(f"{game}, {players} players, {weights:,} weights; to begin with, it wins {share.value:.0%} against random")

    began = said = time.monotonic()
    ended = lesson_number = 0
    over = False
    while not over:
        optimiser.param_groups[0]["lr"] = RATE * max(0.0, 1 - (time.monotonic() - began) / seconds)
        lesson = play(env, player, steps)
        loss, entropy = learn(player, optimiser, lesson)
        ended, lesson_number = ended + lesson.ended, lesson_number + 1
        gone = time.monotonic() - began
        over = gone >= seconds or lesson_number == lessons
        if over or time.monotonic() > said + SAY_EVERY:
            share = measure(player, game, players, trial, seed=asked.seed + 1 + lesson_number)
            print(
                f"{gone:4.0f} s, {max(0.0, seconds - gone):4.0f} s left: {ended:6,} games, "
                f"{lesson_number * games * steps / gone:6,.0f} steps/s, loss {loss:6.3f}, entropy {entropy:.2f}, "
                f"wins {share.value:4.0%} against random",
                flush=True,
            )
            torch.save(player.state_dict(), checkpoint)
            said = time.monotonic()

    for rival in ("random", "greedy"):
        share = measure(player, game, players, exam, seed=asked.seed + 10**9, rival=rival)
        print(f"{exam:,} games: wins {share.value:.1%} against {rival} (95 %: {share.low:.1%} to {share.high:.1%})")
    print(f"The network is in {checkpoint}.")


if __name__ == "__main__":
    main()
