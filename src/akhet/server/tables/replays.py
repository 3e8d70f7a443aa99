"""Finished games, step by step. A record is replayed once, and its positions are kept while they are in use.

Nothing in a finished game is secret, so a position is sent as every seat saw it.
"""

import asyncio
import json
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from akhet.kernel.layout import from_bytes
from akhet.kernel.refusal import refuse
from akhet.kernel.rules import Position
from akhet.server.storage.rows import TableRow
from akhet.server.tables.payloads import to_bytes
from akhet.server.tables.sets import Sets
from akhet.table import Game, Table, event_json

LoadRecord = Callable[[str], Awaitable[str]]  # from the id of a table or of a posted record to its JSON
MOST_KEPT = 24  # games; a long one takes half a megabyte


@dataclass(frozen=True)
class Replay:
    """A finished game with all its positions: first that after the deal, then one per ply."""

    game: Game
    players: int
    states: list[bytes]
    turns: list[int | None]  # the seat to move in each position; None at the end
    steps: list[dict[str, Any]]  # as they are sent

    @property
    def plies(self) -> int:
        return len(self.states) - 1

    def at(self, ply: int) -> dict[str, Any]:
        """The game after this many plies, or its end if there are fewer."""
        ply = min(ply, self.plies)
        rules, components = self.game.rules, self.game.components
        states = np.asarray(from_bytes(rules.state, self.states[ply]))
        views = []
        for seat in range(self.players):
            seen = np.zeros(1, rules.view)
            rules.verbs.at_table.look(states, seat, seen)
            views.append(rules.notation.view_position(components, seen[0]))
        return {
            "ply": ply,
            "plies": self.plies,
            "turn": self.turns[ply],
            "step": self.steps[ply],
            "views": views,
            "standings": [standing.json() for standing in rules.notation.standings(components, states[0])],
        }

    @cached_property
    def steps_json(self) -> bytes:
        """All steps as they are sent. They are long, so they are made once."""
        return to_bytes(self.steps)

    @cached_property
    def race_json(self) -> bytes:
        """The score of every seat after the deal and after each turn, as if the game had ended there.

        A turn is a run of plies of one seat. Computed once, and slow: not for the event loop.
        """
        last_plies = [ply for ply in range(self.plies) if self.steps[ply]["seat"] != self.steps[ply + 1]["seat"]]
        return to_bytes([self._score_after(ply) for ply in [*last_plies, self.plies]])

    def _score_after(self, ply: int) -> dict[str, Any]:
        state = from_bytes(self.game.rules.state, self.states[ply])[0]
        standings = self.game.rules.notation.standings(self.game.components, state)
        return {
            "ply": ply,
            "seat": self.steps[ply]["seat"],
            "places": [standing.place for standing in standings],
            "counts": [standing.counts for standing in standings],
        }

    def position(self, ply: int) -> Position:
        """The whole position after this many plies, to continue from; refused at the end of the game."""
        ply = min(ply, self.plies)
        if self.turns[ply] is None:
            raise refuse("server.over")
        return self.game.rules.notation.position(
            self.game.components, from_bytes(self.game.rules.state, self.states[ply])[0]
        )


class Replays:
    """The replays that were used most recently."""

    def __init__(self, sets: Sets) -> None:
        self._sets = sets
        self._kept: OrderedDict[str, asyncio.Task[Replay]] = OrderedDict()
        self._one_at_a_time = asyncio.Semaphore(1)  # games that are being played must not wait for many replays

    async def of(self, row: TableRow, record: LoadRecord) -> Replay:
        """The replay of a finished game; refused if it was played with other rules than the current ones."""
        game = await self._sets.game(row.game, row.components)
        if row.rules != game.rules.version:
            raise refuse("server.other_rules", None, rules=row.rules)
        return await self.keep(row.id, lambda: _replay(row.id, game, record))

    async def keep(self, key: str, make: Callable[[], Coroutine[Any, Any, Replay]]) -> Replay:
        """The replay with this key, which is made unless it is there."""
        task = self._kept.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._kept[key] = asyncio.create_task(self._one_by_one(make))
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return await asyncio.shield(task)  # one cancelled request must not cancel it for the others

    async def _one_by_one(self, make: Callable[[], Coroutine[Any, Any, Replay]]) -> Replay:
        async with self._one_at_a_time:
            return await make()


async def _replay(id: str, game: Game, record: LoadRecord) -> Replay:
    return await asyncio.to_thread(replay_of, game, json.loads(await record(id)))


def replay_of(game: Game, record: dict[str, Any]) -> Replay:
    """All positions of a record. It is our own, or was checked when it was sent, so it is not checked."""
    start = record["start"]
    if start["position"] is None:
        options = dict(record["options"])
        table = game.open(record["players"], seed=0, names=record["seats"], chance=start["chance"], **options)
    else:
        table = game.set_up(start["position"], seed=0, names=record["seats"])
    steps: list[dict[str, Any]] = [
        {
            "seat": None, "say": None, "stand_in": None, "hint": None,
            "events": [event_json(event) for event in table.start.events],
        }
    ]  # fmt: skip
    hints = {(hint["seat"], hint["ply"]): hint["depth"] for hint in record.get("hints", ())}  # the deepest is the last
    states, turns = [_bytes_of(table)], [table.turn]
    for ply in record["plies"]:
        stand_in = ply.get("stand_in")
        (made,) = table.play(ply["move"], chance=ply["chance"], dice=False, stand_in=stand_in)
        events = [event_json(event) for event in made.events]
        hint = hints.get((made.seat, len(steps) - 1))
        steps.append({"seat": made.seat, "say": ply["say"], "stand_in": stand_in, "hint": hint, "events": events})
        states.append(_bytes_of(table))
        turns.append(table.turn)
    turns[-1] = None  # after a resignation the rules alone would continue
    return Replay(game, table.players, states, turns, steps)


def _bytes_of(table: Table) -> bytes:
    return table.state.tobytes()
