"""`make bench`: NILE beside OpenSpiel's native card games, in one run on one core, and how we start up.

`--write` keeps the result in docs/benchmarks.md.
"""

import argparse
import os
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path

import numba
import numpy
import pyspiel  # type: ignore[import-not-found]  # a bare .so, no stubs

from benchmarks import ours, peers

PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench")
    parser.add_argument("--rounds", type=int, default=5, help="each figure is the best of so many (default 5)")
    parser.add_argument("--games", type=int, default=3000, help="games a round (default 3000)")
    parser.add_argument("--write", action="store_true", help=f"keep the result in docs/{PAGE.name}")
    choice = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # one core, for us and for the peers
    page = "\n".join(report(choice.rounds, choice.games)) + "\n"
    print(page)
    if choice.write:
        PAGE.write_text(page, "utf-8")


def report(rounds: int, games: int) -> list[str]:
    """The page, line by line. Peers and ours take turns, so that a busy machine slows both."""
    nile = {variant.name: ours.Rate(0, 0, 0) for variant in ours.VARIANTS}
    whole: dict[str, peers.PeerRate] = {}
    rollouts: dict[str, peers.PeerRate] = {}
    for _ in range(rounds):
        progress("random play")
        for variant in ours.VARIANTS:
            found = ours.random_play(variant, games, 1)
            nile[variant.name] = max(nile[variant.name], found, key=lambda rate: rate.decisions_per_second)
        for game in peers.GAMES:
            for kept, measure in ((whole, peers.measure_whole_games), (rollouts, peers.measure)):
                peer = measure(game, 1.0, 1)
                kept[game] = max(kept.get(game, peer), peer, key=lambda rate: rate.decisions_per_second)
    fastest = max(rate.decisions_per_second for rate in whole.values())
    fastest_rollouts = max(rate.decisions_per_second for rate in rollouts.values())
    progress("starting up")
    cold, warm = ours.first_move(rounds)
    everything = ours.compile_everything()
    progress("interpreted rules")
    interpreted = ours.interpreted(rounds)
    progress("cipher")
    cipher = ours.cipher(rounds)
    return [
        "# Benchmarks",
        "",
        f"Made by `make bench BENCH_ARGS=--write` on {datetime.now(UTC):%Y-%m-%d}: {machine()}, one core. Python",
        f"{platform.python_version()}, NumPy {numpy.__version__}, Numba {numba.__version__}, "
        f"OpenSpiel {pyspiel.__version__}.",
        f"Ours and the peers' in one run, taking turns; every figure is the best of {rounds}.",
        "",
        "## Random play",
        "",
        "Decisions are players' choices; chance is not counted. *Whole games* include the deal: ours from the set-up",
        "to the ranking, the peers' by `pyspiel.evaluate_bots` with uniform random bots, OpenSpiel's own C++ loop.",
        "*Rollouts* are the peers' fastest door (`RandomRolloutEvaluator`), their deals made beforehand and not timed:",
        "more favourable to them than ours is to us.",
        "",
        "| game | decisions/s | games/s | decisions/game | to the fastest peer | to the fastest rollouts |",
        "|---|--:|--:|--:|--:|--:|",
        *(row(name, rate, fastest, fastest_rollouts) for name, rate in nile.items()),
        *(row(f"OpenSpiel {name}", rate, fastest, fastest_rollouts) for name, rate in whole.items()),
        *(row(f"OpenSpiel {name}, rollouts", rate, fastest, fastest_rollouts) for name, rate in rollouts.items()),
        "",
        "## Starting up, and the interpreter",
        "",
        "| what | |",
        "|---|--:|",
        f"| import and first move, compiled rules from the disk cache | {warm:.2f} s |",
        f"| the same with an empty cache: what it needs is compiled | {cold:.1f} s |",
        f"| all of the game compiled, from an empty cache | {everything:.1f} s |",
        f"| `AKHET_RULES=interpreted`, 4 players | {interpreted:,.0f} decisions/s |",
        "",
        "## What the cipher costs",
        "",
        "The random stream is ChaCha with 20 rounds. A decision takes about two words of it, one to choose and one",
        "for the cards it turns up.",
        "",
        "| rounds | ns a word |",
        "|--:|--:|",
        *(f"| {cipher_rounds} | {cost:.1f} |" for cipher_rounds, cost in cipher.items()),
    ]


def row(name: str, rate: ours.Rate | peers.PeerRate, fastest: float, fastest_rollouts: float) -> str:
    decisions = rate.decisions_per_second
    return (
        f"| {name} | {decisions:,.0f} | {rate.games_per_second:,.0f} | {rate.decisions_per_game:.1f} "
        f"| {decisions / fastest:.2f} | {decisions / fastest_rollouts:.2f} |"
    )


def machine() -> str:
    info = Path("/proc/cpuinfo")
    models = [line.partition(":")[2].strip() for line in info.read_text().splitlines() if line.startswith("model name")]
    return f"{models[0] if models else platform.processor()}, {os.cpu_count()} cores"


def progress(what: str) -> None:
    print(f"measuring: {what} …", file=sys.stderr)


if __name__ == "__main__":
    main()
