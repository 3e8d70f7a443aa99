"""The first turn of every seat of a game, as its kind."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from akhet.games import module_of
from akhet.kernel.refusal import refuse
from akhet.kernel.rules import Event
from akhet.table import Ply, Table

Opening = Mapping[str, int]  # what kind of turn it was; the game's message `<game>-opening-turn` says it


@dataclass(frozen=True)
class FirstTurn:
    order: int  # the seat counted from the one that begins
    seat: int
    opening: Opening


def first_turns(table: Table) -> Iterator[FirstTurn]:
    """The first turns of a game, as far as they were played to their end and by the holder of the seat."""
    describe = _describe_of(table.game.name)
    runs = [(seat, list(plies)) for seat, plies in groupby(table.plies, key=lambda ply: ply.seat)]
    for order, (seat, plies) in enumerate(runs[: table.players]):
        whole = order + 1 < len(runs) or table.turn != seat
        if whole and all(ply.stand_in is None for ply in plies):
            yield FirstTurn(order, seat, describe(*_of(table, seat, plies)))


def _of(table: Table, seat: int, plies: Sequence[Ply]) -> tuple[list[Mapping[str, Any]], list[Event]]:
    """The moves of a turn as data, and what its seat did in it."""
    moves = [table.rules.notation.move_data(ply.move) for ply in plies]
    return moves, [event for ply in plies for event in ply.events if event.values.get("seat") == seat]


def _describe_of(game: str) -> Any:
    module = module_of(game, "openings")
    if module is None:
        raise refuse("openings.none", None, game=game)
    return module.opening
