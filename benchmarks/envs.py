"""The environments compared with their peers, for `make bench`: random legal moves in each interface's usual loop."""

import platform
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import version
from textwrap import wrap

from benchmarks.env_loops import Opened, Played, batch, batch_steps, options_of, pgx, rlcard, spiel, zoo
from benchmarks.load.machine import machine, started_on
from benchmarks.ours import VARIANTS, Variant

OURS = "Akhet"
SHOWN = [variant for variant in VARIANTS if variant.players in (2, 4)]
SPREAD = [variant for variant in SHOWN if variant.players == 2 and not variant.option]
SPREAD_GAMES = 1 << 13  # large enough to be divided among cores
AT_ONCE = 16  # steps that Pgx makes in one compiled loop
PACKAGES = {
    "NumPy": "numpy",
    "Numba": "numba",
    "Gymnasium": "gymnasium",
    "PettingZoo": "pettingzoo",
    "RLCard": "rlcard",
    "OpenSpiel": "open_spiel",
    "Pgx": "pgx",
    "JAX": "jax",
}


@dataclass(frozen=True)
class Row:
    maker: str  # we or a peer; a table has ratios to the fastest of each peer
    name: str
    open: Callable[[], Opened]


@dataclass(frozen=True)
class Table:
    title: str
    says: list[str]
    rows: list[Row]


@dataclass(frozen=True)
class Speed:
    actions: int
    entries: int  # of an observation
    decisions: float  # per second
    moves: float  # decisions, and chance outcomes that the interface leaves to the caller


def report(rounds: int, seconds: float, games: int, cores: list[int]) -> list[str]:
    """The section, line by line. It runs on one core, except the last table, which uses all of these."""
    tables = tables_of(games)
    speeds = measure(tables, rounds, seconds)
    spread = scaling(cores, SPREAD_GAMES, rounds, seconds)
    versions = [f"Python {platform.python_version()}", *(f"{name} {version(of)}" for name, of in PACKAGES.items())]
    return [
        "## Environments",
        "",
        f"Made by `make bench` on {datetime.now(UTC):%Y-%m-%d}: {machine()}, one core except in the last table.",
        *wrap(f"{', '.join(versions)}.", 110),
        "",
        "Random legal moves through each interface's usual loop, with an observation and the legal actions for every",
        "decision, including the beginnings and ends of games. Ours and the peers' ran alternately in one run; every",
        f"figure is the best of {rounds}, in {seconds:g} s of processor time each, of all threads; what else",
        "the machine does is not included. All stay on one core, XLA's threads too. Everything that Numba and",
        "JAX compile was compiled before. *Actions* is the number of actions of the game, *observation* the number of",
        "entries in one: a peer's own game is a different amount of work than ours.",
        *(line for table in tables for line in lines_of(table, speeds)),
        *scaling_lines(spread, SPREAD_GAMES),
    ]


def tables_of(games: int) -> list[Table]:
    """The tables of the page; `games` is the size of a batch."""
    return [
        Table(
            "One game: PettingZoo's interface",
            [
                "`env.agent_iter()`, `env.last()`, `env.action_space(agent).sample(mask)`, `env.step(action)`. Ours",
                "use the same three wrappers as PettingZoo's own games, with faster attribute access",
                "(`Direct` in `envs/zoo.py`). RLCard's games run in its own `env.run` with its own `RandomAgent`, and",
                "have no wrappers.",
            ],
            [
                *(
                    Row(OURS, label(variant), partial(zoo, f"akhet/{variant.game}-v0", **options_of(variant)))
                    for variant in SHOWN
                ),
                *(
                    Row("PettingZoo", name, partial(zoo, f"classic/{name}"))
                    for name in ("tictactoe-v3", "connect_four-v3", "leduc_holdem-v4", "texas_holdem-v4", "go-v5")
                ),
                *(
                    Row("RLCard", name, partial(rlcard, name))
                    for name in ("leduc-holdem", "limit-holdem", "uno", "gin-rummy")
                ),
            ],
        ),
        Table(
            "One game: OpenSpiel's interface",
            [
                "A loop in Python, over `legal_actions()`, an observation's `set_from` and `apply_action`, and over",
                "`chance_outcomes()` at chance nodes. *Moves* are decisions and chance.",
            ],
            [
                *(
                    Row(OURS, label(variant), partial(spiel, f"akhet_{variant.game}", **options_of(variant)))
                    for variant in SHOWN
                ),
                *(
                    Row("OpenSpiel in Python", name, partial(spiel, name))
                    for name in ("python_block_dominoes", "python_team_dominoes")
                ),
                *(Row("OpenSpiel in C++", name, partial(spiel, name)) for name in ("crazy_eights", "go_fish")),
            ],
        ),
        Table(
            f"{games:,} games at once",
            [
                "`env.step(env.sample())`, and the steps alone, with actions that were chosen before. Pgx's",
                "games run `act_randomly` and the `auto_reset` step, under `vmap` and compiled as one: called from",
                f"Python for every step, as ours is, or for {AT_ONCE} in a compiled loop.",
            ],
            [
                *(Row(OURS, label(variant), partial(batch, variant, games)) for variant in SHOWN),
                *(
                    Row(OURS, f"{label(variant)}, steps alone", partial(batch_steps, variant, games))
                    for variant in SHOWN
                ),
                *(
                    Row(maker, name, partial(pgx, name, games, steps))
                    for maker, steps in (("Pgx", 1), (f"Pgx, {AT_ONCE} steps per call", AT_ONCE))
                    for name in ("leduc_holdem", "sparrow_mahjong", "backgammon", "go_9x9")
                ),
            ],
        ),
    ]


def measure(tables: list[Table], rounds: int, seconds: float) -> dict[Row, Speed]:
    """The best of several rounds. In each round all take turns, so that a busy machine slows all of them."""
    opened: dict[Row, Opened] = {}
    best: dict[Row, Speed] = {}
    for row in (row for table in tables for row in table.rows):
        progress(f"opening {row.maker}, {row.name}")
        opened[row] = row.open()
    for number in range(rounds):
        for row, game in opened.items():
            progress(f"round {number + 1} of {rounds}: {row.maker}, {row.name}")
            found = speed(game, seconds, time.process_time)
            best[row] = max(best.get(row, found), found, key=lambda speed: speed.decisions)
    return best


def speed(opened: Opened, seconds: float, clock: Callable[[], float]) -> Speed:
    played = Played(0)
    elapsed = 0.0
    began = clock()
    while elapsed < seconds:
        more = opened.play()
        played = Played(played.decisions + more.decisions, played.chances + more.chances)
        elapsed = clock() - began
    return Speed(opened.actions, opened.entries, played.decisions / elapsed, sum(played) / elapsed)


def lines_of(table: Table, speeds: dict[Row, Speed]) -> Iterator[str]:
    """A table, with ratios to the fastest of each peer, and the moves if they differ from the decisions."""
    found = {row: speeds[row] for row in table.rows}
    makers = dict.fromkeys(row.maker for row in table.rows if row.maker != OURS)
    fastest = {maker: max(speed.decisions for row, speed in found.items() if row.maker == maker) for maker in makers}
    chancy = any(speed.moves > speed.decisions for speed in found.values())
    heads = ["actions", "observation", "decisions/s", *(["moves/s"] if chancy else [])]
    heads += [f"to the fastest of {maker}" for maker in makers]
    yield from ("", f"### {table.title}", "", *table.says, "")
    yield f"| | game | {' | '.join(heads)} |"
    yield f"|---|---|{'--:|' * len(heads)}"
    for row, speed in found.items():
        figures = [speed.actions, speed.entries, speed.decisions, *([speed.moves] if chancy else [])]
        ratios = [f"{speed.decisions / base:.2f}" for base in fastest.values()]
        yield f"| {row.maker} | {row.name} | {' | '.join([*(f'{figure:,.0f}' for figure in figures), *ratios])} |"


def scaling(cores: list[int], games: int, rounds: int, seconds: float) -> dict[Variant, dict[int, float]]:
    """Decisions per second by number of cores, in wall time, because processor time adds up over cores."""
    counts = sorted({*(1 << power for power in range(len(cores).bit_length())), len(cores)})
    opened: dict[tuple[Variant, int], Opened] = {}
    best: dict[Variant, dict[int, float]] = {variant: dict.fromkeys(counts, 0.0) for variant in SPREAD}
    for variant in SPREAD:
        for count in counts:
            progress(f"opening {label(variant)}, {count} of {len(cores)} cores")
            with started_on(cores[:count]):
                opened[variant, count] = batch(variant, games, count)
    for number in range(rounds):
        for (variant, count), batched in opened.items():
            progress(f"round {number + 1} of {rounds}: {label(variant)}, {count} of {len(cores)} cores")
            with started_on(cores[:count]):
                found = speed(batched, seconds, time.perf_counter)
            best[variant][count] = max(best[variant][count], found.decisions)
    return best


def scaling_lines(spread: dict[Variant, dict[int, float]], games: int) -> Iterator[str]:
    counts = list(next(iter(spread.values())))
    heads = [f"{count} core{'s' if count > 1 else ''}" for count in counts]
    yield from ("", "### A batch over the cores", "")
    yield f"`env.step(env.sample())` with {games:,} games at once, by wall time: decisions per second, and"
    yield "the ratio to one core."
    yield from ("", f"| game | {' | '.join(heads)} |", f"|---|{'--:|' * len(heads)}")
    for variant, rates in spread.items():
        figures = " | ".join(f"{rate:,.0f} (× {rate / rates[1]:.2f})" for rate in rates.values())
        yield f"| {label(variant)} | {figures} |"


def label(variant: Variant) -> str:
    return f"{variant.game}, {variant.name}"


def progress(what: str) -> None:
    print(f"measuring: environments, {what} …", file=sys.stderr, flush=True)
