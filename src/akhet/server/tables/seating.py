"""The commands at a table before and after its game. Each returns a `Change` or is refused."""

import secrets
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

from akhet.kernel.refusal import refuse
from akhet.kernel.rules import Position
from akhet.ratings.scale import Scale, anchor, scale_of
from akhet.server.ids import new_id
from akhet.server.people.accounts import Person
from akhet.server.storage.drawn_secrets import new_secret
from akhet.server.storage.entries import CLOSED, FREED, INVITED, OPENED, REMATCH, ROSE, SAT
from akhet.server.storage.rows import Change, TableFields, TableRow, apply_change
from akhet.server.storage.seats import BOT, OPEN, PERSON, TableSeat, replace_seat
from akhet.server.tables import play_time
from akhet.server.tables.entries import shuffle_body
from akhet.server.tables.live import LiveTable, is_shipped
from akhet.server.tables.playing import NewEntry, entries_after, start
from akhet.server.tables.sets import set_fields
from akhet.table import Game

ID_BYTES = 9
INVITE_BYTES = 15


@dataclass(frozen=True)
class TablePlan:
    """What a new table should be."""

    game: str
    options: dict[str, Any]
    seats: list[TableSeat]
    public: bool
    onlookers: bool
    clock: float | None
    position: Position | None = None  # to begin with, instead of the deal
    components: str | None = None  # the hash of the set; None for the shipped one
    hints: bool | None = None  # whether players may ask for hints; None: only where nobody plays from elsewhere
    network: str | None = None  # a hash of where it is opened from
    rated: bool = False  # whether the result changes ratings
    duplicate: str | None = None  # the id of the duplicate deal that is played

    def allows_hints(self, host: Person) -> bool:
        """By default, hints are for games against bots and friends on the same device, without a clock."""
        if self.rated or self.duplicate is not None:
            return False
        if self.hints is not None:
            return self.hints
        return self.clock is None and all(seat.kind == BOT or seat.person == host.id for seat in self.seats)

    def check_rated(self, host: Person) -> None:
        """Refuse a rated table whose result would say nothing about its players, or that nobody need finish."""
        scale = scale_of(self.game)
        own = sum(seat.kind == PERSON and seat.person == host.id for seat in self.seats)
        levels = [seat.level for seat in self.seats if seat.level is not None]
        reasons = {
            "game": scale is None or len(self.seats) not in scale.beta,
            "clock": self.clock is None,
            "hints": bool(self.hints),
            "device": own > 1,
            "set": self.components is not None and not is_shipped(self.game, self.components),
            "position": self.position is not None,
            "level": any(anchor(self.game, level) is None for level in levels),
        }
        for reason, found in reasons.items():
            if self.rated and found:
                raise refuse("server.not_ratable", None, reason=reason)


def rated_scale(game: str) -> Scale:
    """The scale of a game's ratings; refused if it has none."""
    scale = scale_of(game)
    if scale is None:
        raise refuse("server.not_ratable", None, reason="game")
    return scale


def open_table(host: Person, plan: TablePlan, game: Game, secret: bytes | None = None) -> tuple[LiveTable, Change]:
    """A new table, and the change that creates it. If no seat is open, its game begins at once.

    `game` is that of the plan, with the plan's set of components. `secret` is the one that the server committed to
    before, if the host asked for that.
    """
    secret = secret or new_secret()
    players = len(plan.seats)
    options = dict(game.rules.setup.read_options(game.components, players, plan.options).given())
    pieces = options.pop("pieces", [None] * players)  # until the game begins, the seats keep them
    seats = [replace(seat, piece=seat.piece or piece) for seat, piece in zip(plan.seats, pieces, strict=True)]
    game.rules.manifest.pieces.check([seat.piece for seat in seats])
    plan.check_rated(host)
    if all(seat.kind == BOT for seat in plan.seats):
        raise refuse("server.only_bots")
    now = play_time.now()
    row = TableRow(
        id=new_id(ID_BYTES),
        game=plan.game,
        rules=game.rules.version,
        components=game.components_hash,
        players=players,
        options=options,
        host=host.id,
        network=plan.network,
        public=plan.public,
        onlookers=plan.onlookers,
        clock=plan.clock,
        hints=plan.allows_hints(host),
        rated=plan.rated,
        duplicate=plan.duplicate,
        invite=secrets.token_urlsafe(INVITE_BYTES),
        seats=seats,
        created=now,
        changed=now,
        secret=secret,
        **set_fields(game),
    )
    live = LiveTable(row, [], game)
    change = _seated(live, (OPENED, None, shuffle_body(secret, row.contributions)), seats, None, plan.position)
    apply_change(row, change)
    change.sitters = sorted({host.id} | {seat.person for seat in plan.seats if seat.person is not None})
    return live, change


def sit(
    live: LiveTable,
    person: Person,
    seat: int | None,
    invite: str | None,
    piece: str | None = None,
    random: str | None = None,
    command: str | None = None,
) -> Change:
    """Take an open seat, by default the first, with a set of pieces. With the last seat the game begins.

    `random` is what the player contributes to the random key.
    """
    row = live.row
    if not row.public and invite != row.invite and all(one.person != person.id for one in row.seats):
        raise refuse("server.no_table")  # do not reveal that there is one
    _check_open(row)
    if live.row.seats_of(person.id):
        raise refuse("server.seated")
    free = [n for n, one in enumerate(row.seats) if one.kind == OPEN and one.person in (None, person.id)]
    taken = next((n for n in free if seat in (None, n)), None)
    if taken is None:
        raise refuse("server.seat_taken")
    piece = piece or row.seats[taken].piece
    holder = {"kind": PERSON, "person": person.id, "name": person.name}
    seats = replace_seat(row.seats, taken, **holder, piece=piece, random=random)
    live.game.rules.manifest.pieces.check([one.piece for one in seats])
    body = {"name": person.name} | ({} if random is None else {"random": random})
    change = _seated(live, (SAT, taken, body), seats, command)
    change.sitters = [person.id]
    return change


def leave(live: LiveTable, person: Person, command: str | None = None) -> Change:
    """Leave before the game begins, or decline a reserved seat. If the host leaves, the table is closed."""
    row = live.row
    _check_open(row)
    if row.host == person.id:
        return Change(row.id, entries_after(live, [(CLOSED, None, {})], command), TableFields(stage="closed"))
    own = next((n for n, seat in enumerate(row.seats) if seat.person == person.id), None)
    if own is None:
        raise refuse("server.not_seated")
    body = {"name": person.name} if row.seats[own].kind == OPEN else {}
    seats = replace_seat(row.seats, own, kind=OPEN, person=None, name=None, piece=None, random=None)
    return Change(row.id, entries_after(live, [(ROSE, own, body)], command), TableFields(seats=seats))


def invite(live: LiveTable, person: Person, friend: Person) -> Change:
    """Reserve the first free seat for a friend, who can then take it or decline."""
    row = live.row
    _check_open(row)
    if row.host != person.id and not row.seats_of(person.id):
        raise refuse("server.not_seated")
    if any(seat.person == friend.id for seat in row.seats):
        raise refuse("server.invited_already")
    free = next((n for n, seat in enumerate(row.seats) if seat.kind == OPEN and seat.person is None), None)
    if free is None:
        raise refuse("server.seat_taken")
    seats = replace_seat(row.seats, free, person=friend.id, name=friend.name)
    change = Change(row.id, entries_after(live, [(INVITED, free, {})], None), TableFields(seats=seats))
    change.sitters = [friend.id]
    return change


def take_back(live: LiveTable, person: Person, seat: int) -> Change:
    """Free a seat that is reserved for somebody else, so that anybody can take it."""
    row = live.row
    _check_open(row)
    if row.host != person.id and not row.seats_of(person.id):
        raise refuse("server.not_seated")
    reserved = row.seats[seat] if seat < len(row.seats) else None
    if reserved is None or reserved.kind != OPEN or reserved.person is None:
        raise refuse("server.not_reserved")
    seats = replace_seat(row.seats, seat, person=None, name=None)
    return Change(row.id, entries_after(live, [(FREED, seat, {})], None), TableFields(seats=seats))


def _check_open(row: TableRow) -> None:
    if row.stage == "closed":
        raise refuse("server.closed")
    if row.stage != "open":
        raise refuse("server.started")


def rematch_plan(
    live: LiveTable, person: Person, random: str | None = None, blocked: Collection[str] = ()
) -> TablePlan:
    """The same table again, with the seats of the other people reserved for them, except those who are `blocked`.

    `random` is what the person contributes to the new random key, with the first of their seats.
    """
    row = live.row
    if not live.row.seats_of(person.id):
        raise refuse("server.not_seated")
    if row.stage != "over":
        raise refuse("server.not_over")
    seats = []
    for seat in row.seats:
        if seat.kind == BOT:
            seats.append(TableSeat(BOT, name=seat.name, level=seat.level))
        elif seat.person == person.id:
            seats.append(TableSeat(PERSON, person.id, seat.name, random=random))
            random = None
        elif seat.person in blocked:
            seats.append(TableSeat(OPEN))
        else:
            seats.append(TableSeat(OPEN, seat.person, seat.name))
    settings = (row.public, row.onlookers, row.clock)
    more: dict[str, Any] = {"components": row.components, "hints": row.hints, "rated": row.rated}
    return TablePlan(row.game, row.options, seats, *settings, **more)


def rematch(live: LiveTable, person: Person, table: str, instead_of: str | None = None) -> Change:
    """Offer a new table to those at the old one; `instead_of` one that was closed before its game began."""
    if live.row.rematch != instead_of:
        raise refuse("server.rematch_already", None, table=live.row.rematch)
    entries = entries_after(live, [(REMATCH, live.row.seats_of(person.id)[0], {"table": table})], None)
    return Change(live.row.id, entries, TableFields(rematch=table))


def _seated(
    live: LiveTable,
    new_entry: NewEntry,
    seats: list[TableSeat],
    command: str | None,
    position: Position | None = None,
) -> Change:
    """The change to these seats, with the beginning of the game if none of them is open."""
    new_entries = [new_entry]
    begins = all(seat.kind != OPEN for seat in seats)
    if begins:
        pieces = live.game.rules.manifest.pieces.for_seats([seat.piece for seat in seats])
        if pieces:
            seats = [replace(seat, piece=piece) for seat, piece in zip(seats, pieces, strict=True)]
    fields = TableFields(seats=seats)
    if begins:
        new_entries.append(start(live, seats, fields, position))
    entries = entries_after(live, new_entries, command)
    fields.changed = entries[-1].at
    if begins:
        fields.step_version = fields.mark_version = entries[-1].version
    return Change(live.row.id, entries, fields)
