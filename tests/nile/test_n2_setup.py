"""N2: the set-up."""

from itertools import combinations
from typing import Any

import pytest

from akhet import Game, Refused
from akhet.kernel.manifest import Option
from tests.nile.helpers import QUIET, forbids, refused_opening
from tests.nile.positions import position
from tests.rulings import ruling

CROPS = ["papyrus", "wheat", "lettuce", "castor", "flax", "grape", "onion"]
FIVE = ["wheat", "wheat", "flax", "castor", "papyrus-flax"]


def crops_out(players: int, **options: Any) -> list[str]:
    return Game("nile").open(players, seed=1, **options).position()["options"]["out"]


def deck(players: int, **options: Any) -> dict[str, int]:
    return position(players, options=options, step="flood").position()["pile"]


# Crops in play


@ruling("N2.1")
@pytest.mark.parametrize(("players", "count"), [(2, 5), (3, 5), (4, 5), (5, 6), (6, 7)])
def test_more_players_have_more_crops_in_play(players: int, count: int):
    cards = deck(players)
    assert sum(crop in cards for crop in CROPS) == count
    assert sum("-" in card for card in cards) == count * (count - 1) // 2


@ruling("N2.1")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_the_game_is_for_two_to_six_players(players: int):
    assert refused_opening(players) == "N2.1"


@ruling("N2.1", "N2.2")
def test_every_speculation_card_that_shows_a_crop_out_of_play_is_out_too():
    cards = deck(3, out=["wheat", "flax"])
    assert {card for card in cards if "-" in card} == {
        f"{one}-{other}" for one, other in combinations(["papyrus", "lettuce", "castor", "grape", "onion"], 2)
    }
    assert "wheat" not in cards
    assert "flax" not in cards


@ruling("N2.2")
@pytest.mark.parametrize(
    ("players", "out"),
    [(2, {"grape", "onion"}), (3, {"grape", "onion"}), (4, {"grape", "onion"}), (5, {"onion"}), (6, set())],
)
def test_by_default_onion_is_out_and_with_few_players_grape_too(players: int, out: set[str]):
    assert set(crops_out(players)) == out


@ruling("N2.2")
@pytest.mark.parametrize(
    ("players", "out"), [(2, ["papyrus", "onion"]), (4, ["flax", "castor"]), (5, ["wheat"]), (6, [])]
)
def test_other_crops_can_be_out_by_option(players: int, out: list[str]):
    assert set(crops_out(players, out=out)) == set(out)


@ruling("N2.2")
@pytest.mark.parametrize(
    ("players", "out"),
    [
        (2, []),
        (2, ["wheat"]),
        (4, ["wheat", "flax", "castor"]),
        (5, []),
        (5, ["wheat", "flax"]),
        (6, ["onion"]),
        (3, ["wheat", "wheat"]),  # not different
        (3, ["wheat", "barley"]),
        (3, ["wheat", "stone"]),  # not a crop
        (3, ["wheat", "wheat", "flax"]),
    ],
)
def test_any_other_number_of_crops_out_is_refused(players: int, out: list[str]):
    assert refused_opening(players, out=out) == "N2.2"


@ruling("N2.3")
def test_stone_is_in_only_when_the_monuments_are_played():
    assert "stone" not in deck(2)
    assert "stone" in deck(2, monuments=True)


@ruling("N2.3")
def test_without_the_monuments_nothing_is_built():
    table = position(hands=["2 wheat"], flood="flax")
    assert forbids(table, "plant 2 stone on sphinx") == "N2.3"


# The deal


@ruling("N2.4")
@pytest.mark.parametrize("first", [0, 2])
def test_the_deal_goes_seat_by_seat_from_seat_0_even_if_another_begins(first: int):
    hands = (["wheat"] * 5, ["flax"] * 5, ["castor"] * 5)
    table = Game("nile").open(3, seed=0, first=first, chance=[*hands[0], *hands[1], *hands[2], "lettuce"])
    assert table.position()["hands"] == [{"wheat": 5}, {"flax": 5}, {"castor": 5}]
    assert table.position()["flood"] == "lettuce"


@ruling("N2.4")
@pytest.mark.parametrize("place", [0, 9])
def test_the_plague_is_never_in_an_opening_hand(place: int):
    deal = [*FIVE, *FIVE[:-1], "castor-flax"]
    deal[place] = "plague"
    with pytest.raises(Refused) as refused:
        Game("nile").open(2, seed=0, chance=deal)
    assert refused.value.refusal.code == "chance.impossible"


@ruling("N2.4")
def test_the_plague_is_mixed_into_the_pile_after_the_deal():
    deal = [*FIVE, *FIVE[:-1], "castor-flax"]
    table = Game("nile").open(2, seed=0, first=0, chance=[*deal, "plague", "wheat"])
    assert table.position()["plague_aside"] is True


@ruling("N2.4")
def test_stone_is_shuffled_and_dealt_with_the_rest():
    table = Game("nile").open(2, seed=0, first=0, monuments=True, chance=["stone"] * 10)
    assert table.position()["hands"] == [{"stone": 5}, {"stone": 5}]


# The first player


@ruling("N2.5")
def test_the_first_player_is_a_chance_result_that_the_record_names():
    deal = [*["wheat"] * 5, *["flax"] * 5, *["castor"] * 5]
    table = Game("nile").open(3, seed=0, chance=[*deal, 2, "lettuce"])
    assert table.turn == 2
    assert table.start.chance == [*deal, 2, "lettuce"]


@ruling("N2.5")
def test_by_default_any_player_may_begin():
    assert {Game("nile").open(3, seed=seed).position()["first"] for seed in range(30)} == {0, 1, 2}


@ruling("N2.5")
def test_the_opener_may_name_the_first_player():
    table = Game("nile").open(4, seed=0, first=3)
    assert table.turn == 3
    assert {"event": "begins", "seat": 3} in table.events()


@ruling("N2.5")
@pytest.mark.parametrize("first", [-1, 3])
def test_the_first_player_must_sit_at_the_table(first: int):
    assert refused_opening(3, first=first) == "N2.5"


@ruling("N2.5")
def test_clockwise_is_the_next_higher_seat_and_after_the_last_seat_0():
    table = position(3, turn=1, flood="wheat")
    seats = [table.turn]
    for _ in range(3):
        table.play("done", chance=QUIET)
        seats.append(table.turn)
    assert seats == [1, 2, 0, 1]


@ruling("N2.5")
def test_before_the_first_turn_nothing_is_flooded_and_the_first_turn_is_like_any_other():
    table = Game("nile").open(2, seed=0, first=1, chance=[*["wheat"] * 5, *["flax"] * 5, "castor"])
    assert [event for event in table.events() if event["event"] != "dealt"] == [
        {"event": "begins", "seat": 1},
        {"event": "turn", "seat": 1},
        {"event": "flooded", "card": "castor"},
    ]
    table.play("done", chance=["papyrus", "lettuce", "wheat"])
    assert table.position()["hands"][1] == {"flax": 5, "papyrus": 1, "lettuce": 1}


@ruling("N2.5")
def test_only_the_player_whose_turn_it_is_moves():
    table = position(3, turn=1, flood="wheat")
    assert [forbids(table, "done", seat) for seat in range(3)] == ["N2.5", None, "N2.5"]


# What a form offers


def offered(players: int, **given: Any) -> dict[str, Option]:
    game = Game("nile")
    offered_options = game.rules.setup.offered_options
    assert offered_options is not None
    return {option.name: option for option in offered_options(game.components, players, given)}


@ruling("N2.2")
@pytest.mark.parametrize(("players", "count"), [(2, 2), (4, 2), (5, 1)])
def test_a_form_offers_as_many_crops_out_as_the_players_need(players: int, count: int):
    out = offered(players)["out"]
    assert (out.choices, out.count, out.closed) == (tuple(CROPS), count, None)
    assert out.default == tuple(crops_out(players))


@ruling("N1.5")
@ruling("N2.2")
@pytest.mark.parametrize(
    ("players", "given", "closed"),
    [
        (3, {}, {}),
        (3, {"classic": True}, {"monuments": "N1.5", "out": "N1.5"}),
        (3, {"monuments": True}, {"classic": "N1.5"}),
        (6, {}, {"classic": "N1.5", "out": "N2.2"}),
    ],
)
def test_a_form_says_what_does_not_go_together(players: int, given: dict[str, Any], closed: dict[str, str]):
    found = {name: option.closed.ruling for name, option in offered(players, **given).items() if option.closed}
    assert found == closed
    for name in closed:
        value = ["papyrus", "wheat"] if name == "out" else True
        assert refused_opening(players, **given | {name: value}) == closed[name]
