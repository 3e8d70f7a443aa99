"""NILE. Read in the order of its rulebook: components, state, actions, turn, flood, trade, plant, speculate, pile,
scoring, view; then words and position, which say it all in readable names."""

from akhet.games.nile import notation, turn
from akhet.games.nile.actions import ACTIONS
from akhet.games.nile.components import load_components, read_options, setup
from akhet.games.nile.position import position, read_position, view_position
from akhet.games.nile.read_view import read_view
from akhet.games.nile.scoring import counts, rank, smallest_pile
from akhet.games.nile.state import KINDS, STATE
from akhet.games.nile.view import VIEW, determinise, look
from akhet.kernel.loop import game_loop
from akhet.kernel.rules import Rules

RULES = Rules(
    name="nile",
    version="1",
    state=STATE,
    view=VIEW,
    actions=ACTIONS,
    outcomes=KINDS,
    **game_loop("nile", turn, rank),
    odds=turn.odds,
    look=look,
    determinise=determinise,
    rank=rank,
    score=smallest_pile,
    counts=counts,
    load_components=load_components,
    read_options=read_options,
    setup=setup,
    why_not=notation.why_not,
    not_your_turn=notation.NOT_YOURS,
    understand=notation.understand,
    label=notation.label,
    event=notation.event,
    say_outcome=notation.say_outcome,
    read_outcome=notation.read_outcome,
    position=position,
    read_position=read_position,
    view_position=view_position,
    read_view=read_view,
    standings=notation.standings,
)
