"""The course of a finished game: its positions, cut into decisions and chance results."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from akhet.analysis.description import description_of
from akhet.kernel.layout import Record, blank
from akhet.kernel.refusal import refuse
from akhet.kernel.stream import new_streams
from akhet.table import Game, Table


@dataclass(frozen=True)
class Chance:
    """A chance result, and the position before it."""

    ply: int  # that it follows; 0 for those of the set-up
    number: int  # among those of its ply
    seat: int
    outcome: int
    name: str | int
    before: Record


@dataclass(frozen=True)
class Choice:
    """What a seat chose at once, and the chance results that followed."""

    first: int
    last: int
    seat: int
    moves: list[int]
    stand_in: bool
    before: Record
    chances: list[Chance]
    after: Record  # after the chance results: the next choice, or the end


class Course:
    """A finished game. One that is not over is refused: nobody may be advised during a game."""

    def __init__(self, table: Table) -> None:
        if not table.over:
            raise refuse("analysis.not_over")
        self.game: Game = table.game
        self.players = table.players
        self.table = table
        self._verbs = self.game.rules.verbs

    @cached_property
    def begin(self) -> Record:
        """The position in which the first choice is made."""
        state = self._first_state()
        for name in self.table.start.chance:
            self._happen(state, name)
        return state

    @cached_property
    def choices(self) -> list[Choice]:
        begins = description_of(self.game.name).begins_decision
        state, found = self._copy(self.begin), []
        plies = self.table.plies
        start = 0
        before = self._copy(state)
        for number, ply in enumerate(plies, start=1):
            self._verbs.act(state, self.game.parts, ply.move, None)
            chances = [self._chance(state, number, place, name) for place, name in enumerate(ply.chance)]
            ended = bool(chances) or number == len(plies) or int(state.turn) != ply.seat or begins(state)
            # somebody else moves from the middle of a choice on: what was begun is theirs
            ended = ended or (plies[number].stand_in is None) != (ply.stand_in is None)
            if ended:
                own = plies[start:number]
                found.append(
                    Choice(
                        first=start + 1,
                        last=number,
                        seat=ply.seat,
                        moves=[one.move for one in own],
                        stand_in=ply.stand_in is not None,
                        before=before,
                        chances=chances,
                        after=self._copy(state),
                    )
                )
                start, before = number, found[-1].after
        return found

    def set_up_again(self, key: bytes, count: int) -> list[Record]:
        """The first choices of other games with the same options. Empty for a game from a position set up by hand."""
        if self.table.start.position is not None:
            return []
        states: list[Record] = []
        first = self._first_state()
        for stream in new_streams(key, range(count)):
            state = self._copy(first)
            self._verbs.settle(state, self.game.parts, stream, None)
            states.append(state)
        return states

    def _first_state(self) -> Record:
        position = self.table.start.position
        if position is None:
            return self.game.initial_state(self.players, dict(self.table.options))[0]
        return self.game.rules.notation.read_position(self.game.components, position)[0]

    def _chance(self, state: Record, ply: int, number: int, name: Any) -> Chance:
        before = self._copy(state)
        return Chance(ply, number, int(before.turn), self._happen(state, name), name, before)

    def _happen(self, state: Record, name: Any) -> int:
        outcome = self.game.rules.notation.read_outcome(self.game.components, int(state.step), name)
        assert outcome is not None, "a replayed record has only outcomes that can be read"
        self._verbs.happen(state, self.game.parts, outcome, None)
        return outcome

    def _copy(self, state: Record) -> Record:
        copy = blank(self.game.rules.state)
        copy[0] = state
        return copy[0]
