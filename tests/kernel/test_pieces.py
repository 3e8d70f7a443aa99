"""Sets of pieces: each seat has one of its own."""

import pytest

from akhet import Refused
from akhet.kernel.manifest import Pieces

PIECES = Pieces(("cat", "dog", "fox", "owl"), "P2", "pebbles-piece-")


@pytest.mark.parametrize(
    ("chosen", "pieces"),
    [
        ([None, None, None], ("cat", "dog", "fox")),
        (["owl", None], ("owl", "dog")),
        (["dog", None, None], ("dog", "cat", "fox")),
        ([None, "cat", None, "dog"], ("owl", "cat", "fox", "dog")),
    ],
)
def test_a_seat_without_a_choice_has_the_set_with_its_number_or_the_first_free(
    chosen: list[str | None], pieces: tuple[str, ...]
) -> None:
    assert PIECES.for_seats(chosen) == pieces


@pytest.mark.parametrize(
    ("chosen", "code"), [(["cat", "cat"], "open.piece_taken"), (["cat", "cow"], "open.piece_unknown")]
)
def test_a_set_that_is_taken_or_unknown_is_refused_with_the_ruling(chosen: list[str | None], code: str) -> None:
    with pytest.raises(Refused) as refused:
        PIECES.for_seats(chosen)
    assert (refused.value.refusal.code, refused.value.refusal.ruling) == (code, "P2")


def test_a_game_without_sets_has_none_to_choose() -> None:
    assert Pieces().for_seats([None, None]) == ()
    with pytest.raises(Refused):
        Pieces().check(["cat"])
