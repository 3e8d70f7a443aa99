"""Records that people send so as to look at their games: checked, kept for some time, and shown like finished tables.

Only finished games are taken. Otherwise somebody could write down a game that is still running, without hidden cards
even from memory, and have it reviewed.
"""

import asyncio
import hashlib
import json
from typing import Any, cast

from akhet.games import manifest_of
from akhet.kernel.refusal import refuse
from akhet.record import parse_json, replay
from akhet.server.storage.posted_records import PostedRecord, keep_record, read_posted
from akhet.server.storage.rows import TableRow
from akhet.server.storage.seats import PERSON, TableSeat
from akhet.server.storage.store import Store
from akhet.server.tables import play_time
from akhet.server.tables.sets import Sets, set_fields
from akhet.table import Game

MAX_RECORD = 512 * 1024  # bytes: several times those of the longest games
ID_DIGITS = 20
PLAYER = "player"  # nobody's id: those who played may not be here


class PostedRecords:
    def __init__(self, store: Store, sets: Sets) -> None:
        self._store = store
        self._sets = sets
        self._one_at_a_time = asyncio.Semaphore(1)  # games that are being played must not wait for many checks

    async def add(self, content: bytes, person: str, most: int) -> TableRow:
        """Check a record and keep it; refused if it does not hold, or its game is not over."""
        record = parse_json(content, "record.unreadable")
        game = await self.game_of(record)
        async with self._one_at_a_time:
            await asyncio.to_thread(check_finished, record, game)
        text = json.dumps(record, sort_keys=True)
        id = hashlib.sha256(text.encode()).hexdigest()[:ID_DIGITS]
        posted = PostedRecord(id, game.name, text, person, play_time.now())
        await self._store.write(keep_record, posted, most)
        return row_of(posted, game)

    async def row(self, id: str) -> TableRow:
        """The game of a record as the row of a finished table; refused if there is none."""
        posted = await self._posted(id)
        return row_of(posted, await self.game_of(json.loads(posted.record)))

    async def of(self, id: str) -> str:
        """A record as JSON; refused if there is none."""
        return (await self._posted(id)).record

    async def _posted(self, id: str) -> PostedRecord:
        posted = await self._store.read(read_posted, id)
        if posted is None:
            raise refuse("server.no_record")
        return posted

    async def game_of(self, record: Any) -> Game:
        """The game that a record is of, with its set; what is wrong with it otherwise is found later."""
        header: dict[str, Any] = cast(dict[str, Any], record) if isinstance(record, dict) else {}
        name, hash = header.get("game"), header.get("components")
        if not isinstance(name, str) or not isinstance(hash, str):
            replay(record)  # refuses it
            raise refuse("server.no_record")
        return await self._sets.game(manifest_of(name).name, hash)


def check_finished(record: Any, game: Game) -> None:
    """Refuse a record that does not hold, or whose game is not over."""
    if not replay(record, game.components).over:
        raise refuse("server.record_not_over")


def row_of(posted: PostedRecord, game: Game) -> TableRow:
    """A record as the row of a finished table that nobody sits at."""
    record = json.loads(posted.record)
    players, position = record["players"], record["start"]["position"]
    seats = [TableSeat(PERSON, PLAYER, name) for name in record["seats"] or [""] * players]
    return TableRow(
        id=posted.id,
        game=game.name,
        rules=record["rules"],
        components=game.components_hash,
        players=players,
        options=record["options"] if position is None else game.set_up(position, seed=0).view_position(None)["options"],
        host=posted.person,
        public=False,
        onlookers=True,
        clock=None,
        invite="",
        seats=seats,
        created=posted.added,
        changed=posted.added,
        stage="over",
        version=len(record["plies"]) + 1,
        step_version=len(record["plies"]) + 1,
        plies=len(record["plies"]),
        places=record["places"],
        **set_fields(game),
    )
