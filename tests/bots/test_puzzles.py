"""Positions in which one thing wins and all else does not. The bots find it, whatever their key."""

import pytest

from akhet import Table
from tests.bots.tables import seats_for
from tests.fertility.positions import position
from tests.nile.helpers import short_pile
from tests.nile.positions import position as nile_position

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
    assert table.over
    return [standing.place for standing in table.score()] == [1, 2]


@pytest.mark.parametrize("key", range(3))
@pytest.mark.parametrize("bot", ["greedy", "search@500"])
def test_an_offering_floods_the_last_card_that_wins(bot: str, key: int):
    table = short_pile("flax", hands=["papyrus wheat"], fields={"flax": (0, 1)}, **NILE)
    assert turn_of(bot, table, key) == ["offering", "give papyrus from hand", "give wheat from hand"]
    assert won(table)


@pytest.mark.parametrize("key", range(3))
@pytest.mark.parametrize("bot", ["greedy", "search@500"])
def test_a_planting_takes_the_field_that_the_last_flood_harvests(bot: str, key: int):
    table = short_pile("3 flax", hands=["2 flax"], fields={"flax": (1, 1)}, **NILE)
    assert turn_of(bot, table, key) == ["put flax", "put flax", "done"]
    assert won(table)


@pytest.mark.parametrize("key", range(3))
def test_a_market_before_that_planting_would_use_up_the_flood(key: int):
    """`greedy` does not see that far."""
    table = short_pile("3 flax", hands=["2 flax lettuce castor"], fields={"flax": (1, 1)}, **NILE)
    assert turn_of("search@500", table, key) == ["put flax", "put flax", "done"]
    assert won(table)


@pytest.mark.parametrize("players", [2, 4])
def test_the_first_stone_of_a_game_builds_the_obelisk(players: int):
    table = nile_position(players, hands=["2 stone"], monuments={}, flood="castor")
    assert turn_of("greedy", table, key=0) == ["put stone on obelisk"] * 2 + ["done"]


@pytest.mark.parametrize("key", range(3))
@pytest.mark.parametrize("bot", ["greedy", "search@500"])
def test_stone_enough_takes_a_rivals_obelisk(bot: str, key: int):
    table = nile_position(hands=["3 stone"], monuments={"obelisk": (1, 2)}, flood="castor")
    assert turn_of(bot, table, key) == ["put stone on obelisk"] * 3 + ["done"]


@pytest.mark.parametrize(("owner", "monument"), [(0, "wall"), (1, "sphinx")])
def test_with_the_obelisk_taken_it_depends_on_who_has_the_fields(owner: int, monument: str):
    fields = {"papyrus": (owner, 3), "wheat": (owner, 3), "lettuce": (owner, 3), "flax": (owner, 3)}
    table = nile_position(hands=["2 stone"], fields=fields, monuments={"obelisk": (1, 3)}, flood="castor")
    assert turn_of("greedy", table, key=0) == [f"put stone on {monument}"] * 2 + ["done"]


@pytest.mark.parametrize("key", range(3))
@pytest.mark.parametrize("bot", ["greedy", "search@500"])
def test_the_last_planting_is_for_the_field_that_wins_not_for_a_monument(bot: str, key: int):
    table = short_pile("3 flax", hands=["2 flax 2 stone"], fields={"flax": (1, 1)}, monuments={}, **NILE)
    assert turn_of(bot, table, key)[-3:] == ["put flax", "put flax", "done"]


@pytest.mark.parametrize("bot", ["greedy", "search@500"])
def test_the_last_good_completes_the_valuable_shop(bot: str):
    table = position(
        step="city",
        last_turns=1,
        beside="a",
        districts={"poor": (1, ("A", "2 debens")), "rich": (1, ("A A B", "15 debens"))},
        metropolis=["poor rich"],
        tokens=[{"rich": "a b"}],
        wheat=[0, 5],  # 14 Debens
    )
    assert turn_of(bot, table, key=0) == ["supply alabaster to shop 0 of spot 1", "done"]
    assert won(table)


@pytest.mark.parametrize("bot", ["greedy", "search@500"])
def test_the_last_tile_closes_a_quarry_for_the_only_monument(bot: str):
    table = position(valley=POCKET, last_turns=1, pools=["ap ab bg"], wheat=[0, 5])
    first, second, *_ = turn_of(bot, table, key=0)
    assert "alabaster 2,5" in first and second == "quarry monument"
    assert won(table)
