"""Shared by the tests of the rulings: questions about moves, and positions near the end of the pile."""

from typing import Any

import pytest

from akhet import Game, Refused, Table
from akhet.kernel.rules import Event
from tests.nile.positions import cards, position

# A turn's two cards and the next Flood card, for tests in which they make no difference.
QUIET = ("castor", "castor", "castor")


def forbids(table: Table, move: int | str, seat: int | None = None) -> str | None:
    """The ruling that forbids a move; None if it is legal."""
    refusal = table.why_not(move, seat)
    return None if refusal is None else refusal.ruling


def moves(table: Table) -> list[str]:
    return [move.say for move in table.legal()]


def names_of(events: list[Event]) -> list[str]:
    return [event.name for event in events]


def happens(table: Table, *cards: str) -> list[Event]:
    """Let chance turn up exactly these cards, which must lead to the next decision or the end."""
    events = table.settle(cards, dice=False)
    assert not table.awaits_chance
    return events


def rest_of_deck(players: int = 2, **given: Any) -> dict[str, int]:
    """The cards of the deck that a position leaves to the pile, with the Plague."""
    return position(players, **given).position()["pile"]


def short_pile(pile: str, players: int = 2, **given: Any) -> Table:
    """A position with exactly this pile: the rest of the deck is in the discards, or the Plague aside."""
    rest = rest_of_deck(players, **given)
    for card, count in cards(pile).items():
        rest[card] -= count
    given |= {"discards": rest, "plague_aside": bool(rest.pop("plague"))}
    return position(players, pile=pile, **given)


def refused_opening(players: Any, **options: Any) -> str | None:
    """The ruling that forbids opening a table."""
    with pytest.raises(Refused) as refused:
        Game("nile").open(players, seed=0, **options)
    return refused.value.refusal.ruling
