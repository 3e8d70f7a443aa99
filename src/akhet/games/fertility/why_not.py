"""Why a move is refused: the reason with what its sentence says."""

from akhet.games.fertility.actions import PLACE_TILE, TURNINGS, squares_of
from akhet.games.fertility.components import Components
from akhet.games.fertility.notation import label, square_words
from akhet.games.fertility.refusals import Reason
from akhet.games.fertility.state import BLOCKED, EMPTY, MONUMENT, OUTSIDE, RESOURCES, STEP_NAMES, WATER, Step
from akhet.games.fertility.turn import refusal
from akhet.kernel.layout import Record
from akhet.kernel.refusal import Refusal, Refused, Term


def why_not(components: Components, s: Record, action: int) -> Refusal | None:
    """Why an action is refused now; None where it is legal."""
    reason = refusal(s, components.parts, action)
    if reason == Reason.FINE:
        return None
    if reason == Reason.GAME_OVER:
        return reason.refusal()
    if reason == Reason.WRONG_STEP:
        return reason.refusal(step=_step_term(s))
    values = label(components, s, action)[1]
    if reason == Reason.PLACE_NOT_DESERT:
        return _taken(s, action - PLACE_TILE) or reason.refusal(**values)
    if reason == Reason.BUILD_CANNOT_PAY:
        values["held"] = int(s.beside[:RESOURCES].sum()) + int(s.wheat[s.turn])
    return reason.refusal(**values)


def _taken(s: Record, placement: int) -> Refusal | None:
    """F3.1: what is on one of the two squares; None where one of them is not in the Valley."""
    squares = squares_of(placement // TURNINGS)
    if any(s.land[square] == OUTSIDE for square in squares):
        return None
    square = next(one for one in squares if s.scene[one] != EMPTY)
    if s.scene[square] == BLOCKED:
        taken = "water" if s.land[square] == WATER else "wheat"
    else:
        taken = "monument" if s.scene[square] >= MONUMENT else "tile"
    values = {"square": square_words(square), "taken": Term(f"fertility-taken-{taken}")}
    return Refusal("fertility.place.taken", Reason.PLACE_NOT_DESERT.ruling, values)


def forbidden(s: Record, step: Step, reason: Reason, **values: object) -> Refused:
    """The exception to raise for a move of a step that is not an action: it names something that no game has."""
    if s.step == Step.OVER:
        return Reason.GAME_OVER.refused()
    if s.step != step:
        return Reason.WRONG_STEP.refused(step=_step_term(s))
    return reason.refused(**values)


def _step_term(s: Record) -> Term:
    return Term(f"fertility-step-{STEP_NAMES[s.step]}")
