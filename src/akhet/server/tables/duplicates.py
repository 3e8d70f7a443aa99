"""The duplicate of the day: everybody plays one deal in the same seat against the same bots, and results are compared.

Nothing of a deal, and nothing of others' games of it, leaves this module before somebody has finished it themselves.
"""

import asyncio
import hmac
import logging
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from akhet.bots.duplicate import DuplicateBot, levels_for_duplicate
from akhet.games import manifest_of
from akhet.kernel.refusal import refuse
from akhet.record import commitment_to
from akhet.server.storage.duplicate import (
    Deal,
    DuplicateGame,
    LevelResult,
    days_of,
    game_of_person,
    games_of,
    keep_deal,
    keep_levels,
    read_deal,
    read_levels,
)
from akhet.server.storage.rows import TableRow
from akhet.server.storage.store import Store
from akhet.server.tables.bot_pool import BotPool
from akhet.server.tables.deal_days import day_of, deal_id, end_of, last_day, match_of, today
from akhet.server.tables.live import game_of

PLAYERS = 3
MOST_SHOWN = 100  # results of others
MOST_DAYS = 14
LEVELS_KEY = "duplicate"  # of the queue for the bots' threads

log = logging.getLogger(__name__)


class Duplicates:
    def __init__(self, store: Store, bot_pool: BotPool) -> None:
        self._store, self._bot_pool = store, bot_pool
        self._computing: dict[str, asyncio.Task[None]] = {}  # what the levels get, by deal

    def of_day(self, game: str, day: date) -> Deal:
        """The deal of a day, as this version chooses it. Its secret follows from the server's, which nobody knows."""
        name = manifest_of(game).name
        levels = duplicate_levels(name, PLAYERS)
        id = deal_id(name, day)
        level = levels[day.toordinal() % len(levels)]
        seat = day.toordinal() // len(levels) % PLAYERS
        return Deal(id, name, day.isoformat(), PLAYERS, seat, level, deal_secret(self._store.secret, id))

    async def begin(self, game: str) -> Deal:
        """Today's deal, kept so that it stays what it is."""
        return await self._store.write(keep_deal, self.of_day(game, today()))

    async def info(self, game: str, day: date | None, person: str | None) -> dict[str, Any]:
        """The fields of a DuplicateInfo."""
        now = today()
        day = now if day is None else day
        if day > now:
            raise refuse("duplicate.no_day")
        found = await self._store.read(read_deal, self.of_day(game, day).id)
        if found is None and day < now:
            raise refuse("duplicate.no_day")
        deal = found or self.of_day(game, day)
        games = [] if found is None else await self._store.read(games_of, deal.id)
        own = next((one for one in games if one.person == person), None)
        over = now > last_day(day)
        days = await self._store.read(days_of, deal.game, now.isoformat(), MOST_DAYS)
        shown = may_compare(own, over)
        levels = await self._levels(deal) if shown else []
        return {
            "game": deal.game,
            "day": deal.day,
            "today": day == now,
            "players": deal.players,
            "seat": deal.seat,
            "level": deal.level,
            "commitment": commitment_to(deal.secret),
            "secret": deal.secret.hex() if over else None,
            "table": None if own is None else own.table,
            "finished": own is not None and own.finished is not None,
            "began": sum(1 for _ in games),
            "results": results(games, levels, person, end_of(day)) if shown else None,
            "days": days,
            "levels": levels_for_duplicate(deal.game),
        }

    async def may_look(self, row: TableRow, person: str | None) -> bool:
        """Whether a person may look at another's game of the duplicate of a day, which is over."""
        if row.duplicate is None or match_of(row.duplicate) or row.stage != "over" or person is None:
            return False
        own = await self._store.read(game_of_person, row.duplicate, person)
        return may_compare(own, today() > last_day(day_of(row.duplicate)))

    async def _levels(self, deal: Deal) -> list[LevelResult]:
        """What the levels got, as far as it is known. The first time they begin to play."""
        known = await self._store.read(read_levels, deal.id)
        missing = [one for one in levels_for_duplicate(deal.game) if one not in {level.level for level in known}]
        if missing and deal.id not in self._computing:
            task = self._computing[deal.id] = asyncio.create_task(self._compute(deal, missing))
            task.add_done_callback(lambda _: self._computing.pop(deal.id, None))
        return known

    async def _compute(self, deal: Deal, levels: Sequence[str]) -> None:
        try:
            await self._bot_pool.wait_compiled()
            for level in levels:
                result = await self._bot_pool.run_steps(LEVELS_KEY, play_level(deal, level))
                await self._store.write(keep_levels, deal.id, [result])
        except Exception:
            log.exception("levels of a duplicate deal not computed")

    async def stop(self) -> None:
        """Stop computing. It begins again when somebody asks for the results."""
        tasks = list(self._computing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def duplicate_levels(game: str, players: int) -> list[str]:
    """The levels of bots for duplicate deals of a game; refused if it has none for so many players."""
    levels = levels_for_duplicate(game)
    if game_of(game).rules.lot_draw is None or not levels or players not in manifest_of(game).players:
        raise refuse("open.duplicate")
    return levels


def deal_secret(server_secret: bytes, deal: str) -> bytes:
    """The secret of a deal. It follows from the server's, which nobody knows."""
    return hmac.digest(server_secret, f"akhet duplicate {deal}".encode(), "sha256")


def may_compare(own: DuplicateGame | None, over: bool) -> bool:
    """Whether somebody with this game of a deal is told of the others': they have finished it.

    Once its last day is over, also those who never began it, or whose table was closed.
    """
    if own is None:
        return over
    return own.finished is not None or (over and not own.goes_on)


def play_level(deal: Deal, level: str) -> Iterator[LevelResult | None]:
    """Play a deal with a bot of this level in its seat, move by move; the last item is the result."""
    game = game_of(deal.game)
    table = game.open(deal.players, key=deal.secret, duplicate=True)
    bots = [DuplicateBot(level if seat == deal.seat else deal.level, game, deal.secret) for seat in range(deal.players)]
    while table.turn is not None:
        table.play(bots[table.turn].move(table))
        yield None
    own = table.score()[deal.seat]
    yield LevelResult(level, own.counts, own.place)


def results(
    games: Sequence[DuplicateGame], levels: Sequence[LevelResult], person: str | None, until: float
) -> dict[str, Any]:
    """The fields of DuplicateResults: finished games, best first, each with what it is above or below the mean.

    One that was finished after `until` does not count: the secret of the deal was published then.
    """
    over = [
        one if one.finished < until else replace(one, counts=None, place=None)
        for one in games
        if one.finished is not None
    ]
    counted = sorted((one for one in over if one.counts), key=lambda one: one.counts or [], reverse=True)
    scores = [one.counts[0] for one in counted if one.counts]
    mean = sum(scores) / len(scores) if scores else None
    rows: list[dict[str, Any]] = []
    for one in [*counted, *(one for one in over if not one.counts)]:
        counts = one.counts
        rank = None if counts is None else 1 + sum((other.counts or []) > counts for other in counted)
        yours = one.person == person
        if yours or len(rows) < MOST_SHOWN:
            rows.append(
                {
                    "rank": rank,
                    "name": one.name,
                    "yours": yours,
                    "table": one.table,
                    "score": None if counts is None else counts[0],
                    "place": one.place,
                    "deviation": None if counts is None or mean is None else counts[0] - mean,
                }
            )
    ranked = sorted(levels, key=lambda one: one.counts, reverse=True)
    return {
        "finished": len(over),
        "mean": mean,
        "rows": rows,
        "scores": [{"score": score, "games": count} for score, count in sorted(Counter(scores).items())],
        "levels": [
            {
                "level": one.level,
                "score": one.counts[0],
                "place": one.place,
                "deviation": None if mean is None else one.counts[0] - mean,
            }
            for one in ranked
        ],
    }
