"""How far from perfect each level is: a section of docs/strength.md, written by `make strength` (`--only perfect`)."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from akhet.bots.levels import levels_of
from akhet.lab.perfect import Solver, Worth, distance_of, late_positions, score_lead, win_share
from akhet.table import Game

SEED = 2026
MOST = 40_000  # positions that the solver may look at for one turn


@dataclass(frozen=True)
class Question:
    """Positions of a game, and what is lost in them: a number times `scale`, in `unit`."""

    game: str
    players: int
    positions: int
    worth: Worth
    scale: float
    unit: str


QUESTIONS = (
    Question("nile", 2, 40, win_share, 100.0, "% of winning"),
    Question("fertility", 2, 20, score_lead, 1.0, "Debens"),
)


def measure_distances() -> Iterator[dict[str, Any]]:
    for asked in QUESTIONS:
        game = Game(asked.game)
        solver = Solver(game, asked.worth, MOST)
        positions = list(islice(late_positions(game, asked.players, solver, SEED), asked.positions))
        for level, spec in levels_of(asked.game).items():
            found = asdict(distance_of(game, solver, positions, spec))
            for what in ("cost", "worst"):
                found[what] *= asked.scale
            yield {"game": asked.game, "players": asked.players, "level": level, "unit": asked.unit, **found}


def distances(path: Path) -> str:
    kept = json.loads(path.read_text("utf-8"))
    lines = [
        "## How far from perfect",
        "",
        f"Measured on {kept['date']}, in positions near the end that were solved exactly (`akhet.lab.perfect`), with",
        "every action and every chance result to the end of the game. Each position is the earliest turn of a game",
        f"that could be solved with {MOST:,} positions after it, and in which the choice matters. In NILE the rivals'",
        "hands were discarded first, so that the player to move knows where every card is. *Best* is how often a",
        "level loses nothing in its turn; the loss is in the chance of winning, in Fertility in Debens of lead.",
        "",
        "| game | players | level | positions | best | mean loss | largest loss | |",
        "|---|--:|---|--:|--:|--:|--:|---|",
        *(
            f"| {row['game']} | {row['players']} | {row['level']} | {row['positions']} | {row['best']:.0%} | "
            f"{row['cost']:.1f} | {row['worst']:.1f} | {row['unit']} |"
            for row in kept["rows"]
        ),
    ]
    return "\n".join(lines)
