"""NILE's table as text."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from akhet.draw.drawing import View, counted, line, player_line, player_name
from akhet.games.nile.components import Components
from akhet.games.nile.state import CROP_NAMES, PLOT_NAMES, SPHINX


def lines(components: Components, view: View) -> Iterator[str]:
    plague = "aside" if view["plague_aside"] else "in the pile"
    season = f"{view['season']} of {view['players']}; {view['pile_size']} cards in the pile; Plague {plague}"
    yield line("Season", season)
    yield line("Flood", view["flood"] or "none yet")
    yield line("Stack", counted(view["flood_stack"]))
    yield line("Discards", counted(view["discards"]))
    planted = view["fields"] | view["monuments"]
    yield line("Fields", _plots(crops_in_play(view), planted))
    if view["options"]["monuments"]:
        yield line("Monuments", _plots(PLOT_NAMES[SPHINX:], planted))
    for seat in range(view["players"]):
        words = f"{view['hand_sizes'][seat]} in hand; storage {counted(view['storage'][seat])}"
        if view["speculation"] and view["speculation"]["owner"] == seat:
            words += f"; speculates on {', '.join(view['speculation']['cards'])}"
        yield player_line(view, seat, words)
    if view["seat"] is not None:
        yield line("Hand", f"{counted(view['hand'])} ({player_name(view['seat'])})")
    if view["pick"]:
        yield line("Picked", picked(view["pick"]))


def crops_in_play(view: View) -> list[str]:
    """N1.5: the Classic deck, whose options do not name crops that are out, has the first five."""
    out = view["options"].get("out", CROP_NAMES[5:])
    return [crop for crop in CROP_NAMES if crop not in out]


def picked(pick: Mapping[str, Any]) -> str:
    """What a player has picked so far for a move."""
    if "planting" in pick:
        return f"planting {counted(pick['planting'])}"
    if "speculating" in pick:
        return f"speculating {pick['speculating']}"
    return f"{pick['trade']}, giving {pick['given'] or 'nothing yet'}"


def _plots(names: Sequence[str], planted: Mapping[str, Any]) -> str:
    taken = [
        f"{name} {planted[name]['cards']} of {player_name(planted[name]['owner'])}" for name in names if name in planted
    ]
    free = [name for name in names if name not in planted]
    return ", ".join([*taken, *([f"free: {' '.join(free)}"] if free else [])])
