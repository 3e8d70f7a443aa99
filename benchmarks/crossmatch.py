"""`make crossmatch`: our `search` against OpenSpiel's; a section of docs/strength.md.

Cells are played in the arena, stored and continued like those of `make strength`. OpenSpiel's bot gets a View like any
bot, and uses nothing of ours but the rules.
"""

import os
import platform
import time
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator, RandomRolloutEvaluator

from akhet.arena.summary import Match
from akhet.bots import BOTS
from akhet.bots.bot import Budget, Options
from akhet.bots.options import read_options
from akhet.envs.spiel import SpielGame, SpielState, load
from akhet.kernel.layout import Record, from_bytes
from akhet.kernel.stream import new_streams
from akhet.table import Game
from benchmarks.sections import row, with_section
from benchmarks.strength import CROSSMATCH, PAGE, SEARCH, SEED, Cell, cpu, play_cells, read_choice

OPENSPIEL = "openspiel"
UCT_C = 2.0  # as in OpenSpiel's own examples
MEMORY = 1000  # MB, more than it fills
OURS = f"{SEARCH}@0.05s"
RIVALS = {
    "nile": (f"{OPENSPIEL}@0.05s", f"{OPENSPIEL}@0.5s", f"{OPENSPIEL}:compiled=1@0.5s"),
    "fertility": (f"{OPENSPIEL}@0.05s", f"{OPENSPIEL}@0.5s"),
}


class OpenSpielBot:
    """OpenSpiel's search with random rollouts as one of our bots: IS-MCTS if something is hidden, otherwise MCTS.

    It uses the time of the whole turn for every single step, while ours divides it: that is in its favour.
    """

    def __init__(self, game: Game, key: bytes, options: Options) -> None:
        self._hides = game.rules.manifest.hides
        given = read_options({"compiled": 0.0} if self._hides else {}, options)
        self._game = load(f"akhet_{game.name}")
        self._dice = np.random.RandomState(int.from_bytes(key[:4], "big"))
        self._rollouts = (
            CompiledRollouts(self._game, key) if given.get("compiled") else RandomRolloutEvaluator(1, self._dice)
        )
        self._seconds = 0.0
        self.clock = time.thread_time  # as our search uses

    def choose(self, view: Record, legal: list[int], budget: Budget) -> int:
        self._seconds = max(self._seconds, budget.seconds or 0.0)  # the remaining time decreases within a turn
        if len(legal) == 1:
            return legal[0]
        state = self._game.imagine(view, self._dice.random_sample)
        if self._hides:
            return int(TimedISMCTSBot(self._game, self._rollouts, self._dice, self._seconds).step(state))
        bot = pyspiel.MCTSBot(
            game=self._game,
            evaluator=pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=int(self._dice.randint(1 << 31))),
            uct_c=UCT_C,
            max_simulations=2,  # with a time, any number above 1
            max_memory_mb=MEMORY,
            solve=True,
            seed=int(self._dice.randint(1 << 31)),
            verbose=False,
            max_wall_clock_time=self._seconds,
        )
        root = bot.mcts_search(state)
        return root.best_child().action if root.children else int(self._dice.choice(legal))  # no time for two rollouts


class TimedISMCTSBot(ISMCTSBot):
    """OpenSpiel's search with a time limit, like its C++ version, which cannot play a game written in Python."""

    def __init__(self, game: SpielGame, rollouts: Evaluator, dice: np.random.RandomState, seconds: float) -> None:
        super().__init__(game, rollouts, UCT_C, max_simulations=1, random_state=dice)
        self._seconds = seconds

    def run_search(self, state: SpielState) -> list[tuple[int, float]]:
        self.reset()
        self._root_node = self.create_new_node(state)
        end = time.thread_time() + self._seconds
        while self._root_node.total_visits < 1 or time.thread_time() < end:
            self.run_simulation(self.sample_root_state(state))
        return self.get_final_policy(state, self._root_node)


class CompiledRollouts(Evaluator):
    """The same rollouts in our compiled loop. OpenSpiel's own spend most of their time on NumPy's random numbers."""

    def __init__(self, game: SpielGame, key: bytes) -> None:
        self._game = game
        self._dice, self._choices = new_streams(key, [0]), new_streams(key, [1])
        self._moves = game.rules.actions.buffer()
        self._decisions = np.zeros(1, np.int64)

    def evaluate(self, state: SpielState) -> np.ndarray:
        game = self._game
        states = from_bytes(game.rules.state, state.position.raw.tobytes())
        parts = game.variant.game.parts
        game.rules.verbs.playouts(states, parts, self._dice, self._choices, self._moves, self._decisions)
        return np.array(game.worth(game.follow(np.frombuffer(bytearray(states.tobytes()), np.uint8))))

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


BOTS[OPENSPIEL] = OpenSpielBot  # also in the arena's workers, which import this module


def cells() -> Iterable[Cell]:
    for game, rivals in RIVALS.items():
        for rival in rivals:
            yield Cell(CROSSMATCH, game, 2, OURS, rival)


def main() -> None:
    choice = read_choice("make crossmatch")
    play_cells(cells(), choice)
    page = PAGE.read_text("utf-8")
    PAGE.write_text(with_section(page, CROSSMATCH, "\n".join(report(choice.results, choice.remark, page))), "utf-8")


def report(results: Path, remark: str, before: str) -> list[str]:
    return [
        "## Search against OpenSpiel's search",
        "",
        f"Made by `make crossmatch` on {datetime.now(UTC):%Y-%m-%d}, seed {SEED}: {cpu()},",
        f"{os.cpu_count()} cores, one game each. Python {platform.python_version()}, OpenSpiel {pyspiel.__version__}.",
        "",
        "In NILE `openspiel` is OpenSpiel's IS-MCTS (in Python: the C++ one cannot resample a game written in",
        "Python), in Fertility its C++ MCTS. Both use random rollouts and our games through `akhet.envs.spiel`,",
        f"and explore with {UCT_C:g}. Ours has its time for a whole turn; the opponent has its time for every single",
        "step, so it thinks longer than its name says. With `compiled=1` our compiled loop makes its",
        "rollouts, so that it is hardly slower for being written in Python. Matches and intervals are as above.",
        "",
        *([remark, ""] if remark else []),
        "| game | ours | opponent | games | share won | 95 % interval | score | opponent's | s/turn | opponent's |",
        "|---|---|---|--:|--:|--:|--:|--:|--:|--:|",
        *(row(before, f"| {cell.game} | {cell.a} | {cell.b} |", figures(cell.match(results))) for cell in cells()),
    ]


def figures(match: Match | None) -> str | None:
    if match is None:
        return None
    share, ours, openspiel = match.share, match.of_a, match.of_b
    return (
        f"{match.games} | {share.value:.1%} | {share.low:.1%} – {share.high:.1%} | {ours.counts[0]:.2f} | "
        f"{openspiel.counts[0]:.2f} | {ours.seconds_per_turn:.3f} | {openspiel.seconds_per_turn:.3f}"
    )


if __name__ == "__main__":
    main()
