"""Which variants of a game a training plays."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from akhet.games import manifest_of, module_of


@dataclass(frozen=True)
class Variant:
    """A number of players and options, and how large a share of the games is played so."""

    players: int
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
    share: int = 1


@dataclass(frozen=True)
class Curriculum:
    """What a game exports as `CURRICULUM` in its module of this package."""

    variants: tuple[Variant, ...]
    lead: float = 0.1  # how much of the reward is the lead; the rest is the rank

    @property
    def judged(self) -> tuple[Variant, ...]:
        """The variants that the strength is measured in: those that are played more often than others."""
        return tuple(variant for variant in self.variants if variant.share > 1) or self.variants


def curriculum_of(game: str) -> Curriculum:
    """A game's own curriculum, or all its numbers of players without options."""
    module = module_of(game, "learn")
    if module is not None:
        return module.CURRICULUM
    return Curriculum(tuple(Variant(players) for players in manifest_of(game).players))
