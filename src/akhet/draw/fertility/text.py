"""Fertility's table as text."""

from collections.abc import Iterator
from typing import Any

from akhet.draw.drawing import View, counted, line, player_line, player_name
from akhet.games.fertility.components import Components
from akhet.games.fertility.state import RESOURCE_NAMES, SHOPS_OF_DISTRICT, STARTING_SHOPS


def lines(components: Components, view: View) -> Iterator[str]:
    yield "    " + " ".join(f"{column:>2}" for column in range(len(view["valley"][0])))
    for row, letters in enumerate(view["valley"]):
        yield f"{row:>2}  " + " ".join(f"{letter:>2}" for letter in letters)
    yield line("Pile", f"{view['pile_size']} tiles; Common Pool {counted(view['common'])}")
    yield line("Stock", counted(view["stock"]))
    by_name = {district.name: district for district in components.districts}
    for name in view["row"]:
        district = by_name[name]
        shops = "; ".join(f"{shop.needs} pays {shop.pays}" for shop in district.shops)
        yield line("District", f"{name}, costs {district.cost}: {shops}")
    for seat in range(view["players"]):
        goods = (
            f"{view['wheat'][seat]} wheat, {view['monuments'][seat]} Monuments left ({view['options']['pieces'][seat]})"
        )
        yield player_line(view, seat, f"{goods}; pool {counted(view['pools'][seat])}")
        yield from (f"    {words}" for words in _shops(components, view, seat))
    if view["beside"]:
        yield line("Beside", f"{counted(view['beside'])} ({player_name(view['turn'])})")
    if view["last_turns"]:
        yield line("Last turns", str(view["last_turns"]))


def shops_of(components: Components, view: View, seat: int) -> list[tuple[str, list[Any]]]:
    """A city: the starting Shops and each District built, by name, with its Shops and what lies on each."""
    tokens, by_name = view["tokens"][seat], {district.name: district for district in components.districts}
    groups = [("", components.metropolises[seat]), *((name, by_name[name].shops) for name in view["metropolis"][seat])]
    city, first = [], 0
    for number, (name, shops) in enumerate(groups):
        city.append((name, [(shop, tokens.get(str(first + place), {})) for place, shop in enumerate(shops)]))
        first += STARTING_SHOPS if number == 0 else SHOPS_OF_DISTRICT
    return city


def _shops(components: Components, view: View, seat: int) -> Iterator[str]:
    for name, shops in shops_of(components, view, seat):
        shown = []
        for shop, tokens in shops:
            lying = "".join(resource[0].upper() * tokens.get(resource, 0) for resource in RESOURCE_NAMES)
            shown.append(f"{shop.needs} [{lying:<{len(shop.needs)}}] pays {shop.pays}")
        yield f"{name or 'start':<6} {'; '.join(shown)}"
