"""Rules and bots compiled before anybody waits for them: on a new machine that takes a while, and later a moment.

Compiling is one at a time in a process. So what the rules still had to compile would wait for the bots', and everybody
at any table with it: a test holds that `warm_up_rules` leaves nothing that whole games need.
"""

import gc
import random
from collections.abc import Iterable

from akhet.bots.seat import BotSeat
from akhet.bots.spec import read_spec
from akhet.games import game_names
from akhet.kernel.compiling import INTERPRETED
from akhet.kernel.layout import from_bytes
from akhet.kernel.stream import secret_key
from akhet.record import record_of
from akhet.server.tables.live import game_of
from akhet.server.tables.replays import play_again
from akhet.table import Table

ASKED = 10  # moves at each step, any, for why they are not allowed
EVERY = 5  # plies: often enough that everything which can be in a position is looked at in one or other
COLLECT_AFTER = 20_000  # new things since the last collection; Python's own number is 700


def warm_up_rules(games: Iterable[str] | None = None) -> None:
    """A whole game, looked at, asked about and replayed: all that a house does with the rules."""
    if INTERPRETED:
        return
    for name in games or game_names():
        game, choose = game_of(name), random.Random(0)
        table = game.open(2, seed=0)
        words = game.rules.manifest.example_moves
        while not table.over:
            for move in choose.sample(range(len(game.rules.actions)), ASKED):
                table.why_not(move)
            if len(table.plies) % EVERY == 0:
                _look(table)
                for move in words:
                    table.why_not(move)
            table.play(choose.choice(table.legal()).id)
        _look(table)
        again = play_again(game, record_of(table))
        states = (from_bytes(game.rules.state, state)[0] for state in again.states[:-1])
        last = {int(state.step): ply for ply, state in enumerate(states)}
        for ply in last.values():  # a position of each step: what is in it is read by rules of its own
            game.set_up(again.position(ply))


def warm_up_bots(games: Iterable[str] | None = None) -> None:
    """The first moves of a bot of each kind."""
    if not INTERPRETED:
        for name in games or game_names():
            table = game_of(name).open(2)
            for spec in ("greedy", "search@1"):
                with BotSeat(read_spec(spec), table.game, secret_key()) as bot:
                    bot.play(table)
    # What is there now stays: the collector need not look through all of it again and again while people play, nor
    # after every few hundred things that come and go with a step.
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER)


def _look(table: Table) -> None:
    for seat in (0, None):
        table.view_position(seat)
    for move in table.legal():
        table.rules.notation.forecast(table.state, move.id)
    table.score()
