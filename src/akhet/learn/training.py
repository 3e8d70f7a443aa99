"""A run of a training: lessons until the time is over, the strength now and then, and the files that it leaves."""

import json
import platform
import shutil
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch  # pyright: ignore[reportMissingImports]

import akhet
from akhet.bots.network.file import SUFFIX, Network, write_network
from akhet.kernel.files import write_file
from akhet.learn.checkpoint import Curve, load_checkpoint, save_checkpoint
from akhet.learn.curriculum import curriculum_of
from akhet.learn.lessons import Learner, Settings

CHECKPOINT, CURVE = "checkpoint.pt", "curve.jsonl"
JUDGE_SEED = 10**9  # far from the seeds of trainings
JUDGE_SECONDS = 60.0  # at least, between two judgings
JUDGE_SHARE = 10  # and at least this many times what a judging takes


@dataclass
class Run:
    """What a run shows of itself while it lasts."""

    on_lesson: Callable[[float], None] = lambda seconds: None  # with the seconds since the run began
    on_judged: Callable[[dict[str, Any]], None] = lambda figures: None  # with an entry of the curve
    stopped: Callable[[], bool] = lambda: False  # asked after every lesson


class Training:
    """The training of a game in a folder: begun there, or continued from its checkpoint."""

    def __init__(
        self,
        game: str,
        folder: Path,
        settings: Settings,
        seed: int,
        device: str,
        judged_games: int,  # of every variant that is judged
        cores: int | None = None,
    ) -> None:
        self.folder, self.judged_games = folder, judged_games
        self.curriculum = curriculum_of(game)
        if device == "cuda":
            torch.set_float32_matmul_precision("high")
        elif cores is not None:
            torch.set_num_threads(cores)
        self.learner = Learner(game, self.curriculum, settings, seed, device, cores)
        self.curve: Curve = []
        self.checkpoint = folder / CHECKPOINT
        self.continued = self.checkpoint.exists()
        if self.continued:
            self.curve = load_checkpoint(self.checkpoint, self.learner)

    @property
    def network_file(self) -> Path:
        return self.folder / f"{self.learner.game}{SUFFIX}"

    def run(self, seconds: float, of_seconds: float, run: Run) -> None:
        """Teach for this many seconds, but at least one lesson. The settings that change follow `of_seconds`."""
        began = time.perf_counter()
        if not self.continued:
            self._judge({}, run)
        judging_took, judged = time.perf_counter() - began, time.perf_counter()
        gone = 0.0
        while gone < seconds:
            figures = self.learner.teach(min(1.0, self.learner.seconds / of_seconds))
            gone = time.perf_counter() - began
            run.on_lesson(gone)
            if run.stopped():  # at once: judging takes longer than a lesson
                break
            if gone >= seconds or time.perf_counter() - judged > max(JUDGE_SECONDS, JUDGE_SHARE * judging_took):
                start = time.perf_counter()
                self._judge(figures, run)
                if gone < seconds:
                    self.save()
                judged = time.perf_counter()
                judging_took = judged - start
        self.save()

    def _judge(self, figures: dict[str, float], run: Run) -> None:
        learner = self.learner
        judged = learner.judge(self.curriculum.judged, self.judged_games, JUDGE_SEED)
        entry = {
            "lesson": learner.lessons, "decisions": learner.decisions, "seconds": learner.seconds, **figures,
            "judged": judged,
        }  # fmt: skip
        self.curve.append(entry)
        run.on_judged(entry)

    def save(self) -> None:
        save_checkpoint(self.checkpoint, self.learner, self.curve)
        lines = "".join(f"{json.dumps(_rounded(entry))}\n" for entry in self.curve)
        write_file(self.folder / CURVE, lines.encode())
        write_network(self.network_file, Network(self.learner.game, self.learner.model.weights(), self.made()))

    def made(self) -> dict[str, Any]:
        """How the network was made, for its file."""
        state = self.learner.state()
        cuda = self.learner.device == "cuda"
        return {
            "seconds": round(state["seconds"], 1),
            "lessons": state["lessons"],
            "decisions": state["decisions"],
            "settings": state["settings"] | {"lead": self.curriculum.lead},
            "seed": state["seed"],
            "device": torch.cuda.get_device_name() if cuda else platform.machine(),
            "torch": torch.__version__,
            "akhet": akhet.__version__,
            "commit": commit(),
        }


def commit() -> str | None:
    """The commit of Akhet's sources, if they are a clone and Git is there; with `-dirty` if they were changed."""
    root, git = Path(akhet.__file__).parents[2], shutil.which("git")
    if git is None or not (root / ".git").exists():
        return None
    words = [git, "-C", str(root), "describe", "--always", "--abbrev=40", "--exclude=*", "--dirty"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    return done.stdout.strip() or None


def _rounded(value: Any) -> Any:
    """Figures as a person reads them."""
    if isinstance(value, dict):
        return {name: _rounded(one) for name, one in value.items()}
    if isinstance(value, list):
        return [_rounded(one) for one in value]
    return round(value, 4) if isinstance(value, float) else value
