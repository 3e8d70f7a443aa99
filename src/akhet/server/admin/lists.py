"""What the operator can list."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, func, select

from akhet.kernel.refusal import refuse
from akhet.server.people.accounts import Person, find_person
from akhet.server.people.restrictions import read_restrictions
from akhet.server.people.sessions import sessions_of
from akhet.server.storage.schema import (
    audit,
    people,
    reports,
    sessions,
    sitters,
    tables,
    tournament_players,
    tournaments,
)

Row = dict[str, Any]
DELETED = "deleted"  # a stage, for the operator


def list_tables(
    connection: Connection, stage: str | None, game: str | None, person: str | None, most: int
) -> list[Row]:
    """Tables, the latest change first: of one stage, one game or one person, if these are given.

    Those that were deleted and can be restored are a stage of their own.
    """
    own = tables.c
    query = select(own.id, own.game, own.stage, own.host, own.public, own.seats, own.created, own.changed)
    if stage == DELETED:
        query = query.add_columns(own.deleted).where(own.deleted.is_not(None))
    else:
        query = query.where(own.deleted.is_(None))
        query = query if stage is None else query.where(own.stage == stage)
    if game is not None:
        query = query.where(own.game == game)
    if person is not None:
        known_person(connection, person)
        query = query.join(sitters, sitters.c.table_id == own.id).where(sitters.c.person == person)
    rows = [row._asdict() for row in connection.execute(query.order_by(own.changed.desc(), own.id).limit(most))]
    return [row | {"seats": [seat["name"] for seat in row["seats"]]} for row in rows]


def list_tournaments(connection: Connection, most: int) -> list[Row]:
    """Tournaments, the latest first."""
    own = tournaments.c
    active = tournament_players.c.tournament == own.id, tournament_players.c.withdrawn.is_(False)
    players = select(func.count()).select_from(tournament_players).where(*active).scalar_subquery()
    query = select(own.id, own.name, own.game, own.format, own.stage, own.opener.label("host"))
    query = query.add_columns(players.label("players"), own.created, own.starts)
    rows = connection.execute(query.order_by(own.created.desc(), own.id).limit(most))
    return [row._asdict() for row in rows]


def list_people(connection: Connection, name: str | None, most: int) -> list[Row]:
    """People, the newest first, with when they were last here; with `name`, those whose name contains it."""
    seen = select(func.max(sessions.c.seen)).where(sessions.c.person == people.c.id).scalar_subquery()
    query = select(people.c.id, people.c.name, people.c.created, seen.label("seen"))
    if name is not None:
        query = query.where(people.c.name.icontains(name, autoescape=True))
    held = [(row.target, row.kind) for row in read_restrictions(connection)]
    return [
        row._asdict() | {"restrictions": [kind for target, kind in held if target == row.id]}
        for row in connection.execute(query.order_by(people.c.created.desc(), people.c.id).limit(most))
    ]


def list_sessions(connection: Connection, person: str) -> list[Row]:
    """The sessions of a person that are not revoked."""
    known_person(connection, person)
    return [
        {name: value for name, value in asdict(row).items() if name not in ("person", "revoked")}
        for row in sessions_of(connection, person)
    ]


def list_restrictions(connection: Connection) -> list[Row]:
    """Everybody who is banned or may not chat."""
    return [asdict(row) for row in read_restrictions(connection)]


def list_reports(connection: Connection, all_of_them: bool, most: int) -> list[Row]:
    """What people reported, the latest first: what the operator has not settled, or all of it."""
    own = reports.c
    query = select(
        own.id, own.at, own.reason, own.text, own.person, own.name, own.reporter, own.table_id.label("table")
    )
    query = query.add_columns(own.settled) if all_of_them else query.where(own.settled.is_(None))
    return [row._asdict() for row in connection.execute(query.order_by(own.id.desc()).limit(most))]


def list_chat(connection: Connection, report: int) -> list[Row]:
    """What was said at a table before a report."""
    found = connection.execute(select(reports.c.chat).where(reports.c.id == report)).one_or_none()
    if found is None:
        raise refuse("admin.no_report", None, what=str(report))
    return list(found.chat)


def list_audit(connection: Connection, most: int) -> list[Row]:
    """What operators did, the latest first."""
    query = select(audit.c.at, audit.c.action, audit.c.target, audit.c.reason).order_by(audit.c.id.desc()).limit(most)
    return [row._asdict() for row in connection.execute(query)]


def known_person(connection: Connection, id: str) -> Person:
    """A person by their id; refused if there is none."""
    person = find_person(connection, id)
    if person is None:
        raise refuse("admin.no_person", None, who=id[:40])
    return person
