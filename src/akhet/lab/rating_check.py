"""How well ratings foretell the games of a league, beside the Elo rating that Board Game Arena uses.

    python -m akhet.lab.rating_check nile --players 4 --games 20000

Some accounts belong to each level. They begin as new people do and are rated game by game. In the second half of the
games, the chance that each rating gave every pair of accounts is compared with what happened.
"""

import argparse
import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from akhet.lab.league import GAMES, LeagueGames, league_levels, play_league
from akhet.ratings.model import Rating, chance_before, rate
from akhet.ratings.scale import scale_of

ACCOUNTS = 10  # of each level
SURE = 1e-9


@dataclass(frozen=True)
class Check:
    """Mean log-loss of a pair in the second half of the games, and what the ratings were at the end."""

    games: int
    loss: float
    elo_loss: float
    order: list[int]  # the levels by the mean rating of their accounts, weakest first
    drift: float  # of the mean rating of all accounts


def check_ratings(played: LeagueGames, levels: int, beta: float, seed: int = 1) -> Check:
    """Rate the games of a league in order."""
    rng = np.random.default_rng(seed)
    count, players = played.lineups.shape
    rated = [Rating()] * (levels * ACCOUNTS)
    elo, elo_games = [1500.0] * len(rated), [0] * len(rated)
    losses: list[float] = []
    elo_losses: list[float] = []
    for number, (lineup, places) in enumerate(zip(played.lineups.tolist(), played.places.tolist(), strict=True)):
        accounts = _accounts(lineup, levels, rng)
        table = [rated[account] for account in accounts]
        if number >= count // 2:
            for i in range(players):
                for j in range(i):
                    won = _won(places, i, j)
                    losses.append(_loss(chance_before(table[i], table[j], beta), won))
                    elo_losses.append(_loss(_elo_chance(elo[accounts[i]], elo[accounts[j]]), won))
        for account, rating in zip(accounts, rate(table, places, beta), strict=True):
            rated[account] = rating
        _rate_elo(elo, elo_games, accounts, places)
    means = [sum(one.mu for one in rated[level::levels]) / ACCOUNTS for level in range(levels)]
    drift = sum(means) / levels - Rating().mu
    order = sorted(range(levels), key=means.__getitem__)
    return Check(count, float(np.mean(losses)), float(np.mean(elo_losses)), order, drift)


def _accounts(lineup: Sequence[int], levels: int, rng: np.random.Generator) -> list[int]:
    """An account of each level, no two the same. Account n belongs to the level n modulo `levels`."""
    drawn = rng.permutation(ACCOUNTS)[: len(lineup)]
    return [level + levels * int(one) for level, one in zip(lineup, drawn, strict=True)]


def _won(places: Sequence[int], i: int, j: int) -> float:
    return 0.5 if places[i] == places[j] else float(places[i] < places[j])


def _loss(chance: float, won: float) -> float:
    return -won * math.log(max(chance, SURE)) - (1 - won) * math.log(max(1 - chance, SURE))


def _elo_chance(a: float, b: float) -> float:
    return 1 / (1 + 10 ** ((b - a) / 400))


def _rate_elo(elo: list[float], games: list[int], accounts: Sequence[int], places: Sequence[int]) -> None:
    """Board Game Arena's rule: every pair is a game of its own, and K falls from 60 to 40 and 20."""
    before = [elo[account] for account in accounts]
    for i, account in enumerate(accounts):
        k = 60 if games[account] < 10 else 40 if games[account] < 30 else 20
        gain = sum(_won(places, i, j) - _elo_chance(before[i], other) for j, other in enumerate(before) if j != i)
        elo[account] += k * 2 / len(accounts) * gain
        games[account] += 1


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Compare ratings with the games of a league.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    scale = scale_of(chosen.game)
    assert scale is not None
    played = play_league(chosen.game, chosen.players, chosen.games, chosen.seed)
    found = check_ratings(played, len(league_levels(chosen.game)), scale.beta[chosen.players], chosen.seed)
    print(found)  # noqa: T201 (the result of this command)


if __name__ == "__main__":
    main()
