"""Fertility as one record: everything that the packages above use of it."""

from akhet.games.fertility import notation, turn
from akhet.games.fertility.actions import ACTIONS
from akhet.games.fertility.bounds import bounds
from akhet.games.fertility.components import load_components, read_options, setup
from akhet.games.fertility.manifest import MANIFEST
from akhet.games.fertility.moves import move_data
from akhet.games.fertility.position import position, read_position, view_position
from akhet.games.fertility.read_view import read_view
from akhet.games.fertility.scoring import all_debens, counts, rank
from akhet.games.fertility.state import DISTRICTS, STATE
from akhet.games.fertility.view import VIEW, determinise, look
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
    setup=Setup(load_components, read_options, setup, bounds),
    notation=Notation(
        why_not=notation.why_not,
        not_your_turn=notation.NOT_YOURS,
        understand=notation.understand,
        label=notation.label,
        move_data=move_data,
        event=notation.event,
        say_outcome=notation.say_outcome,
        read_outcome=notation.read_outcome,
        position=position,
        read_position=read_position,
        view_position=view_position,
        read_view=read_view,
        standings=notation.standings,
        forecast=notation.forecast,
    ),
)
