"""F7: the end of the game, who wins, and the two-player variant."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from akhet import Game, Table
from tests.fertility.positions import (
    Shops,
    boards_for,
    forbids,
    game_with,
    happened,
    moves,
    play,
    position,
    refused,
    rows_of,
    shipped_set,
    tiles,
    why,
)
from tests.rulings import ruling

NOTHING_FITS = """
    ............
    ............
    .....~~.....
    ....~..~....
    ....~..~....
    .....~~.....
    ............
    ............
"""


def play_on(table: Table, seed: int) -> Table:
    """Play at random to the end."""
    dice = Random(seed)
    while not table.over:
        table.play(dice.choice(table.legal()).id)
    return table


def turns(table: Table) -> Counter[int]:
    return Counter(event["seat"] for event in table.events() if event["event"] == "turn")


def count(table: Table, name: str) -> int:
    return sum(event["event"] == name for event in table.events())


# The last turns


@ruling("F7.1", "F2.3")
@pytest.mark.parametrize(
    ("players", "variant", "seed"), [(2, False, 1), (2, False, 2), (3, False, 3), (4, False, 4), (2, True, 5)]
)
def test_everybody_has_nine_turns_always(players: int, variant: bool, seed: int):
    table = play_on(Game("fertility").open(players, seed=seed, variant=variant), seed)
    assert turns(table) == dict.fromkeys(range(players), 9)
    first = table.position()["first"]
    order = [event["seat"] for event in table.events() if event["event"] == "turn"]
    assert order == [(first + n) % players for n in range(9 * players)]
    (last,) = [event for event in table.events() if event["event"] == "last_turns"]
    assert last["seat"] == first  # from the next player, who is always the first
    assert count(table, "placed") + count(table, "discarded") == 9 * players
    assert count(table, "took") == 8 * players
    assert count(table, "removed") == (8 * players if variant else 0)
    after = table.position()
    assert after["pile_size"] == 0 and sum(after["common"].values()) == (1 if variant else 2)
    assert [sum(pool.values()) for pool in after["pools"]] == [2] * players


@ruling("F7.1", "F3.3")
def test_a_turn_with_a_discard_is_one_of_the_nine():
    rows = rows_of(NOTHING_FITS)
    game = game_with(shipped_set() | {"boards": boards_for(rows)})
    table = game.open(3, seed=1, boards=["W", "X", "Y"])
    while not table.over:
        table.play(table.legal()[0].id)
    assert count(table, "discarded") == 27 and count(table, "placed") == 0
    assert turns(table) == {0: 9, 1: 9, 2: 9}


@ruling("F7.1")
@pytest.mark.parametrize(("players", "turn"), [(2, 0), (3, 1), (4, 3)])
def test_fewer_than_three_tiles_in_the_common_pool_set_off_the_last_turns(players: int, turn: int):
    table = position(players, step="take", pile=0, turn=turn, common="aa bb pp")
    table.play("take bb")
    after = table.position()
    assert after["last_turns"] == players
    assert happened(table) == ["took", "last_turns", "turn"]
    assert after["turn"] == after["first"] == (turn + 1) % players
    assert after["common"] == tiles("aa pp")


@ruling("F7.1")
def test_the_last_tile_of_the_pile_does_not_set_off_the_end():
    table = position(step="take", pile=1, common="aa bb pp")
    table.play("take bb", chance=["grape-grape"])
    after = table.position()
    assert after["last_turns"] == 0 and after["pile_size"] == 0 and after["common"] == tiles("aa pp gg")


@ruling("F7.1")
def test_in_the_last_turn_no_tile_is_taken():
    table = position(last_turns=2, pools=["3 ab", "3 bb"], common="aa pp")
    play(table, "place ab 2,5 2,6", "done")
    after = table.position()
    assert table.turn == 1 and after["step"] == "place" and after["last_turns"] == 1
    assert after["common"] == tiles("aa pp") and after["pools"][0] == tiles("2 ab")
    play(table, "place bb 3,7 3,8", "done")
    assert table.over and happened(table)[-1] == "ended"
    assert table.position()["common"] == tiles("aa pp")


@ruling("F7.1")
def test_the_last_turn_has_all_its_steps():
    table = position(last_turns=2, pools=["3 ab"], row="A1 B1 P1 G1", wheat=[1])
    play(table, "place ab 2,5 2,6", "build A1", "supply alabaster to A1", "supply bovine to shop 1", "done")
    assert table.turn == 1 and table.score()[0].details["generic"] == 4


@ruling("F7.1")
def test_when_the_game_is_over_nothing_more_is_played():
    table = position(last_turns=1, step="city")
    table.play("done")
    assert table.over and table.turn is None and moves(table) == []
    for move in ("done", "take aa", "place ab 2,5 2,6"):
        assert why(table, move).code == "fertility.over" and forbids(table, move, seat=1) == "F7.1"


# Who wins

VALUES: dict[str, Shops] = {
    "four": (0, ("A", "4 debens")),
    "dear": (0, ("P P", "4 debens")),
    "also": (0, ("G", "4 debens")),
    "more": (0, ("P", "4 debens")),
    "nine": (0, ("B B", "9 debens")),
}


def ranked(tokens: list[dict[str, str]], **given: Any) -> list[int]:
    """The places of players whose Districts have these tokens."""
    metropolis = [" ".join(name for name in shops if not name.isdecimal()) for shops in tokens]
    table = position(len(tokens), districts=VALUES, metropolis=metropolis, tokens=tokens, **given)
    return [standing.place for standing in table.score()]


@ruling("F7.2")
def test_most_debens_win_whatever_the_resources():
    assert ranked([{"four": "a"}, {"nine": "2 b"}]) == [2, 1]


@ruling("F7.2")
def test_among_equals_fewest_resources_on_the_metropolis_win():
    assert ranked([{"dear": "2 p"}, {"four": "a"}]) == [2, 1]
    assert ranked([{"four": "a"}, {"dear": "2 p"}]) == [1, 2]


@ruling("F7.2")
def test_resources_on_unfinished_and_starting_shops_count_too():
    assert ranked([{"four": "a", "nine": "b"}, {"also": "g"}]) == [2, 1]
    assert ranked([{"four": "a", "2": "p"}, {"also": "g"}]) == [2, 1]


@ruling("F7.2")
def test_wheat_does_not_count_as_a_resource_on_the_metropolis():
    """10 Debens each: by a Shop with two tokens, or by 4 Wheat."""
    table = position(
        districts={"mine": (0, ("A A", "10 debens"))}, metropolis=["mine"], tokens=[{"mine": "2 a"}], wheat=[0, 4]
    )
    standings = table.score()
    assert [standing.counts[0] for standing in standings] == [10, 10]
    assert [standing.place for standing in standings] == [2, 1]
    assert [standing.details["resources"] for standing in standings] == [2, 0]


@ruling("F7.2")
def test_monuments_do_not_count_as_resources_on_the_metropolis():
    drawing = """
        ~0~.........
        .A.B........
        ............
        .....AB.....
        .....GP.....
        ............
        ............
        ............
    """
    table = position(
        valley=drawing, districts={"mine": (0, ("A", "15 debens"))}, metropolis=["", "mine"], tokens=[{}, {"mine": "a"}]
    )
    assert [standing.counts[0] for standing in table.score()] == [15, 15]
    assert [standing.place for standing in table.score()] == [1, 2]


@ruling("F7.2")
def test_players_equal_in_debens_and_resources_share_a_place():
    assert ranked([{"four": "a"}, {"also": "g"}]) == [1, 1]


@ruling("F7.2")
def test_all_places_are_ranked_this_way():
    assert ranked([{"four": "a"}, {"nine": "2 b"}, {"dear": "2 p"}, {"also": "g"}]) == [2, 1, 4, 2]
    assert ranked([{"four": "a"}, {"also": "g"}, {"more": "p"}, {}]) == [1, 1, 1, 4]


# The variant


@ruling("F7.3")
@pytest.mark.parametrize("players", [3, 4])
def test_the_variant_is_for_two_players_only(players: int):
    refusal = refused(lambda: Game("fertility").open(players, seed=1, variant=True))
    assert (refusal.code, refusal.ruling) == ("fertility.open.variant", "F7.3")


@ruling("F7.3")
def test_the_variant_has_39_tiles():
    table = Game("fertility").open(2, seed=1, variant=True).position()
    assert table["pile_size"] == 39 - 9
    assert [sum(pool.values()) for pool in table["pools"]] == [3, 3]


@ruling("F7.3")
def test_after_taking_a_tile_the_same_player_removes_one_of_the_two_left():
    table = position(variant=True, step="take", common="aa bb pp")
    table.play("take aa")
    assert table.turn == 0
    assert moves(table) == ["remove bovine-bovine", "remove papyrus-papyrus"]
    refusal = why(table, "remove aa")
    assert (refusal.code, refusal.ruling) == ("fertility.remove.not_there", "F7.3")
    table.play("remove bb", chance=["grape-grape", "alabaster-grape"])
    after = table.position()
    assert after["gone"] == tiles("bb") and after["common"] == tiles("pp gg ag")
    assert table.turn == 1


@ruling("F7.3")
def test_without_the_variant_nothing_is_removed():
    table = position(step="take", common="aa bb pp")
    table.play("take aa")
    assert table.turn == 1 and table.position()["gone"] == {}


@ruling("F7.3")
def test_a_tile_is_removed_also_in_the_turn_that_sets_off_the_end():
    table = position(variant=True, step="take", pile=0, common="aa bb pp", turn=1)
    table.play("take aa")
    assert moves(table) == ["remove bovine-bovine", "remove papyrus-papyrus"]
    table.play("remove bb")
    after = table.position()
    assert after["last_turns"] == 2 and after["common"] == tiles("pp")


@ruling("F7.3")
def test_the_pool_is_refilled_to_three_with_the_last_two_tiles_of_the_pile():
    table = position(variant=True, step="take", pile=2, common="aa bb pp")
    play(table, "take aa", "remove bb")
    after = table.position()
    assert after["last_turns"] == 0 and after["pile_size"] == 0 and sum(after["common"].values()) == 3


@ruling("F7.3")
def test_in_the_variants_last_turns_no_tile_is_taken_or_removed():
    table = position(variant=True, last_turns=2, step="city", common="pp")
    table.play("done")
    assert table.turn == 1 and table.position()["common"] == tiles("pp") and table.position()["last_turns"] == 1
