"""The section Load of docs/benchmarks.md, from what was measured so far."""

import json
import platform
from importlib.metadata import version
from pathlib import Path
from typing import Any

from benchmarks.load.cells import EARLY, LATE, Cell, PlyCell, cells
from benchmarks.load.machine import machine
from benchmarks.sections import with_section

PAGE = Path(__file__).parents[2] / "docs" / "benchmarks.md"
NAMES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}
PACKAGES = ("uvicorn", "websockets", "SQLAlchemy", "psycopg")


def write_page(results: Path) -> None:
    found = {cell: _read(results / f"{cell.name}.json") for cell in cells()}
    page = PAGE.read_text("utf-8")
    PAGE.write_text(with_section(page, "load", "\n".join(_lines(found))), "utf-8")


def _any(numbers: set[int]) -> str:
    return " or ".join(str(one) for one in sorted(numbers)) or "?"


def _read(path: Path) -> dict[str, Any] | None:
    return json.loads(path.read_text("utf-8")) if path.exists() else None


def _lines(found: dict[Cell | PlyCell, dict[str, Any] | None]) -> list[str]:
    dates = sorted({one["date"] for one in found.values() if one})
    rounds = {one["rounds"] for one in found.values() if one and "rounds" in one}
    lengths = {round(one["seconds"]) for one in found.values() if one and "seconds" in one}
    versions = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    return [
        "## Load",
        "",
        f"Made by `make load` on {' and '.join(dates) or 'no day yet'}: {machine()}, on which other work ran too.",
        f"Python {platform.python_version()}, {versions}.",
        "",
        "One `akhet serve` on one core; the players and PostgreSQL on the others. Two players per table, each with",
        "a WebSocket of their own; half of the tables play NILE, half Fertility. Players think for a random time,",
        "exponentially distributed with the given mean, and make a random legal move; when a game ends, another",
        "begins. *To everyone* is the time from sending a step until both players have received it, which the server",
        "sends only after the commit (SQLite in WAL mode with `synchronous=FULL`). *Busy* is processor time divided by",
        "wall time. With thinking, games take minutes, so those rows cover the first plies; without, and in the second",
        "table, whole games are played.",
        "",
        f"Each row is the best of {_any(rounds)} rounds of {_any(lengths)} s, by its p99; no step was refused and no",
        "connection was lost. On a machine that does other work, the same row may be several times slower.",
        "",
        "| database | tables | thinking | steps/s | to ack p50 | to everyone p50 | p95 | p99 | max | server busy "
        "| players busy | memory per table |",
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
        *(_row(cell, one) for cell, one in found.items() if isinstance(cell, Cell)),
        "",
        "Memory per table is the growth of the server's process while tables were opened and players connected,",
        "divided by their number: the game, its row, and two WebSockets. With few tables it is a rough figure.",
        "",
        "### A step early and late in a game",
        "",
        "Whole games one after the other on an otherwise idle server: from a step to its ack, the median of the plies",
        f"{EARLY.start} to {EARLY.stop - 1} and of the last {LATE} of each game. No step reads",
        "the log, so its cost does not grow with the length of the game.",
        "",
        "| database | game | games | plies, median | around ply 10 | last plies |",
        "|---|---|--:|--:|--:|--:|",
        *(_ply_row(cell, one) for cell, one in found.items() if isinstance(cell, PlyCell)),
    ]


def _row(cell: Cell, one: dict[str, Any] | None) -> str:
    thinking = f"{cell.thinking:g} s" if cell.thinking else "none"
    head = f"| {NAMES[cell.database]} | {cell.tables:,} | {thinking} | "
    if one is None:
        return head + "not measured yet | | | | | | | | |"
    spread = [one["ack"]["p50"], *(one["everyone"][name] for name in ("p50", "p95", "p99", "max"))]
    each = (one["memory_open"] - one["memory_start"]) / cell.tables
    return (
        f"{head}{one['steps_per_second']:,.0f} | {' | '.join(_ms(seconds) for seconds in spread)} | "
        f"{one['server_busy']:.0%} | {one['players_busy']:.0%} | {each / 1000:,.0f} kB |"
    )


def _ply_row(cell: PlyCell, one: dict[str, Any] | None) -> str:
    head = f"| {NAMES[cell.database]} | {cell.game} | "
    if one is None:
        return head + "not measured yet | | | |"
    return f"{head}{one['games']} | {one['plies']:g} | {_ms(one['early'])} | {_ms(one['late'])} |"


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:,.1f} ms" if seconds < 0.1 else f"{seconds * 1000:,.0f} ms"
