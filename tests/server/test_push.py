"""Web push: a person who is not at the table is told once that it is their turn, on each device that wants it."""

import asyncio
import socket
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from sqlalchemy import Connection, create_engine, func, select, update

from akhet.server.people.sessions import revoke_session
from akhet.server.push import delivery
from akhet.server.push.delivery import Endpoint, NotDelivered, is_public, post, read_endpoint
from akhet.server.push.encryption import CURVE, encrypt
from akhet.server.push.turns import TurnMessages
from akhet.server.push.vapid import from_text, server_key
from akhet.server.settings import Settings
from akhet.server.storage.push import (
    DAY,
    MOST_PER_PERSON,
    DueTurn,
    Subscription,
    claim,
    due_turns,
    finish,
    is_subscribed,
    skip,
    subscribe,
    unsubscribe_endpoint,
)
from akhet.server.storage.removal import delete_table
from akhet.server.storage.schema import entries, people, push_subscriptions, pushed_turns, sessions, sitters, tables
from akhet.server.storage.store import Store
from akhet.server.tables import play_time
from akhet.server.tables.forgetting import forget_person
from tests.server.clients import Guest, Refusal
from tests.server.push_services import PushService, SubscribedBrowser, claims, decrypt, push_service
from tests.server.servers import RunningServer

NOW = 1_000_000.0


# Encryption


def test_a_message_is_encrypted_as_in_the_example_of_rfc_8291() -> None:
    text = b"When I grow up, I want to be a watermelon"
    sender = ec.derive_private_key(int.from_bytes(from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), CURVE)
    receiver = ec.derive_private_key(int.from_bytes(from_text("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")), CURVE)
    key = from_text("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    auth, salt = from_text("BTBZMqHH6r4Tts7J_aSIgg"), from_text("DGv6ra1nlYgDCS1FRnbzlw")
    body = encrypt(text, key, auth, sender, salt)
    assert body == from_text(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert decrypt(body, receiver, auth) == text
    assert encrypt(text, key, auth) != encrypt(text, key, auth), "each message has a key and a salt of its own"


def test_an_installation_keeps_its_key() -> None:
    assert server_key(b"secret").private_numbers() == server_key(b"secret").private_numbers()
    assert server_key(b"secret").private_numbers() != server_key(b"another").private_numbers()


def test_the_operator_can_switch_it_off() -> None:
    def key(push: bool) -> str | None:
        service = SimpleNamespace(settings=Settings(push=push), store=SimpleNamespace(secret=b"secret"))
        return TurnMessages(cast(Any, service)).key

    assert key(False) is None and key(True) is not None


# Addresses


@pytest.mark.parametrize(
    "address",
    [
        *("http://push.example.org/a", "https://push.example.org", "https://push.example.org:8443/a", "ftp://a.b/c"),
        *("https://mia@push.example.org/a", "https://push.example.org/a#b", "https://push.example.org/a b"),
        *("https://push.example.org/a\r\nX: y", "https://[::1]/a", "http://127.0.0.1:80/a", "https:///a", ""),
    ],
)
def test_other_addresses_are_not_those_of_a_push_service(address: str) -> None:
    assert read_endpoint(address) is None


def test_the_address_of_a_push_service_is_read() -> None:
    endpoint = read_endpoint("https://Push.Example.org/wpush/v2/gAAA?b=c")
    assert endpoint == Endpoint("https", "push.example.org", 443, "/wpush/v2/gAAA?b=c")
    assert endpoint is not None and endpoint.origin == "https://push.example.org"


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
        ),
        *("255.255.255.255", "240.0.0.1", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1", "::10.0.0.1"),
        *("::ffff:127.0.0.1", "64:ff9b::10.0.0.1", "2002:a00:1::1", "2001:db8::1", "localhost", "64:ff9b:1::1"),
    ],
)
def test_an_address_that_is_not_public_is_refused(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::1.1.1.1"])
def test_an_address_of_the_internet_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("answer", [["10.0.0.1"], ["1.1.1.1", "127.0.0.1"], []])
def test_no_connection_is_made_to_a_name_with_a_private_address(
    answer: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def resolve(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, 443)) for one in answer]

    async def connect(*_: Any, **__: Any) -> Any:
        raise AssertionError("connected")

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", resolve)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(NotDelivered, match="not a public address"):
        asyncio.run(post(Endpoint("https", "push.example.org", 443, "/a"), {}, b""))


@pytest.fixture
def loopback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AKHET_TESTS_PUSH_LOOPBACK", "1")


@pytest.fixture
def pushes() -> Iterator[PushService]:
    with push_service() as service:
        yield service


def test_a_redirect_is_not_followed(pushes: PushService, loopback: None) -> None:
    pushes.answer, pushes.location = 307, f"{pushes.url}/elsewhere"
    endpoint = read_endpoint(f"{pushes.url}/a")
    assert endpoint is not None
    assert asyncio.run(post(endpoint, {"TTL": "60"}, b"text")) == 307
    assert (pushes.next().body, pushes.empty) == (b"text", True)


@pytest.mark.parametrize("answer", [b"HTTP/1.1 201 " + b"x" * 100_000, b"SSH-2.0\r\n", b"", None])
def test_a_service_that_does_not_answer_as_it_should_is_left(
    answer: bytes | None, loopback: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With None it is silent."""
    if answer is None:
        monkeypatch.setattr(delivery, "PATIENCE", 0.2)

    async def ask() -> None:
        done = asyncio.Event()

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            if answer is None:
                await done.wait()
            else:
                await reader.readuntil(b"text")
                writer.write(answer)
            writer.close()

        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        try:
            with pytest.raises(NotDelivered):
                await post(Endpoint("http", "127.0.0.1", port, "/a"), {}, b"text")
        finally:
            done.set()
            server.close()

    asyncio.run(ask())


# What the database keeps


SEATS = [{"kind": "person", "person": one, "name": one} for one in ("mia", "ben")]


def subscription(name: str = "a") -> Subscription:
    return Subscription(f"https://push.example.org/{name}", b"key", b"auth", "en", "https://play.example.org")


@pytest.fixture
def table(database: str) -> Iterator[Connection]:
    """A table at which Ben has just moved and it is Mia's turn; her phone is subscribed."""
    url = Settings(database_url=database).url
    Store(url).close()
    engine = create_engine(url)
    with engine.begin() as connection:
        for name in ("mia", "ben"):
            connection.execute(people.insert(), {"id": name, "name": name, "created": 1.0})
        session = {"id": "phone", "person": "mia", "device": "", "created": 1.0, "seen": 1.0}
        connection.execute(sessions.insert(), session)
        row: dict[str, Any] = dict.fromkeys(("rules", "components", "invite"), "")
        row |= dict.fromkeys(("public", "onlookers", "bot_next"), False) | {"players": 2, "options": {}, "plies": 0}
        row |= {"id": "table", "game": "nile", "host": "mia", "seats": SEATS, "stage": "playing", "turn": 0}
        row |= {"version": 3, "step_version": 3, "mark_version": 1, "created": NOW, "changed": NOW}
        connection.execute(tables.insert(), row)
        connection.execute(sitters.insert(), [{"person": one, "table_id": "table"} for one in ("mia", "ben")])
        for version, kind, seat in ((1, "started", None), (2, "step", 0), (3, "step", 1)):
            add_entry(connection, version, kind, seat)
        assert subscribe(connection, "phone", "mia", subscription(), NOW - 100)
        yield connection
    engine.dispose()


def add_entry(connection: Connection, version: int, kind: str, seat: int | None, at: float = NOW) -> None:
    entry = {"table_id": "table", "version": version, "kind": kind, "seat": seat, "at": at, "body": {}}
    connection.execute(entries.insert(), entry)
    connection.execute(update(tables).values(changed=at))


def due(connection: Connection, now: float = NOW + 20) -> list[DueTurn]:
    return due_turns(connection, NOW - 60, now - 10, now)


def test_a_device_is_told_of_a_turn_once(table: Connection) -> None:
    assert due(table, NOW + 5) == [], "the person may come back soon"
    (turn,) = due(table)
    assert (turn.session, turn.person, turn.version, turn.began) == ("phone", "mia", 3, NOW)
    assert claim(table, turn, NOW + 20)
    assert not claim(table, turn, NOW + 20), "another process was faster"
    finish(table, turn)
    assert due(table, NOW + 3600) == []
    add_entry(table, 4, "chat", 1)
    add_entry(table, 5, "step", 0)
    assert due(table) == [], "Mia has begun to move"
    table.execute(update(tables).values(turn=1))
    assert due(table) == []
    add_entry(table, 6, "step", 1, NOW + 30)
    table.execute(update(tables).values(turn=0))
    (after,) = due(table, NOW + 50)
    assert (after.version, after.tries) == (6, 0)
    assert skip(table, after, NOW + 50) and due(table, NOW + 3600) == [], "she is at the table"


def test_a_message_that_was_not_delivered_is_sent_again_for_a_day(table: Connection) -> None:
    now, times = NOW + 20, []
    (turn,) = due(table, now)
    while claim(table, turn, now):
        times.append(now)
        assert due(table, now + 59) == []
        again = table.execute(select(pushed_turns.c.due)).scalar_one()
        if again is None:
            break
        now = again
        (turn,) = due(table, now)
    assert 5 < len(times) < 20 and times[-1] < NOW + DAY
    assert due(table, NOW + DAY - 1) == []


def test_nobody_is_told_of_turns_from_before_or_in_which_others_move(table: Connection) -> None:
    table.execute(update(push_subscriptions).values(created=NOW + 1))
    assert due(table) == [], "the turn began before the device was subscribed"
    table.execute(update(push_subscriptions).values(created=NOW - 1))
    for values in ({"stage": "over"}, {"deleted": NOW}, {"turn": None}, {"bot_next": True}, {"turn": 1}):
        before = table.execute(select(*(tables.c[name] for name in values))).one()._asdict()
        table.execute(update(tables).values(**values))
        assert due(table) == [], values
        table.execute(update(tables).values(**before))
    for seats in ([SEATS[0] | {"resigned": True}, SEATS[1]], [SEATS[0], {"kind": "bot", "level": "farmer"}]):
        table.execute(update(tables).values(seats=seats))
        assert due(table) == [], seats


def test_what_a_device_is_told_ends_with_it(table: Connection) -> None:
    def left() -> tuple[int, int]:
        counts = (select(func.count()).select_from(one) for one in (push_subscriptions, pushed_turns))
        first, second = (table.execute(one).scalar_one() for one in counts)
        return first, second

    def told() -> None:
        (turn,) = due(table)
        assert claim(table, turn, NOW + 20) and left() == (1, 1)

    told()
    unsubscribe_endpoint(table, subscription().endpoint)
    assert left() == (0, 0)
    for name in "abc":  # one per device
        assert subscribe(table, "phone", "mia", subscription(name), NOW - 100)
    told()
    assert delete_table(table, "table") and left() == (1, 0)
    more = [f"s{number}" for number in range(MOST_PER_PERSON)]
    for name in more:
        table.execute(sessions.insert(), {"id": name, "person": "mia", "device": "", "created": 1.0, "seen": 1.0})
        assert subscribe(table, name, "mia", subscription(name), NOW)
    assert set(table.execute(select(push_subscriptions.c.session)).scalars()) == set(more), (
        "the first is told no longer"
    )
    revoke_session(table, "mia", more[0])
    assert left()[0] == MOST_PER_PERSON - 1
    assert not subscribe(table, more[0], "mia", subscription(), NOW), "it was revoked"
    assert not subscribe(table, more[1], "ben", subscription(), NOW), "it is another person's"
    assert forget_person(table, "mia") and left() == (0, 0)


def test_a_turn_is_sent_to_the_browser_and_one_that_is_gone_is_forgotten(
    database: str, table: Connection, pushes: PushService, loopback: None
) -> None:
    browser = SubscribedBrowser(pushes)
    pushes.answer = 410
    began = play_time.now() - 30
    table.execute(update(tables).values(changed=began))
    table.execute(update(entries).values(at=began))
    mine = Subscription(browser.endpoint, browser.key, browser.auth, "nl", "https://play.example.org")
    assert subscribe(table, "phone", "mia", mine, began - 1)
    table.commit()

    async def run() -> None:
        store = Store(Settings(database_url=database).url)
        presence = SimpleNamespace(connected_people=set)
        settings = Settings(push_delay=1)
        service = SimpleNamespace(store=store, settings=settings, presence=presence, paused=False)
        messages = TurnMessages(cast(Any, service))
        messages.open()
        sent = await asyncio.to_thread(pushes.next)
        expected = {"table": "table", "title": "Jij bent aan de beurt", "body": "NILE met ben", "language": "nl"}
        assert browser.read(sent) == expected
        assert claims(sent.headers["authorization"])[0]["sub"] == "https://play.example.org"
        while await store.read(is_subscribed, "phone"):
            await asyncio.sleep(0.05)
        await messages.close()
        store.close()

    asyncio.run(run())


# A whole server


def wait(found: Any) -> None:
    until = time.monotonic() + 60
    while not found():
        assert time.monotonic() < until
        time.sleep(0.05)


def opened(mia: Guest) -> str:
    """A table with a free seat. As soon as somebody takes it, it is Mia's turn."""
    return mia.open("nile", "me", "open", options={"first": 0}, public=True)["id"]


def test_a_person_who_is_not_at_the_table_is_told_of_their_turn(
    either_server: RunningServer, pushes: PushService
) -> None:
    mia, ben = Guest(either_server), Guest(either_server, "Ben")
    mia.http.headers["Accept-Language"] = "de"
    browser, phone_browser = SubscribedBrowser(pushes), SubscribedBrowser(pushes)
    phone = Guest(either_server, None)
    phone.post("/api/recover", code=mia.post("/api/me/link")["code"])
    assert phone.post("/api/push", **phone_browser.subscription)["subscribed"]
    before = mia.get("/api/push")
    assert not before["subscribed"] and mia.post("/api/push", **browser.subscription)["key"] == before["key"]
    assert mia.get("/api/push")["subscribed"] and phone.get("/api/push")["subscribed"]
    mia.delete("/api/me/sessions")  # signs out on the phone
    watched, left = opened(mia), opened(mia)

    async def play() -> None:
        async with mia.at(watched):
            for table in (watched, left):
                ben.post(f"/api/tables/{table}/seats")
            sent = await asyncio.to_thread(pushes.next)
            expected = {"table": left, "title": "Du bist am Zug", "body": "NILE mit Ben", "language": "de"}
            assert browser.read(sent) == expected
            assert pushes.empty, "she is at the other table, and signed out on the phone"
            found, signed, signature, key = claims(sent.headers["authorization"])
            assert key == from_text(before["key"]) and found["aud"] == pushes.url
            assert 0 < found["exp"] - time.time() <= DAY
            numbers = (int.from_bytes(part) for part in (signature[:32], signature[32:]))
            public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key)
            public.verify(encode_dss_signature(*numbers), signed, ec.ECDSA(SHA256()))

    asyncio.run(play())
    pushes.answer = 410
    last = opened(mia)
    ben.post(f"/api/tables/{last}/seats")
    assert browser.read(pushes.next())["table"] == last
    wait(lambda: not mia.get("/api/push")["subscribed"])
    assert browser.endpoint not in either_server.log()


def test_a_device_can_be_told_no_longer(server: RunningServer) -> None:
    mia, browser = Guest(server), SubscribedBrowser()
    assert mia.post("/api/push", **browser.subscription)["subscribed"]
    assert not mia.delete("/api/push")["subscribed"] and not mia.get("/api/push")["subscribed"]
    for verb in (mia.__class__.get, mia.__class__.delete):
        with pytest.raises(Refusal, match=r"server\.no_guest"):
            verb(Guest(server, None), "/api/push")


@pytest.mark.parametrize("wrong", ["endpoint", "key"])
def test_a_subscription_that_cannot_be_used_is_refused(server: RunningServer, wrong: str) -> None:
    browser = SubscribedBrowser()
    given = browser.subscription
    if wrong == "endpoint":
        given["endpoint"] = "http://push.example.org/a"
    else:
        given["keys"]["p256dh"] = "A" * 87
    with pytest.raises(Refusal, match=r"422.*server\.push_subscription"):
        Guest(server).post("/api/push", **given)
