"""F8: the score."""

from typing import Any

import pytest

from akhet import Table
from tests.fertility.positions import Shops, position
from tests.rulings import ruling


def scored(shops: list[tuple[str, str, str]], heading: str, **given: Any) -> int:
    """What a heading is worth to seat 0 with these Shops: what each needs, pays, and has on it."""
    districts: dict[str, Shops] = {f"d{n}": (0, (needs, pays)) for n, (needs, pays, _) in enumerate(shops)}
    own = {f"d{n}": tokens for n, (_, _, tokens) in enumerate(shops)}
    own |= given.pop("own", {})
    table = position(districts=districts, metropolis=[" ".join(districts)], tokens=[own], **given)
    return table.score()[0].details[heading]


def with_monuments(placed: list[int], **given: Any) -> Table:
    """A Valley with these numbers of Monuments of each seat along its upper and lower edge."""
    columns = 16 if len(placed) == 4 else 12
    rows = [["."] * columns for _ in range(8)]
    for offset, line in enumerate(("AB", "GP")):
        start = 6 if columns == 16 else 5
        rows[3 + offset][start : start + 2] = line
    places = [(row, column) for row in (0, 7) for column in range(1, columns - 1, 2)]
    owners = [seat for seat, number in enumerate(placed) for _ in range(number)]
    for n, owner in enumerate(owners):
        row, column = places[n]
        rows[row][column - 1] = rows[row][column + 1] = "~"
        rows[row][column] = str(owner)
        rows[1 if row == 0 else 6][column] = "ABPG"[n % 4]
    if len(owners) % 2:
        rows[5][0] = "A"
    return position(len(placed), valley="\n".join("".join(row) for row in rows), **given)


# Shops


@ruling("F8.1")
def test_full_generic_shops_pay_their_value():
    assert scored([("A", "4 debens", "a"), ("A B P", "12 debens", "a b p")], "generic") == 16
    assert scored([("A", "4 debens", "a"), ("A B P", "12 debens", "a b")], "generic") == 4
    assert scored([("*", "2 debens", "g"), ("*", "2 debens", "")], "generic") == 2


@ruling("F8.1")
def test_only_generic_shops_pay_under_that_heading():
    assert scored([("A", "wheat", "a"), ("B", "Ra", "b"), ("P", "1 each P", "p")], "generic") == 0


@ruling("F8.2")
@pytest.mark.parametrize(("each", "debens"), [(1, 6), (3, 18)])
def test_a_specialised_shop_counts_every_token_of_its_resource_in_the_metropolis(each: int, debens: int):
    """Two on the Shop itself, and one each on a full Shop, a partly filled one, a wildcard and a starting Shop."""
    shops = [
        ("G G", f"{each} each G", "2 g"),
        ("G", "4 debens", "g"),
        ("G A", "9 debens", "g"),
        ("*", "2 debens", "g"),
        ("A", "4 debens", "a"),
    ]
    assert scored(shops, "specialised", own={"3": "g"}) == debens


@ruling("F8.2")
def test_a_specialised_shop_that_is_not_full_pays_nothing():
    assert scored([("G G", "3 each G", "g"), ("G", "4 debens", "g")], "specialised") == 0


@ruling("F8.2")
def test_several_specialised_shops_of_one_resource_each_pay_in_full():
    assert scored([("G", "1 each G", "g"), ("G G", "3 each G", "2 g"), ("G", "1 each G", "g")], "specialised") == 20


@ruling("F8.2")
def test_a_specialised_shop_may_need_another_resource_than_it_counts():
    assert scored([("A", "3 each G", "a"), ("G", "4 debens", "g")], "specialised") == 3


@ruling("F8.2")
def test_tokens_of_a_rival_and_goods_beside_the_board_do_not_count():
    given: dict[str, Any] = {"step": "city", "beside": "4 g"}
    table = position(
        districts={"mine": (0, ("G", "3 each G"))},
        metropolis=["mine", "G9"],
        tokens=[{"mine": "g"}, {"G9": "2 g", "3": "g"}],
        **given,
    )
    assert table.score()[0].details["specialised"] == 3


@ruling("F8.2")
def test_the_starting_shop_of_bovines_counts_bovines():
    assert scored([("B B", "7 debens", "2 b")], "specialised", own={"1": "b"}) == 3


# Statues


@ruling("F8.3")
@pytest.mark.parametrize(
    ("gods", "debens"),
    [
        ([], 0),
        (["Ra"], 3),
        (["Ra", "Ra"], 3),
        (["Ra", "Isis"], 6),
        (["Ra Isis"], 6),
        (["Ra Isis", "Isis"], 6),
        (["Ra Isis", "Horus"], 10),
        (["Ra Isis", "Horus Anubis"], 15),
        (["Ra Isis", "Horus Anubis", "Bastet"], 21),
    ],
)
def test_the_number_of_different_gods_goes_on_the_scale_once(gods: list[str], debens: int):
    assert scored([("A", pays, "a") for pays in gods], "statues") == debens


@ruling("F8.3")
def test_only_full_shops_have_their_gods():
    assert scored([("A B", "Ra Isis", "a"), ("A", "Horus", "a")], "statues") == 3
    assert scored([("A", "Horus", "")], "statues") == 0


@ruling("F8.3")
def test_the_starting_shops_god_counts():
    assert scored([], "statues", own={"0": "a"}) == 3


@ruling("F8.4")
@pytest.mark.parametrize(
    ("gods", "debens"),
    [
        (["any god"], 3),
        (["any god", "any god"], 6),
        (["any god", "Ra"], 6),
        (["any god", "Ra Isis"], 10),
        (["any god", "any god", "Ra", "Ra"], 10),
        (["any god", "Ra Isis", "Horus Anubis"], 21),
        (["any god", "Ra Isis", "Horus Anubis", "Bastet"], 21),  # five at most
        (["any god"] * 7, 21),
    ],
)
def test_a_full_shop_of_choice_is_one_more_god_five_at_most(gods: list[str], debens: int):
    assert scored([("A", pays, "a") for pays in gods], "statues") == debens


@ruling("F8.4")
def test_nothing_is_chosen_when_a_shop_of_choice_is_filled():
    table = position(
        step="city", districts={"mine": (0, ("A", "any god"))}, metropolis=["mine"], beside="a", row="A2 B2 P2 G2"
    )
    table.play("supply alabaster to mine")
    assert table.position()["step"] == "city"
    assert table.score()[0].details["statues"] == 3


@ruling("F8.4")
def test_a_shop_of_choice_that_is_not_full_gives_no_god():
    assert scored([("A B", "any god", "a")], "statues") == 0


# Monuments


@ruling("F8.5", "F8.6")
@pytest.mark.parametrize(
    ("placed", "debens"),
    [
        ([3, 2], [15, 7]),
        ([1, 4], [7, 15]),
        ([1, 0], [15, 0]),  # no prize without a Monument
        ([0, 0], [0, 0]),
        ([2, 2], [15, 15]),
        ([3, 2, 1], [15, 7, 0]),
        ([2, 2, 1], [15, 15, 7]),  # the next number down is still second
        ([3, 1, 1], [15, 7, 7]),
        ([2, 2, 0], [15, 15, 0]),
        ([1, 1, 1], [15, 15, 15]),
        ([4, 3, 2, 1], [15, 7, 0, 0]),
        ([2, 2, 1, 1], [15, 15, 7, 7]),
        ([3, 3, 3, 1], [15, 15, 15, 7]),
        ([3, 0, 0, 2], [15, 0, 0, 7]),
        ([2, 2, 2, 2], [15, 15, 15, 15]),
    ],
)
def test_most_monuments_15_the_next_number_7(placed: list[int], debens: list[int]):
    assert [standing.details["monuments"] for standing in with_monuments(placed).score()] == debens


# Wheat, and all together


@ruling("F8.7")
@pytest.mark.parametrize(("wheat", "debens"), [(0, 0), (1, 2), (3, 7), (6, 18), (7, 23), (10, 40)])
def test_wheat_pays_by_the_track(wheat: int, debens: int):
    table = position(wheat=[wheat, 1])
    assert [standing.details["wheat"] for standing in table.score()] == [debens, 2]


@ruling("F8.8")
def test_the_worked_example_of_the_rulebooks():
    """87 Debens, with six unchanged Districts of the shipped set, so that it can be built."""
    districts = "G9 G2 G3 G4 A1 B7"
    table = with_monuments(
        [3, 2],
        metropolis=[districts],
        tokens=[
            {
                "G9": "2 g",  # 3 per Grape
                "G2": "2 g",  # 7
                "G3": "g",  # 5
                "G4": "g",  # 9, unfinished
                "G4.1": "g",  # 2
                "A1": "a",  # 4
                "B7": "a b",  # two gods
                "B7.1": "p",  # a third
            }
        ],
        wheat=[7],
    )
    shops = [shop for d in table.game.components.districts if d.name in districts.split() for shop in d.shops]
    assert sorted(shop.pays for shop in shops if "debens" in shop.pays) == [f"{n} debens" for n in (2, 4, 5, 7, 9)]
    standing = table.score()[0]
    assert standing.details == {
        "generic": 18,
        "specialised": 21,
        "statues": 10,
        "monuments": 15,
        "wheat": 23,
        "debens": 87,
        "resources": 11,
    }
    assert standing.counts[0] == 87
