"""F3: step 1, placing a tile and collecting."""

from typing import Any

import pytest

from akhet import Table
from akhet.kernel.refusal import Term
from tests.fertility.positions import (
    PLAIN,
    RESOURCES,
    forbids,
    goods,
    happened,
    moves,
    play,
    position,
    rows_of,
    tiles,
    why,
)
from tests.rulings import ruling

CHOICES = ["quarry alabaster", "quarry bovine", "quarry papyrus", "quarry grape", "quarry monument"]
NO_STOCK = "0 a 0 b 0 p 0 g"

# Seat 0 has no Monuments left: they stand along the lower edge.
MONUMENTS_USED_UP = """
    .....~......
    ....~.~.....
    ...~..~.....
    ....~AB.....
    .....GP.....
    ............
    .A.B.P.G....
    ~0~0~0~0~...
"""
# A tile on 2,5 and 2,6 closes 1,5, then 2,4, then 2,7.
THREE_QUARRIES = """
    .....~......
    ....~.~~....
    ...~....~...
    ....~AB~....
    .....GP.....
    ............
    ............
    ............
"""


def placed(drawing: str, move: str, pool: str, **given: Any) -> Table:
    """A table after a tile was placed on a Valley as drawn."""
    table = position(valley=drawing, pools=[pool], **given)
    table.play(move)
    return table


# The steps


@ruling("F3.0")
@pytest.mark.parametrize(
    ("step", "move"),
    [
        ("place", "done"),
        ("place", "build A1"),
        ("place", "supply alabaster to shop 0"),
        ("place", "take aa"),
        ("place", "pay wheat"),
        ("place", "quarry monument"),
        ("place", "exchange alabaster onto shop 0"),
        ("city", "place ab 2,5 2,6"),
        ("city", "discard aa"),
        ("city", "take aa"),
        ("city", "pay wheat"),
        ("take", "place ab 2,5 2,6"),
        ("take", "build A1"),
        ("take", "supply alabaster to shop 0"),
        ("take", "done"),
        ("take", "remove aa"),
    ],
)
def test_the_steps_come_in_their_order_and_never_go_back(step: str, move: str):
    table = position(
        step=step,
        pools=["ab aa"],
        common="aa bb pp",
        row="A1 B1 P1 G1",
        beside="a" if step == "city" else "",
        wheat=[3],
    )
    refusal = why(table, move)
    assert (refusal.code, refusal.ruling) == ("fertility.wrong_step", "F3.0")


@ruling("F3.0")
def test_a_turn_goes_from_placing_to_building_to_supplying_to_its_end():
    table = position(pools=["ab ab ab"], row="A1 B1 P1 G1", common="pp gg bb")
    play(table, "place ab 2,5 2,6", "build A1", "supply alabaster to shop 0", "supply bovine to shop 1")
    play(table, "done", "take pp")
    assert table.turn == 1 and table.position()["step"] == "place"


@ruling("F3.0")
def test_the_first_supply_ends_step_2():
    table = position(step="city", beside="a b", row="A1 B1 P1 G1")
    assert forbids(table, "build A1") is None
    table.play("supply alabaster to shop 0")
    refusal = why(table, "build A1")
    assert (refusal.code, refusal.ruling) == ("fertility.build.after_supply", "F3.0")
    assert not [move for move in moves(table) if "build" in move]


@ruling("F3.0")
def test_building_and_supplying_may_both_be_left_out():
    table = position(step="city", beside="a b", wheat=[2], row="A1 B1 P1 G1")
    table.play("done")
    assert table.position()["step"] == "take"


# Where a tile goes


@ruling("F3.1", "F3.2")
def test_a_tile_goes_on_two_empty_squares_in_any_orientation():
    """All eleven ways to bring an Alabaster along the Alabaster at 3,5 or a Bovine along the Bovine at 3,6."""
    table = position(pools=["3 ab"])
    assert set(moves(table)) == {
        "place bovine 1,5 alabaster 2,5",
        "place bovine 2,4 alabaster 2,5",
        "place alabaster 2,5 bovine 2,6",
        "place bovine 2,4 alabaster 3,4",
        "place alabaster 3,4 bovine 4,4",
        "place bovine 3,3 alabaster 3,4",  # across the seam of columns 3 and 4
        "place alabaster 1,6 bovine 2,6",
        "place bovine 2,6 alabaster 2,7",
        "place alabaster 2,7 bovine 3,7",
        "place bovine 3,7 alabaster 4,7",
        "place bovine 3,7 alabaster 3,8",
    }
    assert len(moves(table)) == 11  # three equal tiles count once


@ruling("F3.1")
def test_the_two_ways_round_of_a_double_are_one_placement():
    table = position(pools=["3 aa"])
    assert len(moves(table)) == len(set(moves(table))) == 6
    assert forbids(table, "place aa 2,5 2,6") is None and forbids(table, "place aa 2,6 2,5") is None


@ruling("F3.1")
def test_the_placed_tile_leaves_the_pool_and_lies_as_it_was_turned():
    table = position(pools=["2 ab pp"])
    table.play("place ab 2,5 2,4")
    after = table.position()
    assert after["valley"][2] == "....BA......"
    assert after["pools"][0] == tiles("ab pp")


@ruling("F3.1")
@pytest.mark.parametrize(
    ("square", "legal"), [(".", True), ("a", True), ("g", True), ("~", False), ("w", False), ("P", False)]
)
def test_only_empty_desert_is_covered_and_printed_squares_are_desert(square: str, legal: bool):
    drawing = f"""
        ............
        ............
        .....{square}......
        .....AB.....
        .....GP.....
        ............
        ............
        ...........{"G" if square == "P" else "."}
    """
    table = position(valley=drawing, pools=["3 ab"])
    assert (forbids(table, "place ab 2,5 1,5") is None) is legal
    if not legal:
        assert why(table, "place ab 2,5 1,5").code == "fertility.place.taken"
        assert forbids(table, "place ab 2,5 1,5") == forbids(table, "place ba 1,5 2,5") == "F3.1"


@ruling("F3.1")
def test_a_monument_is_not_built_over():
    table = position(valley=MONUMENTS_USED_UP, pools=["3 ag"])
    assert forbids(table, "place ag 7,1 6,1") == forbids(table, "place ga 7,7 6,7") == "F3.1"


@ruling("F3.1")
@pytest.mark.parametrize(
    ("square", "taken"), [("~", "water"), ("w", "wheat"), ("P", "tile"), ("0", "monument"), (".", None)]
)
def test_a_refusal_names_the_square_and_what_is_on_it(square: str, taken: str | None):
    drawing = f"""
        ............
        .....~......
        ....~{square}~.....
        .....AB.....
        .....GP.....
        ............
        ............
        ...........{"G" if square == "P" else "."}
    """
    refusal = why(position(valley=drawing, pools=["3 ab"]), "place ab 2,5 3,5")
    assert refusal.values == {
        "square": "2,5" if taken else "3,5",
        "taken": Term(f"fertility-taken-{taken or 'tile'}"),
    }


@ruling("F3.1")
@pytest.mark.parametrize("move", ["place bb 3,11 3,12", "place bb 3,12 3,13"])
def test_beyond_the_boards_there_is_no_valley(move: str):
    drawing = """
        ............
        ............
        ............
        .....ABBBBB.
        .....GP.....
        ............
        ............
        ............
    """
    assert forbids(position(valley=drawing, pools=["3 bb"]), move) == "F3.1"


@ruling("F3.1")
@pytest.mark.parametrize("move", ["place ab 2,5 2,7", "place ab 2,5 3,6", "place ab 2,5 2,5", "place ab 2,5"])
def test_the_two_squares_are_neighbours(move: str):
    assert position(pools=["3 ab"]).why_not(move) is not None


@ruling("F3.1")
def test_only_a_tile_of_your_own_pool_is_placed():
    table = position(pools=["2 ab pp", "3 bb"], common="aa ag ap")
    for move in ("place bb 2,6 1,6", "place aa 2,5 1,5"):
        refusal = why(table, move)
        assert (refusal.code, refusal.ruling) == ("fertility.place.not_in_pool", "F3.1")


@ruling("F3.1")
@pytest.mark.parametrize(("column", "seam"), [(3, 4), (7, 8)])
def test_a_tile_may_lie_across_a_seam(column: int, seam: int):
    drawing = """
        ............
        ............
        ............
        .....AB.....
        ...BAGPAB...
        ............
        ............
        ............
    """
    table = position(valley=drawing, pools=["3 ab"])
    letters = "ba" if column == 3 else "ab"
    table.play(f"place {letters} 5,{column} 5,{seam}")
    assert table.position()["beside"] == {"alabaster": 1, "bovine": 1}


# A scene along its like


@ruling("F3.2")
def test_a_tile_must_touch_an_identical_scene_along_an_edge():
    table = position(pools=["ab pp gg"])
    for move in (
        "place ba 2,5 1,5",  # a Bovine on the Alabaster
        "place ab 2,4 2,3",  # the Alabaster's corner only
        "place ab 0,0 0,1",  # nothing near
        "place pp 2,5 2,6",
        "place gg 4,7 4,8",  # a Grape on the Papyrus
    ):
        refusal = why(table, move)
        assert (refusal.code, refusal.ruling) == ("fertility.place.no_match", "F3.2")
    assert forbids(table, "place pp 4,7 4,8") is None
    assert forbids(table, "place gg 5,5 6,5") is None


@ruling("F3.2")
def test_the_other_half_of_a_double_is_not_a_match():
    table = position(pools=["aa bb pp"])
    assert forbids(table, "place aa 0,0 0,1") == "F3.2"


@ruling("F3.2")
def test_one_match_is_enough_whatever_else_lies_along_the_tile():
    drawing = """
        ............
        .....PG.....
        ....B..G....
        .....AB.....
        .....GP.....
        ............
        ............
        ............
    """
    table = placed(drawing, "place ap 2,5 2,6", "3 ap")
    assert table.position()["beside"] == {"alabaster": 1}


@ruling("F3.2")
def test_a_tile_may_match_another_tile_than_the_starting_tile():
    drawing = """
        ............
        ............
        ............
        .....AB.....
        .....GP.....
        ............
        ............
        .........PG.
    """
    assert forbids(position(valley=drawing, pools=["3 bg"]), "place bg 6,9 6,10") is None
    assert forbids(position(valley=drawing, pools=["3 bg"]), "place gb 6,9 6,10") == "F3.2"


# Nothing fits

RINGED = """
    ............
    .....~......
    ....~.~.....
    ....~AB~....
    ....~GP~....
    .....~~.....
    ............
    ............
"""


@ruling("F3.3")
def test_where_nothing_fits_one_of_the_tiles_is_discarded():
    """2,5 is empty, but no tile of two squares goes there."""
    table = position(valley=RINGED, pools=["ab ab pg"])
    assert moves(table) == ["discard alabaster-bovine", "discard papyrus-grape"]
    assert forbids(table, "place ab 2,5 1,5") == "F3.1"
    table.play("discard pg")
    after = table.position()
    assert after["gone"] == tiles("pg") and after["pools"][0] == tiles("2 ab")


@ruling("F3.3")
def test_a_discard_earns_nothing_and_the_turn_goes_on():
    table = position(valley=RINGED, pools=["3 ab"], wheat=[1], row="A2 B1 P1 G1", common="aa bb pp")
    table.play("discard ab")
    after = table.position()
    assert after["step"] == "city" and after["beside"] == {} and after["wheat"] == [1, 0]
    assert forbids(table, "supply alabaster to shop 0") == "F5.1"
    play(table, "build A2", "pay wheat", "done")
    assert moves(table) == ["take alabaster-alabaster", "take bovine-bovine", "take papyrus-papyrus"]
    table.play("take bb")
    assert table.turn == 1 and sum(table.position()["pools"][0].values()) == 3


@ruling("F3.3")
def test_with_wheat_alone_what_costs_more_is_not_built_after_a_discard():
    table = position(valley=RINGED, pools=["3 ab"], wheat=[1], row="A9 B9 P9 A1")
    table.play("discard ab")
    assert [move for move in moves(table) if "build" in move] == ["build 0"]


@ruling("F3.3")
@pytest.mark.parametrize("pool", ["2 aa ab", "ab aa aa", "3 ab"])
def test_nothing_is_discarded_while_any_tile_fits(pool: str):
    drawing = """
        ............
        ............
        .....~......
        ....~AB.....
        .....GP.....
        ............
        ............
        ............
    """
    table = position(valley=drawing, pools=[pool])
    refusal = why(table, f"discard {pool.split()[-1]}")
    assert (refusal.code, refusal.ruling) == ("fertility.discard.one_fits", "F3.3")
    assert not [move for move in moves(table) if "discard" in move]
    only_aa = position(valley=drawing, pools=["3 aa"])
    assert moves(only_aa) == ["discard alabaster-alabaster"]


@ruling("F3.3")
def test_only_a_tile_of_your_own_pool_is_discarded():
    table = position(valley=RINGED, pools=["3 ab", "3 pp"], common="3 gg")
    assert forbids(table, "discard pp") == forbids(table, "discard gg") == "F3.3"


# (A) Scenes


@ruling("F3.4")
def test_each_scene_earns_one_for_every_identical_scene_along_its_edges():
    drawing = """
        ............
        .....A......
        ....A.......
        .....AB.....
        .....GP.....
        ............
        ............
        ............
    """
    assert placed(drawing, "place ab 2,5 2,6", "3 ab").position()["beside"] == {"alabaster": 3, "bovine": 1}
    assert placed(drawing, "place ap 2,5 2,6", "3 ap").position()["beside"] == {"alabaster": 3}


@ruling("F3.4")
def test_the_other_half_of_the_tile_does_not_count():
    assert placed(PLAIN, "place aa 2,5 1,5", "3 aa").position()["beside"] == {"alabaster": 1}


@ruling("F3.4")
def test_both_halves_of_a_double_earn():
    drawing = """
        ............
        .....GA.....
        ............
        .....AB.....
        .....GP.....
        ............
        ............
        ............
    """
    assert placed(drawing, "place aa 2,5 2,6", "3 aa").position()["beside"] == {"alabaster": 2}


@ruling("F3.4")
def test_a_scene_earns_nothing_for_its_like_at_a_corner_or_along_the_other_half():
    drawing = """
        ............
        ....BAAB....
        ............
        .....AB.....
        .....GP.....
        ............
        ............
        ............
    """
    assert placed(drawing, "place ab 2,5 2,6", "3 ab").position()["beside"] == {"alabaster": 2, "bovine": 1}


# (B) Wheat


@ruling("F3.5")
def test_one_wheat_for_every_wheat_square_along_the_tiles_edges():
    drawing = """
        ............
        ....ww~w....
        ....w..w....
        .....AB.....
        .....GP.....
        ............
        ............
        ............
    """
    after = placed(drawing, "place ab 2,5 2,6", "3 ab").position()
    assert after["wheat"] == [3, 0]  # not for the water and the two at the corners
    assert after["beside"] == {"alabaster": 1, "bovine": 1}


@ruling("F3.5")
def test_wheat_goes_to_the_player_who_placed_the_tile_each_time_a_tile_comes_along():
    drawing = """
        ............
        ............
        ............
        .....AB.....
        .....GPw....
        ............
        ............
        ............
    """
    table = position(valley=drawing, pools=["3 bp", "3 bb"], common="aa bb pp", turn=0)
    play(table, "place bp 3,7 3,8", "done", "take aa")
    assert table.position()["wheat"] == [1, 0]
    play(table, "place bb 2,6 2,7")
    assert table.position()["wheat"] == [1, 0]  # 2,7 is not along 4,7


# (C) Prints


@ruling("F3.6")
def test_a_printed_resource_that_is_covered_is_earned_whatever_the_scene_on_top():
    drawing = """
        ............
        ............
        .....pa.....
        .....AB.....
        .....GP.....
        ............
        ............
        ............
    """
    after = placed(drawing, "place ab 2,5 2,6", "3 ab").position()
    assert after["beside"] == {"alabaster": 2, "bovine": 1, "papyrus": 1}


@ruling("F3.6")
def test_a_print_along_the_tile_is_not_earned():
    drawing = """
        ............
        .....gg.....
        ....g..g....
        .....AB.....
        .....GP.....
        ............
        ............
        ............
    """
    assert placed(drawing, "place ab 2,5 2,6", "3 ab").position()["beside"] == {"alabaster": 1, "bovine": 1}


# (D) Quarries


def quarry_at_2_4(above: str = "~", left: str = "~", below: str = "~", inside: str = ".") -> str:
    """A Valley where a tile on 2,5 and 2,6 comes along 2,4."""
    odd = sum(side.isupper() for side in (above, left, below)) % 2
    return f"""
        ............
        ....{above}.......
        ...{left}{inside}.......
        ....{below}AB.....
        .....GP.....
        ............
        ............
        ...........{"G" if odd else "."}
    """


@ruling("F3.7")
@pytest.mark.parametrize(
    ("above", "left", "below"), [("~", "~", "~"), ("w", "w", "w"), ("P", "G", "B"), ("~", "w", "P"), ("G", "~", "w")]
)
def test_a_square_shut_in_by_tiles_wheat_and_water_is_a_quarry(above: str, left: str, below: str):
    table = placed(quarry_at_2_4(above, left, below), "place ab 2,5 2,6", "3 ab")
    assert table.position()["turn_so_far"]["quarries"] == [[2, 4]]
    assert moves(table) == CHOICES


@ruling("F3.7")
@pytest.mark.parametrize("sides", [(".", "~", "~"), ("~", ".", "~"), ("~", "~", "."), ("a", "~", "~"), ("~", "p", "~")])
def test_a_square_with_one_open_side_is_not_a_quarry(sides: tuple[str, str, str]):
    """The open side on the left lies across a seam."""
    table = placed(quarry_at_2_4(*sides), "place ab 2,5 2,6", "3 ab")
    assert table.position()["step"] == "city"


@ruling("F3.7")
def test_the_starting_tile_is_a_tile():
    drawing = """
        ............
        .....~......
        ....~.......
        .....AB.....
        .....GP.....
        ............
        ............
        ............
    """
    table = placed(drawing, "place bp 2,6 2,7", "3 bp")
    assert table.position()["turn_so_far"]["quarries"] == [[2, 5]]


@ruling("F3.7")
@pytest.mark.parametrize(
    ("rows", "move", "square"),
    [
        ({0: "....~.~....."}, "place aa 1,5 2,5", [0, 5]),
        ({7: "....~.~....."}, "place gg 5,5 6,5", [7, 5]),
        ({2: "...........~", 3: ".....ABBB...", 4: ".....GP....~"}, "place bb 3,9 3,10", [3, 11]),
        ({2: "~...........", 3: "...AAAB.....", 4: "~....GP....."}, "place aa 3,1 3,2", [3, 0]),
        ({1: "~...........", 0: "...AA......."}, "place aa 0,1 0,2", [0, 0]),  # a corner: two edges
    ],
)
def test_the_valleys_edge_is_a_wall(rows: dict[int, str], move: str, square: list[int]):
    drawn = rows_of(PLAIN)
    for row, line in rows.items():
        drawn[row] = line
    table = position(valley="\n".join(drawn), pools=[f"3 {move.split()[1]}"])
    table.play(move)
    assert table.position()["turn_so_far"]["quarries"] == [square]


@ruling("F3.7")
@pytest.mark.parametrize("inside", ["w", "~"])
def test_a_wheat_or_water_square_is_never_a_quarry(inside: str):
    table = placed(quarry_at_2_4(inside=inside), "place ab 2,5 2,6", "3 ab")
    assert table.position()["step"] == "city"


@ruling("F3.7")
def test_two_empty_squares_shut_in_together_are_not_quarries():
    drawing = """
        ............
        ...~~.......
        ..~.........
        ...~~AB.....
        .....GP.....
        ............
        ............
        ............
    """
    assert placed(drawing, "place ab 2,5 2,6", "3 ab").position()["step"] == "city"


@ruling("F3.7")
def test_only_squares_next_to_the_tile_become_quarries():
    """0,0 is shut in already; 2,4 is not beside this tile."""
    drawing = """
        .~..........
        ~...~.......
        ...~.A......
        ....~AB.....
        .....GP.....
        ............
        ............
        .........G..
    """
    assert placed(drawing, "place bb 2,6 2,7", "3 bb").position()["step"] == "city"


@ruling("F3.7")
def test_a_printed_square_can_be_a_quarry_and_its_print_pays_nothing():
    table = placed(quarry_at_2_4(inside="g"), "place ab 2,5 2,6", "3 ab")
    assert moves(table) == CHOICES
    assert table.position()["beside"] == {"alabaster": 1, "bovine": 1}
    table.play("quarry monument")
    assert table.position()["beside"] == {"alabaster": 1, "bovine": 1}
    assert table.position()["valley"][2] == "...~0AB....."


@ruling("F3.7")
@pytest.mark.parametrize("letter", ["a", "b", "p", "g"])
def test_a_quarry_gives_one_resource_of_your_choice_from_the_stock(letter: str):
    table = placed(quarry_at_2_4(), "place ab 2,5 2,6", "3 ab")
    table.play(f"quarry {RESOURCES[letter]}")
    after = table.position()
    assert after["beside"] == goods(f"a b {letter}")
    assert sum(after["stock"].values()) == 80 - 3
    assert after["step"] == "city" and after["monuments"] == [4, 4]


@ruling("F3.7")
def test_or_one_of_your_monuments_is_placed_in_the_quarry():
    table = position(3, valley=quarry_at_2_4(), pools=["", "3 ab"], turn=1)
    play(table, "place ab 2,5 2,6", "quarry monument")
    after = table.position()
    assert after["monuments"] == [4, 3, 4]
    assert after["valley"][2] == "...~1AB....."
    assert after["beside"] == {"alabaster": 1, "bovine": 1}


@ruling("F3.7")
def test_a_quarry_worked_for_a_resource_stays_an_empty_square_and_pays_no_more():
    table = position(valley=quarry_at_2_4(), pools=["3 ab", "3 aa"], common="aa bb pp")
    play(table, "place ab 2,5 2,6", "quarry grape", "done", "take aa")
    assert table.position()["valley"][2] == "...~.AB....."
    table.play("place aa 1,5 0,5")
    assert table.position()["step"] == "city"


# All four together


@ruling("F3.8")
def test_scenes_wheat_and_prints_are_earned_together_before_the_quarries():
    drawing = """
        ............
        ....~ww.....
        ...~.pg.....
        ....~AB.....
        .....GP.....
        ............
        ............
        ............
    """
    table = placed(drawing, "place ab 2,5 2,6", "3 ab")
    after = table.position()
    assert after["beside"] == {"alabaster": 1, "bovine": 1, "papyrus": 1, "grape": 1}
    assert after["wheat"] == [2, 0] and after["step"] == "quarry"
    table.play("quarry papyrus")
    assert table.position()["beside"] == {"alabaster": 1, "bovine": 1, "papyrus": 2, "grape": 1}


@ruling("F3.8")
def test_quarries_come_from_top_to_bottom_and_left_to_right():
    table = placed(THREE_QUARRIES, "place ab 2,5 2,6", "3 ab")
    left = [[1, 5], [2, 4], [2, 7]]
    for n in range(3):
        assert table.position()["turn_so_far"]["quarries"] == left[n:]
        table.play("quarry monument")
    assert table.position()["valley"][1:3] == ["....~0~~....", "...~0AB0~..."]
    assert table.position()["step"] == "city"
    squares = [e["square"] for e in table.events() if e["event"] == "quarried"]
    assert squares == left


@ruling("F3.8")
def test_the_matches_are_taken_from_the_stock_before_a_quarry_is():
    table = placed(THREE_QUARRIES, "place ab 2,5 2,6", "3 ab", stock="1 a")
    assert table.position()["beside"] == {"alabaster": 1, "bovine": 1}
    assert moves(table) == CHOICES[1:]


@ruling("F3.8", "F3.10")
def test_each_quarry_gives_from_the_stock_as_it_then_is():
    table = placed(THREE_QUARRIES, "place ab 2,5 2,6", "3 ab", stock="2 a 0 p 1 g")
    assert moves(table) == ["quarry alabaster", "quarry bovine", "quarry grape", "quarry monument"]
    table.play("quarry grape")
    assert moves(table) == ["quarry alabaster", "quarry bovine", "quarry monument"]
    table.play("quarry alabaster")
    assert moves(table) == ["quarry bovine", "quarry monument"]


# The Stock


@ruling("F3.9")
def test_goods_lie_beside_the_board_and_are_gone_from_the_stock():
    after = placed(PLAIN, "place ab 2,5 2,6", "3 ab").position()
    assert after["beside"] == {"alabaster": 1, "bovine": 1}
    assert after["stock"] == {"alabaster": 19, "bovine": 19, "papyrus": 20, "grape": 20}
    assert after["tokens"] == [{}, {}]


@ruling("F3.9")
@pytest.mark.parametrize(("stock", "taken"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 4)])
def test_matches_and_prints_are_added_up_and_as_many_taken_as_the_stock_has(stock: int, taken: int):
    drawing = """
        ............
        .....AB.....
        .....aa.....
        .....AB.....
        .....GP.....
        ............
        ............
        ............
    """
    table = placed(drawing, "place ab 2,5 2,6", "3 ab", stock=f"{stock} a")
    after = table.position()
    assert after["beside"] == goods(f"{taken} a 2 b" if taken else "2 b")
    assert after["stock"].get("alabaster", 0) == stock - taken


@ruling("F3.10")
def test_a_choice_that_is_offered_must_be_made():
    table = placed(quarry_at_2_4(), "place ab 2,5 2,6", "3 ab", stock=NO_STOCK)
    assert moves(table) == ["quarry monument"]
    assert forbids(table, "done") == "F3.0"


@ruling("F3.10")
def test_a_resource_that_the_stock_lacks_is_not_offered():
    table = placed(quarry_at_2_4(), "place ab 2,5 2,6", "3 ab", stock="0 p")
    assert "quarry papyrus" not in moves(table)
    refusal = why(table, "quarry papyrus")
    assert (refusal.code, refusal.ruling) == ("fertility.quarry.cannot_give", "F3.10")


@ruling("F3.10")
def test_with_no_monument_left_none_is_offered():
    table = placed(MONUMENTS_USED_UP, "place ab 2,5 1,5", "3 ab")
    assert table.position()["monuments"] == [0, 4]
    assert moves(table) == CHOICES[:4]
    assert forbids(table, "quarry monument") == "F3.10"


@ruling("F3.10")
def test_with_neither_stock_nor_monument_a_quarry_gives_nothing():
    table = placed(MONUMENTS_USED_UP, "place ab 2,5 1,5", "3 ab", stock=NO_STOCK)
    after = table.position()
    assert after["step"] == "city" and after["beside"] == {}
    assert "empty_quarry" in happened(table)


@ruling("F3.10")
def test_the_last_monument_may_go_into_the_first_of_two_quarries():
    drawing = THREE_QUARRIES.strip().split()
    drawing[6:] = [".A.B.P......", "~0~0~0~....."]
    drawing[5] = "...........G"
    table = position(valley="\n".join(drawing), pools=["3 ab"], stock="0 a 0 b 0 p 1 g")
    table.play("place ab 2,5 2,6")
    assert moves(table) == ["quarry grape", "quarry monument"]
    table.play("quarry monument")
    assert moves(table) == ["quarry grape"]
    table.play("quarry grape")
    after = table.position()
    assert after["step"] == "city" and after["beside"] == {"grape": 1} and after["valley"][1][5] == "0"


# Wheat beyond ten


@ruling("F3.11")
@pytest.mark.parametrize(("before", "after"), [(6, 8), (8, 10), (9, 10), (10, 10)])
def test_wheat_beyond_ten_is_lost(before: int, after: int):
    drawing = """
        ............
        .....ww.....
        ............
        .....AB.....
        .....GP.....
        ............
        ............
        ............
    """
    table = placed(drawing, "place ab 2,5 2,6", "3 ab", wheat=[before])
    assert table.position()["wheat"] == [after, 0]


@ruling("F3.11")
def test_wheat_is_lost_the_moment_it_is_earned_and_not_kept_for_the_build():
    drawing = """
        ............
        .....ww.....
        ............
        .....AB.....
        .....GP.....
        ............
        ............
        ............
    """
    table = position(valley=drawing, pools=["3 ab"], wheat=[9], row="A9 B1 P1 G1")
    play(table, "place ab 2,5 2,6", "build A9", "pay wheat", "pay wheat")
    assert table.position()["wheat"] == [8, 0]
