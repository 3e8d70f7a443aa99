"""`make strength`: the strength of the bots, cell by cell, written to docs/strength.md.

Every cell is one pairing in the arena. Its games are stored in a folder and never played again, so a run that was
stopped can be continued; a cell without all its games says so. A row without games in the folder stays as it is on the
page, so that more can be played on another machine.
"""

import argparse
import json
import os
import platform
import re
import sys
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

import numba
import numpy

from akhet.arena.cluster import Cluster
from akhet.arena.play import play
from akhet.arena.results import ResultsFile
from akhet.arena.schedule import Arena, Setting
from akhet.arena.summary import Match, summarise
from akhet.arena.workers import Cores
from akhet.bots.levels import LEVEL_NAMES, levels_of
from akhet.bots.spec import read_spec
from akhet.games import BUILT_IN
from akhet.kernel.refusal import Refused
from akhet.lab.bare_match import bare_match, is_bare
from akhet.lab.bench import bench
from akhet.language import explain
from akhet.table import Game
from akhet.terminal.cluster import connect
from benchmarks.distance import distances, measure_distances
from benchmarks.sections import keep, row, section, with_section

PAGE = Path(__file__).parents[1] / "docs" / "strength.md"
SPEED, CROSSMATCH, PERFECT = "speed", "crossmatch", "perfect"  # sections of that page
LADDER = "ladder"
BARE_GAMES = 3000  # of a pairing of bots that do not search
SEED = 2026
TABLES = [(game, players) for game in BUILT_IN for players in (2, 4)]
# Variants, by their option.
VARIANTS = [("nile", 2, "monuments"), ("nile", 4, "monuments"), ("nile", 2, "classic"), ("fertility", 2, "variant")]
LEARNED_TABLES = [("nile", 2, ""), ("nile", 4, "monuments"), ("fertility", 2, ""), ("fertility", 4, "")]
# Seconds of processor time, which other load on the machine does not use up.
SEARCH = "search:processor=1"
LEARNED = "learned:processor=1"
# Changes to the search's default parameters, with the same time per turn.
ABLATIONS = {
    "unchanged": "",
    "the evaluation in the current deal does not count": "context=0",
    "who wins counts, not by how much": "margin=0",
    "a tree of one plan": "depth=1",
    "playouts to the end": "cut=1000000",
    "playouts by random steps, to the end": "random=1,cut=1000000",
    "playouts of 2 plans": "cut=2",
    "playouts of 24 plans": "cut=24",
    "every plan from the start (no widening)": "widen_start=5000",
    "a tree of single steps (no grouping)": "single=1,widen_start=5000",
    "a new tree for every step (no reuse)": "reuse=0",
    "thinks until nothing can change": "doubt=1",
    "two cores, each as long": "cores=2@0.2s",
}
ABLATION_TIME = "0.1s"
LADDER_PLAYERS = (2, 3, 4)
SPEED_SECONDS = 1.0  # per figure
SEARCHES = {
    "random_playouts": "playouts by random steps to the end of the game",
    "greedy_playouts": "playouts by plans to the end of the game",
    "search": "iterations as the bot makes them",
}


@dataclass(frozen=True)
class Cell:
    """One pairing: `a` in one seat, `b` in all others."""

    part: str
    game: str
    players: int
    a: str
    b: str
    option: str = ""

    @property
    def name(self) -> str:
        return re.sub(r"[^a-z0-9.]+", "-", f"{self.part} {self.game} {self.option} {self.players} {self.a} {self.b}")

    def arena(self) -> Arena:
        setting = Setting(self.game, self.players, {self.option: True} if self.option else {})
        return Arena(setting, [self.a, self.b], SEED, [(0, 1)])

    @property
    def bare(self) -> bool:
        """Whether both bots choose without a search, so that compiled code plays the games."""
        return self.part == LADDER and all(is_bare(read_spec(bot), self.game) for bot in (self.a, self.b))

    def match(self, results: Path) -> Match | None:
        """The summary of the games played so far."""
        path = results / f"{self.name}.jsonl"
        if not path.exists():
            return None
        arena = self.arena()
        with ResultsFile(path, arena, 1) as file:
            found = list(file.results)
        return summarise(arena, found).matches[0] if len(found) >= self.players else None


def cells() -> Iterable[Cell]:
    """All cells, the quick and most informative ones first."""
    for game, players in TABLES:
        yield Cell("greedy", game, players, "greedy", "random")
    for time in ("1s", "0.1s", "0.3s"):
        for game, players in TABLES:
            if players == 2:
                yield searching(game, players, time)
    for game in BUILT_IN:
        for players in LADDER_PLAYERS:
            for weaker, stronger in pairwise(LEVEL_NAMES):
                yield Cell(LADDER, game, players, stronger, weaker)
    for time in ("0.1s", "0.3s", "1s"):
        for game, players in TABLES:
            if players == 4:
                yield searching(game, players, time)
    for game, players in reversed(TABLES):
        yield Cell("time", game, players, f"{SEARCH}@1s", f"{SEARCH}@0.1s")
    for game, players, option in VARIANTS:
        yield Cell("variant", game, players, "greedy", "random", option)
        yield Cell("variant", game, players, f"{SEARCH}@0.3s", "greedy", option)
    yield from learned_cells()
    for options in filter(None, ABLATIONS.values()):  # the unchanged search was played above
        for game in BUILT_IN:
            yield ablation(game, options)
    for game, players in TABLES:
        yield searching(game, players, "3s")


def learned_cells() -> Iterable[Cell]:
    """The network alone against greedy, and inside a search against the search without it."""
    for game, players, option in (*((*table, "") for table in TABLES), *VARIANTS):
        yield Cell("learned", game, players, "learned", "greedy", option)
    for ours, theirs in (("0.1s", "0.1s"), ("0.1s", "1s"), ("1s", "1s")):
        for game, players, option in LEARNED_TABLES:
            yield Cell("learned", game, players, f"{LEARNED}@{ours}", f"{SEARCH}@{theirs}", option)


def searching(game: str, players: int, time: str) -> Cell:
    return Cell("search", game, players, f"{SEARCH}@{time}", "greedy")


def ablation(game: str, options: str) -> Cell:
    options, _, time = options.partition("@")
    return Cell("ablation", game, 2, f"{SEARCH},{options}@{time or ABLATION_TIME}", "greedy")


def main() -> None:
    choice = read_choice("make strength")
    play_cells(cells(), choice)
    if SPEED.startswith(choice.only) and not choice.page:
        sys.stderr.write(f"{SPEED} ")
        found = bench(
            [Game(name) for name in BUILT_IN], SPEED_SECONDS, lambda: print(".", end="", file=sys.stderr, flush=True)
        )
        sys.stderr.write("\n")
        keep(choice.results, SPEED, {"tables": [asdict(one) for one in found]})
    if PERFECT.startswith(choice.only) and not choice.page:
        keep(choice.results, PERFECT, {"rows": list(measure_distances())})
    PAGE.write_text(page(choice.results, choice.remark, PAGE.read_text("utf-8") if PAGE.exists() else ""), "utf-8")


def read_choice(program: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=program)
    parser.add_argument("--games", type=int, default=200, help="games a cell, in whole mirrored sets (default 200)")
    parser.add_argument("--only", default="", help="cells whose name begins so")
    parser.add_argument("--results", type=Path, default=Path("strength-results"), help="the folder of what was played")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--cores", type=int, help="games at a time (default: all cores)")
    where.add_argument("--ray", dest="cores", type=Cluster, metavar="ADDRESS", help="play on this Ray cluster")
    parser.add_argument("--page", action="store_true", help="play nothing, only write the page")
    parser.add_argument("--remark", default="", help="what a reader must know of how it was played")
    choice = parser.parse_args()
    if isinstance(choice.cores, Cluster):
        try:
            connect(choice.cores)
        except Refused as refused:
            parser.error(explain(refused.refusal))
    return choice


def play_cells(cells: Iterable[Cell], choice: argparse.Namespace) -> None:
    """Play the chosen cells that are not complete yet."""
    choice.results.mkdir(exist_ok=True)
    chosen = [cell for cell in cells if cell.name.startswith(choice.only) and not choice.page]
    for number, cell in enumerate(chosen, start=1):
        sys.stderr.write(f"[{number} of {len(chosen)}] {cell.name}\n")
        if cell.bare:
            play_bare(cell, choice.results, choice.cores)
            continue
        play(
            cell.arena(), choice.games, cores=choice.cores, results=choice.results / f"{cell.name}.jsonl",
            progress=show_progress,
        )  # fmt: skip
        sys.stderr.write("\n")


def play_bare(cell: Cell, results: Path, cores: Cores) -> None:
    if not (results / f"{cell.name}.json").exists():
        a, b = read_spec(cell.a), read_spec(cell.b)
        keep(results, cell.name, asdict(bare_match(cell.game, cell.players, a, b, BARE_GAMES, SEED, cores)))


def show_progress(done: int, wanted: int) -> None:
    sys.stderr.write(f"\r  {done} of {wanted} games ")


def page(results: Path, remark: str, before: str) -> str:
    """The page; results from other machines stay as they are."""
    text = "\n".join(tables({cell: cell.match(results) for cell in cells()}, results, remark, before))
    speed = results / f"{SPEED}.json"
    perfect = results / f"{PERFECT}.json"
    kept = {
        SPEED: speeds(speed) if speed.exists() else section(before, SPEED),
        PERFECT: distances(perfect) if perfect.exists() else section(before, PERFECT),
        CROSSMATCH: section(before, CROSSMATCH),
    }
    for name, lines in kept.items():
        text = with_section(text, name, lines) if lines is not None else text
    return text


def tables(found: dict[Cell, Match | None], results: Path, remark: str, before: str) -> list[str]:
    return [
        "# Strength",
        "",
        f"Made by `make strength` on {datetime.now(UTC):%Y-%m-%d}, seed {SEED}: {cpu()}, {os.cpu_count()} cores,",
        f"one game per core. Python {platform.python_version()}, NumPy {numpy.__version__}, Numba {numba.__version__}.",
        "",
        "Every row is one match in mirrored sets: the same shuffle once per seat of the first bot, with the second",
        "bot in all others. The share is of games won, a shared first place is divided, with its 95 % interval by",
        "bootstrap over the mirrored sets; among equals it is 50 % with two players, 25 % with four. Seconds are the",
        "first bot's thinking time per turn; it stops early if the choice is clear. With `processor=1` they are",
        "processor time, so that other work on the same machine does not count.",
        f"`akhet arena GAME A B --players N --seed {SEED} --games 200` plays a row again. Each row is as it was last",
        "played, so some are older than this page.",
        "",
        *([remark, ""] if remark else []),
        "## Greedy against random",
        "",
        *rows(found, "greedy", before),
        "## Search against greedy, by time per turn on one core",
        "",
        *rows(found, "search", before),
        "## Search against itself with less time",
        "",
        "The same search with a tenth of the time shows best whether strength grows with time: against greedy, a good",
        "search has little left to win.",
        "",
        *rows(found, "time", before),
        "## With Monuments, the Classic deck and Fertility's variant",
        "",
        *rows(found, "variant", before),
        "## Learned, with a search and without",
        "",
        "`learned` without a time takes the plan that its network prefers, without looking further.",
        "",
        *rows(found, "learned", before),
        "## The levels, each against the one below",
        "",
        *(
            f"- {game}: " + ", ".join(f"{name} is `{levels_of(game)[name]}`" for name in LEVEL_NAMES) + "."
            for game in BUILT_IN
        ),
        "",
        *ladder(found, results, before),
        f"## What makes search strong: one change each, {ABLATION_TIME} per turn, against greedy",
        "",
        *ablations(found, before),
    ]


def rows(found: dict[Cell, Match | None], part: str, before: str) -> list[str]:
    lines = [
        "| game | players | bot | against | games | share won | 95 % interval | score | opponents' | s/turn |",
        "|---|--:|---|---|--:|--:|--:|--:|--:|--:|",
    ]
    for cell in sorted(found, key=lambda cell: (BUILT_IN.index(cell.game), cell.option, cell.players, cell.a)):
        if cell.part == part:
            table = f"{cell.game} | {cell.players}{f' `--{cell.option}`' if cell.option else ''}"
            lines.append(row(before, f"| {table} | {cell.a} | {cell.b} |", figures(found[cell])))
    return [*lines, ""]


def ladder(found: dict[Cell, Match | None], results: Path, before: str) -> list[str]:
    lines = [
        "The upper level is in one seat and the lower one in all others. *Of the two* is what a step means whatever",
        "the number of players: of the games that the upper level or a given one of the lower ones won, how many the",
        "upper level won. Among equals it is 50 %; a step should be 65 to 75 %. The interval is that of this column.",
        "Levels that do not search play in compiled code (`akhet.lab.bare_match`). Their options were fitted on other",
        "shuffles than these.",
        "",
        "| game | players | level | against | games | share won | of the two | 95 % interval |",
        "|---|--:|---|---|--:|--:|--:|--:|",
    ]
    for cell in found:
        if cell.part == LADDER:
            head = f"| {cell.game} | {cell.players} | {cell.a} | {cell.b} |"
            lines.append(row(before, head, ladder_figures(cell, found[cell], results)))
    return [*lines, ""]


def ladder_figures(cell: Cell, match: Match | None, results: Path) -> str | None:
    bare = results / f"{cell.name}.json"
    if match is not None:
        games, shares = match.games, (match.share.value, match.share.low, match.share.high)
    elif bare.exists():
        kept = json.loads(bare.read_text("utf-8"))
        games, shares = kept["games"], (kept["share"], kept["low"], kept["high"])
    else:
        return None
    of_two, low, high = (of_the_two(share, cell.players - 1) for share in shares)
    return f"{games} | {shares[0]:.1%} | {of_two:.1%} | {low:.1%} – {high:.1%}"


def of_the_two(share: float, others: int) -> float:
    """Of the games that a player or a given one of its equal rivals won, how many the player won."""
    return share / (share + (1.0 - share) / others)


def ablations(found: dict[Cell, Match | None], before: str) -> list[str]:
    lines = [
        "Two rows of 200 games that differ by less than some ten points may differ by chance. In Fertility playouts go",
        "to the end anyway: there that row is the unchanged search, played again.",
        "",
        "| | game | options | games | share won | 95 % interval | score | opponents' | s/turn |",
        "|---|---|---|--:|--:|--:|--:|--:|--:|",
    ]
    for name, options in ABLATIONS.items():
        for game in BUILT_IN:
            cell = ablation(game, options) if options else searching(game, 2, ABLATION_TIME)
            head = f"| {name} | {game} | {f'`{options}`' if options else ''} |"
            lines.append(row(before, head, figures(found[cell])))
    return [*lines, ""]


def speeds(path: Path) -> str:
    """The figures per second."""
    found = json.loads(path.read_text("utf-8"))
    lines = [
        "## How fast it searches",
        "",
        f"As `akhet bench bots` measures it, on {found['date']}: how many per second on one core, the best of several",
        "rounds; over all positions of a game with something to choose, and from the first one",
        "alone, from which the end is farthest.",
        "",
        "| game | players | | over a whole game | from the first position |",
        "|---|--:|---|--:|--:|",
        *(
            f"| {table['game']} | {table['players']} | {what} | {table['per_second'][name]:,.0f} | "
            f"{table['per_second'][f'{name}_first']:,.0f} |"
            for table in found["tables"]
            for name, what in SEARCHES.items()
        ),
    ]
    return "\n".join(lines)


def figures(match: Match | None) -> str | None:
    if match is None:
        return None
    share = match.share
    return (
        f"{match.games} | {share.value:.1%} | {share.low:.1%} – {share.high:.1%} | {match.of_a.counts[0]:.2f} | "
        f"{match.of_b.counts[0]:.2f} | {match.of_a.seconds_per_turn:.3f}"
    )


def cpu() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.machine()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())


if __name__ == "__main__":
    main()
