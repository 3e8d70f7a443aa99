"""Tournaments over real sockets, on both databases."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, select
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from akhet.record import commitment_to, mixed_key
from akhet.server.settings import Settings
from akhet.server.storage.schema import tables, tournament_games, tournaments
from akhet.server.tournaments.shuffle import table_contribution, table_secret
from akhet.server.tournaments.standings import PlayedGame, standings
from tests.server.clients import Guest, Refusal
from tests.server.conftest import GENEROUS
from tests.server.servers import RunningServer
from tests.server.test_admin import admin, run_admin

PATIENCE = 120.0  # until something is as it should be, on a busy machine
RETRY_SECONDS = 0.1


def open_one(guest: Guest, **given: Any) -> dict[str, Any]:
    """A tournament of Fertility for two at a table, over one round, that starts when its opener says so."""
    usual = {"game": "fertility", "size": 2, "clock": 1000.0, "format": "swiss", "rounds": 1, "pause": 0.0}
    return guest.post("/api/tournaments", **(usual | {"least": 2, "delay": 3600.0} | given))


def details(guest: Guest, id: str, **query: Any) -> dict[str, Any]:
    return guest.get(f"/api/tournaments/{id}", **query)


def wait_until(guest: Guest, id: str, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The tournament as this person sees it, once something holds."""
    until = time.monotonic() + PATIENCE
    while not holds(found := details(guest, id)):
        assert time.monotonic() < until, found
        time.sleep(RETRY_SECONDS)
    return found


def stage(wanted: str) -> Callable[[dict[str, Any]], bool]:
    return lambda found: found["tournament"]["stage"] == wanted


def resign(guest: Guest, table: str) -> None:
    async def play() -> None:
        async with guest.at(table) as seat:
            answer = await seat.command("resign", seat=seat.welcome["seat"])
            assert answer["type"] == "ack" or seat.over, answer

    asyncio.run(play())


def people(server: RunningServer, count: int) -> list[Guest]:
    return [Guest(server, f"Guest {number}") for number in range(count)]


def joined(tournament: dict[str, Any], *guests: Guest) -> None:
    for guest in guests:
        guest.post(f"/api/tournaments/{tournament['id']}/players")


def test_three_people_play_two_rounds_with_byes_and_the_standings_follow(either_server: RunningServer) -> None:
    guests = people(either_server, 3)
    id = open_one(guests[0], rounds=2, name="  Evening   cup ")["id"]
    joined({"id": id}, *guests)
    guests[0].post(f"/api/tournaments/{id}/start")
    for round in (1, 2):
        found = wait_until(guests[0], id, lambda found, round=round: found["tournament"]["round"] == round)
        table, bye = found["games"]
        assert len(table["players"]) == 2 and bye["table"] is None and bye["shares"] == [1.0]
        resign(guests[table["players"][0]], table["table"])
    over = wait_until(guests[0], id, stage("over"))
    assert over["tournament"]["name"] == "Evening cup" and over["tournament"]["joined"] is False
    assert sum(row["points"] for row in over["players"]) == 4.0  # in each round a bye and a win
    assert max(row["byes"] for row in over["players"]) == 1
    assert [row["name"] for row in over["players"] if row["you"]] == ["Guest 0"]
    first = details(guests[1], id, round=1)
    assert [game["round"] for game in first["games"]] == [1, 1] and len(first["own"]) == 2
    assert details(guests[1], id, since=over["tournament"]["version"])["players"] is None


def test_who_may_do_what(either_server: RunningServer) -> None:
    mia, ben = people(either_server, 2)
    id = open_one(mia, most=2)["id"]
    refused: list[tuple[Callable[[], Any], str]] = [
        (lambda: ben.post(f"/api/tournaments/{id}/start"), "server.not_your_tournament"),
        (lambda: ben.delete(f"/api/tournaments/{id}"), "server.not_your_tournament"),
        (lambda: ben.delete(f"/api/tournaments/{id}/players"), "server.not_in_tournament"),
        (lambda: ben.get("/api/tournaments/nothing-here"), "server.no_tournament"),
        (lambda: ben.post("/api/tournaments/nothing-here/players"), "server.no_tournament"),
        (lambda: Guest(either_server, None).post(f"/api/tournaments/{id}/players"), "server.no_guest"),
        (lambda: open_one(ben, size=5), "server.tournament"),
        (lambda: open_one(ben, rounds=None), "server.tournament"),
        (lambda: open_one(ben, format="arena"), "server.tournament"),
        (lambda: open_one(ben, least=8, most=4), "server.tournament"),
        (lambda: open_one(ben, name="\u0007"), "server.tournament"),
        (lambda: open_one(ben, clock=0.01), "server.clock"),
        (lambda: open_one(ben, options={"nothing": True}), "open.unknown_option"),
        (lambda: open_one(ben, size=1), "server.message"),
        (lambda: open_one(ben, least=300), "server.message"),
    ]
    for action, code in refused:
        with pytest.raises(Refusal) as refusal:
            action()
        assert refusal.value.code == code
    joined({"id": id}, mia, ben, ben)
    with pytest.raises(Refusal, match="tournament_full"):
        Guest(either_server, "Late").post(f"/api/tournaments/{id}/players")
    assert [one["id"] for one in ben.get("/api/me/tournaments")] == [id]
    mia.delete(f"/api/tournaments/{id}")
    assert ben.get("/api/me/tournaments") == []
    for action in (lambda: mia.post(f"/api/tournaments/{id}/start"), lambda: mia.delete(f"/api/tournaments/{id}")):
        with pytest.raises(Refusal, match="tournament_started"):
            action()
    with pytest.raises(Refusal, match="tournament_over"):
        joined({"id": id}, ben)
    for _ in range(3):
        open_one(ben)
    with pytest.raises(Refusal, match="too_many_tournaments"):
        open_one(ben)


def test_with_too_few_people_it_is_cancelled(either_server: RunningServer) -> None:
    (mia,) = people(either_server, 1)
    id = open_one(mia, delay=0.0)["id"]
    assert wait_until(mia, id, stage("cancelled"))["tournament"]["reason"] == "few"


def test_an_arena_pairs_whoever_is_free_and_bots_take_the_last_seats(either_server: RunningServer) -> None:
    mia, ben, eva = people(either_server, 3)
    id = open_one(mia, format="arena", rounds=None, minutes=60.0, size=3, level="fisher", pause=0.5)["id"]
    joined({"id": id}, mia, ben, eva)
    mia.post(f"/api/tournaments/{id}/start")
    found = wait_until(mia, id, lambda found: bool(found["games"]))
    assert sorted(found["games"][0]["players"]) == [0, 1, 2]
    table = found["tournament"]["table"]
    eva.delete(f"/api/tournaments/{id}/players")  # her game goes on
    assert eva.get("/api/me/tournaments") == []
    for guest in (mia, ben, eva):
        assert details(guest, id)["tournament"]["table"] == table
        resign(guest, table)  # all three: the game is over then
    again = wait_until(mia, id, lambda found: len(found["games"]) == 2)
    assert again["games"][0]["players"] in ([0, 1, None], [1, 0, None])
    assert [row["withdrawn"] for row in again["players"] if row["name"] == "Guest 2"] == [True]
    assert [game["round"] for game in details(mia, id, round=1)["games"]] == [1]


def test_whoever_does_not_come_has_no_points_and_is_withdrawn(open_server: Callable[..., RunningServer]) -> None:
    mia, ben = people(open_server(shortest_clock=0.1, **GENEROUS), 2)
    id = open_one(mia, format="arena", rounds=None, minutes=60.0, clock=0.2)["id"]
    joined({"id": id}, mia, ben)
    mia.post(f"/api/tournaments/{id}/start")
    found = wait_until(mia, id, lambda found: all(row["withdrawn"] for row in found["players"]))
    assert [row["points"] for row in found["players"]] == [0.0, 0.0] and found["tournament"]["round"] == 1
    joined({"id": id}, mia)  # they can come back
    assert details(mia, id)["tournament"]["joined"]


def test_nothing_secret_and_no_id_of_a_person_is_sent(either_server: RunningServer) -> None:
    guests = people(either_server, 4)
    id = open_one(guests[0])["id"]
    joined({"id": id}, *guests)
    guests[0].post(f"/api/tournaments/{id}/start")
    wait_until(guests[0], id, lambda found: bool(found["games"]))
    engine = create_engine(Settings(database_url=either_server.database).url)
    with engine.connect() as connection:
        table_ids = select(tournament_games.c.table_id).where(tournament_games.c.tournament == id)
        found = connection.execute(select(tables).where(tables.c.id.in_(table_ids))).all()
        whole = connection.execute(select(tournaments.c.secret).where(tournaments.c.id == id)).scalar_one()
    engine.dispose()
    assert len(found) == 2
    secrets = {row.invite.encode() for row in found} | {row.secret.hex().encode() for row in found}
    secrets |= {seat["person"].encode() for row in found for seat in row.seats} | {whole.hex().encode()}
    for guest in (guests[1], Guest(either_server, None)):
        for path in ("/api/tournaments", f"/api/tournaments/{id}", f"/api/tournaments/{id}?round=1"):
            content = guest.http.get(path).content
            assert not any(secret in content for secret in secrets), path
    assert not any(secret in guests[1].http.get("/api/me/tournaments").content for secret in secrets)
    exported = guests[0].http.get("/api/me/export")
    assert exported.status_code == 200 and whole.hex() not in exported.text


def test_the_keys_of_all_tables_follow_from_what_was_published_before_anybody_was_paired(
    either_server: RunningServer,
) -> None:
    mia, ben, eva = people(either_server, 3)
    opened = open_one(mia, size=3, rounds=2)
    id, randoms = opened["id"], ["a1" * 32, None, "c3" * 32]
    assert opened["commitment"] is not None and opened["secret"] is None
    for guest, own in zip((mia, ben, eva), randoms, strict=True):
        guest.post(f"/api/tournaments/{id}/players", **({} if own is None else {"random": own}))
    found = details(ben, id)
    assert [row["random"] for row in sorted(found["players"], key=lambda row: row["number"])] == randoms
    mia.post(f"/api/tournaments/{id}/start")
    games = []
    for round in (1, 2):
        found = wait_until(mia, id, lambda found, round=round: found["tournament"]["round"] == round)
        assert found["tournament"]["secret"] is None
        games += found["games"]
        if round == 1:  # whoever comes back cannot contribute something else
            eva.delete(f"/api/tournaments/{id}/players")
            eva.post(f"/api/tournaments/{id}/players", random="d4" * 32)
        for guest in (mia, ben):
            resign(guest, found["games"][0]["table"])
        resign(eva, found["games"][0]["table"])
    over = wait_until(mia, id, stage("over"))["tournament"]
    secret = bytes.fromhex(over["secret"])
    assert over["commitment"] == opened["commitment"] == commitment_to(secret)
    assert [game["round"] for game in games] == [1, 2]
    for game in games:
        table = mia.get(f"/api/tables/{game['table']}")
        place = game["round"], game["board"]
        expected = table_secret(secret, id, *place)
        contributions = [table_contribution(randoms[number], *place) for number in game["players"]]
        assert table["secret"] == expected.hex() and [seat["random"] for seat in table["seats"]] == contributions
        assert table["key"] == mixed_key(expected, contributions).hex() and sum(map(bool, contributions)) == 2


def test_the_operator_cancels_a_tournament_and_games_that_have_begun_are_played_on(
    either_server: RunningServer,
) -> None:
    mia, ben = people(either_server, 2)
    waiting, running = open_one(mia, name="Waiting cup")["id"], open_one(mia, rounds=3)["id"]
    joined({"id": running}, mia, ben)
    mia.post(f"/api/tournaments/{running}/start")
    table = wait_until(mia, running, lambda found: bool(found["games"]))["games"][0]["table"]
    rows = {row["id"]: row for row in admin(either_server, "tournaments")}
    assert (rows[waiting]["name"], rows[waiting]["stage"], rows[waiting]["players"]) == ("Waiting cup", "open", 0)
    assert (rows[running]["stage"], rows[running]["players"]) == ("running", 2)
    for id in (waiting, running):
        admin(either_server, "cancel", "--reason", "a test", "--", id)
        again = run_admin(either_server.database, "cancel", "--", id)
        assert again.returncode == 2 and "already over or cancelled" in again.stderr
        found = details(mia, id)["tournament"]
        assert (found["stage"], found["reason"]) == ("cancelled", "operator")
    assert {(row["action"], row["target"]) for row in admin(either_server, "log")} >= {
        ("cancel", waiting),
        ("cancel", running),
    }
    with pytest.raises(Refusal, match="tournament_over"):
        joined({"id": running}, ben)
    assert details(mia, running)["tournament"]["secret"] is None  # the key of the game follows from it
    resign(mia, table)
    found = wait_until(mia, running, lambda found: found["tournament"]["secret"] is not None)
    assert [row["points"] for row in found["players"]] == [1.0, 0.0] and found["tournament"]["round"] == 1
    assert found["players"][0]["name"] == "Guest 1"
    ben.delete("/api/me")
    assert [(row["name"], row["points"]) for row in details(mia, running)["players"]] == [(None, 1.0), ("Guest 0", 0.0)]


def test_a_deleted_person_leaves_their_results_without_their_name(either_server: RunningServer) -> None:
    mia, ben, eva = people(either_server, 3)
    id = open_one(mia, name="The cup of Mia", rounds=2)["id"]
    waiting = open_one(mia, name="Another one")["id"]
    joined({"id": id}, mia, ben, eva)
    mia.post(f"/api/tournaments/{id}/start")
    wait_until(ben, id, lambda found: bool(found["games"]))
    mia.delete("/api/me")
    found = details(ben, id)
    assert found["tournament"]["name"] is None
    assert [(row["name"], row["withdrawn"]) for row in found["players"] if row["number"] == 0] == [(None, True)]
    assert stage("cancelled")(details(ben, waiting))
    content = ben.http.get(f"/api/tournaments/{id}").text + ben.http.get("/api/tournaments").text
    assert "Guest 0" not in content and "Mia" not in content


# An evening: 64 people, some of whom leave and come back, and a server that is killed


PEOPLE, ROUNDS = 64, 3
MOVES = 2  # of a game, before somebody resigns


async def play_table(game: dict[str, Any], guests: list[Guest], seed: int) -> None:
    """Two people play a game of a tournament to its end. They connect again as often as they must."""
    left, right = (guests[number] for number in game["players"])
    dice = random.Random(seed)
    loser = dice.randrange(2)
    while True:
        with suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
            async with left.at(game["table"]) as one, right.at(game["table"]) as other:
                for _ in range(MOVES):
                    if one.over or other.over:
                        return
                    await one.until(lambda seat: seat.over or seat.scene["turn"] is not None)
                    mover = one if one.my_turn else other
                    if mover.my_turn:
                        await mover.step(dice.choice(mover.scene["moves"]))
                answer = await (one, other)[loser].command("resign", seat=(one, other)[loser].welcome["seat"])
                if answer["type"] == "ack" or answer["code"] == "server.over":
                    return
        await asyncio.sleep(RETRY_SECONDS)


async def asked(ask: Callable[[], Any]) -> Any:
    """The answer to a request that is repeated while the server is down."""
    while True:
        with suppress(httpx.TransportError):
            return await asyncio.to_thread(ask)
        await asyncio.sleep(RETRY_SECONDS)


async def evening(server: RunningServer, guests: list[Guest], id: str, fail: Callable[[], None]) -> None:
    """All rounds. The server fails in the middle of the second one, and again while the third one is paired."""
    watcher = guests[-1]
    for round in range(1, ROUNDS + 1):
        until = time.monotonic() + PATIENCE
        while (found := await asked(lambda: details(watcher, id)))["tournament"]["round"] < round:
            assert time.monotonic() < until, found["tournament"]
            await asyncio.sleep(RETRY_SECONDS)
        games = [game for game in found["games"] if game["table"] is not None and game["shares"] is None]
        tasks = [asyncio.create_task(play_table(game, guests, 100 * round + game["board"])) for game in games]
        if round == 1:  # four leave for good, and two of them come back
            for guest in guests[:4]:
                await asked(lambda guest=guest: guest.delete(f"/api/tournaments/{id}/players"))
        if round == 2:
            for guest in guests[:2]:
                await asked(lambda guest=guest: guest.post(f"/api/tournaments/{id}/players"))
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.to_thread(fail)
        await asyncio.gather(*tasks)
        if round == 2:
            await asyncio.to_thread(fail)


def test_a_tournament_of_64_survives_kill_9_and_counts_every_result_once(
    database: str, open_server: Callable[..., RunningServer]
) -> None:
    server = open_server(database, wait_for_bots=False, **GENEROUS)
    if not database.startswith("sqlite"):
        open_server(database, wait_for_bots=False, **GENEROUS)  # a second process takes the same steps all the time
    guests = people(server, PEOPLE)
    id = open_one(guests[0], rounds=ROUNDS)["id"]
    joined({"id": id}, *guests)
    guests[0].post(f"/api/tournaments/{id}/start")

    def fail() -> None:
        server.kill()
        server.start()

    asyncio.run(evening(server, guests, id, fail))
    found = wait_until(guests[5], id, stage("over"))

    engine = create_engine(Settings(database_url=database).url)
    with engine.connect() as connection:
        games = connection.execute(select(tournament_games)).all()
        opened = {row.id: row for row in connection.execute(select(tables))}
    engine.dispose()
    assert {game.table_id for game in games if game.table_id is not None} == set(
        opened
    )  # none twice, none without game
    for round in range(1, ROUNDS + 1):
        these = [number for game in games if game.round == round for number in game.players]
        assert len(these) == len(set(these)) and len(these) == [PEOPLE, PEOPLE - 4, PEOPLE - 2][round - 1]
    for game in games:
        if game.table_id is not None:
            table = opened[game.table_id]
            assert table.stage == "over"
            assert game.shares == [1.0 if place == 1 else 0.0 for place in table.places]
    rows = standings("swiss", range(PEOPLE), [PlayedGame(game.players, game.shares) for game in games])
    assert {row.number: row.points for row in rows} == {row["number"]: row["points"] for row in found["players"]}
    assert sum(row["points"] for row in found["players"]) == len(games)
    pairs = Counter(frozenset(game.players) for game in games)
    assert max(pairs.values()) == 1
    assert [row["withdrawn"] for row in sorted(found["players"], key=lambda row: row["number"])][:5] == [
        False, False, True, True, False,
    ]  # fmt: skip
