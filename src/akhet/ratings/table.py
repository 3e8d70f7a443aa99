"""What a rated game changes: who is compared with whom, and how much it counts."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from akhet.ratings.model import Rating, rate
from akhet.ratings.scale import Scale

AGAINST_BOT = 0.5  # of a comparison: a bot has blind spots that can be learned
LEAVER_SHARE = 1 / 3  # of a player's steps; who lets a stand-in make more of them has left

Pair = tuple[int, int]


@dataclass(frozen=True)
class RatedPlayer:
    """A seat at the end of a rated game."""

    rating: Rating
    place: int
    bot: bool = False
    left: bool = False  # a stand-in played on: they are last, whatever it achieved


def rate_table(scale: Scale, players: Sequence[RatedPlayer], uncounted: Collection[Pair] = ()) -> list[Rating]:
    """The ratings after a game. A pair (i, j) in `uncounted` does not count for i. A bot's rating is fixed.

    In a game of three or more, those who stayed are not compared with one who left: that would rate a stand-in. The one
    who left has lost to all of them. With two players, to leave is to resign, which counts for both.
    """
    places = [len(players) + 1 if one.left else one.place for one in players]
    weights = [
        [0.0 if (i, j) in uncounted else _weight(own, other, len(players)) for j, other in enumerate(players)]
        for i, own in enumerate(players)
    ]
    after = rate([one.rating for one in players], places, scale.beta[len(players)], weights)
    return [one.rating if one.bot else rating for one, rating in zip(players, after, strict=True)]


def _weight(own: RatedPlayer, other: RatedPlayer, players: int) -> float:
    if other.left and (own.left or players > 2):
        return 0.0
    return AGAINST_BOT if other.bot else 1.0


def stakes(scale: Scale, players: Sequence[RatedPlayer], own: int, uncounted: Collection[Pair] = ()) -> list[float]:
    """How the rating of a seat would change with each place, first to last.

    Between first and last it depends on who is ahead: the stronger ones are, since that is the likeliest order.
    """
    others = sorted((n for n in range(len(players)) if n != own), key=lambda n: -players[n].rating.mu)
    found: list[float] = []
    for place in range(len(players)):
        order = [*others[:place], own, *others[place:]]
        finished = [RatedPlayer(one.rating, 1 + order.index(number), one.bot) for number, one in enumerate(players)]
        found.append(rate_table(scale, finished, uncounted)[own].mu - players[own].rating.mu)
    return found


def has_left(own_steps: int, stand_in_steps: int) -> bool:
    """Whether a stand-in made so many of a player's steps that the result is not theirs."""
    return stand_in_steps > LEAVER_SHARE * (own_steps + stand_in_steps)
