"""N1: the cards."""

from itertools import combinations
from typing import Any

import pytest

from akhet import Game
from tests.nile.helpers import moves, refused_opening
from tests.nile.positions import position
from tests.rulings import ruling

CROPS = ("papyrus", "wheat", "lettuce", "castor", "flax", "grape", "onion")


def deck(players: int, **options: Any) -> dict[str, int]:
    """All cards of a table just opened, wherever they are."""
    table = Game("nile").open(players, seed=1, **options).position()
    counts = {"plague": int(table["plague_aside"])}
    for place in (*table["hands"], table["flood_stack"], table["discards"], table["pile"]):
        for card, count in place.items():
            counts[card] = counts.get(card, 0) + count
    return counts


@ruling("N1.1")
def test_there_are_seven_crops_with_fourteen_cards_each():
    crops = {card: count for card, count in deck(6).items() if card != "plague" and "-" not in card}
    assert crops == dict.fromkeys(CROPS, 14)


@ruling("N1.2")
def test_there_is_one_speculation_card_for_every_pair_of_different_crops():
    speculation = {card: count for card, count in deck(6, monuments=True).items() if "-" in card}
    assert speculation == {f"{one}-{other}": 1 for one, other in combinations(CROPS, 2)}
    assert len(speculation) == 21


@ruling("N1.3")
def test_the_monuments_expansion_brings_fourteen_stone():
    assert deck(2, monuments=True)["stone"] == 14


@ruling("N1.3")
def test_the_three_monuments_are_the_sphinx_the_obelisk_and_the_wall():
    table = position(hands=["2 stone"], monuments={}, flood="wheat")
    assert [move for move in moves(table) if "stone" in move and "put" in move] == [
        "put stone on sphinx",
        "put stone on obelisk",
        "put stone on wall",
    ]


@ruling("N1.4")
def test_there_is_one_plague_of_locusts():
    assert deck(2)["plague"] == 1


@ruling("N1.4")
def test_nothing_but_crops_speculation_stone_and_the_plague_is_ever_drawn():
    everything = deck(6, monuments=True)
    assert sum(everything.values()) == 98 + 21 + 14 + 1
    assert all(card in (*CROPS, "stone", "plague") or "-" in card for card in everything)


@ruling("N1.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_classic_deck_is_the_first_five_crops_with_sixteen_cards_each(players: int):
    expected = dict.fromkeys(CROPS[:5], 16) | {f"{a}-{b}": 1 for a, b in combinations(CROPS[:5], 2)}
    assert deck(players, classic=True) == expected | {"plague": 1}
    assert len(expected) == 5 + 10


@ruling("N1.5")
def test_the_classic_deck_is_not_for_six_players():
    assert refused_opening(6, classic=True) == "N1.5"


@ruling("N1.5")
@pytest.mark.parametrize(
    "out",
    [["papyrus", "wheat"], ["grape"], ["grape", "grape"], ["grape", "onion", "flax"], [], "grape", [["grape"], 1]],
)
def test_with_the_classic_deck_no_other_crops_can_be_left_out(out: Any):
    assert refused_opening(2, classic=True, out=out) == "N1.5"


@ruling("N1.5")
@pytest.mark.parametrize("out", [["grape", "onion"], ["onion", "grape"], None])
def test_naming_the_crops_that_the_classic_deck_leaves_out_changes_nothing(out: list[str] | None):
    plain = Game("nile").open(3, seed=1, classic=True)
    named = Game("nile").open(3, seed=1, classic=True, out=out)
    assert named.options == plain.options
    assert named.hash() == plain.hash()


@ruling("N1.5")
def test_the_classic_deck_is_never_played_with_the_monuments():
    assert refused_opening(3, classic=True, monuments=True) == "N1.5"
