"""The sums of the opening explorer that come with Akhet: `python -m tools.openings [GAME]` makes them.

The games are those of the reference policy of reviews (docs/analysis.md): each plan is drawn as often as the network
`learned` would choose it, in all seats. After the first turns, a game is played to its end in compiled code.
"""

import argparse
import hashlib
import json
from typing import Any

import numpy as np

from akhet.analysis.evaluator import VERSION, Evaluator
from akhet.games import BUILT_IN
from akhet.kernel.files import write_file
from akhet.kernel.layout import blank
from akhet.kernel.stream import new_stream
from akhet.openings.counts import Counts
from akhet.table import Game, Table
from tools.check import ROOT

GAMES = 2000  # of each setting
SEED = 2026
SETTINGS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "nile": [*((players, {}) for players in (2, 3, 4, 5, 6)), (2, {"monuments": True}), (4, {"monuments": True})],
    "fertility": [(2, {}), (3, {}), (4, {}), (2, {"variant": True})],
}
FOLDER = ROOT / "src" / "akhet" / "openings"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(BUILT_IN))
    parser.add_argument("--number", type=int, default=GAMES, help="games of each setting")
    choice = parser.parse_args()
    for name in choice.games:
        counts = counts_of(name, choice.number)
        rows = json.dumps(counts.json(), separators=(",", ":")).replace(",[", ",\n[")
        write_file(FOLDER / f"{name}.json", (rows + "\n").encode())
    return 0


def counts_of(name: str, number: int) -> Counts:
    """The sums over so many games of each setting."""
    counts, evaluator = Counts(name), Evaluator(Game(name))
    for players, options in SETTINGS[name]:
        for game in range(number):
            key = hashlib.sha256(f"openings {SEED} {name} {players} {options} {game}".encode()).digest()
            table = evaluator.game.open(players, key=key, **options)
            play_first_turns(table, evaluator, key)
            counts.add(table, result_of(table, evaluator, key))
    counts.made = {
        "by": "learned", "network": evaluator.network.hash, "evaluator": VERSION, "seed": SEED,
    }  # fmt: skip
    return counts


def play_first_turns(table: Table, evaluator: Evaluator, key: bytes) -> None:
    """Play until every seat has had its first turn."""
    stream = new_stream(key, 1)
    played, seat = 0, table.turn
    while played < table.players and not table.over:
        plan, taken = evaluator.draw_plan(table.state, stream), 0
        while (
            step := int(evaluator.heuristics.next_step(table.state, table.parts, plan, taken, evaluator.scratch))
        ) >= 0:
            table.play(step)
            taken += 1
        if table.turn != seat:
            played, seat = played + 1, table.turn


def result_of(table: Table, evaluator: Evaluator, key: bytes) -> list[float]:
    """The win shares at the end of the game."""
    view = blank(evaluator.rules.view)[0]
    found, finals = np.zeros((1, 1, table.players)), np.zeros((1, 1, table.players))
    ends = np.zeros((1, 1, len(evaluator.description.ends)))
    no_step, none, active = np.zeros((1, 1), np.int64), np.zeros(1, np.int64), np.ones(1, np.bool_)
    evaluator.compare(view, key, table.state, no_step, none, active, 0, 1, found, finals, ends)
    return found[0, 0].tolist()


if __name__ == "__main__":
    raise SystemExit(main())
