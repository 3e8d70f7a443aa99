"""Why a move is refused: the reason with what its sentence says."""

from akhet.games.fertility.components import Components
from akhet.games.fertility.notation import label
from akhet.games.fertility.refusals import Reason
from akhet.games.fertility.state import STEP_NAMES, Step
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
    return reason.refusal(**label(components, s, action)[1])


def forbidden(s: Record, step: Step, reason: Reason, **values: object) -> Refused:
    """The exception to raise for a move of a step that is not an action: it names something that no game has."""
    if s.step == Step.OVER:
        return Reason.GAME_OVER.refused()
    if s.step != step:
        return Reason.WRONG_STEP.refused(step=_step_term(s))
    return reason.refused(**values)


def _step_term(s: Record) -> Term:
    return Term(f"fertility-step-{STEP_NAMES[s.step]}")
