"""Games that are over, step by step: a record is played again once, and its positions kept while they are asked for.

Nothing of a game that is over is secret any more, so a position is told as every seat saw it.
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
from akhet.server.tables.live import game_of
from akhet.server.tables.records import Records
from akhet.table import Game, Table, event_json

MOST_KEPT = 24  # games; a long one of NILE's takes half a megabyte


@dataclass(frozen=True)
class Replayed:
    """A game that is over, with every position it went through: the deal first, then one after each ply."""

    game: Game
    players: int
    states: list[bytes]
    turns: list[int | None]  # who has to move there; none at the end
    steps: list[dict[str, Any]]  # as they are told

    @property
    def plies(self) -> int:
        return len(self.states) - 1

    def at(self, ply: int) -> dict[str, Any]:
        """The game after so many plies; past the last one, as it ended."""
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
        """The whole position after so many plies, to play on from; refused where nobody has to move there."""
        ply = min(ply, self.plies)
        if self.turns[ply] is None:
            raise refuse("server.over")
        return self.game.rules.notation.position(
            self.game.components, from_bytes(self.game.rules.state, self.states[ply])[0]
        )


class Replays:
    """The games that somebody looks at again; the last asked for are kept."""

    def __init__(self, records: Records) -> None:
        self._records = records
        self._kept: OrderedDict[str, asyncio.Task[Replayed]] = OrderedDict()

    async def of(self, row: TableRow) -> Replayed:
        """A game that is over; refused where the rules are not those it was played by."""
        game = game_of(row.game)
        if (row.rules, row.components) != (game.rules.version, game.components.hash()):
            raise refuse("server.other_rules", None, rules=row.rules)
        task = self._kept.get(row.id)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._kept[row.id] = asyncio.create_task(self._play(row.id, game))
        self._kept.move_to_end(row.id)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return await asyncio.shield(task)  # whoever else asks for it must not lose it when one goes away

    async def _play(self, id: str, game: Game) -> Replayed:
        return await asyncio.to_thread(play_again, game, json.loads(await self._records.of(id)))


def play_again(game: Game, record: dict[str, Any]) -> Replayed:
    """Every position of a record of our own, which needs no checking."""
    start = record["start"]
    if start["position"] is None:
        options = dict(record["options"])
        table = game.open(record["players"], seed=0, names=record["seats"], chance=start["chance"], **options)
    else:
        table = game.set_up(start["position"], seed=0, names=record["seats"])
    told: list[dict[str, Any]] = [
        {"seat": None, "say": None, "stand_in": None, "events": [event_json(event) for event in table.start.events]}
    ]
    states, turns = [_bytes_of(table)], [table.turn]
    for ply in record["plies"]:
        stand_in = ply.get("stand_in")
        (made,) = table.play(ply["move"], chance=ply["chance"], dice=False, stand_in=stand_in)
        events = [event_json(event) for event in made.events]
        told.append({"seat": made.seat, "say": ply["say"], "stand_in": stand_in, "events": events})
        states.append(_bytes_of(table))
        turns.append(table.turn)
    turns[-1] = None  # where somebody gave up, the rules would have gone on
    return Replayed(game, table.players, states, turns, told)


def _bytes_of(table: Table) -> bytes:
    return table.state.tobytes()
