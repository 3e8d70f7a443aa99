"""Passkeys: a guest keeps their account with one, and signs in on another device. Nobody else does."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import cbor2
import pytest

from akhet.server.people import passkeys
from akhet.server.people.accounts import add_person
from akhet.server.people.passkeys import CHALLENGE_SECONDS, MOST_PASSKEYS, add_challenge, take_challenge
from akhet.server.settings import Settings
from akhet.server.storage.store import Store
from tests.server.authenticators import Authenticator, base64url, from_a_page, sign_in_challenge, with_passkey
from tests.server.clients import Guest, Refusal
from tests.server.conftest import GENEROUS
from tests.server.servers import RunningServer


def refused(request: Callable[..., Any], path: str, **body: Any) -> str:
    """The code with which a request is refused."""
    with pytest.raises(Refusal) as found:
        request(path, **body)
    return found.value.code


def stranger(server: RunningServer) -> Guest:
    """Somebody without a name, on our page."""
    found = Guest(server, name=None)
    from_a_page(found)
    return found


def test_a_guest_signs_in_with_a_passkey_on_another_device(either_server: RunningServer) -> None:
    mia = Guest(either_server)
    table = mia.open("nile", "me", "open")
    passkey = with_passkey(mia)
    (listed,) = mia.get("/api/me/passkeys")
    assert (listed["host"], listed["device"], listed["seen"]) == ("localhost", "python-httpx", None)

    phone = stranger(either_server)
    assert phone.post("/api/passkeys", **passkey.sign(sign_in_challenge(phone))) == {"name": "Mia"}
    assert [one["id"] for one in phone.get("/api/me/tables")] == [table["id"]]
    assert len(mia.get("/api/me/sessions")) == 2, "listed like any other device"
    assert mia.get("/api/me/passkeys")[0]["seen"] is not None


def test_a_person_has_several_passkeys_and_removes_one(either_server: RunningServer) -> None:
    mia, ben = Guest(either_server), Guest(either_server, "Ben")
    first, second = with_passkey(mia), with_passkey(mia)
    offer = mia.post("/api/me/passkey-challenge")
    assert offer["known"] == [base64url(first.id), base64url(second.id)]
    lost, kept = mia.get("/api/me/passkeys")
    assert refused(ben.delete, f"/api/me/passkeys/{lost['id']}") == "server.no_passkey", "it is not Ben's"
    assert [one["id"] for one in mia.delete(f"/api/me/passkeys/{lost['id']}")] == [kept["id"]]

    phone = stranger(either_server)
    assert refused(phone.post, "/api/passkeys", **first.sign(sign_in_challenge(phone))) == "server.no_passkey"
    assert phone.post("/api/passkeys", **second.sign(sign_in_challenge(phone))) == {"name": "Mia"}


def test_a_challenge_is_answered_once_and_by_whom_it_was_drawn_for(either_server: RunningServer) -> None:
    mia, ben = Guest(either_server), Guest(either_server, "Ben")
    passkey = with_passkey(mia)
    phone = stranger(either_server)
    signed = passkey.sign(sign_in_challenge(phone))
    phone.post("/api/passkeys", **signed)
    thief = stranger(either_server)
    assert refused(thief.post, "/api/passkeys", **signed) == "server.no_challenge", "a replay"
    assert thief.get("/api/me") == {"name": None}

    from_a_page(ben)
    drawn = mia.post("/api/me/passkey-challenge")["challenge"]
    own = Authenticator(passkey.origin)
    assert refused(ben.post, "/api/me/passkeys", **own.make(drawn)) == "server.no_challenge", "drawn for Mia"
    assert refused(phone.post, "/api/passkeys", **passkey.sign(drawn)) == "server.no_challenge", "for a new passkey"
    invented = base64url(bytes(64))
    assert refused(ben.post, "/api/me/passkeys", **own.make(invented)) == "server.no_challenge"
    with pytest.raises(Refusal):  # a wrong answer uses a challenge up too
        thief.post("/api/passkeys", **passkey.sign(drawn := sign_in_challenge(thief), signature="AAAA"))
    assert refused(thief.post, "/api/passkeys", **passkey.sign(drawn)) == "server.no_challenge"


def test_a_signature_for_another_site_is_worth_nothing(either_server: RunningServer) -> None:
    mia = Guest(either_server)
    passkey = with_passkey(mia)
    phone = stranger(either_server)
    right = passkey.origin
    for origin, host in (("https://evil.example", "localhost"), (right, "evil.example"), (f"{right}0", "localhost")):
        passkey.origin, passkey.host = origin, host
        assert refused(phone.post, "/api/passkeys", **passkey.sign(sign_in_challenge(phone))) == "server.passkey"
        made = Authenticator(origin, host).make(mia.post("/api/me/passkey-challenge")["challenge"])
        assert refused(mia.post, "/api/me/passkeys", **made) == "server.passkey"
    assert len(mia.get("/api/me/passkeys")) == 1 and phone.get("/api/me") == {"name": None}
    phone.http.headers["Origin"] = "https://evil.example"
    assert refused(phone.post, "/api/passkey-challenge") == "server.origin"


def test_a_foreign_key_does_not_open_an_account(either_server: RunningServer) -> None:
    mia, ben = Guest(either_server), Guest(either_server, "Ben")
    passkey = with_passkey(mia)
    thief = stranger(either_server)
    forged = Authenticator(passkey.origin, id=passkey.id)  # the right id, and a key of their own
    assert refused(thief.post, "/api/passkeys", **forged.sign(sign_in_challenge(thief))) == "server.passkey"
    unknown = Authenticator(passkey.origin)
    assert refused(thief.post, "/api/passkeys", **unknown.sign(sign_in_challenge(thief))) == "server.no_passkey"
    from_a_page(ben)
    made = forged.make(ben.post("/api/me/passkey-challenge")["challenge"])
    assert refused(ben.post, "/api/me/passkeys", **made) == "server.passkey", "nobody takes over a known id"
    assert ben.get("/api/me/passkeys") == []


def test_a_count_that_goes_back_is_that_of_a_copy(either_server: RunningServer) -> None:
    mia = Guest(either_server)
    passkey = with_passkey(mia)
    phone = stranger(either_server)
    passkey.sign_count = 7
    phone.post("/api/passkeys", **passkey.sign(sign_in_challenge(phone)))
    for count in (3, 7):  # signing counts one more: 4, then 8 again
        passkey.sign_count = count
        assert refused(phone.post, "/api/passkeys", **passkey.sign(sign_in_challenge(phone))) == "server.passkey"
    passkey.sign_count = 8
    assert phone.post("/api/passkeys", **passkey.sign(sign_in_challenge(phone))) == {"name": "Mia"}


@pytest.mark.parametrize(
    "attestation",
    [
        b"",
        b"\xff" * 40,
        b"\x9f" * 3000,  # lists in lists
        cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": b""}),
        cbor2.dumps({"fmt": "packed", "attStmt": {"alg": -7, "sig": b"", "x5c": [b"x"]}, "authData": bytes(37)}),
        cbor2.dumps({"fmt": ["none"], "attStmt": 5, "authData": {"a": 1}}),
        cbor2.dumps([1, 2, 3]),
    ],
)
def test_what_no_authenticator_sends_is_refused(server: RunningServer, attestation: bytes) -> None:
    mia = Guest(server)
    origin = from_a_page(mia)
    made = Authenticator(origin).make(mia.post("/api/me/passkey-challenge")["challenge"])
    made["attestation"] = base64url(attestation) or "AA"
    assert refused(mia.post, "/api/me/passkeys", **made) == "server.passkey"
    passkey = with_passkey(mia)
    for name in ("authenticator_data", "signature"):
        signed = passkey.sign(sign_in_challenge(mia)) | {name: base64url(attestation) or "AA"}
        assert refused(mia.post, "/api/passkeys", **signed) == "server.passkey"
    for said in (b"{", b"[]", b'{"challenge": 5}', b"5", b"\xff", b"[" * 2000):
        answer = passkey.sign("x") | {"client_data": base64url(said)}
        assert refused(mia.post, "/api/passkeys", **answer) == "server.passkey"
    assert '"level": "error"' not in server.log()


def test_there_are_passkeys_only_where_browsers_allow_them(server: RunningServer) -> None:
    mia = Guest(server)
    assert refused(mia.post, "/api/me/passkey-challenge") == "server.no_passkeys_here", "no browser"
    for host in (f"127.0.0.1:{server.port}", f"[::1]:{server.port}", f"akhet.local:{server.port}"):
        mia.http.headers.update({"Host": host, "Origin": f"http://{host}"})
        assert refused(mia.post, "/api/me/passkey-challenge") == "server.no_passkeys_here"
    mia.http.headers.update({"Host": "akhet.local", "Origin": "https://akhet.local"})
    assert mia.post("/api/me/passkey-challenge")["host"] == "akhet.local"


def test_behind_a_proxy_the_site_is_that_of_the_browser(open_server: Callable[..., RunningServer]) -> None:
    """The proxy passes on an internal name; the operator has named the origin of the pages."""
    settings: dict[str, Any] = {"behind_proxy": True, "origins": "https://play.example"}
    running = open_server(wait_for_bots=False, **GENEROUS | settings)
    mia = Guest(running)
    mia.http.headers.update({"Host": "app:8000", "Origin": "https://play.example"})
    made = Authenticator("https://play.example", "play.example")
    offer = mia.post("/api/me/passkey-challenge")
    assert offer["host"] == "play.example"
    mia.post("/api/me/passkeys", **made.make(offer["challenge"]))
    assert mia.post("/api/passkeys", **made.sign(sign_in_challenge(mia))) == {"name": "Mia"}
    mia.http.headers["Origin"] = "https://app:8000"  # the proxy's own name: another site, without this passkey
    made.origin, made.host = "https://app:8000", "app"
    assert refused(mia.post, "/api/passkeys", **made.sign(sign_in_challenge(mia))) == "server.no_passkey"
    mia.http.headers["Origin"] = "https://evil.example"
    assert refused(mia.post, "/api/passkey-challenge") == "server.origin"


def test_a_person_has_a_limited_number(server: RunningServer) -> None:
    mia = Guest(server)
    for _ in range(MOST_PASSKEYS):
        with_passkey(mia)
    with pytest.raises(Refusal) as found:
        with_passkey(mia)
    assert found.value.code == "server.too_many_passkeys"


def test_a_challenge_expires(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask(store: Store) -> None:
        mia = (await store.write(add_person, "Mia")).id
        for challenge in ("first", "second"):
            await store.write(add_challenge, challenge, mia)
        assert await store.write(take_challenge, "first", mia)
        now = time.time() + CHALLENGE_SECONDS + 1
        monkeypatch.setattr(passkeys.time, "time", lambda: now)
        assert not await store.write(take_challenge, "second", mia)

    store = Store(Settings(database_url=database).url)
    try:
        asyncio.run(ask(store))
    finally:
        store.close()


def test_who_is_deleted_leaves_no_passkey(either_server: RunningServer) -> None:
    mia = Guest(either_server)
    passkey = with_passkey(mia)
    mia.post("/api/me/passkey-challenge")  # not answered
    mia.delete("/api/me")
    phone = stranger(either_server)
    assert refused(phone.post, "/api/passkeys", **passkey.sign(sign_in_challenge(phone))) == "server.no_passkey"
