"""The random key is made by the server and the players together, and nobody alone can choose it."""

import asyncio
import hashlib
import json
import random
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from akhet.cli import main
from akhet.record import commitment_to, mixed_key, replay
from akhet.server.settings import Settings
from akhet.server.storage.drawn_secrets import VALID_SECONDS, draw_secret, take_secret
from akhet.server.storage.schema import drawn_secrets
from akhet.server.storage.store import Store
from tests.server.clients import Guest, Refusal, play_on
from tests.server.conftest import GENEROUS
from tests.server.servers import Postgres, RunningServer

MINE, YOURS, THIRD = "a1" * 32, "b2" * 32, "c3" * 32


def me(random: str | None = None, **more: Any) -> dict[str, Any]:
    return {"kind": "me", **({} if random is None else {"random": random}), **more}


FARMER = {"kind": "bot", "level": "farmer"}
OPEN = {"kind": "open"}


def resign(guest: Guest, table: str, seat: int = 0) -> None:
    async def play() -> None:
        async with guest.at(table, seat=seat) as seated:
            assert (await seated.command("resign", seat=seat))["type"] == "ack"

    asyncio.run(play())


def entries_of(guest: Guest, table: str) -> dict[str, dict[str, Any]]:
    """The history of a table as a guest is sent it: the last entry of each kind."""

    async def look() -> dict[str, dict[str, Any]]:
        async with guest.at(table, since=0) as seated:
            return {entry["kind"]: entry for entry in seated.entries}

    return asyncio.run(look())


def checked_dice(guest: Guest, table: str, contributions: list[str | None]) -> dict[str, Any]:
    """The dice in the record of a finished game: they hold, and are the same as everywhere else."""
    record, info = guest.get(f"/api/tables/{table}/record"), guest.get(f"/api/tables/{table}")
    dice = record["dice"]
    replay(record)
    secret = bytes.fromhex(dice["secret"])
    mixed = b"".join(bytes.fromhex(one) if one else bytes(32) for one in contributions)
    assert dice == {
        "commitment": hashlib.sha256(b"akhet dice " + secret).hexdigest(),
        "secret": secret.hex(),
        "contributions": contributions,
        "key": hashlib.sha256(b"akhet shuffle 1 " + secret + mixed).hexdigest(),
    }
    assert {name: info[name] for name in ("commitment", "secret", "key")} == {
        name: dice[name] for name in ("commitment", "secret", "key")
    }
    assert [seat["random"] for seat in info["seats"]] == contributions
    entries = entries_of(guest, table)
    assert entries["started"]["contributions"] == contributions
    assert entries["opened"]["commitment"] == entries["started"]["commitment"] == dice["commitment"]
    assert (entries["ended"]["secret"], entries["ended"]["key"]) == (dice["secret"], dice["key"])
    return dice


def test_everybody_at_a_table_contributes_to_its_key(
    either_server: RunningServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mia, ben, zoe = (Guest(either_server, name) for name in ("Mia", "Ben", "Zoe"))
    table = mia.post("/api/tables", game="nile", seats=[me(MINE), OPEN, OPEN], public=True)
    path, commitment = f"/api/tables/{table['id']}", table["commitment"]
    assert table["stage"] == "open" and len(commitment) == 64 and table["secret"] is None
    assert [seat["random"] for seat in table["seats"]] == [MINE, None, None]
    zoe.post(f"{path}/seats", random=THIRD)
    assert [seat["random"] for seat in zoe.delete(f"{path}/seats")["seats"]] == [MINE, None, None]  # she left
    ben.post(f"{path}/seats", random=YOURS)
    started = zoe.post(f"{path}/seats")  # this time she contributes nothing
    assert started["stage"] == "playing" and started["commitment"] == commitment
    assert (started["secret"], started["key"]) == (None, None)
    entries = entries_of(ben, table["id"])
    assert entries["opened"]["contributions"] == [MINE, None, None]
    assert "random" not in entries["sat"] and entries["started"]["contributions"] == [MINE, YOURS, None]
    for guest, seat in ((mia, 0), (ben, 1), (zoe, 2)):
        resign(guest, table["id"], seat)
    assert checked_dice(ben, table["id"], [MINE, YOURS, None])["commitment"] == commitment

    (tmp_path / "game.json").write_text(json.dumps(ben.get(f"{path}/record")), "utf-8")
    assert main(["record", "verify", str(tmp_path / "game.json"), "--commitment", commitment]) == 0
    assert "from what the players contributed" in capsys.readouterr().out


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_a_whole_game_against_a_bot_follows_from_the_mixed_key(server: RunningServer, game: str) -> None:
    mia, dice = Guest(server), random.Random(4)
    table = mia.post("/api/tables", game=game, seats=[me(MINE), FARMER])

    async def play() -> None:
        async with mia.at(table) as seat:
            await play_on(seat, choose=lambda scene: dice.choice(scene["moves"]))

    asyncio.run(play())
    checked_dice(mia, table["id"], [MINE, None])


def test_the_key_depends_on_every_contribution_and_its_seat() -> None:
    secret = bytes(range(32))
    keys = {mixed_key(secret, seats) for seats in ([MINE, None], [None, MINE], [MINE, YOURS], [YOURS, MINE])}
    assert len(keys) == 4 and secret not in keys
    assert mixed_key(secret, [None, None]) == mixed_key(secret, []) == secret


def test_without_contributions_the_secret_is_the_key_as_in_earlier_versions(server: RunningServer) -> None:
    mia = Guest(server)
    table = mia.open("nile", "me", "scribe")
    resign(mia, table["id"])
    dice = mia.get(f"/api/tables/{table['id']}/record")["dice"]
    assert set(dice) == {"commitment", "key"}
    assert commitment_to(bytes.fromhex(dice["key"])) == dice["commitment"] == table["commitment"]
    info = mia.get(f"/api/tables/{table['id']}")
    assert info["secret"] == info["key"] == dice["key"]
    assert "contributions" not in entries_of(mia, table["id"])["started"]


def test_friends_on_one_device_may_each_contribute(server: RunningServer) -> None:
    mia = Guest(server)
    table = mia.post("/api/tables", game="fertility", seats=[me(MINE), me(YOURS, name="Tom"), me(name="Ann")])
    for seat in range(3):
        resign(mia, table["id"], seat)
    checked_dice(mia, table["id"], [MINE, YOURS, None])


def test_a_rematch_and_a_branch_have_keys_of_their_own(server: RunningServer) -> None:
    mia, ben = Guest(server, "Mia"), Guest(server, "Ben")
    old = mia.post("/api/tables", game="nile", seats=[me(MINE), OPEN], public=True, options={"first": 0})
    ben.post(f"/api/tables/{old['id']}/seats", random=YOURS)

    async def play() -> None:
        async with mia.at(old) as seat:
            await seat.step("done")

    asyncio.run(play())
    resign(mia, old["id"])
    commitment = ben.post("/api/commitments")["commitment"]
    new = ben.post(f"/api/tables/{old['id']}/rematch", random=THIRD, commitment=commitment)
    assert new["commitment"] == commitment
    assert [seat["random"] for seat in new["seats"]] == [None, THIRD]  # nothing of the game before
    again = mia.post(f"/api/tables/{old['id']}/rematch", random=YOURS)
    assert again["id"] == new["id"] and [seat["random"] for seat in again["seats"]] == [None, THIRD]
    assert mia.post(f"/api/tables/{new['id']}/seats", random=MINE)["stage"] == "playing"
    resign(mia, new["id"])
    checked_dice(mia, new["id"], [MINE, THIRD])

    commitment = mia.post("/api/commitments")["commitment"]
    request = {"ply": 0, "seats": [me(YOURS), FARMER], "commitment": commitment}
    branch = mia.post(f"/api/tables/{old['id']}/branch", **request)
    assert branch["stage"] == "playing" and branch["commitment"] == commitment
    resign(mia, branch["id"])
    checked_dice(mia, branch["id"], [YOURS, None])


def test_a_guided_first_game_takes_a_contribution(server: RunningServer) -> None:
    mia = Guest(server)
    table = mia.post("/api/tables", game="nile", seats=[me(MINE), FARMER], guided=True)
    resign(mia, table["id"])
    checked_dice(mia, table["id"], [MINE, None])


@pytest.mark.parametrize("wrong", ["", "a1", "A1" * 32, "g1" * 32, "a1" * 33, f"{MINE}\n", 7, [MINE]])
def test_a_contribution_of_another_shape_is_refused(server: RunningServer, wrong: Any) -> None:
    mia, ben = Guest(server, "Mia"), Guest(server, "Ben")
    table = mia.post("/api/tables", game="nile", seats=[me(), OPEN], public=True)
    for path, body in (
        ("/api/tables", {"game": "nile", "seats": [me() | {"random": wrong}, FARMER]}),
        ("/api/tables", {"game": "nile", "seats": [me(), FARMER], "commitment": wrong}),
        (f"/api/tables/{table['id']}/seats", {"random": wrong}),
        (f"/api/tables/{table['id']}/rematch", {"random": wrong}),
    ):
        with pytest.raises(Refusal, match=r"server\.message"):
            ben.post(path, **body)
    assert ben.get(f"/api/tables/{table['id']}")["stage"] == "open"


def test_a_contribution_for_a_seat_that_is_not_ones_own_is_ignored(server: RunningServer) -> None:
    mia = Guest(server)
    table = mia.post("/api/tables", game="nile", seats=[me(), FARMER | {"random": MINE}, OPEN | {"random": YOURS}])
    assert [seat["random"] for seat in table["seats"]] == [None, None, None]


# Committing before a table is opened


def test_the_server_commits_before_it_knows_what_the_host_contributes(either_server: RunningServer) -> None:
    """At a table that begins at once, only this keeps the server from trying many secrets."""
    mia = Guest(either_server)
    drawn = mia.post("/api/commitments")
    assert drawn["seconds"] == VALID_SECONDS
    other = mia.post("/api/commitments")["commitment"]
    assert other != drawn["commitment"]
    request = {"game": "nile", "seats": [me(MINE), me(YOURS, name="Ann")]}
    table = mia.post("/api/tables", **request, commitment=drawn["commitment"])
    assert table["commitment"] == drawn["commitment"] and table["stage"] == "playing"
    for used in (drawn["commitment"], "0" * 64):
        with pytest.raises(Refusal, match=r"server\.no_commitment") as refused:
            mia.post("/api/tables", **request, commitment=used)
        assert refused.value.status == 404
    assert mia.post("/api/tables", **request, commitment=other)["commitment"] == other
    resign(mia, table["id"])
    checked_dice(mia, table["id"], [MINE, YOURS])


def test_only_guests_are_given_a_commitment(server: RunningServer) -> None:
    with pytest.raises(Refusal, match=r"server\.no_guest"):
        Guest(server, None).post("/api/commitments")


def test_a_drawn_secret_is_taken_once_and_not_after_its_time(database: str) -> None:
    store = Store(Settings(database_url=database).url)

    async def draw() -> None:
        commitment = await store.write(draw_secret)
        taken = await asyncio.gather(*(store.write(take_secret, commitment) for _ in range(5)))
        (secret,) = [one for one in taken if one is not None]
        assert commitment_to(secret) == commitment

        late = await store.write(draw_secret)
        await store.write(lambda connection: connection.execute(drawn_secrets.update().values(drawn_at=long_ago())))
        assert await store.write(take_secret, late) is None

        await store.write(draw_secret)
        await store.write(lambda connection: connection.execute(drawn_secrets.update().values(drawn_at=long_ago())))
        latest = await store.write(draw_secret)  # deletes what nobody took
        found = await store.read(lambda connection: list(connection.execute(drawn_secrets.select()).scalars()))
        assert found == [latest]

    asyncio.run(draw())
    store.close()


def long_ago() -> float:
    return time.time() - VALID_SECONDS - 1


# Restarts and several processes


def test_kill_9_keeps_the_secret_and_the_contributions(
    database: str, open_server: Callable[..., RunningServer]
) -> None:
    server = open_server(database, wait_for_bots=False, **GENEROUS)
    mia, ben = Guest(server, "Mia"), Guest(server, "Ben")
    drawn = mia.post("/api/commitments")["commitment"]
    server.kill()
    server.start()
    table = mia.post("/api/tables", game="nile", seats=[me(MINE), OPEN], public=True, commitment=drawn)
    server.kill()
    server.start()
    assert mia.get(f"/api/tables/{table['id']}")["commitment"] == drawn
    ben.post(f"/api/tables/{table['id']}/seats", random=YOURS)
    server.kill()
    server.start()
    resign(ben, table["id"], 1)
    assert checked_dice(mia, table["id"], [MINE, YOURS])["commitment"] == drawn


def test_two_processes_agree_on_the_key(postgres: Postgres, open_server: Callable[..., RunningServer]) -> None:
    database = postgres.new_database("shuffle_two")
    here, there = (open_server(database, wait_for_bots=False, **GENEROUS) for _ in range(2))
    mia, ben, elsewhere = Guest(here, "Mia"), Guest(there, "Ben"), Guest(there, None)
    elsewhere.http.cookies = mia.http.cookies
    drawn = elsewhere.post("/api/commitments")["commitment"]
    table = mia.post("/api/tables", game="nile", seats=[me(MINE), OPEN], public=True, commitment=drawn)
    ben.post(f"/api/tables/{table['id']}/seats", random=YOURS)
    dice = random.Random(2)

    async def play() -> None:
        async with mia.at(table) as left, ben.at(table) as right:
            await play_on(left, right, choose=lambda scene: dice.choice(scene["moves"]))

    asyncio.run(play())
    assert checked_dice(mia, table["id"], [MINE, YOURS]) == checked_dice(ben, table["id"], [MINE, YOURS])


def test_a_table_that_an_earlier_version_opened_begins(
    tmp_path: Path, open_server: Callable[..., RunningServer]
) -> None:
    """It has no secret yet: earlier versions drew the key when the game began."""
    server = open_server(wait_for_bots=False, **GENEROUS)
    mia, ben = Guest(server, "Mia"), Guest(server, "Ben")
    table = mia.open("nile", "me", "open", public=True)["id"]
    server.kill()
    with closing(sqlite3.connect(tmp_path / "akhet.sqlite")) as file, file:
        seats = json.loads(file.execute("SELECT seats FROM tables").fetchone()[0])
        old = [{name: value for name, value in seat.items() if name != "random"} for seat in seats]
        file.execute("UPDATE tables SET key = NULL, seats = ?", [json.dumps(old)])
        file.execute("UPDATE entries SET body = '{}'")
    server.start()
    assert mia.get(f"/api/tables/{table}")["commitment"] is None
    assert ben.post(f"/api/tables/{table}/seats", random=YOURS)["commitment"] is not None
    resign(ben, table, 1)
    record = mia.get(f"/api/tables/{table}/record")
    assert record["dice"]["contributions"] == [None, YOURS]
    replay(record)
