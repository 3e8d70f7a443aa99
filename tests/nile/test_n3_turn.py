"""N3.0 and N3.16: the steps of a turn and their order, and the draw at its end."""

import pytest

from tests.nile.helpers import QUIET, forbids, happens, moves, names_of
from tests.nile.positions import position
from tests.rulings import ruling


@ruling("N3.0")
def test_a_turn_is_flood_harvest_trade_plant_and_draw_in_this_order():
    table = position(hands=["2 wheat 2 castor"], fields={"flax": (0, 2)}, step="flood")
    events = happens(table, "flax")
    events += [event for ply in table.play("market 2 castor", chance=["wheat"]) for event in ply.events]
    events += [event for ply in table.play("plant 3 wheat", chance=QUIET) for event in ply.events]
    assert names_of(events) == [
        "flooded",
        "harvested",
        *("traded", "gave", "gave", "drew"),
        "planted",
        *("drew", "drew"),
        *("turn", "flooded"),
    ]


@ruling("N3.0")
def test_an_offering_leads_back_to_the_harvest_and_so_to_trade():
    table = position(hands=["4 castor 2 wheat"], fields={"flax": (0, 2)}, flood="castor")
    table.play("offering 2 castor", chance=["flax"])
    assert table.position()["storage"][0] == {"flax": 1}
    assert forbids(table, "market 2 castor") is None
    assert forbids(table, "plant 2 wheat") is None


@ruling("N3.0")
def test_after_a_trade_the_same_player_goes_on_to_plant():
    table = position(hands=["2 castor 2 wheat"], flood="castor")
    table.play("market 2 castor", chance=["lettuce"])
    assert table.turn == 0
    assert forbids(table, "plant 2 wheat") is None


@ruling("N3.0")
@pytest.mark.parametrize("trade", ["market", "offering", "market 2 castor", "offering 2 castor"])
@pytest.mark.parametrize("begun", ["put wheat", "play papyrus-lettuce"])
def test_there_is_no_trade_after_planting_or_speculating(begun: str, trade: str):
    table = position(hands=["2 castor 2 wheat papyrus-lettuce"], flood="flax")
    table.play(begun)
    assert forbids(table, trade) == "N3.0"


@ruling("N3.0")
@pytest.mark.parametrize(
    ("begun", "other"),
    [
        ("put wheat", "play papyrus-lettuce"),
        ("put wheat", "speculate papyrus-lettuce"),
        ("play papyrus-lettuce", "put wheat"),
        ("play papyrus-lettuce", "plant 2 wheat"),
        ("market", "done"),
        ("market", "offering"),
        ("market", "plant 2 wheat"),
    ],
)
def test_what_is_begun_is_finished_before_anything_else(begun: str, other: str):
    table = position(hands=["2 castor 2 wheat papyrus-lettuce"], flood="flax")
    table.play(begun)
    assert forbids(table, other) == "N3.0"


@ruling("N3.0")
@pytest.mark.parametrize("move", ["plant 2 wheat", "speculate papyrus-lettuce"])
def test_a_turn_has_one_planting_or_speculation(move: str):
    table = position(hands=["4 wheat papyrus-lettuce castor-flax", "2 flax"], flood="flax")
    table.play(move, chance=QUIET)
    assert table.turn == 1


@ruling("N3.0")
def test_planting_and_trading_are_optional_but_the_draw_is_not():
    table = position(hands=["4 wheat papyrus-lettuce"], flood="flax")
    plies = table.play("done", chance=QUIET)
    assert names_of(plies[-1].events) == ["passed", "drew", "drew", "turn", "flooded"]
    assert table.position()["hands"][0] == {"wheat": 4, "papyrus-lettuce": 1, "castor": 2}


@ruling("N3.0")
def test_the_flood_and_the_harvest_come_before_any_choice():
    table = position(hands=["4 wheat", "4 flax"], fields={"flax": (1, 1)}, flood="castor")
    table.play("done", chance=["papyrus", "papyrus", "flax"])
    assert table.turn == 1
    assert table.position()["storage"][1] == {"flax": 1}


@ruling("N3.0")
def test_a_player_with_no_cards_still_has_a_turn():
    table = position(hands=["", "5 wheat"], step="flood")
    happens(table, "flax")
    assert moves(table) == ["done"]
    table.play("done", chance=QUIET)
    assert table.position()["hands"][0] == {"castor": 2}


@ruling("N3.16")
@pytest.mark.parametrize("move", ["done", "plant 2 wheat", "speculate papyrus-lettuce"])
def test_every_turn_ends_with_two_cards_drawn(move: str):
    table = position(hands=["2 wheat papyrus-lettuce"], flood="flax")
    plies = table.play(move, chance=["castor", "lettuce", "castor"])
    drawn = [event.values for event in plies[-1].events if event.name == "drew"]
    assert drawn == [{"seat": 0, "card": "castor"}, {"seat": 0, "card": "lettuce"}]
    assert table.turn == 1


@ruling("N3.16")
def test_there_is_no_hand_limit():
    table = position(hands=["14 wheat 14 flax 10 castor"], flood="papyrus")
    table.play("done", chance=QUIET)
    assert table.position()["hands"][0] == {"wheat": 14, "flax": 14, "castor": 12}
