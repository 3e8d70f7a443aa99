"""What the operator has forbidden: bans of people and networks, and people who may not chat."""

import time
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_network
from typing import Literal

from sqlalchemy import Connection, delete, select

from akhet.kernel.refusal import refuse
from akhet.server.storage.schema import installation, restrictions

Kind = Literal["ban", "mute", "address"]
IpAddress = IPv4Address | IPv6Address


@dataclass(frozen=True)
class Restriction:
    kind: Kind
    target: str  # the id of a person, or a network
    until: float | None

    @property
    def holds(self) -> bool:
        return self.until is None or self.until > time.time()


class Restrictions:
    """The restrictions in the memory of a process."""

    def __init__(self) -> None:
        self._people: dict[tuple[Kind, str], Restriction] = {}
        self._networks: list[tuple[IPv4Network | IPv6Network, Restriction]] = []

    def load(self, found: Iterable[Restriction]) -> None:
        rows = list(found)
        self._people = {(row.kind, row.target): row for row in rows if row.kind != "address"}
        self._networks = [(ip_network(row.target), row) for row in rows if row.kind == "address"]

    def check_person(self, person: str | None) -> None:
        """Refuse a person who is banned."""
        if person is not None and self._holds("ban", person):
            raise refuse("server.banned")

    def check_address(self, address: IpAddress | None) -> None:
        """Refuse an address that is banned."""
        # An address of another version than the network is never in it.
        if address is not None and any(row.holds and address in network for network, row in self._networks):
            raise refuse("server.banned")

    def check_chat(self, person: str) -> None:
        """Refuse a person who may not chat."""
        if self._holds("mute", person):
            raise refuse("server.muted")

    def _holds(self, kind: Kind, person: str) -> bool:
        found = self._people.get((kind, person))
        return found is not None and found.holds


def read_restrictions(connection: Connection) -> list[Restriction]:
    columns = restrictions.c.kind, restrictions.c.target, restrictions.c.until
    query = select(*columns).order_by(restrictions.c.created)
    return [row for found in connection.execute(query) if (row := Restriction(**found._asdict())).holds]


def set_restriction(connection: Connection, row: Restriction) -> None:
    """Set a restriction. It replaces the one before, and those that have ended are deleted."""
    now = time.time()
    connection.execute(delete(restrictions).where(restrictions.c.until < now))
    lift_restriction(connection, row.kind, row.target)
    connection.execute(restrictions.insert(), vars(row) | {"created": now})


def lift_restriction(connection: Connection, kind: Kind, target: str) -> bool:
    """Lift a restriction; False if there is none."""
    where = restrictions.c.kind == kind, restrictions.c.target == target
    return connection.execute(delete(restrictions).where(*where)).rowcount > 0


def read_only_since(connection: Connection) -> float | None:
    """When the operator stopped play; None if people can play."""
    return connection.execute(select(installation.c.read_only_since)).scalar_one()
