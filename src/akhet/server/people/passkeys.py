"""Passkeys in the database, and the challenges that they have to sign."""

import time
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, select, update

from akhet.kernel.refusal import refuse
from akhet.server.ids import new_id
from akhet.server.people.accounts import ID_BYTES
from akhet.server.storage.schema import passkey_challenges, passkeys, people
from akhet.server.storage.store import insert_new

MOST_PASSKEYS = 20  # of one person
CHALLENGE_SECONDS = 300


@dataclass(frozen=True)
class Passkey:
    id: str
    person: str
    host: str
    credential: str
    public_key: bytes
    sign_count: int
    device: str
    created: float
    seen: float | None  # when somebody last signed in with it


def passkeys_of(connection: Connection, person: str) -> list[Passkey]:
    """The passkeys of a person, the first one first."""
    query = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created, passkeys.c.id)
    return [Passkey(**row._asdict()) for row in connection.execute(query)]


def find_passkey(connection: Connection, credential: str) -> Passkey | None:
    row = connection.execute(select(passkeys).where(passkeys.c.credential == credential)).one_or_none()
    return None if row is None else Passkey(**row._asdict())


def add_passkey(
    connection: Connection, person: str, host: str, credential: str, public_key: bytes, sign_count: int, device: str
) -> None:
    """Add a passkey; refused if it is known already, or if the person has too many."""
    # The lock keeps two requests at once from exceeding the limit, and the person from being deleted meanwhile.
    if connection.execute(select(people.c.id).where(people.c.id == person).with_for_update()).one_or_none() is None:
        raise refuse("server.no_guest")
    own = select(func.count()).select_from(passkeys).where(passkeys.c.person == person)
    if connection.execute(own).scalar_one() >= MOST_PASSKEYS:
        raise refuse("server.too_many_passkeys", None, most=MOST_PASSKEYS)
    row = Passkey(new_id(ID_BYTES), person, host, credential, public_key, sign_count, device, time.time(), None)
    if connection.execute(insert_new(connection, passkeys, passkeys.c.id), vars(row)).one_or_none() is None:
        raise refuse("server.passkey")


def drop_passkey(connection: Connection, person: str, id: str) -> bool:
    """Delete a passkey of a person; False if they have no such passkey."""
    this = passkeys.c.person == person, passkeys.c.id == id
    return connection.execute(delete(passkeys).where(*this)).rowcount == 1


def use_passkey(connection: Connection, passkey: Passkey, sign_count: int) -> bool:
    """Write that somebody has signed in with a passkey; False if somebody else did at the same time."""
    this = passkeys.c.id == passkey.id, passkeys.c.sign_count == passkey.sign_count
    values = {"sign_count": sign_count, "seen": time.time()}
    return connection.execute(update(passkeys).where(*this).values(values)).rowcount == 1


def add_challenge(connection: Connection, challenge: str, person: str | None) -> None:
    """Keep a challenge until it is answered, and delete expired ones. `person`: who adds a passkey with it."""
    now = time.time()
    connection.execute(delete(passkey_challenges).where(passkey_challenges.c.until < now))
    row = {"challenge": challenge, "person": person, "until": now + CHALLENGE_SECONDS}
    connection.execute(passkey_challenges.insert(), row)


def take_challenge(connection: Connection, challenge: str, person: str | None) -> bool:
    """Use a challenge up; False if it was not drawn for this person, has expired, or was used already."""
    this = passkey_challenges.c.challenge == challenge, passkey_challenges.c.until >= time.time()
    whose = passkey_challenges.c.person.is_(None) if person is None else passkey_challenges.c.person == person
    return connection.execute(delete(passkey_challenges).where(*this, whose)).rowcount == 1
