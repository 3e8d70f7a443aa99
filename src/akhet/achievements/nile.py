"""The achievements of NILE. Each shows a rule that new players overlook."""

from collections.abc import Iterator

from akhet.achievements.steps import Event, Played, Turn
from akhet.games.nile.state import CROP_NAMES

NAMES = (
    "out-planting",
    "two-harvests",
    "speculation-six",
    "surplus",
    "paid-flood",
    "plague-survived",
    "monument",
    "adding",
    "every-crop",
    "smaller-store",
)
BOTH_SUCCEED = 6  # cards that two Speculation cards draw


def earned(game: Played) -> list[set[str]]:
    """What each seat earned."""
    found: list[set[str]] = [set() for _ in range(game.players)]
    for turn in game.turns:
        found[turn.seat] |= set(_in_turn(turn))
    for name, seat in (*_in_floods(game.events), *_survivors(game.events), *_at_end(game)):
        found[seat].add(name)
    return found


def _in_turn(turn: Turn) -> Iterator[str]:
    if any(event["event"] == "ousted" and event["owner"] != turn.seat for event in turn.events):
        yield "out-planting"  # N3.13
    trades = [event["at"] for event in turn.own("traded")]
    if "market" in trades and any(event["from"] == "storage" for event in turn.own("gave")):
        yield "surplus"  # N3.7
    if "offering" in trades and _harvests_own_offering(turn):
        yield "paid-flood"  # N3.8
    if any(event["plot"] not in CROP_NAMES for event in turn.own("planted")):
        yield "monument"  # N7.2
    if any(_adds_to_three(turn.seat, ply) for ply in turn.plies):
        yield "adding"  # N3.12 (c)


def _harvests_own_offering(turn: Turn) -> bool:
    """Whether the flood of an Offering gave the seat a crop."""
    paid = False
    for event in turn.events:
        if event["event"] == "turn":  # what follows is the flood of the next turn
            return False
        if event["event"] == "traded":
            paid = event["at"] == "offering"
        elif paid and event["event"] == "harvested" and event["seat"] == turn.seat:
            return True
    return False


def _adds_to_three(seat: int, ply: list[Event]) -> bool:
    """Whether a planting went to three places or more: only adding to one's own fields can."""
    return sum(event["event"] == "planted" and event["seat"] == seat for event in ply) >= 3


def _in_floods(events: list[Event]) -> Iterator[tuple[str, int]]:
    """What happens with one Flood card: two harvests, or two Speculation cards that succeed."""
    harvests: list[int] = []
    drawn: dict[int, int] = {}
    for event in events:
        if event["event"] in ("flooded", "turn"):
            harvests, drawn = [], {}
        elif event["event"] == "harvested":
            harvests.append(event["seat"])
            if harvests.count(event["seat"]) == 2:
                yield "two-harvests", event["seat"]  # N3.4
        elif event["event"] == "succeeded":
            drawn[event["seat"]] = drawn.get(event["seat"], 0) + event["cards"]
            if drawn[event["seat"]] >= BOTH_SUCCEED:
                yield "speculation-six", event["seat"]  # N5.1


def _survivors(events: list[Event]) -> Iterator[tuple[str, int]]:
    """N6.1: those who keep all their fields when the Plague destroys another's."""
    owners: dict[str, int] = {}
    struck: set[int] = set()
    for event in events:
        if event["event"] != "eaten" and struck:
            yield from (("plague-survived", seat) for seat in set(owners.values()) - struck)
            struck = set()
        if event["event"] == "planted":
            owners[event["plot"]] = event["seat"]
        elif event["event"] == "harvested" and event["left"] == 0:
            owners.pop(event["crop"], None)
        elif event["event"] == "ousted" or (event["event"] == "washed" and event["left"] == 0):
            owners.pop(event["plot"], None)
        elif event["event"] == "eaten":
            owners.pop(event["plot"], None)
            struck.add(event["owner"])


def _at_end(game: Played) -> Iterator[tuple[str, int]]:
    """N8: what the stores of the players show."""
    standings = game.standings or ()
    for one in standings:
        if one.counts[0] >= 1:
            yield "every-crop", one.seat  # N8.1
        if one.place == 1 and any(sum(one.counts) < sum(other.counts) for other in standings if other.place > 1):
            yield "smaller-store", one.seat  # N8.4
