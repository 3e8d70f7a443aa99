"""Why a move is refused (N9): the reason with what its sentence says."""

from akhet.games.nile.actions import DONE, PLAY, PUT
from akhet.games.nile.components import Components
from akhet.games.nile.notation import card_term, plot_term
from akhet.games.nile.plant import needed, refuse_planting, refuse_too_few
from akhet.games.nile.refusals import Reason
from akhet.games.nile.state import CROPS, PLOTS, SPECULATION, SPHINX, STATE, STEP_NAMES, STONE
from akhet.games.nile.turn import refusal
from akhet.kernel.layout import Record, from_bytes
from akhet.kernel.refusal import Refusal, Seat, Term


def why_not(components: Components, s: Record, action: int) -> Refusal | None:
    """N9: why an action is refused now; None where it is legal."""
    reason = refusal(s, action)
    if reason == Reason.FINE:
        return None
    if reason in (Reason.GAME_OVER, Reason.WRONG_STEP):
        return refused_step(s, reason)
    if PUT <= action < PLAY:
        planting = s.planting.tolist()
        plot = action - PUT
        in_hand = int(s.hand[s.turn, plot if plot < CROPS else STONE])
        # As in plant.refuse_put: with all the cards that could follow on the same new plot.
        alone = sum(planting) == planting[plot] and s.owner[plot] != s.turn
        planting[plot] = max(planting[plot] + 1, in_hand) if alone else planting[plot] + 1
        return refused_planting(s, reason, planting)
    if action == DONE:
        return refused_planting(s, reason, s.planting.tolist())
    if action >= PLAY:
        return reason.refusal(card=card_term(SPECULATION + action - PLAY))
    return reason.refusal()


def refused_step(s: Record, reason: Reason) -> Refusal:
    """The refusal of an action that belongs to another step, or comes after the end."""
    if reason == Reason.GAME_OVER:
        return reason.refusal()
    return reason.refusal(step=Term(f"nile-step-{STEP_NAMES[s.step]}"))


def refused_planting(s: Record, reason: Reason, planting: list[int]) -> Refusal:
    """The refusal of a planting, with the flooded card, the missing card or the rival to beat."""
    parts = [plot for plot in range(PLOTS) if planting[plot] > 0]
    if reason in (Reason.PLANT_TOO_FEW, Reason.BUILD_TOO_FEW, Reason.PLANT_WALL):
        for plot in parts:
            if refuse_too_few(with_planting(s, {plot: planting[plot]}), 0, 0) == reason:
                return reason.refusal(
                    plot=plot_term(plot),
                    needed=int(needed(s, plot)),
                    cards=planting[plot],
                    rival=Seat(s.owner[plot]),
                    size=int(s.planted[plot]),
                )
    if reason == Reason.PLANT_FLOODED:
        flooded = next(plot for plot in parts if _refuses_alone(s, plot, Reason.PLANT_FLOODED))
        return reason.refusal(card=card_term(flooded if flooded < CROPS else STONE))
    if reason == Reason.PLANT_NOT_IN_HAND:
        stone = sum(planting[SPHINX:])
        wanted = [(plot, planting[plot]) for plot in range(CROPS)] + [(STONE, stone)]
        card, cards = next((card, n) for card, n in wanted if n > s.hand[s.turn, card])
        return reason.refusal(card=card_term(card), cards=cards, held=int(s.hand[s.turn, card]))
    if reason == Reason.PLANT_SHAPE:
        return _refused_shape(s, parts, planting)
    return reason.refusal()


def _refused_shape(s: Record, parts: list[int], planting: list[int]) -> Refusal:
    """N3.12: what is missing where one card is planted alone; otherwise which plantings there are."""
    ruling = Reason.PLANT_SHAPE.ruling
    if len(parts) > 1 or planting[parts[0]] > 1:
        return Reason.PLANT_SHAPE.refusal(monuments=int(s.deck[STONE] > 0))
    plot = parts[0]
    card = card_term(plot if plot < CROPS else STONE)
    if s.planted[plot] == 0:
        return Refusal("nile.plant.one_alone", ruling, {"card": card})
    values = {"card": card, "needed": max(2, int(needed(s, plot))), "size": int(s.planted[plot])}
    return Refusal("nile.plant.one_against", ruling, values | {"plot": plot_term(plot), "rival": Seat(s.owner[plot])})


def _refuses_alone(s: Record, plot: int, reason: Reason) -> bool:
    return refuse_planting(with_planting(s, {}), plot, 1) == reason


def with_planting(s: Record, planting: dict[int, int]) -> Record:
    """A copy of the position in which this planting, and no other, is picked."""
    copy = from_bytes(STATE, s.tobytes())[0]
    copy.planting[:] = 0
    for plot, cards in planting.items():
        copy.planting[plot] = cards
    return copy
