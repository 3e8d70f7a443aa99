"""F5: step 3, supplying Shops.

The starting Shops are 0 [A a god], 1 [B 1 each B], 2 [P exchange A B G], 3 [G wheat].
"""

from typing import Any

import pytest

from akhet import Table
from tests.fertility.positions import Shops, forbids, happened, moves, play, position, why
from tests.rulings import ruling


def in_the_city(beside: str, district: Shops | None = None, other: Shops | None = None, **given: Any) -> Table:
    """Seat 0 with these goods beside the board, and Districts `mine` and `other` where they are given."""
    made = {name: shops for name, shops in (("mine", district), ("other", other)) if shops is not None}
    given = {"common": "aa bb pp", "metropolis": [" ".join(made)]} | given
    return position(step="city", districts=made, beside=beside, **given)


def tokens(table: Table, slot: int, seat: int = 0) -> dict[str, int]:
    return table.position()["tokens"][seat].get(str(slot), {})


def supplies(table: Table) -> list[str]:
    return [move for move in moves(table) if move.startswith("supply")]


# Onto free matching icons


@ruling("F5.1")
def test_resources_go_one_by_one_onto_as_many_shops_as_you_like():
    table = in_the_city("a 2 b g", (0, ("B B", "7 debens"), ("G", "4 debens")))
    play(table, "supply bovine to mine", "supply grape to shop 1 of spot 0", "supply alabaster to shop 0")
    assert supplies(table) == ["supply bovine to shop 1", "supply bovine to shop 0 of spot 0"]
    table.play("supply bovine to shop 1")
    after = table.position()
    assert after["tokens"][0] == {"0": {"alabaster": 1}, "1": {"bovine": 1}, "4": {"bovine": 1}, "5": {"grape": 1}}
    assert after["beside"] == {}
    assert moves(table)[0] == "done"


@ruling("F5.1")
def test_supplying_is_optional_and_may_stop_at_any_time():
    table = in_the_city("2 a b")
    assert "done" in moves(table)
    table.play("supply alabaster to shop 0")
    assert "done" in moves(table)
    table.play("done")
    assert table.position()["tokens"][0] == {"0": {"alabaster": 1}}


@ruling("F5.1")
@pytest.mark.parametrize(
    "move", ["supply bovine to shop 0", "supply alabaster to shop 3", "supply bovine to shop 0 of spot 0"]
)
def test_a_resource_goes_only_onto_an_icon_for_it(move: str):
    refusal = why(in_the_city("a b", (0, ("A G", "5 debens"))), move)
    assert (refusal.code, refusal.ruling) == ("fertility.supply.no_icon", "F5.1")


@ruling("F5.1")
def test_a_shop_takes_no_more_than_its_icons():
    table = in_the_city("3 a", (0, ("A A", "7 debens")))
    play(table, "supply alabaster to mine", "supply alabaster to mine")
    assert forbids(table, "supply alabaster to shop 0 of spot 0") == "F5.1"
    assert supplies(table) == ["supply alabaster to shop 0"]


@ruling("F5.1")
def test_only_what_lies_beside_the_board_is_supplied():
    table = in_the_city("a", (0, ("G G", "7 debens")), tokens=[{"mine": "g"}])
    refusal = why(table, "supply grape to shop 3")
    assert (refusal.code, refusal.ruling) == ("fertility.supply.not_there", "F5.1")


@ruling("F5.1")
@pytest.mark.parametrize(
    "move",
    [
        "supply alabaster to shop 1 of spot 0",  # the District has one Shop
        "supply alabaster to shop 0 of spot 1",  # no District there
        "supply alabaster to shop 0 of spot 6",
    ],
)
def test_only_shops_you_have_are_supplied(move: str):
    table = in_the_city("a", (0, ("A", "4 debens")), metropolis=["mine", "P1 P2"])
    assert forbids(table, move) == "F5.1"


@ruling("F5.1")
def test_a_shop_built_this_turn_is_supplied_too():
    table = in_the_city("a", (0, ("A", "4 debens")), metropolis=[], row="mine")
    play(table, "build mine", "supply alabaster to mine")
    assert table.score()[0].details["generic"] == 4


@ruling("F5.1")
@pytest.mark.parametrize("resource", ["alabaster", "bovine", "papyrus", "grape"])
def test_a_wildcard_takes_any_one_resource(resource: str):
    table = in_the_city("2 a 2 b 2 p 2 g", (0, ("*", "2 debens")))
    table.play(f"supply {resource} to mine")
    assert table.score()[0].details["generic"] == 2
    assert not [move for move in supplies(table) if "spot 0" in move]


@ruling("F5.1")
def test_a_resource_takes_an_icon_of_its_own_kind_before_a_wildcard():
    """On [A *], an Alabaster leaves the wildcard free for anything; a Bovine leaves the icon to an Alabaster."""
    shop: Shops = (0, ("A *", "5 debens"))
    table = in_the_city("2 a 2 b p", shop)
    table.play("supply alabaster to mine")
    assert [move.split()[1] for move in supplies(table) if "spot 0" in move] == ["alabaster", "bovine", "papyrus"]
    table.play("supply papyrus to mine")
    assert table.score()[0].details["generic"] == 5
    table = in_the_city("2 a 2 b p", shop)
    table.play("supply bovine to mine")
    assert [move.split()[1] for move in supplies(table) if "spot 0" in move] == ["alabaster"]
    assert forbids(table, "supply bovine to shop 0 of spot 0") == "F5.1"
    table.play("supply alabaster to mine")
    assert table.score()[0].details["generic"] == 5


@ruling("F5.1")
def test_once_its_own_icon_is_filled_a_resource_takes_a_wildcard():
    table = in_the_city("3 a", (0, ("A *", "5 debens")))
    play(table, "supply alabaster to mine", "supply alabaster to mine")
    assert table.score()[0].details["generic"] == 5
    assert forbids(table, "supply alabaster to mine") == "F5.1"


# What lies there stays


@ruling("F5.2")
def test_a_shop_may_be_filled_over_several_turns():
    table = in_the_city("b", (0, ("A B", "9 debens")), pools=["", "3 pg"])
    play(table, "supply bovine to mine", "done", "take aa", "place pg 4,7 4,8", "done", "take bb")
    assert table.turn == 0 and tokens(table, 4) == {"bovine": 1}
    play(table, "place aa 2,5 1,5", "supply alabaster to mine")
    assert tokens(table, 4) == {"alabaster": 1, "bovine": 1}
    assert table.score()[0].details["generic"] == 9


@ruling("F5.2")
def test_what_lies_on_a_shop_never_moves_again():
    table = in_the_city("g", (0, ("A B", "9 debens")), (0, ("A", "4 debens")), tokens=[{"mine": "a", "3": "g"}])
    assert moves(table)[0] == "done" and supplies(table) == []
    table.play("done")
    after = table.position()
    assert after["tokens"][0] == {"3": {"grape": 1}, "4": {"alabaster": 1}}
    assert after["stock"] == {"alabaster": 19, "bovine": 20, "papyrus": 20, "grape": 19}


# When it pays


@ruling("F5.3")
def test_a_shop_pays_when_its_last_icon_is_filled():
    table = in_the_city("2 g", (0, ("G G", "wheat")))
    table.play("supply grape to mine")
    assert table.position()["wheat"] == [0, 0] and "filled" not in happened(table)
    table.play("supply grape to mine")
    assert table.position()["wheat"] == [1, 0] and "filled" in happened(table)


@ruling("F5.3")
def test_an_exchange_waits_for_the_last_icon_too():
    table = in_the_city("2 p", (0, ("P P", "exchange A B G")))
    table.play("supply papyrus to mine")
    assert table.position()["step"] == "city"
    table.play("supply papyrus to mine")
    assert table.position()["step"] == "exchange"


@ruling("F5.3")
@pytest.mark.parametrize("pays", ["9 debens", "Horus", "any god", "3 each A"])
def test_a_partly_filled_shop_is_worth_nothing_in_itself(pays: str):
    table = in_the_city("b", (0, ("A B", pays)), tokens=[{"mine": "a"}])
    assert table.score()[0].counts[0] == 0
    table.play("supply bovine to mine")
    assert table.score()[0].counts[0] > 0


# Wheat


@ruling("F5.4")
def test_a_wheat_shop_pays_one_wheat_at_once():
    table = in_the_city("g", wheat=[3])
    table.play("supply grape to shop 3")
    assert table.position()["wheat"] == [4, 0]
    assert happened(table) == ["supplied", "filled", "earned"]


@ruling("F5.4", "F3.11")
@pytest.mark.parametrize(("before", "after"), [(9, 10), (10, 10)])
def test_wheat_from_a_shop_beyond_ten_is_lost(before: int, after: int):
    table = in_the_city("g", wheat=[before])
    table.play("supply grape to shop 3")
    assert table.position()["wheat"] == [after, 0]


@ruling("F5.4")
def test_wheat_cannot_supply_a_shop():
    table = in_the_city("", (0, ("*", "2 debens")), wheat=[5])
    assert supplies(table) == []
    for move in ("supply wheat to shop 0", "supply wheat to mine", "supply wheat to shop 0 of spot 0"):
        assert table.why_not(move) is not None


@ruling("F5.4")
def test_a_wheat_shop_pays_once():
    table = in_the_city("2 g", tokens=[{"3": "g"}], wheat=[1])
    assert forbids(table, "supply grape to shop 3") == "F5.1"
    table.play("done")
    assert table.position()["wheat"] == [1, 0]


# Exchange


@ruling("F5.5")
def test_a_filled_exchange_shop_gives_one_of_the_resources_it_shows_onto_another_shop():
    table = in_the_city("p")
    table.play("supply papyrus to shop 2")
    assert moves(table) == [
        "exchange alabaster onto shop 0",
        "exchange bovine onto shop 1",
        "exchange grape onto shop 3",
    ]
    table.play("exchange bovine onto shop 1")
    after = table.position()
    assert after["tokens"][0] == {"1": {"bovine": 1}, "2": {"papyrus": 1}}
    assert after["stock"] == {"alabaster": 20, "bovine": 19, "papyrus": 19, "grape": 20}
    assert after["beside"] == {} and after["step"] == "city"


@ruling("F5.5")
def test_the_exchange_comes_before_anything_else_and_must_be_made():
    table = in_the_city("p a", row="A1 B1 P1 G1")
    table.play("supply papyrus to shop 2")
    for move in ("done", "supply alabaster to shop 0", "build A1", "take aa"):
        assert forbids(table, move) == "F3.0"
    assert all(move.startswith("exchange") for move in moves(table))


@ruling("F5.5")
def test_only_the_resources_it_shows_are_offered():
    table = in_the_city("p", (0, ("P", "4 debens")))
    table.play("supply papyrus to shop 2")
    refusal = why(table, "exchange papyrus onto shop 0 of spot 0")
    assert (refusal.code, refusal.ruling) == ("fertility.exchange.not_offered", "F5.5")


@ruling("F5.5")
def test_it_goes_onto_a_wildcard_too():
    table = in_the_city("p", (0, ("*", "2 debens")), tokens=[{"0": "a", "1": "b", "3": "g"}])
    table.play("supply papyrus to shop 2")
    assert moves(table) == [f"exchange {name} onto shop 0 of spot 0" for name in ("alabaster", "bovine", "grape")]
    table.play("exchange grape onto mine")
    assert table.score()[0].details["generic"] == 2


@ruling("F5.5")
def test_it_goes_onto_a_shop_of_the_same_district_too():
    table = in_the_city("p", (0, ("P", "exchange A B G"), ("A", "4 debens")), tokens=[{"0": "a", "1": "b", "3": "g"}])
    table.play("supply papyrus to shop 0 of spot 0")
    assert moves(table) == ["exchange alabaster onto shop 1 of spot 0"]


@ruling("F5.5")
def test_it_goes_onto_another_shop_never_its_own():
    table = in_the_city("p", (0, ("P", "exchange P B G"), ("P", "4 debens")))
    table.play("supply papyrus to shop 0 of spot 0")
    refusal = why(table, "exchange papyrus onto shop 0 of spot 0")
    assert (refusal.code, refusal.ruling) == ("fertility.exchange.same_shop", "F5.5")
    assert forbids(table, "exchange papyrus onto shop 1 of spot 0") is None


@ruling("F5.5")
def test_it_goes_only_onto_a_free_icon():
    table = in_the_city("p", (0, ("B G", "9 debens")), tokens=[{"1": "b", "mine": "g"}])
    table.play("supply papyrus to shop 2")
    assert moves(table) == [
        "exchange alabaster onto shop 0",
        "exchange grape onto shop 3",
        "exchange bovine onto shop 0 of spot 0",
    ]
    refusal = why(table, "exchange bovine onto shop 1")
    assert (refusal.code, refusal.ruling) == ("fertility.exchange.no_icon", "F5.5")


@ruling("F5.5")
def test_it_goes_onto_your_own_shops_only():
    table = in_the_city("p", metropolis=["", "A1 B1 G1"], tokens=[{"0": "a", "1": "b", "3": "g"}])
    table.play("supply papyrus to shop 2")
    assert table.position()["step"] == "city" and "exchange_lost" in happened(table)


@ruling("F5.5", "F5.4")
def test_a_wheat_shop_filled_by_an_exchange_pays_at_once():
    table = in_the_city("p")
    play(table, "supply papyrus to shop 2", "exchange grape onto shop 3")
    assert table.position()["wheat"] == [1, 0]


@ruling("F5.5")
def test_an_exchange_shop_filled_by_an_exchange_makes_its_choice_next():
    table = in_the_city("p", (0, ("B", "exchange A P G")), (0, ("P", "4 debens")))
    play(table, "supply papyrus to shop 2", "exchange bovine onto mine")
    assert table.position()["turn_so_far"]["exchange"] == 4
    assert moves(table) == [
        "exchange alabaster onto shop 0",
        "exchange grape onto shop 3",
        "exchange papyrus onto shop 0 of spot 1",
    ]
    table.play("exchange papyrus onto other")
    assert table.position()["step"] == "city"
    assert table.position()["tokens"][0] == {
        "2": {"papyrus": 1},
        "4": {"bovine": 1},
        "7": {"papyrus": 1},
    }


@ruling("F5.5")
def test_an_exchange_gives_only_what_the_stock_has():
    table = in_the_city("p", stock="0 a 1 b")
    table.play("supply papyrus to shop 2")
    assert moves(table) == ["exchange bovine onto shop 1", "exchange grape onto shop 3"]
    assert forbids(table, "exchange alabaster onto shop 0") == "F5.5"
    table.play("exchange bovine onto shop 1")
    assert "bovine" not in table.position()["stock"]


@ruling("F5.5")
def test_goods_beside_the_board_are_not_in_the_stock():
    """All Alabasters are out, two of them beside the player's own board."""
    table = in_the_city("p 2 a", stock="0 a")
    table.play("supply papyrus to shop 2")
    assert "exchange alabaster onto shop 0" not in moves(table)


@ruling("F5.5")
def test_an_exchange_that_cannot_be_placed_is_lost_for_good():
    table = in_the_city("p a", tokens=[{"0": "a", "1": "b", "3": "g"}], pools=["", "3 pg"], row="A1 B1 P1 G1")
    table.play("supply papyrus to shop 2")
    assert table.position()["step"] == "city" and "exchange_lost" in happened(table)
    play(table, "done", "take aa", "place pg 4,7 4,8", "done", "take bb", "place aa 2,5 1,5", "build B1")
    assert table.position()["step"] == "city"  # with an icon free again, nothing comes after it
    assert not [move for move in moves(table) if move.startswith("exchange")]


@ruling("F5.5")
def test_an_exchange_is_lost_where_the_stock_has_nothing_of_what_could_be_placed():
    table = in_the_city("p", tokens=[{"1": "b", "3": "g"}], stock="0 a")
    table.play("supply papyrus to shop 2")
    assert table.position()["step"] == "city" and "exchange_lost" in happened(table)


@ruling("F5.5")
def test_a_resource_may_be_kept_for_later_than_the_exchange():
    table = in_the_city("p a")
    play(table, "supply papyrus to shop 2", "exchange bovine onto shop 1", "supply alabaster to shop 0")
    assert table.position()["tokens"][0] == {"0": {"alabaster": 1}, "1": {"bovine": 1}, "2": {"papyrus": 1}}


# Too late to build


@ruling("F5.6")
def test_wheat_earned_while_supplying_is_too_late_for_this_turns_build():
    table = in_the_city("g", (1, ("A", "4 debens")), metropolis=[], row="mine")
    assert forbids(table, "build mine") is None  # with the Grape
    table.play("supply grape to shop 3")
    assert table.position()["wheat"] == [1, 0]
    assert forbids(table, "build mine") == "F3.0"


@ruling("F5.6")
def test_it_pays_for_the_next_turns_build():
    table = in_the_city("g", (1, ("A", "4 debens")), metropolis=[], row="mine", pools=["aa", "3 pg"])
    play(table, "supply grape to shop 3", "done", "take aa", "place pg 4,7 4,8", "done", "take bb")
    play(table, "place aa 2,5 1,5", "build mine", "pay wheat")
    assert table.position()["metropolis"][0] == ["mine"]
