"""Thinking is shared out: no host's tables wait for another's, and where many wait each thinks for less long."""

import asyncio
from typing import Any, cast

import pytest

from akhet.bots.bot import Budget
from akhet.bots.spec import Spec
from akhet.server.tables.bot_pool import LEAST_SECONDS, BotPool, FairQueue
from tests.server.clients import Guest
from tests.server.servers import RunningServer


class Errands:
    """Jobs in a line, and the order in which they were let in."""

    def __init__(self, places: int) -> None:
        self.line = FairQueue(places)
        self.order: list[str] = []
        self.inside = 0
        self.most_inside = 0

    def start(self, key: str, fail: bool = False) -> asyncio.Task[None]:
        return asyncio.create_task(self._run(key, fail))

    async def _run(self, key: str, fail: bool) -> None:
        async with self.line.place(key):
            self.order.append(key)
            self.inside += 1
            self.most_inside = max(self.most_inside, self.inside)
            try:
                await asyncio.sleep(0.001)
                if fail:
                    raise ZeroDivisionError
            finally:
                self.inside -= 1


def test_a_hundred_jobs_of_one_host_do_not_keep_another_waiting() -> None:
    async def run() -> Errands:
        errands = Errands(1)
        many = [errands.start("eve") for _ in range(100)]
        await asyncio.sleep(0)
        await asyncio.gather(errands.start("mia"), errands.start("ben"), errands.start("mia"), *many)
        return errands

    order = asyncio.run(run()).order
    assert order[:6] == ["eve", "eve", "mia", "ben", "eve", "mia"]
    assert len(order) == 103


@pytest.mark.parametrize("places", [1, 3])
def test_no_more_are_in_than_there_are_places_and_all_get_one(places: int) -> None:
    async def run() -> Errands:
        errands = Errands(places)
        await asyncio.gather(*(errands.start(key) for key in "abcde" * 10))
        assert errands.line.waiting == 0
        return errands

    errands = asyncio.run(run())
    assert errands.most_inside == places and sorted(errands.order) == sorted("abcde" * 10)


def test_whoever_gives_up_or_fails_gives_the_place_on() -> None:
    async def run() -> list[str]:
        errands = Errands(1)
        first = errands.start("eve", fail=True)
        await asyncio.sleep(0)
        gives_up, stays = errands.start("a"), errands.start("b")
        await asyncio.sleep(0)
        assert errands.line.waiting == 2
        gives_up.cancel()
        await asyncio.gather(first, gives_up, return_exceptions=True)
        await asyncio.wait_for(stays, 10)
        await asyncio.wait_for(errands.start("c"), 10)
        assert errands.line.waiting == 0
        return errands.order

    assert asyncio.run(run()) == ["eve", "b", "c"]


def test_a_place_can_be_given_up_in_the_very_moment_it_is_given() -> None:
    async def run() -> None:
        line = FairQueue(1)

        async def wait() -> None:
            async with line.place("mia"):
                raise AssertionError("gave up, and was let in")

        async with line.place("eve"):
            late = asyncio.create_task(wait())
            await asyncio.sleep(0)
        late.cancel()  # after it was called up, before it could come
        await asyncio.gather(late, return_exceptions=True)
        assert late.cancelled() and line.waiting == 0
        async with asyncio.timeout(10), line.place("ben"):
            pass

    asyncio.run(run())


def test_where_many_wait_each_thinks_for_less_long() -> None:
    async def run() -> None:
        bot_pool = BotPool(cast(Any, NoServer()), 2)
        line: FairQueue = bot_pool._queue
        spec = Spec("search", {}, Budget(seconds=4.0))
        assert bot_pool._within_reason(spec).budget.seconds == 4.0
        line.waiting = 7
        assert bot_pool._within_reason(spec).budget.seconds == 1.0
        line.waiting = 100_000
        assert bot_pool._within_reason(spec).budget.seconds == LEAST_SECONDS
        by_work = Spec("search", {}, Budget(iterations=10))
        assert bot_pool._within_reason(by_work) == by_work
        await bot_pool.stop()

    asyncio.run(run())


class NoServer:
    on_turn = None


def test_a_guest_with_many_strong_bots_does_not_keep_anothers_bot_from_moving(server: RunningServer) -> None:
    eve, mia = Guest(server, "Eve"), Guest(server, "Mia")
    opened = [eve.open("fertility", "pharaoh", "pharaoh", "pharaoh", "me") for _ in range(40)]
    queued = [table["id"] for table in opened if table["turn"] != 3]
    table = mia.open("fertility", "scribe", "me")

    async def play() -> None:
        async with mia.at(table, since=0) as seat:
            while not any(entry["kind"] == "step" and entry["seat"] == 0 for entry in seat.entries):
                if seat.my_turn:
                    assert seat.scene is not None
                    await seat.step(seat.scene["moves"][0])
                else:
                    await seat.next()

    asyncio.run(play())
    still_waiting = [id for id in queued if eve.get(f"/api/tables/{id}")["plies"] == 0]
    assert still_waiting  # they came before her, and she was served before them
