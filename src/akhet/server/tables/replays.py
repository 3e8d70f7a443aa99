"""Finished games, step by step. A record is replayed once, and its positions are kept while they are in use.

Nothing in a finished game is secret, so a position is sent as every seat saw it.
"""

import asyncio
import json
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from akhet.kernel.layout import blank, from_bytes
from akhet.kernel.refusal import refuse
from akhet.kernel.rules import Position
from akhet.server.storage.rows import TableRow
from akhet.server.tables.records import Records
from akhet.server.tables.sets import Sets
from akhet.table import Game, Table, event_json

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
        state = from_bytes(rules.state, self.states[ply])[0]
        views = []
        for seat in range(self.players):
            view = blank(rules.view)[0]
            rules.verbs.look(state, seat, view)
            views.append(rules.notation.view_position(components, view))
        return {
            "ply": ply,
            "plies": self.plies,
            "turn": self.turns[ply],
            "step": self.steps[ply],
            "views": views,
            "standings": [standing.json() for standing in rules.notation.standings(components, state)],
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

    def __init__(self, records: Records, sets: Sets) -> None:
        self._records = records
        self._sets = sets
        self._kept: OrderedDict[str, asyncio.Task[Replay]] = OrderedDict()

    async def of(self, row: TableRow) -> Replay:
        """The replay of a finished game; refused if it was played with other rules than the current ones."""
        game = await self._sets.game(row.game, row.components)
        if row.rules != game.rules.version:
            raise refuse("server.other_rules", None, rules=row.rules)
        task = self._kept.get(row.id)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._kept[row.id] = asyncio.create_task(self._replay(row.id, game))
        self._kept.move_to_end(row.id)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return await asyncio.shield(task)  # one cancelled request must not cancel it for the others

    async def _replay(self, id: str, game: Game) -> Replay:
        return await asyncio.to_thread(replay_of, game, json.loads(await self._records.of(id)))


def replay_of(game: Game, record: dict[str, Any]) -> Replay:
    """All positions of a record. It is our own, so it is not checked."""
    start = record["start"]
    if start["position"] is None:
        options = dict(record["options"])
        table = game.open(record["players"], seed=0, names=record["seats"], chance=start["chance"], **options)
    else:
        table = game.set_up(start["position"], seed=0, names=record["seats"])
    steps: list[dict[str, Any]] = [
        {"seat": None, "say": None, "stand_in": None, "events": [event_json(event) for event in table.start.events]}
    ]
    states, turns = [_bytes_of(table)], [table.turn]
    for ply in record["plies"]:
        stand_in = ply.get("stand_in")
        (made,) = table.play(ply["move"], chance=ply["chance"], dice=False, stand_in=stand_in)
        events = [event_json(event) for event in made.events]
        steps.append({"seat": made.seat, "say": ply["say"], "stand_in": stand_in, "events": events})
        states.append(_bytes_of(table))
        turns.append(table.turn)
    turns[-1] = None  # after a resignation the rules alone would continue
    return Replay(game, table.players, states, turns, steps)


def _bytes_of(table: Table) -> bytes:
    return table.state.tobytes()
