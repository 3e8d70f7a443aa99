"""Who sits with whom in the next games of a tournament, and in which seat. Pure functions.

Neighbours in the standings play each other, as in the Monrad system: it works for tables of any size. Then people are
exchanged between tables as long as that avoids rematches, and the exchange that fits the scores best comes first.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import permutations

REMATCH = 1000.0  # what a rematch costs, compared with a difference of one point
MOST_STEPS = 50_000  # of the search for a round of pairs without rematches
RESTARTS = 12


@dataclass(frozen=True)
class Entrant:
    """Somebody who plays in the next round."""

    number: int
    score: float = 0.0
    met: dict[int, int] = field(default_factory=dict)  # how often they played whom; in an arena, in the last game
    seats: dict[int, int] = field(default_factory=dict)  # how often they had which seat
    byes: int = 0
    waited: float = 0.0  # seconds, in an arena


@dataclass(frozen=True)
class Pairing:
    """The tables of a round, each with the numbers of its people by seat, and those who have a bye."""

    tables: list[list[int]]
    byes: list[int]


def table_sizes(people: int, size: int, smallest: int) -> list[int]:
    """How many people sit at each table: as few tables as possible, filled evenly. Whoever is left over has a bye.

    `smallest` is the least number of people that a table may have.
    """
    tables = -(-people // size)
    if tables and people // tables >= smallest:
        return [people // tables + (number < people % tables) for number in range(tables)]
    return [size] * (people // size)


def pair_round(entrants: Sequence[Entrant], size: int, smallest: int) -> Pairing:
    """The next round of a Swiss tournament. The entrants are in the order of the standings."""
    sizes = table_sizes(len(entrants), size, smallest)
    byes = _byes(entrants, len(entrants) - sum(sizes))
    players = [one for one in entrants if one.number not in byes]
    return Pairing([seat_order(group) for group in _groups(players, sizes)], byes)


def pair_waiting(waiting: Sequence[Entrant], size: int, smallest: int, patience: float) -> list[list[int]]:
    """New tables of an arena, for those who wait. Whoever waited longest plays first; others may wait on.

    A table that is not full, and one at which people meet who played each other last, needs somebody who waited for
    `patience` seconds.
    """
    patient = sorted(waiting, key=lambda one: (-one.waited, one.number))
    full = len(patient) // size * size
    chosen = sorted(patient[:full], key=lambda one: (-one.score, one.number))
    groups = _groups(chosen, [size] * (full // size))
    rest = patient[full:]
    if len(rest) >= smallest and rest[0].waited >= patience:
        groups.append(rest)
    return [seat_order(one) for one in groups if not _rematches(one) or max(who.waited for who in one) >= patience]


def seat_order(group: Sequence[Entrant]) -> list[int]:
    """The numbers of a table's people by seat, so that each has had every seat about equally often."""

    def repeated(order: Sequence[Entrant]) -> int:
        # Squares: two people who repeat a seat once are better than one who repeats it twice. To be first counts most.
        return sum(one.seats.get(seat, 0) ** 2 * (2 if seat == 0 else 1) for seat, one in enumerate(order))

    return [one.number for one in min(permutations(group), key=repeated)]


def _byes(entrants: Sequence[Entrant], count: int) -> list[int]:
    """Who has a bye: those who had the fewest so far, and of them the last in the standings."""
    order = sorted(range(len(entrants)), key=lambda place: (entrants[place].byes, -place))
    return [entrants[place].number for place in order[:count]]


def _groups(players: Sequence[Entrant], sizes: Sequence[int]) -> list[list[Entrant]]:
    """The players at tables of these sizes, with the fewest rematches that were found."""
    best = _improved(_blocks(players, sizes))
    if not _all_rematches(best):
        return best
    if set(sizes) == {2} and (pairs := _pairs_without_rematch(players)) is not None:
        return pairs
    dice = random.Random(len(players))  # the same people always get the same tables
    for _ in range(RESTARTS):
        noise = {one.number: dice.gauss(0.0, 1.5) for one in players}
        order = sorted(players, key=lambda one: -one.score - noise[one.number])
        other = _improved(_blocks(order, sizes))
        best = min(best, other, key=lambda tables: sum(map(_cost, tables)))
        if not _all_rematches(best):
            break
    return best


def _blocks(players: Sequence[Entrant], sizes: Sequence[int]) -> list[list[Entrant]]:
    ends = [sum(sizes[: number + 1]) for number in range(len(sizes))]
    return [list(players[end - size : end]) for size, end in zip(sizes, ends, strict=True)]


def _improved(tables: list[list[Entrant]]) -> list[list[Entrant]]:
    """Exchange two people at a time as long as that costs less."""
    queue = [number for number, table in enumerate(tables) if _rematches(table)]
    while queue:
        here = queue.pop()
        best = min(_exchanges(tables, here), key=lambda exchange: exchange[0], default=(0.0, 0, 0, 0))
        gain, own, there, other = best
        if gain >= -1e-9:
            continue
        tables[here][own], tables[there][other] = tables[there][other], tables[here][own]
        queue += [number for number in (here, there) if _rematches(tables[number]) and number not in queue]
    return tables


def _exchanges(tables: list[list[Entrant]], here: int) -> Iterator[tuple[float, int, int, int]]:
    """What every exchange of somebody at a table with somebody at another one would change, and who they are."""
    for own, mine in enumerate(tables[here]):
        without = [one for one in tables[here] if one is not mine]
        loss = _cost_of(mine, without)
        for there, table in enumerate(tables):
            if there == here:
                continue
            for other, theirs in enumerate(table):
                rest = [one for one in table if one is not theirs]
                before = loss + _cost_of(theirs, rest)
                yield _cost_of(theirs, without) + _cost_of(mine, rest) - before, own, there, other


def _cost(table: Sequence[Entrant]) -> float:
    return sum(_cost_of(one, table[number + 1 :]) for number, one in enumerate(table))


def _cost_of(one: Entrant, others: Sequence[Entrant]) -> float:
    """What it costs that somebody plays these others: rematches above all, then differences in score."""
    return sum(REMATCH * _meetings(one, other) ** 2 + (one.score - other.score) ** 2 for other in others)


def _meetings(one: Entrant, other: Entrant) -> int:
    """How often two have met. In an arena, one of them may have played somebody else since."""
    return max(one.met.get(other.number, 0), other.met.get(one.number, 0))


def _rematches(table: Sequence[Entrant]) -> int:
    return sum(_meetings(one, other) > 0 for number, one in enumerate(table) for other in table[number + 1 :])


def _all_rematches(tables: list[list[Entrant]]) -> int:
    return sum(map(_rematches, tables))


def _pairs_without_rematch(players: Sequence[Entrant]) -> list[list[Entrant]] | None:
    """Pairs of which none has met, if some are found in a limited number of steps; near scores come first."""
    left = MOST_STEPS

    def search(free: list[Entrant]) -> list[list[Entrant]] | None:
        nonlocal left
        if not free:
            return []
        # Whoever has the fewest possible opponents comes first: a dead end is found early.
        first = min(free, key=lambda one: sum(other.number not in one.met for other in free))
        others = [one for one in free if one is not first and one.number not in first.met]
        for other in sorted(others, key=lambda one: abs(one.score - first.score)):
            left -= 1
            if left < 0:
                return None
            found = search([one for one in free if one is not first and one is not other])
            if found is not None:
                return [[first, other], *found]
        return None

    return search(list(players))
