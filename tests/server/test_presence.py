"""Who is connected: everybody at a table is told the same seats, in this process and in another, and nothing else."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from akhet.kernel.refusal import Refusal as TableRefusal
from akhet.server.people.accounts import Person
from akhet.server.storage.seats import OPEN, PERSON, TableSeat
from akhet.server.tables import presence as presence_module
from akhet.server.tables.live import LiveTable, game_of
from akhet.server.tables.presence import Presence
from akhet.server.tables.seating import TablePlan, leave, open_table, rematch, rematch_plan
from tests.server.clients import Guest, Refusal, Seated
from tests.server.conftest import GENEROUS
from tests.server.servers import RunningServer

SOON = 0.02
PATIENCE = 20.0


def table_of(*people: str) -> LiveTable:
    seats = [TableSeat(PERSON, person, person.title()) for person in people]
    plan = TablePlan("nile", {}, seats, False, True, None)
    return open_table(Person(people[0], people[0].title()), plan, game_of("nile"))[0]


class Watcher:
    """A connection that keeps who it was told is there."""

    seat = None

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.told: list[list[int]] = []

    def offer(self, message: bytes) -> None:
        self.told.append(json.loads(message)["connected"])

    def end(self, refusal: TableRefusal) -> None:
        raise AssertionError(refusal)


def join(presence: Presence, live: LiveTable, person: str | None) -> Watcher:
    one = Watcher(person)
    live.subscribers.add(one)
    presence.joined(live, one)
    return one


def part(presence: Presence, live: LiveTable, one: Watcher) -> None:
    live.subscribers.discard(one)
    presence.left(live, one.person)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(SOON)


def test_all_are_told_of_the_first_and_the_last_connection_of_a_person(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence_module, "LINGER", SOON)

    async def play() -> None:
        presence, live = Presence(), table_of("mia", "ben", "mia")
        watcher = join(presence, live, None)
        mia, phone, ben = (join(presence, live, person) for person in ("mia", "mia", "ben"))
        assert watcher.told == [[0, 2], [0, 1, 2]], "both seats of one device, once"
        assert mia.told == phone.told == [[0, 1, 2]] and ben.told == []
        part(presence, live, phone)  # another connection of the same person stays
        part(presence, live, ben)
        back = join(presence, live, "ben")  # loaded again, before anything else could happen
        await asyncio.sleep(3 * SOON)
        assert watcher.told == [[0, 2], [0, 1, 2]] and presence.seats(live) == [0, 1, 2]
        part(presence, live, back)
        assert presence.seats(live) == [0, 1, 2]
        await until(lambda: watcher.told[-1] == mia.told[-1] == [0, 2])

    asyncio.run(play())


def test_processes_tell_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence_module, "LINGER", SOON)
    texts: list[str] = []

    async def play() -> None:
        others: list[Presence] = []

        def tell(number: int) -> Callable[[str], Awaitable[None]]:
            async def told(text: str) -> None:
                texts.append(text)
                for other in others:
                    await other.heard(text)  # PostgreSQL notifies the sender too

            return told

        one, two = others[:] = Presence(tell(0)), Presence(tell(1))
        here, there = table_of("mia", "ben"), table_of("mia", "ben")
        there.row.id = here.row.id
        mia = join(one, here, "mia")
        await until(lambda: bool(texts))
        ben = join(two, there, "ben")
        await until(lambda: one.seats(here) == two.seats(there) == [0, 1])  # the later process has asked
        await until(lambda: mia.told == ben.told == [[0, 1]])
        part(two, there, ben)
        await until(lambda: mia.told[-1] == [0])
        join(two, there, "ben")
        await until(lambda: mia.told[-1] == [0, 1])
        await two.close()
        assert mia.told[-1] == [0], "the other process has ended"
        await one.close()

    asyncio.run(play())
    assert not any("mia" in text or "ben" in text for text in texts), "seats, and no people"


def test_what_a_dead_process_said_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("REPEAT", "FORGET"):
        monkeypatch.setattr(presence_module, name, SOON)

    async def play() -> None:
        said: list[str] = []

        async def tell(text: str) -> None:
            said.append(text)

        presence, live = Presence(tell), table_of("mia", "ben")
        mia = join(presence, live, "mia")
        await presence.heard(f"dead {live.row.id}=1")
        assert mia.told == [[0, 1]]
        await until(lambda: mia.told[-1] == [0])
        await until(lambda: said.count(f"{presence.process} {live.row.id}=0") >= 3)  # what is true is repeated
        await presence.close()

    asyncio.run(play())


async def wait_for(seat: Seated, connected: list[int]) -> None:
    """Wait until a connection was told of these seats."""
    while (await seat.receive("presence"))["connected"] != connected:
        pass


def test_players_and_spectators_see_who_comes_and_goes(server: RunningServer) -> None:
    mia, ben, eve = (Guest(server, name) for name in ("Mia", "Ben", "Eve"))

    async def play() -> None:
        table = mia.open("nile", "me", "open", "farmer", public=True)
        async with mia.at(table) as host, eve.at(table) as spectator:
            assert host.welcome["connected"] == spectator.welcome["connected"] == [0]
            async with ben.at(table) as guest:
                assert guest.welcome["connected"] == [0], "not seated yet"
                ben.post(f"/api/tables/{table['id']}/seats")
                await wait_for(host, [0, 1])
                await wait_for(spectator, [0, 1])
                left = time.monotonic()
            async with ben.at(table) as guest:  # loaded again: nobody is told, unless it took so long
                loaded = time.monotonic() - left
                await host.send(type="ping")
                await host.receive("pong")
                told = any('"connected":[0]' in frame for frame in host.frames[1:])
                assert (guest.welcome["connected"] == [0, 1] and not told) or loaded > presence_module.LINGER
                left = time.monotonic()
            await wait_for(host, [0])
            assert time.monotonic() - left >= presence_module.LINGER
            await wait_for(spectator, [0])
            told = [json.loads(frame) for frame in spectator.frames if '"presence"' in frame]
            assert [sorted(one) for one in told] == [["connected", "type"]] * len(told)

    asyncio.run(play())


def test_a_second_server_on_the_same_database_knows_it_too(
    postgres_server: RunningServer, open_server: Callable[..., RunningServer]
) -> None:
    other = open_server(postgres_server.database, wait_for_bots=False, **GENEROUS)
    mia, ben = Guest(postgres_server, "Mia"), Guest(other, "Ben")

    async def play() -> None:
        table = mia.open("nile", "me", "open", public=True)
        ben.post(f"/api/tables/{table['id']}/seats")
        async with mia.at(table) as host, ben.at(table) as guest:
            await wait_for(host, [0, 1])
            if guest.welcome["connected"] != [0, 1]:  # the answer to its question came after the welcome
                await wait_for(guest, [0, 1])

    asyncio.run(play())


def test_friends_on_one_device_can_look_as_spectators_do(server: RunningServer) -> None:
    mia = Guest(server, "Mia")

    async def play() -> None:
        async with mia.at(mia.open("nile", "me:Ann", "me:Bob"), since=0) as seat:
            await seat.send(type="look", seat=None)
            covered = await seat.receive("welcome")
            assert covered["seat"] is None and covered["scene"]["view"]["hand"] == {}
            assert covered["scene"]["moves"] is None
            await seat.send(type="since", version=0)
            dealt = (await seat.receive("welcome"))["entries"][-1]["events"]
            assert not any("card" in event for event in dealt if event["event"] == "dealt")
            await seat.send(type="look", seat=1)
            assert (await seat.receive("welcome"))["seat"] == 1

    asyncio.run(play())


def test_a_rematch_is_an_offer_that_may_be_declined(server: RunningServer) -> None:
    mia, ben, eve = (Guest(server, name) for name in ("Mia", "Ben", "Eve"))

    async def play() -> dict[str, Any]:
        table = mia.open("nile", "me", "open", public=True)
        ben.post(f"/api/tables/{table['id']}/seats")
        again = f"/api/tables/{table['id']}/rematch"
        async with mia.at(table) as left, ben.at(table) as right:
            await left.command("resign", seat=0)
            new = ben.post(again)
            await right.until(lambda seat: seat.entries and seat.entries[-1]["kind"] == "rematch")
            assert (right.entries[-1]["seat"], right.entries[-1]["table"]) == (1, new["id"])
        names = [seat["name"] for seat in mia.get(f"/api/tables/{new['id']}")["seats"]]
        assert names == ["Mia", "Ben"], "those at the table know whom the seat is for"
        assert [seat["name"] for seat in eve.get(f"/api/tables/{new['id']}")["seats"]] == [None, "Ben"]
        async with ben.at(new) as waiting:
            mia.delete(f"/api/tables/{new['id']}/seats")
            await waiting.until(lambda seat: seat.entries)
            assert waiting.entries[-1] | {"at": 0} == {
                "version": 2,
                "kind": "rose",
                "seat": 0,
                "at": 0,
                "name": "Mia",
            }
            assert not waiting.info["seats"][0]["kept"]
        with pytest.raises(Refusal, match=r"server\.not_seated"):
            mia.delete(f"/api/tables/{new['id']}/seats")
        ben.delete(f"/api/tables/{new['id']}/seats")  # and so the table is closed
        return mia.post(again)  # which does not forbid a rematch

    newer = asyncio.run(play())
    assert newer["stage"] == "open" and [seat["kind"] for seat in newer["seats"]] == ["person", "open"]


def test_only_one_rematch_is_offered_at_a_time() -> None:
    live = table_of("mia", "ben")
    live.row.stage = "over"
    mia = Person("mia", "Mia")
    assert [seat.kind for seat in rematch_plan(live, mia).seats] == [PERSON, OPEN]
    assert rematch(live, mia, "new").fields.rematch == "new"
    live.row.rematch = "new"
    with pytest.raises(Exception, match="rematch"):
        rematch(live, mia, "newer")
    assert rematch(live, mia, "newer", instead_of="new").fields.rematch == "newer"
    with pytest.raises(Exception, match="started"):
        leave(live, mia)
