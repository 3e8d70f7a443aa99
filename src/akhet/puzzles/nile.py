"""The puzzles of NILE: where they are looked for, and what they are about."""

from typing import Any

from akhet.games.nile.state import CROPS, PLAGUE, PLOT_NAMES, SPHINX
from akhet.puzzles.positions import Setting
from akhet.puzzles.themes import ENDGAME, Played

SETTINGS: tuple[Setting, ...] = (
    (2, {}),
    (3, {}),
    (2, {"monuments": True}),
    (2, {}),
    (4, {}),
    (3, {"monuments": True}),
    (2, {"classic": True}),
)

THEMES = (
    "speculation", "out-plant", "monument", "plague", "market", "offering", "last-card", "lowest-pile", "new-field",
    "wait", ENDGAME,
)  # fmt: skip
OBVIOUS = ("wait", "monument")  # a theme that leaves few moves to choose from

FEW_CARDS = 12  # in the pile, of which the Plague may be one
LAST_CARDS = 8  # of the last pass through the pile
LARGE = 3  # cards of a field that the Plague may take


def themes(played: Played) -> set[str]:
    s, after, seat = played.before, played.after, played.seat
    found: set[str] = set()
    names = {str(event["event"]) for event in played.events}
    if "speculated" in names:
        found.add("speculation")
    if "ousted" in names:
        found.add("out-plant")
    if "passed" in names:
        found.add("wait")
    for event in played.events:
        if event["event"] == "traded":
            found.add(event["at"])
        if event["event"] == "planted":
            found |= _planting(s, seat, event)
    if names & {"planted", "speculated"} and not int(after.hand[seat].sum()):
        found.add("last-card")
    if _plague_counts(s, after, seat):
        found.add("plague")
    if int(s.pile_size) <= LAST_CARDS and int(s.season) == int(s.players):  # N4.2, N4.3
        found.add(ENDGAME)
    return found


def _planting(s: Any, seat: int, event: dict[str, Any]) -> set[str]:
    plot = PLOT_NAMES.index(event["plot"])
    if plot >= SPHINX:
        return {"monument"}
    found: set[str] = set()
    piles = [int(s.storage[seat, crop]) for crop in range(CROPS) if s.deck[crop]]
    if int(s.storage[seat, plot]) == min(piles):
        found.add("lowest-pile")
    if int(s.owner[plot]) != seat:
        found.add("new-field")
    return found


def _plague_counts(s: Any, after: Any, seat: int) -> bool:
    """N6.1: whether the Plague is near and would take a field of this seat before the answer, or after it."""
    if s.plague_aside or int(s.pile_size) > FEW_CARDS or not int(s.deck[PLAGUE]):
        return False
    for state in (s, after):
        largest = int(state.planted.max())
        if largest >= LARGE and any(int(state.owner[plot]) == seat for plot in (state.planted == largest).nonzero()[0]):
            return True
    return False
