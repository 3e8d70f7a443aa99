"""What a puzzle is about, found in what happens when its best answer is played."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from akhet.games import module_of
from akhet.kernel.events import new_log, take_events
from akhet.kernel.layout import Record, blank
from akhet.table import Game, event_json

ENDGAME = "endgame"


@dataclass(frozen=True)
class Played:
    """A position and what the seat to move made happen, up to the next chance result."""

    game: Game
    seat: int
    before: Record  # a deal: only what the seat can see may be used
    after: Record
    events: list[dict[str, Any]]


def themes_of(game: Game, view: Record, dealt: Record, moves: Sequence[int]) -> tuple[str, ...]:
    """The themes of an answer, in the order in which the game lists them."""
    module = module_of(game.name, "puzzles")
    if module is None:
        return ()
    found = module.themes(_played(game, view, dealt, moves))
    return tuple(theme for theme in module.THEMES if theme in found)


def all_themes(game: str) -> tuple[str, ...]:
    module = module_of(game, "puzzles")
    return () if module is None else module.THEMES


def is_obvious(game: str, theme: str) -> bool:
    """Whether a theme nearly names the answer."""
    module = module_of(game, "puzzles")
    return module is not None and theme in module.OBVIOUS


def _played(game: Game, view: Record, dealt: Record, moves: Sequence[int]) -> Played:
    states, log = blank(game.rules.state, 2), new_log()
    states[0] = states[1] = dealt
    for move in moves:
        game.rules.verbs.act(states[1], game.parts, int(move), log)
    notation, seat = game.rules.notation, int(view.seat)
    events = [event_json(notation.event(game.components, row), seat, everything=False) for row in take_events(log)]
    return Played(game, seat, states[0], states[1], events)
