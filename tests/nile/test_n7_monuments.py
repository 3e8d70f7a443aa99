"""N7: the Monuments expansion."""

import pytest

from akhet import Table
from tests.nile.helpers import QUIET, forbids, happens, moves, names_of
from tests.nile.positions import position
from tests.rulings import ruling

Plots = dict[str, tuple[int, int]]


def builder() -> Table:
    """Seat 0 holds the Sphinx and a field of flax; the Obelisk is in the centre, the Wall a rival's."""
    return position(
        hands=["4 stone 2 wheat 2 flax"],
        fields={"flax": (0, 1)},
        monuments={"sphinx": (0, 2), "wall": (1, 1)},
        flood="papyrus",
    )


@ruling("N7.1")
@pytest.mark.parametrize(
    "planting",
    [
        "2 stone on obelisk",  # N3.12a, new
        "4 stone on obelisk",
        "2 stone on sphinx",  # N3.12a, held
        "1 stone on obelisk 1 wheat",  # N3.12b, both new
        "1 stone on obelisk 1 flax",  # N3.12b, a new Monument and a field already there
        "1 stone on sphinx 1 wheat",  # N3.12b, a Monument already held and a new field
        "1 stone on sphinx",  # N3.12c
        "1 stone on sphinx 1 flax",
        "3 stone on sphinx 2 flax",
    ],
)
def test_stone_is_planted_like_one_more_crop(planting: str):
    assert forbids(builder(), f"plant {planting}") is None


@ruling("N7.1")
@pytest.mark.parametrize(
    "planting",
    [
        "1 stone on obelisk",  # one card alone
        "2 stone on obelisk 1 wheat",  # three cards of two crops
        "1 stone on obelisk 2 wheat",
        "2 stone on obelisk 1 flax",  # N3.12a and c
        "1 stone on sphinx 1 flax 1 wheat",
        "2 stone on sphinx 1 stone on obelisk",  # the Stone of N3.12a goes all on one Monument
        "1 stone on sphinx 2 stone on obelisk",
        "2 stone on sphinx 1 wheat",
    ],
)
def test_stone_is_planted_in_no_other_shape_than_a_crop(planting: str):
    assert forbids(builder(), f"plant {planting}") == "N3.12"


@ruling("N7.1")
@pytest.mark.parametrize("planting", ["1 stone on sphinx 1 stone on obelisk", "1 stone on obelisk 1 stone on sphinx"])
def test_two_stone_are_never_two_different_crops(planting: str):
    assert forbids(builder(), f"plant {planting}") == "N7.1"


@ruling("N7.1", "N3.10")
def test_stone_is_not_planted_when_it_is_flooded():
    table = position(hands=["4 stone 2 wheat"], monuments={"sphinx": (0, 2)}, flood="stone")
    assert forbids(table, "plant 2 stone on obelisk") == "N3.10"
    assert forbids(table, "plant 1 stone on sphinx") == "N3.10"
    assert forbids(table, "plant 1 stone on obelisk 1 wheat") == "N3.10"


@ruling("N7.1")
@pytest.mark.parametrize("monument", ["sphinx", "obelisk", "wall"])
def test_the_player_chooses_the_monument(monument: str):
    table = position(hands=["3 stone"], monuments={}, flood="papyrus")
    table.play(f"plant 2 stone on {monument}", chance=QUIET)
    assert table.position()["monuments"] == {monument: {"owner": 0, "cards": 2}}
    assert table.position()["hands"][0]["stone"] == 1


@ruling("N7.1")
@pytest.mark.parametrize("planting", ["2 stone", "2 stone on pyramid", "2 stone on wheat"])
def test_stone_goes_on_a_monument_and_nowhere_else(planting: str):
    assert forbids(builder(), f"plant {planting}") == "N3.12"


@ruling("N7.2")
@pytest.mark.parametrize(
    "planting",
    [
        "1 stone on obelisk 1 stone on wall",
        "2 stone on obelisk 2 stone on wall",  # the Wall is a rival's: new, too
        "1 stone on obelisk 3 stone on wall",
    ],
)
def test_at_most_one_new_monument_is_built_in_a_turn(planting: str):
    assert forbids(builder(), f"plant {planting}") == "N7.2"


@ruling("N7.2")
def test_a_player_may_hold_all_three_monuments():
    table = position(hands=["2 stone"], monuments={"sphinx": (0, 1), "obelisk": (0, 1)}, flood="papyrus")
    table.play("plant 2 stone on wall", chance=["castor"] * 4)
    assert {monument["owner"] for monument in table.position()["monuments"].values()} == {0}
    assert len(table.position()["monuments"]) == 3


@ruling("N7.3")
@pytest.mark.parametrize("size", [1, 2, 4])
@pytest.mark.parametrize("monument", ["sphinx", "obelisk"])
def test_building_a_rivals_monument_needs_more_stone_than_theirs(monument: str, size: int):
    table = position(hands=["6 stone"], monuments={monument: (1, size)}, flood="papyrus")
    answers = [forbids(table, f"plant {n} stone on {monument}") for n in range(2, 7)]
    assert answers == ["N7.3"] * (size - 1) + [None] * (6 - size)


@ruling("N7.3")
def test_an_out_built_monument_changes_hands_with_the_stone_just_planted_and_nothing_else():
    table = position(
        hands=["4 stone"], monuments={"obelisk": (1, 3), "sphinx": (1, 2), "wall": (0, 1)}, flood="papyrus"
    )
    table.play("plant 4 stone on obelisk", chance=["castor"] * 4)
    after = table.position()
    assert after["monuments"] == {
        "sphinx": {"owner": 1, "cards": 2},
        "obelisk": {"owner": 0, "cards": 4},
        "wall": {"owner": 0, "cards": 1},
    }
    assert after["discards"] == {"stone": 3}


@ruling("N7.3", "N3.14")
def test_one_stone_and_one_crop_never_out_build():
    table = position(hands=["stone wheat"], monuments={"obelisk": (1, 1)}, flood="papyrus")
    assert forbids(table, "plant 1 stone on obelisk 1 wheat") == "N7.3"


@ruling("N7.4")
def test_stone_is_traded_from_the_hand():
    table = position(hands=["2 stone"], monuments={}, flood="papyrus")
    table.play("market 2 stone", chance=["wheat"], dice=False)
    assert table.position()["hands"][0] == {"wheat": 1}
    assert table.position()["discards"] == {"stone": 2}


@ruling("N7.4")
def test_built_stone_is_never_traded():
    table = position(hands=["stone"], monuments={"wall": (0, 5)}, flood="papyrus")
    assert forbids(table, "market 2 stone") == "N3.7"


@ruling("N7.4")
def test_stone_is_never_harvested_and_never_scored():
    table = position(hands=["3 stone"], monuments={"wall": (0, 5)}, step="flood")
    happens(table, "stone")
    assert table.position()["storage"] == [{}, {}]
    assert [standing.place for standing in table.score()] == [1, 1]


@ruling("N7.5")
def test_one_planting_may_add_to_several_monuments_and_fields():
    table = position(
        hands=["4 stone 2 flax wheat"],
        fields={"flax": (0, 1), "wheat": (0, 2)},
        monuments={"sphinx": (0, 2), "wall": (0, 1)},
        flood="papyrus",
    )
    table.play("plant 1 stone on sphinx 3 stone on wall 2 flax 1 wheat", chance=QUIET)
    after = table.position()
    assert {name: plot["cards"] for name, plot in (after["monuments"] | after["fields"]).items()} == {
        "sphinx": 3,
        "wall": 4,
        "flax": 3,
        "wheat": 3,
    }


@ruling("N7.5")
def test_one_stone_to_each_of_two_monuments_held_is_lawful():
    table = position(hands=["2 stone"], monuments={"sphinx": (0, 2), "wall": (0, 1)}, flood="papyrus")
    assert forbids(table, "plant 1 stone on sphinx 1 stone on wall") is None


@ruling("N7.5", "N7.1")
def test_step_by_step_stone_goes_on_to_monuments_held_but_not_to_a_new_one():
    table = position(hands=["3 stone"], monuments={"sphinx": (0, 2), "wall": (0, 1)}, flood="papyrus")
    table.play("put stone on sphinx")
    assert moves(table) == ["done", "put stone on sphinx", "put stone on wall"]


# The three abilities


@ruling("N7.6")
@pytest.mark.parametrize("size", [2, 3])
def test_the_sphinx_out_plants_and_out_builds_with_an_equal_number(size: int):
    table = position(
        hands=["4 wheat 4 stone"],
        fields={"wheat": (1, size)},
        monuments={"sphinx": (0, 1), "obelisk": (1, size)},
        flood="papyrus",
    )
    for plant, number in (("wheat", "N3.13"), ("stone on obelisk", "N7.3")):
        answers = [forbids(table, f"plant {n} {plant}") for n in range(2, 5)]
        assert answers == [number] * (size - 2) + [None] * (5 - size)


@ruling("N7.6")
def test_a_rivals_sphinx_helps_only_the_rival():
    table = position(hands=["3 wheat"], fields={"wheat": (1, 2)}, monuments={"sphinx": (1, 3)}, flood="papyrus")
    assert forbids(table, "plant 2 wheat") == "N3.13"
    assert forbids(table, "plant 3 wheat") is None


@ruling("N7.6", "N3.12")
@pytest.mark.parametrize("planting", ["1 wheat", "1 stone on obelisk", "2 wheat 1 lettuce"])
def test_the_sphinx_never_lowers_what_a_planting_needs(planting: str):
    table = position(
        hands=["2 wheat lettuce stone"],
        fields={"wheat": (1, 1)},
        monuments={"sphinx": (0, 1), "obelisk": (1, 1)},
        flood="papyrus",
    )
    assert forbids(table, f"plant {planting}") == "N3.12"


@ruling("N7.6", "N3.14")
@pytest.mark.parametrize(
    ("planting", "taken"),
    [
        ("1 wheat 1 lettuce", {"wheat"}),
        ("1 wheat 1 flax", {"wheat", "flax"}),
        ("1 wheat 1 stone on obelisk", {"wheat", "obelisk"}),
        ("1 lettuce 1 stone on obelisk", {"obelisk"}),
    ],
)
def test_with_the_sphinx_each_of_two_cards_out_plants_a_single_card(planting: str, taken: set[str]):
    table = position(
        hands=["wheat flax lettuce stone"],
        fields={"wheat": (1, 1), "flax": (1, 1)},
        monuments={"sphinx": (0, 1), "obelisk": (1, 1)},
        flood="papyrus",
    )
    plies = table.play(f"plant {planting}")
    assert {event.values["plot"] for event in plies[-1].events if event.name == "ousted"} == taken


@ruling("N7.6", "N3.13")
def test_even_with_the_sphinx_one_of_two_cards_does_not_out_plant_two():
    table = position(hands=["wheat flax"], fields={"wheat": (1, 2)}, monuments={"sphinx": (0, 1)}, flood="papyrus")
    assert forbids(table, "plant 1 wheat 1 flax") == "N3.13"


@ruling("N7.7")
@pytest.mark.parametrize(("turn", "drawn"), [(0, 3), (1, 2)])
def test_the_obelisks_holder_draws_three_at_the_end_of_their_own_turn(turn: int, drawn: int):
    table = position(monuments={"obelisk": (0, 1)}, flood="papyrus", turn=turn)
    table.play("done", chance=[*["castor"] * drawn, "lettuce"], dice=False)
    assert table.position()["hands"][turn] == {"castor": drawn}
    assert table.turn == 1 - turn


@ruling("N7.7", "N3.7")
def test_the_obelisk_gives_nothing_at_the_market():
    table = position(hands=["2 wheat"], monuments={"obelisk": (0, 1)}, flood="papyrus")
    table.play("market 2 wheat", chance=["castor"], dice=False)
    assert table.position()["hands"][0] == {"castor": 1}


@ruling("N7.8")
@pytest.mark.parametrize("size", [1, 2, 3])
@pytest.mark.parametrize("sphinx", [False, True])
@pytest.mark.parametrize(
    ("plot", "wall"),
    [
        ("wheat", False),
        ("wheat", True),
        ("stone on obelisk", False),
        ("stone on obelisk", True),
        ("stone on wall", True),  # it protects itself
    ],
)
def test_taking_over_n_cards_needs_n_plus_1_less_1_with_the_sphinx_and_1_more_against_the_wall(
    plot: str, wall: bool, sphinx: bool, size: int
):
    monuments: Plots = {"obelisk": (1, size)}
    if wall:
        monuments["wall"] = (1, size)
    if sphinx:
        monuments["sphinx"] = (0, 1)
    table = position(hands=["6 wheat 6 stone"], fields={"wheat": (1, size)}, monuments=monuments, flood="flax")
    needed = size + 1 - sphinx + wall
    too_few = "N3.13" if plot == "wheat" else "N7.3"
    for n in range(2, 7):
        by_the_wall_alone = wall and n == needed - 1
        expected = None if n >= needed else "N7.8" if by_the_wall_alone else too_few
        assert forbids(table, f"plant {n} {plot}") == expected


@ruling("N7.8")
def test_the_wall_protects_its_holder_and_nobody_else():
    table = position(3, hands=["3 wheat"], fields={"wheat": (1, 2)}, monuments={"wall": (2, 2)}, flood="papyrus")
    assert forbids(table, "plant 3 wheat") is None
    table = position(hands=["3 wheat"], fields={"wheat": (1, 2)}, monuments={"wall": (0, 2)}, flood="papyrus")
    assert forbids(table, "plant 3 wheat") is None


@ruling("N7.8")
def test_the_wall_does_nothing_against_floods():
    table = position(fields={"wheat": (0, 2)}, monuments={"wall": (0, 2), "sphinx": (0, 1)}, step="flood")
    happens(table, "stone")
    assert table.position()["monuments"] == {"wall": {"owner": 0, "cards": 1}}
    table = position(fields={"wheat": (0, 2)}, monuments={"wall": (0, 2)}, step="flood")
    happens(table, "wheat")
    assert table.position()["fields"] == {"wheat": {"owner": 0, "cards": 1}}


@ruling("N7.8")
def test_the_wall_does_nothing_against_the_plague():
    table = position(fields={"wheat": (0, 2)}, monuments={"wall": (0, 2), "sphinx": (0, 1)}, step="flood")
    happens(table, "plague", "castor")
    assert table.position()["fields"] == {}
    assert table.position()["monuments"] == {"sphinx": {"owner": 0, "cards": 1}}


@ruling("N7.9")
def test_an_obelisk_built_this_turn_draws_three_this_turn():
    table = position(hands=["2 stone"], monuments={}, flood="papyrus")
    table.play("plant 2 stone on obelisk", chance=["castor", "castor", "castor", "lettuce"], dice=False)
    assert table.position()["hands"][0] == {"castor": 3}


@ruling("N7.9")
def test_an_obelisk_lost_before_the_draw_draws_two():
    table = position(hands=["2 wheat"], monuments={"obelisk": (0, 1)}, flood="papyrus")
    table.play("offering 2 wheat", chance=["stone"], dice=False)
    table.play("done", chance=QUIET, dice=False)
    assert table.position()["hands"][0] == {"castor": 2}


@ruling("N7.9", "N6.2")
def test_an_obelisk_eaten_in_the_draw_it_pays_for_still_draws_three():
    table = position(monuments={"obelisk": (0, 1)}, flood="papyrus")
    plies = table.play("done", chance=["plague", "castor", "castor", "castor", "castor"], dice=False)
    assert names_of(plies[-1].events) == [
        *("passed", "locusts", "drew", "drew", "drew", "eaten"),
        *("turn", "flooded"),
    ]


@ruling("N7.9")
def test_an_out_built_sphinx_serves_its_new_holder_from_the_next_turn_and_its_old_one_no_more():
    table = position(
        hands=["2 stone 2 flax", "2 wheat"],
        fields={"wheat": (0, 2), "flax": (1, 2)},
        monuments={"sphinx": (1, 1)},
        flood="papyrus",
    )
    assert forbids(table, "plant 2 flax") == "N3.13"
    table.play("plant 2 stone on sphinx", chance=QUIET)
    assert forbids(table, "plant 2 wheat") == "N3.13"
    table.play("done", chance=QUIET)
    assert forbids(table, "plant 2 flax") is None


@ruling("N7.9")
def test_a_wall_washed_away_protects_no_more():
    table = position(hands=["3 wheat"], fields={"wheat": (1, 2)}, monuments={"wall": (1, 1)}, step="flood")
    happens(table, "stone")
    assert forbids(table, "plant 3 wheat") is None
