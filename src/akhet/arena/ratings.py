"""Shares and ratings with their 95 % intervals.

The unit is the mirrored set: its games share their dice, so they are not independent. Intervals come from the Bayesian
bootstrap (Rubin 1981): every set is given a random weight, thousands of times, and the middle 95 % of the results are
the interval. A set number means the same dice in all pairings, so it has the same weight in all of them.

An entrant that won everything would have an infinite rating and an interval of width zero. So every two entrants are
assumed to have played one more game, half won and half lost. Its halves are weighted at random like everything else,
which for wins only gives the interval of Jeffreys.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

RESAMPLES = 2000
SEED = 20  # of the weights: the same results always give the same report
HALF = 0.5
BLOCK = 2**22  # random weights made at a time
INTERVAL = (2.5, 97.5)
ELO = 400 / math.log(10)  # points for a factor of e in the odds
ROUNDS = 500
LONGEST_STEP = 1.0  # of a round, in natural units: Newton's method overshoots far from the solution
CLOSE = 1e-7


@dataclass(frozen=True)
class Estimate:
    """A value with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Tally:
    """The results of all whole sets, [set, pairing]; NaN where a pairing has not played a set."""

    share: np.ndarray  # of the set's games won by `a`; a shared first place is divided
    ahead: np.ndarray  # how often in the set `a` was placed before a seat of `b`; equal places count half
    pairings: Sequence[tuple[int, int]]
    players: int
    entrants: int

    @property
    def compared(self) -> int:
        """Seats of `b` that `a` is compared with in a set."""
        return self.players * (self.players - 1)


def estimate(tally: Tally) -> tuple[list[Estimate], list[Estimate]]:
    """The share of every pairing's `a`, and the rating of every entrant, in Elo points above the first."""
    rng = np.random.default_rng(SEED)
    played = ~np.isnan(tally.share)
    share = np.where(played, tally.share, 0.0)
    ahead = np.where(played, tally.ahead, 0.0)
    sums = np.concatenate([share, ahead, played], axis=1)
    weighted = np.concatenate([
        rng.standard_exponential((rows, len(sums))) @ sums for rows in _blocks(RESAMPLES, len(sums))
    ])  # fmt: skip
    shares, aheads, sets = np.split(weighted, 3, axis=1)

    won, lost = rng.standard_gamma(HALF, (2, *shares.shape)) / tally.players  # half a game each, in units of sets
    resampled = (shares + won) / (sets + won + lost)
    values = share.sum(0) / played.sum(0)
    found_shares = [_estimate(values[p], resampled[:, p]) for p in range(len(tally.pairings))]

    halves = rng.standard_gamma(HALF, (RESAMPLES, tally.entrants, tally.entrants))
    ratings = fit(_wins(tally, aheads, sets) + _extra(tally, halves))
    everything = _wins(tally, ahead.sum(0)[None], played.sum(0)[None])
    value = fit(everything + _extra(tally, np.full((1, tally.entrants, tally.entrants), HALF)))[0]
    return found_shares, [_estimate(value[e], ratings[:, e]) for e in range(tally.entrants)]


def fit(wins: np.ndarray) -> np.ndarray:
    """Bradley-Terry ratings in Elo points above the first entrant, for many tables [table, winner, loser] at once.

    Found by Newton's method. Every two entrants must have a positive number of wins against each other.
    """
    games = wins + wins.swapaxes(1, 2)
    ratings = np.zeros(wins.shape[:2])
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(ratings[:, None, :] - ratings[:, :, None]))
        slope = (wins - games * chance).sum(2)
        bend = -games * chance * (1 - chance)
        diagonal = np.arange(wins.shape[1])
        bend[:, diagonal, diagonal] -= bend.sum(2)
        step = np.linalg.solve(bend[:, 1:, 1:], slope[:, 1:, None])[:, :, 0]
        ratings[:, 1:] += np.clip(step, -LONGEST_STEP, LONGEST_STEP)
        if np.abs(step).max() < CLOSE:
            break
    return ratings * ELO


def _wins(tally: Tally, aheads: np.ndarray, sets: np.ndarray) -> np.ndarray:
    """How often each entrant was placed before each other one, [table, before, behind]."""
    wins = np.zeros((len(aheads), tally.entrants, tally.entrants))
    for p, (a, b) in enumerate(tally.pairings):
        wins[:, a, b] += aheads[:, p]
        wins[:, b, a] += tally.compared * sets[:, p] - aheads[:, p]
    return wins


def _extra(tally: Tally, halves: np.ndarray) -> np.ndarray:
    """The additional game of every two entrants, in which one is compared with all seats of the other."""
    return halves * (tally.players - 1) * (1 - np.eye(tally.entrants))


def _blocks(rows: int, width: int) -> list[int]:
    """`rows` divided into blocks of limited size."""
    most = max(1, BLOCK // width)
    return [min(most, rows - start) for start in range(0, rows, most)]


def _estimate(value: float, resampled: np.ndarray) -> Estimate:
    low, high = np.percentile(resampled, INTERVAL)
    return Estimate(float(value), float(min(low, value)), float(max(high, value)))
