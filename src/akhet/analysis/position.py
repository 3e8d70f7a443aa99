"""The moves of the seat to move in any position, compared for as long as somebody looks on.

The work is cut into numbered blocks of worlds. A block depends on nothing but its number and what the seat can know, so
blocks can be played in any order, by any process, and whoever adds them up gets the same numbers.
"""

import hashlib
from dataclasses import dataclass

import numpy as np

from akhet.analysis.candidates import MOST_CANDIDATES, Candidate, Proposer
from akhet.analysis.evaluator import VERSION, Evaluator
from akhet.kernel.layout import blank
from akhet.kernel.refusal import refuse
from akhet.table import Game, Table

BLOCK_WORLDS = 8  # less than a tenth of a second, so that bots can have their turn between two blocks


@dataclass(frozen=True)
class Block:
    """The results of the candidates in the worlds of a block, added up."""

    worlds: int
    totals: list[list[float]]  # by candidate: the win share of every seat
    squares: list[float]  # by candidate: the squared win share of the seat to move
    scores: list[float]  # by candidate: the final score of the seat to move
    plans: int  # that were played


class PositionAnalysis:
    """The candidates of the seat to move, made from what it can know."""

    def __init__(self, table: Table) -> None:
        if table.turn is None:
            raise refuse("analysis.nobody_to_move")
        self.game: Game = table.game
        self.seat = table.turn
        self._players = table.players
        self._view = blank(table.rules.view)[0]
        table.rules.verbs.look(table.state, self.seat, self._view)
        self._evaluator = Evaluator(table.game)
        # From the View alone: two positions that the seat cannot tell apart have the same worlds.
        known = f"position {VERSION} {table.rules.name} {table.game.components_hash} ".encode() + self._view.tobytes()
        self._key = hashlib.sha256(known).digest()
        proposer = Proposer(self._evaluator)
        # The likeliest, however rarely the reference policy plays them: whoever looks wants to see others too.
        every = proposer.candidates(proposer.deal(self._view, self._key), None)
        self.candidates: list[Candidate] = every[:MOST_CANDIDATES]

    def play(self, number: int, only: list[int] | None = None) -> Block:
        """Play a block of worlds; with `only`, of these candidates. The others then have zeros."""
        many = len(self.candidates)
        steps = np.zeros((many, max(len(one.moves) for one in self.candidates)), np.int64)
        for row, one in zip(steps, self.candidates, strict=True):
            row[: len(one.moves)] = one.moves
        lengths = np.array([len(one.moves) for one in self.candidates], np.int64)
        active = np.array([only is None or place in only for place in range(many)], np.bool_)
        found = np.zeros((many, BLOCK_WORLDS, self._players))
        finals = np.zeros_like(found)
        ends = np.zeros((many, BLOCK_WORLDS, len(self._evaluator.description.ends)))
        key = hashlib.sha256(self._key + b"block %d" % number).digest()
        plans = self._evaluator.compare(
            self._view, key, None, steps, lengths, active, 0, BLOCK_WORLDS, found, finals, ends
        )
        squares = (found[:, :, self.seat] ** 2).sum(1)
        return Block(
            BLOCK_WORLDS, found.sum(1).tolist(), squares.tolist(), finals[:, :, self.seat].sum(1).tolist(), plans
        )
