"""The file from which a training is continued: the network, the optimizer, the games under way, the learning curve."""

from pathlib import Path
from typing import Any

import torch  # pyright: ignore[reportMissingImports]

from akhet.bots.network.features import Features
from akhet.bots.network.file import layout_of
from akhet.games import rules_of
from akhet.kernel.files import reason_of
from akhet.kernel.refusal import refuse, shown
from akhet.learn.lessons import Learner

FORMAT = "akhet-training-1"
Curve = list[dict[str, Any]]


def save_checkpoint(path: Path, learner: Learner, curve: Curve) -> None:
    """Write the file beside the old one first: whenever the machine stops, one of them is whole."""
    new = path.with_suffix(".new")
    try:
        torch.save(_kind(learner.game, learner.features) | {"curve": curve, "state": learner.state()}, new)
        new.replace(path)
    except (OSError, RuntimeError) as error:
        reason = reason_of(error) if isinstance(error, OSError) else shown(error, 200)
        raise refuse("file.unwritable", None, file=shown(path, 200), reason=reason) from error


def load_checkpoint(path: Path, learner: Learner) -> Curve:
    """Continue the training of a file, and return its learning curve. A file that does not fit is refused."""
    file = shown(path, 200)
    try:
        whole = torch.load(path, map_location=learner.device, weights_only=True)
        found = {name: whole[name] for name in ("format", "game", "rules", "layout")}
    except Exception as error:  # what is not a checkpoint fails in many ways
        raise refuse("learn.damaged", None, file=file) from error
    wanted = _kind(learner.game, learner.features)
    if found["format"] == FORMAT and found["game"] != learner.game:
        raise refuse("learn.other_game", None, file=file, game=learner.game)
    if found != wanted:
        raise refuse("learn.other_version", None, file=file)
    try:
        learner.restore(whole["state"])
        return list(whole["curve"])
    except Exception as error:
        raise refuse("learn.damaged", None, file=file) from error


def _kind(game: str, features: Features) -> dict[str, Any]:
    """What a checkpoint is of. One of another kind would mean something else."""
    return {"format": FORMAT, "game": game, "rules": rules_of(game).version, "layout": layout_of(features)}
