"""F6: the end of a turn. And what can be taken back before it."""

from typing import Any

import pytest

from akhet import Game, Table
from tests.fertility.positions import happened, moves, play, position, refused, tiles, why
from tests.rulings import ruling

CLOSES_2_4 = """
    ............
    ....~.......
    ...~........
    ....~AB.....
    .....GP.....
    ............
    ............
    ............
"""


def ending(**given: Any) -> Table:
    """Seat 0 in step 2 or 3, free to build A1 for nothing."""
    usual: dict[str, Any] = {"step": "city", "row": "A1 B1 P1 G1", "common": "aa bb pp"}
    return position(**(usual | given))


# Goods


@ruling("F6.1")
def test_resources_still_beside_the_board_go_back_to_the_stock():
    table = ending(beside="2 a g", tokens=[{"0": "a"}])
    assert table.position()["stock"] == {"alabaster": 17, "bovine": 20, "papyrus": 20, "grape": 19}
    table.play("done")
    after = table.position()
    assert after["beside"] == {}
    assert after["stock"] == {"alabaster": 19, "bovine": 20, "papyrus": 20, "grape": 20}  # one stays on its Shop


@ruling("F6.1")
def test_wheat_stays():
    table = ending(beside="a", wheat=[4, 2])
    play(table, "done", "take aa")
    assert table.position()["wheat"] == [4, 2]


@ruling("F6.1")
def test_goods_go_back_in_the_last_turns_too():
    table = ending(beside="3 p", last_turns=1, common="aa bb")
    table.play("done")
    assert table.over and table.position()["stock"]["papyrus"] == 20


# A tile, and a District


@ruling("F6.2")
def test_one_tile_of_the_common_pool_is_taken_and_one_from_the_pile_joins_it():
    table = ending(pools=["ab ab"], common="aa bb pp")
    pile = table.position()["pile_size"]
    table.play("done")
    assert moves(table) == ["take alabaster-alabaster", "take bovine-bovine", "take papyrus-papyrus"]
    table.play("take bb", chance=["grape-grape"])
    after = table.position()
    assert after["pools"][0] == tiles("2 ab bb")
    assert after["common"] == tiles("aa pp gg")
    assert after["pile_size"] == pile - 1
    assert table.turn == 1


@ruling("F6.2")
def test_equal_tiles_of_the_common_pool_are_one_choice():
    table = ending(common="2 aa pp")
    table.play("done")
    assert moves(table) == ["take alabaster-alabaster", "take papyrus-papyrus"]
    refusal = why(table, "take gg")
    assert (refusal.code, refusal.ruling) == ("fertility.take.not_there", "F6.2")


@ruling("F6.2")
def test_a_tile_must_be_taken():
    table = ending()
    table.play("done")
    assert all(move.startswith("take") for move in moves(table))


@ruling("F6.2")
def test_a_built_district_is_replaced():
    table = ending()
    play(table, "build B1", "done")
    table.play("take aa", chance=["papyrus-grape", "G9"])
    assert sorted(table.position()["row"]) == ["A1", "G1", "G9", "P1"]
    table = ending()
    play(table, "done", "take aa")
    assert table.position()["row"] == ["A1", "B1", "P1", "G1"]  # nothing built, nothing replaced


@ruling("F6.2")
@pytest.mark.parametrize("last_turns", [2, 1])
def test_a_built_district_is_replaced_in_the_last_turns_too(last_turns: int):
    table = ending(last_turns=last_turns, common="aa bb", turn=2 - last_turns)
    table.play("build B1")
    table.play("done", chance=["G9"])
    assert sorted(table.position()["row"]) == ["A1", "G1", "G9", "P1"]
    assert table.over is (last_turns == 1)


@ruling("F6.2")
def test_the_pile_of_districts_cannot_run_out():
    families = [[f"{letter}{number}" for number in range(2, 9)] for letter in "ABPG"]
    table = position(
        4,
        step="city",
        metropolis=[" ".join(families[0][:6]), *(" ".join(names) for names in families[1:])],
        row="A1 B1 P1 G1",
        common="aa bb pp",
    )
    play(table, "build A1", "done", "take aa")
    assert [len(names) for names in table.position()["metropolis"]] == [7] * 4
    assert len(table.position()["row"]) == 4


@ruling("F6.2")
def test_only_a_district_that_lies_face_down_comes_up():
    table = ending(metropolis=["", "P9"])
    play(table, "build B1", "done")
    for seen in ("P9", "B1", "A1"):
        assert refused(lambda seen=seen: table.play("take aa", chance=["papyrus-grape", seen])).code == (
            "chance.impossible"
        )


# What is open


@ruling("F6.3")
def test_everything_face_up_is_open_to_all():
    table = ending(beside="a", gone="gg ap", wheat=[3, 1], metropolis=["A9"], tokens=[{"A9": "a"}])
    seen = [table.view_position(seat) for seat in (0, 1, None)]
    assert [view.pop("seat") for view in seen] == [0, 1, None]
    assert seen[0] == seen[1] == seen[2] == table.position()
    assert seen[1]["gone"] == tiles("gg ap")
    assert seen[1]["pools"] == table.position()["pools"]


@ruling("F6.3")
def test_the_number_left_in_each_pile_is_open():
    table = ending(gone="gg ap", metropolis=["A9", "B9 P9"])
    for seat in (0, 1, None):
        view = table.view(seat).table
        assert view.pile_size == 24 - 2 - 5 - 3 - 0
        assert view.districts_left == 40 - 4 - 3


@ruling("F6.3")
def test_what_comes_next_is_in_no_view():
    """Two tables that differ only in their dice look the same, and continue differently."""
    tables = [ending(seed=seed) for seed in range(6)]
    assert len({table.view(1).tobytes() for table in tables}) == 1
    assert len({str(play(table, "build A1", "done", "take aa").position()["row"]) for table in tables}) > 1


@ruling("F6.3")
def test_the_order_in_pools_and_row_means_nothing():
    one = position(row="A1 G9 B2 P3", pools=["aa bp gg", "pp ab ab"], common="bg ap bb")
    other = position(row="P3 B2 G9 A1", pools=["gg aa bp", "ab pp ab"], common="bb bg ap")
    assert one.hash() == other.hash()


@ruling("F6.3")
def test_in_whatever_order_tiles_and_districts_came_up_the_position_is_the_same():
    pool, common, row = (
        ["grape-grape", "alabaster-bovine", "papyrus-papyrus"],
        ["alabaster-grape"] * 3,
        ["G9", "A1", "P3"],
    )
    given: dict[str, Any] = {"boards": ["I", "II", "III"], "start_turn": 0, "first": 0, "seed": 1}
    tied = len(Game("fertility").open(2, **given).start.chance) > 13
    before = [0] if tied else []
    one = Game("fertility").open(2, chance=[*before, *pool, *pool, *common, *row, "B2"], **given)
    other = Game("fertility").open(2, chance=[*before, *pool[::-1], *pool, *common, "B2", *row[::-1]], **given)
    assert one.hash() == other.hash()


# The order


@ruling("F6.4")
def test_goods_go_back_then_a_tile_is_taken_then_the_pool_is_refilled_then_a_district_is_replaced():
    table = ending(beside="a g")
    play(table, "build A1", "done")
    assert happened(table) == ["returned", "returned"]
    assert len(table.position()["row"]) == 3
    table.play("take aa", chance=["papyrus-grape", "P9"])
    assert happened(table) == ["took", "tile", "district", "turn"]


@ruling("F6.4", "F7.3")
def test_in_the_variant_a_tile_is_removed_after_one_is_taken_and_before_the_pool_is_refilled():
    table = ending(beside="a g", variant=True)
    play(table, "build A1", "done")
    assert happened(table) == ["returned", "returned"]
    table.play("take aa")
    assert happened(table) == ["took"]
    assert table.position()["common"] == tiles("bb pp")
    table.play("remove pp", chance=["papyrus-grape", "grape-grape", "P9"])
    assert happened(table) == ["removed", "tile", "tile", "district", "turn"]
    assert table.position()["common"] == tiles("bb pg gg")


@ruling("F6.4")
def test_a_district_is_not_drawn_before_the_tile():
    table = ending()
    play(table, "build A1", "done")
    assert refused(lambda: table.play("take aa", chance=["P9", "papyrus-grape"])).code == "chance.impossible"


# Taking back


@ruling("F6.2")
def test_a_whole_turn_can_be_taken_back_until_a_tile_is_revealed():
    table = position(valley=CLOSES_2_4, pools=["3 ap"], row="A9 B1 P1 G1", wheat=[1], common="aa bb pp")
    before = table.hash()
    play(table, "place ap 2,5 2,6", "quarry papyrus", "build A9", "pay wheat", "pay alabaster")
    play(table, "supply papyrus to shop 2", "exchange grape onto shop 3", "done")
    assert table.position()["step"] == "take"
    for _ in range(8):
        table.undo()
    assert table.hash() == before
    assert refused(table.undo).code == "undo.nothing"


@ruling("F6.2")
def test_what_revealed_a_tile_is_not_taken_back():
    table = ending()
    play(table, "done", "take aa")
    assert refused(table.undo).code == "undo.nothing"


@ruling("F6.2", "F7.3")
def test_in_the_variant_the_tile_taken_can_still_be_given_back_before_one_is_removed():
    table = ending(variant=True)
    play(table, "done", "take aa")
    table.undo()
    assert table.position()["common"] == tiles("aa bb pp")
    play(table, "take bb", "remove aa")
    assert refused(table.undo).code == "undo.nothing"


@ruling("F6.2")
@pytest.mark.parametrize("first", [["build A1"], []])
def test_in_a_last_turn_what_revealed_a_district_or_ended_the_turn_is_not_taken_back(first: list[str]):
    table = ending(last_turns=2, common="aa bb")
    play(table, *first, "done")
    assert table.turn == 1
    assert refused(table.undo).code == "undo.nothing"
