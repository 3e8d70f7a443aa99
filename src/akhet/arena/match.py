"""One game between bots, and its result."""

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, replace

from akhet.arena.schedule import Arena, Task
from akhet.bots import BOTS
from akhet.bots.bot import Budget
from akhet.bots.seat import BotSeat
from akhet.kernel.stream import key_from_seed

MAX_FAULT = 200  # characters
MAX_FAULTS = 500  # of a seat in one game; more would add nothing
WARM_SECONDS = 0.01
DIGITS = 6  # of seconds


@dataclass(frozen=True)
class Result:
    """A finished game. Lists have one entry per seat."""

    pairing: int
    set: int
    seating: int
    places: list[int]
    counts: list[list[int]]  # what the ranking compares, in order; more is better
    decisions: int
    turns: list[int]
    seconds: list[float]  # of thinking
    faults: list[list[str]]
    hash: str  # of the last position

    @property
    def task(self) -> Task:
        return Task(self.pairing, self.set, self.seating)


def places_of(counts: list[list[int]]) -> list[int]:
    """The places that follow from what the ranking compares; equal seats share a place."""
    return [1 + sum(rival > mine for rival in counts) for mine in counts]


class Stopped(Exception):
    """A game was stopped before its end."""


def play_game(arena: Arena, task: Task, stopped: Callable[[], bool] = lambda: False) -> Result:
    """Play a game to its end. If the bots do not use the clock, playing it again changes only the seconds.

    `stopped` is called before every move; if it returns true, Stopped is raised.
    """
    setting = arena.setting
    table = arena.game.open(setting.players, seed=arena.dice(task), **setting.options)
    turns = [0] * setting.players
    mover = None
    with ExitStack() as leaving:
        seats = [
            leaving.enter_context(BotSeat(arena.entrants[entrant], arena.game, arena.bot_key(task, seat)))
            for seat, entrant in enumerate(arena.seats(task))
        ]
        while (turn := table.turn) is not None:
            if stopped():
                raise Stopped
            turns[turn] += turn != mover
            mover = turn
            seats[turn].play(table)
    standings = table.score()
    return Result(
        *task,
        places=[standing.place for standing in standings],
        counts=[standing.counts for standing in standings],
        decisions=len(table.plies),
        turns=turns,
        seconds=[round(seat.seconds, DIGITS) for seat in seats],
        faults=[faults_of(seat) for seat in seats],
        hash=table.hash(),
    )


def faults_of(seat: BotSeat) -> list[str]:
    """A seat's faults without their plies, so that equal ones can be counted."""
    return [f"{fault.kind}: {fault.detail}"[:MAX_FAULT] for fault in seat.faults[:MAX_FAULTS]]


def warm_up(arena: Arena) -> None:
    """Play a short game of every entrant with itself, so that nothing is compiled or loaded while bots are timed.

    A bot from outside makes one move only, because it may ignore the small budget.
    """
    setting = arena.setting
    for spec in {str(spec): spec for spec in arena.entrants}.values():
        table = arena.game.open(setting.players, seed=0, **setting.options)
        quick = replace(spec, budget=smallest_budget(spec.budget))
        with ExitStack() as leaving:
            seats = [
                leaving.enter_context(BotSeat(quick, arena.game, key_from_seed(seat)))
                for seat in range(setting.players)
            ]
            while (turn := table.turn) is not None and (spec.name in BOTS or not table.plies):
                seats[turn].play(table)


def smallest_budget(budget: Budget) -> Budget:
    """The smallest budget of the same kind."""
    return Budget(
        seconds=None if budget.seconds is None else min(WARM_SECONDS, budget.seconds),
        iterations=None if budget.iterations is None else 1,
    )
