"""The section Load of docs/benchmarks.md, from what was measured so far."""

import json
import platform
from importlib.metadata import version
from pathlib import Path
from typing import Any

from benchmarks.load.cells import (
    EARLY,
    FAR,
    LATE,
    ONE_WORKER,
    TWO_SERVERS,
    TWO_WORKERS,
    Cell,
    PlyCell,
    cells,
    steps_per_core_second,
)
from benchmarks.load.machine import cores, machine
from benchmarks.load.peer import OURS, PEER, PeerCell
from benchmarks.sections import with_section

PAGE = Path(__file__).parents[2] / "docs" / "benchmarks.md"
NAMES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}
PACKAGES = ("uvicorn", "websockets", "SQLAlchemy", "psycopg")


def write_page(results: Path) -> None:
    """Write the sections of which something was measured. The others stay as they are."""
    found = {cell: _read(results / f"{cell.name}.json") for cell in cells()}
    page = PAGE.read_text("utf-8")
    if any(found.values()):
        page = with_section(page, "load", "\n".join(_lines(found)))
    cell = PeerCell()
    if peer := _read(results / f"{cell.name}.json"):
        page = with_section(page, "load-peer", "\n".join(_peer_lines(cell, peer)))
    PAGE.write_text(page, "utf-8")


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
        "wall time. *Steps per core-second* is the number of steps per second of processor time of the server's",
        "process, with all its threads, without PostgreSQL. With thinking, games take minutes, so those rows cover the",
        "first plies; without, and in the second table, whole games are played.",
        "",
        f"Each row is the best of {_any(rounds)} rounds of {_any(lengths)} s, by its p99; no step was refused and no",
        "connection was lost. On a machine that does other work, the same row may be several times slower.",
        "",
        "| database | tables | thinking | steps/s | to ack p50 | to everyone p50 | p95 | p99 | max | server busy "
        "| steps per core-second | players busy | memory per table |",
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
        *(_row(cell, one) for cell, one in found.items() if isinstance(cell, Cell) and cell.alone),
        "",
        "Memory per table is the growth of the server's process while tables were opened and players connected,",
        "divided by their number: the game, its row, and two WebSockets. With few tables it is a rough figure.",
        *_memory_later(found),
        *_ratio(found),
        "",
        *_worker_lines(found),
        "### A step early and late in a game",
        "",
        "Whole games one after the other on an otherwise idle server: from a step to its ack, the median of the plies",
        f"{EARLY.start} to {EARLY.stop - 1}, of {FAR.start} to {FAR.stop - 1} (if a game is so long)",
        f"and of the last {LATE}.",
        "No step reads the log, so its cost does not grow with the length of the game. *Stored* is the growth of the",
        "database divided by the steps, with the finished games' records.",
        "",
        "| database | game | players | games | plies, median | around ply 10 | up to ply 300 | last plies "
        "| stored per step |",
        "|---|---|--:|--:|--:|--:|--:|--:|--:|",
        *(_ply_row(cell, one) for cell, one in found.items() if isinstance(cell, PlyCell)),
    ]


def _row(cell: Cell, one: dict[str, Any] | None) -> str:
    thinking = f"{cell.thinking:g} s" if cell.thinking else "none"
    head = f"| {NAMES[cell.database]} | {cell.tables:,} | {thinking} | "
    if one is None:
        return head + "not measured yet | | | | | | | | | |"
    spread = [one["ack"]["p50"], *(one["everyone"][name] for name in ("p50", "p95", "p99", "max"))]
    each = (one["memory_open"] - one["memory_start"]) / cell.tables
    return (
        f"{head}{one['steps_per_second']:,.0f} | {' | '.join(_ms(seconds) for seconds in spread)} | "
        f"{one['server_busy']:.0%} | {steps_per_core_second(one):,.0f} | {one['players_busy']:.0%} | "
        f"{each / 1000:,.0f} kB |"
    )


def _ply_row(cell: PlyCell, one: dict[str, Any] | None) -> str:
    head = f"| {NAMES[cell.database]} | {cell.game} | {cell.players} | "
    if one is None:
        return head + "not measured yet | | | | | |"
    far = "–" if one["far"] is None else _ms(one["far"])
    times = f"{_ms(one['early'])} | {far} | {_ms(one['late'])}"
    return f"{head}{one['games']} | {one['plies']:g} | {times} | {one['stored']:,.0f} bytes |"


def _memory_later(found: dict[Cell | PlyCell, dict[str, Any] | None]) -> list[str]:
    """How much memory a table has when it was played at for a while."""
    cell = Cell("sqlite", 1000, 1)
    one = found.get(cell)
    if one is None:
        return []
    each = (one["memory_end"] - one["memory_start"]) / cell.tables / 1000
    return [f"After the rounds, {cell.tables:,} tables on SQLite have {each:,.0f} kB each."]


def _ratio(found: dict[Cell | PlyCell, dict[str, Any] | None]) -> list[str]:
    """How PostgreSQL compares with SQLite."""
    sqlite, postgresql = (found.get(Cell(database, 100, 0)) for database in ("sqlite", "postgresql"))
    if sqlite is None or postgresql is None:
        return []
    ratio = steps_per_core_second(postgresql) / steps_per_core_second(sqlite)
    return ["", f"Without thinking, PostgreSQL reaches {ratio:.2f} of the steps per core-second of SQLite."]


def _worker_lines(found: dict[Cell | PlyCell, dict[str, Any] | None]) -> list[str]:
    """One process, two workers and two servers, on PostgreSQL."""
    one = found.get(ONE_WORKER)
    several = [(cell, row) for cell in (ONE_WORKER, TWO_WORKERS, TWO_SERVERS) if (row := found.get(cell))]
    if one is None or len(several) < 2:
        return []
    others = "cores of their own" if len(cores()) > 2 else "the same two cores, so two processes do not get both"
    return [
        "### Several processes",
        "",
        f"PostgreSQL, {ONE_WORKER.tables} tables without thinking, a core per process. The players and PostgreSQL have",
        f"{others}: *per core* compares steps per core-second with those of one process. Workers",
        "share a port and hand connections over to the one that owns the table; servers are behind a proxy that looks",
        "at the path. In both, all players of a table are in one process ([scaling](scaling.md)).",
        "",
        "| processes | steps/s | servers busy | steps per core-second | per core | to everyone p50 | p99 |",
        "|---|--:|--:|--:|--:|--:|--:|",
        *(_process_row(cell, row, steps_per_core_second(one)) for cell, row in several),
        "",
    ]


def _process_row(cell: Cell, row: dict[str, Any], alone: float) -> str:
    name = f"{cell.workers} workers" if cell.workers > 1 else f"{cell.servers} servers" if cell.servers > 1 else "1"
    each = steps_per_core_second(row)
    spread = " | ".join(_ms(row["everyone"][part]) for part in ("p50", "p99"))
    return (
        f"| {name} | {row['steps_per_second']:,.0f} | {row['server_busy']:.0%} | {each:,.0f} | "
        f"{each / alone:.2f} | {spread} |"
    )


def _peer_lines(cell: PeerCell, found: dict[str, Any]) -> list[str]:
    ours, peer = found[OURS], found[PEER]
    ratio = steps_per_core_second(ours) / steps_per_core_second(peer)
    return [
        "## Beside boardgame.io",
        "",
        f"Made by `make load` on {found['date']}: {machine()}. The same load generator plays on {cell.tables} tables",
        "without thinking, in turns on our server with SQLite and `synchronous=FULL`, and on the server of",
        "boardgame.io 0.50 with its storage in memory and a small card game (`benchmarks/load/boardgame`), each on one",
        "core. Ours plays NILE and Fertility; the messages of both servers are about as long. The best of",
        f"{found['rounds']} rounds of {ours['seconds']:.0f} s each, by steps per second of its processor time.",
        "",
        "| server | steps/s | steps per core-second | to everyone p50 | p99 |",
        "|---|--:|--:|--:|--:|",
        *(_peer_row(name, found[name]) for name in (OURS, PEER)),
        "",
        f"Akhet makes {ratio:.2f} times as many steps per core-second as boardgame.io.",
    ]


def _peer_row(name: str, one: dict[str, Any]) -> str:
    spread = " | ".join(_ms(one["everyone"][part]) for part in ("p50", "p99"))
    return f"| {name} | {one['steps_per_second']:,.0f} | {steps_per_core_second(one):,.0f} | {spread} |"


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:,.1f} ms" if seconds < 0.1 else f"{seconds * 1000:,.0f} ms"
