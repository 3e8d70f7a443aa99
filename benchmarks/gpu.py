"""`make bench-gpu`: compare a batch on this machine's GPU with the CPU, byte for byte, and measure its speed.

`--write` writes the result to docs/benchmarks.md; `--out FILE` writes it to a separate file, for another machine.
"""

import argparse
import platform
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numba
import numpy as np

from akhet.envs.batch import BatchEnv
from akhet.envs.cuda import CudaBatchEnv, need_cuda
from benchmarks.ours import VARIANTS, Variant
from benchmarks.sections import with_section

PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"
ARRAYS = ("states", "seats", "masks", "observations", "rewards", "ended")
SEED = 2026
BEGAN = time.perf_counter()
GREEDY_GAMES = 1 << 16  # thinking takes longer
# Only compared: their speed is that of the similar ones above.
OTHERS = (
    *(Variant("nile", f"{players} players", players) for players in (3, 5, 6)),
    *(Variant("nile", f"{players} players, Monuments", players, "monuments") for players in (2, 3, 5)),
    *(Variant("nile", f"{players} players, Classic", players, "classic") for players in range(2, 6)),
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench-gpu")
    parser.add_argument("--games", type=int, default=1 << 20, help="games at once (default 1,048,576)")
    parser.add_argument("--checked", type=int, default=4096, help="games of each variant compared (default 4096)")
    parser.add_argument("--rounds", type=int, default=3, help="each figure is the best of so many (default 3)")
    parser.add_argument("--only", default="", help="variants whose game begins so")
    parser.add_argument("--write", action="store_true", help=f"keep the result in docs/{PAGE.name}")
    parser.add_argument("--out", type=Path, help="write the result to this file")
    choice = parser.parse_args()
    need_cuda()
    measured, compared = (
        [variant for variant in variants if variant.game.startswith(choice.only)] for variants in (VARIANTS, OTHERS)
    )
    section = "\n".join(report(measured, compared, choice.games, choice.checked, choice.rounds)) + "\n"
    print(section)
    if choice.out:
        choice.out.write_text(section, "utf-8")
    if choice.write:
        PAGE.write_text(with_section(PAGE.read_text("utf-8"), "gpu", section), "utf-8")


def report(measured: list[Variant], compared: list[Variant], games: int, checked: int, rounds: int) -> list[str]:
    """The section, line by line. Results are printed at once: time on such a machine may be short."""
    same, speeds = {}, {}
    for variant in (*measured, *compared):
        same[variant] = compare(variant, checked)
        progress(f"alike: {same[variant]}")
        if variant in measured:
            speeds[variant] = measure(variant, games, rounds)
            progress(f"decisions a second: {speeds[variant]}")
    names = list(next(iter(speeds.values())))
    return [
        "## On a GPU",
        "",
        f"Made by `make bench-gpu` on {datetime.now(UTC):%Y-%m-%d}: {gpu_name()}, {games:,} games at once, the best of",
        f"{rounds}. Python {platform.python_version()}, NumPy {np.__version__}, Numba {numba.__version__}.",
        "",
        f"First both play the same, {checked:,} games of every variant, and the results are compared",
        "byte for byte:",
        "",
        "| variant | compared | identical |",
        "|---|---|---|",
        *(
            f"| {variant.game}, {variant.name} | {what} | {how} |"
            for variant, rows in same.items()
            for what, how in rows
        ),
        "",
        "Decisions per second, in millions:",
        "",
        f"| variant | {' | '.join(names)} |",
        f"|---|{'--:|' * len(names)}",
        *(
            f"| {variant.game}, {variant.name} | " + " | ".join(f"{rate / 1e6:,.1f}" for rate in rates.values()) + " |"
            for variant, rates in speeds.items()
        ),
        "",
        "[Environments](environments.md#a-batch-on-a-gpu) explains what limits it.",
    ]


def compare(variant: Variant, games: int) -> list[tuple[str, str]]:
    """What was compared, and how much of it was equal."""
    progress(f"{variant.game}, {variant.name}: the same on both")
    options: dict[str, Any] = {variant.option: True} if variant.option else {}
    mine = CudaBatchEnv(variant.game, games, variant.players, seed=SEED, **options)
    theirs = BatchEnv(variant.game, games, variant.players, seed=SEED, **options)
    found = []
    steps = 300 // variant.players  # some games end and others begin
    alike = 0
    for _ in range(steps):
        actions = mine.sample()
        assert actions.copy_to_host().tobytes() == theirs.sample().tobytes(), "the same choices"
        mine.step(actions)
        theirs.step(actions.copy_to_host())
        alike += all(getattr(mine, name).copy_to_host().tobytes() == getattr(theirs, name).tobytes() for name in ARRAYS)
    found.append((f"{steps} steps: states, masks, observations, rewards", f"{alike} of {steps}"))
    for name in ("greedy", "learned"):
        equal = getattr(mine, name)().copy_to_host() == getattr(theirs, name)()
        found.append((f"moves of `{name}`", f"{int(equal.sum()):,} of {games:,}"))
    for bot in ("random", "greedy"):
        (rewards, decisions), (worth, made) = mine.playouts(bot), theirs.playouts(bot)
        ends = (rewards.copy_to_host() == worth).all(axis=1) & (decisions.copy_to_host() == made)
        found.append((f"`{bot}` playouts: length and rewards", f"{int(ends.sum()):,} of {games:,}"))
    theirs.close()
    return found


def measure(variant: Variant, games: int, rounds: int) -> dict[str, float]:
    progress(f"{variant.game}, {variant.name}: speed")
    options: dict[str, Any] = {variant.option: True} if variant.option else {}
    env = CudaBatchEnv(variant.game, games, variant.players, seed=SEED, layout_version=1, **options)
    decisions = [0]

    def playouts(bot: str) -> None:
        decisions[0] = int(env.playouts(bot)[1].copy_to_host().sum())

    random = best(lambda: playouts("random"), rounds)
    rates = {"random playouts": decisions[0] / random}
    actions = [env.sample()]

    def one_step() -> None:
        env.step(actions[0])
        actions[0] = env.sample()

    rates["sample, step, observe, mask, reset"] = games / best(lambda: [one_step() for _ in range(10)], rounds) * 10
    fewer = min(games, GREEDY_GAMES)
    env = CudaBatchEnv(variant.game, fewer, variant.players, seed=SEED, layout_version=1, **options)
    greedy = best(lambda: playouts("greedy"), rounds)
    rates["`greedy` playouts"] = decisions[0] / greedy
    rates["moves of `learned`"] = env.games / best(env.learned, rounds)
    return rates


def best(work: Callable[[], Any], rounds: int) -> float:
    """Seconds of the fastest round, after one that compiles."""
    cuda = need_cuda()
    work()
    found = np.inf
    for _ in range(rounds):
        cuda.synchronize()
        began = time.perf_counter()
        work()
        cuda.synchronize()
        found = min(found, time.perf_counter() - began)
    return found


def gpu_name() -> str:
    name = need_cuda().get_current_device().name
    return name.decode() if isinstance(name, bytes) else name


def progress(what: str) -> None:
    print(f"{time.perf_counter() - BEGAN:4.0f} s: {what} …", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
