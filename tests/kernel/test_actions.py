"""Action tables: one number and one phrase per action. Records contain NILE's numbers, so a file pins them."""

import pytest

from akhet.games.nile.actions import ACTIONS
from akhet.kernel.actions import ActionTable
from tests.golden import GOLDEN

TABLE = ActionTable(stay=["stay"], go=["go left", "go right"], rest=["rest"])


def test_groups_are_numbered_one_after_the_other():
    assert len(TABLE) == 4
    assert [TABLE.say(action) for action in range(4)] == ["stay", "go left", "go right", "rest"]
    assert [TABLE.start(group) for group in ("stay", "go", "rest")] == [0, 1, 3]


@pytest.mark.parametrize("table", [TABLE, ACTIONS], ids=["small", "nile"])
def test_every_number_has_its_own_words_and_back(table):
    assert len({table.say(action) for action in range(len(table))}) == len(table)
    assert [table.number(table.say(action)) for action in range(len(table))] == list(range(len(table)))


@pytest.mark.parametrize("words", ["", "go", "Stay", "stay ", "0"])
def test_other_words_name_no_action(words):
    assert TABLE.number(words) is None


def test_two_actions_with_the_same_words_are_refused():
    with pytest.raises(ValueError, match="two actions have the same words"):
        ActionTable(go=["left", "right"], turn=["left"])


def test_niles_numbers_are_those_that_records_hold():
    """A change here makes existing records unreadable, so it needs a new version of the rules."""
    pinned = (GOLDEN / "nile-actions.txt").read_text("utf-8").splitlines()
    assert [f"{action} {ACTIONS.say(action)}" for action in range(len(ACTIONS))] == pinned
    assert len(pinned) == 70
