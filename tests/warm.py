"""Compile everything of a game that the tests need: `python -m tests.warm GAME`.

Otherwise every worker of a first test run would compile the same functions at the same time.
"""

import sys

from akhet.envs.batch import BatchEnv
from akhet.envs.one_game import OneGame
from akhet.kernel.stream import key_from_seed
from akhet.lab.whole_games import greedy_games, random_games
from akhet.learn.curriculum import Variant
from akhet.learn.self_play import SelfPlay
from akhet.server.tables.preparing import prepare

(game,) = sys.argv[1:]
prepare(game)
batch = BatchEnv(game, 4, seed=0, cores=1)
batch.step(batch.sample())
batch.greedy()
for bot in ("random", "greedy"):
    batch.playouts(bot)
for play in (random_games, greedy_games):
    play(batch.variant.game, batch.variant.setup, key_from_seed(0), range(1))
one = OneGame(game, 2, "rank", None, {})
one.begin(key_from_seed(0))
one.observation(one.seat)
one.move(one.legal()[0])
SelfPlay(game, [Variant(2)], 1, seed=0, cores=1)
