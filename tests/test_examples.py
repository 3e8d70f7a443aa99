"""The programs in examples/ run with warnings as errors, and their output makes sense."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"
TORCH = ROOT / ".torch"  # made by `make torch`
RECIPES = ROOT / ".recipes"  # made by `make recipes`
INTERFACES = ("batch", "gymnasium", "openspiel", "pettingzoo", "referee", "table")
PERCENT = re.compile(r"-?[\d.]+(?=%)")


@pytest.fixture
def torch() -> None:
    assert (TORCH / "torch").is_dir(), "ppo.py needs PyTorch, which is not installed: run `make torch`"


def run(*command: str | Path, folder: Path, **environment: str) -> str:
    """What an example prints."""
    ran = subprocess.run(
        [sys.executable, "-W", "error", *command],
        cwd=folder,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_every_interface_has_its_two_examples() -> None:
    found = {path.stem for path in EXAMPLES.glob("*_*.py") if not path.stem.startswith(("run_", "train_"))}
    assert found == {f"{player}_{interface}" for player in ("random", "greedy") for interface in INTERFACES}


def test_random_players_share_the_wins(tmp_path: Path) -> None:
    said = run(EXAMPLES / "random_batch.py", folder=tmp_path)
    shares = [float(share) for share in re.findall(r"0\.\d+", said)]
    assert len(shares) == 3 and all(0.25 < share < 0.4 for share in shares) and sum(shares) <= 1


@pytest.mark.parametrize("interface", ["batch", "pettingzoo"])
def test_greedy_wins_nearly_always_against_random(interface: str, tmp_path: Path) -> None:
    said = re.search(r"greedy wins ([\d.]+) against", run(EXAMPLES / f"greedy_{interface}.py", folder=tmp_path))
    assert said is not None and 0.9 < float(said[1]) <= 1


@pytest.mark.parametrize(
    ("example", "low", "high"),
    [("greedy_gymnasium", 0.7, 1.0), ("greedy_openspiel", 0.7, 1.0), ("random_gymnasium", -1.0, -0.7)],
)
def test_the_mean_reward_is_what_it_should_be(example: str, low: float, high: float, tmp_path: Path) -> None:
    said = run(EXAMPLES / f"{example}.py", folder=tmp_path)
    assert low <= float(said.rpartition(":")[2]) <= high


@pytest.mark.parametrize("example", ["random_pettingzoo", "random_openspiel"])
def test_the_rewards_of_a_game_sum_to_zero(example: str, tmp_path: Path) -> None:
    rewards = [float(reward) for reward in re.findall(r"[-+]?\d\.\d", run(EXAMPLES / f"{example}.py", folder=tmp_path))]
    assert len(rewards) == 3 and sum(rewards) == 0 and set(rewards) != {0}


def test_the_table_and_referee_examples_print_who_was_first(tmp_path: Path) -> None:
    for player, winner in (("random", "(Ana|Ben|Cleo)"), ("greedy", "Greedy")):
        for interface in ("table", "referee"):
            said = run(EXAMPLES / f"{player}_{interface}.py", folder=tmp_path)
            assert re.search(rf"^{winner} is first with ", said, re.MULTILINE), said


# The notebook


def outputs(notebook: Path) -> list[dict]:
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    return [output["data"] for cell in cells if cell["cell_type"] == "code" for output in cell["outputs"]]


def pictures(notebook: Path) -> list[list[str]]:
    """The texts in each picture of a notebook."""
    svgs = ["".join(data["image/svg+xml"]) for data in outputs(notebook) if "image/svg+xml" in data]
    return [["".join(text.itertext()) for text in ElementTree.fromstring(svg).iter() if text.text] for svg in svgs]


def test_the_notebook_runs_from_top_to_bottom(tmp_path: Path) -> None:
    short = tmp_path / "balance.ipynb"
    short.write_text((EXAMPLES / "balance.ipynb").read_text("utf-8"), "utf-8")
    run(EXAMPLES / "run_notebook.py", short, "--keep", folder=tmp_path, AKHET_SHORT="1")
    drawn = pictures(short)
    assert len(drawn) == len(pictures(EXAMPLES / "balance.ipynb")) > 3
    shares = [float(share) for texts in drawn for text in texts[1:] for share in PERCENT.findall(text)]
    assert len(shares) > 20 and all(0 <= share <= 100 for share in shares)


def test_the_notebook_is_stored_with_its_outputs() -> None:
    """Every cell has its output, in order, and no path of the machine it ran on."""
    text = (EXAMPLES / "balance.ipynb").read_text("utf-8")
    cells = [cell for cell in json.loads(text)["cells"] if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    assert len(outputs(EXAMPLES / "balance.ipynb")) == len(cells) - 1  # the first one only has imports
    assert str(ROOT) not in text and str(Path.home()) + "/" not in text


# PPO


@pytest.mark.usefixtures("torch")
@pytest.mark.parametrize(("game", "players"), [("nile", 2), ("fertility", 3)])
def test_ppo_learns_a_little(game: str, players: int, tmp_path: Path) -> None:
    asked = ("--short", "--game", game, "--players", str(players))
    said = run(EXAMPLES / "ppo.py", *asked, folder=tmp_path, PYTHONPATH=str(TORCH))
    losses = [float(loss) for loss in re.findall(r"loss +(\S+),", said)]
    assert losses and all(abs(loss) < 10 for loss in losses), said  # false for NaN
    shares = [float(share) / 100 for share in PERCENT.findall(said)]
    assert len(shares) >= 8 and all(0 <= share <= 1 for share in shares)
    at_the_end = re.search(r"wins ([\d.]+)% against random \(95 %: ([\d.]+)% to ([\d.]+)%\)", said)
    assert at_the_end is not None
    mean, low, high = (float(share) for share in at_the_end.groups())
    assert low <= mean <= high and high > 100 / players - 10  # after so short a training, not much worse than chance
    assert (tmp_path / f"ppo-{game}-{players}.pt").stat().st_size > 100_000


JUDGE = """
import numpy as np, ppo

dice = np.random.default_rng(1)
steps, games, players = 40, 6, 3
seats, values = dice.integers(0, players, (steps, games)), dice.normal(size=(steps, games)).astype(np.float32)
ended = dice.random((steps, games)) < 0.1
rewards = (dice.normal(size=(steps, games, players)) * ended[:, :, None]).astype(np.float32)
next_seats, next_values = dice.integers(0, players, games), dice.normal(size=games).astype(np.float32)
advantages, known = (found.numpy() for found in ppo.judge(seats, values, rewards, ended, next_seats, next_values))

for game in range(games):  # by the definition: forwards along the seat's own decisions, one at a time
    for step in range(steps):
        seat, at, weight, sum_, settled = seats[step, game], step, 1.0, 0.0, True
        while True:
            over = next((t for t in range(at, steps) if ended[t, game]), steps)
            again = next((t for t in range(at + 1, steps) if seats[t, game] == seat), steps)
            if over < again:
                sum_ += weight * (rewards[over, game, seat] - values[at, game])
                break
            if again == steps:
                settled = next_seats[game] == seat or at != step
                if next_seats[game] == seat:
                    sum_ += weight * (next_values[game] - values[at, game])
                break
            sum_ += weight * (values[again, game] - values[at, game])
            at, weight = again, weight * ppo.LAMBDA
        assert known[step, game] == settled, (step, game)
        assert not settled or abs(sum_ - advantages[step, game]) < 1e-4, (step, game)
print(known.mean())
"""


@pytest.mark.usefixtures("torch")
def test_ppo_estimates_advantages_along_each_seats_own_decisions(tmp_path: Path) -> None:
    path = os.pathsep.join([str(EXAMPLES), str(TORCH)])
    assert 0.7 < float(run("-c", JUDGE, folder=tmp_path, PYTHONPATH=path)) < 1


# Other libraries


@pytest.mark.parametrize("library", ["sb3", "torchrl"])
def test_a_researchers_library_trains_on_our_games(library: str, tmp_path: Path) -> None:
    """So short a training teaches nothing: every part of the program runs."""
    assert (RECIPES / "torchrl").is_dir(), "the libraries are not installed: run `make recipes`"
    path = os.pathsep.join([str(TORCH), str(RECIPES)])
    asked = ("--steps", "64", "--games", "4", *(["--batch", "64"] if library == "torchrl" else []))
    said = run(EXAMPLES / f"train_{library}.py", *asked, folder=tmp_path, PYTHONPATH=path, OMP_NUM_THREADS="1")
    assert re.findall(r"^against (\w+): wins [\d.]+ % of 4 games", said, re.MULTILINE) == [
        "random",
        "greedy",
        "learned",
    ]


# The README


def test_the_links_of_the_page_lead_somewhere() -> None:
    text = (EXAMPLES / "README.md").read_text("utf-8")
    for link in re.findall(r"\]\(([^)]+)\)", text):
        target, _, part = link.partition("#")
        page = EXAMPLES / target
        assert page.exists(), link
        if part:
            headings = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
            assert part in {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}, link
    for example in EXAMPLES.glob("*.py"):
        assert example.name in text


def test_the_make_target_it_names_is_there() -> None:
    assert re.search(r"^torch:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
