"""`python -m benchmarks.engine`: what the engine costs beyond the games, in processor time, for docs/cluster.md.

The same games are played by one thread, by two, and by tasks on a Ray cluster of two nodes on this machine. Processor
time depends little on what else runs, so the efficiency of two cores is what one core needs divided by what they need.
"""

import argparse
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from akhet.arena.cluster import Cluster
from akhet.arena.schedule import Setting
from akhet.arena.workers import Cores, Stopped, workers
from akhet.bots.spec import read_spec
from akhet.kernel.stream import key_from_seed
from akhet.lab.whole_games import Games, WholeGames
from benchmarks.sections import with_section
from tools.local_cluster import LocalCluster

PAGE = Path(__file__).parents[1] / "docs" / "cluster.md"
SECTION = "engine"
PIECE = 1000  # games: what one task of the cluster plays


class Timed:
    """Whole games; a result is the processor time that the worker's process or thread spent on the piece."""

    compiled = True

    def __init__(self, games: WholeGames) -> None:
        self._games = games

    def __reduce__(self) -> tuple[Any, ...]:
        return Timed, (self._games,)

    def prepare(self) -> None:
        self._games.prepare()

    def do(self, item: Games, stopped: Stopped) -> float:
        began = time.thread_time()
        self._games.do(item, stopped)
        return time.thread_time() - began


def cost(bot: str, games: int, cores: Cores) -> tuple[float, float]:
    """Processor seconds for all games: in the workers, and in this process for handing out and collecting."""
    work = Timed(WholeGames(Setting("nile", 3), read_spec(bot), key_from_seed(1)))
    work.prepare()
    pieces = Games.pieces(games, PIECE)
    with workers(work, cores, len(pieces)) as play_all:
        list(play_all(pieces[:2]))  # a worker of a cluster loads the rules with its first piece
        began = time.process_time()
        spent = sum(play_all(pieces))
        own = time.process_time() - began
    return spent, own if isinstance(cores, Cluster) else max(0.0, own - spent)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.engine")
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--bot", default="greedy")
    choice = parser.parse_args()
    rows = {"one core": cost(choice.bot, choice.games, 1), "two cores": cost(choice.bot, choice.games, 2)}
    nodes = LocalCluster(2)
    rows["two nodes of a Ray cluster"] = cost(choice.bot, choice.games, Cluster(nodes.address))
    nodes.stop()
    alone = sum(rows["one core"])
    lines = [
        f"Made by `python -m benchmarks.engine --games {choice.games} --bot {choice.bot}`: {choice.games:,} games of",
        f"NILE with three players, in pieces of {PIECE:,}, in seconds of processor time.",
        "",
        "| on | games | engine | efficiency |",
        "|---|--:|--:|--:|",
        *(f"| {name} | {spent:.2f} | {own:.2f} | {alone / (spent + own):.0%} |" for name, (spent, own) in rows.items()),
    ]
    per_piece = rows["two nodes of a Ray cluster"][1] / np.ceil(choice.games / PIECE)
    lines += ["", f"The process that hands out the work spends {1000 * per_piece:.1f} ms per piece on the cluster."]
    PAGE.write_text(with_section(PAGE.read_text("utf-8"), SECTION, "\n".join(lines)), "utf-8")
    sys.stderr.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    # By its name, because workers of a cluster cannot load a class of __main__.
    import_module("benchmarks.engine").main()
