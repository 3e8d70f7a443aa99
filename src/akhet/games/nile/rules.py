"""NILE as one record: everything that the packages above use of it."""

from akhet.games.nile import turn
from akhet.games.nile.actions import ACTIONS
from akhet.games.nile.bounds import bounds
from akhet.games.nile.components import load_components, parse_components, set_data, set_entries, write_components
from akhet.games.nile.duplicate import lot_draw
from akhet.games.nile.events import event, read_outcome, say_outcome
from akhet.games.nile.manifest import MANIFEST
from akhet.games.nile.moves import move_data
from akhet.games.nile.notation import label
from akhet.games.nile.phrases import understand
from akhet.games.nile.position import position, view_position
from akhet.games.nile.read_position import position_faults, read_position, read_view
from akhet.games.nile.refusals import Reason
from akhet.games.nile.scoring import counts, rank, smallest_pile, standings
from akhet.games.nile.setup import initial_state, offered_options, read_options
from akhet.games.nile.state import ADDED_FIELDS, KINDS, STATE, fill_added
from akhet.games.nile.unknown_hands import deal_unknown
from akhet.games.nile.view import VIEW, determinise, look
from akhet.games.nile.why_not import why_not
from akhet.kernel.loop import game_verbs
from akhet.kernel.rules import Notation, Rules, Setup

RULES = Rules(
    manifest=MANIFEST,
    version="1",
    state=STATE,
    view=VIEW,
    actions=ACTIONS,
    outcomes=KINDS,
    verbs=game_verbs("nile", turn, look=look, determinise=determinise, rank=rank, score=smallest_pile, counts=counts),
    setup=Setup(
        load_components,
        read_options,
        initial_state,
        bounds,
        set_data,
        parse_components,
        write_components,
        set_entries,
        offered_options=offered_options,
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
        position_faults=position_faults,
        deal_unknown=deal_unknown,
    ),
    added_fields=ADDED_FIELDS,
    fill_added=fill_added,
    lot_draw=lot_draw,
)
