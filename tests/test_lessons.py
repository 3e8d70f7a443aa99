"""The short lessons: positions are lawful, tasks can be done, and another way is told from the right one."""

import pytest

from akhet import Game, Refused
from akhet.lessons import attempt, lesson_of, lessons_of

# Something else that the learner may try, which misses the task.
OTHER_WAYS = {
    ("nile", "outplant"): ["pass"],
    ("nile", "market"): ["speculate papyrus-flax"],
    ("nile", "offering"): ["pass"],
    ("nile", "speculation"): ["speculate papyrus-castor"],
    ("nile", "plague"): ["plant 2 wheat"],
    ("nile", "monuments"): ["plant 2 stone on sphinx"],
    ("fertility", "quarry"): ["place alabaster 3,6 alabaster 4,6", "done"],
    ("fertility", "specialised"): ["supply grape to shop 1 of spot 1"],
    ("fertility", "exchange"): ["supply papyrus to shop 1 of spot 0"],
    ("fertility", "gods"): ["supply alabaster to shop 0 of spot 3"],
}


def test_every_lesson_has_another_way() -> None:
    assert set(OTHER_WAYS) == {(game, name) for game in ("nile", "fertility") for name in lessons_of(game)}


@pytest.mark.parametrize(("game", "name"), OTHER_WAYS)
def test_a_lesson_is_lawful_and_solved_by_its_solution_only(game: str, name: str) -> None:
    rules, lesson = Game(game), lesson_of(game, name)
    start = attempt(rules, lesson, [])
    assert start.table.turn == lesson.seat and not start.solved and not start.missed
    for made in range(1, len(lesson.solution)):
        assert not attempt(rules, lesson, lesson.solution[:made]).missed
    end = attempt(rules, lesson, lesson.solution)
    assert end.solved and not end.missed
    other = attempt(rules, lesson, OTHER_WAYS[game, name])
    assert other.missed and not other.solved
    assert attempt(rules, lesson, lesson.solution).table.hash() == end.table.hash()  # the same cards every time
    assert {ruling[0] for ruling in lesson.rulings} == {game[0].upper()}


def test_a_move_that_is_not_legal_is_refused_and_so_is_an_unknown_lesson() -> None:
    with pytest.raises(Refused):
        attempt(Game("nile"), lesson_of("nile", "outplant"), ["plant 4 castor"])
    with pytest.raises(Refused) as refused:
        lesson_of("nile", "nothing")
    assert refused.value.refusal.code == "lesson.unknown"
