"""One game between bots, and its result."""

from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace

from akhet.arena.schedule import FORFEIT, STAND_IN, Arena, Task
from akhet.arena.workers import Stopped, StoppedEarly
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
    forfeits: list[int] = field(default_factory=list[int])  # seats that lost the game by a fault, in that order

    @property
    def task(self) -> Task:
        return Task(self.pairing, self.set, self.seating)


def places_of(counts: list[list[int]], forfeits: Sequence[int] = ()) -> list[int]:
    """The places that follow from what the ranking compares; equal seats share a place.

    A seat that forfeited is behind all that did not, and behind those that forfeited after it.
    """
    stayed = len(counts)
    keys = [(forfeits.index(seat) if seat in forfeits else stayed, own) for seat, own in enumerate(counts)]
    return [1 + sum(rival > mine for rival in keys) for mine in keys]


def play_game(arena: Arena, task: Task, stopped: Stopped = lambda: False) -> Result:
    """Play a game to its end. If the bots do not use the clock, playing it again changes only the seconds.

    `stopped` is called before every move; if it returns true, StoppedEarly is raised.
    """
    setting = arena.setting
    table = arena.game.open(setting.players, seed=arena.dice(task), **setting.options)
    turns = [0] * setting.players
    forfeits: list[int] = []
    mover = None
    with ExitStack() as leaving:
        seats = [
            leaving.enter_context(BotSeat(arena.entrants[entrant], arena.game, arena.bot_key(task, seat), STAND_IN))
            for seat, entrant in enumerate(arena.seats(task))
        ]
        while (turn := table.turn) is not None:
            if stopped():
                raise StoppedEarly
            turns[turn] += turn != mover
            mover = turn
            seats[turn].play(table)
            if arena.on_fault == FORFEIT and seats[turn].faults and turn not in forfeits:
                forfeits.append(turn)
                seats[turn].retire()
    counts = [standing.counts for standing in table.score()]
    return Result(
        *task,
        places=places_of(counts, forfeits),
        counts=counts,
        decisions=len(table.plies),
        turns=turns,
        seconds=[round(seat.seconds, DIGITS) for seat in seats],
        faults=[faults_of(seat) for seat in seats],
        hash=table.hash(),
        forfeits=forfeits,
    )


def faults_of(seat: BotSeat) -> list[str]:
    """A seat's faults without their plies, so that equal ones can be counted."""
    return [f"{fault.kind}: {fault.detail}"[:MAX_FAULT] for fault in seat.faults[:MAX_FAULTS]]


def warm_up(arenas: Iterable[Arena]) -> None:
    """Play a short game of every entrant with itself, so that nothing is compiled or loaded while bots are timed.

    A bot from outside makes one move only, because it may ignore the small budget.
    """
    entrants = {(repr(arena.setting), str(spec)): (arena, spec) for arena in arenas for spec in arena.entrants}
    for arena, spec in entrants.values():
        setting = arena.setting
        table = arena.game.open(setting.players, seed=0, **setting.options)
        quick = replace(spec, budget=smallest_budget(spec.budget))
        with ExitStack() as leaving:
            seats = [
                leaving.enter_context(BotSeat(quick, arena.game, key_from_seed(seat), STAND_IN))
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
