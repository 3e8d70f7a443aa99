"""The summary of an arena's results: a rating per entrant, a share per pairing."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from akhet import __version__
from akhet.arena.match import Result
from akhet.arena.play import Progress, play
from akhet.arena.ratings import Estimate, Tally, estimate
from akhet.arena.schedule import Arena, Setting, Task
from akhet.bots.spec import Spec
from akhet.kernel.refusal import refuse


@dataclass(frozen=True)
class Showing:
    """The results of an entrant, over all its seats."""

    seats: int
    counts: list[float]  # mean of what the ranking compares
    scores: dict[int, int]  # the first of these: how many seats ended with each value
    turns: int
    seconds_per_turn: float  # of thinking
    faults: dict[str, int]  # how often each fault happened
    forfeits: int  # games lost by a fault


@dataclass(frozen=True)
class Entrant:
    name: str
    rating: Estimate  # in Elo points above the first entrant
    showing: Showing


@dataclass(frozen=True)
class Match:
    """A pairing: `a` in one seat, `b` in all the others."""

    a: str
    b: str
    sets: int
    games: int
    share: Estimate  # of the games, won by `a`; a shared first place is divided
    fair: float  # the share that `a` would have if all were equally strong
    shared: float  # the share of games that end with the first place shared
    length: float  # decisions per game
    of_a: Showing
    of_b: Showing


@dataclass(frozen=True)
class Summary:
    """Every number of a report. Only whole mirrored sets count."""

    akhet: str
    game: str
    rules: str
    components: str
    players: int
    options: dict[str, Any]
    seed: int
    asked: int  # games of every pairing
    games: int  # in all, of whole sets
    left_out: int  # games of sets that are not complete
    on_fault: str | None  # what a fault costs; None if no bot from outside takes part
    entrants: list[Entrant]
    matches: list[Match]


def summarise(arena: Arena, results: Iterable[Result], asked: int = 0) -> Summary:
    """The summary of the games played so far; refused while a pairing has no whole set."""
    found = {result.task: result for result in results}
    sets = whole_sets(arena, found)
    if not all(sets):
        raise refuse("arena.unfinished")
    shares, ratings = estimate(tally_of(arena, found, sets))
    whole = [
        [found[Task(p, number, seating)] for number in numbers for seating in range(arena.setting.players)]
        for p, numbers in enumerate(sets)
    ]
    games = sum(map(len, whole))
    header = arena.header()
    return Summary(
        akhet=__version__,
        game=header["game"],
        rules=header["rules"],
        components=header["components"],
        players=arena.setting.players,
        options=arena.setting.options,
        seed=arena.seed,
        asked=asked,
        games=games,
        left_out=len(found) - games,
        on_fault=arena.on_fault if arena.may_fail else None,
        entrants=[
            Entrant(name, ratings[number], showing(arena, (game for played in whole for game in played), number))
            for number, name in enumerate(arena.names)
        ],
        matches=[match_of(arena, p, played, shares[p]) for p, played in enumerate(whole)],
    )


def whole_sets(arena: Arena, found: dict[Task, Result]) -> list[list[int]]:
    """The numbers of the complete sets of each pairing."""
    games = Counter((pairing, number) for pairing, number, _ in found)
    sets: list[list[int]] = [[] for _ in arena.pairings]
    for (pairing, number), count in sorted(games.items()):
        if count == arena.setting.players:
            sets[pairing].append(number)
    return sets


def tally_of(arena: Arena, found: dict[Task, Result], sets: list[list[int]]) -> Tally:
    rows = {number: row for row, number in enumerate(sorted({number for numbers in sets for number in numbers}))}
    players = arena.setting.players
    share, ahead = np.full((2, len(rows), len(sets)), np.nan)
    for p, numbers in enumerate(sets):
        for number in numbers:
            games = [found[Task(p, number, seating)] for seating in range(players)]
            share[rows[number], p] = sum(map(share_of, games)) / players
            ahead[rows[number], p] = sum(map(ahead_of, games))
    return Tally(share, ahead, arena.pairings, players, len(arena.entrants))


def share_of(game: Result) -> float:
    """What `a` won of a game: 1, 0, or its part of a shared first place."""
    return (game.places[game.seating] == 1) / game.places.count(1)


def ahead_of(game: Result) -> float:
    """How many seats of `b` are placed behind `a`; an equal place counts half."""
    mine = game.places[game.seating]
    return sum((place > mine) + (place == mine) / 2 for place in game.places) - 1 / 2


def match_of(arena: Arena, number: int, games: Sequence[Result], share: Estimate) -> Match:
    a, b = arena.pairings[number]
    return Match(
        a=arena.names[a],
        b=arena.names[b],
        sets=len(games) // arena.setting.players,
        games=len(games),
        share=share,
        fair=1 / arena.setting.players,
        shared=sum(game.places.count(1) > 1 for game in games) / len(games),
        length=sum(game.decisions for game in games) / len(games),
        of_a=showing(arena, games, a),
        of_b=showing(arena, games, b),
    )


def showing(arena: Arena, games: Iterable[Result], entrant: int) -> Showing:
    """The results of an entrant in these games, over all its seats."""
    counts: list[list[int]] = []
    turns, seconds, faults, forfeits = 0, 0.0, Counter[str](), 0
    for game in games:
        for seat, holder in enumerate(arena.seats(game.task)):
            if holder == entrant:
                counts.append(game.counts[seat])
                turns += game.turns[seat]
                seconds += game.seconds[seat]
                faults.update(game.faults[seat])
                forfeits += seat in game.forfeits
    return Showing(
        seats=len(counts),
        counts=np.mean(counts, 0).tolist(),
        scores=dict(sorted(Counter(count[0] for count in counts).items())),
        turns=turns,
        seconds_per_turn=seconds / max(1, turns),
        faults=dict(faults.most_common()),
        forfeits=forfeits,
    )


def run_match(
    setting: Setting,
    a: Spec | str,
    b: Spec | str,
    games: int,
    *,
    seed: int = 0,
    cores: int | None = None,
    results: Path | None = None,
    progress: Progress = lambda done, wanted: None,
) -> Summary:
    """Play one pairing: `a` in one seat, `b` in all others. The share of `a` is `.matches[0].share`."""
    arena = Arena(setting, [a, b], seed, [(0, 1)])
    return summarise(arena, play(arena, games, cores=cores, results=results, progress=progress), games)
