"""Leaderboards: the people of a game who want to be listed, by the rating that they have at least.

Somebody who has played little may be lucky, so people are ordered by the lower end of their interval.
"""

import time
from dataclasses import dataclass

from sqlalchemy import Connection, func, or_, select, update

from akhet.ratings.model import NORMAL_95, PROVISIONAL, Rating
from akhet.server.storage.schema import people, ratings, restrictions

LEAST = ratings.c.mu - NORMAL_95 * ratings.c.sigma


@dataclass(frozen=True)
class Listed:
    """A person on a leaderboard."""

    place: int
    person: str
    name: str
    rating: Rating
    games: int


def leaderboard(connection: Connection, game: str, person: str | None, most: int) -> list[Listed]:
    """The first people of a game, and this person after them if they are listed farther down.

    People whose rating is still uncertain are not listed, nor those whom the operator has banned.
    """
    banned = select(restrictions.c.target).where(
        restrictions.c.kind == "ban", or_(restrictions.c.until.is_(None), restrictions.c.until > time.time())
    )
    place = func.rank().over(order_by=LEAST.desc())
    query = select(place.label("place"), ratings, people.c.name).join(people, people.c.id == ratings.c.person)
    query = query.where(ratings.c.game == game, ratings.c.sigma <= PROVISIONAL, people.c.listed)
    ranked = query.where(ratings.c.person.not_in(banned)).subquery()
    first = select(ranked).order_by(ranked.c.place, ranked.c.person).limit(most)
    rows = list(connection.execute(first))
    if person is not None and all(row.person != person for row in rows):
        rows += connection.execute(select(ranked).where(ranked.c.person == person))
    return [Listed(row.place, row.person, row.name, Rating(row.mu, row.sigma), row.games) for row in rows]


def is_listed(connection: Connection, person: str) -> bool:
    """Whether leaderboards may name a person."""
    return bool(connection.execute(select(people.c.listed).where(people.c.id == person)).scalar_one_or_none())


def set_listed(connection: Connection, person: str, listed: bool) -> None:
    connection.execute(update(people).where(people.c.id == person).values(listed=listed))
