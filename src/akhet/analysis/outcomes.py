"""Reasons from where a value came from: how the final scores differ after two candidates, and what that was worth.

A linear regression over all rollouts of both says how much of a win goes with one more of each part of the final score,
and with one more for each rival. A part's weight is that slope times the mean difference between the two candidates. It
describes these games; it is not a proof of cause.
"""

import numpy as np

from akhet.analysis.description import Description
from akhet.analysis.estimates import CLOSE, Comparison, mean_and_error
from akhet.hints.reason import Reason

LEAST_POINTS = 0.005  # of a win: a difference that is worth less is not mentioned
LEAST_WORLDS = 30
MOST = 2
RIDGE = 1e-6


def outcome_reasons(description: Description, comparison: Comparison, better: int, worse: int) -> list[Reason]:
    """What ends otherwise after the better candidate, the weightiest first."""
    worlds = int(min(comparison.counts[better], comparison.counts[worse]))
    if worlds < LEAST_WORLDS:
        return []
    seat, parts = comparison.seat, len(description.ends)
    rivals = [rival for rival in range(comparison.players) if rival != seat]
    after, instead = (_numbers(comparison, place, rivals, worlds) for place in (better, worse))
    slopes = _slopes(
        np.concatenate([after, instead]),
        np.concatenate([comparison.found[place, :worlds, seat] for place in (better, worse)]),
    )
    found: list[Reason] = []
    for column, slope in enumerate(slopes):
        difference, error = mean_and_error(after[:, column] - instead[:, column])
        weight = float(slope) * difference
        if abs(difference) <= CLOSE * error or weight < LEAST_POINTS:
            continue
        values = {
            "better": round(float(after[:, column].mean()), 1),
            "played": round(float(instead[:, column].mean()), 1),
            "points": round(100 * weight, 1),
        }
        if values["better"] == values["played"]:
            continue
        if column < parts:
            code, where = "ends", {description.end_field: description.ends[column]}
        else:
            code, where = "rival-ends", {"owner": rivals[column - parts]}
        found.append(Reason(code, {**where, **values}, weight))
    return sorted(found, key=lambda reason: -reason.weight)[:MOST]


def _numbers(comparison: Comparison, place: int, rivals: list[int], worlds: int) -> np.ndarray:
    return np.concatenate([comparison.ends[place, :worlds], comparison.finals[place, :worlds][:, rivals]], axis=1)


def _slopes(numbers: np.ndarray, shares: np.ndarray) -> np.ndarray:
    centred = numbers - numbers.mean(0)
    square = centred.T @ centred
    square[np.diag_indices_from(square)] += RIDGE * len(numbers) + 1e-9
    return np.linalg.solve(square, centred.T @ (shares - shares.mean()))
