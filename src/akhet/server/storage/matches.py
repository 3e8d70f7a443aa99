"""Duplicate matches in the database: who plays them, and until when. Their deals and games are in duplicate.py."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, func, or_, select, update

from akhet.kernel.refusal import refuse
from akhet.server.storage.duplicate import Deal, keep_deal
from akhet.server.storage.schema import duplicate_deals, duplicate_games, match_players, matches, people

OPENER, RIVAL = 0, 1


@dataclass(frozen=True)
class Match:
    """A match as it is in the database."""

    id: str
    game: str
    boards: int
    players: int
    level: str
    opened: float
    ends: float | None = None  # None until somebody has accepted
    rematch: str | None = None


@dataclass(frozen=True)
class MatchPlayer:
    """One of the two. `person` and `name` are None once they deleted their data."""

    number: int
    person: str | None
    name: str | None


_ROWS = select(*(matches.c[one.name] for one in fields(Match)))


def read_match(connection: Connection, id: str) -> Match | None:
    found = connection.execute(_ROWS.where(matches.c.id == id)).one_or_none()
    return None if found is None else _match(found)


def players_of(connection: Connection, match: str) -> list[MatchPlayer]:
    """The person who opened a match, and then the one who accepted it."""
    query = select(match_players.c.number, match_players.c.person, people.c.name)
    query = query.select_from(match_players.outerjoin(people, people.c.id == match_players.c.person))
    query = query.where(match_players.c.match_id == match).order_by(match_players.c.number)
    return [MatchPlayer(**row._asdict()) for row in connection.execute(query)]


def own_matches(connection: Connection, person: str, opened_after: float, most: int) -> list[Match]:
    """A person's matches, the latest first, without those that nobody accepted in time."""
    query = _ROWS.join(match_players, match_players.c.match_id == matches.c.id)
    query = query.where(match_players.c.person == person)
    query = query.where(or_(matches.c.ends.is_not(None), matches.c.opened > opened_after))
    return [_match(row) for row in connection.execute(query.order_by(matches.c.opened.desc()).limit(most))]


def add_match(connection: Connection, new: Match, person: str, most: int, opened_after: float) -> None:
    """Write a new match with the person who opens it; refused if they have as many as allowed."""
    _check_count(connection, person, most, new.opened, opened_after)
    connection.execute(matches.insert(), vars(new))
    connection.execute(match_players.insert(), {"match_id": new.id, "number": OPENER, "person": person})


def accept(
    connection: Connection,
    match: Match,
    person: str,
    ends: float,
    deals: Sequence[Deal],
    most: int,
    now: float,
    opened_after: float,
) -> None:
    """Accept a match and deal its boards, once: refused if somebody else was faster."""
    known = {one.person: one.number for one in players_of(connection, match.id)}
    if person in known:
        if known[person] == OPENER:
            raise refuse("duplicate.match_own")
        return
    _check_count(connection, person, most, now, opened_after)
    waiting = matches.c.id == match.id, matches.c.ends.is_(None)
    if connection.execute(update(matches).where(*waiting).values(ends=ends)).rowcount == 0:
        raise refuse("duplicate.match_taken")
    connection.execute(match_players.insert(), {"match_id": match.id, "number": RIVAL, "person": person})
    for deal in deals:
        keep_deal(connection, deal)


def add_rematch(connection: Connection, old: Match, new: Match, person: str, most: int, opened_after: float) -> str:
    """Open the next match of two people, once; the id of the one that is there then."""
    this = matches.c.id == old.id, matches.c.rematch.is_not_distinct_from(old.rematch)
    if connection.execute(update(matches).where(*this).values(rematch=new.id)).rowcount == 0:
        return connection.execute(select(matches.c.rematch).where(matches.c.id == old.id)).scalar_one()
    add_match(connection, new, person, most, opened_after)
    return new.id


def delete_offers(connection: Connection, opened_before: float) -> None:
    """Delete the matches that nobody accepted in time."""
    old = select(matches.c.id).where(matches.c.ends.is_(None), matches.c.opened <= opened_before)
    _delete(connection, list(connection.execute(old).scalars()))


def forget_matches(connection: Connection, person: str) -> None:
    """Remove a person from their matches. Those that nobody else plays are deleted."""
    mine = match_players.c.person == person
    played = list(connection.execute(select(match_players.c.match_id).where(mine)).scalars())
    connection.execute(update(match_players).where(mine).values(person=None))
    others = select(match_players.c.match_id).where(match_players.c.match_id.in_(played))
    left = set(connection.execute(others.where(match_players.c.person.is_not(None))).scalars())
    _delete(connection, [id for id in played if id not in left])


def _check_count(connection: Connection, person: str, most: int, now: float, opened_after: float) -> None:
    query = select(func.count()).select_from(match_players.join(matches, matches.c.id == match_players.c.match_id))
    waiting = and_(matches.c.ends.is_(None), matches.c.opened > opened_after)
    query = query.where(match_players.c.person == person, or_(matches.c.ends > now, waiting))
    if connection.execute(query).scalar_one() >= most:
        raise refuse("duplicate.too_many_matches", None, most=most)


def _delete(connection: Connection, ids: Sequence[str]) -> None:
    deals = select(duplicate_deals.c.id).where(duplicate_deals.c.match_id.in_(ids))
    connection.execute(delete(duplicate_games).where(duplicate_games.c.deal.in_(deals)))
    connection.execute(delete(duplicate_deals).where(duplicate_deals.c.match_id.in_(ids)))
    connection.execute(delete(match_players).where(match_players.c.match_id.in_(ids)))
    connection.execute(delete(matches).where(matches.c.id.in_(ids)))


def _match(row: Row[Any]) -> Match:
    return Match(**row._asdict())
