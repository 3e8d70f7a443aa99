"""NILE as one record: everything that the packages above use of it."""

from akhet.games.nile import notation, turn
from akhet.games.nile.actions import ACTIONS
from akhet.games.nile.bounds import bounds
from akhet.games.nile.components import load_components, read_options, setup
from akhet.games.nile.manifest import MANIFEST
from akhet.games.nile.moves import move_data
from akhet.games.nile.position import position, read_position, view_position
from akhet.games.nile.read_view import read_view
from akhet.games.nile.scoring import counts, rank, smallest_pile
from akhet.games.nile.state import KINDS, STATE
from akhet.games.nile.view import VIEW, determinise, look
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
    ),
)
