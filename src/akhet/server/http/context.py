"""What all requests of a process share: the service, the visitor's cookie, and the limits."""

from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address
from typing import cast

from starlette.requests import HTTPConnection

from akhet.server.http.limits import Places, Rates
from akhet.server.people.accounts import COOKIE, read_cookie
from akhet.server.settings import Settings
from akhet.server.storage.store import Store
from akhet.server.tables.bot_pool import BotPool
from akhet.server.tables.clocks import Clocks
from akhet.server.tables.records import Records
from akhet.server.tables.replays import Replays
from akhet.server.tables.service import TableService

RECOVERIES_PER_SECOND = 0.1
TABLES_PER_SECOND = 0.5
SETS_PER_SECOND = 2.0  # checked or written, per address
CHATS_PER_SECOND = 0.5
JOINS_PER_SECOND = 50.0
FILES_PER_SECOND = 200.0
CONNECTIONS_AT_ONCE = 10  # of one address, that may each send as much as a single one


@dataclass
class Context:
    settings: Settings
    store: Store
    service: TableService
    bot_pool: BotPool
    clocks: Clocks
    records: Records
    replays: Replays = field(init=False)
    connections: Places = field(init=False)  # per address, without WebSockets
    sockets: Places = field(init=False)
    address_sockets: Places = field(init=False)
    person_sockets: Places = field(init=False)
    address_messages: Rates = field(init=False)  # over all connections of an address
    person_messages: Rates = field(init=False)  # and of a person
    chats: Rates = field(init=False)
    joins: Rates = field(init=False)  # WebSockets that an address opens
    files: Rates = field(init=False)  # the app, /health and /metrics
    requests: Rates = field(init=False)
    guests: Rates = field(init=False)
    recoveries: Rates = field(init=False)
    tables: Rates = field(init=False)
    sets: Rates = field(init=False)  # of components, checked or written

    def __post_init__(self) -> None:
        settings = self.settings
        self.replays = Replays(self.records, self.service.sets)
        self.connections = Places(settings.max_connections_per_address)
        self.sockets = Places(settings.max_sockets)
        self.address_sockets = Places(settings.max_sockets_per_address)
        self.person_sockets = Places(settings.max_sockets_per_person)
        self.address_messages = Rates(CONNECTIONS_AT_ONCE * settings.messages_per_second)
        self.person_messages = Rates(2 * settings.messages_per_second)
        self.chats = Rates(CHATS_PER_SECOND, 5)
        self.joins = Rates(max(JOINS_PER_SECOND, settings.requests_per_second))
        self.files = Rates(max(FILES_PER_SECOND, settings.requests_per_second))
        self.requests = Rates(settings.requests_per_second)
        self.guests = Rates(settings.people_per_hour / 3600, settings.people_per_hour / 2)
        self.recoveries = Rates(RECOVERIES_PER_SECOND, 10)
        self.tables = Rates(max(TABLES_PER_SECOND, settings.requests_per_second / 20), 20)
        self.sets = Rates(max(SETS_PER_SECOND, settings.requests_per_second / 20), 30)

    def person_id(self, connection: HTTPConnection) -> str | None:
        """The id of the person whose cookie came with a request."""
        return read_cookie(self.store.secret, connection.cookies.get(COOKIE))


def context_of(connection: HTTPConnection) -> Context:
    return cast(Context, connection.app.state.context)


def address_of(connection: HTTPConnection, settings: Settings) -> str:
    """The address that a request comes from, as limits use it."""
    # The last address of the last header is the one that our own proxy added.
    if settings.behind_proxy and (forwarded := connection.headers.getlist("x-forwarded-for")):
        return network_of(forwarded[-1].rpartition(",")[2].strip())
    return network_of(connection.client.host if connection.client is not None else "unknown")


def network_of(address: str) -> str:
    """An address as limits use it. With IPv6 that is the network, because each customer has 2⁶⁴ addresses."""
    for text in (address, address.rpartition(":")[0].strip("[]")):  # some proxies add the port
        try:
            found = ip_address(text)
        except ValueError:
            continue
        if not isinstance(found, IPv6Address):
            return str(found)
        return str(found.ipv4_mapped or found.packed[:8].hex(":", 2))
    return address[:64]
