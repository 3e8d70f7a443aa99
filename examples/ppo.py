"""Learn NILE or Fertility by playing against yourself: masked PPO in PyTorch on a BatchEnv.

    PYTHONPATH=.torch .venv/bin/python examples/ppo.py --game nile --minutes 5

PPO (Schulman et al., 2017) in three steps, over and over: play a stretch of many games with the network as it is
(`play`), work out for every decision how much better it turned out than was expected (`judge`), and make the better
ones more likely and the worse ones less, a little at a time (`learn`). All seats are played by the same network, so its
rival is always as good as itself. Now and then it is measured against `random`, which it never trained against.

Three things are particular to games like these, and to look out for in any code of this kind:

- **Legal actions.** Of 70 actions (3,993 in Fertility) about five are legal. The others get no chance at all, when
  playing and when learning alike: the network's softmax is over the legal ones alone.
- **Turns.** A step of the batch is a decision of *one* seat of each game, and what a decision led to shows when the
  *same seat* decides next. So values and advantages go along each seat's own decisions.
- **The end.** A game pays when it is over, and then to every seat, also to those that did not make the last move.
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

from akhet.envs import BatchEnv
from akhet.lab.simulate import Share, interval

GAMES = 128  # at once
STEPS = 64  # of every game, before each lesson
EPOCHS = 3  # times that each lesson is gone through
MINIBATCH = 1024  # decisions a gradient step
HIDDEN = 128
RATE = 1e-3  # falls to nothing as time runs out
CLIP = 0.2  # how much more or less likely a decision may become in one lesson
LAMBDA = 0.95  # how far ahead a decision is judged by what happened, rather than by what was expected
ENTROPY = 0.01  # how much it is worth to stay curious
SAY_EVERY = 10.0  # seconds
TRIAL = 200  # games against `random` for the learning curve, and
EXAM = 2000  # at the end


class Choices(NamedTuple):
    """The legal actions of some positions, one position's after the other's."""

    positions: torch.Tensor
    actions: torch.Tensor
    chances: torch.Tensor  # log-probabilities

    def of(self, taken: torch.Tensor) -> torch.Tensor:
        """The log-probability of one action in every position."""
        return self.chances[self.actions == taken[self.positions]]

    def draw(self, masks: torch.Tensor) -> torch.Tensor:
        """An action for every position, by these chances."""
        table = torch.zeros(masks.shape)
        table[masks] = self.chances.exp()
        return torch.multinomial(table, 1).squeeze(1)


class Player(nn.Module):
    """An observation in; out come the chances of the legal actions, and the value of the position to who sees it so."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.scale = nn.Buffer(torch.ones(inputs))  # entries are counts of all sizes: this brings them near 0 to 1
        self.body = nn.Sequential(nn.Linear(inputs, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.actor = nn.Linear(HIDDEN, actions)
        self.critic = nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)  # at first every legal action is about as likely
        nn.init.orthogonal_(self.critic.weight, 0.1)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[Choices, torch.Tensor]:
        """The softmax over legal actions alone, so no others need be computed: of Fertility's that is one in 500."""
        seen = self.body(observations * self.scale)
        positions, actions = masks.nonzero(as_tuple=True)
        logits = (seen[positions] * self.actor.weight[actions]).sum(1) + self.actor.bias[actions]
        logits = logits.clamp(-30, 30)  # so that no sum below is too large, or nothing
        sums = torch.zeros(len(seen)).index_add(0, positions, logits.exp())
        return Choices(positions, actions, logits - sums.log()[positions]), self.critic(seen).squeeze(1)


def look(env: BatchEnv) -> tuple[torch.Tensor, torch.Tensor]:
    """What the seats to move see and may do: copies, for the environment writes into the same arrays at every step."""
    return torch.tensor(env.observations), torch.tensor(env.masks)


@dataclass
class Lesson:
    """A stretch of play: [step, game], and for each decision what is to be learned from it."""

    observations: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    chances: torch.Tensor  # log-probability of the action when it was taken
    values: torch.Tensor
    advantages: torch.Tensor
    known: torch.Tensor  # whether it is known yet how it went on
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

    For every seat of every game we carry what came after its decision: the value it saw next (or, where the game ended
    first, what it was paid), and that decision's own advantage. Where a seat did not decide again before the stretch
    was over nothing is known, and its last decision is left out.
    """
    steps, games, players = rewards.shape
    every = np.arange(games)
    after, carried = np.zeros((games, players), np.float32), np.zeros((games, players), np.float32)
    told = np.zeros((games, players), bool)
    after[every, next_seats], told[every, next_seats] = next_values, True
    advantages, known = np.zeros((steps, games), np.float32), np.zeros((steps, games), bool)
    for step in reversed(range(steps)):
        over = ended[step]
        after[over], carried[over], told[over] = rewards[step, over], 0.0, True
        mine = every, seats[step]
        surprise = after[mine] - values[step]  # games are short: nothing is discounted
        known[step] = told[mine]
        advantages[step] = np.where(known[step], surprise + LAMBDA * carried[mine], 0.0)
        after[mine], carried[mine], told[mine] = values[step], advantages[step], True
    return torch.from_numpy(advantages), torch.from_numpy(known)


def learn(player: Player, optimiser: torch.optim.Optimizer, lesson: Lesson) -> tuple[float, float]:
    """Go through a lesson a few times; the mean loss, and how much choice is left to chance (the entropy)."""
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
def measure(player: Player, game: str, players: int, games: int, seed: int, rival: str = "random") -> Share:
    """Its share of wins where all others are `rival`, with the 95 % interval. It has every seat equally often."""
    env = BatchEnv(game, games, players, seed=seed, cores=1)
    own = np.arange(games) % players
    wins, playing = np.zeros(games), np.ones(games, bool)
    while playing.any():  # the first game in each place of the batch: of later ones the short would come first
        actions = env.greedy() if rival == "greedy" else env.sample()
        ours = np.flatnonzero(playing & (env.seats == own))
        if len(ours):
            masks = torch.from_numpy(env.masks[ours])
            choices, _ = player(torch.from_numpy(env.observations[ours]), masks)
            actions[ours] = choices.draw(masks).numpy()
        env.step(actions)
        done = playing & env.ended
        first = env.rewards == env.rewards.max(1, keepdims=True)
        wins[done] = (first / first.sum(1, keepdims=True))[np.arange(games), own][done]  # a shared win is shared out
        playing &= ~env.ended
    return interval(wins)


def largest_seen(env: BatchEnv, steps: int) -> torch.Tensor:
    """The largest that each entry of an observation was in some random play, at least 1."""
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
    parser.add_argument("--go-on", action="store_true", help="begin with the network in the checkpoint")
    parser.add_argument("--short", action="store_true", help="a few seconds, to see that it runs")
    asked = parser.parse_args()
    game, players = asked.game, asked.players
    checkpoint = asked.checkpoint or Path(f"ppo-{game}-{players}.pt")
    games, steps, lessons, trial, exam = (32, 32, 4, 50, 100) if asked.short else (GAMES, STEPS, 10**9, TRIAL, EXAM)
    seconds = 60 * asked.minutes
    if not seconds > 0:
        parser.error(f"--minutes is {asked.minutes:g}; it must be more than 0")
    if asked.go_on and not checkpoint.is_file():
        parser.error(f"--go-on: there is no {checkpoint}; leave it out to begin anew")
    torch.set_num_threads(1)  # these matrices are small: more threads would mostly wait for each other
    torch.manual_seed(asked.seed)

    env = BatchEnv(game, games, players, seed=asked.seed, cores=1)
    player = Player(env.layout.size, len(env.actions))
    player.scale[:] = 1 / largest_seen(env, steps)
    if asked.go_on:
        player.load_state_dict(torch.load(checkpoint))
    optimiser = torch.optim.Adam(player.parameters(), RATE)
    weights = sum(weight.numel() for weight in player.parameters())
    share = measure(player, game, players, trial, seed=asked.seed + 1)
    print(f"{game}, {players} players, {weights:,} weights; to begin with, it wins {share.mean:.0%} against random")

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
                f"wins {share.mean:4.0%} against random",
                flush=True,
            )
            torch.save(player.state_dict(), checkpoint)
            said = time.monotonic()

    for rival in ("random", "greedy"):
        share = measure(player, game, players, exam, seed=asked.seed + 10**9, rival=rival)
        print(f"{exam:,} games: wins {share.mean:.1%} against {rival} (95 %: {share.low:.1%} to {share.high:.1%})")
    print(f"The network is in {checkpoint}.")


if __name__ == "__main__":
    main()
