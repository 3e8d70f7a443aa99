"""Limits over all workers of a server: what one worker has counted, the others count too."""

import multiprocessing
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from akhet.server.http.shared_limits import SharedPlaces, SharedRates
from tests.server.conftest import GENEROUS
from tests.server.servers import NO_TLS, Postgres, RunningServer
from tests.server.test_failures import wait_until
from tests.server.test_hand_over import slots
from tests.server.test_run import new_database

WORKERS = 2


def test_two_workers_share_a_bucket(tmp_path: Path) -> None:
    one, other = (SharedRates(tmp_path, "requests", rate=0.001, size=5) for _ in range(WORKERS))
    assert [worker.take("here") for worker in (one, other) * 3] == [True] * 5 + [False]
    assert other.take("elsewhere")


def test_a_shared_bucket_fills_with_time_up_to_its_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    rates = SharedRates(tmp_path, "requests", rate=2.0, size=3.0)
    assert [rates.take("here") for _ in range(4)] == [True, True, True, False]
    now += 0.5
    assert rates.take("here") and not rates.take("here")
    now += 1000
    assert rates.take("here", 3.0) and not rates.take("here")


def hold_a_place(folder: Path, taken: object, release: object) -> None:
    """Another worker: it takes the only place, and is killed with it or leaves it."""
    with SharedPlaces(folder, "sockets", 1).one("mia") as place:
        assert place
        taken.set()  # type: ignore[attr-defined]
        release.wait()  # type: ignore[attr-defined]


@pytest.mark.parametrize("killed", [False, True])
def test_a_place_of_another_worker_is_taken_until_it_leaves_or_is_killed(tmp_path: Path, killed: bool) -> None:
    spawn = multiprocessing.get_context("spawn")
    taken, release = spawn.Event(), spawn.Event()
    worker = spawn.Process(target=hold_a_place, args=(tmp_path, taken, release))
    worker.start()
    taken.wait()
    places = SharedPlaces(tmp_path, "sockets", 1)
    with places.one("mia") as mine, places.one("ben") as other:
        assert not mine and other
    if killed:
        worker.kill()
    else:
        release.set()
    worker.join()
    with places.one("mia") as mine:
        assert mine


def test_a_place_is_free_again_after_an_error(tmp_path: Path) -> None:
    places = SharedPlaces(tmp_path, "sockets", 1)
    for _ in range(2):
        with suppress(ZeroDivisionError), places.one("mia") as first:
            with places.one("mia") as second:
                assert first and not second
            raise ZeroDivisionError


def test_few_of_many_keys_are_thought_to_have_more_places_than_they_have(tmp_path: Path) -> None:
    places = SharedPlaces(tmp_path, "sockets", 1)
    with ExitStack() as held:
        refused = sum(not held.enter_context(places.one(f"address {number}")) for number in range(2000))
    assert refused < 10


def test_requests_of_an_address_are_limited_over_all_workers(postgres: Postgres) -> None:
    """Every request has a connection of its own, so that both workers get some."""
    size = 5 * 20
    limits: dict[str, Any] = GENEROUS | {"requests_per_second": 20}
    server = RunningServer(new_database(postgres), workers=WORKERS, wait_for_bots=False, **limits)
    try:
        wait_until(lambda: len(slots(server)) == WORKERS)
        began = time.monotonic()
        statuses: list[int] = []
        while 429 not in statuses and len(statuses) < 1000:
            statuses.append(httpx.get(f"{server.url}/api/games", verify=NO_TLS).status_code)
        most = size + 20 * (time.monotonic() - began) + WORKERS
        assert set(statuses) == {200, 429} and len(statuses) <= most
    finally:
        server.close()
