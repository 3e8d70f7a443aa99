"""Reviews of finished games: who may have one, the queue, and records that people send."""

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import Connection

from akhet.analysis import Review
from akhet.server.lobby_messages import ReviewInfo
from akhet.server.people.accounts import add_person
from akhet.server.storage.posted_records import PostedRecord, delete_posted, keep_record, read_posted
from akhet.server.storage.reviews import (
    DAY,
    Asked,
    ReviewLimits,
    ask_review,
    claim_review,
    delete_reviews,
    give_up,
    read_review,
    save_part,
)
from akhet.server.storage.store import Store
from akhet.server.tables.bot_pool import BotPool
from akhet.server.tables.forgetting import forget_person
from akhet.server.tables.posted_records import MAX_RECORD
from akhet.server.tables.reviews import KEY, _advance
from tests.server.clients import Guest, Refusal
from tests.server.servers import RunningServer
from tests.server.test_replays import finish, played

RECORDS = Path(__file__).parents[1] / "records"
PATIENCE = 240.0  # seconds; the machine may be busy, and the reviews may have to be compiled


def send(guest: Guest, record: Any) -> dict[str, Any]:
    content = record if isinstance(record, bytes) else json.dumps(record).encode()
    return guest._read(guest.http.post("/api/records", content=content))


def recorded(name: str) -> dict[str, Any]:
    return json.loads((RECORDS / f"{name}.json").read_text("utf-8"))


def followed(guest: Guest, path: str, **query: Any) -> dict[str, Any]:
    """The review of a game, once it is done."""
    until, revision, progress = time.monotonic() + PATIENCE, 0, 0.0
    while time.monotonic() < until:
        found = guest.get(f"{path}/review", **query)
        assert found["revision"] >= revision and found["progress"] >= progress
        revision, progress = found["revision"], found["progress"]
        if found["state"] in ("done", "failed"):
            return found
        assert found["state"] in ("waiting", "running")
        time.sleep(0.1)
    raise AssertionError("the review is not done")


# Asking for one


def test_a_finished_game_is_reviewed_once_and_the_review_is_kept(either_server: RunningServer) -> None:
    mia, ben = Guest(either_server), Guest(either_server, "Ben")
    table = played(either_server, mia, "fertility")
    path = f"/api/tables/{table['id']}"
    assert mia.get(f"{path}/review") == {"state": "none", "progress": 0, "ahead": 0, "revision": 0, "review": None}
    assert mia.post(f"{path}/review")["state"] in ("waiting", "running")
    done = followed(mia, path)
    ReviewInfo.model_validate(done)
    review = done["review"]
    assert done["state"] == "done" and review["done"] == 1 and review["names"] is None
    assert len(review["graph"]) == table["plies"] + 1
    for seat in review["seats"]:
        bill = seat["bill"]
        total = bill["start"] + bill["draws"] + bill["hidden"] - bill["mistakes"] + bill["others"] + bill["residual"]
        assert total == pytest.approx(bill["result"], abs=1e-9)
    # Asked for again, it is not made again; what one has already is not sent again.
    assert mia.post(f"{path}/review") == done
    assert mia.get(f"{path}/review", after=done["revision"]) == done | {"review": None}
    # Others need the invitation, as for the replay.
    with pytest.raises(Refusal, match=r"server\.no_table"):
        ben.get(f"{path}/review")
    with pytest.raises(Refusal, match=r"server\.no_table"):
        ben.post(f"{path}/review")
    assert ben.get(f"{path}/review", invite=table["invite"]) == done
    assert ben.post(f"{path}/review", invite=table["invite"]) == done


def test_a_game_that_is_running_is_not_reviewed(server: RunningServer) -> None:
    mia = Guest(server)
    path = f"/api/tables/{mia.open('fertility', 'me', 'me:Ann', public=True)['id']}/review"
    with pytest.raises(Refusal, match=r"server\.not_over"):
        mia.post(path)
    with pytest.raises(Refusal, match=r"server\.not_over"):
        mia.get(path)


def test_a_game_that_was_resigned_is_not_reviewed(server: RunningServer) -> None:
    mia = Guest(server)
    table = mia.open("nile", "me", "me:Ann")

    async def resign() -> None:
        async with mia.at(table, seat=0) as seat:
            await seat.command("resign", seat=0)

    asyncio.run(resign())
    with pytest.raises(Refusal, match=r"server\.not_played_out"):
        mia.post(f"/api/tables/{table['id']}/review")


def test_a_stranger_without_a_name_cannot_ask(server: RunningServer) -> None:
    mia, stranger = Guest(server), Guest(server, None)
    table = played(server, mia, "fertility")
    path = f"/api/tables/{table['id']}/review"
    assert stranger.get(path, invite=table["invite"])["state"] == "none"
    with pytest.raises(Refusal, match=r"server\.no_guest"):
        stranger.post(path, invite=table["invite"])


def test_a_review_goes_on_after_the_server_was_stopped_and_counts_for_the_day(
    open_server: Callable[..., RunningServer],
) -> None:
    running = open_server(wait_for_bots=False, reviews_per_day=1, review_plans=20_000)
    mia = Guest(running)
    path = f"/api/records/{send(mia, recorded('fertility-over-with-dice'))['id']}"
    mia.post(f"{path}/review")
    running.stop()
    running.start()
    assert followed(mia, path)["state"] == "done"
    other = send(mia, recorded("nile-over-with-dice"))["id"]
    with pytest.raises(Refusal, match=r"server\.too_many_reviews") as refused:
        mia.post(f"/api/records/{other}/review")
    assert refused.value.status == 429


# Records that people send


def test_a_record_that_was_sent_is_shown_like_a_finished_table(server: RunningServer) -> None:
    mia, ben = Guest(server), Guest(server, "Ben")
    record = recorded("nile-over-with-dice")
    posted = send(mia, record)
    assert posted["stage"] == "over" and posted["places"] == record["places"] and posted["options"] == record["options"]
    assert [seat["name"] for seat in posted["seats"]] == record["seats"]
    assert not any(seat["yours"] for seat in posted["seats"])
    assert send(ben, record)["id"] == posted["id"]
    path = f"/api/records/{posted['id']}"
    assert ben.get(path)["seats"] == posted["seats"]
    assert ben.get(f"{path}/record") == record
    assert len(ben.get(f"{path}/replay/steps")) == len(record["plies"]) + 1
    assert ben.get(f"{path}/replay", ply=3)["ply"] == 3 and ben.get(f"{path}/race")[0]["ply"] == 0
    seats = [{"kind": "me"}, {"kind": "me", "name": "Tom"}]
    assert ben.post(f"{path}/branch", ply=3, seats=seats)["stage"] == "playing"


def test_the_record_of_a_game_of_this_server_can_be_sent(server: RunningServer) -> None:
    mia = Guest(server)
    record = mia.get(f"/api/tables/{played(server, mia, 'fertility')['id']}/record")
    assert send(mia, record)["plies"] == len(record["plies"])


def test_a_record_from_a_position_has_the_options_of_the_position(server: RunningServer) -> None:
    mia = Guest(server)
    old = played(server, mia, "nile", options={"monuments": True})
    seats = [{"kind": "me"}, {"kind": "me", "name": "Tom"}]
    new = mia.post(f"/api/tables/{old['id']}/branch", ply=5, seats=seats)
    finish(mia, new["id"])
    record = mia.get(f"/api/tables/{new['id']}/record")
    assert record["options"] == {} and send(mia, record)["options"] == old["options"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda record: recorded("fertility-unfinished"), r"server\.record_not_over"),
        (lambda record: record | {"plies": record["plies"][:-1]}, r"record\.hash"),
        (lambda record: record | {"places": [1, 1]}, r"record\.result"),
        (lambda record: record | {"game": "chess"}, r"game\.unknown"),
        (lambda record: record | {"components": "0" * 64}, r"server\.no_set"),
        (lambda record: record | {"rules": "0"}, r"record\.rules"),
        (lambda record: {}, r"record\.field"),
        (lambda record: [], r"record\.field"),
        (lambda record: b"{", r"record\.unreadable"),
        (lambda record: b"\xff", r"record\.unreadable"),
        (lambda record: b"[" * 100_000, r"record\.unreadable"),
        (lambda record: b" " * (MAX_RECORD + 1), r"server\.too_large"),
    ],
)
def test_a_record_that_does_not_hold_is_refused(
    server: RunningServer, change: Callable[[dict[str, Any]], Any], code: str
) -> None:
    with pytest.raises(Refusal, match=code):
        send(Guest(server), change(recorded("nile-over-with-dice")))


def test_there_is_nothing_under_an_unknown_id(server: RunningServer) -> None:
    mia = Guest(server)
    for path in ("", "/record", "/replay", "/replay/steps", "/race", "/review"):
        with pytest.raises(Refusal, match=r"server\.no_record"):
            mia.get(f"/api/records/{'0' * 20}{path}")


# The queue, in the database


@contextmanager
def opened(database: str) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()


def ask(connection: Connection, source: str, person: str | None = None, at: float = 100.0, **limits: int) -> Any:
    asked = Asked(source, "1", person or add_person(connection, "Mia").id, "home")
    return ask_review(connection, asked, ReviewLimits(**{"per_day": 0, "per_day_network": 0} | limits), at)


def test_the_one_who_asked_first_is_served_first_and_by_one_process(database: str) -> None:
    with opened(database) as store, store.engine.begin() as connection:
        for source, at in (("game-two", 2.0), ("game-one", 1.0)):
            assert ask(connection, source, at=at) is None
        assert claim_review(connection, "other evaluator", 10.0, 60.0) is None
        assert claim_review(connection, "1", 10.0, 60.0) == "game-one"
        assert claim_review(connection, "1", 10.0, 60.0) == "game-two"
        assert claim_review(connection, "1", 10.0, 60.0) is None
        # A process that ended without a word: another one takes it over. One that stopped hands it back at once.
        assert claim_review(connection, "1", 71.0, 60.0) == "game-one"
        give_up(connection, "game-two", "1", 71.0, stopped=True)
        assert claim_review(connection, "1", 72.0, 60.0) == "game-two"


def test_a_review_that_fails_twice_has_failed_until_somebody_asks_again(database: str) -> None:
    with opened(database) as store, store.engine.begin() as connection:
        mia = add_person(connection, "Mia").id
        ask(connection, "game-one", mia)
        for _ in range(2):
            assert claim_review(connection, "1", 100.0, 60.0) == "game-one"
            give_up(connection, "game-one", "1", 100.0, stopped=False)
        assert claim_review(connection, "1", 100.0, 60.0) is None
        row = read_review(connection, "game-one", "1")
        assert row is not None and row.failed
        assert ask(connection, "game-one", mia) is None
        assert claim_review(connection, "1", 100.0, 60.0) == "game-one"


def test_a_person_has_one_review_at_a_time_and_so_many_a_day(database: str) -> None:
    with opened(database) as store, store.engine.begin() as connection:
        mia, ben = (add_person(connection, name).id for name in ("Mia", "Ben"))
        assert ask(connection, "game-one", mia) is None
        assert ask(connection, "game-one", mia) is None  # the same one
        assert ask(connection, "game-two", mia) == "busy"
        assert ask(connection, "game-one", ben) is None  # it is being made, whoever asked
        assert save_part(connection, "game-one", "1", 1.0, b"{}", None)
        assert ask(connection, "game-two", mia, per_day=1) == "too_many"
        assert ask(connection, "game-two", ben, per_day=1, per_day_network=1) == "too_many_network"
        assert ask(connection, "game-two", mia, at=101.0 + DAY, per_day=1, per_day_network=1) is None


def test_old_reviews_and_those_beyond_the_limit_are_deleted(database: str) -> None:
    with opened(database) as store, store.engine.begin() as connection:
        for number in range(5):
            ask(connection, f"game-{number}", at=float(number))
        delete_reviews(connection, 1.0, 3)
        left = [number for number in range(5) if read_review(connection, f"game-{number}", "1")]
        assert left == [2, 3, 4]
        delete_reviews(connection, -1.0, 0)
        assert read_review(connection, "game-2", "1")


def test_what_a_person_sent_goes_with_them_and_the_reviews_of_others_stay(database: str) -> None:
    with opened(database) as store, store.engine.begin() as connection:
        mia = add_person(connection, "Mia").id
        ask(connection, "table-with-ben", mia)
        save_part(connection, "table-with-ben", "1", 1.0, b"{}", None)
        for number in range(3):
            keep_record(connection, PostedRecord(f"record-{number}", "nile", "{}", mia, float(number)), most=2)
            ask(connection, f"record-{number}", at=float(number))
        assert read_posted(connection, "record-0") is None  # beyond the limit
        assert forget_person(connection, mia)
        assert read_posted(connection, "record-2") is None and read_review(connection, "record-2", "1") is None
        assert read_review(connection, "table-with-ben", "1") is not None
        keep_record(connection, PostedRecord("record-3", "nile", "{}", add_person(connection, "B").id, 5.0), most=2)
        assert delete_posted(connection, 5.0) == 0 and delete_posted(connection, 6.0) == 1


# Live play goes first


def test_a_bot_waits_for_one_step_of_a_review_at_most() -> None:
    async def run() -> list[str]:
        bot_pool = BotPool(cast(Any, NoService()), 1)
        done: list[str] = []

        def steps() -> Iterator[Review | None]:
            for _ in range(20):
                time.sleep(0.005)
                done.append("review")
                yield None

        async def review() -> None:
            made = steps()
            for _ in range(20):
                await bot_pool.run_last(KEY, _advance, made)

        async def bot() -> None:
            async with bot_pool.queue.place("mia"):
                await asyncio.get_running_loop().run_in_executor(bot_pool._pool, done.append, "bot")

        reviewing = asyncio.create_task(review())
        while len(done) < 5:
            await asyncio.sleep(0)
        before = len(done)
        await bot()
        assert done.index("bot") <= before + 1
        await reviewing
        await bot_pool.stop()
        return done

    assert asyncio.run(run()).count("review") == 20


def test_a_review_without_an_end_is_an_error() -> None:
    with pytest.raises(ValueError, match="before it was done"):
        _advance(iter(()))


class NoService:
    on_turn = None
