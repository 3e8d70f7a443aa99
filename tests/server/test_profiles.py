"""Profiles: what they show of finished games, to whom, and what is awarded once."""

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import create_engine, select

from akhet.server.lobby_messages import ProfileInfo
from akhet.server.settings import Settings
from akhet.server.storage.achievements import award, awarded_to, unsearched_tables
from akhet.server.storage.rows import TableRow, read_row
from akhet.server.storage.schema import achievement_searches, tables
from tests.server.clients import Guest, Refusal, play_on
from tests.server.servers import RunningServer

PATIENCE = 60.0  # seconds until a finished game is searched for achievements, on a busy machine


def engine_of(server: RunningServer) -> Any:
    return create_engine(Settings(database_url=server.database).url)


def two_at_a_table(server: RunningServer, *names: str) -> tuple[list[Guest], dict[str, Any]]:
    people = [Guest(server, name) for name in names]
    table = people[0].open("nile", "me", "open")
    people[1].post(f"/api/tables/{table['id']}/seats", invite=table["invite"])
    return people, table


def id_of(person: Guest) -> str:
    return person.get("/api/me/profile")["id"]


def profile(reader: Guest, person: Guest) -> dict[str, Any]:
    found = reader.get(f"/api/profiles/{id_of(person)}")
    ProfileInfo.model_validate(found)
    return found


def of_game(found: dict[str, Any], game: str) -> dict[str, Any]:
    return next(one for one in found["games"] if one["game"] == game)


def resign(person: Guest, table: str) -> None:
    async def play() -> None:
        async with person.at(table) as seated:
            await seated.command("resign", seat=seated.welcome["seat"])

    asyncio.run(play())


def answer(reader: Guest, path: str) -> tuple[int, bytes]:
    found = reader.http.get(path)
    return found.status_code, found.content


def test_a_profile_is_seen_by_those_whom_its_owner_wants(either_server: RunningServer) -> None:
    (mia, ben), _ = two_at_a_table(either_server, "Mia", "Ben")
    eve, nobody = Guest(either_server, "Eve"), Guest(either_server, name=None)
    path = f"/api/profiles/{id_of(mia)}"
    unknown = "/api/profiles/AAAAAAAAAAAAAAAA"
    assert mia.get("/api/me/profile")["visible_to"] == "met", "by default"
    for audience, seen_by in (("met", [mia, ben]), ("everyone", [mia, ben, eve, nobody]), ("nobody", [mia])):
        mia.post("/api/me/profile", visible_to=audience)
        for reader in (mia, ben, eve, nobody):
            if reader in seen_by:
                assert reader.get(path)["name"] == "Mia" and reader.get(path)["yours"] == (reader is mia)
            else:
                assert answer(reader, path) == answer(reader, unknown), "as if there were no such person"
                assert answer(reader, path)[0] == 404
    with pytest.raises(Refusal):
        mia.post("/api/me/profile", visible_to="friends")
    with pytest.raises(Refusal):
        nobody.post("/api/me/profile", visible_to="everyone")

    # Somebody who sat down and left before the game began has not played with them.
    mia.post("/api/me/profile", visible_to="met")
    other = mia.open("nile", "me", "open", "open")
    eve.post(f"/api/tables/{other['id']}/seats", invite=other["invite"])
    assert answer(eve, path)[0] == 404, "the game has not begun"
    eve.delete(f"/api/tables/{other['id']}/seats")
    for guest in (ben, Guest(either_server, "Zoe")):
        guest.post(f"/api/tables/{other['id']}/seats", invite=other["invite"])
    assert mia.get(f"/api/tables/{other['id']}")["stage"] == "playing" and answer(eve, path)[0] == 404


def test_the_names_at_a_finished_table_lead_to_the_profiles_that_one_may_see(either_server: RunningServer) -> None:
    (mia, ben), table = two_at_a_table(either_server, "Mia", "Ben")
    path = f"/api/tables/{table['id']}/profiles"
    with pytest.raises(Refusal, match=r"server\.not_over"):
        mia.get(path)
    resign(ben, table["id"])
    both = [id_of(mia), id_of(ben)]
    assert mia.get(path) == ben.get(path) == both
    eve = Guest(either_server, "Eve")
    with pytest.raises(Refusal, match=r"server\.no_table"):
        eve.get(path)
    assert eve.get(path, invite=table["invite"]) == [None, None]
    ben.post("/api/me/profile", visible_to="everyone")
    assert eve.get(path, invite=table["invite"]) == [None, both[1]]
    ben.delete("/api/me")
    assert mia.get(path) == [both[0], None]


def test_a_profile_counts_finished_games_and_compares_with_the_reader(either_server: RunningServer) -> None:
    (mia, ben), table = two_at_a_table(either_server, "Mia", "Ben")
    running = of_game(profile(ben, mia), "nile")
    assert (running["played"], running["together"], running["history"]) == (0, None, [])
    before = answer(ben, f"/api/profiles/{id_of(mia)}")
    mia.open("nile", "me", "me:Ann")
    assert answer(ben, f"/api/profiles/{id_of(mia)}") == before, "running games change not a byte"
    resign(ben, table["id"])
    found = profile(ben, mia)
    shown = of_game(found, "nile")
    assert (shown["played"], shown["won"]) == (1, 1.0)
    assert shown["together"] == {"games": 1, "ahead": 1, "behind": 0}
    assert shown["favourite"] == {"players": 2, "variant": [], "games": 1} and shown["rating"] is None
    assert of_game(profile(mia, ben), "nile")["together"] == {"games": 1, "ahead": 0, "behind": 1}
    assert of_game(profile(mia, mia), "nile")["together"] is None
    mia.post("/api/me/profile", visible_to="everyone")
    text = Guest(either_server, "Eve").http.get(f"/api/profiles/{found['id']}").text
    for secret in ("Ben", table["id"], table["invite"], id_of(ben)):
        assert secret not in text, "a stranger learns of no table and of nobody else"


def test_an_achievement_is_awarded_once_with_the_table_where_it_happened(server: RunningServer) -> None:
    mia = Guest(server)
    first, second = (mia.open("fertility", "me", "fisher", options={"first": 0})["id"] for _ in range(2))
    for table in (first, second):
        asyncio.run(play_to_the_end(mia, table))
    awarded = searched(server, mia, {first, second})
    assert awarded and len({one.name for one in awarded}) == len(awarded)
    shown = of_game(profile(mia, mia), "fertility")["achievements"]
    assert {one["name"]: one["table"] for one in shown if one["at"]} == {one.name: one.table for one in awarded}

    # Searched again, as after a process died, nothing changes.
    engine = engine_of(server)
    with engine.begin() as connection:
        connection.execute(achievement_searches.delete().where(achievement_searches.c.table_id.in_([first, second])))
        assert unsearched_tables(connection, id_of(mia), 10) == [first, second]
        row = read_row(connection, second)
        assert row is not None
        award(connection, row, [{one.name for one in awarded}, set()])
        assert awarded_to(connection, id_of(mia)) == awarded
    engine.dispose()
    profile(mia, mia)  # has the missing ones searched
    assert searched(server, mia, {first, second}) == awarded
    mia.post("/api/me/profile", visible_to="everyone")
    theirs = of_game(profile(Guest(server, "Eve"), mia), "fertility")["achievements"]
    assert [one["name"] for one in theirs if one["at"]] and {one["table"] for one in theirs} == {None}


async def play_to_the_end(person: Guest, table: str) -> None:
    async with person.at(table) as seated:
        await play_on(seated, choose=lambda scene: scene["moves"][0])


def searched(server: RunningServer, person: Guest, games: set[str]) -> list[Any]:
    """What somebody was awarded, once all these games were searched."""
    id, engine, until = id_of(person), engine_of(server), time.monotonic() + PATIENCE
    try:
        while time.monotonic() < until:
            with engine.connect() as connection:
                if games <= set(connection.execute(select(achievement_searches.c.table_id)).scalars()):
                    return awarded_to(connection, id)
            time.sleep(0.1)
    finally:
        engine.dispose()
    raise AssertionError("the games were not searched in time")


def test_nobody_is_awarded_what_was_done_on_a_shared_device_or_left(either_server: RunningServer) -> None:
    mia = Guest(either_server)
    shared = mia.open("nile", "me", "me:Ann")["id"]
    (zoe, ben), left = two_at_a_table(either_server, "Zoe", "Ben")
    for person, table in ((mia, shared), (ben, left["id"])):
        resign(person, table)
    engine = engine_of(either_server)
    with engine.begin() as connection:
        for table in (shared, left["id"]):
            row = read_row(connection, table)
            assert isinstance(row, TableRow)
            award(connection, row, [{"surplus"}, {"surplus"}])
        assert awarded_to(connection, id_of(mia)) == awarded_to(connection, id_of(ben)) == []
        (only,) = awarded_to(connection, id_of(zoe))
        assert (only.game, only.name, only.table) == ("nile", "surplus", left["id"])
        connection.execute(tables.update().where(tables.c.id == left["id"]).values(deleted=time.time()))
        assert awarded_to(connection, id_of(zoe)) == [only], "it stays when the table is deleted"
    engine.dispose()


def test_a_leaderboard_names_only_profiles_that_one_may_see(server: RunningServer) -> None:
    rows = Guest(server).get("/api/games/nile/leaderboard")
    assert rows and all("person" in row for row in rows)
    assert all(row["person"] is None for row in rows if row["level"])
