"""Hostile positions, options and moves: refused with a sentence, or accepted if they are lawful after all."""

import json
import random
from typing import Any

from akhet import Game
from akhet.referee import Referee
from tests.effort import by_effort

JUNK: list[Any] = [
    *(None, True, -1, 10**30, 1.5, "x", "\ud800", [], {}, [[]], {"a": 1}, "wheat", ["I"], 2**64, "A1", [None, None]),
    *({"0": {"grape": 99}}, {"99": {}}, [[1, 2]], ["....", "...."] * 4, [{}, {}, {}], [["I"], "II", "III"]),
]
MOVES = [
    *JUNK,
    "place ab 3,4 3,5",
    "place ab",
    "build A9",
    "supply g to A9",
    "pay a",
    "take ab",
    0,
    5,
    3713,
    3992,
    3993,
]
ROUNDS = by_effort(60, 400, 4000)
OPTIONS = ("boards", "symbol", "start_turn", "variant", "first", "monuments")


def mutated(value: Any, dice: random.Random) -> Any:
    """A copy with one entry changed, dropped or added."""
    if isinstance(value, dict) and value and dice.random() < 0.8:
        changed, name = dict(value), dice.choice(list(value))
        if dice.random() < 0.1:
            del changed[name]
        else:
            changed[name if dice.random() < 0.9 else "bananas"] = mutated(value[name], dice)
        return changed
    if isinstance(value, list) and value and dice.random() < 0.8:
        changed, place = list(value), dice.randrange(len(value))
        changed[place] = mutated(value[place], dice)
        return changed
    return dice.choice(JUNK)


def test_bad_input_is_refused_and_never_breaks_the_referee() -> None:
    table = Game("fertility").open(2, seed=1)
    positions = [table.position()]
    for _ in range(40):
        table.play(table.legal()[-1].id)
        positions.append(table.position())
    referee, dice = Referee(), random.Random(1)
    taken = refused = 0
    for _ in range(ROUNDS):
        state = mutated(dice.choice(positions), dice)
        for request in (
            {"do": "set", "game": "fertility", "state": state, "seed": 1},
            {"do": "legal"},
            {"do": "play", "move": dice.choice(MOVES)},
            {"do": "state"},
            {"do": "score"},
            {
                "do": "new",
                "game": "fertility",
                "players": dice.choice([2, 3, 4]),
                "options": {dice.choice(OPTIONS): dice.choice(JUNK)},
            },
        ):
            answer = referee.answer(json.dumps(request).encode())
            json.dumps(answer)
            taken, refused = taken + answer["ok"], refused + (not answer["ok"])
            assert answer["ok"] or (answer["code"] and answer["why"])
    assert taken > ROUNDS // 4 and refused > ROUNDS // 4
