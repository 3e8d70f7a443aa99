"""What the operator can do. Each action is written to the audit log, in the same transaction."""

import time
from ipaddress import ip_network

from sqlalchemy import Connection, select, update

from akhet.kernel.refusal import refuse
from akhet.server.admin.lists import known_person
from akhet.server.people.operators import add_code, use_code
from akhet.server.people.restrictions import (
    Kind,
    Restriction,
    lift_restriction,
    read_only_since,
    set_restriction,
)
from akhet.server.people.sessions import find_session, revoke_session
from akhet.server.storage.admin_events import add_event
from akhet.server.storage.pauses import add_pause
from akhet.server.storage.removal import Expired, close_table, hide_table, restore_table
from akhet.server.storage.reports import settle_report
from akhet.server.storage.schema import audit, installation, tables
from akhet.server.storage.tournaments import cancel_by_operator, read_tournament
from akhet.server.tables.forgetting import forget_person

DAY = 24 * 3600.0
MAX_TEXT = 300  # characters of a notice
MAX_REASON = 200


def close(connection: Connection, id: str, reason: str) -> None:
    """Close a table that is not over."""
    # The lock lets no other entry come first.
    query = select(tables.c.version, tables.c.stage).where(tables.c.id == id, tables.c.deleted.is_(None))
    row = connection.execute(query.with_for_update()).one_or_none()
    if row is None:
        raise refuse("admin.no_table", None, what=id[:40])
    if row.stage not in ("open", "playing"):
        raise refuse("admin.table_over", None, what=id)
    if not close_table(connection, Expired(id, row.version, "operator"), time.time()):
        raise refuse("admin.table_busy", None, what=id)
    add_event(connection, "changed", f"{id} {row.version + 1}")
    _log(connection, "close", id, reason)


def delete(connection: Connection, id: str, reason: str) -> None:
    """Delete a table with its log and its record. For some days it can be restored."""
    if not hide_table(connection, id, time.time()):
        raise refuse("admin.no_table", None, what=id[:40])
    add_event(connection, "deleted", id)
    _log(connection, "delete", id, reason)


def restore(connection: Connection, id: str, reason: str) -> None:
    """Restore a table that was deleted."""
    if not restore_table(connection, id, time.time()):
        raise refuse("admin.not_deleted", None, what=id[:40])
    _log(connection, "restore", id, reason)


def cancel(connection: Connection, id: str, reason: str) -> None:
    """Cancel a tournament that is not over. Games that have begun are played on."""
    if read_tournament(connection, id) is None:
        raise refuse("admin.no_tournament", None, what=id[:40])
    if not cancel_by_operator(connection, id, time.time()):
        raise refuse("admin.tournament_over", None, what=id)
    _log(connection, "cancel", id, reason)


def settle(connection: Connection, id: int, reason: str) -> None:
    """Settle a report."""
    if not settle_report(connection, id, time.time()):
        raise refuse("admin.no_report", None, what=str(id))
    _log(connection, "settle", str(id), reason)


def restrict(connection: Connection, kind: Kind, target: str, days: float | None, reason: str) -> str:
    """Ban or mute a person, or ban a network; for a number of days, or until it is lifted. Returns whom."""
    target = _checked(connection, kind, target)
    until = None if days is None else time.time() + days * DAY
    set_restriction(connection, Restriction(kind, target, until))
    add_event(connection, "restrictions")
    _log(connection, "mute" if kind == "mute" else "ban", target, reason)
    return target


def lift(connection: Connection, kind: Kind, target: str, reason: str) -> str:
    """Lift a ban or a mute. Returns whose."""
    target = _checked(connection, kind, target)
    if not lift_restriction(connection, kind, target):
        raise refuse("admin.no_restriction", None, who=target)
    add_event(connection, "restrictions")
    _log(connection, "unmute" if kind == "mute" else "unban", target, reason)
    return target


def forget(connection: Connection, person: str, reason: str) -> str:
    """Delete a person and everything they left. Returns whom."""
    person = known_person(connection, person).id
    forget_person(connection, person)
    add_event(connection, "restrictions")
    _log(connection, "forget", person, reason)
    return person


def revoke(connection: Connection, id: str, reason: str) -> None:
    """Revoke a session."""
    session = find_session(connection, id)
    if session is None or not revoke_session(connection, session.person, id):
        raise refuse("admin.no_session", None, what=id[:40])
    add_event(connection, "session", id)
    _log(connection, "revoke", id, reason)


def broadcast(connection: Connection, text: str, reason: str) -> str:
    """Send a notice to everybody who is connected. Returns it as it is sent."""
    text = " ".join(text.split())
    if not 0 < len(text) <= MAX_TEXT or not text.isprintable():
        raise refuse("admin.text", None, most=MAX_TEXT)
    add_event(connection, "broadcast", text)
    _log(connection, "broadcast", text, reason)
    return text


def read_only(connection: Connection, on: bool, reason: str) -> None:
    """Stop play, or let it continue. The time between does not count on clocks."""
    now = time.time()
    since = read_only_since(connection)
    if on != (since is not None):
        connection.execute(update(installation).values(read_only_since=now if on else None))
        if since is not None:
            add_pause(connection, since, now)
    add_event(connection, "read_only")
    _log(connection, "read-only", "on" if on else "off", reason)


def new_code(connection: Connection) -> str:
    """A code that opens the page /admin once."""
    _log(connection, "page", "", "")
    return add_code(connection)


def sign_in(connection: Connection, code: str) -> str | None:
    """Use up a code; returns the content of a new cookie, or None if the code is not valid."""
    cookie = use_code(connection, code)
    if cookie is not None:
        _log(connection, "sign-in", "", "")
    return cookie


def _checked(connection: Connection, kind: Kind, target: str) -> str:
    if kind != "address":
        return known_person(connection, target).id
    try:
        network = ip_network(target, strict=False)
        if network.version == 6 and "/" not in target:  # each customer has 2⁶⁴ addresses
            network = network.supernet(new_prefix=64)
        return str(network)
    except ValueError as error:
        raise refuse("admin.address", None, text=target[:40]) from error


def _log(connection: Connection, action: str, target: str, reason: str) -> None:
    if len(reason) > MAX_REASON or not (reason or " ").isprintable():
        raise refuse("admin.reason", None, most=MAX_REASON)
    connection.execute(audit.insert(), {"at": time.time(), "action": action, "target": target, "reason": reason})
