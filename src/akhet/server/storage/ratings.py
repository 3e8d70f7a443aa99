"""Ratings in the database. They change in the transaction with which a rated game ends, so every game counts once."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from akhet.ratings.model import PROVISIONAL, Rating
from akhet.ratings.scale import anchor, scale_of
from akhet.ratings.table import Pair, RatedPlayer, has_left, rate_table
from akhet.server.storage.entries import STEP, UNDO
from akhet.server.storage.schema import entries, rated_seats, ratings, tables
from akhet.server.storage.seats import BOT, PERSON, TableSeat
from akhet.server.storage.store import insert_new

DAY = 24 * 3600.0
GAMES_OF_A_PAIR = 10  # of two people that count in a day; the others change nothing between them
NEWCOMERS = 5  # games against people with a provisional rating that count in a day for somebody who has none


@dataclass(frozen=True)
class RatedEnd:
    """The end of a rated game. `places` are those of the seats; whoever left is last anyway."""

    game: str
    seats: list[TableSeat]
    places: list[int]


@dataclass(frozen=True)
class RatingRow:
    game: str
    rating: Rating
    games: int


@dataclass(frozen=True)
class RatedGame:
    """A rated game of a person."""

    table: str
    at: float
    players: int
    place: int
    before: Rating
    after: Rating


def settle(connection: Connection, table: str, end: RatedEnd, now: float) -> list[dict[str, Any] | None]:
    """Change the ratings of all people at a table whose game has just ended. Returns what changed, by seat.

    Their rows are locked first, always in the same order: several processes may end games of the same people.
    """
    people = sorted({seat.person for seat in end.seats if seat.kind == PERSON and seat.person is not None})
    start = {"game": end.game, "mu": Rating().mu, "sigma": Rating().sigma, "games": 0}
    connection.execute(insert_new(connection, ratings), [start | {"person": person} for person in people])
    rows = select(ratings).where(ratings.c.game == end.game, ratings.c.person.in_(people))
    known = {
        row.person: Rating(row.mu, row.sigma)
        for row in connection.execute(rows.order_by(ratings.c.person).with_for_update())
    }
    steps = count_steps(connection, table)
    players: list[RatedPlayer] = []
    for number, (seat, place) in enumerate(zip(end.seats, end.places, strict=True)):
        rating = rating_of(end.game, seat, known)
        left = seat.kind == PERSON and (seat.resigned or seat.away or has_left(*steps.get(number, (0, 0))))
        players.append(RatedPlayer(rating, place, seat.kind == BOT, left))
    scale = scale_of(end.game)
    assert scale is not None  # a table of another game cannot be rated
    skipped = uncounted(connection, end.game, end.seats, known, now)
    after = rate_table(scale, players, skipped)
    changes: list[dict[str, Any] | None] = []
    for number, (seat, player, rating) in enumerate(zip(end.seats, players, after, strict=True)):
        if seat.person is None or seat.kind != PERSON:
            changes.append(None)
            continue
        before = player.rating
        values = {"mu": rating.mu, "sigma": rating.sigma, "games": ratings.c.games + 1}
        this = ratings.c.person == seat.person, ratings.c.game == end.game
        connection.execute(update(ratings).where(*this).values(values))
        row = {"table_id": table, "seat": number, "person": seat.person, "game": end.game, "at": now}
        row |= {"players": len(players), "place": len(players) if player.left else player.place}
        row |= {"mu_before": before.mu, "sigma_before": before.sigma, "mu": rating.mu, "sigma": rating.sigma}
        connection.execute(insert(rated_seats).values(row))
        changes.append({"before": [before.mu, before.sigma], "after": [rating.mu, rating.sigma], "left": player.left})
    return changes


def rating_of(game: str, seat: TableSeat, known: dict[str, Rating]) -> Rating:
    """The rating of a seat's holder: a bot's is that of its level, and a new person's where everybody starts."""
    if seat.level is not None:
        return anchor(game, seat.level) or Rating()
    return Rating() if seat.person is None else known.get(seat.person, Rating())


def count_steps(connection: Connection, table: str) -> dict[int, tuple[int, int]]:
    """How many steps each seat made itself, without those that it took back, and how many a stand-in."""
    stand_in = entries.c.body["stand_in"].as_string()
    query = select(entries.c.seat, entries.c.kind, func.count(), func.count(stand_in))
    query = query.where(entries.c.table_id == table, entries.c.kind.in_((STEP, UNDO)))
    found: dict[int, tuple[int, int]] = {}
    for seat, kind, count, others in connection.execute(query.group_by(entries.c.seat, entries.c.kind)):
        own, before = found.get(seat, (0, 0))
        found[seat] = own + (count - others if kind == STEP else -count), before + others
    return found


def uncounted(
    connection: Connection, game: str, seats: list[TableSeat], known: dict[str, Rating], now: float
) -> set[Pair]:
    """The pairs of seats (i, j) whose comparison does not count for i, because too many did in the last day.

    Otherwise somebody could play against themselves with a second name, or against a new one again and again.
    """
    found: set[Pair] = set()
    mine, other = rated_seats.alias(), rated_seats.alias()
    together = mine.join(other, (other.c.table_id == mine.c.table_id) & (other.c.seat != mine.c.seat))
    for i, own in enumerate(seats):
        if own.kind != PERSON or own.person is None:
            continue
        today = mine.c.person == own.person, mine.c.game == game, mine.c.at > now - DAY
        count = select(other.c.person, func.count()).select_from(together).where(*today).group_by(other.c.person)
        pairs: dict[str | None, int] = {row[0]: row[1] for row in connection.execute(count)}
        fresh = select(func.count()).select_from(together).where(*today, other.c.person.is_not(None))
        fresh = fresh.where(mine.c.sigma_before <= PROVISIONAL, other.c.sigma_before > PROVISIONAL)
        newcomers = connection.execute(fresh).scalar_one()
        settled = not rating_of(game, own, known).provisional
        for j, seat in enumerate(seats):
            if seat.kind != PERSON or seat.person is None or i == j:
                continue
            is_new = settled and rating_of(game, seat, known).provisional
            if pairs.get(seat.person, 0) >= GAMES_OF_A_PAIR or (is_new and newcomers >= NEWCOMERS):
                found.add((i, j))
    return found


def read_ratings(connection: Connection, game: str, people: Collection[str]) -> dict[str, Rating]:
    """The ratings of these people in a game; of those who have one."""
    query = select(ratings).where(ratings.c.game == game, ratings.c.person.in_(people))
    return {row.person: Rating(row.mu, row.sigma) for row in connection.execute(query)}


def ratings_of(connection: Connection, person: str) -> list[RatingRow]:
    """A person's ratings, by game."""
    query = select(ratings).where(ratings.c.person == person).order_by(ratings.c.game)
    return [RatingRow(row.game, Rating(row.mu, row.sigma), row.games) for row in connection.execute(query)]


def rated_games(connection: Connection, person: str, game: str, most: int) -> list[RatedGame]:
    """The latest rated games of a person, the first of them first."""
    own = rated_seats.c
    query = select(rated_seats).where(own.person == person, own.game == game)
    rows = connection.execute(query.order_by(own.at.desc(), own.table_id).limit(most)).all()
    return [
        RatedGame(
            row.table_id,
            row.at,
            row.players,
            row.place,
            Rating(row.mu_before, row.sigma_before),
            Rating(row.mu, row.sigma),
        )
        for row in reversed(rows)
    ]


def forget_changes(connection: Connection, table: str, seats: Collection[int]) -> None:
    """Remove from a table how the ratings of these seats changed."""
    changes = connection.execute(select(tables.c.rating_changes).where(tables.c.id == table)).scalar_one()
    if changes is not None:
        kept = [None if seat in seats else change for seat, change in enumerate(changes)]
        connection.execute(update(tables).where(tables.c.id == table).values(rating_changes=kept))


def forget_ratings(connection: Connection, person: str) -> None:
    """Delete a person's ratings, and their name from the rated games of others."""
    connection.execute(delete(ratings).where(ratings.c.person == person))
    connection.execute(update(rated_seats).where(rated_seats.c.person == person).values(person=None))
