"""Tiny variants: the last turns of a game, small enough to be solved exactly.

A game's module in this package lists its own as `TINY`, by name.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

import numpy as np

from akhet.envs.variant import Variant
from akhet.games import module_of
from akhet.kernel.refusal import shown
from akhet.table import Game


@dataclass(frozen=True)
class Tiny:
    """A small end of a game for two players. `setup` returns the components it is played with, and the first State."""

    about: str
    setup: Callable[[], tuple[Game, np.recarray]]


def tiny_of(game: str) -> Mapping[str, Tiny]:
    """The tiny variants of a game by name; most games have none."""
    try:
        module = module_of(game, "envs.tiny")
    except ModuleNotFoundError:  # a game from outside that has no such package
        return {}
    return {} if module is None else module.TINY


def tiny_variant(variant: Variant, name: str) -> Variant:
    """The tiny variant of this name, with the other choices of a variant."""
    known = tiny_of(variant.game.name)
    if name not in known:
        raise ValueError(f"tiny is {shown(name)!r}; it must be one of {', '.join(known) or 'none'}")
    if variant.players != 2:
        raise ValueError(f"tiny variants have 2 players, not {variant.players}")
    game, setup = known[name].setup()
    return replace(variant, game=game, setup=setup)
