"""Futures of a review, step by step: how a finished game may go on after the best candidate of a decision.

A review has only the moves of a future and the number of its deal. The deal is made again from what the seat could see
and the seed of the review, as the review made it.
"""

import asyncio
from typing import Any

import numpy as np

from akhet.analysis.futures import dealt
from akhet.analysis.reviewer import decision_key
from akhet.analysis.types import ReviewDecision, ReviewFuture
from akhet.kernel.layout import blank, from_bytes
from akhet.kernel.refusal import refuse
from akhet.server.tables.replays import Replay, Replays, replay_of
from akhet.server.tables.reviews import Reviews, decision_of


class Futures:
    def __init__(self, reviews: Reviews, replays: Replays) -> None:
        self._reviews = reviews
        self._replays = replays

    async def of(self, source: str, game: Replay, first: int, number: int) -> Replay:
        """A future of the decision that begins with this ply, as a replay; refused unless the review is done."""
        return await self._replays.keep(f"{source} {first} {number}", lambda: self._make(source, game, first, number))

    async def _make(self, source: str, game: Replay, first: int, number: int) -> Replay:
        review = await self._reviews.done(source)
        if review is None:
            raise refuse("server.no_review")
        decision = decision_of(review, first)
        if decision is None or number >= len(decision["futures"]):
            raise refuse("server.no_future")
        future, seed = decision["futures"][number], review["evaluator"]["seed"]
        return await asyncio.to_thread(replay_of_future, game, decision, future, seed)


def replay_of_future(game: Replay, decision: ReviewDecision, future: ReviewFuture, seed: int) -> Replay:
    """All positions of a future, from the decision on."""
    rules, components = game.game.rules, game.game.components
    before = np.asarray(from_bytes(rules.state, game.states[decision["first"] - 1]))[0]
    view = blank(rules.view)[0]
    rules.verbs.look(before, decision["seat"], view)
    state = dealt(game.game, view, decision_key(seed, decision["first"]), future["deal"])
    plies: list[dict[str, Any]] = [{**ply["move"], "chance": ply["chance"]} for ply in future["plies"]]
    start = {"position": rules.notation.position(components, state), "chance": []}
    return replay_of(game.game, {"players": game.players, "seats": None, "start": start, "plies": plies})
