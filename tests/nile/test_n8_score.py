"""N8: the end and the score."""

import pytest

from tests.nile.helpers import happens, short_pile
from tests.nile.positions import position
from tests.rulings import ruling


def places(storage: list[str]) -> list[int]:
    return [standing.place for standing in position(len(storage), storage=storage).score()]


@ruling("N8.1")
def test_each_crop_in_play_is_counted_zeros_included_and_sorted_from_the_smallest():
    table = position(storage=["3 wheat 1 flax 2 papyrus", ""])
    assert [standing.counts for standing in table.score()] == [[0, 0, 1, 2, 3], [0, 0, 0, 0, 0]]


@ruling("N8.1")
@pytest.mark.parametrize(("players", "piles"), [(2, 5), (3, 5), (4, 5), (5, 6), (6, 7)])
def test_there_are_as_many_piles_as_crops_in_play(players: int, piles: int):
    table = position(players, storage=["wheat"])
    assert table.score()[0].counts == [*[0] * (piles - 1), 1]


@ruling("N8.1")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        # the smallest pile decides, whatever the others
        ("1 papyrus 1 wheat 1 lettuce 1 castor 1 flax", "10 papyrus 10 wheat 10 lettuce 10 castor"),
        ("2 papyrus 2 wheat 2 lettuce 2 castor 2 flax", "1 papyrus 9 wheat 9 lettuce 9 castor 9 flax"),
        # then the next
        ("1 papyrus 1 wheat 1 lettuce 1 castor", "9 wheat 9 lettuce 9 castor"),
        ("1 papyrus 3 wheat 3 lettuce 3 castor 3 flax", "1 papyrus 2 wheat 9 lettuce 9 castor 9 flax"),
        ("3 papyrus 3 wheat 3 lettuce", "2 papyrus 3 wheat 4 lettuce"),
        # up to the largest
        ("1 papyrus 2 wheat 2 lettuce 3 castor 5 flax", "1 papyrus 2 wheat 2 lettuce 3 castor 4 flax"),
        ("2 wheat", "1 flax"),
        ("1 wheat", ""),
        # it does not matter which crop a pile is
        ("4 flax 1 wheat", "4 wheat"),
    ],
)
def test_the_larger_smallest_pile_wins_then_the_larger_next(better: str, worse: str):
    assert places([better, worse]) == [1, 2]
    assert places([worse, better]) == [2, 1]


@ruling("N8.1", "N4.3")
def test_the_score_is_counted_when_the_game_ends():
    table = short_pile("wheat", fields={"wheat": (1, 1)}, season=2, step="flood")
    happens(table, "wheat")
    assert table.over
    assert [standing.place for standing in table.score()] == [2, 1]


@ruling("N8.2")
def test_hand_fields_stone_and_monuments_count_nothing():
    table = position(
        hands=["5 wheat 5 flax 2 stone wheat-flax"],
        storage=["wheat", "wheat"],
        fields={"papyrus": (0, 5), "lettuce": (0, 2)},
        monuments={"sphinx": (0, 3), "wall": (0, 2)},
    )
    mine, theirs = table.score()
    assert (mine.place, mine.counts, mine.details) == (theirs.place, theirs.counts, theirs.details)
    assert mine.counts == [0, 0, 0, 0, 1]
    assert "stone" not in mine.details


@ruling("N8.3")
@pytest.mark.parametrize(
    ("storage", "expected"),
    [
        (["wheat", "flax", ""], [1, 1, 3]),
        (["", "2 wheat 1 castor", "2 castor 1 flax"], [3, 1, 1]),
        (["2 wheat", "wheat", "flax"], [1, 2, 2]),
        (["wheat", "3 wheat", "flax", ""], [2, 1, 2, 4]),
        (["wheat", "flax", "", ""], [1, 1, 3, 3]),
        (["wheat", "flax", "castor", ""], [1, 1, 1, 4]),
        (["", "", ""], [1, 1, 1]),
    ],
)
def test_players_equal_in_every_pile_share_a_place_and_the_next_is_counted_past_it(
    storage: list[str], expected: list[int]
):
    assert places(storage) == expected


@ruling("N8.4")
def test_the_rulebooks_example_is_won_by_the_largest_second_smallest_pile():
    top = "9 papyrus 6 wheat 7 castor"
    middle = "4 wheat 1 lettuce 3 castor 2 flax"
    bottom = "3 papyrus 2 lettuce 3 castor 2 flax"
    standings = position(3, storage=[top, middle, bottom]).score()
    assert [standing.counts for standing in standings] == [[0, 0, 6, 7, 9], [0, 1, 2, 3, 4], [0, 2, 2, 3, 3]]
    assert sum(standings[1].counts) == sum(standings[2].counts)  # the rulebook's point: equally many cards
    assert places([top, middle, bottom]) == [3, 2, 1]
