"""Hostile positions, options and moves: refused with a sentence, or taken where they are lawful after all."""

import json
import random
from typing import Any

from akhet import Game
from akhet.referee import Referee

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
OPTIONS = ("boards", "symbol", "start_turn", "variant", "first", "monuments")


def mutated(value: Any, dice: random.Random) -> Any:
    """The same, with one thing in it changed, dropped or added."""
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


def test_nothing_from_outside_gets_through_unrefused_or_breaks_the_referee() -> None:
    table = Game("fertility").open(2, seed=1)
    positions = [table.position()]
    for _ in range(40):
        table.play(table.legal()[-1].id)
        positions.append(table.position())
    referee, dice = Referee(), random.Random(1)
    taken = refused = 0
    for _ in range(400):
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
    assert taken > 100 and refused > 100
