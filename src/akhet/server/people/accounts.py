"""Who somebody is: a guest without forms, known by a signed cookie, or by a code on another device."""

import base64
import hashlib
import hmac
import secrets
import time

from sqlalchemy import Connection, delete, select, update

from akhet.kernel.refusal import refuse
from akhet.server.storage.schema import links, people
from akhet.server.storage.store import hash_of
from akhet.server.tables.seating import Person
from akhet.table import MAX_NAME

COOKIE = "akhet_guest"
COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers keep one
LINK_SECONDS = 15 * 60
ID_BYTES = 12
CODE_WORDS = 6  # of four letters: 120 bits
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: nothing that looks like something else


def sign(secret: bytes, person: str) -> str:
    """The cookie of a person: nobody without the house's secret can make one."""
    until = int(time.time()) + COOKIE_SECONDS
    said = f"{person}.{until}"
    return f"{said}.{_signature(secret, said)}"


def read_cookie(secret: bytes, cookie: str | None) -> str | None:
    """Whose cookie it is; None where it is nobody's."""
    said, _, signature = (cookie or "").rpartition(".")
    if not hmac.compare_digest(signature.encode(), _signature(secret, said).encode()):
        return None
    person, _, until = said.partition(".")
    return person if until.isdecimal() and int(until) > time.time() else None


def _signature(secret: bytes, said: str) -> str:
    digest = hmac.digest(secret, b"guest " + said.encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def checked_name(name: str) -> str:
    name = " ".join(name.split())
    if not 0 < len(name) <= MAX_NAME or not name.isprintable():
        raise refuse("server.name", None, most=MAX_NAME)
    return name


def new_code() -> str:
    letters = [secrets.choice(ALPHABET) for _ in range(CODE_WORDS * 4)]
    return "-".join("".join(letters[n : n + 4]) for n in range(0, len(letters), 4))


def plain_code(code: str) -> str:
    """A code as it may have been typed."""
    return code.strip().upper().replace("O", "0").replace("I", "1").replace("L", "1").replace(" ", "").replace("-", "")


def add_person(connection: Connection, name: str) -> Person:
    person = Person(secrets.token_urlsafe(ID_BYTES), name)
    connection.execute(people.insert(), {"id": person.id, "name": name, "created": time.time()})
    return person


def find_person(connection: Connection, id: str) -> Person | None:
    row = connection.execute(select(people.c.id, people.c.name).where(people.c.id == id)).one_or_none()
    return None if row is None else Person(row.id, row.name)


def rename(connection: Connection, id: str, name: str) -> None:
    connection.execute(update(people).where(people.c.id == id).values(name=name))


def set_recovery(connection: Connection, id: str, code: str) -> None:
    """A new code; the one before is worth nothing any more."""
    connection.execute(update(people).where(people.c.id == id).values(recovery=hash_of(plain_code(code))))


def add_link(connection: Connection, id: str, code: str) -> None:
    connection.execute(delete(links).where(links.c.until < time.time()))
    row = {"code": hash_of(plain_code(code)), "person": id, "until": time.time() + LINK_SECONDS}
    connection.execute(links.insert(), row)


def recover(connection: Connection, code: str) -> Person | None:
    """Whose code it is: a recovery code, or one of a link, which is used up by this."""
    hashed = hash_of(plain_code(code))
    found = connection.execute(select(people.c.id).where(people.c.recovery == hashed)).scalar_one_or_none()
    if found is None:
        used = delete(links).where(links.c.code == hashed, links.c.until >= time.time()).returning(links.c.person)
        found = connection.execute(used).scalar_one_or_none()
    return None if found is None else find_person(connection, found)
