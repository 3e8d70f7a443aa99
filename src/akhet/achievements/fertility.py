"""The achievements of Fertility. Each shows a rule that new players overlook."""

from collections.abc import Iterator

from akhet.achievements.steps import Event, Played, Turn
from akhet.games.fertility.scoring import MOST

NAMES = (
    "quarry",
    "monument",
    "most-monuments",
    "rich-tile",
    "nothing-wasted",
    "paid-in-wheat",
    "exchange",
    "five-gods",
    "specialised",
    "full-storehouse",
)
RICH = 4  # resources and Wheat of one tile
MANY = 3  # resources of one turn
FIVE_GODS = 21  # Debens for them, with the scale of the set that comes with the game
FULL = 40  # Debens for ten Wheat
SPECIALISED = 10  # Debens
WHEAT = "wheat"


def earned(game: Played) -> list[set[str]]:
    """What each seat earned."""
    found: list[set[str]] = [set() for _ in range(game.players)]
    for turn in game.turns:
        found[turn.seat] |= set(_in_turn(turn))
    for one in game.standings or ():
        found[one.seat] |= set(_at_end(one.details))
    return found


def _in_turn(turn: Turn) -> Iterator[str]:
    quarried = turn.own("quarried")
    if quarried:
        yield "quarry"  # F3.7
    if any(event["good"] == "monument" for event in quarried):
        yield "monument"  # F3.10
    gained = turn.own("earned")
    if sum(event["count"] for event in gained) >= RICH:
        yield "rich-tile"  # F3.8
    resources = sum(event["count"] for event in gained if event["good"] != WHEAT)
    if resources >= MANY and not turn.own("returned"):
        yield "nothing-wasted"  # F6.1
    paid = [event["good"] for event in turn.own("paid")]
    if paid and set(paid) == {WHEAT}:
        yield "paid-in-wheat"  # F4.2
    if any(_fills_by_exchange(turn.seat, events) for events in turn.plies):
        yield "exchange"  # F5.5


def _fills_by_exchange(seat: int, events: list[Event]) -> bool:
    """Whether the resource of an exchange Shop completed another Shop."""
    own = [event["event"] for event in events if event.get("seat") == seat]
    return "exchanged" in own and "filled" in own[own.index("exchanged") :]


def _at_end(details: dict[str, int]) -> Iterator[str]:
    if details["monuments"] == MOST:
        yield "most-monuments"  # F8.5
    if details["statues"] >= FIVE_GODS:
        yield "five-gods"  # F8.3
    if details["specialised"] >= SPECIALISED:
        yield "specialised"  # F8.2
    if details["wheat"] >= FULL:
        yield "full-storehouse"  # F1.8
