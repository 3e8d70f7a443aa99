"""Compile rules and bots before they are needed: slow on a new machine, quick when the cache is filled.

A process compiles one function at a time. A rule that is not compiled yet would have to wait for the bots, and its
table with it. A test checks that `warm_up_rules` leaves nothing to compile that whole games need.
"""

import gc
import random
from collections.abc import Iterable

from akhet.analysis import review_steps
from akhet.analysis.hint import hint_for
from akhet.analysis.reviewer import LEAST_BUDGET
from akhet.bots.bot import Budget
from akhet.bots.levels import levels_of
from akhet.bots.network.features import features_of
from akhet.bots.seat import BotSeat
from akhet.bots.spec import Spec
from akhet.games import game_names
from akhet.kernel.compiling import INTERPRETED
from akhet.kernel.layout import from_bytes
from akhet.kernel.stream import secret_key
from akhet.record import record_of
from akhet.server.tables.live import game_of
from akhet.server.tables.replays import replay_of
from akhet.table import Table

REFUSED_MOVES = 10  # random moves per step, for the functions that explain refusals
VIEW_EVERY = 5  # plies: often enough that every part of a position occurs in some view
HINTED_TURNS = 3
COLLECT_AFTER = 20_000  # new objects between garbage collections; Python's default is 700


def warm_up_rules(games: Iterable[str] | None = None) -> None:
    """Play, view and replay a whole game of each: everything that the server does with the rules."""
    if INTERPRETED:
        return
    for name in games or game_names():
        game, choose = game_of(name), random.Random(0)
        table = game.open(game.rules.manifest.players.start, seed=0)
        words = game.rules.manifest.example_moves
        while not table.over:
            for move in choose.choices(range(len(game.rules.actions)), k=REFUSED_MOVES):
                table.why_not(move)
            if len(table.plies) % VIEW_EVERY == 0:
                _view(table)
                for move in words:
                    table.why_not(move)
            table.play(choose.choice(table.legal()).id)
        _view(table)
        replay = replay_of(game, record_of(table))
        states = (from_bytes(game.rules.state, state)[0] for state in replay.states[:-1])
        last = {int(state.step): ply for ply, state in enumerate(states)}
        for ply in last.values():  # one position of each step: each is read by functions of its own
            game.set_up(replay.position(ply))


def warm_up_bots(games: Iterable[str] | None = None) -> None:
    """Make the first moves of a bot of each kind that the levels of a game use."""
    if not INTERPRETED:
        for name in games or game_names():
            game = game_of(name)
            table = game.open(game.rules.manifest.players.start)
            # One bot of each kind, however strong: a search with one iteration compiles as much as a longer one.
            kinds = {(spec.name, spec.budget != Budget()) for spec in levels_of(name).values()}
            for kind, searches in sorted(kinds):
                spec = Spec(kind, budget=Budget(iterations=1) if searches else Budget())
                with BotSeat(spec, table.game, secret_key()) as bot:
                    bot.play(table)
            # A hint calls some of the bots' functions by itself; in a turn of each step, all of them.
            for _ in range(HINTED_TURNS):
                for move in hint_for(game, table.view(table.turn), secret_key(), 1).moves:
                    table.play(move)
    # The objects that exist now stay for good: the collector need not visit them. It also need not run after every few
    # hundred objects that a step creates and drops.
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER)


def warm_up_reviews(games: Iterable[str] | None = None) -> None:
    """Review a game of random moves, of each game that has a network for it, as shortly as can be."""
    if INTERPRETED:
        return
    for name in games or game_names():
        if features_of(name) is None:
            continue
        game, choose = game_of(name), random.Random(0)
        table = game.open(game.rules.manifest.players.start, seed=0)
        while not table.over:
            table.play(choose.choice(table.legal()).id)
        for _ in review_steps(table, budget=LEAST_BUDGET):
            pass


def _view(table: Table) -> None:
    for seat in (0, None):
        table.view_position(seat)
    for move in table.legal():
        table.rules.notation.forecast(table.state, move.id)
    table.score()
