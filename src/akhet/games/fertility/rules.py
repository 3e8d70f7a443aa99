"""Fertility as one record: everything that the packages above use of it."""

from akhet.games.fertility import turn
from akhet.games.fertility.actions import ACTIONS
from akhet.games.fertility.bounds import bounds
from akhet.games.fertility.duplicate import lot_draw
from akhet.games.fertility.events import event, read_outcome, say_outcome
from akhet.games.fertility.manifest import MANIFEST
from akhet.games.fertility.moves import move_data
from akhet.games.fertility.notation import forecast, label
from akhet.games.fertility.phrases import understand
from akhet.games.fertility.position import position, view_position
from akhet.games.fertility.read_position import position_faults, read_position, read_view
from akhet.games.fertility.read_set import load_components, parse_components
from akhet.games.fertility.refusals import Reason
from akhet.games.fertility.scoring import all_debens, counts, rank, standings
from akhet.games.fertility.set_data import set_data
from akhet.games.fertility.setup import initial_state, offered_options, read_options, usual_pieces
from akhet.games.fertility.state import DISTRICTS, STATE
from akhet.games.fertility.view import VIEW, determinise, look
from akhet.games.fertility.why_not import why_not
from akhet.games.fertility.write_set import blank_entries, set_entries, write_components
from akhet.kernel.loop import game_verbs
from akhet.kernel.rules import Notation, Rules, Setup

RULES = Rules(
    manifest=MANIFEST,
    version="1",
    state=STATE,
    view=VIEW,
    actions=ACTIONS,
    outcomes=DISTRICTS,
    verbs=game_verbs("fertility", turn, look=look, determinise=determinise, rank=rank, score=all_debens, counts=counts),
    setup=Setup(
        load_components,
        read_options,
        initial_state,
        bounds,
        set_data,
        parse_components,
        write_components,
        set_entries,
        blank_entries,
        offered_options,
    ),
    notation=Notation(
        why_not=why_not,
        not_your_turn=Reason.NOT_YOUR_TURN.refusal(),
        understand=understand,
        label=label,
        move_data=move_data,
        event=event,
        say_outcome=say_outcome,
        read_outcome=read_outcome,
        position=position,
        read_position=read_position,
        view_position=view_position,
        read_view=read_view,
        standings=standings,
        forecast=forecast,
        position_faults=position_faults,
    ),
    added_fields=("piece",),
    fill_added=usual_pieces,
    lot_draw=lot_draw,
)
