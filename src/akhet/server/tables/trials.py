"""Other moves in positions of finished games: carried out like those of a lesson, and judged by honest values."""

import asyncio
import hashlib
from dataclasses import replace
from typing import Any

import numpy as np

from akhet.analysis.trial import is_whole, judge_steps
from akhet.analysis.types import ReviewDecision
from akhet.kernel.layout import from_bytes
from akhet.kernel.refusal import refuse
from akhet.server.storage.rows import TableRow
from akhet.server.storage.seats import PERSON, TableSeat
from akhet.server.tables.attempts import LEARNER, attempt_fields
from akhet.server.tables.bot_pool import BotPool
from akhet.server.tables.replays import Replay
from akhet.table import Table

PATIENCE = 20.0  # seconds that a question may wait for its answer


class Trials:
    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool
        self._asking: set[str] = set()  # people whose attempt is being judged

    def attempt(
        self, row: TableRow, replay: Replay, ply: int, moves: list[int | str], forecast: int | str | None, locale: str
    ) -> dict[str, Any]:
        """The fields of a TrialInfo: a finished game after so many plies, with other moves than were made."""
        table, seat = tried(replay, ply, moves)
        fields = attempt_fields(f"trial-{row.id}", table, seat, _seats(row, seat), forecast, locale)
        done = is_whole(table, seat)
        if done:
            fields["scene"] |= {"moves": None, "can_undo": None}
        return fields | {"done": done}

    async def judge(
        self, replay: Replay, decision: ReviewDecision, moves: list[int | str], person: str, source: str
    ) -> dict[str, Any]:
        """The fields of a TrialVerdict. One attempt of a person is judged at a time."""
        ply = decision["first"] - 1
        table, seat = await asyncio.to_thread(tried, replay, ply, moves)
        if not is_whole(table, seat):
            raise refuse("server.not_a_decision")
        if not self._bot_pool.compiled:
            raise refuse("server.preparing")
        if person in self._asking:
            raise refuse("server.trial_busy")
        made = [one.move for one in table.plies]
        key = hashlib.sha256(f"trial {source} {ply}".encode()).digest()
        before = np.asarray(from_bytes(replay.game.rules.state, replay.states[ply]))[0]
        self._asking.add(person)
        try:
            async with asyncio.timeout(PATIENCE):
                steps = judge_steps(replay.game, before, seat, decision, made, key)
                found = await self._bot_pool.run_steps(person, steps)
        except TimeoutError as error:
            raise refuse("server.too_busy") from error
        finally:
            self._asking.discard(person)
        reasons = [{"code": reason.code, "values": dict(reason.values)} for reason in found.reasons]
        say = replay.game.rules.actions.say
        return vars(found) | {"reasons": reasons, "moves": [{"move": move, "say": say(move)} for move in made]}


def tried(replay: Replay, ply: int, moves: list[int | str]) -> tuple[Table, int]:
    """The table of a finished game after so many plies and these moves, and the seat that makes them.

    Chance results are always the same ones; nothing is made beyond a whole decision.
    """
    ply = min(ply, replay.plies)
    seat = replay.turns[ply]
    if seat is None:
        raise refuse("server.over")
    table = replay.game.set_up(replay.position(ply), seed=0)
    for move in moves:
        if is_whole(table, seat):
            raise refuse("server.trial_done")
        table.play(move, seat=seat)
    return table, seat


def _seats(row: TableRow, own: int) -> list[TableSeat]:
    """The seats as they were, with the one who tries in their own."""
    seats = [replace(seat, person=None, random=None) for seat in row.seats]
    seats[own] = replace(seats[own], kind=PERSON, person=LEARNER, level=None)
    return seats
