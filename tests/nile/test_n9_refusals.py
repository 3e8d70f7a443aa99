"""N9: which ruling a refusal names if several forbid a move. The tests follow the list of N9, pair by pair."""

import pytest

from akhet import Table
from akhet.language import explain
from tests.nile.helpers import forbids, moves, short_pile
from tests.nile.positions import position
from tests.rulings import ruling

HAND = "3 wheat 2 lettuce castor 4 stone wheat-flax papyrus-castor"


def among_rivals() -> Table:
    """Seat 0 to plant: the Sphinx is theirs, seat 1 has the Wall, seat 2 the Obelisk."""
    return position(
        3,
        hands=["4 wheat 4 flax 4 lettuce castor 4 stone"],
        fields={"wheat": (1, 1), "flax": (2, 2), "lettuce": (1, 2)},
        monuments={"sphinx": (0, 1), "wall": (1, 2), "obelisk": (2, 2)},
        flood="papyrus",
    )


# Before the move itself


@ruling("N9")
def test_the_end_of_the_game_comes_before_whose_turn_it_is():
    table = short_pile("papyrus", 3, flood="castor", season=3)
    table.play("done")
    assert [forbids(table, "done", seat) for seat in range(3)] == ["N4.3", "N4.3", "N4.3"]


@ruling("N9")
@pytest.mark.parametrize("move", ["done", "give wheat from hand", "market 2 wheat", "plant 0 wheat", "speculate wheat"])
def test_the_end_of_the_game_comes_before_everything_else(move: str):
    table = short_pile("papyrus", flood="castor", season=2)
    table.play("done")
    assert forbids(table, move) == "N4.3"


@ruling("N9")
@pytest.mark.parametrize("move", ["give wheat from hand", "market 2 wheat", "plant 0 wheat", "speculate wheat", "done"])
def test_whose_turn_it_is_comes_before_the_step_and_all_that_follows(move: str):
    table = position(hands=[HAND], monuments={}, flood="flax")
    assert forbids(table, move, seat=1) == "N2.5"


@ruling("N9")
@pytest.mark.parametrize(
    ("begun", "move"),
    [
        ("market", "offering 2 papyrus"),
        ("market", "plant 0 wheat"),
        ("market", "put flax"),
        ("market", "speculate wheat"),
        ("put wheat", "market 2 papyrus"),
        ("put wheat", "plant 2 papyrus"),
        ("put wheat", "give papyrus from hand"),
        ("put wheat", "play wheat-lettuce"),
        ("play papyrus-castor", "offering wheat"),
        ("play papyrus-castor", "put stone on wall"),
        ("play papyrus-castor", "plant 2 flax"),
    ],
)
def test_the_step_comes_before_what_is_wrong_with_the_move(begun: str, move: str):
    table = position(hands=[HAND], flood="flax", monuments={})
    table.play(begun)
    assert forbids(table, move) == "N3.0"


@ruling("N9")
@pytest.mark.parametrize("gifts", ["2 papyrus", "wheat", "2 wheat from storage", "2 plague", "3 wheat", "2 barley"])
def test_a_trade_that_is_not_two_cards_you_have_names_its_own_ruling(gifts: str):
    table = position(hands=[HAND], monuments={}, flood="flax")
    assert forbids(table, f"market {gifts}") == "N3.7"
    assert forbids(table, f"offering {gifts}") == "N3.8"


# A planting. N3.12 is in the list three times; the refusal code shows which one is meant.


@ruling("N9")
@pytest.mark.parametrize(
    "planting",
    [
        "",
        "0 wheat",
        "-1 wheat",
        "0 stone on sphinx",
        "2 stone on pyramid",
        "1 stone on sphinx 0 wheat",
        "1 stone on sphinx 1 barley",
    ],
)
def test_a_planting_that_names_nothing_lawful_comes_before_stone_without_the_expansion(planting: str):
    table = position(hands=["3 wheat"], flood="flax")
    refusal = table.why_not(f"plant {planting}")
    assert refusal is not None
    assert (refusal.code, refusal.ruling) == ("nile.plant.nothing", "N3.12")


@ruling("N3.12")
@pytest.mark.parametrize("planting", ["2 stone 1 wall", "1 stone 2 wall", "stone 2 wall", "2 stone on 2 wall 1 wheat"])
def test_stone_and_its_monument_have_one_number_together(planting: str):
    table = position(hands=["3 stone wheat"], flood="flax", monuments={})
    refusal = table.why_not(f"plant {planting}")
    assert refusal is not None
    assert (refusal.code, refusal.ruling) == ("nile.plant.two_numbers", "N3.12")


@ruling("N3.12")
@pytest.mark.parametrize(("number", "said"), [(4, "4"), (99999, "99999"), (10**19, "10000000000000000000")])
def test_a_number_of_cards_is_answered_as_it_was_given(number: int, said: str):
    refusal = position(hands=["3 flax"], flood="wheat").why_not(f"plant {number} flax")
    assert refusal is not None
    assert (refusal.code, refusal.values["cards"]) == ("nile.plant.not_in_hand", number)
    assert said in "".join(letter for letter in explain(refusal) if letter.isalnum())


@ruling("N9")
def test_stone_on_no_monument_comes_before_stone_without_the_expansion():
    table = position(hands=["3 wheat"], flood="flax")
    assert forbids(table, "plant 2 stone") == "N3.12"


@ruling("N9")
@pytest.mark.parametrize("planting", ["0 wheat", "1 wheat 0 flax", "2 barley", "2 wheat 1 pyramid", "2 wheat-flax"])
def test_a_planting_that_names_nothing_lawful_comes_before_a_flooded_card(planting: str):
    table = position(hands=["3 wheat wheat-flax"], flood="wheat", monuments={})
    refusal = table.why_not(f"plant {planting}")
    assert refusal is not None
    assert refusal.code == "nile.plant.nothing"


@ruling("N9")
@pytest.mark.parametrize("planting", ["1 stone on sphinx 1 wheat", "1 wheat 1 stone on sphinx"])
def test_stone_without_the_expansion_comes_before_a_flooded_card(planting: str):
    table = position(hands=["3 wheat"], flood="wheat")
    assert forbids(table, f"plant {planting}") == "N2.3"


@ruling("N9")
@pytest.mark.parametrize("planting", ["2 stone on sphinx", "1 stone on sphinx 1 stone on wall", "1 stone on wall"])
def test_stone_without_the_expansion_comes_before_the_hand_and_the_shape(planting: str):
    table = position(hands=["3 wheat"], flood="flax")
    assert forbids(table, f"plant {planting}") == "N2.3"


@ruling("N9")
@pytest.mark.parametrize(
    "planting", ["5 wheat", "1 wheat 1 papyrus", "1 papyrus 1 wheat", "1 wheat", "2 wheat 2 castor"]
)
def test_a_flooded_card_comes_before_a_card_not_in_hand_and_the_shape(planting: str):
    table = position(hands=["3 wheat"], flood="wheat")
    assert forbids(table, f"plant {planting}") == "N3.10"


@ruling("N9")
@pytest.mark.parametrize(
    "planting",
    [
        "3 stone on obelisk 2 stone on wall",  # five Stone: two new Monuments, but only four in hand
        "1 stone on sphinx 1 stone on obelisk 3 stone on wall",
        "5 wheat",
        "1 papyrus",  # the shape is wrong, too
        "5 wheat 1 flax",
        "2 castor 1 papyrus",
    ],
)
def test_a_card_not_in_hand_comes_before_two_new_monuments_and_the_shape(planting: str):
    table = position(hands=["4 stone 4 wheat flax"], monuments={"sphinx": (0, 1)}, flood="lettuce")
    refusal = table.why_not(f"plant {planting}")
    assert refusal is not None
    assert (refusal.code, refusal.ruling) == ("nile.plant.not_in_hand", "N3.12")


@ruling("N9")
def test_a_card_not_in_hand_comes_before_too_few_and_before_stone_as_two_crops():
    table = position(hands=["stone wheat"], monuments={"sphinx": (0, 1), "wall": (1, 3)}, flood="lettuce")
    for planting in ("1 stone on sphinx 1 stone on wall", "2 stone on wall"):
        refusal = table.why_not(f"plant {planting}")
        assert refusal is not None
        assert refusal.code == "nile.plant.not_in_hand"


@ruling("N9")
@pytest.mark.parametrize(
    "planting",
    [
        "1 stone on obelisk 1 stone on wall",
        "2 stone on obelisk 2 stone on wall",
        "1 stone on sphinx 1 stone on obelisk 1 stone on wall",  # one held and one new among them
        "1 stone on obelisk 1 stone on wall 1 wheat",  # the shape is wrong and the wheat too few
    ],
)
def test_two_new_monuments_come_before_stone_as_two_crops_the_shape_and_too_few(planting: str):
    assert forbids(among_rivals(), f"plant {planting}") == "N7.2"


@ruling("N9")
@pytest.mark.parametrize("monument", ["wall", "obelisk"])
def test_stone_as_two_crops_comes_before_the_shape_and_too_few(monument: str):
    assert forbids(among_rivals(), f"plant 1 stone on sphinx 1 stone on {monument}") == "N7.1"
    assert forbids(among_rivals(), f"plant 1 stone on {monument} 1 stone on sphinx") == "N7.1"


@ruling("N9")
@pytest.mark.parametrize(
    "planting",
    [
        "2 stone on sphinx 1 stone on wall",  # not one Stone on each
        "1 stone on sphinx 2 stone on obelisk",
        "1 stone on sphinx 1 stone on wall 1 wheat",  # and not Stone alone
        "1 wheat 2 flax",
        "1 wheat 1 flax 1 stone on obelisk",
    ],
)
def test_any_other_wrong_shape_comes_before_too_few(planting: str):
    refusal = among_rivals().why_not(f"plant {planting}")
    assert refusal is not None
    assert (refusal.code, refusal.ruling) == ("nile.plant.shape", "N3.12")


@ruling("N9", "N3.12")
@pytest.mark.parametrize(
    ("planting", "why"),
    [
        ("1 wheat", "You need 2 Wheat: Seat 1 has 1 there."),
        ("1 stone on wall", "You need 3 Stone: Seat 1 has 2 there."),
        ("1 castor", "One Castor alone is too few. Plant two or more, or one card of another crop with it."),
    ],
)
def test_a_lone_card_is_told_what_it_lacks(planting: str, why: str):
    refusal = among_rivals().why_not(f"plant {planting}")
    assert refusal is not None and refusal.ruling == "N3.12"
    assert explain(refusal, "en") == why


@ruling("N9")
def test_monuments_are_not_named_in_a_game_without_them():
    table = position(hands=["3 wheat 2 lettuce"], flood="papyrus")
    refusal = table.why_not("plant 2 wheat 1 lettuce")
    assert refusal is not None and refusal.code == "nile.plant.shape"
    assert "Monument" not in explain(refusal, "en")


@ruling("N9")
@pytest.mark.parametrize(
    ("planting", "named"),
    [
        ("1 flax 1 stone on obelisk", "N3.13"),  # field and Monument both too few
        ("1 stone on obelisk 1 flax", "N3.13"),
        ("1 flax 1 wheat", "N3.13"),  # the wheat by the Wall alone
        ("1 wheat 1 flax", "N3.13"),
        ("1 wheat 1 lettuce", "N3.13"),  # the lettuce too few even without the Wall
        ("1 wheat 1 stone on obelisk", "N7.3"),
        ("1 stone on obelisk 1 wheat", "N7.3"),
        ("1 wheat 1 stone on wall", "N7.3"),
        ("1 wheat 1 castor", "N7.8"),
        ("2 lettuce", "N7.8"),
        ("2 stone on wall", "N7.8"),
    ],
)
def test_if_two_parts_are_too_few_a_field_comes_before_a_monument_and_both_before_the_wall(planting: str, named: str):
    assert forbids(among_rivals(), f"plant {planting}") == named


@ruling("N9")
@pytest.mark.parametrize(
    ("move", "named"),
    [
        ("put stone on sphinx", "N2.3"),
        ("put flax", "N3.10"),  # flooded, and not in hand
        ("put papyrus", "N3.12"),  # not in hand
        ("put castor", "N3.12"),  # one card alone, and too few
        ("put wheat", "N3.13"),
        ("play wheat-lettuce", "N3.15"),
        ("play wheat-flax", "N3.10"),
        ("give wheat from hand", "N3.0"),
    ],
)
def test_single_steps_are_refused_in_the_same_order(move: str, named: str):
    table = position(hands=["2 wheat castor wheat-flax"], fields={"wheat": (1, 2), "castor": (1, 1)}, flood="flax")
    assert move not in moves(table)
    assert forbids(table, move) == named


# A speculation


@ruling("N9")
@pytest.mark.parametrize(
    "played",
    [
        "wheat-lettuce",  # flooded, but not in hand
        "wheat-flax wheat-lettuce",  # one flooded, the other not in hand
        "wheat-lettuce wheat-flax",
        "wheat-flax papyrus-castor castor-flax",  # three, one of them flooded
        "wheat-flax wheat",
        "wheat-flax wheat-flax",
    ],
)
def test_cards_that_are_not_one_or_two_in_hand_come_before_a_flooded_one(played: str):
    table = position(hands=["wheat-flax papyrus-castor castor-flax 2 wheat"], flood="wheat")
    assert forbids(table, f"speculate {played}") == "N3.15"


@ruling("N9")
@pytest.mark.parametrize("played", ["wheat-flax", "papyrus-castor wheat-flax", "wheat-flax papyrus-castor"])
def test_a_flooded_speculation_card_is_named_last(played: str):
    table = position(hands=["wheat-flax papyrus-castor"], flood="wheat")
    assert forbids(table, f"speculate {played}") == "N3.10"
