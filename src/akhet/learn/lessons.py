"""Lessons: proximal policy optimisation (PPO) over the plans of games that the network plays against itself."""

import time
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import torch  # pyright: ignore[reportMissingImports]
from torch.nn import functional  # pyright: ignore[reportMissingImports]

from akhet.bots.network.evaluate import LEAD, RANK, SEATS, WON
from akhet.learn.curriculum import Curriculum, Variant
from akhet.learn.model import Model
from akhet.learn.self_play import SelfPlay, checked_features
from akhet.learn.targets import KINDS, Reward, rearranged, targets_of, turned

GRADIENT_TOP = 0.5
LEAST_LOG = -50.0  # of a probability that counts in the entropy


@dataclass(frozen=True)
class Settings:
    """The settings of a training. `rate` and `entropy` change evenly to their last values over the training."""

    games: int = 8192
    decisions: int = 40  # of every game in a lesson
    minibatch: int = 16384  # decisions per step of the optimizer
    epochs: int = 2  # how often a lesson goes through its decisions
    rate: float = 5e-4
    last_rate: float = 3e-5
    entropy: float = 0.03
    last_entropy: float = 0.004
    clip: float = 0.2  # how far a lesson moves the probability of a plan
    look_ahead: float = 0.95
    value_weight: float = 1.0


class Half:
    """One half of the games, and what was decided in it in a lesson.

    While it is played on the cores, the network decides in the other half.
    """

    def __init__(self, play: SelfPlay, device: str) -> None:
        self.play = play
        self.players = torch.from_numpy(play.players).to(device)
        self.device = device
        self.moving: Future[None] | None = None
        self.forget()

    def forget(self) -> None:
        self.kept: list[dict[str, torch.Tensor]] = []
        self.seats: list[torch.Tensor] = []
        self.values: list[torch.Tensor] = []  # of every seat at the table
        self.ended: list[torch.Tensor] = []
        self.results: list[torch.Tensor] = []

    def wait(self) -> None:
        """Wait for the moves under way, and keep how the games that they ended came out."""
        if self.moving is not None:
            self.moving.result()
            self.moving = None
            self.ended.append(self.copied(self.play.ended))
            self.results.append(self.copied(self.play.results))

    def shown(self) -> dict[str, torch.Tensor]:
        """What the network is told of the decisions at hand."""
        return {name: self.copied(getattr(self.play, name)) for name in ("rows", "features", "counts")}

    def copied(self, array: np.ndarray) -> torch.Tensor:
        return torch.from_numpy(array).to(self.device, copy=True)


class Learner:
    """A network, its optimizer, and the games that it learns from."""

    def __init__(
        self,
        game: str,
        curriculum: Curriculum,
        settings: Settings,
        seed: int,
        device: str = "cpu",
        cores: int | None = None,
    ) -> None:
        self.game, self.settings, self.seed, self.device, self.cores = game, settings, seed, device, cores
        self.features = checked_features(game)
        self.reward = Reward(curriculum.lead)
        torch.manual_seed(seed)
        self.model = Model(self.features).to(device)
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=settings.rate, eps=1e-5)
        self._random = torch.Generator(device).manual_seed(seed)
        games = max(1, settings.games // 2)
        plays = [SelfPlay(game, curriculum.variants, games, seed + half, cores) for half in range(2)]
        self.halves = [Half(play, device) for play in plays]
        self._threads = ThreadPoolExecutor(len(self.halves))
        self.lessons = 0
        self.decisions = 0
        self.seconds = 0.0  # of lessons, without judging

    def state(self) -> dict[str, Any]:
        """Everything that the next lesson depends on."""
        return {
            "lessons": self.lessons,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "seed": self.seed,
            "settings": asdict(self.settings),
            "model": self.model.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "device": self.device,
            "random": self._random.get_state(),
            "halves": [
                {name: torch.from_numpy(array) for name, array in half.play.position().items()} for half in self.halves
            ],
        }

    def restore(self, state: dict[str, Any]) -> None:
        """Continue from a state. If the number of games or their variants are others now, new games are begun."""
        self.model.load_state_dict(state["model"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.lessons, self.decisions, self.seconds = state["lessons"], state["decisions"], state["seconds"]
        self.seed = state["seed"]
        if state["device"] == self.device:
            self._random.set_state(state["random"].cpu())
        for half, position in zip(self.halves, state["halves"], strict=True):
            half.play.restore({name: array.cpu().numpy() for name, array in position.items()})

    def teach(self, done: float) -> dict[str, float]:
        """Play a lesson's decisions and learn from them. `done` is the part of the training that is over."""
        settings, left = self.settings, 1.0 - done
        began = time.perf_counter()
        for group in self.optimizer.param_groups:
            group["lr"] = settings.last_rate + (settings.rate - settings.last_rate) * left
        entropy_weight = settings.last_entropy + (settings.entropy - settings.last_entropy) * left
        batch = self._play()
        played = time.perf_counter()
        size = len(batch["chosen"])
        figures, steps = torch.zeros(4, device=self.device), 0
        for _ in range(settings.epochs):
            order = torch.randperm(size, device=self.device, generator=self._random)
            for index in order.split(settings.minibatch):
                figures += self._step({name: value[index] for name, value in batch.items()}, entropy_weight)
                steps += 1
        policy, value, entropy, clipped = (figures / steps).tolist()
        ended = time.perf_counter()
        self.lessons += 1
        self.decisions += size
        self.seconds += ended - began
        return {
            "policy": policy, "value": value, "entropy": entropy, "clipped": clipped,
            "play_seconds": played - began, "learn_seconds": ended - played,
        }  # fmt: skip

    @torch.no_grad()
    def _play(self) -> dict[str, torch.Tensor]:
        """The decisions of a lesson, one per row, with what the values of each should have been."""
        for half in self.halves:
            half.forget()
        for number in range(self.settings.decisions + 1):
            for half in self.halves:
                half.wait()
                chosen = self._decide(half, keep=number < self.settings.decisions)
                if chosen is not None:
                    half.moving = self._threads.submit(half.play.play, chosen)
        batches = [self._batch(half) for half in self.halves]
        return {name: torch.cat([batch[name] for batch in batches], 1).flatten(0, 1) for name in batches[0]}

    def _decide(self, half: Half, keep: bool) -> np.ndarray | None:
        """Value the positions of a half and choose a plan for each, at random by the network's policy."""
        shown, seats = half.shown(), half.copied(half.play.seats)
        value, numbers = self._forward(**shown)
        value = torch.sigmoid(value).view(len(seats), KINDS, SEATS).transpose(1, 2)
        half.values.append(rearranged(value, turned(seats, half.players, back=True)))
        if not keep:
            return None
        logs = functional.log_softmax(numbers, 1)
        random = torch.rand(logs.shape, device=self.device, generator=self._random)
        chosen = (logs - torch.log(-torch.log(random.clamp_min(1e-20)))).argmax(1)  # drawn by its probability
        half.kept.append(shown | {"chosen": chosen, "log": logs.gather(1, chosen[:, None])[:, 0]})
        half.seats.append(seats)
        return chosen.cpu().numpy()

    def _batch(self, half: Half) -> dict[str, torch.Tensor]:
        ahead = self.settings.look_ahead
        targets, advantages = targets_of(
            half.values, half.ended, half.results, half.seats, half.players, self.reward, ahead
        )
        batch = {name: torch.stack([kept[name] for kept in half.kept]) for name in half.kept[0]}
        players = half.players.expand(len(half.kept), -1)
        return batch | {"target": targets, "advantage": advantages, "players": players}

    def _step(self, batch: dict[str, torch.Tensor], entropy_weight: float) -> torch.Tensor:
        """A step of the optimizer. Returns the losses, the entropy, and how many decisions were changed too far."""
        settings = self.settings
        value, numbers = self._forward(batch["rows"], batch["features"], batch["counts"])
        logs = functional.log_softmax(numbers, 1)
        ratio = (logs.gather(1, batch["chosen"][:, None])[:, 0] - batch["log"]).exp()
        advantage = batch["advantage"]
        advantage = (advantage - advantage.mean()) / (advantage.std(correction=0) + 1e-6)
        near = ratio.clamp(1.0 - settings.clip, 1.0 + settings.clip)
        policy_loss = -torch.minimum(ratio * advantage, near * advantage).mean()
        entropy = -(logs.exp() * logs.clamp_min(LEAST_LOG)).sum(1).mean()
        target = batch["target"].transpose(1, 2).flatten(1)
        seated = torch.arange(SEATS, device=self.device) < batch["players"][:, None]
        seated = seated.repeat(1, KINDS).float()  # empty seats have no values
        errors = functional.binary_cross_entropy_with_logits(value, target, reduction="none") * seated
        value_loss = errors.sum() / seated.sum()
        self.optimizer.zero_grad(set_to_none=True)
        (policy_loss + settings.value_weight * value_loss - entropy_weight * entropy).backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), GRADIENT_TOP)
        self.optimizer.step()
        self.model.limit()
        far = ((ratio - 1.0).abs() > settings.clip).float().mean()
        return torch.stack([policy_loss, value_loss, entropy, far]).detach()

    @torch.no_grad()
    def judge(self, variants: Sequence[Variant], games: int, seed: int) -> list[dict[str, Any]]:
        """The strength against the plans that are best by the heuristics, per variant: the mean share of rivals left
        behind (equal is 0.5), the mean smooth lead, and the share of wins. The network sits in seat `game % players`,
        the heuristics in all others.
        """
        found = []
        for variant in variants:
            half = Half(SelfPlay(self.game, [variant], games, seed, self.cores), self.device)
            play, mine = half.play, np.arange(games) % variant.players
            playing, total = np.ones(games, bool), np.zeros(3)
            while playing.any():  # only the first game in each row: counting later ones would favour short games
                _, numbers = self._forward(**half.shown())
                play.play(np.where(play.seats == mine, numbers.argmax(1).cpu().numpy(), 0))
                over = play.ended & playing
                total += play.results[over, mine[over]].sum(0)
                playing &= ~over
            means = (total / games).tolist()
            figures = {"behind": means[RANK], "lead": means[LEAD], "wins": means[WON], "games": games}
            found.append({"players": variant.players, "options": dict(variant.options), **figures})
        return found

    def _forward(
        self, rows: torch.Tensor, features: torch.Tensor, counts: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda"):
            return self.model(rows, features, counts)
