"""Boards: positions that somebody sets up and plays on for all seats.

A board is not a table. Nothing of it is stored: a request has the position and the moves after it. Whoever asks has set
up the position and knows all of it, so answers have the views of all seats.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import numpy as np

from akhet.kernel.events import new_log, take_events
from akhet.kernel.refusal import Refused, refuse
from akhet.kernel.stream import new_stream, secret_key
from akhet.record import begin_again, record_of, replay
from akhet.server.storage.rows import TableRow
from akhet.server.storage.seats import PERSON, TableSeat
from akhet.server.tables.attempts import position_row
from akhet.table import Game, Ply, Table, event_json

PLAYER = "board"  # nobody's id: a board needs no guest
MOST_BYTES = 64 * 1024  # of a request: a position, and the moves of a whole game


class GivenPly(Protocol):
    """A move with its chance results, as a request has it."""

    @property
    def move(self) -> int | None: ...

    @property
    def chance(self) -> Sequence[str | int]: ...


def set_up(game: Game, position: Any, names: Sequence[str] | None = None) -> Table:
    """A table at a position. One that is not lawful is refused with everything that is wrong with it."""
    notation, dealt = game.rules.notation, position
    try:
        if notation.deal_unknown is not None:
            dealt = notation.deal_unknown(game.components, position, new_stream(secret_key()))
        return game.set_up(dealt, names=names)
    except Refused as refused:
        every = notation.position_faults
        faults = every(game.components, dealt) if every is not None else []
        raise refuse("position.faults", None, faults=tuple(faults or [refused.refusal])) from refused


def play_line(table: Table, plies: Sequence[GivenPly], *, draw: bool) -> None:
    """Play a line. With `draw`, chance results that are missing after its last ply are drawn."""
    for number, ply in enumerate(plies, start=1):
        dice = draw and number == len(plies)
        if ply.move is None:
            table.settle(ply.chance, dice=dice)
        elif table.awaits_chance:
            raise refuse("chance.missing")
        else:
            table.play(ply.move, chance=ply.chance, dice=dice)


def scene_of(table: Table) -> dict[str, Any]:
    """The fields of a BoardScene."""
    return {
        "position": table.position(),
        "turn": table.turn,
        "chance": table.awaits_chance,
        "over": table.over,
        "views": [table.view_position(seat) for seat in range(table.players)],
        "moves": [move.id for move in table.legal()] if table.turn is not None else [],
        "standings": [standing.json() for standing in table.score()],
    }


def step_of(table: Table) -> dict[str, Any]:
    """The fields of a BoardStep: the last ply, or what chance did before the first one."""
    if not table.plies:
        start = table.start
        events = [event_json(event) for event in start.events]
        return {"seat": None, "move": None, "say": None, "chance": start.chance, "events": events}
    ply = table.plies[-1]
    events = [event_json(event) for event in ply.events]
    return {
        "seat": ply.seat, "move": ply.move, "say": table.rules.actions.say(ply.move), "chance": ply.chance,
        "events": events,
    }  # fmt: skip


def row_of(table: Table) -> TableRow:
    """A board as the row of a table, with the same person in all seats."""
    seats = [TableSeat(PERSON, PLAYER) for _ in range(table.players)]
    row = position_row(f"board-{table.game.name}", table, None, seats, PLAYER)
    row.stage = "over" if table.over else "playing"
    return row


def chances(table: Table, plies: Sequence[GivenPly]) -> list[dict[str, Any]]:
    """What the next chance can be, where the last ply has no result for it yet: BoardChances, the likeliest first."""
    play_line(table, plies[:-1], draw=False)
    rules, parts, state = table.rules, table.parts, table.state.copy()
    given = list(plies[-1].chance)
    if plies[-1].move is not None:
        if (why := table.why_not(plies[-1].move)) is not None:
            raise Refused(why)
        rules.verbs.act(state, parts, plies[-1].move, None)
    weights = np.zeros(rules.outcomes, np.int64)
    for number, result in enumerate(given, start=1):
        outcome = rules.notation.read_outcome(table.game.components, int(state.step), result)
        _odds(table, state, weights)
        if outcome is None or weights[outcome] == 0:
            raise refuse("chance.impossible", None, number=number, outcome=str(result))
        rules.verbs.happen(state, parts, outcome, None)
    _odds(table, state, weights)
    total = int(weights.sum())
    order = sorted(np.flatnonzero(weights).tolist(), key=lambda outcome: (-int(weights[outcome]), outcome))
    return [
        {
            "outcome": rules.notation.say_outcome(table.game.components, int(state.step), outcome),
            "share": int(weights[outcome]) / total,
            "events": _events_of(table, state, outcome),
        }
        for outcome in order
    ]


def _odds(table: Table, state: Any, weights: np.ndarray) -> None:
    if not table.rules.verbs.awaits_chance(state):
        raise refuse("chance.not_pending")
    table.rules.verbs.odds(state, table.parts, weights)


def _events_of(table: Table, state: Any, outcome: int) -> list[dict[str, Any]]:
    after, log = state.copy(), new_log()
    table.rules.verbs.happen(after, table.parts, outcome, log)
    return [event_json(table.rules.notation.event(table.game.components, row)) for row in take_events(log)]


def board_of(record: Mapping[str, Any], game: Game) -> dict[str, Any]:
    """The fields of a BoardRecord. A record that does not hold is refused; it need not be over."""
    table = replay(record, game.components)
    return {
        "game": game.name,
        "components": game.components_hash,
        "position": begin_again(game, dict(record)).position(),
        "names": table.names,
        "plies": [_given(ply) for ply in table.plies],
    }


def _given(ply: Ply) -> dict[str, Any]:
    return {"move": ply.move, "chance": ply.chance}


def record_of_line(game: Game, position: Any, plies: Sequence[GivenPly], names: Sequence[str] | None) -> dict[str, Any]:
    """The record of a line: it begins from a position that was set up."""
    table = set_up(game, position, names)
    play_line(table, plies, draw=False)
    return record_of(table)
