"""The commands at a table while its game is played. Each returns a `Change` or is refused."""

from collections.abc import Sequence
from typing import Any

from akhet.bots.levels import network_of
from akhet.bots.spec import Spec
from akhet.kernel.refusal import refuse
from akhet.kernel.rules import Position
from akhet.language import say
from akhet.record import mixed_key
from akhet.server.storage.drawn_secrets import new_secret
from akhet.server.storage.duplicate import DuplicateEnd
from akhet.server.storage.entries import BACK, CHAT, ENDED, HINT, RESIGNED, STARTED, STEP, UNDO, Entry
from akhet.server.storage.ratings import RatedEnd
from akhet.server.storage.rows import UNSET, Change, TableFields, TableRow
from akhet.server.storage.seats import PERSON, TableSeat, replace_seat
from akhet.server.tables import play_time
from akhet.server.tables.entries import events_body, ply_body, shuffle_body
from akhet.server.tables.live import LiveTable
from akhet.table import Ply

BOT_LEASE = 15.0  # seconds after which a bot that should have moved is started again
MOST_SINCE_MARK = 400  # steps and undos of one turn
MAX_CHAT = 300

NewEntry = tuple[str, int | None, dict[str, Any]]  # kind, seat, body


def entries_after(live: LiveTable, new_entries: Sequence[NewEntry], command: str | None = None) -> list[Entry]:
    """The next entries of a table. The first one carries the command that they come from."""
    now, version = play_time.now(), live.row.version
    return [
        Entry(version + number, kind, seat, now, body, command if number == 1 else None)
        for number, (kind, seat, body) in enumerate(new_entries, start=1)
    ]


def start(live: LiveTable, seats: list[TableSeat], fields: TableFields, position: Position | None = None) -> NewEntry:
    """Begin the game, now that all seats are taken: with the deal, or from a position of another game.

    Returns the entry and sets the fields of the row.
    """
    names = [seat.name or "" for seat in seats]
    contributions = [seat.random for seat in seats]
    secret = live.row.secret or new_secret()  # a table that an earlier version opened has none yet
    key = mixed_key(secret, contributions)
    pieces = [seat.piece for seat in seats if seat.piece is not None]
    options: dict[str, Any] = live.row.options | ({"pieces": pieces} if pieces else {})
    if position is None:
        table = live.game.open(
            live.row.players, key=key, names=names, duplicate=live.row.duplicate is not None, **options
        )
    else:
        table = live.game.set_up(position, names=names)
        table.use_key(key)
    live.table = table
    body: dict[str, Any] = {} if position is None else {"position": position}
    body |= shuffle_body(secret, contributions)
    body |= {
        "names": table.names,
        "chance": table.start.chance,
        "events": events_body(table.start.events),
        "check": table.start.check,
    }
    networks = [None if seat.level is None else network_of(Spec(seat.level), live.row.game) for seat in seats]
    if any(networks):
        body["networks"] = networks
    fields.stage = "playing"
    fields.secret = secret
    # A position contains its options. Those of the table that it comes from are kept for a rematch.
    fields.options = table.options if position is None else options
    fields.set_mark(table.mark())
    _set_turn(live, seats, fields)
    return STARTED, None, body


def step(live: LiveTable, person: str, seat: int, move: int | str, after: int, command: str) -> Change:
    """Make a move, by its number or in words."""
    table = live.playing
    _check_holder(live, person, seat)
    if after != live.row.step_version:
        raise refuse("server.stale")
    plies = table.play(move, seat=seat)
    return _played(live, seat, plies, command, missed=0)


def server_step(live: LiveTable, seat: int, move: int, after: int, stand_in: str | None) -> Change:
    """Make a bot's move, in its own seat or as a stand-in."""
    table = live.playing
    if after != live.row.step_version or table.turn != seat:
        raise refuse("server.stale")
    plies = table.play(move, stand_in=stand_in)
    missed = live.row.seats[seat].missed
    if stand_in == "clock" and table.turn != seat:
        missed += 1
    return _played(live, seat, plies, None, missed)


def undo(live: LiveTable, person: str, seat: int, after: int, command: str) -> Change:
    """Take back the last step."""
    table = live.playing
    _check_holder(live, person, seat)
    if after != live.row.step_version:
        raise refuse("server.stale")
    if live.row.version - live.row.mark_version > MOST_SINCE_MARK:
        raise refuse("server.too_many_undos")
    table.undo(seat)
    entries = entries_after(live, [(UNDO, seat, {})], command)
    last = entries[-1]
    fields = TableFields(step_version=last.version, plies=live.row.plies - 1, changed=last.at)
    if table.settled:
        fields.set_mark(table.mark())
        fields.mark_version = last.version
    return Change(live.row.id, entries, fields)


def resign(live: LiveTable, person: str, seat: int, command: str) -> Change:
    """Resign. A bot continues if other people still play in a game of three or more; otherwise the game ends."""
    table = live.playing
    _check_holder(live, person, seat)
    if live.row.seats[seat].resigned:
        raise refuse("server.resigned_already")
    seats = replace_seat(live.row.seats, seat, resigned=True)
    fields = TableFields(seats=seats)
    new_entries: list[NewEntry] = [(RESIGNED, seat, {})]
    left = [one for one in seats if one.kind == PERSON and not one.resigned]
    over = not left or live.row.players == 2
    if over:
        # Those who resigned are last; the others are ranked by the current standings.
        scores = zip(seats, table.score(), strict=True)
        ranks = [(True, 0) if one.resigned else (False, score.place) for one, score in scores]
        places = [1 + sum(other < own for other in ranks) for own in ranks]
        new_entries.append(end(live.row, places, seats, fields))
    else:
        _set_turn(live, seats, fields)
    entries = entries_after(live, new_entries, command)
    if over:
        fields.step_version = entries[-1].version
    fields.changed = entries[-1].at
    duplicate = DuplicateEnd(None, None) if over and live.row.duplicate is not None else None
    return Change(live.row.id, entries, fields, rated=rated_end(live.row, seats, fields), duplicate=duplicate)


def back(live: LiveTable, person: str, seat: int, command: str) -> Change:
    """Play again after the clock ran out."""
    _check_holder(live, person, seat)
    if live.playing.turn is None or not live.row.seats[seat].away:
        raise refuse("server.not_away")
    seats = replace_seat(live.row.seats, seat, missed=0)
    fields = TableFields(seats=seats)
    if live.turn == seat:
        _set_turn(live, seats, fields)
    return Change(live.row.id, entries_after(live, [(BACK, seat, {})], command), fields)


def chat(live: LiveTable, person: str, text: str, command: str) -> Change:
    """Send a message to the table, from a seat."""
    seats = live.row.seats_of(person)
    if not seats:
        raise refuse("server.only_seats_talk")
    message = clean_text(text)
    if not 0 < len(message) <= MAX_CHAT or not message.isprintable():
        raise refuse("server.chat_text", None, most=MAX_CHAT)
    body = {"name": live.row.seats[seats[0]].name, "text": message}
    return Change(live.row.id, entries_after(live, [(CHAT, seats[0], body)], command))


def preset(live: LiveTable, person: str, name: str, command: str) -> Change:
    """Send one of the preset messages to the table, from a seat.

    Each reader's app says it in their language. Programs that know no presets show the English sentence.
    """
    seats = live.row.seats_of(person)
    if not seats:
        raise refuse("server.only_seats_talk")
    body = {"name": live.row.seats[seats[0]].name, "text": say(f"chat-preset-{name}"), "preset": name}
    return Change(live.row.id, entries_after(live, [(CHAT, seats[0], body)], command))


def mark_hint(live: LiveTable, person: str, seat: int, depth: str, after: int, command: str) -> Change:
    """Note that a player asked for a hint, before they get it."""
    _ = live.playing
    _check_holder(live, person, seat)
    if after != live.row.step_version:
        raise refuse("server.stale")
    return Change(live.row.id, entries_after(live, [(HINT, seat, {"depth": depth})], command))


def clean_text(text: str) -> str:
    """The text of a chat message without surplus blanks."""
    return " ".join(text.split())


def _check_holder(live: LiveTable, person: str, seat: int) -> None:
    if seat not in live.row.seats_of(person):
        raise refuse("server.not_your_seat", None, seat=seat)


def _played(live: LiveTable, seat: int, plies: list[Ply], command: str | None, missed: int) -> Change:
    """The change that plies lead to, which were just played on the table in memory."""
    table, row = live.table, live.row
    assert table is not None
    new_entries: list[NewEntry] = [(STEP, ply.seat, ply_body(ply)) for ply in plies]
    fields = TableFields(plies=row.plies + len(plies))
    if row.seats[seat].missed != missed:
        fields.seats = replace_seat(row.seats, seat, missed=missed)
    seats = row.seats if fields.seats is UNSET else fields.seats
    if table.settled:
        fields.set_mark(table.mark())
    if table.over:
        places = [standing.place for standing in table.score()]
        new_entries.append(end(row, places, seats, fields))
    elif table.turn != seat:
        _set_turn(live, seats, fields)
    entries = entries_after(live, new_entries, command)
    fields.step_version, fields.changed = entries[-1].version, entries[-1].at
    if table.settled:
        fields.mark_version = entries[-1].version
    rated, duplicate = rated_end(row, seats, fields), duplicate_end(live)
    return Change(row.id, entries, fields, rated=rated, duplicate=duplicate)


def end(row: TableRow, places: list[int], seats: list[TableSeat], fields: TableFields) -> NewEntry:
    """The entry with which a game ends. Sets the fields of the row."""
    fields.stage, fields.places = "over", places
    fields.turn, fields.due, fields.bot_next = None, None, False
    assert row.secret is not None
    # Others may still have to play a duplicate deal: its key is told later (`payloads.py`).
    keys = {"secret": row.secret.hex(), "key": row.key.hex()} if row.duplicate is None else {}
    resigned = [number for number, seat in enumerate(seats) if seat.resigned]
    return ENDED, None, {"places": places, **keys, "resigned": resigned}


def rated_end(row: TableRow, seats: list[TableSeat], fields: TableFields) -> RatedEnd | None:
    """What ratings need to know of the end of a game; None if it goes on, or is not rated."""
    if not row.rated or fields.places is UNSET:
        return None
    return RatedEnd(row.game, seats, fields.places)


def duplicate_end(live: LiveTable) -> DuplicateEnd | None:
    """How a game of a duplicate deal has ended for its player; None if it goes on, or is not one."""
    if live.row.duplicate is None or live.table is None or not live.table.over:
        return None
    own = live.table.score()[live.row.seats_of(live.row.host)[0]]
    return DuplicateEnd(own.counts, own.place)


def _set_turn(live: LiveTable, seats: list[TableSeat], fields: TableFields) -> None:
    """Set whose turn it is, and until when."""
    assert live.table is not None
    turn = live.table.turn
    assert turn is not None
    fields.turn = turn
    fields.bot_next = seats[turn].played_by_server
    if fields.bot_next:
        fields.due = play_time.now() + BOT_LEASE
    else:
        fields.due = None if live.row.clock is None else play_time.now() + live.row.clock
