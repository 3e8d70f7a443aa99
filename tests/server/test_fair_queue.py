"""Bots share the processor: no host waits for the tables of another, and each bot gets less time if many wait."""

import asyncio
from typing import Any, cast

import pytest

from akhet.bots.bot import Budget
from akhet.bots.spec import Spec
from akhet.server.tables.bot_pool import LEAST_SECONDS, BotPool, FairQueue
from tests.server.clients import Guest
from tests.server.servers import RunningServer


class Jobs:
    """Jobs in a queue, and the order in which they were admitted."""

    def __init__(self, places: int) -> None:
        self.queue = FairQueue(places)
        self.order: list[str] = []
        self.inside = 0
        self.most_inside = 0

    def start(self, key: str, fail: bool = False) -> asyncio.Task[None]:
        return asyncio.create_task(self._run(key, fail))

    async def _run(self, key: str, fail: bool) -> None:
        async with self.queue.place(key):
            self.order.append(key)
            self.inside += 1
            self.most_inside = max(self.most_inside, self.inside)
            try:
                await asyncio.sleep(0.001)
                if fail:
                    raise ZeroDivisionError
            finally:
                self.inside -= 1


def test_a_hundred_jobs_of_one_host_do_not_delay_another() -> None:
    async def run() -> Jobs:
        jobs = Jobs(1)
        many = [jobs.start("eve") for _ in range(100)]
        await asyncio.sleep(0)
        await asyncio.gather(jobs.start("mia"), jobs.start("ben"), jobs.start("mia"), *many)
        return jobs

    order = asyncio.run(run()).order
    assert order[:6] == ["eve", "eve", "mia", "ben", "eve", "mia"]
    assert len(order) == 103


@pytest.mark.parametrize("places", [1, 3])
def test_no_more_are_admitted_than_there_are_places_and_all_get_one(places: int) -> None:
    async def run() -> Jobs:
        jobs = Jobs(places)
        await asyncio.gather(*(jobs.start(key) for key in "abcde" * 10))
        assert jobs.queue.waiting == 0
        return jobs

    jobs = asyncio.run(run())
    assert jobs.most_inside == places and sorted(jobs.order) == sorted("abcde" * 10)


def test_a_cancelled_or_failed_job_passes_its_place_on() -> None:
    async def run() -> list[str]:
        jobs = Jobs(1)
        first = jobs.start("eve", fail=True)
        await asyncio.sleep(0)
        cancelled, stays = jobs.start("a"), jobs.start("b")
        await asyncio.sleep(0)
        assert jobs.queue.waiting == 2
        cancelled.cancel()
        await asyncio.gather(first, cancelled, return_exceptions=True)
        await asyncio.wait_for(stays, 10)
        await asyncio.wait_for(jobs.start("c"), 10)
        assert jobs.queue.waiting == 0
        return jobs.order

    assert asyncio.run(run()) == ["eve", "b", "c"]


def test_a_job_can_be_cancelled_at_the_moment_it_is_admitted() -> None:
    async def run() -> None:
        queue = FairQueue(1)

        async def wait() -> None:
            async with queue.place("mia"):
                raise AssertionError("cancelled, but admitted")

        async with queue.place("eve"):
            late = asyncio.create_task(wait())
            await asyncio.sleep(0)
        late.cancel()  # after it was admitted, before it could run
        await asyncio.gather(late, return_exceptions=True)
        assert late.cancelled() and queue.waiting == 0
        async with asyncio.timeout(10), queue.place("ben"):
            pass

    asyncio.run(run())


def test_a_bot_gets_less_time_if_many_wait() -> None:
    async def run() -> None:
        bot_pool = BotPool(cast(Any, NoService()), 2)
        queue: FairQueue = bot_pool.queue
        spec = Spec("search", {}, Budget(seconds=4.0))
        assert bot_pool.limited(spec).budget.seconds == 4.0
        queue.waiting = 7
        assert bot_pool.limited(spec).budget.seconds == 1.0
        queue.waiting = 100_000
        assert bot_pool.limited(spec).budget.seconds == LEAST_SECONDS
        by_work = Spec("search", {}, Budget(iterations=10))
        assert bot_pool.limited(by_work) == by_work
        await bot_pool.stop()

    asyncio.run(run())


class NoService:
    on_turn = None


def test_a_guest_with_many_strong_bots_does_not_delay_the_bot_of_another(server: RunningServer) -> None:
    eve, mia = Guest(server, "Eve"), Guest(server, "Mia")
    opened = [eve.open("nile", "pharaoh", "pharaoh", "pharaoh", "me") for _ in range(40)]  # 1.5 s a turn
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
    assert still_waiting  # they came first, and her bot moved before theirs
