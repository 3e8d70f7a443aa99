"""Guests: a person has a name, and can use a code to be the same person on another device."""

import hashlib
import secrets
import time
from dataclasses import dataclass

from sqlalchemy import Connection, delete, select, update

from akhet.kernel.refusal import refuse
from akhet.server.ids import new_id
from akhet.server.storage.schema import links, people
from akhet.table import MAX_NAME

LINK_SECONDS = 15 * 60
ID_BYTES = 12
CODE_WORDS = 6  # of four characters: 120 bits
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: no two characters look alike


@dataclass(frozen=True)
class Person:
    id: str
    name: str


def checked_name(name: str) -> str:
    """A name without superfluous blanks; refused if it cannot be shown."""
    name = " ".join(name.split())
    if not 0 < len(name) <= MAX_NAME or not name.isprintable():
        raise refuse("server.name", None, most=MAX_NAME)
    return name


def new_code() -> str:
    letters = [secrets.choice(ALPHABET) for _ in range(CODE_WORDS * 4)]
    return "-".join("".join(letters[n : n + 4]) for n in range(0, len(letters), 4))


def normal_code(code: str) -> str:
    """A code without what people may type differently: case, dashes, blanks, and characters that look alike."""
    return code.strip().upper().replace("O", "0").replace("I", "1").replace("L", "1").replace(" ", "").replace("-", "")


def _hash(code: str) -> str:
    """The hash of a code: the database does not keep the code itself."""
    return hashlib.sha256(normal_code(code).encode()).hexdigest()


def add_person(connection: Connection, name: str) -> Person:
    person = Person(new_id(ID_BYTES), name)
    connection.execute(people.insert(), {"id": person.id, "name": name, "created": time.time()})
    return person


def find_person(connection: Connection, id: str) -> Person | None:
    row = connection.execute(select(people.c.id, people.c.name).where(people.c.id == id)).one_or_none()
    return None if row is None else Person(row.id, row.name)


def rename(connection: Connection, id: str, name: str) -> None:
    connection.execute(update(people).where(people.c.id == id).values(name=name))


def set_recovery(connection: Connection, id: str, code: str) -> None:
    """Set a person's recovery code. The one before is no longer valid."""
    connection.execute(update(people).where(people.c.id == id).values(recovery=_hash(code)))


def add_link(connection: Connection, id: str, code: str) -> None:
    """Add the code of a link, and delete expired ones."""
    connection.execute(delete(links).where(links.c.until < time.time()))
    connection.execute(links.insert(), {"code": _hash(code), "person": id, "until": time.time() + LINK_SECONDS})


def recover(connection: Connection, code: str) -> Person | None:
    """The person that a code belongs to. The code of a link is used up by this."""
    hashed = _hash(code)
    found = connection.execute(select(people.c.id).where(people.c.recovery == hashed)).scalar_one_or_none()
    if found is None:
        used = delete(links).where(links.c.code == hashed, links.c.until >= time.time()).returning(links.c.person)
        found = connection.execute(used).scalar_one_or_none()
    return None if found is None else find_person(connection, found)
