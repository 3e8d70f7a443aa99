"""The standings of a tournament, from its games. Pure functions: points are never added up in the database."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Literal

from akhet.server.tournaments.pairing import Entrant

Format = Literal["swiss", "arena"]
BYE = 1.0
DIGITS = 6  # so that sums of thirds are equal if they should be


@dataclass(frozen=True)
class PlayedGame:
    """A game of a tournament."""

    players: list[int | None]  # by seat; None for a bot. Somebody alone has a bye
    shares: list[float] | None  # the points of each seat; None while it is played

    @property
    def is_bye(self) -> bool:
        return len(self.players) == 1

    def results(self) -> Iterator[tuple[int, float]]:
        """The people with their points; nobody while it is played."""
        for number, share in zip(self.players, self.shares or [], strict=False):
            if number is not None:
                yield number, share


@dataclass(frozen=True)
class Standing:
    """A player's line in the standings."""

    number: int
    points: float
    wins: int  # games won alone
    games: int
    byes: int
    opponents: float  # the points of those whom they played
    direct: float = 0.0  # the points more than those who are equal in points and opponents, in games with them
    place: int = 0  # shared by those who are equal in everything


def points_by_place(places: Sequence[int], absent: Sequence[bool]) -> list[float]:
    """The points of each seat: 1 for the first, 0 for the last, shared by those who tie. Who left has 0."""
    ranks = [(gone, 0 if gone else place) for place, gone in zip(places, absent, strict=True)]
    others = len(ranks) - 1
    points = [(sum(rank < one for one in ranks) + (ranks.count(rank) - 1) / 2) / others for rank in ranks]
    return [0.0 if gone else round(share, DIGITS) for share, gone in zip(points, absent, strict=True)]


def standings(format: Format, numbers: Sequence[int], games: Sequence[PlayedGame]) -> list[Standing]:
    """The standings, best first. `numbers` are those of all players, in the order in which they joined."""
    points, wins, played, byes = defaultdict[int, float](float), Counter[int](), Counter[int](), Counter[int]()
    for game in games:
        for number, share in game.results():
            points[number] += share
            byes[number] += game.is_bye
            played[number] += not game.is_bye
            wins[number] += share == 1.0 and not game.is_bye
    opponents = _opponents(games, points)
    rows = [
        Standing(one, round(points[one], DIGITS), wins[one], played[one], byes[one], round(opponents[one], DIGITS))
        for one in numbers
    ]
    if format == "arena":
        return _with_places(rows, lambda row: (-row.points, -row.wins, row.games))
    rows = _with_direct(rows, games)
    return _with_places(rows, lambda row: (-row.points, -row.opponents, -row.direct, -row.wins))


def entrants(rows: Sequence[Standing], games: Sequence[PlayedGame], only_last: bool = False) -> dict[int, Entrant]:
    """What the pairing has to know of everybody, in the order of the standings.

    `only_last`: only the opponents of the last game count as met, as in an arena. The games are in their order.
    """
    met: dict[int, dict[int, int]] = {row.number: {} for row in rows}
    seats: dict[int, dict[int, int]] = {row.number: {} for row in rows}
    for game in games:
        people = [one for one in game.players if one is not None]
        for seat, number in enumerate(game.players):
            if number is None or game.is_bye:
                continue
            before = {} if only_last else met[number]
            met[number] = before | {other: before.get(other, 0) + 1 for other in people if other != number}
            seats[number][seat] = seats[number].get(seat, 0) + 1
    return {row.number: Entrant(row.number, row.points, met[row.number], seats[row.number], row.byes) for row in rows}


def _opponents(games: Sequence[PlayedGame], points: dict[int, float]) -> dict[int, float]:
    """The sum, over one's games, of the mean points of the people there: as Buchholz for tables of two."""
    found = defaultdict[int, float](float)
    for game in games:
        results = list(game.results())
        for number, _ in results:
            others = [points[other] for other, _ in results if other != number]
            found[number] += sum(others) / len(others) if others else 0.0
    return found


def _with_direct(rows: list[Standing], games: Sequence[PlayedGame]) -> list[Standing]:
    """The rows with what those who are equal in points and opponents won against each other."""
    equal = {row.number: (row.points, row.opponents) for row in rows}
    direct = defaultdict[int, float](float)
    for game in games:
        results = list(game.results())
        for number, share in results:
            direct[number] += sum(
                share - theirs for other, theirs in results if other != number and equal[other] == equal[number]
            )
    return [replace(row, direct=round(direct[row.number], DIGITS)) for row in rows]


def _with_places(rows: list[Standing], key: Callable[[Standing], tuple[float, ...]]) -> list[Standing]:
    ranked: list[Standing] = []
    for _, equal in groupby(sorted(rows, key=key), key):
        place = len(ranked) + 1
        ranked += [replace(row, place=place) for row in equal]
    return ranked
