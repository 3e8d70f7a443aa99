"""A View as a text for people: the table as one seat, or an onlooker, may see it. Names are those of the rules."""

from collections.abc import Iterator, Mapping
from typing import Any

from akhet.envs.one_game import OneGame
from akhet.games.fertility.components import Components
from akhet.games.fertility.state import RESOURCE_NAMES, SHOPS_OF_DISTRICT
from akhet.games.nile.state import CROP_NAMES, PLOT_NAMES, SPHINX

WIDE = 11  # the names at the head of a line


def text(game: OneGame, seat: int | None) -> str:
    view = game.rules.notation.view_position(game.variant.game.components, game.view(seat))
    lines = _nile(view) if game.rules.name == "nile" else _fertility(game.variant.game.components, view)
    return "\n".join([_head(game, view), *lines])


def agent(seat: int) -> str:
    """A seat as PettingZoo names it."""
    return f"player_{seat}"


def counted(counts: dict[str, int]) -> str:
    """`2 wheat, 1 flax`."""
    return ", ".join(f"{count} {name}" for name, count in counts.items()) or "none"


def picked(pick: dict[str, Any]) -> str:
    """What a NILE player has picked so far of a move."""
    if "planting" in pick:
        return f"planting {counted(pick['planting'])}"
    if "speculating" in pick:
        return f"speculating {pick['speculating']}"
    return f"{pick['trade']}, giving {pick['given'] or 'nothing yet'}"


def crops_in_play(view: Mapping[str, Any]) -> list[str]:
    """N1.5: the Classic deck, which names none that are out, has the first five."""
    out = view["options"].get("out", CROP_NAMES[5:])
    return [crop for crop in CROP_NAMES if crop not in out]


def _head(game: OneGame, view: Mapping[str, Any]) -> str:
    name = game.rules.name.upper() if game.rules.name == "nile" else game.rules.name.capitalize()
    if view["step"] == "over":
        return f"{name}, {view['players']} players: over, rewards {', '.join(f'{r:g}' for r in game.rewards)}"
    return f"{name}, {view['players']} players: {agent(view['turn'])} to move ({view['step']})"


def _line(head: str, words: str) -> str:
    return f"{head:<{WIDE}}{words}"


def _player(view: Mapping[str, Any], seat: int) -> str:
    mark = ">" if seat == view["turn"] and view["step"] != "over" else " "
    return f"{mark} {agent(seat)}"


def _nile(view: Mapping[str, Any]) -> Iterator[str]:
    plague = "aside" if view["plague_aside"] else "in the pile"
    yield _line(
        "Season", f"{view['season']} of {view['players']}; {view['pile_size']} cards in the pile; Plague {plague}"
    )
    yield _line("Flood", view["flood"] or "none yet")
    yield _line("Stack", counted(view["flood_stack"]))
    yield _line("Discards", counted(view["discards"]))
    planted = view["fields"] | view["monuments"]
    yield _line("Fields", _plots(crops_in_play(view), planted))
    if view["options"]["monuments"]:
        yield _line("Monuments", _plots(PLOT_NAMES[SPHINX:], planted))
    for seat in range(view["players"]):
        words = f"{view['hand_sizes'][seat]} in hand; storage {counted(view['storage'][seat])}"
        if view["speculation"] and view["speculation"]["owner"] == seat:
            words += f"; speculates on {', '.join(view['speculation']['cards'])}"
        yield _line(_player(view, seat), f" {words}")
    if view["seat"] is not None:
        yield _line("Hand", f"{counted(view['hand'])} ({agent(view['seat'])})")
    if view["pick"]:
        yield _line("Picked", picked(view["pick"]))


def _plots(names: Any, planted: dict[str, Any]) -> str:
    said = (f"{name} {planted[name]['cards']} of {agent(planted[name]['owner'])}" for name in names if name in planted)
    free = [name for name in names if name not in planted]
    return ", ".join([*said, *([f"free: {' '.join(free)}"] if free else [])])


def _fertility(components: Components, view: Mapping[str, Any]) -> Iterator[str]:
    yield "    " + " ".join(f"{column:>2}" for column in range(len(view["valley"][0])))
    for row, line in enumerate(view["valley"]):
        yield f"{row:>2}  " + " ".join(f"{letter:>2}" for letter in line)
    yield _line("Pile", f"{view['pile_size']} tiles; Common Pool {counted(view['common'])}")
    yield _line("Stock", counted(view["stock"]))
    by_name = {district.name: district for district in components.districts}
    for name in view["row"]:
        district = by_name[name]
        shops = "; ".join(f"{shop.needs} pays {shop.pays}" for shop in district.shops)
        yield _line("District", f"{name}, costs {district.cost}: {shops}")
    for seat in range(view["players"]):
        goods = f"{view['wheat'][seat]} wheat, {view['monuments'][seat]} Monuments left"
        yield _line(_player(view, seat), f" {goods}; pool {counted(view['pools'][seat])}")
        yield from (f"    {words}" for words in _shops(components, view, seat))
    if view["beside"]:
        yield _line("Beside", f"{counted(view['beside'])} ({agent(view['turn'])})")
    if view["last_turns"]:
        yield _line("Last turns", str(view["last_turns"]))


def shops_of(components: Components, view: Mapping[str, Any], seat: int) -> list[tuple[str, list[Any]]]:
    """A city: the starting Shops and each District built, by name, with its Shops and what lies on each."""
    tokens, by_name = view["tokens"][seat], {district.name: district for district in components.districts}
    groups = [("", components.starting_shops), *((name, by_name[name].shops) for name in view["metropolis"][seat])]
    city, first = [], 0
    for number, (name, shops) in enumerate(groups):
        city.append((name, [(shop, tokens.get(str(first + place), {})) for place, shop in enumerate(shops)]))
        first += len(components.starting_shops) if number == 0 else SHOPS_OF_DISTRICT
    return city


def _shops(components: Components, view: Mapping[str, Any], seat: int) -> Iterator[str]:
    for name, shops in shops_of(components, view, seat):
        said = []
        for shop, tokens in shops:
            on_it = "".join(name[0].upper() * tokens.get(name, 0) for name in RESOURCE_NAMES)
            said.append(f"{shop.needs} [{on_it:<{len(shop.needs)}}] pays {shop.pays}")
        yield f"{name or 'start':<6} {'; '.join(said)}"
