"""The server's promises about every step, on SQLite and on PostgreSQL."""

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from akhet.record import replay
from tests.server.clients import Guest, Seated, play_on
from tests.server.conftest import GENEROUS
from tests.server.servers import Postgres, RunningServer

OpenServer = Callable[..., RunningServer]


async def two_at_a_table(server: RunningServer, game: str = "nile") -> tuple[Guest, Guest, dict[str, Any]]:
    mia, ben = Guest(server, "Mia"), Guest(server, "Ben")
    table = mia.open(game, "me", "open")
    ben.post(f"/api/tables/{table['id']}/seats", invite=table["invite"])
    return mia, ben, table


def mover(*players: Seated) -> Seated:
    return next(player for player in players if player.my_turn)


def first_move(scene: dict[str, Any]) -> int:
    return scene["moves"][0]


def test_a_step_sent_twice_is_applied_once(either_server: RunningServer) -> None:
    async def play() -> None:
        mia, ben, table = await two_at_a_table(either_server)
        async with mia.at(table) as left, ben.at(table) as right:
            player = mover(left, right)
            command = {"id": "the-same-command", "after": player.scene["step_version"]}
            move = player.scene["moves"][0]
            first = await player.step(move, **command)
            again = await player.step(move, **command)
            assert first["type"] == "ack" and again == first
            async with player.guest.at(table, since=0) as other:  # and from another connection
                third = await other.step(move, **command)
                steps = [entry for entry in other.entries if entry["kind"] == "step"]
                assert third == first and steps[-1]["version"] <= first["version"]

    asyncio.run(play())


def test_an_id_of_an_executed_command_is_refused_for_another_one(either_server: RunningServer) -> None:
    async def play() -> None:
        mia, ben, table = await two_at_a_table(either_server)
        async with mia.at(table) as left, ben.at(table) as right:
            player = mover(left, right)
            seat, after = player.welcome["seat"], player.scene["step_version"]
            said, moved = "what-was-said", "what-was-done"
            assert (await player.command("chat", id=said, text="well  played"))["type"] == "ack"
            assert (await player.command("chat", id=said, text="well played "))["type"] == "ack"
            assert (await player.step(player.scene["moves"][0], id=moved))["type"] == "ack"
            for kind, id, fields in (
                ("chat", said, {"text": "badly played"}),
                ("chat", moved, {"text": "well played"}),
                ("step", said, {"seat": seat, "after": after, "move": 0}),
                ("step", moved, {"seat": seat, "after": after, "move": 69}),
                ("undo", moved, {"seat": seat, "after": after}),
                ("resign", said, {"seat": seat}),
                ("back", said, {"seat": seat}),
            ):
                assert (await player.command(kind, id=id, **fields))["code"] == "server.id_used", (kind, fields)

    asyncio.run(play())


def test_a_command_of_several_entries_sent_twice_has_the_same_answer(either_server: RunningServer) -> None:
    async def play() -> None:
        mia, ben, table = await two_at_a_table(either_server)
        async with mia.at(table) as left, ben.at(table):
            command = {"seat": left.welcome["seat"], "id": "the-same-command"}
            first = await left.command("resign", **command)  # the game ends with it: two entries
            assert first["type"] == "ack" and first["version"] == left.scene["version"]
            assert await left.command("resign", **command) == first
            await left.command("chat", text="well played")
            async with mia.at(table) as other:
                assert await other.command("resign", **command) == first

    asyncio.run(play())


def test_of_two_racing_steps_one_wins_and_the_other_is_refused_as_stale(either_server: RunningServer) -> None:
    async def race() -> list[list[str]]:
        mia, ben, table = await two_at_a_table(either_server, "fertility")
        outcomes = []
        async with mia.at(table) as left, ben.at(table) as right:
            for _ in range(10):
                player = mover(left, right)
                async with player.guest.at(table) as twin:
                    moves = player.scene["moves"]
                    answers = await asyncio.gather(player.step(moves[0]), twin.step(moves[-1]))
                outcomes.append(sorted(answer.get("code", "ack") for answer in answers))
                for one in (left, right):
                    await one.until(
                        lambda seat, player=player: seat.scene["step_version"] >= player.scene["step_version"]
                    )
        return outcomes

    assert asyncio.run(race()) == [["ack", "server.stale"]] * 10


def test_missed_entries_are_sent_again_without_a_gap(either_server: RunningServer) -> None:
    async def play() -> None:
        mia, ben, table = await two_at_a_table(either_server)
        async with mia.at(table, since=0) as left:
            seen = left.welcome["entries"][-1]["version"]
        async with ben.at(table) as right, mia.at(table) as away:
            for _ in range(30):  # while the first connection is closed
                player = mover(away, right)
                await player.step(random.Random(seen).choice(player.scene["moves"]))
                other = right if player is away else away
                await other.until(
                    lambda seat, player=player: seat.scene["step_version"] == player.scene["step_version"]
                )
        async with mia.at(table, since=seen) as back:
            versions = [entry["version"] for entry in back.welcome["entries"]]
            assert versions == list(range(seen + 1, back.scene["version"] + 1)) and len(versions) >= 30

    asyncio.run(play())


def test_every_client_receives_all_entries_in_the_order_of_their_versions(either_server: RunningServer) -> None:
    dice = random.Random(3)

    async def play() -> None:
        mia, ben, table = await two_at_a_table(either_server)
        async with mia.at(table, since=0) as left, ben.at(table, since=0) as right:
            await play_on(left, right, choose=lambda scene: dice.choice(scene["moves"]))
            for player in (left, right):
                versions = [entry["version"] for entry in player.entries]
                assert versions == list(range(1, versions[-1] + 1))
            assert left.scene["version"] == right.scene["version"]

    asyncio.run(play())


def test_a_restart_in_the_middle_of_a_turn_keeps_the_turn(database: str, open_server: OpenServer) -> None:
    server = open_server(database, wait_for_bots=False, **GENEROUS)

    async def play() -> None:
        mia, ben, table = await two_at_a_table(server)
        async with mia.at(table) as left, ben.at(table) as right:
            player = mover(left, right)
            before = player.scene
            await player.step("market")
            middle = player.scene
            assert middle["can_undo"] and middle["view"] != before["view"]
        server.kill()
        server.start()
        async with player.guest.at(table) as back:
            assert {**back.scene, "due": None} == {**middle, "due": None}
            undone = await back.command("undo", seat=back.welcome["seat"], after=back.scene["step_version"])
            assert undone["type"] == "ack"
            assert back.scene["view"] == before["view"] and back.scene["moves"] == before["moves"]
            assert back.scene["can_undo"] is False

    asyncio.run(play())


def test_a_rivals_picks_are_not_sent_nor_that_they_were_taken_back(either_server: RunningServer) -> None:
    async def play() -> None:
        mia, ben, table = await two_at_a_table(either_server)
        async with mia.at(table) as left, ben.at(table) as right:
            player = mover(left, right)
            rival = right if player is left else left
            before = rival.scene["view"]
            await player.step("market")
            await player.step(player.scene["moves"][-1])
            await rival.until(lambda seat: seat.scene["step_version"] == player.scene["step_version"])
            assert rival.scene["view"] == before and rival.scene["moves"] is None and rival.scene["can_undo"] is None
            assert all(entry["events"] == [] for entry in rival.entries if entry["kind"] == "step")

    asyncio.run(play())


def test_kill_9_at_any_moment_loses_no_acknowledged_step(database: str, open_server: OpenServer) -> None:
    """Two players continue through kills; every acknowledged step is there when the server starts again."""
    server = open_server(database, wait_for_bots=False, **GENEROUS)
    dice = random.Random(9)

    async def until_disconnected(player: Seated, acknowledged: dict[str, int]) -> None:
        with suppress(ConnectionClosed):
            while not player.over:
                if player.my_turn:
                    id, move = f"step-{dice.getrandbits(60):x}", dice.choice(player.scene["moves"])
                    if (await player.step(move, id=id))["type"] == "ack":
                        acknowledged[id] = move
                else:
                    await player.next()

    async def play() -> dict[str, Any]:
        mia, ben, table = await two_at_a_table(server)
        acknowledged: dict[str, int] = {}
        for _ in range(4):
            enough = len(acknowledged) + dice.randrange(3, 12)
            async with mia.at(table) as left, ben.at(table) as right:
                games = [asyncio.create_task(until_disconnected(player, acknowledged)) for player in (left, right)]
                while len(acknowledged) < enough:
                    await asyncio.sleep(0.001)
                await asyncio.sleep(dice.uniform(0, 0.05))
                server.kill()
                await asyncio.gather(*games)
            server.start()
            async with mia.at(table) as left, ben.at(table) as right:
                for id, move in acknowledged.items():  # sent again, each is known and has no effect
                    for player in (left, right):
                        answer = await player.step(move, id=id, after=0)
                        if answer["type"] == "ack":
                            break
                    assert answer["type"] == "ack", id
        async with mia.at(table) as left, ben.at(table) as right:
            await play_on(left, right, choose=lambda scene: dice.choice(scene["moves"]))
        assert len(acknowledged) > 10
        return mia.get(f"/api/tables/{table['id']}/record")

    record = asyncio.run(play())
    assert replay(record).over


@pytest.fixture(scope="module")
def servers(postgres: Postgres) -> Iterator[list[RunningServer]]:
    """Two processes with one database."""
    database = postgres.new_database("two_processes")
    running = [RunningServer(database, **GENEROUS) for _ in range(2)]
    yield running
    for server in running:
        server.close()


def test_two_processes_with_one_database_play_one_game(servers: list[RunningServer]) -> None:
    dice = random.Random(5)

    async def play() -> dict[str, Any]:
        mia = Guest(servers[0], "Mia")
        ben = Guest(servers[1], "Ben")
        table = mia.open("fertility", "me", "open", "farmer")
        ben.post(f"/api/tables/{table['id']}/seats", invite=table["invite"])
        async with mia.at(table, since=0) as left, ben.at(table, since=0) as right:
            await play_on(left, right, choose=lambda scene: dice.choice(scene["moves"]))
            assert [entry["version"] for entry in left.entries] == [entry["version"] for entry in right.entries]
        return ben.get(f"/api/tables/{table['id']}/record")

    assert replay(asyncio.run(play())).over


def test_racing_steps_at_two_processes_are_decided_by_the_database(servers: list[RunningServer]) -> None:
    async def race() -> None:
        mia = Guest(servers[0], "Mia")
        table = mia.open("fertility", "me", "me:Ann")
        elsewhere = Guest(servers[1], None)
        elsewhere.http.cookies = mia.http.cookies
        async with mia.at(table) as here, elsewhere.at(table) as there:
            for _ in range(15):
                for one in (here, there):
                    seat = one.scene["turn"]
                    if one.welcome["seat"] != seat:
                        await one.send(type="look", seat=seat)
                        one.welcome = await one.receive("welcome")
                assert here.scene["step_version"] == there.scene["step_version"]
                answers = await asyncio.gather(here.step(here.scene["moves"][0]), there.step(there.scene["moves"][-1]))
                assert sorted(answer.get("code", "ack") for answer in answers) == ["ack", "server.stale"]
                latest = max(answer.get("version", 0) for answer in answers)
                for one in (here, there):
                    await one.until(lambda one, latest=latest: one.scene["version"] >= latest)

    asyncio.run(race())


def test_a_mute_at_one_process_holds_at_the_other_and_friends_are_online_across_them(
    servers: list[RunningServer],
) -> None:
    async def talk() -> None:
        mia, ben = Guest(servers[0], "Mia"), Guest(servers[1], "Ben")
        table = mia.open("nile", "me", "open")
        ben.post(f"/api/tables/{table['id']}/seats", invite=table["invite"])
        path = f"/api/tables/{table['id']}/people"
        of_ben, of_mia = mia.get(path)["seats"][1]["person"], ben.get(path)["seats"][0]["person"]
        mia.post(f"/api/people/{of_ben}", following=True)
        ben.post(f"/api/people/{of_mia}", following=True)
        async with mia.at(table) as left, ben.at(table) as right:
            async with asyncio.timeout(30):
                while not mia.get(path)["seats"][1]["online"]:
                    await asyncio.sleep(0.1)
            elsewhere = Guest(servers[1], None)  # Mia's other device, at the other process
            elsewhere.http.cookies = mia.http.cookies
            await asyncio.to_thread(elsewhere.post, f"/api/people/{of_ben}", muted=True)

            async def says() -> str:
                await right.command("chat", text="hello")
                seen = len(left.entries)
                await left.until(lambda seat: any(one["kind"] == "chat" for one in seat.entries[seen:]))
                return left.entries[-1]["text"]

            async with asyncio.timeout(30):
                while await says():  # until the other process has told it
                    await asyncio.sleep(2.5)  # chat is limited to one message in two seconds

    asyncio.run(talk())


def test_several_workers_serve_one_game(postgres: Any, open_server: OpenServer) -> None:
    server = open_server(postgres.new_database("workers"), workers=2, wait_for_bots=False, **GENEROUS)
    dice = random.Random(6)

    async def play() -> dict[str, Any]:
        mia, ben, table = await two_at_a_table(server)
        async with mia.at(table) as left, ben.at(table) as right:
            await play_on(left, right, choose=lambda scene: dice.choice(scene["moves"]))
        return mia.get(f"/api/tables/{table['id']}/record")

    assert replay(asyncio.run(play())).over
    lines = Guest(server, None).http.get("/metrics").text.splitlines()
    steps = next(float(line.split()[-1]) for line in lines if line.startswith('akhet_entries_total{kind="step"}'))
    assert steps > 10  # of both processes, whichever of them answers


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="Several workers need PostgreSQL"):
        RunningServer(f"sqlite:///{tmp_path / 'akhet.sqlite'}", workers=2)
