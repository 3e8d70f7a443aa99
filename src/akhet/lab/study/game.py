"""What a study can ask about a game. A game's own module, `lab/<game>`, has it as `STUDY`."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from akhet.bots.network.features import features_of
from akhet.games import manifest_of, module_of
from akhet.kernel.loop import Verb
from akhet.kernel.refusal import refuse


@dataclass(frozen=True)
class Thing:
    """Something that players may do or leave: build this District, plant this crop, go to the Market."""

    group: str  # of a kind: "district", "crop"; the message `study-group-<group>` names it
    name: str  # stable, for programs
    actions: range  # any of which is to do it
    label: tuple[str, dict[str, Any]]  # the message for people, with its values
    once: bool = False  # whether there is only one of it in a game


@dataclass(frozen=True)
class Gift:
    """Something that a player may be given at the start, at no cost."""

    group: str
    name: str
    label: tuple[str, dict[str, Any]]
    contents: dict[str, int]  # how often each element is in it, if gifts are made of elements


@dataclass(frozen=True)
class GameStudy:
    """The functions are rules; `s` is a State.

    - `plan_step(s, parts, plan, taken, scratch)`: the action of a plan after `taken` others, as far as the plan fixes
      it; -1 after that;
    - `give(s, parts, seat, gift)`: put a gift into the position before the first chance result;
    - `note_sources(s, parts, seat, sources)`: what a seat's result is made of, at the end.
    """

    things: Callable[[Any], list[Thing]]  # of a set of components
    gifts: Callable[[Any], list[Gift]]
    in_play: Callable[[Any, Any, str, str], bool]  # game, initial state, group, name
    sources: tuple[tuple[str, dict[str, Any]], ...]  # labels
    elements: Callable[[Any, str], tuple[str, dict[str, Any]]]  # components, element: its label
    ladder: tuple[str, ...]  # bots that do not search, weakest first
    plan_step: Verb
    give: Verb
    note_sources: Verb


@cache
def study_of(game: str) -> GameStudy:
    found = getattr(module_of(game, "lab"), "STUDY", None)
    if found is None or features_of(game) is None:
        raise refuse("study.none", None, game=manifest_of(game).title)
    return found


def thing_of_action(things: list[Thing], actions: int) -> np.ndarray:
    """The number of the thing that each action does; -1 if none."""
    found = np.full(actions, -1, np.int64)
    for number, thing in enumerate(things):
        found[thing.actions.start : thing.actions.stop] = number
    return found
