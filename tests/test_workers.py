"""The engine under arenas, simulations and data sets: the same results on threads, in processes and alone."""

import os
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from akhet import Refused
from akhet.arena.workers import Stopped, StoppedEarly, workers
from akhet.kernel.refusal import refuse


@dataclass
class Squares:
    """Squares numbers; a negative one is refused, and 1000 waits until it is stopped."""

    compiled: bool
    folder: Path
    prepared: bool = False

    def prepare(self) -> None:
        self.prepared = True

    def do(self, item: int, stopped: Stopped) -> int:
        assert self.prepared
        (self.folder / f"{os.getpid()}-{threading.get_ident()}").touch()
        if item < 0:
            raise refuse("arena.unfinished")
        while item == 1000:
            if stopped():
                raise StoppedEarly
        return item * item


def squares(compiled: bool, cores: int, items: list[int], folder: Path) -> list[int]:
    work = Squares(compiled, folder)
    work.prepare()
    with workers(work, cores, len(items)) as run:
        return sorted(run(items))


@pytest.mark.parametrize(("compiled", "cores"), [(True, 1), (True, 3), (False, 1), (False, 2)])
def test_every_item_has_its_result_whoever_did_it(compiled: bool, cores: int, tmp_path: Path) -> None:
    assert squares(compiled, cores, list(range(40)), tmp_path) == [item * item for item in range(40)]
    processes = {file.name.partition("-")[0] for file in tmp_path.iterdir()}
    assert (processes == {str(os.getpid())}) == (compiled or cores == 1)


@pytest.mark.parametrize(("compiled", "cores"), [(True, 2), (False, 1), (False, 2)])
def test_a_refusal_comes_back_as_it_is(compiled: bool, cores: int, tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        squares(compiled, cores, [1, -1], tmp_path)
    assert refused.value.refusal.code == "arena.unfinished"


def test_processes_are_stopped_in_the_middle_of_an_item(tmp_path: Path) -> None:
    work = Squares(compiled=False, folder=tmp_path)
    work.prepare()

    def interrupted() -> None:
        with workers(work, 2, 3) as run:
            assert next(run([1000, 2, 3])) in (4, 9)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()


def test_few_items_are_begun_ahead(tmp_path: Path) -> None:
    """So that a run that is stopped ends soon."""
    asked: list[int] = []

    def items() -> Iterator[int]:
        for number in range(100):
            asked.append(number)
            yield number

    work = Squares(compiled=True, folder=tmp_path)
    work.prepare()
    with workers(work, 2, 100) as run:
        stream = run(items())
        next(stream)
        assert len(asked) <= 5
        assert len(list(stream)) == 99
