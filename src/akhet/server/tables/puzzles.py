"""The puzzles of this server: those that come with Akhet, and those of the operator's files.

Nothing of an answer leaves this module before somebody has given theirs. What is shown of a puzzle is what its seat
sees on a deal of the unknown cards.
"""

import asyncio
import hashlib
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from akhet.games import manifest_of
from akhet.kernel.refusal import refuse
from akhet.puzzles.grading import Judged, judge
from akhet.puzzles.library import Library, merged, puzzle_files, shipped_library
from akhet.puzzles.puzzle import Puzzle, is_decided, table_of
from akhet.puzzles.rating import WINS, Rating
from akhet.puzzles.themes import all_themes, is_obvious
from akhet.server.storage.puzzles import (
    Attempt,
    Counted,
    Player,
    change_player,
    count_attempt,
    read_grades,
    read_player,
    read_ratings,
)
from akhet.server.storage.store import Store
from akhet.server.tables.attempts import among_bots, attempt_fields
from akhet.server.tables.bot_pool import BotPool
from akhet.server.tables.live import game_of
from akhet.table import Table

NEAREST = 12  # puzzles of about the rating of the person, from which one is chosen
STREAK_BEGINS, STREAK_RISES = 1000.0, 40.0  # the ratings in a row
MOST_KEPT = 500  # answers that were judged
PATIENCE = 20.0  # seconds that an answer may wait to be judged


class Puzzles:
    def __init__(self, store: Store, bot_pool: BotPool, files: Sequence[str], per_day: int) -> None:
        self._store, self._bot_pool, self._per_day = store, bot_pool, per_day
        self._own = puzzle_files([Path(file) for file in files])  # one that cannot be read is refused at once
        self._libraries: dict[str, Library] = {}
        self._asking: set[str] = set()  # people whose answer is being judged
        self._judged: OrderedDict[tuple[str, tuple[int, ...]], Judged] = OrderedDict()

    def library(self, game: str) -> Library:
        """The puzzles of a game, easiest first."""
        name = manifest_of(game).name
        if name not in self._libraries:
            own = [library for library in self._own if library.game == name]
            self._libraries[name] = merged(shipped_library(name), own)
        return self._libraries[name]

    async def info(self, game: str, person: str | None) -> dict[str, Any]:
        """The fields of a PuzzlesInfo."""
        library = await asyncio.to_thread(self.library, game)
        grades, player = await self._of(person, library.game)
        daily = library.daily(today())
        return {
            "game": library.game,
            "puzzles": len(library.puzzles),
            "tried": sum(id in library.by_id for id in grades),
            "daily": None if daily is None else {"day": today(), "id": daily.id, "grade": grades.get(daily.id)},
            "themes": _themes(library, grades),
            "rating": None if player is None else rating_fields(player.rating),
            "streak": streak_fields(player or Player()),
        }

    async def next(self, game: str, person: str | None, mode: str, theme: str | None) -> dict[str, Any]:
        """The fields of a NextPuzzle: one that the person has not tried, of about their strength."""
        library = await asyncio.to_thread(self.library, game)
        grades, player = await self._of(person, library.game)
        player = player or Player()
        if mode == "daily" and (daily := library.daily(today())) is not None:
            return {"id": daily.id, "again": daily.id in grades}
        if mode == "streak" and person is not None:
            return await self._next_in_row(library, person, player, grades)
        chosen = await self._choose(library, grades, player.rating.rating, person, theme)
        return {"id": chosen.id, "again": chosen.id in grades}

    async def skip(self, game: str, person: str) -> dict[str, Any]:
        """Skip the puzzle that the row is at, once in a row; the fields of the NextPuzzle."""
        library = await asyncio.to_thread(self.library, game)

        def skipped(player: Player) -> Player:
            if player.skipped or player.streak_puzzle is None:
                raise refuse("puzzle.no_skip")
            return replace(player, skipped=True, streak_puzzle=None)

        before = (await self._store.read(read_player, person, library.game) or Player()).streak_puzzle
        player = await self._store.write(change_player, person, library.game, skipped)
        grades = await self._store.read(read_grades, person, library.game)
        return await self._next_in_row(library, person, player, grades | {before or "": "skipped"})

    async def attempt(
        self, game: str, id: str, person: str | None, request: Mapping[str, Any], locale: str
    ) -> dict[str, Any]:
        """The fields of a PuzzleInfo: after some moves, or with the result of a whole decision."""
        library = await asyncio.to_thread(self.library, game)
        puzzle = library.by_id.get(id)
        if puzzle is None:
            raise refuse("puzzle.unknown")
        table, decided = played(puzzle, request["moves"])
        result = None
        if decided:
            moves = [ply.move for ply in table.plies]
            if person is None:
                raise refuse("server.no_guest")
            result = await self._result(puzzle, person, moves, request)
            table = table_of(game_of(library.game), puzzle)
        seats = among_bots(table, puzzle.seat)
        fields = attempt_fields(f"puzzle-{id}", table, puzzle.seat, seats, request["forecast"], locale)
        if result is not None:
            fields["scene"] |= {"moves": []}  # it is shown, not played on
        return fields | {"id": id, "result": result}

    async def _result(
        self, puzzle: Puzzle, person: str, moves: list[int], request: Mapping[str, Any]
    ) -> dict[str, Any]:  # fmt: skip
        judged = await self._judge(puzzle, person, moves)
        theme = request["theme"] if request["mode"] == "theme" else None
        attempt = Attempt(
            person, puzzle.game, puzzle.id, puzzle.rating, judged.grade, judged.answer.behind, theme,
            theme is not None and is_obvious(puzzle.game, theme), request["mode"] == "streak",
        )  # fmt: skip
        counted = await self._store.write(count_attempt, attempt, self._per_day, time.time())
        return result_fields(puzzle, judged, counted)

    async def _judge(self, puzzle: Puzzle, person: str, moves: list[int]) -> Judged:
        key = puzzle.id, tuple(moves)
        if key in self._judged:
            return self._judged[key]
        if not self._bot_pool.compiled:
            raise refuse("server.preparing")
        if person in self._asking:
            raise refuse("puzzle.busy")
        self._asking.add(person)
        try:
            async with asyncio.timeout(PATIENCE):
                judged = await self._bot_pool.run_last(person, judge, game_of(puzzle.game), puzzle, moves)
        except TimeoutError as error:
            raise refuse("server.too_busy") from error
        finally:
            self._asking.discard(person)
        self._judged[key] = judged
        if len(self._judged) > MOST_KEPT:
            self._judged.popitem(last=False)
        return judged

    async def _next_in_row(
        self, library: Library, person: str, player: Player, grades: Mapping[str, str]
    ) -> dict[str, Any]:  # fmt: skip
        id = player.streak_puzzle
        if id is None or id not in library.by_id or id in grades:
            chosen = await self._choose(library, grades, STREAK_BEGINS + STREAK_RISES * player.streak, person, None, 1)
            id = chosen.id
            await self._store.write(
                change_player, person, library.game, lambda before, id=id: replace(before, streak_puzzle=id)
            )
        return {"id": id, "again": id in grades}

    async def _choose(
        self, library: Library, grades: Mapping[str, str], rating: float, person: str | None, theme: str | None,
        nearest: int = NEAREST,
    ) -> Puzzle:  # fmt: skip
        """A puzzle near a rating, not tried before if there is one. The same until something was tried."""
        fitting = [one for one in library.puzzles if theme is None or theme in one.themes]
        if not fitting:
            raise refuse("puzzle.none")
        daily = library.daily(today())
        new = [one for one in fitting if one.id not in grades and one is not daily] or fitting
        ratings = await self._store.read(read_ratings, [one.id for one in new])
        near = sorted(new, key=lambda one: (abs(ratings.get(one.id, one.rating) - rating), one.id))[:nearest]
        chance = hashlib.sha256(f"{person} {len(grades)} {theme}".encode()).digest()
        return near[int.from_bytes(chance[:4]) % len(near)]

    async def _of(self, person: str | None, game: str) -> tuple[dict[str, str], Player | None]:
        if person is None:
            return {}, None
        return await self._store.read(read_grades, person, game), await self._store.read(read_player, person, game)


def played(puzzle: Puzzle, moves: Sequence[int | str]) -> tuple[Table, bool]:
    """The puzzle after these moves, and whether they are a whole decision. More moves than that are refused."""
    game = game_of(puzzle.game)
    table, decided = table_of(game, puzzle), False
    for move in moves:
        if decided:
            raise refuse("puzzle.decided")
        for ply in table.play(move, seat=puzzle.seat):
            if decided:
                raise refuse("puzzle.decided")
            decided = bool(ply.chance)
        decided = decided or table.over or is_decided(game, table.state, puzzle.seat)
    return table, decided


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def rating_fields(rating: Rating) -> dict[str, Any]:
    return {"rating": rating.rating, "deviation": rating.deviation, "provisional": rating.provisional}


def streak_fields(player: Player) -> dict[str, Any]:
    return {"now": player.streak, "best": player.best_streak, "skipped": player.skipped}


def result_fields(puzzle: Puzzle, judged: Judged, counted: Counted) -> dict[str, Any]:
    """The fields of a PuzzleResult."""
    before = counted.before or Rating()
    return {
        "grade": judged.grade,
        "loss": judged.answer.behind,
        "answers": [
            {
                "moves": list(one.moves),
                "given": one is judged.answer,
                "grade": one.grade,
                "value": one.value,
                "behind": one.behind,
                "error": one.error,
                "worlds": one.worlds,
            }
            for one in judged.answers
        ],
        "reasons": [{"code": one.code, "values": dict(one.values)} for one in judged.reasons],
        "reasons_given": [{"code": one.code, "values": dict(one.values)} for one in judged.reasons_given],
        "themes": list(puzzle.themes),
        "puzzle": rating_fields(counted.puzzle),
        "solvers": dict(puzzle.solvers),
        "counted": counted.first,
        "rating": rating_fields(counted.player.rating),
        "change": counted.player.rating.rating - before.rating if counted.first else 0.0,
        "streak": streak_fields(counted.player),
    }


def _themes(library: Library, grades: Mapping[str, str]) -> list[dict[str, Any]]:
    order, found = all_themes(library.game), list[dict[str, Any]]()
    for theme, count in sorted(library.themes.items(), key=lambda entry: order.index(entry[0])):
        tried = [grades[one.id] for one in library.puzzles if theme in one.themes and one.id in grades]
        found.append({"theme": theme, "puzzles": count, "tried": len(tried), "solved": sum(WINS[one] for one in tried)})
    return found
