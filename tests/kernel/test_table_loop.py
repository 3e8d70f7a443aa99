"""What a table calls at every step does the same as the rules one by one, in every variant."""

import random

import numpy as np
import pytest

from akhet import Game
from akhet.kernel.events import new_log, take_events
from akhet.kernel.layout import NOBODY, Record, blank
from akhet.kernel.rules import Rules
from akhet.kernel.stream import key_from_seed, new_streams
from akhet.kernel.table_loop import AWAITS_CHANCE, OVER
from tests.effort import by_effort
from tests.table_driver import VARIANTS

STEPS = by_effort(20, 60, 1000)


def draw_one_by_one(rules: Rules, s: Record, parts: Record, stream: Record, log: np.ndarray) -> list[list[int]]:
    drawn: list[list[int]] = []
    while rules.verbs.awaits_chance(s):
        outcome = int(rules.verbs.chance(s, parts, stream))
        drawn.append([int(s.step), outcome])
        rules.verbs.happen(s, parts, outcome, log)
    return drawn


def seen(rules: Rules, s: Record, seat: int) -> bytes:
    view = blank(rules.view)[0]
    rules.verbs.look(s, seat, view)
    return view.tobytes()


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS)
@pytest.mark.parametrize("most_drawn", [1, 64])
def test_steps_on_arrays_of_one_equal_those_on_records(name, players, options, most_drawn):
    game, choice = Game(name), random.Random(f"{name} {players} {options}")
    rules, fast = game.rules, game.rules.verbs.at_table
    state = game.initial_state(players, options)
    states = np.asarray(state.copy())
    stream, streams = (np.asarray(new_streams(key_from_seed(players), [0])) for _ in range(2))
    log, fast_log, moves, fast_moves = new_log(), new_log(), rules.actions.buffer(), rules.actions.buffer()
    drawn, places = np.zeros((most_drawn, 2), np.int64), (*range(players), NOBODY)
    for _ in range(STEPS):
        if rules.verbs.awaits_chance(state[0]):
            assert fast.turn(states, game.parts_array, fast_moves) == AWAITS_CHANCE
        found: list[list[int]] = []
        while count := fast.draw(states, game.parts_array, streams, fast_log, drawn):
            found += drawn[:count].tolist()
        assert found == draw_one_by_one(rules, state[0], game.parts, stream[0], log)
        assert take_events(fast_log) == take_events(log)
        assert states.tobytes() == state.tobytes() and streams.tobytes() == stream.tobytes()
        count = rules.verbs.legal(state[0], game.parts, moves)
        assert fast.legal(states, game.parts_array, fast_moves) == count
        legal = moves[:count].tolist()
        assert fast_moves[:count].tolist() == legal
        assert fast.turn(states, game.parts_array, fast_moves) == (state[0].turn if legal else OVER)
        for seat in places:
            views = np.zeros(1, rules.view)
            fast.look(states, seat, views)
            assert views.tobytes() == seen(rules, state[0], seat)
        for action in [*legal[:5], *(choice.randrange(len(rules.actions)) for _ in range(5))]:
            assert fast.is_legal(states, game.parts_array, action, fast_moves) == (action in legal)
        if not legal:
            return
        action, before, after = choice.choice(legal), states.tobytes(), np.empty_like(states)
        fast.act(states, after, game.parts_array, action, fast_log)
        assert states.tobytes() == before  # a table keeps it until the step is complete
        rules.verbs.act(state[0], game.parts, action, log)
        states = after
