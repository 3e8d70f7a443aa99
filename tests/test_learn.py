"""Training: the network learns, continues where it stopped, and is in whole numbers what it was in PyTorch.

PyTorch is in a folder of its own, so what needs it runs in another process: `in_torch` calls a function of this file.
"""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

import numpy as np
import pytest

from akhet.bots.bot import Budget
from akhet.bots.heuristics import heuristics_of
from akhet.bots.learned import LearnedBot
from akhet.bots.network.evaluate import UNIT
from akhet.bots.network.features import functions_of
from akhet.bots.network.file import read_network
from akhet.bots.network.learned import learned_heuristics
from akhet.cli import main
from akhet.games import BUILT_IN, manifest_of
from akhet.kernel.refusal import Refused
from akhet.kernel.stream import key_from_seed
from akhet.language import say
from akhet.learn.curriculum import Curriculum, Variant, curriculum_of
from akhet.learn.curve import curve_chart
from akhet.table import Game
from tests.test_examples import TORCH, run

if TYPE_CHECKING:
    from akhet.learn.lessons import Learner

ROOT = Path(__file__).parents[1]
SMALL = {"games": 128, "decisions": 40, "minibatch": 512, "rate": 2e-3, "entropy": 0.01}
TINY = {"games": 16, "decisions": 6, "minibatch": 32}
TWO = Curriculum((Variant(2),), lead=1.0)  # what says most of a single game, and so is learned soonest


@pytest.fixture
def torch() -> None:
    assert (TORCH / "torch").is_dir(), "training needs PyTorch, which is not installed: run `make torch`"


def in_torch(function: str, *arguments: object, folder: Path) -> Any:
    """What a function of this file returns, called in a process that has PyTorch."""
    program = f"import json; from tests.test_learn import {function} as asked; print(json.dumps(asked(*{arguments!r})))"
    said = run("-c", program, folder=folder, PYTHONPATH=os.pathsep.join([str(TORCH), str(ROOT)]))
    return json.loads(said)


def new_learner(
    seed: int, settings: dict[str, Any], game: str = "fertility", curriculum: Curriculum = TWO
) -> "Learner":
    import torch  # pyright: ignore[reportMissingImports]

    from akhet.learn.lessons import Learner, Settings

    torch.set_num_threads(1)
    return Learner(game, curriculum, Settings(**settings), seed, "cpu", cores=1)


# The curriculum


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_variant_of_a_curriculum_can_be_played(game: str) -> None:
    curriculum = curriculum_of(game)
    assert {variant.players for variant in curriculum.variants} == set(manifest_of(game).players)
    for variant in curriculum.variants:
        assert len(Game(game).initial_state(variant.players, dict(variant.options))) == 1
    assert 0 < len(curriculum.judged) < len(curriculum.variants)


# The network in PyTorch and in whole numbers


def differences(game: str) -> dict[str, Any]:
    """How far the whole numbers are from PyTorch's, over positions from whole games."""
    import torch  # pyright: ignore[reportMissingImports]

    from akhet.learn.self_play import SelfPlay

    learner = new_learner(1, TINY, game, curriculum_of(game))
    with torch.no_grad():  # a network that has clear opinions
        for layer in (learner.model.values, learner.model.policy):
            layer.weight.normal_(std=0.1)
    weights = learner.model.weights()
    play = SelfPlay(game, curriculum_of(game).variants, 40, seed=3, cores=1)
    random = np.random.default_rng(3)
    learned, functions, buffers = learned_heuristics(game, weights), functions_of(game), heuristics_of(game).buffers()
    scratch: Any = learned.new_scratch()[0]
    values, chances, same, spread = [], [], [], 0.0
    for number in range(40):
        play.play(random.integers(0, play.counts))
        if number % 8:
            continue
        shown = (torch.from_numpy(array.copy()) for array in (play.rows, play.features, play.counts))
        with torch.no_grad():
            all_values, numbers = (found.numpy() for found in learner.model(*shown))
        spread = max(spread, float(np.ptp(all_values)))
        for row, state in enumerate(play._states):
            count = learned.root_plans(state, play.game.parts, *buffers, scratch)
            assert buffers[1][:count].tolist() == play.plans[row, :count].tolist()
            functions.values(weights, scratch[2])
            values.append(np.abs(scratch[2].values / UNIT - all_values[row]).max())
            likely = np.exp(numbers[row, :count] - numbers[row, :count].max())
            chances.append(np.abs(buffers[2][:count] - likely / likely.sum()).max())
            same.append(buffers[2][:count].argmax() == likely.argmax())
    found = {"values": max(values), "chances": max(chances), "same": np.mean(same), "spread": spread}
    return {name: float(value) for name, value in found.items()}


@pytest.mark.usefixtures("torch")
@pytest.mark.parametrize("game", BUILT_IN)
def test_the_whole_numbers_say_what_pytorch_says(game: str, tmp_path: Path) -> None:
    found = in_torch("differences", game, folder=tmp_path)
    assert found["spread"] > 1.0  # the values differ, so agreeing on them means something
    assert found["values"] < 0.1 and found["chances"] < 0.05
    assert found["same"] > 0.95


# Learning


def strengths(seed: int, lessons: int = 20) -> list[float]:
    """The mean lead against the heuristics before and after a short training."""
    learner = new_learner(seed, SMALL)
    before = learner.judge(TWO.variants, 600, seed=7)[0]["lead"]
    for _ in range(lessons):
        learner.teach(0.0)
    return [before, learner.judge(TWO.variants, 600, seed=7)[0]["lead"]]


@pytest.mark.usefixtures("torch")
def test_a_short_training_improves_over_its_start(tmp_path: Path) -> None:
    before, after = in_torch("strengths", 1, folder=tmp_path)
    assert 0 < before < 0.6 and after > before + 0.02


def target_mistakes() -> int:
    """Compares the targets with their definition: forwards along the seat's own decisions, one at a time."""
    import torch  # pyright: ignore[reportMissingImports]

    from akhet.learn.targets import Reward, targets_of

    dice = np.random.default_rng(1)
    steps, games, ahead, reward = 30, 8, 0.9, Reward(lead=0.25)
    players = dice.integers(2, 7, games)
    seats = dice.integers(0, players, (steps, games))
    values = dice.random((steps + 1, games, 6, 3)).astype(np.float32)
    ended = dice.random((steps, games)) < 0.1
    results = dice.random((steps, games, 6, 3)).astype(np.float32)
    v, e, r, s = ([torch.from_numpy(one.copy()) for one in whole] for whole in (values, ended, results, seats))
    found, advantages = targets_of(v, e, r, s, torch.from_numpy(players), reward, ahead)

    def target(step: int, game: int, seat: int) -> np.ndarray:
        """What the values of a seat should have been at a step."""
        for later in range(step, steps):
            if ended[later, game]:
                return results[later, game, seat]
            if later + 1 < steps and seats[later + 1, game] == seat:
                return (1 - ahead) * values[later + 1, game, seat] + ahead * target(later + 1, game, seat)
        return values[steps, game, seat]

    mistakes = 0
    for game in range(games):
        for step in range(steps):
            mover = seats[step, game]
            wanted = [target(step, game, (mover + place) % players[game]) for place in range(players[game])]
            mistakes += not np.allclose(found[step, game, : players[game]], wanted, atol=1e-5)
            gained = wanted[0] - values[step, game, mover]
            mistakes += abs(float(advantages[step, game]) - float(0.75 * gained[0] + 0.25 * gained[1])) > 1e-5
    return mistakes


@pytest.mark.usefixtures("torch")
def test_a_seat_learns_from_what_came_at_its_own_next_decision(tmp_path: Path) -> None:
    assert in_torch("target_mistakes", folder=tmp_path) == 0


# Checkpoints


def continued(folder: str) -> dict[str, Any]:
    """Twice two lessons with a checkpoint between them, beside four lessons in one go."""
    from akhet.learn.checkpoint import load_checkpoint, save_checkpoint

    file = Path(folder) / "checkpoint.pt"
    whole, first, second = new_learner(1, TINY), new_learner(1, TINY), new_learner(2, TINY)
    for number in range(4):
        whole.teach(0.1 * number)
    for number in range(2):
        first.teach(0.1 * number)
    save_checkpoint(file, first, [{"lesson": 2}])
    curve = load_checkpoint(file, second)
    at_first = second.seconds
    for number in range(2, 4):
        second.teach(0.1 * number)
    return {
        "same": bool((whole.model.weights() == second.model.weights()).all()),
        "moved": int((first.model.weights() != second.model.weights()).sum()),
        "lessons": [whole.lessons, second.lessons],
        "decisions": [whole.decisions, second.decisions],
        "seconds": [first.seconds, at_first],
        "later": second.seconds > at_first,
        "curve": curve,
    }


@pytest.mark.usefixtures("torch")
def test_a_training_that_was_interrupted_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    found = in_torch("continued", str(tmp_path), folder=tmp_path)
    assert found["same"] and found["moved"] > 1000
    assert found["lessons"] == [4, 4] and found["decisions"] == [4 * 16 * 6] * 2
    assert found["seconds"][0] == found["seconds"][1] and found["later"]
    assert found["curve"] == [{"lesson": 2}]


def refused(folder: str) -> list[str]:
    """The codes with which files are refused that are not the checkpoint of a Fertility training of this version."""
    import torch  # pyright: ignore[reportMissingImports]

    from akhet.learn.checkpoint import load_checkpoint, save_checkpoint

    file, learner = Path(folder) / "checkpoint.pt", new_learner(1, TINY)
    save_checkpoint(file, learner, [])
    raw, whole = file.read_bytes(), torch.load(file, weights_only=True)
    half = whole | {"state": {name: value for name, value in whole["state"].items() if name != "optimizer"}}
    found = []
    for bad in (b"", b"not a checkpoint", raw[: len(raw) // 2], {"game": "nile"}, {"layout": "0"}, {"rules": 0}, half):
        if isinstance(bad, bytes):
            file.write_bytes(bad)
        else:
            torch.save(whole | bad, file)
        try:
            load_checkpoint(file, learner)
        except Refused as problem:
            found.append(problem.refusal.code)
    return found


@pytest.mark.usefixtures("torch")
def test_a_checkpoint_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    found = in_torch("refused", str(tmp_path), folder=tmp_path)
    damaged, other = ["learn.damaged"], ["learn.other_version"]
    assert found == [*damaged * 3, "learn.other_game", *other * 2, *damaged]


# The command


def command(folder: Path, *more: str, minutes: str = "0.001") -> list[str]:
    sizes = ("--games", "16", "--decisions", "4", "--minibatch", "32", "--judged", "8")
    words = (*sizes, "--cores", "1", "--device", "cpu", "--out", str(folder / "made"), "--minutes", minutes)
    return ["-m", "akhet", "learn", "fertility", *words, *more]


def lessons_of(folder: Path) -> list[int]:
    return [json.loads(line)["lesson"] for line in (folder / "made" / "curve.jsonl").read_text("utf-8").splitlines()]


@pytest.mark.usefixtures("torch")
def test_the_command_trains_continues_and_leaves_its_files(tmp_path: Path) -> None:
    said = run(*command(tmp_path), folder=tmp_path, PYTHONPATH=str(TORCH))
    assert "Fertility: training on cpu, 16 games at a time" in said and "lesson 0:" in said
    first = lessons_of(tmp_path)
    assert first[0] == 0 and first[-1] > 0
    said = run(*command(tmp_path), folder=tmp_path, PYTHONPATH=str(TORCH))
    assert "Continued after" in said and "To train it longer: akhet learn fertility" in said
    lessons = lessons_of(tmp_path)
    assert lessons[: len(first)] == first and all(earlier < later for earlier, later in pairwise(lessons))

    network = read_network(tmp_path / "made" / "fertility.network", "fertility")
    assert network.made["lessons"] == lessons[-1] and network.made["decisions"] == 16 * 4 * lessons[-1]
    assert network.made["seed"] == 1 and network.made["settings"]["games"] == 16 and network.made["torch"]
    table = Game("fertility").open(2, seed=1)
    bot, legal = LearnedBot(table.game, key_from_seed(1), {}, network), [move.id for move in table.legal()]
    assert bot.choose(table.view(table.turn), legal, Budget()) in legal

    drawn = ElementTree.fromstring((tmp_path / "made" / "curve.svg").read_text("utf-8"))
    lines = drawn.findall("{http://www.w3.org/2000/svg}polyline")
    assert len(lines) == len(curriculum_of("fertility").judged)
    assert all(len(line.attrib["points"].split()) == len(lessons) for line in lines)


@pytest.mark.usefixtures("torch")
def test_an_interrupted_command_saves_and_says_how_to_continue(tmp_path: Path) -> None:
    words = [sys.executable, *command(tmp_path, minutes="1000")]
    environment = os.environ | {"PYTHONPATH": str(TORCH)}
    pipe = subprocess.PIPE
    with subprocess.Popen(words, env=environment, stdout=pipe, stderr=pipe, text=True, cwd=tmp_path) as training:
        assert training.stdout is not None
        for line in training.stdout:
            if "lesson 0:" in line:
                training.send_signal(signal.SIGINT)
                break
        said, errors = training.communicate(timeout=600)
    assert training.returncode == 130, errors
    assert "Finishing the lesson" in errors and "Stopped. To continue: akhet learn fertility" in said
    assert lessons_of(tmp_path) == [0]  # it was not judged again
    assert read_network(tmp_path / "made" / "fertility.network", "fertility").made["lessons"] > 0


def test_without_pytorch_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("akhet.terminal.learn.find_spec", lambda name: None)
    assert main(command(tmp_path)[2:]) == 2
    assert 'pip install "akhet[learn]"' in capsys.readouterr().err
    assert not (tmp_path / "made").exists()


@pytest.mark.parametrize("minutes", ["0", "-1", "nan", "soon", "1e9"])
def test_times_that_are_none_are_refused(minutes: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(command(tmp_path, minutes=minutes)[2:])
    assert say("cli-not-minutes", text=minutes, most=100_000.0) in capsys.readouterr().err


def test_a_learning_curve_is_drawn_over_its_time() -> None:
    series: dict[str, Sequence[tuple[float, float]]] = {"2 <players>": [(0.0, 0.5), (10.0, 0.75)], "4": [(0.0, 0.25)]}
    drawn = ElementTree.fromstring(curve_chart("A & B", "minutes", series, "{:.0%}".format, "{:g}".format, "equal"))
    lines = [line.attrib["points"].split() for line in drawn.findall("{http://www.w3.org/2000/svg}polyline")]
    places = [[tuple(map(float, point.split(","))) for point in line] for line in lines]
    assert places[0][0][0] == places[1][0][0] < places[0][1][0]  # further on, further right
    assert places[0][1][1] < places[0][0][1] < places[1][0][1]  # stronger, higher
    words = ["".join(text.itertext()) for text in drawn.iter() if text.tag.endswith("text")]
    assert {"A & B", "2 <players>", "50%", "10", "minutes", "equal"} <= set(words)
