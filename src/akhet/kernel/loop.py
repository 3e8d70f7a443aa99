"""What every game does alike, over a game's own verbs: settle chance, play whole games at random.

These are texts, not functions: a game makes its own of them by `bind`, with its verbs in the place of the names
declared here. The verbs, the same in every game, over a state and the components beside it:

- `legal(s, parts, moves)`: write the numbers of all legal actions, ascending, into an `ActionTable.buffer`; give
  their count, 0 where there are none;
- `act(s, parts, action, log)`: carry out a legal action, as far as the next decision or chance;
- `awaits_chance(s)`: whether chance comes next;
- `chance(s, parts, stream)`: let the stream decide an outcome;
- `happen(s, parts, outcome, log)`: carry out that outcome, as far as the next decision or chance;
- `rank(s, parts, places)`: write every seat's place.
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any

from akhet.kernel.compiling import bind
from akhet.kernel.rules import Verbs
from akhet.kernel.stream import below

Verb = Callable[..., Any]


def game_specific(*_: Any) -> Any:
    """Stands in a text where a game's own verb will be."""
    raise NotImplementedError("bind this text to a game's verbs first")


legal = act = awaits_chance = chance = happen = rank = settle = playout = game_specific


def settle_template(s, parts, stream, log):
    """Let chance decide until a player has to, or the game is over."""
    while awaits_chance(s):
        happen(s, parts, chance(s, parts, stream), log)


def playout_template(s, parts, stream, choices, moves):
    """Play on at random to the end of the game; the number of decisions made."""
    settle(s, parts, stream, None)
    decisions = 0
    count = legal(s, parts, moves)
    while count > 0:
        act(s, parts, moves[below(choices, count)], None)
        settle(s, parts, stream, None)
        decisions += 1
        count = legal(s, parts, moves)
    return decisions


def playouts_template(states, parts, streams, choices, moves, decisions):
    """Play many games at random to their ends: a row of each array belongs to one game."""
    for game in range(len(states)):
        decisions[game] = playout(states[game], parts, streams[game], choices[game], moves)


def ranks_template(states, parts, places):
    """The places of many finished games: a row of each array belongs to one game."""
    for game in range(len(states)):
        rank(states[game], parts, places[game])


def game_verbs(
    game: str, turn: ModuleType, *, look: Verb, determinise: Verb, rank: Verb, score: Verb, counts: Verb
) -> Verbs:
    """A game's verbs: those of its `turn` module, those given, and its own functions made from the templates above."""
    own = {name: getattr(turn, name) for name in ("legal", "act", "awaits_chance", "chance", "happen")}
    settle = bind(settle_template, f"{game}_settle", **own)
    playout = bind(playout_template, f"{game}_playout", **own, settle=settle)
    return Verbs(
        **own,
        odds=turn.odds,
        look=look,
        determinise=determinise,
        rank=rank,
        score=score,
        counts=counts,
        settle=settle,
        playout=playout,
        playouts=bind(playouts_template, f"{game}_playouts", playout=playout),
        ranks=bind(ranks_template, f"{game}_ranks", rank=rank),
    )
