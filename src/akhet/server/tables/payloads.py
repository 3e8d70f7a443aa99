"""What each seat and each spectator is sent: the only module that turns a table into bytes.

Messages are made from a View, from events without other seats' secrets, and from the fields listed below.
docs/protocol.md describes them, `messages.py` has their types, and a test reads everything that is sent with those.
"""

from collections.abc import Sequence
from typing import Any

import orjson

from akhet.games import manifests
from akhet.ratings.model import Rating
from akhet.record import commitment_to
from akhet.server.messages import PROTOCOL
from akhet.server.storage.entries import Entry
from akhet.server.storage.rows import TableRow
from akhet.server.storage.seats import OPEN, TableSeat
from akhet.server.tables import play_time
from akhet.server.tables.deal_days import day_of, is_kept_secret, match_of
from akhet.server.tables.entries import entry_for
from akhet.server.tables.live import LiveTable, is_shipped
from akhet.server.tables.refusal_sentences import refusal_json
from akhet.table import Table


def to_bytes(message: Any) -> bytes:
    """A message as JSON, in as few bytes as possible."""
    return orjson.dumps(message)


def scene_for(live: LiveTable, seat: int | None) -> bytes:
    """The current scene of a seat, or with None of a spectator; `null` before the game begins."""
    if (scene := live.scenes.get(seat)) is None:
        # A copy: orjson leaves a buffer of at least 8 KiB behind its result, and scenes are kept.
        scene = live.scenes[seat] = bytes(memoryview(to_bytes(make_scene(live, seat))))
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
        "due": due_of(row),
        "view": live.view(seat),
        "moves": [move.id for move in table.legal()] if own_turn else None,
        "can_undo": not table.settled if own_turn else None,
        "standings": [standing.json() for standing in live.standings]
        if not table.rules.manifest.hides
        or (row.stage == "over" and table.over)  # not if a player resigned before the end
        else None,
    }


def due_of(row: TableRow) -> float | None:
    """When the clock of the seat to move runs out, as the clock of the machine will show it."""
    if row.bot_next or row.clock is None or row.due is None:
        return None
    return row.due + play_time.clock_ahead()


def update_for(live: LiveTable, entries: list[Entry], seat: int | None, person: str | None, summary: bool) -> bytes:
    """What happened, and the scene after it. With `summary`, also the table's summary, which has changed."""
    parts = [b'{"type":"news","entries":', to_bytes([entry_for(entry, seat) for entry in entries])]
    if summary:
        parts += [b',"table":', to_bytes(table_for(live.row, person))]
    return b"".join([*parts, b',"scene":', scene_for(live, seat), b"}"])


def welcome_for(
    live: LiveTable, entries: list[Entry], more: bool, seat: int | None, person: str | None, connected: list[int]
) -> bytes:
    """The first message on a connection, and the answer to `look` and `since`."""
    head = {"type": "welcome", "protocol": PROTOCOL, "seat": seat, "table": table_for(live.row, person), "more": more}
    head["connected"] = connected
    head["entries"] = [entry_for(entry, seat) for entry in entries]
    return to_bytes(head)[:-1] + b',"scene":' + scene_for(live, seat) + b"}"


def preview_for(live: LiveTable, known: int | None) -> bytes:
    """The game as every spectator sees it, for lists; without the scene of a version that is known."""
    row = live.row
    head = to_bytes({"stage": row.stage, "version": row.version})
    return head[:-1] + b',"scene":' + (b"null" if known == row.version else scene_for(live, None)) + b"}"


def notice_for(text: str) -> bytes:
    """A notice of the operator: the same for everybody who is connected."""
    return to_bytes({"type": "notice", "text": text})


def presence_for(connected: list[int]) -> bytes:
    """Who is connected now: the same for everybody at the table."""
    return to_bytes({"type": "presence", "connected": connected})


def forecast_for(
    table: Table, seat: int, move: int | str, id: str | None, locale: str, seats: Sequence[TableSeat] = ()
) -> dict[str, Any]:
    """What a move of this seat would earn, or why it is not allowed."""
    why = table.why_not(move, seat)
    earns = table.rules.notation.forecast(table.state, move) if why is None and type(move) is int else None
    refusal = {"code": None, "ruling": None, "why": None} if why is None else refusal_json(why, locale, seats)
    return {"type": "forecast", "id": id, "move": move, "earns": earns} | refusal


def table_for(row: TableRow, person: str | None) -> dict[str, Any]:
    """A table's summary, for lists and for its own page."""
    secret = row.secret if row.stage == "over" and not is_kept_secret(row.duplicate) else None
    at_table = row.includes(person)
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
        "hints": row.hints,
        "rated": row.rated,
        "stage": row.stage,
        "version": row.version,
        "plies": row.plies,
        "yours": person is not None and row.host == person,
        "seats": [
            {
                "kind": seat.kind,
                # whom a seat is reserved for is told only to those at the table
                "name": seat.name if seat.kind != OPEN or at_table else None,
                "level": seat.level,
                "yours": person is not None and seat.person == person,
                "kept": seat.kind == OPEN and seat.person is not None,
                "away": seat.away,
                "resigned": seat.resigned,
                "piece": seat.piece,
                "random": seat.random,
            }
            for seat in row.seats
        ],
        "turn": row.turn,
        "commitment": None if row.secret is None else commitment_to(row.secret),
        "secret": None if secret is None else secret.hex(),
        "key": None if secret is None else row.key.hex(),
        "places": row.places,
        "rating_changes": None
        if row.rating_changes is None
        else [None if change is None else rating_change(change) for change in row.rating_changes],
        "rematch": row.rematch,
        "created": row.created,
        "changed": row.changed,
        # players and the host may invite others
        "invite": row.invite if row.seats_of(person) or row.host == person else None,
        "duplicate": None if row.duplicate is None or match_of(row.duplicate) else day_of(row.duplicate).isoformat(),
        "match": match_of(row.duplicate),
    }


def rating_change(change: dict[str, Any]) -> dict[str, Any]:
    """How a rating changed with a game, in whole points, so that the change is the difference of what is shown."""
    before, after = (Rating(*change[when]) for when in ("before", "after"))
    return shown_rating(after) | {"before": round(before.mu), "left": change["left"]}


def shown_rating(rating: Rating) -> dict[str, Any]:
    """A rating in whole points, never without how certain it is."""
    return {"rating": round(rating.mu), "margin": round(rating.margin), "provisional": rating.provisional}


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
