"""Fertility. Read in the order of its rulebook: components, state, actions, setting, turn, valley, city, scoring, view;
then words and position, which say it all in readable names."""

from akhet.games.fertility import notation, turn
from akhet.games.fertility.actions import ACTIONS
from akhet.games.fertility.components import load_components, read_options, setup
from akhet.games.fertility.position import position, read_position, view_position
from akhet.games.fertility.read_view import read_view
from akhet.games.fertility.scoring import all_debens, counts, rank
from akhet.games.fertility.state import DISTRICTS, STATE
from akhet.games.fertility.view import VIEW, determinise, look
from akhet.kernel.loop import game_loop
from akhet.kernel.rules import Rules

RULES = Rules(
    name="fertility",
    version="1",
    state=STATE,
    view=VIEW,
    actions=ACTIONS,
    outcomes=DISTRICTS,
    **game_loop("fertility", turn, rank),
    odds=turn.odds,
    look=look,
    determinise=determinise,
    rank=rank,
    score=all_debens,
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
    forecast=notation.forecast,
    hides_nothing=True,
)
