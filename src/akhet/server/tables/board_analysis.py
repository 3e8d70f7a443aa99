"""The analysis of positions on boards: in small parts, on the bots' threads, when no bot waits for one.

The server keeps no analysis. Each request plays a few numbered blocks of worlds and answers with their sums; the asker
adds them up and asks for the next ones for as long as it looks on. Who leaves the page asks for nothing more.
"""

from collections.abc import Sequence
from typing import Any

from akhet.analysis.evaluator import VERSION
from akhet.analysis.position import Block, PositionAnalysis
from akhet.bots.network.file import shipped_network
from akhet.server import metrics
from akhet.server.tables.bot_pool import BotPool
from akhet.table import Table

PLANS = 12_000  # of one request: about 0.2 seconds of one core
MOST_BLOCKS = 32  # near the end of a game, a block is very short


class BoardAnalysis:
    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool

    async def blocks(self, table: Table, person: str, first: int, only: Sequence[int] | None) -> dict[str, Any]:
        """The fields of an AnalysisInfo: the blocks from `first` on, as many as one request may have."""
        shipped_network(table.game.name)  # refused if the game has none
        await self._bot_pool.wait_compiled()
        analysis = await self._bot_pool.run_last(person, PositionAnalysis, table)
        chosen = None if only is None else list(only)
        played: list[Block] = []
        while len(played) < MOST_BLOCKS and sum(block.plans for block in played) < PLANS:
            if len(analysis.candidates) < 2 and played:
                break
            with metrics.REVIEW_SECONDS.time():
                played.append(await self._bot_pool.run_last(person, analysis.play, first + len(played), chosen))
        return _answer(analysis, played, first, chosen)


def _answer(analysis: PositionAnalysis, played: list[Block], first: int, only: list[int] | None) -> dict[str, Any]:
    say = analysis.game.rules.actions.say
    worlds = sum(block.worlds for block in played)
    return {
        "seat": analysis.seat,
        "version": VERSION,
        "candidates": [
            {
                "moves": [{"move": int(move), "say": say(move)} for move in one.moves],
                "prior": one.prior,
                "worlds": worlds if only is None or place in only else 0,
                "totals": [sum(column) for column in zip(*(block.totals[place] for block in played), strict=True)],
                "squares": sum(block.squares[place] for block in played),
                "scores": sum(block.scores[place] for block in played),
            }
            for place, one in enumerate(analysis.candidates)
        ],
        "next": first + len(played),
    }
