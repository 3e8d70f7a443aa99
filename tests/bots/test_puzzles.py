"""Positions in which one move wins and all others do not. The bots find it."""

from collections.abc import Callable

import pytest

from akhet import Table
from tests.bots.tables import seats_for
from tests.fertility.positions import position
from tests.nile.helpers import short_pile
from tests.nile.positions import position as nile_position

# A search depends on its key, and a better one may fail where this one succeeds: it has to solve a puzzle with most
# keys. `greedy` uses no chance.
KEYS = {"greedy": range(1), "search@500": range(10)}
ENOUGH = 0.9  # of the keys
every_bot = pytest.mark.parametrize("bot", KEYS)

# NILE, the last season. Both lack flax, and have one of every other crop: one flax harvested wins.
ONE_EACH = ["papyrus wheat lettuce castor"] * 2
NILE = {"season": 2, "storage": ONE_EACH, "flood": "wheat", "options": {"out": ["grape", "onion"]}}

# Fertility, the last turn of all. A tile on 2,5 closes the square above it.
POCKET = """
    .....~......
    ....~.~.....
    ............
    .....AB.....
    .....GP.....
    ............
    ............
    ............
"""


def turn_of(bot: str, table: Table, key: int) -> list[str]:
    """What a bot does to the end of the turn, in words."""
    mover, seats = table.turn, seats_for(table, bot, seed=key)
    while table.turn == mover:
        seats[0].play(table)
    return [table.rules.actions.say(ply.move) for ply in table.plies]


def won(table: Table) -> bool:
    """Whether seat 0 has won, alone."""
    return table.over and [standing.place for standing in table.score()] == [1, 2]


def solves(bot: str, puzzle: Callable[[], Table], solved: Callable[[Table, list[str]], bool]) -> bool:
    """Whether a bot solves a puzzle with enough keys."""
    found = []
    for key in KEYS[bot]:
        table = puzzle()
        found.append(solved(table, turn_of(bot, table, key)))
    return sum(found) >= ENOUGH * len(found)


@every_bot
def test_an_offering_floods_the_last_card_that_wins(bot: str) -> None:
    best = ["offering", "give papyrus from hand", "give wheat from hand"]
    assert solves(
        bot,
        lambda: short_pile("flax", hands=["papyrus wheat"], fields={"flax": (0, 1)}, **NILE),
        lambda table, moves: moves == best and won(table),
    )


@every_bot
def test_a_planting_takes_the_field_that_the_last_flood_harvests(bot: str) -> None:
    assert solves(
        bot,
        lambda: short_pile("3 flax", hands=["2 flax"], fields={"flax": (1, 1)}, **NILE),
        lambda table, moves: moves == ["put flax", "put flax", "done"] and won(table),
    )


def test_a_market_before_that_planting_would_use_up_the_flood() -> None:
    """`greedy` does not see that far."""
    assert solves(
        "search@500",
        lambda: short_pile("3 flax", hands=["2 flax lettuce castor"], fields={"flax": (1, 1)}, **NILE),
        lambda table, moves: moves == ["put flax", "put flax", "done"] and won(table),
    )


@pytest.mark.parametrize("players", [2, 4])
def test_the_first_stone_of_a_game_builds_the_obelisk(players: int) -> None:
    table = nile_position(players, hands=["2 stone"], monuments={}, flood="castor")
    assert turn_of("greedy", table, key=0) == ["put stone on obelisk"] * 2 + ["done"]


@every_bot
def test_enough_stone_takes_a_rivals_obelisk(bot: str) -> None:
    assert solves(
        bot,
        lambda: nile_position(hands=["3 stone"], monuments={"obelisk": (1, 2)}, flood="castor"),
        lambda _, moves: moves == ["put stone on obelisk"] * 3 + ["done"],
    )


@pytest.mark.parametrize(("owner", "monument"), [(0, "wall"), (1, "sphinx")])
def test_with_the_obelisk_taken_the_owner_of_the_fields_decides(owner: int, monument: str) -> None:
    fields = {"papyrus": (owner, 3), "wheat": (owner, 3), "lettuce": (owner, 3), "flax": (owner, 3)}
    table = nile_position(hands=["2 stone"], fields=fields, monuments={"obelisk": (1, 3)}, flood="castor")
    assert turn_of("greedy", table, key=0) == [f"put stone on {monument}"] * 2 + ["done"]


@every_bot
def test_the_last_planting_is_for_the_field_that_wins_not_for_a_monument(bot: str) -> None:
    assert solves(
        bot,
        lambda: short_pile("3 flax", hands=["2 flax 2 stone"], fields={"flax": (1, 1)}, monuments={}, **NILE),
        lambda _, moves: moves[-3:] == ["put flax", "put flax", "done"],
    )


@every_bot
def test_the_last_good_completes_the_valuable_shop(bot: str) -> None:
    assert solves(
        bot,
        lambda: position(
            step="city",
            last_turns=1,
            beside="a",
            districts={"poor": (1, ("A", "2 debens")), "rich": (1, ("A A B", "15 debens"))},
            metropolis=["poor rich"],
            tokens=[{"rich": "a b"}],
            wheat=[0, 5],  # 14 Debens
        ),
        lambda table, moves: moves == ["supply alabaster to shop 0 of spot 1", "done"] and won(table),
    )


@every_bot
def test_the_last_tile_closes_a_quarry_for_the_only_monument(bot: str) -> None:
    assert solves(
        bot,
        lambda: position(valley=POCKET, last_turns=1, pools=["ap ab bg"], wheat=[0, 5]),
        lambda table, moves: "alabaster 2,5" in moves[0] and moves[1] == "quarry monument" and won(table),
    )
