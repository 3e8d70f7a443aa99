"""Many games on many cores. Each result is written when its game ends."""

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path

from akhet.arena.match import Result, play_game, warm_up
from akhet.arena.results import ResultsFile
from akhet.arena.schedule import MAX_SETS, Arena, Task
from akhet.arena.workers import Cores, Stopped, workers
from akhet.kernel.refusal import refuse

Progress = Callable[[int, int], None]


class ArenaWork:
    """The games of some arenas, as work for the engine. An item is the number of an arena, and a task."""

    compiled = False

    def __init__(self, arenas: Sequence[Arena]) -> None:
        self._arenas = arenas

    def prepare(self) -> None:
        warm_up(self._arenas)

    def do(self, item: tuple[int, Task], stopped: Stopped) -> tuple[int, Result]:
        number, task = item
        return number, play_game(self._arenas[number], task, stopped)


def play(
    arena: Arena,
    games: int,
    *,
    cores: Cores = None,
    results: Path | None = None,
    progress: Progress = lambda done, wanted: None,
) -> list[Result]:
    """Play at least this many games of every pairing, in whole mirrored sets. Returns all results, old and new.

    Games that the file `results` already has are not played again. `progress` is called with the number of games done
    and the number wanted. A script that uses several cores needs `if __name__ == "__main__":`, as workers import it.
    """
    sets = arena.sets_for(games)
    if not 0 < sets <= MAX_SETS:
        raise refuse("arena.sets", None, most=MAX_SETS)
    with ResultsFile(results, arena, sets) if results is not None else nullcontext() as file:
        found = file.results if file is not None else []
        done = {result.task for result in found}
        left = ((0, task) for task in arena.tasks(sets) if task not in done)
        wanted = sets * len(arena.pairings) * arena.setting.players
        count = sum(task.set < sets for task in done)
        work = ArenaWork([arena])
        if count < wanted:
            work.prepare()
            progress(count, wanted)
        with workers(work, cores, wanted - count) as play_all:
            for _, result in play_all(left):
                if file is not None:
                    file.add(result)
                else:
                    found.append(result)
                count += 1
                progress(count, wanted)
    return found
