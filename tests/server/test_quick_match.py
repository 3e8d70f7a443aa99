"""Quick match: people who want the same are found for each other and seated at one table, whatever fails meanwhile."""

import asyncio
import random
import secrets
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import update

from akhet.ratings.model import Rating
from akhet.server.settings import Settings
from akhet.server.storage.drawn_secrets import draw_secret
from akhet.server.storage.schema import people, quick_match_entries
from akhet.server.storage.store import Store
from akhet.server.tables.matching import ANYBODY_AFTER, Party, Waiting, find_party, level_near
from akhet.server.tables.quick_match import CONTRIBUTE_WITHIN, GONE_AFTER, Choice, Found, ask, leave_queue, queues
from tests.server.clients import Guest, Refusal, play_on
from tests.server.conftest import GENEROUS
from tests.server.servers import Postgres, RunningServer
from tests.server.test_shuffle import checked_dice, resign

CHOICE = Choice("nile", 2, "live", False)
NETWORK = "network"
PATIENCE = 60.0  # seconds


class Seeker:
    """A guest who looks for a quick match as the app does."""

    def __init__(self, server: RunningServer, name: str = "Mia", **choice: Any) -> None:
        self.guest = Guest(server, name)
        self.choice = {"game": "nile", "players": 2, "pace": "live"} | choice
        self.randoms: dict[str, str] = {}  # by commitment
        self.info: dict[str, Any] = {}

    def ask(self, **more: Any) -> dict[str, Any]:
        self.info = self.guest.post("/api/quick-match", **self.choice, **more)
        return self.info

    def ask_and_contribute(self) -> dict[str, Any]:
        commitment = self.info.get("commitment")
        if commitment is None:
            return self.ask()
        random = self.randoms.setdefault(commitment, secrets.token_hex(32))
        return self.ask(contribution={"commitment": commitment, "random": random})

    def seated(self) -> str:
        """Ask until a table is found; returns its id."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.ask_and_contribute()["state"] == "seated":
                return str(self.info["table"])
            time.sleep(0.05)
        raise AssertionError(f"nobody was found: {self.info}")

    def leave(self) -> list[dict[str, Any]]:
        return self.guest.delete("/api/quick-match")


@pytest.fixture
def alone(either_server: RunningServer) -> RunningServer:
    """A shared server on which nobody waits: tests of one process follow each other, and each leaves the queues."""
    assert Guest(either_server, None).get("/api/quick-match") == []
    return either_server


# Over HTTP, on both databases


def test_two_people_are_matched_contribute_and_play_a_whole_game(alone: RunningServer) -> None:
    mia, ben = Seeker(alone, "Mia"), Seeker(alone, "Ben")
    first = mia.ask()
    assert (first["state"], first["waiting"], first["table"], first["commitment"]) == ("waiting", 1, None, None)
    (queue,) = ben.guest.get("/api/quick-match")
    assert queue.pop("waited") >= 0
    assert queue == {"game": "nile", "players": 2, "pace": "live", "rated": False, "waiting": 1}
    found = ben.ask()
    assert found["state"] == "found" and mia.ask()["commitment"] == found["commitment"]
    assert ben.ask_and_contribute()["state"] == "found"  # she has not contributed yet
    table = mia.seated()
    assert ben.seated() == table
    info = ben.guest.get(f"/api/tables/{table}")
    assert [seat["name"] for seat in info["seats"]] == ["Mia", "Ben"] and info["stage"] == "playing"
    assert info["clock"] == 60 and info["commitment"] == found["commitment"]
    for one in (mia, ben):
        assert one.ask()["table"] == table  # until they have gone there
        assert one.leave() == []
    dice = random.Random(3)

    async def play() -> None:
        async with mia.guest.at(table) as left, ben.guest.at(table) as right:
            await play_on(left, right, choose=lambda scene: dice.choice(scene["moves"]))

    asyncio.run(play())
    contributions: list[str | None] = [one.randoms[found["commitment"]] for one in (mia, ben)]
    assert checked_dice(mia.guest, table, contributions)["commitment"] == found["commitment"]


def test_only_those_who_want_the_same_are_matched(alone: RunningServer) -> None:
    others = [
        Seeker(alone, "Ann"),
        Seeker(alone, "Ben", players=3),
        Seeker(alone, "Eve", pace="relaxed"),
        Seeker(alone, "Tom", game="fertility"),
        Seeker(alone, "Zoe", rated=True),
    ]
    assert [one.ask()["state"] for _ in range(2) for one in others] == ["waiting"] * 10
    assert len(others[0].guest.get("/api/quick-match")) == 5
    assert [one.leave() for one in others][-1] == []


def test_whoever_leaves_is_not_matched_and_a_party_they_leave_waits_again(alone: RunningServer) -> None:
    mia, ben, zoe = (Seeker(alone, name) for name in ("Mia", "Ben", "Zoe"))
    mia.ask()
    mia.leave()
    assert ben.ask()["state"] == "waiting"
    assert mia.ask()["state"] == "found" and ben.ask_and_contribute()["state"] == "found"
    old = ben.info["commitment"]
    mia.leave()
    assert ben.ask()["state"] == "waiting"
    zoe.ask()
    assert ben.ask()["commitment"] not in (None, old)
    table = ben.ask(contribution={"commitment": old, "random": "a" * 64})  # that of another party is not taken
    assert table["state"] == "found"
    assert zoe.ask_and_contribute()["state"] == "found"
    assert ben.seated() == zoe.seated()
    for one in (ben, zoe):
        one.leave()


def test_another_choice_begins_anew_and_a_deleted_person_is_gone(alone: RunningServer) -> None:
    mia, ben = Seeker(alone, "Mia"), Seeker(alone, "Ben", players=3)
    mia.ask()
    mia.choice["players"] = 4
    assert mia.ask()["state"] == "waiting" and len(ben.guest.get("/api/quick-match")) == 1
    mia.choice["players"] = 3
    mia.ask()
    ben.ask()
    mia.guest.delete("/api/me")
    (queue,) = ben.guest.get("/api/quick-match")
    assert (queue["players"], queue["waiting"]) == (3, 1)
    ben.leave()


def test_bots_fill_the_seats_of_a_rated_table_after_the_chosen_time(server: RunningServer) -> None:
    mia = Seeker(server, "Mia", players=3, bots_after=1, rated=True)
    assert mia.ask()["bots_in"] == pytest.approx(1, abs=1)
    info = mia.guest.get(f"/api/tables/{mia.seated()}")
    mia.leave()
    assert [(seat["kind"], seat["level"]) for seat in info["seats"][1:]] == [("bot", "scribe")] * 2
    assert info["rated"] and info["public"] and not info["hints"] and info["stage"] == "playing"
    assert info["seats"][0]["random"] == mia.randoms[info["commitment"]]
    resign(mia.guest, info["id"])


@pytest.mark.parametrize(
    ("request_body", "code"),
    [
        ({"game": "chess"}, "game.unknown"),
        ({"game": "fertility", "players": 5}, "fertility.open.players"),
        ({"players": 1}, "server.message"),
        ({"players": 7}, "server.message"),
        ({"players": "2"}, "server.message"),
        ({"pace": "blitz"}, "server.message"),
        ({"bots_after": 0}, "server.message"),
        ({"bots_after": 1e9}, "server.message"),
        ({"contribution": {"commitment": "x", "random": "a" * 64}}, "server.message"),
        ({"contribution": {"commitment": "a" * 64, "random": "A" * 64}}, "server.message"),
        ({"contribution": "a" * 64}, "server.message"),
        ({"seat": 1}, "server.message"),
    ],
)
def test_an_impossible_wish_is_refused(server: RunningServer, request_body: Any, code: str) -> None:
    mia = Guest(server)
    with pytest.raises(Refusal) as refused:
        mia.post("/api/quick-match", **{"game": "nile", "players": 2, "pace": "live"} | request_body)
    assert refused.value.code == code
    assert mia.get("/api/quick-match") == []


def test_strangers_see_counts_and_nothing_about_people(server: RunningServer) -> None:
    mia, stranger = Seeker(server, "Miaaa"), Guest(server, None)
    mia.ask()
    text = stranger.http.get("/api/quick-match").text
    assert "Miaaa" not in text and "commitment" not in text
    path = "/api/quick-match"
    for attempt in (lambda: stranger.post(path, **mia.choice), lambda: stranger.delete(path)):
        with pytest.raises(Refusal, match=r"server\.no_guest"):
            attempt()
    ben = Seeker(server, "Ben")
    ben.ask()
    assert set(ben.info) == {"state", "waiting", "waited", "bots_in", "commitment", "table"}
    assert "Miaaa" not in str(ben.info)
    for one in (mia, ben):
        one.leave()


# Failures, and several processes


def test_kill_9_loses_nobody_who_waits_and_no_contribution(
    database: str, open_server: Callable[..., RunningServer]
) -> None:
    server = open_server(database, wait_for_bots=False, **GENEROUS)
    mia, ben = Seeker(server, "Mia"), Seeker(server, "Ben")
    mia.ask()
    server.kill()
    server.start()
    assert [queue["waiting"] for queue in mia.guest.get("/api/quick-match")] == [1], "before she asks again"
    mia.ask()
    ben.ask()
    mia.ask()
    mia.ask_and_contribute()
    commitment = mia.info["commitment"]
    server.kill()
    server.start()
    table = ben.seated()
    assert mia.ask()["table"] == table
    info = mia.guest.get(f"/api/tables/{table}")
    assert info["commitment"] == commitment == ben.info["commitment"]
    assert [seat["random"] for seat in info["seats"]] == [one.randoms[commitment] for one in (mia, ben)]


def test_many_people_at_two_processes_get_one_table_each(
    postgres: Postgres, open_server: Callable[..., RunningServer]
) -> None:
    """One process is killed in the middle. Whoever asked there asks the other one, as behind a proxy."""
    database = postgres.new_database("quick_match_two")
    servers = [open_server(database, wait_for_bots=False, **GENEROUS) for _ in range(2)]
    people = [Seeker(servers[number % 2], f"P{number}") for number in range(12)]

    def seek(seeker: Seeker) -> str:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                return seeker.seated()
            except Exception as error:
                if isinstance(error, (Refusal, AssertionError)):
                    raise
                other = Guest(servers[0], None)
                other.http.cookies = seeker.guest.http.cookies
                seeker.guest = other
        raise AssertionError("not seated in time")

    with ThreadPoolExecutor(len(people)) as threads:
        found = [threads.submit(seek, one) for one in people]
        servers[1].kill()
        tables = [one.result() for one in found]
    assert set(Counter(tables).values()) == {2}
    for one, table in zip(people, tables, strict=True):
        (own,) = one.guest.get("/api/me/tables")
        assert own["id"] == table and own["stage"] == "playing"
        one.leave()


@pytest.fixture
def store(database: str) -> Any:
    opened = Store(Settings(database_url=database).url)
    yield opened
    opened.close()


def people_in(store: Store, *names: str) -> None:
    async def add() -> None:
        rows = [{"id": name, "name": name, "created": 0.0} for name in names]
        await store.write(lambda connection: connection.execute(people.insert(), rows))

    asyncio.run(add())


def asks(store: Store, person: str, now: float, contribution: tuple[str, str] | None = None, **more: Any) -> Found:
    choice = more.get("choice", CHOICE)
    return asyncio.run(store.write(ask, person, choice, more.get("bots_after"), NETWORK, contribution, now))


def test_whoever_stops_asking_has_left(store: Store) -> None:
    people_in(store, "mia", "ben", "zoe")
    asks(store, "mia", 1000.0)
    late = 1000.0 + GONE_AFTER
    assert asyncio.run(store.read(queues, late - 1)) and not asyncio.run(store.read(queues, late))
    assert asks(store, "ben", late).commitment is None
    again = asks(store, "mia", late + 1)  # she is back, and waits anew
    assert again.waited == 0 and again.commitment is not None


def test_a_party_that_does_not_contribute_in_time_is_dissolved(store: Store) -> None:
    people_in(store, "mia", "ben", "zoe")
    asks(store, "mia", 1000.0)
    commitment = asks(store, "ben", 1003.0).commitment
    assert commitment is not None
    assert asks(store, "mia", 1004.0, (commitment, "a" * 64)).ready is None
    found = asks(store, "mia", 1003.0 + CONTRIBUTE_WITHIN)  # Ben has left without a word
    assert (found.commitment, found.waiting, found.waited) == (None, 1, 3.0 + CONTRIBUTE_WITHIN)
    assert asks(store, "zoe", 1020.0).commitment not in (None, commitment)
    assert asks(store, "ben", 1021.0).waited == 0


def test_the_first_contribution_counts(store: Store) -> None:
    people_in(store, "mia", "ben")
    asks(store, "mia", 1000.0)
    commitment = asks(store, "ben", 1000.0).commitment
    assert commitment is not None
    asks(store, "ben", 1001.0, (commitment, "b" * 64))
    asks(store, "ben", 1001.0, (commitment, "c" * 64))
    ready = asks(store, "mia", 1002.0, (commitment, "a" * 64)).ready
    assert ready is not None
    assert dict(zip([name for name, _ in ready.people], ready.randoms, strict=True)) == {
        "mia": "a" * 64,
        "ben": "b" * 64,
    }
    asyncio.run(store.write(leave_queue, "ben", 1003.0))
    assert asks(store, "mia", 1003.0).commitment is None


def test_the_secret_of_a_party_is_never_given_to_another_table(store: Store) -> None:
    """Somebody who knows a commitment of others can contribute nothing to it."""
    people_in(store, "mia", "ben", "eve")
    asks(store, "mia", 1000.0)
    commitment = asks(store, "ben", 1000.0).commitment
    assert commitment is not None
    found = asks(store, "eve", 1001.0, (commitment, "e" * 64))
    assert (found.commitment, found.ready) == (None, None)
    other = asyncio.run(store.write(draw_secret))
    assert asks(store, "mia", 1001.0, (other, "a" * 64)).contributed is False
    asyncio.run(store.write(lambda connection: connection.execute(update(quick_match_entries).values(seen=0.0))))


# Who plays with whom


def waiting(person: str, joined: float = 0.0, rating: float = Rating().mu, bots: float | None = None) -> Waiting:
    return Waiting(person, joined, rating, bots)


def test_the_nearest_in_rating_are_matched_first() -> None:
    queue = [waiting("a", 0, 1500), waiting("b", 1, 1640), waiting("c", 2, 1510)]
    assert find_party(queue, 2, 3.0) == Party(["a", "c"], 1505)


def test_people_far_apart_are_matched_once_both_have_waited() -> None:
    queue = [waiting("a", 0, 1000), waiting("b", 10, 1900)]
    times = [second for second in range(11, 200) if find_party(queue, 2, second) is not None]
    assert 30 < times[0] <= 10 + ANYBODY_AFTER and times == list(range(times[0], 200))
    assert find_party([waiting("a", 0, 0), waiting("b", 0, 5000)], 2, ANYBODY_AFTER) is not None


def test_people_of_whom_one_has_blocked_the_other_are_never_matched() -> None:
    mia, ben = Waiting("mia", 0.0, 0.0, apart=frozenset({"ben"})), Waiting("ben", 0.0, 0.0, apart=frozenset({"mia"}))
    cleo = Waiting("cleo", 1.0, 0.0)
    assert find_party([mia, ben], 2, now=1000.0) is None
    party = find_party([mia, ben, cleo], 2, now=1000.0)
    assert party is not None and "cleo" in party.people


def test_a_party_is_in_the_order_in_which_its_people_came_and_all_accept_each_other() -> None:
    queue = [waiting("c", 2), waiting("a", 0), waiting("b", 1), waiting("d", 3)]
    assert find_party(queue, 3, 4.0) == Party(["a", "b", "c"], 1500)
    apart = [waiting("a", 0, 1500), waiting("b", 0, 1350), waiting("c", 0, 1650)]
    assert find_party(apart, 3, 0.0) is None


def test_bots_come_only_to_those_who_want_them_and_have_waited() -> None:
    queue = [waiting("a", 0), waiting("b", 0, bots=30), waiting("c", 0, bots=60)]
    assert find_party(queue, 4, 29.0) is None
    assert find_party(queue, 4, 31.0) == Party(["b"], 1500)
    assert find_party(queue, 4, 61.0) == Party(["b", "c"], 1500)


def test_bots_are_about_as_strong_as_the_people() -> None:
    assert [level_near("nile", rating) for rating in (0, 1500, 1600, 9000)] == ["fisher", "scribe", "vizier", "vizier"]
