"""N5: speculation."""

from typing import Any

import pytest

from akhet import Table
from tests.nile.helpers import happens, names_of, short_pile
from tests.nile.positions import cards, position
from tests.rulings import ruling


def speculated(*played: str, **given: Any) -> Table:
    """Seat 1 has speculated; the Flood of seat 0's turn comes next."""
    return position(speculation={"owner": 1, "cards": list(played)}, step="flood", **given)


@ruling("N5.1")
@pytest.mark.parametrize("flood", ["wheat", "flax", "papyrus-wheat", "lettuce-flax"])
def test_speculation_succeeds_if_it_shares_a_crop_with_the_flood_card(flood: str):
    table = speculated("wheat-flax")
    happens(table, flood, "castor", "castor", "castor")
    assert table.position()["hands"] == [{}, {"castor": 3}]


@ruling("N5.1")
@pytest.mark.parametrize("flood", ["papyrus", "papyrus-castor"])
def test_speculation_that_shares_no_crop_with_the_flood_card_draws_nothing(flood: str):
    table = speculated("wheat-flax")
    happens(table, flood)
    assert table.position()["hands"] == [{}, {}]


@ruling("N5.1")
@pytest.mark.parametrize("flood", ["wheat", "lettuce-castor", "castor-flax"])
def test_each_of_two_speculation_cards_pays_for_itself(flood: str):
    drawn = {"wheat": 3, "lettuce-castor": 3, "castor-flax": 6}[flood]
    table = speculated("wheat-flax", "papyrus-castor")
    happens(table, flood, *["papyrus"] * drawn)
    assert table.position()["hands"][1] == {"papyrus": drawn}


@ruling("N5.1")
def test_two_speculation_cards_with_the_flooded_crop_in_common_both_pay():
    table = speculated("wheat-flax", "wheat-castor")
    happens(table, "wheat", *["papyrus"] * 6)
    assert table.position()["hands"][1] == {"papyrus": 6}


@ruling("N5.1")
def test_speculation_is_decided_by_the_flood_card_of_the_next_players_turn():
    table = position(3, hands=["", "wheat-flax"], flood="papyrus", turn=1)
    table.play("speculate wheat-flax", chance=["castor", "castor", "wheat", *["lettuce"] * 3], dice=False)
    assert table.position()["hands"][1] == {"castor": 2, "lettuce": 3}
    assert table.turn == 2


@ruling("N5.1")
def test_speculation_gets_no_second_flood_card():
    table = position(hands=["wheat-flax", "2 papyrus"], flood="papyrus")
    table.play("speculate wheat-flax", chance=["castor", "castor", "lettuce"], dice=False)
    table.play("offering 2 papyrus", chance=["wheat"], dice=False)
    assert table.position()["hands"][0] == {"castor": 2}


@ruling("N5.1", "N6.2")
def test_all_that_a_players_speculation_earns_is_one_draw():
    table = speculated("wheat-flax", "wheat-castor", fields={"lettuce": (0, 2)})
    events = happens(table, "wheat", "papyrus", "plague", *["papyrus"] * 5)
    assert names_of(events) == [
        *("flooded", "succeeded", "succeeded"),
        *("drew", "locusts", "drew", "drew", "drew", "drew", "drew"),
        *("spent", "spent", "eaten"),
    ]


@ruling("N5.1", "N4.1")
def test_a_speculations_draw_continues_after_a_reshuffle():
    table = short_pile("wheat papyrus", speculation={"owner": 1, "cards": ["wheat-flax"]}, step="flood")
    happens(table, "wheat", "papyrus", "castor", "castor")
    assert table.position()["hands"][1] == {"papyrus": 1, "castor": 2}


@ruling("N5.1")
def test_the_draw_comes_at_once_before_the_harvest_and_anyones_choice():
    table = speculated("wheat-flax", fields={"wheat": (1, 1)})
    events = happens(table, "wheat", "papyrus", "papyrus", "papyrus")
    assert names_of(events) == ["flooded", "succeeded", "drew", "drew", "drew", "spent", "harvested"]


@ruling("N5.1", "N7.7")
@pytest.mark.parametrize(
    ("played", "drawn"), [(["wheat-flax"], 4), (["wheat-flax", "wheat-castor"], 8), (["papyrus-flax"], 0)]
)
def test_the_obelisk_pays_four_for_each_successful_card(played: list[str], drawn: int):
    table = speculated(*played, monuments={"obelisk": (1, 1)})
    happens(table, "wheat", *["papyrus"] * drawn)
    assert table.position()["hands"][1] == cards(f"{drawn} papyrus" if drawn else "")


@ruling("N5.1", "N7.7")
def test_a_rivals_obelisk_does_not_pay():
    table = speculated("wheat-flax", monuments={"obelisk": (0, 1)})
    happens(table, "wheat", *["papyrus"] * 3)
    assert table.position()["hands"] == [{}, {"papyrus": 3}]


@ruling("N5.1", "N3.2")
def test_an_obelisk_eaten_by_a_plague_in_place_of_the_flood_card_does_not_pay():
    table = speculated("wheat-flax", monuments={"obelisk": (1, 1)})
    happens(table, "plague", "wheat", *["papyrus"] * 3)
    assert table.position()["hands"][1] == {"papyrus": 3}


@ruling("N5.1")
def test_an_obelisk_eaten_in_the_turns_own_draw_does_not_pay():
    table = position(hands=["wheat-flax"], monuments={"obelisk": (0, 1)}, flood="lettuce")
    chance = [*["castor"] * 3, "wheat", *["papyrus"] * 3]
    table.play("speculate wheat-flax", chance=["plague", *chance], dice=False)
    assert table.position()["hands"][0] == {"castor": 3, "papyrus": 3}


@ruling("N5.1", "N6.2")
@pytest.mark.parametrize("plague_after", [0, 3, 7])
def test_an_obelisk_eaten_in_the_speculations_draw_still_pays(plague_after: int):
    table = speculated("wheat-flax", "wheat-castor", monuments={"obelisk": (1, 1)})
    draw = ["papyrus"] * 8
    draw.insert(plague_after, "plague")
    happens(table, "wheat", *draw)
    assert table.position()["hands"][1] == {"papyrus": 8}
    assert table.position()["monuments"] == {}


@ruling("N5.2")
@pytest.mark.parametrize(("flood", "drawn"), [("wheat", 3), ("lettuce", 0), ("wheat-castor", 6)])
def test_all_speculation_in_play_is_discarded_successful_or_not(flood: str, drawn: int):
    table = speculated("papyrus-castor", "wheat-flax")
    happens(table, flood, *["papyrus"] * drawn)
    assert table.position()["speculation"] is None
    assert table.position()["discards"] == {"wheat-flax": 1, "papyrus-castor": 1}


@ruling("N5.3")
def test_a_flood_of_stone_fails_every_speculation():
    table = speculated("papyrus-castor", "wheat-flax", monuments={"obelisk": (1, 2)})
    happens(table, "stone")
    assert table.position()["hands"][1] == {}
    assert table.position()["discards"] == {"papyrus-castor": 1, "wheat-flax": 1, "stone": 1}
