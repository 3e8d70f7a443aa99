"""The duplicate of the day: one deal for everybody, played once, and nothing told before one has finished it."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from typing import Any, cast

import pytest

from akhet.bots.duplicate import levels_for_duplicate
from akhet.games import BUILT_IN
from akhet.kernel.stream import key_from_seed
from akhet.record import commitment_to
from akhet.server.lobby_messages import DuplicateInfo
from akhet.server.people.accounts import add_person
from akhet.server.storage.duplicate import (
    Deal,
    DuplicateEnd,
    DuplicateGame,
    LevelResult,
    begin_game,
    finish_game,
    keep_levels,
    read_levels,
)
from akhet.server.storage.store import Store
from akhet.server.tables import deal_days, duplicates
from akhet.server.tables.deal_days import is_kept_secret, last_day, today
from akhet.server.tables.duplicates import Duplicates, may_compare, play_level, results
from akhet.server.tables.forgetting import forget_person
from tests.server.clients import Guest, Refusal, Seated
from tests.server.conftest import GENEROUS
from tests.server.servers import RunningServer

OpenServer = Callable[..., RunningServer]
PATH = "/api/games/nile/duplicate"
BEFORE_THE_KILL = 5  # moves
LONG = 180.0  # seconds for the bots of a whole game, on a busy machine


async def play(guest: Guest, table: str, most: int | None = None) -> Seated:
    """Make the first legal move again and again, to the end or so many times. Returns the connection, closed."""
    made = 0
    async with guest.at(table) as seat:
        while not seat.over and (most is None or made < most):
            if seat.my_turn:
                made += (await seat.step(seat.scene["moves"][0]))["type"] == "ack"
            else:
                await seat.next()
    return seat


def info_of(guest: Guest, **query: Any) -> dict[str, Any]:
    found = guest.get(PATH, **query)
    DuplicateInfo.model_validate(found)
    return found


def same_guest(server: RunningServer, guest: Guest) -> Guest:
    same = Guest(server, None)
    same.http.cookies = guest.http.cookies
    return same


def refused(guest: Guest, path: str, **query: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        guest.get(path, **query)
    return refusal.value.code


def parts_of(table: str) -> list[str]:
    return [f"/api/tables/{table}{part}" for part in ("", "/replay", "/replay/steps", "/race", "/record", "/review")]


# Whole games


def test_everybody_plays_the_same_game_once_also_through_a_crash(database: str, open_server: OpenServer) -> None:
    server = open_server(database, **GENEROUS)
    mia, ben, ann = (Guest(server, name) for name in ("Mia", "Ben", "Ann"))
    before = info_of(mia)
    assert (before["today"], before["began"], before["table"], before["results"]) == (True, 0, None, None)
    first = mia.post(PATH)
    assert first["id"] == mia.post(PATH)["id"], "everybody plays it once"
    assert first["commitment"] == before["commitment"] and first["seats"][before["seat"]]["yours"]
    asyncio.run(play(mia, first["id"], BEFORE_THE_KILL))
    server.kill()

    server = open_server(database, **GENEROUS)
    mia, ben, ann = (same_guest(server, guest) for guest in (mia, ben, ann))
    frames = "".join(asyncio.run(play(mia, first["id"])).frames)
    found = info_of(mia)
    assert found["finished"] and [row["name"] for row in found["results"]["rows"]] == ["Mia"]
    assert found["results"]["rows"][0]["deviation"] == 0
    record = mia.get(f"/api/tables/{first['id']}/record")
    assert record["duplicate"] == 1 and "dice" not in record and found["secret"] is None
    table = mia.get(f"/api/tables/{first['id']}")
    assert table["secret"] is None and table["key"] is None
    assert '"secret":"' not in frames and '"key":"' not in frames, "the deal can still be played"

    # Nothing is told to those who have not finished it, whatever they ask for.
    second = ben.post(PATH)
    for guest in (ben, ann, Guest(server, None)):
        assert {refused(guest, path) for path in parts_of(first["id"])} <= {"server.no_table", "server.no_guest"}
        told = info_of(guest)
        assert told["results"] is None and "Mia" not in str(told) and first["id"] not in str(told)
    asyncio.run(play(ben, second["id"]))

    # Ben has played like Mia, so his game is hers, although the server was killed in the middle of hers.
    other = ben.get(f"/api/tables/{second['id']}/record")
    assert other["start"]["chance"] == record["start"]["chance"] and other["hash"] == record["hash"]
    assert [(ply["move"], ply["chance"]) for ply in other["plies"]] == [
        (ply["move"], ply["chance"]) for ply in record["plies"]
    ]
    both = info_of(ben)["results"]
    assert [(row["rank"], row["deviation"]) for row in both["rows"]] == [(1, 0), (1, 0)]
    assert {row["yours"] for row in both["rows"]} == {True, False} and both["scores"][0]["games"] == 2
    for path in parts_of(first["id"])[:5]:
        assert ben.get(path)
    assert {refused(ann, path) for path in parts_of(first["id"])[:5]} == {"server.no_table"}
    assert mia.post(PATH)["id"] == first["id"], "nor can it be begun again afterwards"

    until = time.monotonic() + LONG
    while not (levels := info_of(ben)["results"]["levels"]):
        assert time.monotonic() < until
        time.sleep(0.2)
    assert levels[0]["level"] in levels_for_duplicate("nile")

    mia.delete("/api/me")
    left = info_of(ben)["results"]
    assert [row["name"] for row in left["rows"]] == ["Ben"] and "Mia" not in str(left)


def test_a_game_that_was_resigned_does_not_count(server: RunningServer) -> None:
    eva = Guest(server, "Eva")
    table = eva.post("/api/games/fertility/duplicate")

    async def resign() -> None:
        async with eva.at(table) as seat:
            await seat.command("resign", seat=seat.welcome["seat"])
            await seat.until(lambda one: one.over)

    asyncio.run(resign())
    found = eva.get("/api/games/fertility/duplicate")
    DuplicateInfo.model_validate(found)
    own = next(row for row in found["results"]["rows"] if row["yours"])
    assert found["finished"] and (own["rank"], own["score"], own["deviation"]) == (None, None, None)


def test_only_days_that_were_played_are_there(server: RunningServer) -> None:
    guest = Guest(server)
    for day in ("2020-01-01", "2999-01-01", "2026-02-31"):
        assert refused(guest, PATH, day=day) == "duplicate.no_day"
    assert refused(guest, PATH, day="today") == "server.message"
    assert refused(guest, "/api/games/chess/duplicate") == "game.unknown"


# Deals and bots


def test_each_day_and_each_server_has_another_deal() -> None:
    def made(secret: bytes, game: str, day: date) -> Deal:
        store = type("AnyStore", (), {"secret": secret})
        return Duplicates(cast(Any, store), cast(Any, None)).of_day(game, day)

    days = [today() + timedelta(days=number) for number in range(24)]
    for game in BUILT_IN:
        deals = [made(b"a" * 32, game, day) for day in days]
        assert len({deal.secret for deal in deals}) == len(days)
        assert {deal.level for deal in deals} == set(levels_for_duplicate(game))
        assert {deal.seat for deal in deals} == {0, 1, 2}
    one = made(b"a" * 32, "nile", days[0])
    assert one == made(b"a" * 32, "nile", days[0])
    assert one.secret != made(b"b" * 32, "nile", days[0]).secret
    assert one.secret != made(b"a" * 32, "fertility", days[0]).secret


@pytest.mark.parametrize("game", BUILT_IN)
def test_bots_play_a_deal_alike_every_time(game: str) -> None:
    deal = Deal("any", game, "2026-11-20", 3, 1, "farmer", key_from_seed(3))
    first, again = ([one for one in play_level(deal, "farmer") if one][-1] for _ in range(2))
    assert first == again and 1 <= first.place <= 3
    other = replace(deal, secret=key_from_seed(4))
    assert [one for one in play_level(other, "farmer") if one][-1].counts != first.counts


# Who is told what, and when


@pytest.fixture
def store(database: str) -> Any:
    opened = Store(database)
    yield opened
    opened.close()


def test_after_its_last_day_a_deal_is_told_to_all_who_cannot_play_it_any_more(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def told() -> None:
        pool = cast(Any, None)
        known = Duplicates(store, pool)
        day = today()
        deal = await known.begin("nile")
        results_of = [LevelResult(level, [2, 3], 1) for level in levels_for_duplicate("nile")]
        await store.write(keep_levels, deal.id, results_of)
        await store.write(keep_levels, deal.id, [LevelResult("farmer", [9, 9], 1)])
        assert [one.counts for one in await store.read(read_levels, deal.id)] == [[2, 3]] * len(results_of), "once"
        done, slow, never = [(await store.write(add_person, name)).id for name in ("Done", "Slow", "Never")]
        for person in (done, slow):
            await store.write(begin_game, deal.id, person, f"table-{person[:8]}", 1.0)
        with pytest.raises(Exception, match=r"duplicate\.begun"):
            await store.write(begin_game, deal.id, done, "another", 1.0)
        await store.write(finish_game, f"table-{done[:8]}", DuplicateEnd([4, 5], 1), 2.0)
        await store.write(finish_game, f"table-{done[:8]}", DuplicateEnd([9, 9], 1), 3.0)  # a second time: not again

        async def sees(person: str | None, when: date) -> bool:
            for module in (duplicates, deal_days):
                monkeypatch.setattr(module, "today", lambda: when)
            found = await known.info("nile", day, person)
            DuplicateInfo.model_validate(found)
            assert (found["secret"] is not None) == (when > last_day(day)) != is_kept_secret(deal.id)
            if found["secret"]:
                assert commitment_to(bytes.fromhex(found["secret"])) == found["commitment"]
            if found["results"]:
                assert [row["score"] for row in found["results"]["rows"]] == [4]
            return found["results"] is not None

        for when, expected in ((day, False), (last_day(day), False), (last_day(day) + timedelta(days=1), True)):
            assert await sees(done, when)
            assert await sees(slow, when) == expected, "their table is gone: they cannot finish it"
            assert await sees(never, when) == await sees(None, when) == expected
        await store.write(forget_person, done)
        assert (await known.info("nile", day, None))["results"]["rows"] == []

    asyncio.run(told())


@pytest.mark.parametrize(
    ("stage", "finished", "before", "after"),
    [
        ("over", 2.0, True, True),
        (None, 2.0, True, True),
        ("playing", None, False, False),
        ("closed", None, False, True),
    ],
)
def test_nobody_is_told_of_others_while_they_can_still_finish(
    stage: str | None, finished: float | None, before: bool, after: bool
) -> None:
    game = DuplicateGame("a", "Ann", "t1", stage, finished, None, None)
    assert (may_compare(game, over=False), may_compare(game, over=True)) == (before, after)


def test_the_field_is_ranked_by_all_counts_and_measured_by_the_score() -> None:
    """Dan has resigned, Eve still plays, and Fay was too late: the secret was known by then."""
    games = [
        DuplicateGame("a", "Ann", "t1", "over", 1.0, [4, 9], 1),
        DuplicateGame("b", "Ben", None, None, 1.0, [4, 7], 2),
        DuplicateGame("c", "Cleo", "t3", "over", 1.0, [1, 9], 3),
        DuplicateGame("d", "Dan", "t4", "over", 1.0, None, None),
        DuplicateGame("e", "Eve", "t5", "playing", None, None, None),
        DuplicateGame("f", "Fay", "t6", "over", 3.0, [9, 9], 1),
    ]
    found = results(games, [LevelResult("farmer", [2, 1], 2), LevelResult("vizier", [5, 1], 1)], "c", until=3.0)
    assert found["mean"] == 3 and found["finished"] == 5
    assert [(row["name"], row["rank"], row["deviation"]) for row in found["rows"]] == [
        ("Ann", 1, 1), ("Ben", 2, 1), ("Cleo", 3, -2), ("Dan", None, None), ("Fay", None, None),
    ]  # fmt: skip
    assert [row["yours"] for row in found["rows"]] == [False, False, True, False, False]
    assert found["scores"] == [{"score": 1, "games": 1}, {"score": 4, "games": 2}]
    assert [(one["level"], one["deviation"]) for one in found["levels"]] == [("vizier", 2), ("farmer", -1)]
