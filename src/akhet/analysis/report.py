"""A review as JSON: made from the comparisons, as often as progress is shown."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from akhet.analysis.bill import Bill, Draw, Values, bill_of
from akhet.analysis.candidates import Candidate
from akhet.analysis.course import Choice, Course
from akhet.analysis.estimates import CLOSE, Comparison, Loss, mark_of
from akhet.analysis.evaluator import VERSION, Evaluator
from akhet.analysis.explanation import Explanation
from akhet.analysis.types import (
    FORMAT,
    DecisionKind,
    Mark,
    Review,
    ReviewBill,
    ReviewCandidate,
    ReviewDecision,
    ReviewDraw,
    ReviewFuture,
    ReviewMove,
    ReviewReason,
    ReviewSeat,
)
from akhet.hints.reason import Reason
from akhet.kernel.layout import Record
from akhet.table import Game

COSTLIEST = 3
INTERVAL = 1.96  # standard errors of a 95 % interval
POINTS = 100.0  # per win


@dataclass
class Decided:
    """A choice and what is known about it."""

    choice: Choice
    kind: DecisionKind
    candidates: list[Candidate]  # all, also those that are not compared
    dealt: Record  # a deal of what the seat could not see
    comparison: Comparison | None
    explanation: Explanation = field(default_factory=Explanation)  # empty without a mark, and until it is made

    @property
    def mark(self) -> Mark | None:
        if self.comparison is None or not self.comparison.worlds:
            return None
        loss = self.comparison.loss()
        lost = -float(loss.change[self.choice.seat])
        return mark_of(lost, loss.error, self.comparison.candidates[self.comparison.played].prior)


def report(
    course: Course,
    evaluator: Evaluator,
    values: Values,
    decisions: list[Decided],
    done: float,
    made: dict[str, int],
) -> Review:
    """The review as far as it is made. Reasons and futures are added when it is complete."""
    losses = [_loss(one) for one in decisions]
    bill = bill_of(values, [one.choice for one in decisions], losses)
    writer = _Writer(course.game, evaluator)
    written = [writer.decision(one, loss) for one, loss in zip(decisions, losses, strict=True)]
    return {
        "format": FORMAT,
        "game": course.game.name,
        "players": course.players,
        "names": course.table.names,
        "hides": course.game.rules.manifest.hides,
        "evaluator": {
            "version": VERSION,
            "network": evaluator.network.hash,
            "rules": course.game.rules.version,
            "seed": made["seed"],
            "budget": made["budget"],
            "used": made["used"],
        },
        "done": done,
        "seats": [_seat(seat, bill, written) for seat in range(course.players)],
        "graph": [share.tolist() for share in values.graph],
        "draws": [_draw(draw) for draw in values.draws],
        "decisions": written,
        "costliest": _costliest(written),
    }


def _loss(one: Decided) -> Loss | None:
    return one.comparison.loss() if one.comparison is not None and one.comparison.worlds else None


def _draw(draw: Draw) -> ReviewDraw:
    chance, luck = draw.chance, draw.luck.tolist()
    if chance is None:
        return {"ply": 0, "number": 0, "outcome": None, "seat": None, "luck": luck}
    return {
        "ply": chance.ply, "number": chance.number, "outcome": chance.name,
        "seat": chance.seat if chance.seat >= 0 else None, "luck": luck,
    }  # fmt: skip


def _costliest(decisions: list[ReviewDecision], seat: int | None = None) -> list[int]:
    """The places of the marked decisions that cost most."""
    marked = [
        place
        for place, one in enumerate(decisions)
        if one["mark"] is not None and (seat is None or one["seat"] == seat)
    ]
    return sorted(marked, key=lambda place: -decisions[place]["loss"])[:COSTLIEST]


def _seat(seat: int, bill: Bill, decisions: list[ReviewDecision]) -> ReviewSeat:
    own = [one for one in decisions if one["seat"] == seat]
    losses = np.array([one["loss"] for one in own if one["kind"] == "open"])
    marks = [one["mark"] for one in own]
    mean = float(losses.mean()) if len(losses) else 0.0
    error = float(losses.std(ddof=1)) / len(losses) ** 0.5 if len(losses) > 1 else 0.0
    per_hundred = 100.0 * POINTS
    entry: ReviewBill = {
        "start": float(bill.start[seat]),
        "draws": float(bill.draws[seat]),
        "hidden": float(bill.hidden[seat]),
        "mistakes": float(bill.mistakes[seat]),
        "others": float(bill.others[seat]),
        "residual": float(bill.residual[seat]),
        "result": float(bill.result[seat]),
    }
    return {
        "seat": seat,
        "bill": entry,
        "adjusted": entry["result"] - entry["draws"],
        "decisions": len(losses),
        "lost": float(losses.sum()),
        "errors": per_hundred * max(0.0, mean),
        "errors_low": per_hundred * max(0.0, mean - INTERVAL * error),
        "errors_high": per_hundred * max(0.0, mean + INTERVAL * error),
        "inaccuracies": marks.count("inaccuracy"),
        "mistakes": marks.count("mistake"),
        "blunders": marks.count("blunder"),
        "costliest": _costliest(decisions, seat),
    }


class _Writer:
    def __init__(self, game: Game, evaluator: Evaluator) -> None:
        self._game, self._topic_of = game, evaluator.description.topic_of

    def decision(self, one: Decided, loss: Loss | None) -> ReviewDecision:
        choice, comparison = one.choice, one.comparison
        entry: ReviewDecision = {
            "first": choice.first, "last": choice.last, "seat": choice.seat, "kind": one.kind,
            "topic": self._topic_of(choice.before, choice.moves), "played": self._moves(choice.moves), "candidates": [],
            "loss": 0.0, "error": 0.0, "mark": None, "close": False, "open_loss": 0.0, "open_error": 0.0, "luck": 0.0,
            "reasons": [], "reasons_played": [], "found_by": [], "futures": [],
        }  # fmt: skip
        if comparison is None:
            return entry
        if loss is None:
            entry["kind"] = "waiting"
            return entry
        seat = choice.seat
        entry["loss"], entry["error"] = 0.0 - float(loss.change[seat]), loss.error
        entry["open_loss"], entry["open_error"] = 0.0 - float(loss.open_change[seat]), loss.open_error
        entry["luck"] = float(loss.open_change[seat] - loss.change[seat])
        entry["mark"] = mark_of(entry["loss"], loss.error, comparison.candidates[comparison.played].prior)
        entry["close"] = comparison.best != comparison.played and entry["loss"] <= CLOSE * loss.error
        order = sorted(range(len(comparison.candidates)), key=lambda place: -comparison.means[place])
        order.remove(comparison.best)
        order.insert(0, comparison.best)
        entry["candidates"] = [self._candidate(comparison, place) for place in order]
        if entry["mark"] is not None:
            explanation = one.explanation
            entry["reasons"] = [_reason(reason) for reason in explanation.reasons]
            entry["reasons_played"] = [_reason(reason) for reason in explanation.against]
            entry["found_by"] = list(explanation.found_by)
            entry["futures"] = [self._future(future) for future in explanation.futures]
        return entry

    def _candidate(self, comparison: Comparison, place: int) -> ReviewCandidate:
        one = comparison.candidates[place]
        behind, behind_error = comparison.behind(place, comparison.best)
        open_value, open_error = comparison.open_value(place)
        worlds = int(comparison.counts[place])
        return {
            "moves": self._moves(one.moves),
            "played": one.played,
            "prior": one.prior,
            "worlds": worlds,
            "value": float(comparison.means[place]),
            "error": comparison.spread(place),
            "values": comparison.values(place).tolist(),
            "behind": behind,
            "behind_error": behind_error,
            "score": float(comparison.finals[place, :worlds, comparison.seat].mean()),
            "open_value": open_value,
            "open_error": open_error,
        }

    def _future(self, future: Any) -> ReviewFuture:
        return {
            "quantile": future.quantile,
            "deal": future.deal,
            "plies": [
                {"seat": step.seat, "move": self._moves([step.move])[0], "chance": step.chance} for step in future.steps
            ],
            "values": future.values.tolist(),
        }

    def _moves(self, moves: list[int]) -> list[ReviewMove]:
        return [{"move": int(move), "say": self._game.rules.actions.say(move)} for move in moves]


def _reason(reason: Reason) -> ReviewReason:
    return {"code": reason.code, "values": dict(reason.values)}
