"""Hints for players: what a strong player would do in their seat, and why.

A hint is worked out from the seat's View alone, on the bots' threads in steps of less than a tenth of a second, when
no bot waits for one. Its random key follows from public things, so that asking again gives the same answer and nobody
learns more by asking often. That somebody asked, and how deep, is in the table's log before they get the answer.
"""

import asyncio
import hashlib
from collections import OrderedDict
from dataclasses import replace
from typing import Any

from akhet.analysis.hint import Depth, Hint, HintPlan, hint_steps
from akhet.hints.reason import Reason
from akhet.kernel.refusal import Refused, refuse
from akhet.server.tables.bot_pool import BotPool
from akhet.server.tables.live import LiveTable
from akhet.server.tables.playing import mark_hint
from akhet.server.tables.service import TableService
from akhet.table import Game

MOST_KEPT = 500  # answers
PATIENCE = 15.0  # seconds that a question may wait for its answer
FORESEEN = ("ends", "rival-ends")  # reasons from final scores, which would say too much or too little in a nudge


class Hints:
    def __init__(self, service: TableService, bot_pool: BotPool) -> None:
        self._service = service
        self._bot_pool = bot_pool
        self._asking: set[str] = set()  # people whose hint is being worked out
        self._kept: OrderedDict[tuple[str, int], Hint] = OrderedDict()  # by table and version
        self._marked: OrderedDict[tuple[str, int, Depth], None] = OrderedDict()  # those that are in the log

    async def hint(self, live: LiveTable, person: str | None, seat: int, depth: Depth) -> dict[str, Any]:
        """The fields of a HintInfo for a seat whose turn it is; refused if the table does not allow hints."""
        async with self._service.locked(live):
            table = live.playing
            if person is None or seat not in live.row.seats_of(person):
                raise refuse("server.not_your_seat", None, seat=seat)
            if not live.row.hints:
                raise refuse("server.no_hints")
            if table.turn != seat:
                raise Refused(table.rules.notation.not_your_turn)
            view, version = table.view(seat), live.row.step_version
        known = self._kept.get((live.row.id, version))
        if known is None:
            known = await self._work_out(live, view, version, person)
        await self._mark(live, person, seat, depth, version)
        return {"version": version, "depth": depth} | answer(live.game, known, depth)

    async def _mark(self, live: LiveTable, person: str, seat: int, depth: Depth, version: int) -> None:
        key = live.row.id, version, depth
        if key in self._marked:
            return
        command = f"{person}:hint-{version}-{depth}"
        await self._service.change(live, lambda: mark_hint(live, person, seat, depth, version, command), command)
        _keep(self._marked, key, None)

    async def _work_out(self, live: LiveTable, view: Any, version: int, person: str) -> Hint:
        if not self._bot_pool.compiled:
            raise refuse("server.preparing")
        if person in self._asking:
            raise refuse("server.hint_busy")
        key = hashlib.sha256(f"hint {live.row.id} {version}".encode()).digest()
        self._asking.add(person)
        try:
            async with asyncio.timeout(PATIENCE):
                found = await self._bot_pool.run_steps(person, hint_steps(live.game, view, key))
        except TimeoutError as error:
            raise refuse("server.too_busy") from error
        finally:
            self._asking.discard(person)
        _keep(self._kept, (live.row.id, version), found)
        return found


def answer(game: Game, hint: Hint, depth: Depth) -> dict[str, Any]:
    """What a hint says at this depth."""
    say = game.rules.actions.say
    full = depth == "reason"
    plans = [_plan(plan, full) for plan in hint.plans]
    if depth == "candidates":
        plans.sort(key=lambda plan: plan["moves"])  # the order of the numbers of moves tells nothing
    reasons = hint.reasons if full else []
    if depth == "nudge":
        telling = [reason for reason in hint.reasons if reason.code not in FORESEEN]
        reasons = [replace(reason, values={}) for reason in telling[:1]]
    return {
        "topic": hint.topic,
        "moves": [{"move": move, "say": say(move)} for move in hint.moves] if full else [],
        "ends": hint.ends,
        "plans": [] if depth == "nudge" else plans,
        "close": hint.close if full else None,
        "reasons": [_reason(reason) for reason in reasons],
    }


def _plan(plan: HintPlan, full: bool) -> dict[str, Any]:
    return {
        "moves": plan.moves,
        "chance": plan.chance if full else None,
        "error": plan.error if full else None,
        "score": plan.score if full else None,
        "worlds": plan.worlds if full else None,
    }


def _reason(reason: Reason) -> dict[str, Any]:
    return {"code": reason.code, "values": dict(reason.values)}


def _keep(kept: OrderedDict[Any, Any], key: Any, value: Any) -> None:
    kept[key] = value
    if len(kept) > MOST_KEPT:
        kept.popitem(last=False)
