"""What all games do in the same way: settle chance, and play whole games at random.

The functions named `..._template` are templates over the verbs of a game. `compiling.bind` makes a game's own function
from one: a copy whose globals are replaced by the game's verbs.

    the template, here                               bind(settle_template, "nile_settle", awaits_chance=…, happen=…)

    awaits_chance = happen = … = game_specific       awaits_chance = the rule of games/nile/turn.py
                                                     happen        = the rule of games/nile/turn.py
    def settle_template(s, parts, stream, log):      def nile_settle(s, parts, stream, log):
        while awaits_chance(s):                          while awaits_chance(s):
            happen(s, parts, …, log)                         happen(s, parts, …, log)

Numba can cache neither a function that takes functions as arguments nor a closure over them; it can cache this.

Every game has these verbs. `s` is a state and `parts` are its components:

- `legal(s, parts, moves)`: write the numbers of all legal actions, ascending, into an `ActionTable.buffer`, and return
  how many there are;
- `act(s, parts, action, log)`: carry out a legal action, up to the next decision or chance result;
- `awaits_chance(s)`: whether a chance result comes next;
- `chance(s, parts, stream)`: draw a chance result from the stream;
- `happen(s, parts, outcome, log)`: carry out a chance result, up to the next decision or chance result;
- `rank(s, parts, places)`: write every seat's place.
"""

from types import ModuleType

from akhet.kernel.compiling import Verb, bind, game_specific
from akhet.kernel.rules import Verbs
from akhet.kernel.stream import below
from akhet.kernel.table_loop import table_verbs

legal = act = awaits_chance = chance = happen = rank = settle = playout = game_specific


def settle_template(s, parts, stream, log):
    """Carry out chance results until a player has to decide or the game is over."""
    while awaits_chance(s):
        happen(s, parts, chance(s, parts, stream), log)


def playout_template(s, parts, stream, choices, moves):
    """Play at random to the end of the game; return the number of decisions made."""
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
    """Play many games at random to the end. Each array has one row per game."""
    for game in range(len(states)):
        decisions[game] = playout(states[game], parts, streams[game], choices[game], moves)


def ranks_template(states, parts, places):
    """Write the places of many finished games. Each array has one row per game."""
    for game in range(len(states)):
        rank(states[game], parts, places[game])


def game_verbs(
    game: str, turn: ModuleType, *, look: Verb, determinise: Verb, rank: Verb, score: Verb, counts: Verb
) -> Verbs:
    """A game's verbs: those of its `turn` module, those given, and the templates above bound to them."""
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
        at_table=table_verbs(game, {**own, "look": look}),
    )
