"""N3.10 to N3.15: planting and speculating."""

import pytest

from tests.nile.helpers import QUIET, forbids, happens, moves, short_pile
from tests.nile.positions import position
from tests.rulings import ruling

# What is flooded


@ruling("N3.10")
@pytest.mark.parametrize(
    ("flood", "move"),
    [
        ("wheat", "plant 2 wheat"),
        ("wheat", "plant wheat castor"),
        ("wheat", "plant castor wheat"),
        ("wheat-lettuce", "plant 2 wheat"),
        ("lettuce-flax", "plant 1 flax"),  # to the player's own field
        ("lettuce-flax", "plant 1 flax 1 papyrus"),
        ("stone", "plant 2 stone on sphinx"),
        ("stone", "plant 1 stone on wall"),  # to the player's own Monument
        ("wheat", "speculate wheat-flax"),
        ("flax", "speculate wheat-flax"),
        ("wheat", "speculate lettuce-castor wheat-flax"),
        ("papyrus-wheat", "speculate wheat-flax"),
    ],
)
def test_no_card_that_shows_what_is_flooded_is_planted_or_played(flood: str, move: str):
    table = position(
        hands=["2 wheat 2 castor flax papyrus 3 stone wheat-flax lettuce-castor"],
        fields={"flax": (0, 2), "papyrus": (0, 2)},
        monuments={"wall": (0, 2)},
        flood=flood,
    )
    assert forbids(table, move) == "N3.10"


@ruling("N3.10")
@pytest.mark.parametrize(
    ("flood", "move"),
    [
        ("flax", "plant 2 wheat"),
        ("flax", "plant 2 stone on sphinx"),
        ("flax", "speculate lettuce-castor"),
        ("stone", "plant 2 wheat"),
        ("stone", "speculate lettuce-castor"),
        ("papyrus-flax", "speculate lettuce-castor"),
    ],
)
def test_what_is_not_flooded_may_be_planted_and_played(flood: str, move: str):
    table = position(hands=["2 wheat 2 stone lettuce-castor"], monuments={}, flood=flood)
    assert forbids(table, move) is None


# Whose field it is, and what is new


@ruling("N3.11")
def test_nothing_is_added_to_another_players_field():
    table = position(hands=["3 wheat castor"], fields={"wheat": (1, 2)}, flood="flax")
    assert forbids(table, "plant 1 wheat") == "N3.12"
    table.play("plant 3 wheat", chance=QUIET)
    assert table.position()["fields"] == {"wheat": {"owner": 0, "cards": 3}}


@ruling("N3.11")
def test_a_rivals_field_does_not_count_as_a_field_to_add_to():
    table = position(hands=["2 wheat castor"], fields={"wheat": (1, 1), "castor": (0, 1)}, flood="flax")
    assert forbids(table, "plant 2 wheat 1 castor") == "N3.12"


@ruling("N3.11")
def test_a_crop_is_new_again_once_its_field_is_gone():
    table = position(hands=["wheat"], fields={"wheat": (0, 1)}, flood="flax", step="flood")
    happens(table, "wheat")
    table.play("done", chance=QUIET)
    table.play("done", chance=QUIET)
    assert forbids(table, "plant 1 wheat") == "N3.12"


@ruling("N3.11", "N3.12")
def test_a_field_planted_now_is_still_new_to_the_other_parts_of_the_planting():
    table = position(hands=["3 wheat 2 flax"], fields={"flax": (0, 1)}, flood="castor")
    assert forbids(table, "plant 2 wheat 1 flax") == "N3.12"
    assert forbids(table, "plant 1 flax 2 wheat") == "N3.12"


@ruling("N3.11", "N7.9")
def test_a_sphinx_built_by_one_part_of_a_planting_does_not_help_the_other():
    table = position(hands=["stone wheat"], fields={"wheat": (1, 1)}, monuments={}, flood="flax")
    assert forbids(table, "plant 1 stone on sphinx 1 wheat") == "N3.13"


# The shapes of a planting


@ruling("N3.12")
@pytest.mark.parametrize(
    "planting",
    [
        "2 wheat",  # (a) a new field
        "4 wheat",
        "2 flax",  # (a) to a field already there
        "1 wheat 1 lettuce",  # (b) both new
        "1 wheat 1 flax",  # (b) one new
        "1 flax",  # (c) one card to one field
        "1 flax 1 castor",
        "3 flax 2 castor",
        "1 flax 1 castor 2 papyrus",
    ],
)
def test_plantings_have_one_of_three_shapes(planting: str):
    table = position(
        6,
        hands=["4 wheat 3 flax 2 castor 2 papyrus lettuce"],
        fields={"flax": (0, 1), "castor": (0, 2), "papyrus": (0, 1)},
        flood="onion",
    )
    assert forbids(table, f"plant {planting}") is None


@ruling("N3.12")
@pytest.mark.parametrize(
    "planting",
    [
        "1 wheat 2 lettuce",  # two crops, but three cards
        "2 wheat 2 lettuce",  # (a) twice
        "2 wheat 1 flax",  # (a) and (c)
        "1 wheat 2 flax",
        "1 wheat 1 lettuce 1 flax",  # (b) and (c)
        "1 wheat 1 flax 1 castor",
        "2 wheat 1 lettuce 1 flax",
    ],
)
def test_two_shapes_of_planting_are_never_joined(planting: str):
    table = position(
        hands=["4 wheat 3 flax 2 castor 2 lettuce"], fields={"flax": (0, 1), "castor": (0, 2)}, flood="papyrus"
    )
    refusal = table.why_not(f"plant {planting}")
    assert refusal is not None
    assert (refusal.code, refusal.ruling) == ("nile.plant.shape", "N3.12")


@ruling("N3.12")
def test_one_card_alone_makes_no_new_field():
    table = position(hands=["4 wheat"], flood="papyrus")
    refusal = table.why_not("plant 1 wheat")
    assert refusal is not None
    assert (refusal.code, refusal.ruling) == ("nile.plant.one_alone", "N3.12")


@ruling("N3.10", "N3.12", "N3.13", "N3.15")
@pytest.mark.parametrize(
    ("move", "forbidden_by"),
    [
        ("plant 2 papyrus", None),  # more than the player on the right has
        ("plant 1 lettuce 1 flax", None),  # one of them to a field already there
        ("plant 1 flax", None),
        ("plant 2 flax", None),
        ("plant 1 lettuce", "N3.12"),
        ("plant 2 castor", "N3.13"),  # not more than the player on the left has
        ("plant 1 wheat 1 lettuce", "N3.10"),
        ("speculate lettuce-flax", None),
    ],
)
def test_the_rulebooks_example_of_planting(move: str, forbidden_by: str | None):
    left, right = 1, 2
    table = position(
        3,
        hands=["2 papyrus 2 flax 2 castor lettuce wheat lettuce-flax"],
        fields={"flax": (0, 1), "castor": (left, 3), "papyrus": (right, 1)},
        flood="wheat",
    )
    assert forbids(table, move) == forbidden_by


@ruling("N3.12")
def test_a_planting_moves_its_cards_from_the_hand_to_the_fields():
    table = position(hands=["3 wheat 2 flax"], fields={"flax": (0, 1)}, flood="papyrus")
    table.play("plant 1 wheat 1 flax", chance=QUIET)
    after = table.position()
    assert after["hands"][0] == {"wheat": 2, "flax": 1, "castor": 2}
    assert after["fields"] == {"wheat": {"owner": 0, "cards": 1}, "flax": {"owner": 0, "cards": 2}}


@ruling("N3.12")
@pytest.mark.parametrize("planting", ["2 wheat", "1 wheat 1 castor", "1 castor 1 wheat", "3 flax"])
def test_crops_are_planted_from_the_hand_only(planting: str):
    table = position(
        hands=["castor 2 flax", "2 wheat"],
        storage=["2 wheat 2 castor 2 flax"],
        fields={"flax": (0, 1)},
        flood="papyrus",
    )
    refusal = table.why_not(f"plant {planting}")
    assert refusal is not None
    assert (refusal.code, refusal.ruling) == ("nile.plant.not_in_hand", "N3.12")


@ruling("N3.12")
@pytest.mark.parametrize("planting", ["plant", "plant 0 wheat", "plant 2", "plant 1 wheat-flax", "plant 2 barley"])
def test_a_planting_is_of_at_least_one_card_of_a_crop(planting: str):
    table = position(hands=["2 wheat wheat-flax"], flood="papyrus")
    assert forbids(table, planting) == "N3.12"


@ruling("N3.12")
@pytest.mark.parametrize(
    ("hand", "begun", "offered"),
    [
        ("wheat", [], ["done"]),  # alone it makes no new field
        ("flax", [], ["done", "put flax"]),
        ("2 wheat", [], ["done", "put wheat"]),
        ("wheat lettuce", [], ["done", "put wheat", "put lettuce"]),
        ("2 papyrus", [], ["done"]),  # flooded
        ("wheat papyrus", [], ["done"]),
        ("2 wheat lettuce flax", ["wheat"], ["put wheat", "put lettuce", "put flax"]),
        ("3 wheat lettuce flax", ["wheat", "wheat"], ["done", "put wheat"]),
        ("2 wheat 2 lettuce flax", ["wheat", "lettuce"], ["done"]),
        ("wheat 2 flax", ["wheat", "flax"], ["done"]),
        ("2 wheat 2 flax", ["flax"], ["done", "put wheat", "put flax"]),
        ("2 wheat 3 flax", ["flax", "flax"], ["done", "put flax"]),
    ],
)
def test_step_by_step_only_cards_that_lead_to_a_legal_planting_are_offered(
    hand: str, begun: list[str], offered: list[str]
):
    table = position(hands=[hand], fields={"flax": (0, 1)}, flood="papyrus")
    for crop in begun:
        table.play(f"put {crop}")
    assert [move for move in moves(table) if move not in ("market", "offering")] == offered


# Out-planting


@ruling("N3.13")
@pytest.mark.parametrize("size", [1, 2, 3, 6])
def test_a_new_field_needs_more_cards_than_the_rivals(size: int):
    table = position(hands=["8 wheat"], fields={"wheat": (1, size)}, flood="flax")
    answers = [forbids(table, f"plant {n} wheat") for n in range(2, 9)]
    assert answers == ["N3.13"] * (size - 1) + [None] * (8 - size)


@ruling("N3.13")
def test_an_out_planted_field_is_discarded_whole():
    table = position(hands=["4 wheat"], storage=["", "wheat"], fields={"wheat": (1, 3)}, flood="flax")
    table.play("plant 4 wheat", chance=QUIET)
    after = table.position()
    assert after["fields"] == {"wheat": {"owner": 0, "cards": 4}}
    assert after["discards"] == {"wheat": 3}
    assert after["storage"][1] == {"wheat": 1}


@ruling("N3.13")
def test_your_own_field_is_never_out_planted():
    table = position(hands=["1 wheat"], fields={"wheat": (0, 5)}, flood="flax")
    table.play("plant 1 wheat", chance=QUIET)
    assert table.position()["fields"] == {"wheat": {"owner": 0, "cards": 6}}
    assert table.position()["discards"] == {}


@ruling("N3.13")
def test_step_by_step_a_field_too_large_to_out_plant_is_not_offered():
    table = position(hands=["2 wheat"], fields={"wheat": (1, 2)}, flood="flax")
    assert "put wheat" not in moves(table)
    table = position(hands=["3 wheat"], fields={"wheat": (1, 2)}, flood="flax")
    table.play("put wheat")
    table.play("put wheat")
    assert moves(table) == ["put wheat"]
    assert forbids(table, "done") == "N3.13"


@ruling("N3.14")
@pytest.mark.parametrize("planting", ["1 wheat 1 lettuce", "1 lettuce 1 wheat", "1 wheat 1 castor"])
def test_a_planting_of_two_different_crops_never_out_plants(planting: str):
    table = position(hands=["2 wheat 2 lettuce 2 castor"], fields={"wheat": (1, 1), "castor": (0, 1)}, flood="flax")
    assert forbids(table, f"plant {planting}") == "N3.13"


# Speculating


@ruling("N3.15")
@pytest.mark.parametrize("played", [["wheat-flax"], ["wheat-flax", "lettuce-castor"]])
def test_one_or_two_speculation_cards_are_played_instead_of_planting(played: list[str]):
    table = short_pile("wheat", season=2, hands=["wheat-flax lettuce-castor 2 wheat"], flood="papyrus")
    table.play(f"speculate {' '.join(played)}")  # the draw is the last of the game, so that they stay in play
    assert table.position()["speculation"] == {"owner": 0, "cards": played}
    assert not set(played) & set(table.position()["hands"][0])


@ruling("N3.15")
@pytest.mark.parametrize(
    "move",
    [
        "speculate",
        "speculate wheat-flax lettuce-castor wheat-castor",  # three
        "speculate wheat",  # not a Speculation card
        "speculate wheat-flax 1 wheat",
        "speculate wheat-lettuce",  # a rival's
        "speculate wheat-flax wheat-flax",  # there is only one
        "play wheat-lettuce",
    ],
)
def test_speculation_is_one_or_two_speculation_cards_in_hand(move: str):
    table = position(hands=["wheat-flax lettuce-castor wheat-castor 2 wheat", "wheat-lettuce"], flood="papyrus")
    assert forbids(table, move) == "N3.15"


@ruling("N3.15")
@pytest.mark.parametrize("played", [["wheat-flax", "lettuce-castor"], ["lettuce-castor", "wheat-flax"]])
def test_two_speculation_cards_are_played_in_the_order_named(played: list[str]):
    table = position(hands=["wheat-flax lettuce-castor"], flood="papyrus")
    table.play(f"speculate {' '.join(played)}")
    assert [event["card"] for event in table.events() if event["event"] == "speculated"] == played


@ruling("N3.15")
def test_after_two_speculation_cards_no_third_is_played():
    table = position(hands=["wheat-flax lettuce-castor wheat-castor"], flood="papyrus")
    table.play("play wheat-flax")
    assert forbids(table, "play wheat-flax") == "N3.15"
    table.play("play lettuce-castor", chance=["papyrus", "papyrus", "papyrus"])
    assert table.turn == 1


@ruling("N3.15", "N3.10")
def test_of_two_speculation_cards_neither_may_show_a_flooded_crop():
    table = position(hands=["wheat-flax lettuce-castor"], flood="castor")
    assert forbids(table, "speculate wheat-flax lettuce-castor") == "N3.10"
    table.play("play wheat-flax")
    assert moves(table) == ["done"]
