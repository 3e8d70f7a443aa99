"""N3.7 to N3.9: the Market and the Offering to Hapi."""

import pytest

from tests.nile.helpers import forbids, happens, moves, names_of, short_pile
from tests.nile.positions import cards, position
from tests.rulings import ruling


@ruling("N3.7")
def test_the_market_gives_one_card_for_two():
    table = position(hands=["2 wheat flax"], flood="castor")
    table.play("market wheat flax", chance=["lettuce"], dice=False)
    after = table.position()
    assert after["hands"][0] == {"wheat": 1, "lettuce": 1}
    assert after["discards"] == {"wheat": 1, "flax": 1}
    assert (after["flood"], after["flood_stack"]) == ("castor", {"castor": 1})


@ruling("N3.7", "N4.1")
def test_a_reshuffle_at_the_market_takes_in_the_two_cards_given():
    table = short_pile("lettuce", hands=["2 wheat"], flood="castor")
    table.play("market 2 wheat", chance=["lettuce"], dice=False)
    after = table.position()
    assert after["pile"]["wheat"] == 14
    assert after["discards"] == {}
    assert after["hands"][0] == {"lettuce": 1}


@ruling("N3.8")
def test_an_offering_turns_up_a_new_flood_card_that_acts_in_full():
    table = position(hands=["2 wheat"], fields={"flax": (1, 2)}, flood="castor")
    plies = table.play("offering 2 wheat", chance=["flax"], dice=False)
    assert names_of(plies[-1].events) == ["traded", "gave", "gave", "flooded", "harvested"]
    assert table.position()["storage"][1] == {"flax": 1}
    assert table.position()["hands"][0] == {}  # nothing is drawn


@ruling("N3.8", "N3.6")
def test_an_offering_that_floods_stone_washes_the_monuments():
    table = position(hands=["2 wheat"], monuments={"wall": (1, 1), "sphinx": (0, 2)}, flood="castor")
    table.play("offering 2 wheat", chance=["stone"], dice=False)
    assert table.position()["monuments"] == {"sphinx": {"owner": 0, "cards": 1}}


@ruling("N3.8", "N3.10")
def test_after_an_offering_the_new_flood_card_says_what_may_be_planted():
    table = position(hands=["2 castor 2 wheat 2 flax"], flood="wheat")
    table.play("offering 2 castor", chance=["flax"], dice=False)
    assert forbids(table, "plant 2 wheat") is None
    assert forbids(table, "plant 2 flax") == "N3.10"


@ruling("N3.8", "N4.1")
def test_a_reshuffle_at_an_offering_takes_in_the_two_cards_given_and_the_new_flood_card():
    table = short_pile("lettuce", hands=["2 wheat"], flood="castor")
    table.play("offering 2 wheat", chance=["lettuce"], dice=False)
    after = table.position()
    assert (after["pile"]["wheat"], after["pile"]["lettuce"], after["pile"]["castor"]) == (14, 14, 14)
    assert (after["discards"], after["flood_stack"]) == ({}, {})


@ruling("N3.8")
def test_a_plague_turned_up_by_an_offering_is_replaced_without_a_further_payment():
    table = position(hands=["3 wheat"], fields={"flax": (1, 2), "papyrus": (1, 1)}, flood="castor")
    table.play("offering 2 wheat", chance=["plague", "papyrus"], dice=False)
    after = table.position()
    assert after["hands"][0] == {"wheat": 1}
    assert after["flood"] == "papyrus"
    assert after["discards"] == {"wheat": 2, "flax": 2}
    assert after["storage"][1] == {"papyrus": 1}


@ruling("N3.9")
@pytest.mark.parametrize("trade", ["market", "offering"])
@pytest.mark.parametrize(
    ("gifts", "hand", "storage"),
    [
        ("2 wheat from hand", "stone papyrus-lettuce wheat-flax", "2 wheat 2 castor"),
        ("2 wheat from storage", "2 wheat stone papyrus-lettuce wheat-flax", "2 castor"),
        ("wheat from hand wheat from storage", "wheat stone papyrus-lettuce wheat-flax", "wheat 2 castor"),
        ("wheat from storage castor from storage", "2 wheat stone papyrus-lettuce wheat-flax", "wheat castor"),
        ("stone from hand castor from storage", "2 wheat papyrus-lettuce wheat-flax", "2 wheat castor"),
        ("papyrus-lettuce from hand wheat-flax from hand", "2 wheat stone", "2 wheat 2 castor"),
        ("wheat-flax from hand wheat from storage", "2 wheat stone papyrus-lettuce", "wheat 2 castor"),
    ],
)
def test_any_two_cards_from_hand_or_storage_are_traded_from_where_the_player_says(
    trade: str, gifts: str, hand: str, storage: str
):
    before = "2 wheat stone papyrus-lettuce wheat-flax"
    table = position(hands=[before], storage=["2 wheat 2 castor"], monuments={}, flood="flax")
    table.play(f"{trade} {gifts}", chance=["flax"], dice=False)
    drawn = " flax" if trade == "market" else ""
    assert table.position()["hands"][0] == cards(hand + drawn)
    assert table.position()["storage"][0] == cards(storage)


@ruling("N3.9")
@pytest.mark.parametrize(
    "gifts",
    [
        "2 wheat from hand",  # one is in hand, one in storage
        "2 wheat from storage",
        "wheat from hand castor from hand",  # the castor is in storage
        "wheat from hand flax from hand",  # the flax is planted
        "wheat from hand flax from storage",
        "wheat from hand papyrus from hand",  # the papyrus is a rival's
        "wheat from hand papyrus from storage",
        "wheat from hand stone from storage",  # storage holds crops only
        "wheat from hand wheat-flax from storage",
    ],
)
@pytest.mark.parametrize(("trade", "number"), [("market", "N3.7"), ("offering", "N3.8")])
def test_a_card_that_the_player_does_not_have_there_is_not_traded(trade: str, number: str, gifts: str):
    table = position(
        hands=["wheat stone wheat-flax", "2 papyrus"],
        storage=["wheat castor", "2 papyrus"],
        fields={"flax": (0, 3)},
        monuments={"wall": (0, 1)},
        flood="lettuce",
    )
    assert forbids(table, f"{trade} {gifts}") == number


@ruling("N3.9")
@pytest.mark.parametrize("first", ["give wheat from hand", "give wheat from storage"])
def test_the_same_card_is_not_given_twice(first: str):
    table = position(hands=["wheat"], storage=["wheat"], flood="lettuce")
    table.play("market")
    table.play(first)
    other = {"give wheat from hand", "give wheat from storage"} - {first}
    assert moves(table) == [*other]
    assert forbids(table, first) == "N3.7"


@ruling("N3.9", "N3.7", "N3.8")
@pytest.mark.parametrize(
    ("hand", "storage", "may"), [("wheat", "", False), ("", "wheat", False), ("wheat", "wheat", True)]
)
def test_with_fewer_than_two_cards_there_is_no_trade(hand: str, storage: str, may: bool):
    table = position(hands=[hand, "5 flax"], storage=[storage], fields={"flax": (0, 4)}, flood="castor")
    assert ("market" in moves(table), "offering" in moves(table)) == (may, may)
    assert forbids(table, "market") == (None if may else "N3.7")
    assert forbids(table, "offering") == (None if may else "N3.8")


@ruling("N3.9")
@pytest.mark.parametrize("gifts", ["wheat", "3 wheat", "wheat flax castor"])
def test_a_trade_is_of_exactly_two_cards(gifts: str):
    table = position(hands=["3 wheat flax castor"], flood="lettuce")
    assert forbids(table, f"market {gifts}") == "N3.7"
    assert forbids(table, f"offering {gifts}") == "N3.8"


@ruling("N3.9")
def test_nothing_is_given_away_before_the_second_card_is_named():
    table = position(hands=["3 wheat flax"], flood="lettuce")
    table.play("offering")
    table.play("give wheat from hand")
    assert forbids(table, "done") == "N3.0"
    assert table.position()["discards"] == {}


@ruling("N3.9")
def test_a_card_just_drawn_may_be_traded_next():
    table = position(hands=["2 wheat flax"], flood="castor")
    table.play("market 2 wheat", chance=["lettuce-castor"])
    table.play("market flax lettuce-castor", chance=["papyrus"])
    assert table.position()["hands"][0] == {"papyrus": 1}


@ruling("N3.9")
def test_a_card_just_harvested_may_be_traded_next():
    table = position(hands=["flax"], fields={"wheat": (0, 1)}, step="flood")
    happens(table, "wheat")
    assert forbids(table, "market flax from hand wheat from storage") is None


@ruling("N3.9", "N3.0")
def test_a_player_may_trade_any_number_of_times_both_ways_in_any_order():
    table = position(hands=["10 wheat"], flood="castor")
    for trade in ("market", "offering", "offering", "market"):
        table.play(f"{trade} 2 wheat", chance=["papyrus"])
    assert table.turn == 0
    assert table.position()["hands"][0] == {"wheat": 2, "papyrus": 2}
