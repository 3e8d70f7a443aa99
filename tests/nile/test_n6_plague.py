"""N6: the Plague of Locusts."""

import pytest

from tests.nile.helpers import forbids, happens, names_of, short_pile
from tests.nile.positions import position
from tests.rulings import ruling

Plots = dict[str, tuple[int, int]]


@ruling("N6.1")
@pytest.mark.parametrize(
    ("fields", "monuments", "left"),
    [
        ({"wheat": (0, 3), "flax": (1, 2)}, {}, {"flax"}),  # the largest, of any player
        ({"wheat": (0, 2), "flax": (1, 3)}, {}, {"wheat"}),
        ({"wheat": (0, 3), "flax": (1, 3), "papyrus": (1, 2)}, {}, {"papyrus"}),  # all that tie
        ({"wheat": (0, 3), "flax": (0, 3)}, {}, set()),  # also of one player
        ({"wheat": (0, 1), "flax": (1, 1)}, {"wall": (0, 1)}, set()),  # even at one card
        ({"wheat": (0, 2)}, {"wall": (1, 3), "sphinx": (0, 1)}, {"wheat", "sphinx"}),
        ({"wheat": (0, 2)}, {"wall": (1, 2), "sphinx": (0, 2)}, set()),
        ({"wheat": (0, 3)}, {"wall": (1, 2)}, {"wall"}),  # a Monument's own card is not counted
        ({}, {}, set()),  # no effect
    ],
)
def test_the_plague_eats_the_largest_fields_and_monuments(fields: Plots, monuments: Plots, left: set[str]):
    table = position(fields=fields, monuments=monuments, step="flood")
    happens(table, "plague", "castor")
    after = table.position()
    assert {*after["fields"], *after["monuments"]} == left
    assert all((after["fields"] | after["monuments"])[plot]["cards"] in (1, 2) for plot in left)


@ruling("N6.1")
def test_what_the_plague_eats_is_discarded_whole():
    table = position(fields={"wheat": (0, 4), "flax": (1, 4)}, storage=["wheat"], step="flood")
    happens(table, "plague", "castor")
    assert table.position()["discards"] == {"wheat": 4, "flax": 4}
    assert table.position()["storage"] == [{"wheat": 1}, {}]


@ruling("N6.1")
def test_speculation_in_play_is_not_a_field():
    played = {"owner": 1, "cards": ["lettuce-flax", "wheat-flax"]}
    table = position(fields={"papyrus": (0, 1)}, speculation=played, step="flood")
    events = happens(table, "plague", "castor")
    assert names_of(events) == ["locusts", "eaten", "flooded", "spent", "spent"]
    assert table.position()["fields"] == {}


@ruling("N6.2")
@pytest.mark.parametrize("draw", [["plague", "castor", "castor"], ["castor", "plague", "castor"]])
def test_met_in_a_turns_draw_it_does_not_count_and_is_settled_after_the_draw(draw: list[str]):
    table = position(fields={"wheat": (1, 2)}, flood="lettuce")
    plies = table.play("done", chance=[*draw, "papyrus"], dice=False)
    assert names_of(plies[-1].events)[3:] == ["drew", "eaten", "turn", "flooded"]
    assert table.position()["hands"][0] == {"castor": 2}


@ruling("N6.2")
def test_met_at_the_market_it_does_not_count_and_is_settled_before_the_turn_goes_on():
    table = position(hands=["2 castor 2 wheat"], fields={"wheat": (1, 3)}, flood="lettuce")
    assert forbids(table, "plant 2 wheat") == "N3.13"
    table.play("market 2 castor", chance=["plague", "papyrus"], dice=False)
    assert table.position()["hands"][0] == {"wheat": 2, "papyrus": 1}
    assert forbids(table, "plant 2 wheat") is None


@ruling("N6.2")
def test_a_field_eaten_in_a_turns_draw_is_gone_before_the_next_flood():
    table = position(fields={"wheat": (1, 2)}, flood="lettuce")
    table.play("done", chance=["castor", "plague", "castor", "wheat"], dice=False)
    assert table.position()["storage"] == [{}, {}]


@ruling("N6.2")
def test_met_twice_in_a_draw_it_is_settled_twice_each_time_on_what_is_then_left():
    fields = {"wheat": (1, 3), "flax": (0, 2), "papyrus": (1, 2), "lettuce": (0, 1)}
    table = short_pile("plague", fields=fields, flood="castor")
    plies = table.play("done", chance=["plague", "plague", "castor", "castor", "castor"], dice=False)
    assert names_of(plies[-1].events) == [
        *("passed", "locusts", "reshuffled", "locusts", "drew", "drew"),
        *("eaten", "eaten", "eaten", "turn", "flooded"),
    ]
    assert [event.values["plot"] for event in plies[-1].events if event.name == "eaten"] == [
        "wheat",
        "papyrus",
        "flax",
    ]
    assert table.position()["fields"] == {"lettuce": {"owner": 0, "cards": 1}}


@ruling("N6.2")
def test_met_in_a_speculations_draw_it_is_settled_after_the_speculation_and_before_the_harvest():
    table = position(
        fields={"wheat": (0, 2), "flax": (1, 1)},
        speculation={"owner": 1, "cards": ["wheat-flax"]},
        step="flood",
    )
    events = happens(table, "wheat", "plague", "castor", "castor", "castor")
    assert names_of(events) == ["flooded", "succeeded", "locusts", "drew", "drew", "drew", "spent", "eaten"]
    assert table.position()["fields"] == {"flax": {"owner": 1, "cards": 1}}


@ruling("N6.3")
def test_the_plague_lies_aside_until_the_next_reshuffle():
    table = short_pile("plague 4 castor", flood="lettuce")
    table.play("done", chance=["plague", "castor", "castor", "castor"], dice=False)
    aside = table.position()
    assert aside["plague_aside"] is True
    assert "plague" not in aside["pile"] | aside["discards"] | aside["flood_stack"]
    table.play("done", chance=["castor", "wheat", "lettuce"], dice=False)
    assert table.position()["plague_aside"] is False
    assert table.position()["pile"]["plague"] == 1


@ruling("N6.3")
def test_a_monument_consumed_returns_to_the_centre_and_its_stone_to_the_discards():
    table = position(hands=["2 stone"], monuments={"wall": (1, 3)}, step="flood")
    happens(table, "plague", "castor")
    assert table.position()["monuments"] == {}
    assert table.position()["discards"] == {"stone": 3}
    assert forbids(table, "plant 2 stone on wall") is None
