"""The puzzles of Fertility: where they are looked for, and what they are about."""

from typing import Any

from akhet.games.fertility.city import shop_at
from akhet.games.fertility.state import (
    NO_SQUARE,
    PAYS_ANY_GOD,
    PAYS_EACH,
    PAYS_EXCHANGE,
    PAYS_GODS,
    SHOPS_OF_DISTRICT,
    STARTING_SHOPS,
    Step,
)
from akhet.puzzles.positions import Setting
from akhet.puzzles.themes import ENDGAME, Played

SETTINGS: tuple[Setting, ...] = ((2, {}), (3, {}), (2, {"variant": True}), (4, {}), (2, {}), (3, {}))

THEMES = (
    "placement", "quarry", "monument", "district", "shop", "god", "specialised", "exchange", "wheat", "tile", "deny",
    ENDGAME,
)  # fmt: skip
OBVIOUS = ("quarry", "monument", "deny")  # a theme that leaves few moves to choose from


def themes(played: Played) -> set[str]:
    s, after, parts = played.before, played.after, played.game.parts
    names = {str(event["event"]) for event in played.events}
    found: set[str] = set()
    if "placed" in names:
        found.add("placement")
    if names & {"quarried", "empty_quarry"} or (after.quarries != NO_SQUARE).any() or s.step == Step.QUARRY:
        found.add("quarry")
    if "built" in names:
        found.add("district")
    if "took" in names:
        found.add("tile")
    if "removed" in names:
        found.add("deny")
    for event in played.events:
        if event["event"] == "quarried" and event["good"] == "monument":
            found.add("monument")
        if event["event"] == "earned" and event["good"] == "wheat":
            found.add("wheat")
        if event["event"] == "filled":
            found.add("shop")
            found |= _paid_by(parts, int(shop_at(after, played.seat, int(event["slot"]))))
    if "built" in names:
        spot = int(after.spots_used[played.seat]) - 1
        for shop in range(SHOPS_OF_DISTRICT):
            slot = STARTING_SHOPS + SHOPS_OF_DISTRICT * spot + shop
            found |= _paid_by(parts, int(shop_at(after, played.seat, slot)))
    if int(s.last_turns):
        found.add(ENDGAME)
    return found


def _paid_by(parts: Any, shop: int) -> set[str]:
    """The theme of what a Shop pays, if that is more than Debens."""
    pays = int(parts.pays[shop])
    if pays in (PAYS_GODS, PAYS_ANY_GOD):
        return {"god"}
    return {PAYS_EACH: {"specialised"}, PAYS_EXCHANGE: {"exchange"}}.get(pays, set())
