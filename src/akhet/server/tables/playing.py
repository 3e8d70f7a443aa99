"""What can be done at a table while its game is played. Each wish comes to a Change, or is refused."""

import time
from collections.abc import Sequence
from typing import Any

from akhet.kernel.refusal import refuse
from akhet.kernel.rules import Position
from akhet.record import commitment_to
from akhet.server.storage.rows import Change
from akhet.server.tables.entries import BACK, CHAT, ENDED, RESIGNED, STARTED, STEP, UNDO, Entry, events_body, ply_body
from akhet.server.tables.live import LiveTable
from akhet.server.tables.seats import PERSON, Seat, changed
from akhet.table import Mark, Ply

LEASE = 15.0  # seconds after which a bot that should have moved is asked again
MOST_SINCE_MARK = 400  # steps and undos of one turn
MAX_CHAT = 300

NewEntry = tuple[str, int | None, dict[str, Any]]  # kind, seat, body


def entries_after(live: LiveTable, new_entries: Sequence[NewEntry], command: str | None = None) -> list[Entry]:
    """The entries that come next at a table; the first carries the wish they come from."""
    now, version = time.time(), live.row.version
    return [
        Entry(version + number, kind, seat, now, body, command if number == 1 else None)
        for number, (kind, seat, body) in enumerate(new_entries, start=1)
    ]


def start(
    live: LiveTable, seats: list[Seat], position: Position | None = None
) -> tuple[list[NewEntry], dict[str, Any]]:
    """All seats are taken: the game begins, with the deal or from a position of another game. What is told, and what
    becomes of the row."""
    names = [seat.name or "" for seat in seats]
    if position is None:
        table = live.game.open(live.row.players, names=names, **live.row.options)
    else:
        table = live.game.set_up(position, names=names)
    live.table = table
    told: dict[str, Any] = {} if position is None else {"position": position}
    told |= {
        "commitment": commitment_to(table.key),
        "names": table.names,
        "chance": table.start.chance,
        "events": events_body(table.start.events),
        "check": table.start.check,
    }
    # of a position set up, the options are in it; those of the table it comes from are for a rematch
    options = table.options if position is None else live.row.options
    columns: dict[str, Any] = {"stage": "playing", "options": options, "key": table.key}
    columns |= _mark(table.mark()) | _whose_turn(live, {"seats": seats})
    return [(STARTED, None, told)], columns


def step(live: LiveTable, person: str, seat: int, move: int | str, after: int, command: str) -> Change:
    """A seat's holder makes a move, by its number or in words."""
    table = live.playing
    _holds(live, person, seat)
    if after != live.row.step_version:
        raise refuse("server.stale")
    plies = table.play(move, seat=seat)
    return _played(live, seat, plies, command, missed=0)


def server_step(live: LiveTable, seat: int, move: int, after: int, stand_in: str | None) -> Change:
    """A bot moves, in its own seat or for a player who is not there."""
    table = live.playing
    if after != live.row.step_version or table.turn != seat:
        raise refuse("server.stale")
    plies = table.play(move, stand_in=stand_in)
    missed = live.row.seats[seat].missed
    if stand_in == "clock" and table.turn != seat:
        missed += 1
    return _played(live, seat, plies, None, missed)


def undo(live: LiveTable, person: str, seat: int, after: int, command: str) -> Change:
    """A seat's holder takes a step back."""
    table = live.playing
    _holds(live, person, seat)
    if after != live.row.step_version:
        raise refuse("server.stale")
    if live.row.version - live.row.mark_version > MOST_SINCE_MARK:
        raise refuse("server.too_many_undos")
    table.undo(seat)
    entries = entries_after(live, [(UNDO, seat, {})], command)
    version = entries[-1].version
    columns = {"step_version": version, "plies": live.row.plies - 1, "changed": entries[-1].at}
    if table.settled:
        columns |= _mark(table.mark()) | {"mark_version": version}
    return Change(live.row.id, entries, columns)


def resign(live: LiveTable, person: str, seat: int, command: str) -> Change:
    """A player gives up: a bot plays on for them where others still play, otherwise the game ends."""
    table = live.playing
    _holds(live, person, seat)
    if live.row.seats[seat].resigned:
        raise refuse("server.resigned_already")
    seats = changed(live.row.seats, seat, resigned=True)
    new_entries: list[NewEntry] = [(RESIGNED, seat, {})]
    columns: dict[str, Any] = {"seats": seats}
    left = [one for one in seats if one.kind == PERSON and not one.resigned]
    if left and live.row.players > 2:
        columns |= _whose_turn(live, columns)
    else:
        # Those who gave up are last; the others as they stand.
        scores = zip(seats, table.score(), strict=True)
        standing = [(True, 0) if one.resigned else (False, score.place) for one, score in scores]
        places = [1 + sum(other < own for other in standing) for own in standing]
        new_entries.append(_end(live, places, seats, columns))
    entries = entries_after(live, new_entries, command)
    if "stage" in columns:
        columns["step_version"] = entries[-1].version
    return Change(live.row.id, entries, columns | {"changed": entries[-1].at})


def back(live: LiveTable, person: str, seat: int, command: str) -> Change:
    """A player whose time ran out is there again, and plays their next turn themself."""
    _holds(live, person, seat)
    if live.playing.turn is None or not live.row.seats[seat].away:
        raise refuse("server.not_away")
    columns: dict[str, Any] = {"seats": changed(live.row.seats, seat, missed=0)}
    if live.turn == seat:
        columns |= _whose_turn(live, columns)
    return Change(live.row.id, entries_after(live, [(BACK, seat, {})], command), columns)


def chat(live: LiveTable, person: str, text: str, command: str) -> Change:
    """Somebody who sits here says something to the table."""
    seats = live.row.seats_of(person)
    if not seats:
        raise refuse("server.only_seats_talk")
    said = " ".join(text.split())
    if not 0 < len(said) <= MAX_CHAT or not said.isprintable():
        raise refuse("server.chat_text", None, most=MAX_CHAT)
    body = {"name": live.row.seats[seats[0]].name, "text": said}
    return Change(live.row.id, entries_after(live, [(CHAT, seats[0], body)], command))


def _holds(live: LiveTable, person: str, seat: int) -> None:
    if seat not in live.row.seats_of(person):
        raise refuse("server.not_your_seat", None, seat=seat)


def _played(live: LiveTable, seat: int, plies: list[Ply], command: str | None, missed: int) -> Change:
    """What plies just made come to."""
    table, row = live.table, live.row
    assert table is not None
    new_entries: list[NewEntry] = [(STEP, ply.seat, ply_body(ply)) for ply in plies]
    columns: dict[str, Any] = {"plies": row.plies + len(plies)}
    if row.seats[seat].missed != missed:
        columns["seats"] = changed(row.seats, seat, missed=missed)
    if table.settled:
        columns |= _mark(table.mark())
    if table.over:
        places = [standing.place for standing in table.score()]
        new_entries.append(_end(live, places, row.seats, columns))
    elif table.turn != seat:
        columns |= _whose_turn(live, columns)
    entries = entries_after(live, new_entries, command)
    columns |= {"step_version": entries[-1].version, "changed": entries[-1].at}
    if table.settled:
        columns["mark_version"] = entries[-1].version
    return Change(row.id, entries, columns)


def _end(live: LiveTable, places: list[int], seats: list[Any], columns: dict[str, Any]) -> NewEntry:
    columns |= {"stage": "over", "places": places, "turn": None, "due": None, "bot_next": False}
    assert live.row.key is not None
    resigned = [number for number, seat in enumerate(seats) if seat.resigned]
    return (ENDED, None, {"places": places, "key": live.row.key.hex(), "resigned": resigned})


def _mark(mark: Mark) -> dict[str, Any]:
    return {"mark_state": mark.state, "mark_stream": mark.stream, "mark_check": mark.check}


def _whose_turn(live: LiveTable, columns: dict[str, Any]) -> dict[str, Any]:
    """Who has to move now, and until when."""
    assert live.table is not None
    turn = live.table.turn
    assert turn is not None
    seat = columns.get("seats", live.row.seats)[turn]
    if seat.played_by_server:
        return {"turn": turn, "bot_next": True, "due": time.time() + LEASE}
    due = None if live.row.clock is None else time.time() + live.row.clock
    return {"turn": turn, "bot_next": False, "due": due}
