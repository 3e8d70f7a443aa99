"""What each seat and each spectator is sent: the only module that turns a table into bytes.

Messages are made from a View, from events without other seats' secrets, and from the fields listed below.
docs/protocol.md describes them, `messages.py` has their types, and a test reads everything that is sent with those.
"""

import json
from typing import Any

from akhet.games import manifests
from akhet.record import commitment_to
from akhet.server.storage.entries import Entry
from akhet.server.storage.rows import TableRow
from akhet.server.storage.seats import OPEN
from akhet.server.tables.entries import entry_for
from akhet.server.tables.live import LiveTable, is_shipped

# Built once: `json.dumps` would build one for every message.
_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def to_bytes(message: Any) -> bytes:
    return _ENCODER.encode(message).encode()


def scene_for(live: LiveTable, seat: int | None) -> bytes:
    """The current scene of a seat, or with None of a spectator; `null` before the game begins."""
    if (scene := live.scenes.get(seat)) is None:
        scene = live.scenes[seat] = to_bytes(make_scene(live, seat))
    return scene


def make_scene(live: LiveTable, seat: int | None) -> dict[str, Any] | None:
    row, table = live.row, live.table
    if table is None:
        return None
    turn = live.turn
    own_turn = turn is not None and turn == seat
    return {
        "version": row.version,
        "step_version": row.step_version,
        "turn": turn,
        "over": row.stage == "over",
        "due": None if row.bot_next or row.clock is None else row.due,
        "view": table.view_position(seat),
        "moves": [move.id for move in table.legal()] if own_turn else None,
        "can_undo": not table.settled if own_turn else None,
        "standings": [standing.json() for standing in live.standings]
        if not table.rules.manifest.hides
        or (row.stage == "over" and table.over)  # not if a player resigned before the end
        else None,
    }


def update_for(live: LiveTable, entries: list[Entry], seat: int | None, person: str | None, summary: bool) -> bytes:
    """What happened, and the scene after it. With `summary`, also the table's summary, which has changed."""
    parts = [b'{"type":"news","entries":', to_bytes([entry_for(entry, seat) for entry in entries])]
    if summary:
        parts += [b',"table":', to_bytes(table_for(live.row, person))]
    return b"".join([*parts, b',"scene":', scene_for(live, seat), b"}"])


def welcome_for(
    live: LiveTable, entries: list[Entry], more: bool, seat: int | None, person: str | None, protocol: int
) -> bytes:
    """The first message on a connection, and the answer to `look` and `since`."""
    head = {"type": "welcome", "protocol": protocol, "seat": seat, "table": table_for(live.row, person), "more": more}
    head["entries"] = [entry_for(entry, seat) for entry in entries]
    return to_bytes(head)[:-1] + b',"scene":' + scene_for(live, seat) + b"}"


def table_for(row: TableRow, person: str | None) -> dict[str, Any]:
    """A table's summary, for lists and for its own page."""
    begun = row.stage in ("playing", "over")
    return {
        "id": row.id,
        "game": row.game,
        "hides": _hides(row.game),
        "players": row.players,
        "options": row.options,
        "set": _set(row),
        "public": row.public,
        "onlookers": row.onlookers,
        "clock": row.clock,
        "stage": row.stage,
        "version": row.version,
        "plies": row.plies,
        "yours": person is not None and row.host == person,
        "seats": [
            {
                "kind": seat.kind,
                "name": None if seat.kind == OPEN else seat.name,
                "level": seat.level,
                "yours": person is not None and seat.person == person,
                "kept": seat.kind == OPEN and seat.person is not None,
                "away": seat.away,
                "resigned": seat.resigned,
                "piece": seat.piece,
            }
            for seat in row.seats
        ],
        "turn": row.turn,
        "commitment": commitment_to(row.key) if begun and row.key is not None else None,
        "key": row.key.hex() if row.stage == "over" and row.key is not None else None,
        "places": row.places,
        "rematch": row.rematch,
        "created": row.created,
        "changed": row.changed,
        # players and the host may invite others
        "invite": row.invite if row.seats_of(person) or row.host == person else None,
    }


def _set(row: TableRow) -> dict[str, Any] | None:
    if row.set_name is None:
        return None
    return {
        "hash": row.components,
        "name": row.set_name,
        "reconstruction": row.set_reconstruction,
        "shipped": is_shipped(row.game, row.components),
    }


def _hides(game: str) -> bool:
    """Whether a game hides something from a seat; true for a game that is no longer installed."""
    manifest = manifests().get(game)
    return manifest is None or manifest.hides
