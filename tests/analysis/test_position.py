"""The comparison of the moves in any position: by what the seat to move can know, in blocks that can be added up."""

import pytest

from akhet.analysis.position import BLOCK_WORLDS, Block, PositionAnalysis
from akhet.games import BUILT_IN
from akhet.kernel.refusal import Refused
from akhet.table import Game, Table

SEAT = 0
HANDS = ({"papyrus": 2, "flax": 1}, {"wheat": 3}, {"castor": 1, "flax": 2})


def nile(*hands: dict[str, int], **more: object) -> Table:
    return Game("nile").set_up({"players": len(hands), "turn": SEAT, "hands": list(hands)} | more)


def compared(table: Table, block: int = 0) -> tuple[list[list[int]], Block]:
    analysis = PositionAnalysis(table)
    return [one.moves for one in analysis.candidates], analysis.play(block)


def test_cards_that_the_seat_cannot_see_change_nothing() -> None:
    own, *rivals = HANDS
    here = compared(nile(own, *rivals))
    other = compared(nile(own, {"lettuce": 3}, {"papyrus": 1, "castor": 2}))
    assert here == other
    assert compared(nile({"papyrus": 1, "flax": 2}, *rivals)) != here  # its own cards do


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_block_depends_on_its_number_only(game: str) -> None:
    table = Game(game).open(2, seed=4)
    analysis = PositionAnalysis(table)
    first, second = analysis.play(0), analysis.play(1)
    assert PositionAnalysis(table.copy()).play(1) == second != first
    for totals in first.totals:
        assert sum(totals) == pytest.approx(BLOCK_WORLDS)


def test_a_candidate_comes_out_the_same_whichever_others_are_played() -> None:
    analysis = PositionAnalysis(Game("nile").open(2, seed=11))
    assert len(analysis.candidates) > 1
    alone, together = analysis.play(3, [1]), analysis.play(3)
    assert alone.totals[1] == together.totals[1] and alone.totals[0] == [0.0, 0.0]


def test_a_position_in_which_nobody_moves_is_refused() -> None:
    with pytest.raises(Refused, match="nobody_to_move"):
        PositionAnalysis(Game("nile").set_up({"players": 2, "turn": 0, "step": "flood"}))
