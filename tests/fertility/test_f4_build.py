"""F4: step 2, building a District."""

from typing import Any

import pytest

from akhet import Table
from akhet.referee import Referee
from tests.fertility.positions import Shops, forbids, happened, moves, play, position, why
from tests.rulings import ruling

SHOP = ("A", "4 debens")
DISTRICTS: dict[str, Shops] = {f"{name}{cost}": (cost, SHOP) for name in ("one", "two") for cost in range(4)}
SEVEN = "P4 P5 P6 P7 P8 P9 P10"


def in_the_city(row: str = "one0 one1 one2 one3", **given: Any) -> Table:
    """Seat 0 in step 2 or 3; the names of the Districts say what they cost."""
    return position(step="city", districts=DISTRICTS, row=row, common="aa bb pp", **given)


def builds(table: Table) -> list[str]:
    names = [district.name for district in table.game.components.districts]
    return [names[int(move.split()[1])] for move in moves(table) if move.startswith("build")]


# One per turn, of the four shown, onto a free spot


@ruling("F4.1")
def test_one_of_the_four_districts_shown_is_built():
    table = in_the_city()
    table.play("build one0")
    assert table.position()["metropolis"] == [["one0"], []]
    assert table.position()["step"] == "city"


@ruling("F4.1")
def test_a_district_that_is_not_shown_is_not_built():
    table = in_the_city(row="one0 one1 one2 one3", metropolis=["", "two0"])
    for name in ("two1", "two0", "P10"):  # in the pile; a rival's; in the pile
        refusal = why(table, f"build {name}")
        assert (refusal.code, refusal.ruling) == ("fertility.build.not_shown", "F4.1")


@ruling("F4.1")
@pytest.mark.parametrize("first", ["one0", "one1"])
def test_at_most_one_district_is_built_per_turn_even_if_it_costs_nothing(first: str):
    table = in_the_city(row="one0 two0 one1 two1", wheat=[5])
    play(table, f"build {first}", *["pay wheat"] * int(first[-1]))
    refusal = why(table, "build two0")
    assert (refusal.code, refusal.ruling) == ("fertility.build.twice", "F4.1")
    assert builds(table) == []


@ruling("F4.1")
def test_the_next_turn_may_build_again():
    table = in_the_city(row="one0 two0 one1 two1", pools=["", "3 ab"])
    play(table, "build one0", "done", "take aa", "place ab 2,5 2,6")
    assert forbids(table, "build two0") is None


@ruling("F4.1")
def test_with_seven_districts_no_more_is_built():
    table = in_the_city(metropolis=[SEVEN.removesuffix(" P10")])
    assert forbids(table, "build one0") is None
    table = in_the_city(metropolis=[SEVEN])
    refusal = why(table, "build one0")
    assert (refusal.code, refusal.ruling) == ("fertility.build.no_spot", "F4.1")
    assert builds(table) == []


@ruling("F4.1")
def test_a_full_metropolis_of_a_rival_hinders_nobody():
    assert forbids(in_the_city(metropolis=["", SEVEN]), "build one0") is None


@ruling("F4.1")
def test_its_place_in_the_row_stays_empty_until_the_end_of_the_turn():
    table = in_the_city(row="one0 one1 one2 one3", beside="a")
    table.play("build one0")
    assert table.position()["row"] == ["one1", "one2", "one3"]
    table.play("supply alabaster to one0")
    table.play("done")
    assert table.position()["row"] == ["one1", "one2", "one3"]
    table.play("take aa", chance=["papyrus-grape", "P10"])
    assert sorted(table.position()["row"]) == ["P10", "one1", "one2", "one3"]


@ruling("F4.1")
def test_building_is_optional():
    table = in_the_city(wheat=[9])
    assert builds(table) == ["one0", "one1", "one2", "one3"]
    table.play("done")
    assert table.position()["metropolis"] == [[], []]


# What it costs


@ruling("F4.2")
@pytest.mark.parametrize(
    ("beside", "wheat", "can"),
    [
        ("", 0, ["one0"]),
        ("g", 0, ["one0", "one1"]),
        ("", 1, ["one0", "one1"]),
        ("g", 1, ["one0", "one1", "one2"]),
        ("a b", 0, ["one0", "one1", "one2"]),
        ("2 p", 1, ["one0", "one1", "one2", "one3"]),
        ("", 3, ["one0", "one1", "one2", "one3"]),
    ],
)
def test_a_district_is_begun_only_if_it_can_be_paid_in_full(beside: str, wheat: int, can: list[str]):
    table = in_the_city(beside=beside, wheat=[wheat, 9])
    assert builds(table) == can
    for name in ("one0", "one1", "one2", "one3"):
        if name not in can:
            refusal = why(table, f"build {name}")
            assert (refusal.code, refusal.ruling) == ("fertility.build.cannot_pay", "F4.2")


@ruling("F4.2")
@pytest.mark.parametrize(
    ("paid", "beside", "wheat"),
    [
        (["wheat", "wheat"], {"bovine": 2, "grape": 1}, 0),
        (["wheat", "bovine"], {"bovine": 1, "grape": 1}, 1),
        (["grape", "bovine"], {"bovine": 1}, 2),
        (["bovine", "bovine"], {"grape": 1}, 2),
        (["grape", "wheat"], {"bovine": 2}, 1),
    ],
)
def test_it_is_paid_in_any_mix_of_resources_and_wheat(paid: list[str], beside: dict[str, int], wheat: int):
    table = in_the_city(beside="2 b g", wheat=[2])
    play(table, "build one2", *(f"pay {good}" for good in paid))
    after = table.position()
    assert after["beside"] == beside and after["wheat"] == [wheat, 0]
    assert after["metropolis"][0] == ["one2"] and after["step"] == "city"


@ruling("F4.2")
def test_resources_that_are_paid_go_back_to_the_stock():
    table = in_the_city(beside="2 b g", wheat=[2])
    assert table.position()["stock"]["bovine"] == 18
    play(table, "build one2", "pay bovine", "pay wheat")
    assert table.position()["stock"] == {"alabaster": 20, "bovine": 19, "papyrus": 20, "grape": 19}


@ruling("F4.2")
def test_exactly_the_cost_is_paid():
    table = in_the_city(beside="3 b", wheat=[3])
    table.play("build one2")
    for paid in range(2):
        assert moves(table) == ["pay bovine", "pay wheat"]
        for move in ("done", "supply bovine to shop 1", "build one1"):
            assert forbids(table, move) == "F3.0"
        assert table.position()["metropolis"] == [[], []]  # it stands once it is paid
        assert table.position()["turn_so_far"]["owed"] == 2 - paid
        table.play("pay bovine")
    assert forbids(table, "pay bovine") == "F3.0"
    assert table.position()["metropolis"] == [["one2"], []]


@ruling("F4.2")
def test_a_district_that_costs_nothing_is_paid_with_nothing():
    table = in_the_city(beside="a", wheat=[1])
    table.play("build one0")
    after = table.position()
    assert after["step"] == "city" and after["beside"] == {"alabaster": 1} and after["wheat"] == [1, 0]
    assert "paid" not in happened(table)


@ruling("F4.2")
def test_it_is_paid_only_with_what_is_there():
    table = in_the_city(beside="b", wheat=[1])
    play(table, "build one2", "pay wheat")
    refusal = why(table, "pay wheat")
    assert (refusal.code, refusal.ruling) == ("fertility.pay.not_there", "F4.2")
    assert forbids(table, "pay grape") == "F4.2"
    assert moves(table) == ["pay bovine"]


@ruling("F4.2")
def test_wheat_and_resources_of_this_turn_pay_too():
    drawing = """
        ............
        ......w.....
        ............
        .....AB.....
        .....GP.....
        ............
        ............
        ............
    """
    table = position(valley=drawing, pools=["3 ab"], districts=DISTRICTS, row="one0 one1 one2 one3")
    play(table, "place ab 2,5 2,6", "build one3", "pay wheat", "pay alabaster", "pay bovine")
    after = table.position()
    assert after["metropolis"][0] == ["one3"] and after["wheat"] == [0, 0] and after["beside"] == {}


@ruling("F4.2")
def test_resources_on_shops_never_pay():
    table = in_the_city(metropolis=["A9"], tokens=[{"A9": "a", "1": "b", "3": "g"}])
    assert builds(table) == ["one0"]
    assert forbids(table, "build one1") == "F4.2"
    table = in_the_city(metropolis=["A9"], tokens=[{"A9": "a"}], wheat=[1])
    table.play("build one1")
    assert moves(table) == ["pay wheat"]
    assert forbids(table, "pay alabaster") == "F4.2"


@ruling("F4.2")
def test_a_rivals_wheat_does_not_pay():
    assert builds(in_the_city(wheat=[0, 5])) == ["one0"]


# The spots


@ruling("F4.3")
def test_no_spot_is_chosen_and_districts_are_kept_in_the_order_built():
    table = in_the_city(metropolis=["P9 B8"], row="one0 two0 one1 two1")
    assert moves(table).count(f"build {_number(table, 'two0')}") == 1
    table.play("build two0")
    assert table.position()["metropolis"][0] == ["P9", "B8", "two0"]
    table = in_the_city(metropolis=["B8 P9"], row="one0 two0 one1 two1")
    table.play("build one0")
    assert table.position()["metropolis"][0] == ["B8", "P9", "one0"]


def _number(table: Table, name: str) -> int:
    return [district.name for district in table.game.components.districts].index(name)


@ruling("F4.1")
def test_the_referee_names_the_districts_that_can_be_built():
    """The words of an action have only the District's number in the set."""
    referee = Referee()
    assert referee.answer(b'{"do":"new","game":"fertility","players":2,"seed":1}')["ok"]
    while referee.table.position()["step"] != "city":
        referee.table.play(referee.table.legal()[0].id)
    builds = [move for move in referee.answer(b'{"do":"legal"}')["moves"] if move["say"].startswith("build")]
    row = referee.table.position()["row"]
    assert builds and {move["district"] for move in builds} <= set(row)
    for move in builds:
        table = referee.table.copy()
        table.play(f"build {move['district']}")
        assert table.plies[-1].move == move["id"]
