"""What all requests of a process share: the service, the visitor's cookie, and the limits."""

import asyncio
import base64
import hmac
import os
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address
from pathlib import Path
from typing import Protocol, cast

from starlette.requests import HTTPConnection

from akhet.kernel.refusal import Refusal
from akhet.server import metrics
from akhet.server.http.limits import BURST, Limit, Places, Rate, Rates
from akhet.server.http.shared_limits import SharedPlaces, SharedRates
from akhet.server.people.cookies import COOKIE, Session
from akhet.server.people.online import Online
from akhet.server.people.restrictions import IpAddress, Restrictions
from akhet.server.people.session_cache import SessionCache
from akhet.server.people.word_lists import WordLists, read_word_lists
from akhet.server.push.turns import TurnMessages
from akhet.server.settings import Settings
from akhet.server.storage.store import Store
from akhet.server.tables.achievements import Achievements
from akhet.server.tables.board_analysis import BoardAnalysis
from akhet.server.tables.bot_pool import BotPool
from akhet.server.tables.clocks import Clocks
from akhet.server.tables.duplicates import Duplicates
from akhet.server.tables.expiry import Expiry
from akhet.server.tables.futures import Futures
from akhet.server.tables.hints import Hints
from akhet.server.tables.matches import Matches
from akhet.server.tables.posted_records import PostedRecords
from akhet.server.tables.preparing import Preparation
from akhet.server.tables.puzzles import Puzzles
from akhet.server.tables.records import Records
from akhet.server.tables.replays import Replays
from akhet.server.tables.reviews import Reviews
from akhet.server.tables.service import TableService
from akhet.server.tables.trials import Trials
from akhet.server.tournaments.running import RunningTournaments
from akhet.server.tournaments.views import TournamentViews
from akhet.server.tracing import Traces

RECOVERIES_PER_SECOND = 0.1
EXPORTS_PER_SECOND = 1 / 60  # of a person's data; each reads everything that is theirs
PASSKEYS_PER_SECOND = 1.0  # steps of adding one or signing in with one, per address; a school class may share it
TABLES_PER_SECOND = 0.5
SETS_PER_SECOND = 2.0  # checked or written, per address
RECORDS_PER_SECOND = 0.5  # sent and checked, per address
VERDICTS_PER_SECOND = 0.5  # each takes about a second of one core
ATTEMPTS_PER_SECOND = 10.0  # moves in puzzles, per address
BOARDS_PER_SECOND = 10.0  # positions on boards, per address
ANALYSES_AT_ONCE = 2  # requests of one person: one that is answered, and the next one
HOUR = 3600.0
CHATS_PER_SECOND = 0.5
REPORTS_PER_SECOND = 0.02
RELATIONS_PER_SECOND = 0.5
FRIEND_CODES_PER_SECOND = 0.2  # looked up, per address and per person
CHALLENGES_PER_SECOND = 0.1
PUSH_REQUESTS_PER_SECOND = 0.1
CHALLENGES_OF_ONE_PER_SECOND = 1 / 120  # of the same friend
JOINS_PER_SECOND = 50.0
FILES_PER_SECOND = 200.0
PROXY_HEADERS = ("x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via")
CONNECTIONS_AT_ONCE = 10  # of one address, that may each send as much as a single one


class Connected(Protocol):
    """An open WebSocket."""

    person: str | None
    ip: IpAddress | None

    def offer(self, message: bytes) -> None:
        """Send a message."""
        ...

    def end(self, refusal: Refusal) -> None:
        """Send a refusal and close it."""
        ...


async def _nothing() -> None:
    pass


@dataclass
class Context:
    settings: Settings
    store: Store
    service: TableService
    sessions: SessionCache
    bot_pool: BotPool
    clocks: Clocks
    records: Records
    preparation: Preparation
    rules_ready: asyncio.Event = field(default_factory=asyncio.Event)  # set once tables can be opened and played
    restrictions: Restrictions = field(default_factory=Restrictions)
    carry_out: Callable[[], Awaitable[None]] = _nothing  # what the operator did, or a person who deleted their data
    connected: set[Connected] = field(default_factory=set[Connected])
    words: WordLists = field(init=False)
    traces: Traces = field(init=False)
    online: Online = field(init=False)
    expiry: Expiry = field(init=False)
    running_tournaments: RunningTournaments = field(init=False)
    tournaments: TournamentViews = field(init=False)
    turn_messages: TurnMessages = field(init=False)
    replays: Replays = field(init=False)
    achievements: Achievements = field(init=False)
    posted: PostedRecords = field(init=False)
    reviews: Reviews = field(init=False)
    hints: Hints = field(init=False)
    futures: Futures = field(init=False)
    trials: Trials = field(init=False)
    puzzles: Puzzles = field(init=False)
    board_analysis: BoardAnalysis = field(init=False)
    duplicates: Duplicates = field(init=False)
    matches: Matches = field(init=False)
    connections: Limit = field(init=False)  # per address, without WebSockets
    sockets: Limit = field(init=False)
    address_sockets: Limit = field(init=False)
    person_sockets: Limit = field(init=False)
    address_messages: Rate = field(init=False)  # over all connections of an address
    person_messages: Rate = field(init=False)  # and of a person
    chats: Rate = field(init=False)
    reports: Rate = field(init=False)  # per person, and per address
    relations: Rate = field(init=False)  # whom a person follows, mutes or blocks, and how they are seen
    friend_codes: Rate = field(init=False)
    challenges: Rate = field(init=False)  # per person
    challenges_of_one: Rate = field(init=False)  # per person and friend
    push_requests: Rate = field(init=False)  # to tell a device of turns, per person
    operators: Rate = field(init=False)  # attempts to sign in as the operator, per address
    joins: Rate = field(init=False)  # WebSockets that an address opens
    files: Rate = field(init=False)  # the app, /health and /metrics
    requests: Rate = field(init=False)
    guests: Rate = field(init=False)
    recoveries: Rate = field(init=False)
    passkeys: Rate = field(init=False)
    exports: Rate = field(init=False)
    tables: Rate = field(init=False)
    sets: Rate = field(init=False)  # of components, checked or written
    posts: Rate = field(init=False)  # of records
    verdicts: Rate = field(init=False)  # on other moves in finished games, per person and per address
    attempts: Rate = field(init=False)  # at puzzles
    boards: Rate = field(init=False)  # positions on boards
    analysing: Limit = field(init=False)  # requests for an analysis, per person
    analyses: Rate = field(init=False)  # and how many of them a person may make
    address_analyses: Rate = field(init=False)  # and an address

    def __post_init__(self) -> None:
        settings = self.settings
        self.words = read_word_lists(settings.word_lists)
        self.traces = Traces(settings.traces, settings.trace_share)
        self.online = Online(self.store, lambda: [one.person for one in self.connected])
        self.expiry = Expiry(self.service)
        self.running_tournaments = RunningTournaments(self.service)
        self.tournaments = TournamentViews(self.store)
        self.turn_messages = TurnMessages(self.service)
        self.replays = Replays(self.service.sets)
        self.achievements = Achievements(self.store, self.records, self.replays)
        self.posted = PostedRecords(self.store, self.service.sets)
        self.reviews = Reviews(self.service, self.bot_pool, self.records)
        self.futures = Futures(self.reviews, self.replays)
        self.hints = Hints(self.service, self.bot_pool)
        self.trials = Trials(self.bot_pool)
        self.puzzles = Puzzles(self.store, self.bot_pool, settings.puzzles, settings.puzzles_per_day)
        self.board_analysis = BoardAnalysis(self.bot_pool)
        self.duplicates = Duplicates(self.store, self.bot_pool)
        self.matches = Matches(self.store)
        self.connections = self._places("connections", settings.max_connections_per_address)
        self.sockets = self._places("sockets", settings.max_sockets)
        self.address_sockets = self._places("address_sockets", settings.max_sockets_per_address)
        self.person_sockets = self._places("person_sockets", settings.max_sockets_per_person)
        self.address_messages = self._rates("address_messages", CONNECTIONS_AT_ONCE * settings.messages_per_second)
        self.person_messages = self._rates("person_messages", 2 * settings.messages_per_second)
        self.chats = self._rates("chats", CHATS_PER_SECOND, 5)
        self.reports = self._rates(
            "reports",
            max(REPORTS_PER_SECOND, settings.requests_per_second / 2000),
            max(10, settings.requests_per_second / 50),
        )
        much = settings.requests_per_second
        self.relations = self._rates("relations", max(RELATIONS_PER_SECOND, much / 20), 30)
        self.friend_codes = self._rates("friend_codes", max(FRIEND_CODES_PER_SECOND, much / 200), 20)
        self.challenges = self._rates("challenges", max(CHALLENGES_PER_SECOND, much / 400), 10)
        self.challenges_of_one = self._rates("challenges_of_one", CHALLENGES_OF_ONE_PER_SECOND, 4)
        self.push_requests = self._rates("push_requests", max(PUSH_REQUESTS_PER_SECOND, much / 400), 10)
        self.operators = self._rates("operators", RECOVERIES_PER_SECOND, 10)
        self.joins = self._rates("joins", max(JOINS_PER_SECOND, settings.requests_per_second))
        self.files = self._rates("files", max(FILES_PER_SECOND, settings.requests_per_second))
        self.requests = self._rates("requests", settings.requests_per_second)
        self.guests = self._rates("guests", settings.people_per_hour / 3600, settings.people_per_hour / 2)
        self.recoveries = self._rates("recoveries", RECOVERIES_PER_SECOND, 10)
        self.exports = self._rates("exports", max(EXPORTS_PER_SECOND, settings.requests_per_second / 2400), 5)
        self.passkeys = self._rates("passkeys", max(PASSKEYS_PER_SECOND, settings.requests_per_second / 20), 60)
        self.tables = self._rates("tables", max(TABLES_PER_SECOND, settings.requests_per_second / 20), 20)
        self.posts = self._rates("posts", max(RECORDS_PER_SECOND, settings.requests_per_second / 20), 20)
        self.verdicts = self._rates("verdicts", max(VERDICTS_PER_SECOND, settings.requests_per_second / 20), 30)
        self.attempts = self._rates("attempts", max(ATTEMPTS_PER_SECOND, settings.requests_per_second / 4))
        self.boards = self._rates("boards", max(BOARDS_PER_SECOND, settings.requests_per_second / 4), 60)
        self.analysing = self._places("analysing", ANALYSES_AT_ONCE)
        # An hour's worth may be used at once.
        own, theirs = settings.analyses_per_hour, settings.analyses_per_hour_per_address
        self.analyses = self._rates("analyses", own / HOUR, own)
        self.address_analyses = self._rates("address_analyses", theirs / HOUR, theirs)
        self.sets = self._rates("sets", max(SETS_PER_SECOND, settings.requests_per_second / 20), 30)

    def _rates(self, name: str, rate: float, size: float | None = None) -> Rate:
        """Token buckets, which several workers share."""
        size = rate * BURST if size is None else size
        if self.settings.workers == 1:
            return Rates(rate, size)
        return SharedRates(Path(os.environ[metrics.FOLDER]), name, rate, size)

    def _places(self, name: str, most: int) -> Limit:
        """Places, which several workers share."""
        if self.settings.workers == 1:
            return Places(most)
        return SharedPlaces(Path(os.environ[metrics.FOLDER]), name, most)

    async def session(self, connection: HTTPConnection) -> Session | None:
        """The session whose cookie came with a request; refused if its person is banned."""
        session = await self.sessions.find(connection.cookies.get(COOKIE), connection.headers.get("user-agent"))
        self.restrictions.check_person(None if session is None else session.person)
        return session

    async def person_id(self, connection: HTTPConnection) -> str | None:
        """The id of the person whose cookie came with a request."""
        session = await self.session(connection)
        return None if session is None else session.person

    def network_hash(self, connection: HTTPConnection) -> str:
        """The network that a request comes from, as the database keeps it: nobody can read an address from it."""
        network = address_of(connection, self.settings).encode()
        return base64.urlsafe_b64encode(hmac.digest(self.store.secret, b"network " + network, "sha256")).decode()


def context_of(connection: HTTPConnection) -> Context:
    return cast(Context, connection.app.state.context)


def address_of(connection: HTTPConnection, settings: Settings) -> str:
    """The address that a request comes from, as limits use it."""
    return network_of(_written_address(connection, settings))


def ip_of(connection: HTTPConnection, settings: Settings) -> IpAddress | None:
    """The address that a request comes from; None if it is not known."""
    return _read_address(_written_address(connection, settings))


def _written_address(connection: HTTPConnection, settings: Settings) -> str:
    # The last address of the last header is the one that our own proxy added.
    if settings.behind_proxy and (forwarded := connection.headers.getlist("x-forwarded-for")):
        return forwarded[-1].rpartition(",")[2].strip()
    return connection.client.host if connection.client is not None else "unknown"


def is_from_nearby(connection: HTTPConnection) -> bool:
    """Whether a request comes from this machine or a private network, and not through a proxy, which is there too."""
    if connection.client is None or any(name in connection.headers for name in PROXY_HEADERS):
        return False
    try:
        address = ip_address(connection.client.host)
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_private


def network_of(address: str) -> str:
    """An address as limits use it. With IPv6 that is the network, because each customer has 2⁶⁴ addresses."""
    found = _read_address(address)
    if found is None:
        return address[:64]
    return found.packed[:8].hex(":", 2) if isinstance(found, IPv6Address) else str(found)


def _read_address(address: str) -> IpAddress | None:
    for text in (address, address.rpartition(":")[0].strip("[]")):  # some proxies add the port
        try:
            found = ip_address(text)
        except ValueError:
            continue
        return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found
    return None
