"""Who of those who wait for a quick match play together: people of similar strength first, others as time passes."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from akhet.bots.levels import levels_of
from akhet.ratings.scale import scale_of

FIRST_WINDOW = 150.0  # points of rating between two people who have just come
WIDER_PER_SECOND = 20.0
ANYBODY_AFTER = 60.0  # seconds


@dataclass(frozen=True)
class Waiting:
    """A person who waits."""

    person: str
    joined: float
    rating: float
    bots_after: float | None = None  # seconds; None: they want no bots
    apart: frozenset[str] = frozenset()  # people with whom they never play: one has blocked the other


@dataclass(frozen=True)
class Party:
    """People who play together. Bots take the other seats."""

    people: list[str]  # in the order in which they came
    rating: float  # their mean


def find_party(waiting: Sequence[Waiting], players: int, now: float) -> Party | None:
    """The next party; None if nobody can begin yet. Whoever has waited longest comes first."""
    in_order = sorted(waiting, key=lambda one: (one.joined, one.person))
    for first in in_order:
        together = _around(first, in_order, players, now)
        if len(together) == players:
            return _party(together)
    with_bots = [one for one in in_order if one.bots_after is not None and now - one.joined >= one.bots_after]
    return _party(_around(with_bots[0], with_bots, players, now)) if with_bots else None


def level_near(game: str, rating: float) -> str:
    """The level of bots whose rating is nearest; in a game without ratings, the one in the middle."""
    scale, levels = scale_of(game), list(levels_of(game))
    if scale is None:
        return levels[len(levels) // 2]
    return min(scale.levels, key=lambda level: (abs(scale.levels[level] - rating), level))


def _around(first: Waiting, waiting: Sequence[Waiting], players: int, now: float) -> list[Waiting]:
    """This person with those nearest in rating, as far as all accept each other, at most as many as play."""
    together = [first]
    for one in sorted(waiting, key=lambda one: abs(one.rating - first.rating)):
        if len(together) < players and one not in together and all(_accept(one, other, now) for other in together):
            together.append(one)
    return together


def _accept(one: Waiting, other: Waiting, now: float) -> bool:
    if other.person in one.apart:
        return False
    return abs(one.rating - other.rating) <= min(_window(now - one.joined), _window(now - other.joined))


def _window(waited: float) -> float:
    """How many points of rating somebody may differ who is matched with a person who has waited so long."""
    return math.inf if waited >= ANYBODY_AFTER else FIRST_WINDOW + WIDER_PER_SECOND * waited


def _party(together: list[Waiting]) -> Party:
    in_order = sorted(together, key=lambda one: (one.joined, one.person))
    return Party([one.person for one in in_order], sum(one.rating for one in together) / len(together))
