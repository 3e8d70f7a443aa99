"""Our own speed: random play on one core, interpreted rules, start-up, and the cost of the cipher."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from akhet.kernel.compiling import rule
from akhet.kernel.stream import BLOCK, chacha, key_from_seed, new_stream
from akhet.lab.whole_games import random_games
from akhet.table import Game

CIPHER_ROUNDS = (8, 12, 20)
CIPHER_BLOCKS = 100_000

FIRST_MOVE = """
import time
began = time.perf_counter()
from akhet import Game
for game in {games}:
    table = Game(game).open(2, seed=1)
    table.play(table.legal()[0].id)
print(time.perf_counter() - began)
"""
EVERYTHING = """
from akhet.arena.schedule import Setting
from akhet.lab.simulate import simulate
for game in {games}:
    simulate(Setting(game), "random", games=10, seed=1, cores=1)
    table = Game(game).open(2, seed=1)
    table.view(0), table.score(), table.position(), table.why_not(0)
print(time.perf_counter() - began)
"""
INTERPRETED = """
import time
from akhet import Game
from akhet.lab.whole_games import random_games
from akhet.kernel.stream import key_from_seed
game = Game("{game}")
setup = game.initial_state(4, {{}})
began = time.perf_counter()
chunk = random_games(game, setup, key_from_seed(1), range(10))
print(chunk.decisions.sum() / (time.perf_counter() - began))
"""


@dataclass(frozen=True)
class Variant:
    game: str
    name: str
    players: int
    option: str | None = None  # the option that is on


VARIANTS = (
    Variant("nile", "2 players", 2),
    Variant("nile", "4 players", 4),
    Variant("nile", "4 players, Monuments", 4, "monuments"),
    Variant("nile", "6 players, Monuments", 6, "monuments"),
    Variant("fertility", "2 players", 2),
    Variant("fertility", "2 players, variant", 2, "variant"),
    Variant("fertility", "3 players", 3),
    Variant("fertility", "4 players", 4),
)


@dataclass(frozen=True)
class Rate:
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float


def random_play(variant: Variant, games: int, rounds: int) -> Rate:
    """Whole games from the set-up on, including deal, streams and ranking; the best of several rounds."""
    game = Game(variant.game)
    chosen = {variant.option: True} if variant.option else {}
    setup = game.initial_state(variant.players, chosen)
    random_games(game, setup, key_from_seed(0), range(1))
    best = 0.0
    decisions = 0
    for number in range(rounds):
        key = key_from_seed(number)
        began = time.perf_counter()
        decisions = int(random_games(game, setup, key, range(games)).decisions.sum())
        best = max(best, decisions / (time.perf_counter() - began))
    return Rate(best, best / (decisions / games), decisions / games)


def interpreted(game: str, rounds: int) -> float:
    """Decisions per second with AKHET_RULES=interpreted."""
    return max(float(_python(INTERPRETED.format(game=game), AKHET_RULES="interpreted")) for _ in range(rounds))


def first_move(games: tuple[str, ...], rounds: int) -> tuple[float, float]:
    """Seconds from the start of the import to the first move in each game: with an empty cache, and with a full one."""
    program = FIRST_MOVE.format(games=games)
    with tempfile.TemporaryDirectory() as cache:
        cold = float(_python(program, AKHET_CACHE_DIR=cache))
        warm = min(float(_python(program, AKHET_CACHE_DIR=cache)) for _ in range(rounds))
    return cold, warm


def compile_everything(games: tuple[str, ...], rounds: int = 2) -> float:
    """Seconds to compile all rules from an empty cache; the better of two runs, because it takes long."""
    program = FIRST_MOVE.format(games=games) + EVERYTHING.format(games=games)
    best = np.inf
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as cache:
            best = min(best, float(_python(program, AKHET_CACHE_DIR=cache).split()[-1]))
    return best


def cipher(rounds: int) -> dict[int, float]:
    """Nanoseconds per random word of ChaCha, by the cipher's number of rounds."""
    stream = new_stream(key_from_seed(1))
    costs = {}
    for cipher_rounds in CIPHER_ROUNDS:
        _blocks(stream, 1, cipher_rounds)
        seconds = _best(lambda n=cipher_rounds: _blocks(stream, CIPHER_BLOCKS, n), rounds)
        costs[cipher_rounds] = seconds / (CIPHER_BLOCKS * BLOCK) * 1e9
    return costs


@rule
def _blocks(stream, blocks, rounds):
    for block in range(blocks):
        stream.input[12] = block
        chacha(stream.input, stream.output, rounds)


def _best(work: Callable[[], object], rounds: int) -> float:
    best = np.inf
    for _ in range(rounds):
        began = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - began)
    return best


def _python(program: str, **environment: str) -> str:
    run = subprocess.run(
        [sys.executable, "-c", program], env=os.environ | environment, capture_output=True, text=True, check=True
    )
    return run.stdout.strip()
