"""A review as JSON has it. `akhet schema` exports these types, and the browser's types are made from that.

Every value is a *win share*: the probability of winning, where tied winners share one win. The shares of all seats sum
to 1. A point is 0.01 of it. Errors are standard errors. docs/analysis.md has the definitions.
"""

from typing import Annotated, Literal, TypedDict

from akhet.kernel.schema_types import Count, Named, Seat, Words

FORMAT = "akhet.review/1"

Share = Annotated[float, Named("WinShare", "A win share from 0 to 1, or a difference of two.")]
Mark = Annotated[
    Literal["inaccuracy", "mistake", "blunder"],
    Named("ReviewMark", "A loss of at least 2, 4 or 8 points that is larger than two standard errors."),
]
DecisionKind = Annotated[
    Literal["open", "clear", "forced", "stand_in", "waiting"],
    Named(
        "ReviewDecisionKind",
        "open: it counts. clear: the player did what the reference policy nearly always does. forced: there was one "
        "position to reach. stand_in: somebody else moved for the seat. waiting: it is not evaluated yet.",
    ),
]


class ReviewMove(TypedDict):
    move: Annotated[int, "Its number."]
    say: Words


class ReviewEvaluator(TypedDict):
    """What a review was made with. The same evaluator, seed and budget give the same review."""

    version: Annotated[str, "Of the method."]
    network: Annotated[str, "The hash of the network."]
    rules: Annotated[str, "The version of the rules."]
    seed: int
    budget: Annotated[int, "Plans that may be played in rollouts."]
    used: Annotated[int, "Plans that were played in them."]


class ReviewDraw(TypedDict):
    """A chance result, and what it changed."""

    ply: Annotated[int, "The ply that it follows; 0 for the beginning of the game."]
    number: Annotated[int, "Its place among the chance results of the ply; those of the set-up are one result."]
    outcome: Annotated[str | int | None, "As the record names it; None for the whole set-up."]
    seat: Annotated[Seat | None, "Whose turn it was."]
    luck: Annotated[list[Share], "For every seat: the value after it, less the mean over all that could have come."]


class ReviewReason(TypedDict):
    """A reason for a candidate: the message `<game>-hint-<code>` with these values."""

    code: str
    values: dict[str, str | float]


class ReviewFuture(TypedDict):
    """How a game may go on after the best candidate, as the reference policy plays it."""

    quantile: Annotated[float, "How it comes out for the seat, among all futures that were played: 0.5 is the middle."]
    deal: Annotated[int, "The number of the deal of the unknown cards that it begins with."]
    plies: list["ReviewFuturePly"]
    values: Annotated[list[Share], "The result for every seat."]


class ReviewFuturePly(TypedDict):
    seat: Seat
    move: ReviewMove
    chance: list[str | int]


class ReviewCandidate(TypedDict):
    """A way to play a decision. All ways to reach the same position are one candidate."""

    moves: Annotated[list[ReviewMove], "The steps; of the candidate that was played, as they were played."]
    played: bool
    prior: Annotated[float, "How often the reference policy plays it."]
    worlds: Annotated[Count, "Deals of the unknown cards that it was played in."]
    value: Annotated[Share, "Of the deciding seat: the mean over these deals."]
    error: Annotated[Share, "The standard error of that."]
    values: Annotated[list[Share], "The same mean for every seat."]
    behind: Annotated[Share, "How much less than the best candidate, over the deals that both were played in."]
    behind_error: Annotated[Share, "The standard error of that paired difference."]
    score: Annotated[float, "The expected final score of the seat: what the ranking compares first."]
    open_value: Annotated[Share | None, "The value in the world as it was; the same where nothing is hidden."]
    open_error: Share | None


class ReviewDecision(TypedDict):
    """One choice: a placement, a whole planting, a trade; with all its steps."""

    first: Annotated[int, "Its first ply, counted from 1."]
    last: Annotated[int, "Its last ply."]
    seat: Seat
    kind: DecisionKind
    topic: Annotated[str, "What it is about, in the game's own terms: `plant`, `supply`."]
    played: Annotated[list[ReviewMove], "The steps as they were played."]
    candidates: Annotated[list[ReviewCandidate], "Best first. Empty unless the decision is open."]
    loss: Annotated[Share, "Estimated loss against the best candidate; may be below 0 by chance. 0 unless open."]
    error: Annotated[Share, "The standard error of the loss."]
    mark: Mark | None
    close: Annotated[bool, "Whether the loss is within two standard errors: too close to call."]
    open_loss: Annotated[Share, "The loss against the same candidate in the world as it was."]
    open_error: Share
    luck: Annotated[Share, "Luck of the hidden cards: how much better the choice did in this world than on average."]
    reasons: Annotated[list[ReviewReason], "For the best candidate, the strongest first."]
    reasons_played: Annotated[list[ReviewReason], "For the candidate that was played."]
    found_by: Annotated[
        list[str], "For decisions with a mark: our levels that play the best candidate or an equal one, weakest first."
    ]
    futures: Annotated[list[ReviewFuture], "Three, for decisions with a mark."]


class ReviewBill(TypedDict):
    """result = start + draws + hidden - mistakes + others + residual, exactly."""

    start: Annotated[Share, "The mean share of this seat over all set-ups."]
    draws: Annotated[Share, "Luck of the set-up and of all chance results."]
    hidden: Annotated[Share, "Luck of the hidden cards in one's own choices."]
    mistakes: Annotated[Share, "Own losses."]
    others: Annotated[Share, "What the choices of others, and of stand-ins, changed."]
    residual: Annotated[Share, "What the evaluator did not see coming."]
    result: Share


class ReviewSeat(TypedDict):
    seat: Seat
    bill: ReviewBill
    adjusted: Annotated[Share, "The result without the luck of draws."]
    decisions: Annotated[Count, "Decisions that count: the open ones."]
    lost: Annotated[Share, "The sum of the losses."]
    errors: Annotated[float, "Points lost per 100 decisions."]
    errors_low: Annotated[float, "The 95 % interval of that."]
    errors_high: float
    inaccuracies: Count
    mistakes: Count
    blunders: Count
    costliest: Annotated[list[int], "The places in `decisions` of up to three marked decisions, the worst first."]


class Review(TypedDict):
    """The review of a finished game."""

    format: Literal["akhet.review/1"]
    game: str
    players: int
    names: list[str] | None
    hides: Annotated[bool, "Whether the game hides anything: otherwise the values with open cards are the same."]
    evaluator: ReviewEvaluator
    done: Annotated[float, "The part of the work that is done, from 0 to 1; 1 if the review is complete."]
    seats: list[ReviewSeat]
    graph: Annotated[list[list[Share]], "The share of every seat after the set-up, and after every ply."]
    draws: list[ReviewDraw]
    decisions: list[ReviewDecision]
    costliest: Annotated[list[int], "The same as for a seat, over all seats."]
