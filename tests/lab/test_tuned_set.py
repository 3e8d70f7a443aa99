"""The tuned set of Fertility, and the changes from which it was found."""

from pathlib import Path

from akhet import Game
from akhet.games.fertility.components import SHIPPED
from akhet.games.fertility.read_set import load_components
from tools.fertility_set.compare import differences
from tools.fertility_set.tune import OUT, Measured, changes, lawful

ROOT = Path(__file__).parents[2]
TUNED = ROOT / OUT


def test_the_tuned_set_keeps_to_what_is_known_of_the_printed_one() -> None:
    shipped, tuned = load_components(SHIPPED), load_components(TUNED)
    assert lawful(tuned) and tuned.hash() != shipped.hash()
    assert tuned.wheat_scale == shipped.wheat_scale and tuned.tiles == shipped.tiles
    assert all(sum(row.count("w") for row in board.rows) in (3, 4) for board in tuned.boards)
    assert Game("fertility", TUNED).open(3, seed=1).legal() is not None
    sums = {shop.pays for district in tuned.districts for shop in district.shops}
    assert {f"{debens} debens" for debens in (2, 4, 5, 7, 9)} <= sums  # those of the worked example (F8.8)
    page = (ROOT / "docs" / "fertility-tuned.md").read_text("utf-8")
    assert tuned.hash()[:16] in page and all(f"- {words}" in page for words in differences(shipped, tuned))


def test_a_change_changes_the_part_that_it_names() -> None:
    shipped = load_components(SHIPPED)
    for change in changes(shipped):
        named = change.part.removeprefix("family ").removeprefix("board ")
        for words in differences(shipped, change.make(shipped)):
            place = words.partition(":")[0]
            assert place in (named, f"Board {named}", *(f"{letter}{named}" for letter in "ABPG")), change.words


def test_a_set_that_is_as_wanted_loses_nothing() -> None:
    good = Measured(wheat=23 / 87, built={"A1": 0.5, "B1": 0.9}, order={}, score=87)
    assert good.loss == 0
    assert Measured(wheat=0.42, built=good.built, order={}, score=87).loss > 0.5
    assert Measured(wheat=good.wheat, built={"A1": 0.05, "B1": 1.0}, order={}, score=87).loss > 0.1
