"""N3.1 to N3.6: the Flood and the Harvest."""

from typing import Any

import pytest

from tests.nile.helpers import QUIET, forbids, happens, names_of, short_pile
from tests.nile.positions import position
from tests.rulings import ruling

SPECULATED: dict[str, Any] = {"owner": 1, "cards": ["wheat-flax"]}  # by the player before seat 0

# The Flood card


@ruling("N3.1")
@pytest.mark.parametrize(
    ("card", "flooded"),
    [("wheat", {"wheat"}), ("wheat-flax", {"wheat", "flax"}), ("stone", {"stone on sphinx"})],
)
def test_the_top_card_floods_what_it_shows(card: str, flooded: set[str]):
    table = position(hands=["2 wheat 2 flax 2 castor 2 stone"], monuments={}, step="flood")
    happens(table, card)
    plants = ("wheat", "flax", "castor", "stone on sphinx")
    assert {plant for plant in plants if forbids(table, f"plant 2 {plant}") == "N3.10"} == flooded
    assert table.position()["flood"] == card


@ruling("N3.1")
def test_only_the_newest_flood_card_floods_and_older_ones_stay_under_it():
    table = position(hands=["2 wheat"], flood="wheat", step="flood")
    happens(table, "flax")
    assert forbids(table, "plant 2 wheat") is None
    assert table.position()["flood_stack"] == {"wheat": 1, "flax": 1}


@ruling("N3.1")
def test_an_offering_leaves_the_older_flood_cards_in_the_stack_too():
    table = position(hands=["2 castor 2 wheat"], flood="wheat")
    table.play("offering 2 castor", chance=["flax"])
    assert forbids(table, "plant 2 wheat") is None
    assert table.position()["flood_stack"] == {"wheat": 1, "flax": 1}
    assert table.position()["discards"] == {"castor": 2}


@ruling("N3.1")
def test_a_crop_stays_flooded_through_a_market_until_the_next_flood_card():
    table = position(hands=["2 castor 2 wheat", "2 wheat"], flood="wheat")
    table.play("market 2 castor", chance=["lettuce"])
    assert forbids(table, "plant 2 wheat") == "N3.10"
    table.play("done", chance=QUIET)
    assert forbids(table, "plant 2 wheat") is None


# N3.2, in its order


@ruling("N3.2", "N6.2")
def test_the_eight_things_of_a_flood_happen_in_order():
    table = short_pile("wheat", fields={"wheat": (0, 1), "castor": (0, 3)}, speculation=SPECULATED, step="flood")
    events = happens(table, "wheat", "papyrus", "plague", "papyrus", "papyrus")
    assert names_of(events) == [
        "flooded",
        "reshuffled",
        "succeeded",
        *("drew", "locusts", "drew", "drew"),
        "spent",
        "eaten",
        "harvested",
    ]


@ruling("N3.2", "N4.1")
def test_a_flood_card_that_was_the_last_of_the_pile_is_in_the_new_pile():
    table = short_pile("wheat", flood="castor", step="flood")
    happens(table, "wheat")
    after = table.position()
    assert after["flood_stack"] == {}
    assert (after["pile"]["wheat"], after["pile"]["castor"]) == (14, 14)
    assert after["flood"] == "wheat"


@ruling("N3.2", "N4.1")
def test_a_plague_that_was_the_last_of_the_pile_may_be_turned_up_again_at_once():
    table = short_pile("plague", fields={"castor": (0, 3), "lettuce": (1, 2)}, step="flood")
    events = happens(table, "plague", "plague", "wheat")
    assert names_of(events) == ["locusts", "reshuffled", "eaten", "locusts", "eaten", "flooded"]
    assert table.position()["fields"] == {}


@ruling("N3.2", "N4.1")
def test_cards_eaten_by_a_plague_that_was_the_last_of_the_pile_are_not_in_the_new_pile():
    table = short_pile("plague", fields={"castor": (0, 3)}, step="flood")
    happens(table, "plague", "wheat")
    assert table.position()["discards"] == {"castor": 3}
    assert table.position()["pile"]["castor"] == 11


@ruling("N3.2", "N4.1")
def test_a_reshuffle_by_the_flood_card_comes_before_the_speculation_it_pays():
    table = short_pile("wheat", speculation=SPECULATED, hands=["", "13 wheat"], step="flood")
    happens(table, "wheat", "wheat", "papyrus", "papyrus")
    assert table.position()["hands"][1] == {"wheat": 14, "papyrus": 2}  # the Flood card itself is drawn


@ruling("N3.2", "N4.1")
def test_a_reshuffle_by_the_flood_card_does_not_take_in_the_speculation_it_ends():
    table = short_pile("castor", speculation=SPECULATED, step="flood")
    happens(table, "castor")
    assert table.position()["discards"] == {"wheat-flax": 1}


@ruling("N3.2", "N4.1")
def test_a_reshuffle_in_the_speculations_draw_takes_in_the_flood_card_but_not_the_speculation():
    table = short_pile("wheat papyrus", speculation=SPECULATED, fields={"castor": (0, 3)}, step="flood")
    happens(table, "wheat", "papyrus", "plague", "wheat", "papyrus")
    after = table.position()
    assert after["hands"][1] == {"papyrus": 2, "wheat": 1}
    assert after["flood_stack"] == {}
    assert after["discards"] == {"wheat-flax": 1, "castor": 3}


@ruling("N3.2", "N4.1")
def test_a_reshuffle_by_the_flood_card_does_not_take_in_the_stone_it_washes_off():
    table = short_pile("stone", monuments={"sphinx": (0, 2), "wall": (1, 1)}, step="flood")
    happens(table, "stone")
    assert table.position()["discards"] == {"stone": 2}
    assert table.position()["pile"]["stone"] == 11


@ruling("N3.2")
def test_a_plague_turned_up_is_settled_before_the_next_card_is():
    table = position(fields={"wheat": (0, 2), "flax": (1, 1)}, step="flood")
    happens(table, "plague", "wheat-flax")
    assert table.position()["storage"] == [{}, {"flax": 1}]


@ruling("N3.2", "N6.2")
def test_a_field_eaten_in_the_speculations_draw_gives_no_harvest():
    table = position(fields={"wheat": (0, 2), "flax": (1, 1)}, speculation=SPECULATED, step="flood")
    happens(table, "wheat-lettuce", "papyrus", "papyrus", "plague", "papyrus")
    assert table.position()["storage"] == [{}, {}]
    assert table.position()["discards"] == {"wheat-flax": 1, "wheat": 2}


@ruling("N3.2", "N4.3")
def test_the_last_flood_of_the_last_pass_is_harvested_and_washed_before_the_game_ends():
    table = short_pile("wheat", season=2, fields={"wheat": (1, 2)}, step="flood")
    events = happens(table, "wheat")
    assert names_of(events) == ["flooded", "harvested", "ended"]
    table = short_pile("stone", season=2, monuments={"wall": (1, 2)}, step="flood")
    events = happens(table, "stone")
    assert names_of(events) == ["flooded", "washed", "ended"]


# The Plague in place of a Flood card


@ruling("N3.3")
def test_exactly_one_further_card_is_turned_up_in_place_of_the_plague():
    table = position(flood="castor", step="flood")
    happens(table, "plague", "wheat")
    assert not table.awaits_chance
    assert table.position()["flood"] == "wheat"
    assert table.position()["flood_stack"] == {"castor": 1, "wheat": 1}


@ruling("N3.3")
def test_speculation_waits_for_the_card_turned_up_in_place_of_the_plague():
    table = position(speculation=SPECULATED, step="flood")
    happens(table, "plague", "wheat", "papyrus", "papyrus", "papyrus")
    assert table.position()["hands"][1] == {"papyrus": 3}


# Harvest


@ruling("N3.4")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_every_player_active_or_not_harvests_one_card_of_a_flooded_field(owner: int):
    table = position(3, fields={"wheat": (owner, 5)}, turn=1, step="flood")
    happens(table, "wheat")
    after = table.position()
    assert after["storage"] == [{"wheat": 1} if seat == owner else {} for seat in range(3)]
    assert after["fields"] == {"wheat": {"owner": owner, "cards": 4}}


@ruling("N3.4")
def test_a_speculation_card_as_flood_harvests_one_card_of_each_of_its_crops():
    table = position(fields={"wheat": (0, 3), "flax": (0, 2), "castor": (1, 2)}, step="flood")
    happens(table, "wheat-flax")
    assert table.position()["storage"] == [{"wheat": 1, "flax": 1}, {}]


@ruling("N3.4")
def test_two_players_harvest_from_one_speculation_card():
    table = position(fields={"wheat": (0, 3), "flax": (1, 2)}, step="flood")
    happens(table, "wheat-flax")
    assert table.position()["storage"] == [{"wheat": 1}, {"flax": 1}]


@ruling("N3.4")
def test_a_crop_that_is_not_flooded_is_not_harvested():
    table = position(fields={"wheat": (0, 3)}, flood="wheat", step="flood")
    happens(table, "flax")
    assert table.position()["storage"] == [{}, {}]


@ruling("N3.5")
def test_a_field_whose_last_card_is_harvested_is_gone():
    table = position(hands=["", "wheat lettuce"], fields={"wheat": (0, 1)}, step="flood")
    happens(table, "wheat")
    assert table.position()["fields"] == {}
    table.play("done", chance=QUIET)
    assert forbids(table, "plant wheat lettuce") is None  # nobody's field is left to out-plant


@ruling("N3.6")
def test_every_monument_discards_one_stone_when_stone_is_flooded():
    table = position(monuments={"sphinx": (0, 3), "obelisk": (1, 2), "wall": (1, 4)}, step="flood")
    happens(table, "stone")
    after = table.position()
    assert {name: monument["cards"] for name, monument in after["monuments"].items()} == {
        "sphinx": 2,
        "obelisk": 1,
        "wall": 3,
    }
    assert after["discards"] == {"stone": 3}
    assert after["storage"] == [{}, {}]  # never harvested


@ruling("N3.6")
def test_a_monument_with_a_single_stone_returns_to_the_centre_when_stone_is_flooded():
    table = position(monuments={"sphinx": (0, 1), "wall": (1, 2)}, step="flood")
    happens(table, "stone")
    assert table.position()["monuments"] == {"wall": {"owner": 1, "cards": 1}}


@ruling("N3.6")
def test_monuments_lose_no_stone_to_the_flood_of_a_crop():
    table = position(monuments={"sphinx": (0, 1)}, fields={"wheat": (0, 1)}, step="flood")
    happens(table, "wheat")
    assert table.position()["monuments"] == {"sphinx": {"owner": 0, "cards": 1}}
