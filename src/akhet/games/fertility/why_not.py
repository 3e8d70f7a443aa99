"""Why a move is refused: the reason with what its sentence says."""

from akhet.games.fertility.components import Components
from akhet.games.fertility.notation import label
from akhet.games.fertility.refusals import Reason
from akhet.games.fertility.state import STEP_NAMES
from akhet.games.fertility.turn import refusal
from akhet.kernel.layout import Record
from akhet.kernel.refusal import Refusal, Term


def why_not(components: Components, s: Record, action: int) -> Refusal | None:
    """Why an action is refused now; None where it is legal."""
    reason = refusal(s, components.parts, action)
    if reason == Reason.FINE:
        return None
    if reason == Reason.GAME_OVER:
        return reason.refusal()
    if reason == Reason.WRONG_STEP:
        return reason.refusal(step=Term(f"fertility-step-{STEP_NAMES[s.step]}"))
    return reason.refusal(**label(components, s, action)[1])
