"""What every game does alike, over a game's own verbs: settle chance, play whole games at random.

These are texts, not functions: a game makes its own of them by `bind`, with its verbs in the place of the names
declared here. The verbs, the same in every game:

- `legal(s, moves)`: write the numbers of all legal actions, ascending, into an `ActionTable.buffer`; give their count,
  0 where there are none;
- `act(s, action, log)`: carry out a legal action, as far as the next decision or chance;
- `awaits_chance(s)`: whether chance comes next;
- `chance(s, stream)`: let the stream decide an outcome;
- `happen(s, outcome, log)`: carry out that outcome, as far as the next decision or chance;
- `rank(s, places)`: write every seat's place.
"""

from typing import Any

from akhet.kernel.stream import below


def _a_games_own(*_: Any) -> Any:
    raise NotImplementedError("bind this text to a game's verbs first")


legal = act = awaits_chance = chance = happen = rank = settle = playout = _a_games_own


def settle_text(s, stream, log):
    """Let chance decide until a player has to, or the game is over."""
    while awaits_chance(s):
        happen(s, chance(s, stream), log)


def playout_text(s, stream, choices, moves):
    """Play on at random to the end of the game; the number of decisions made."""
    settle(s, stream, None)
    decisions = 0
    count = legal(s, moves)
    while count > 0:
        act(s, moves[below(choices, count)], None)
        settle(s, stream, None)
        decisions += 1
        count = legal(s, moves)
    return decisions


def playouts_text(states, streams, choices, moves, decisions):
    """Play many games at random to their ends: a row of each array belongs to one game."""
    for game in range(len(states)):
        decisions[game] = playout(states[game], streams[game], choices[game], moves)


def ranks_text(states, places):
    """The places of many finished games: a row of each array belongs to one game."""
    for game in range(len(states)):
        rank(states[game], places[game])
