"""Routes: ratings, yours and those at a rated table."""

import time

from fastapi import APIRouter, Request
from sqlalchemy import Connection

from akhet.games import manifest_of
from akhet.kernel.refusal import refuse
from akhet.ratings.model import Rating
from akhet.ratings.table import RatedPlayer, stakes
from akhet.server.http.context import context_of
from akhet.server.http.lobby.guests import Guest
from akhet.server.http.lobby.tables import visible_table
from akhet.server.lobby_messages import (
    LONGEST_CLOCK,
    MOST_LISTED,
    GameRating,
    LeaderboardRow,
    ListedInfo,
    RatingPoint,
    StakesRequest,
    TableRatings,
)
from akhet.server.messages import GameName, SeatRating, TableId, Token
from akhet.server.people.accounts import Person
from akhet.server.storage.leaderboard import is_listed, leaderboard, set_listed
from akhet.server.storage.profiles import visible_among
from akhet.server.storage.ratings import rated_games, rating_of, ratings_of, read_ratings, uncounted
from akhet.server.storage.rows import TableRow
from akhet.server.storage.seats import BOT, OPEN, PERSON, TableSeat
from akhet.server.tables.payloads import shown_rating
from akhet.server.tables.seating import TablePlan, rated_scale

MOST_POINTS = 200  # games of a history

router = APIRouter()


@router.get("/api/me/ratings")
async def my_ratings(request: Request, person: Guest) -> list[GameRating]:
    """Your ratings, by game, with how they came about. A game of which you have not played a rated one is left out."""
    return await context_of(request).store.read(_ratings_of, person.id)


@router.get("/api/tables/{id}/ratings")
async def table_ratings(request: Request, id: TableId, invite: Token | None = None) -> TableRatings:
    """The present ratings at a rated table, and what is at stake for you."""
    row = await visible_table(request, id, invite)
    if not row.rated:
        raise refuse("server.not_rated")
    person = await context_of(request).person_id(request)
    own = _seat_for(row, person)
    return await context_of(request).store.read(_table_ratings, row.game, row.seats, own, person)


@router.post("/api/games/{game}/ratings")
async def game_ratings(request: Request, game: GameName, body: StakesRequest) -> TableRatings:
    """What would be at stake for you in a rated game against these. Nothing is opened."""
    seats = [TableSeat(OPEN), *(TableSeat(OPEN if level is None else BOT, level=level) for level in body.others)]
    plan = TablePlan(manifest_of(game).name, {}, seats, False, False, clock=LONGEST_CLOCK, rated=True)
    person = await context_of(request).person_id(request)
    plan.check_rated(Person(person or "", ""))
    return await context_of(request).store.read(_table_ratings, plan.game, seats, 0, person)


@router.get("/api/games/{game}/leaderboard")
async def game_leaderboard(request: Request, game: GameName) -> list[LeaderboardRow]:
    """The people with the best ratings who want to be listed, and the levels of the bots between them."""
    scale = rated_scale(manifest_of(game).name)
    person = await context_of(request).person_id(request)
    found = await context_of(request).store.read(leaderboard, game, person, MOST_LISTED)
    visible = await context_of(request).store.read(visible_among, [one.person for one in found], person)
    rows = [
        LeaderboardRow(
            **shown_rating(one.rating),
            place=one.place,
            name=one.name,
            level=None,
            games=one.games,
            yours=one.person == person,
            person=one.person if one.person in visible else None,
        )
        for one in found
    ]
    rows += [
        LeaderboardRow(
            **shown_rating(Rating(mu, 0.0)),
            place=None,
            name=None,
            level=level,  # type: ignore[arg-type]
            games=None,
            yours=False,
            person=None,
        )
        for level, mu in scale.levels.items()
    ]
    return sorted(rows, key=lambda row: (row.margin - row.rating, row.place or 0))


@router.get("/api/me/listed")
async def my_listing(request: Request, person: Guest) -> ListedInfo:
    """Whether leaderboards name you."""
    return ListedInfo(listed=await context_of(request).store.read(is_listed, person.id))


@router.post("/api/me/listed")
async def list_me(request: Request, person: Guest, body: ListedInfo) -> ListedInfo:
    """Let leaderboards name you, or no longer."""
    if body.listed:
        context_of(request).words.check(person.name)  # it may be older than the list of words
    await context_of(request).store.write(set_listed, person.id, body.listed)
    return body


def _ratings_of(connection: Connection, person: str) -> list[GameRating]:
    return [
        GameRating(
            **shown_rating(row.rating),
            game=row.game,
            games=row.games,
            history=[
                RatingPoint(
                    **shown_rating(game.after),
                    table=game.table,
                    at=game.at,
                    before=round(game.before.mu),
                    place=game.place,
                    players=game.players,
                )
                for game in rated_games(connection, person, row.game, MOST_POINTS)
            ],
        )
        for row in ratings_of(connection, person)
    ]


def _table_ratings(
    connection: Connection, game: str, seats: list[TableSeat], own: int | None, person: str | None
) -> TableRatings:
    """The ratings of those in the seats, and what is at stake for a person in the seat `own`."""
    known = read_ratings(connection, game, [seat.person for seat in seats if seat.person] + [person or ""])
    shown = [
        None if seat.kind == OPEN or seat.forgotten else SeatRating(**shown_rating(rating_of(game, seat, known)))
        for seat in seats
    ]
    if own is None:
        return TableRatings(seats=shown, seat=None, stakes=[], uncounted=[])
    mine = known.get(person or "", Rating())
    seated = [TableSeat(PERSON, person) if number == own else seat for number, seat in enumerate(seats)]
    players = [
        RatedPlayer(mine if seat.kind == OPEN else rating_of(game, seat, known), 1, seat.kind == BOT) for seat in seated
    ]
    skipped = uncounted(connection, game, seated, known, time.time())
    changes = [round(mine.mu + change) - round(mine.mu) for change in stakes(rated_scale(game), players, own, skipped)]
    return TableRatings(seats=shown, seat=own, stakes=changes, uncounted=sorted(j for i, j in skipped if i == own))


def _seat_for(row: TableRow, person: str | None) -> int | None:
    """The seat that a person has, or that they could take before the game begins."""
    if held := row.seats_of(person):
        return held[0] if row.stage in ("open", "playing") else None
    if row.stage != "open" or person is None:
        return None
    return next((n for n, seat in enumerate(row.seats) if seat.kind == OPEN and seat.person in (None, person)), None)
