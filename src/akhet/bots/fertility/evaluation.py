"""What a position of Fertility is worth to a seat, in Debens.

A full Shop counts in full; an open icon counts as far as the goods beside the board or the turns to come are likely to
fill it. The *heading weights* scale the five headings of the score; 1 is what a heading really counts.
"""

import numpy as np

from akhet.games.fertility.actions import ACTIONS
from akhet.games.fertility.city import shop_at, slots_used
from akhet.games.fertility.scoring import monument_debens, placed
from akhet.games.fertility.state import (
    ANY,
    HEADINGS,
    MAX_GODS,
    MAX_WHEAT,
    PAYS_ANY_GOD,
    PAYS_DEBENS,
    PAYS_EACH,
    PAYS_EXCHANGE,
    PAYS_GODS,
    PAYS_WHEAT,
    RESOURCES,
    SLOTS,
    SPOTS,
    STATE,
)
from akhet.games.fertility.valley import EARNINGS
from akhet.kernel.compiling import rule
from akhet.kernel.layout import blank, record_type

f8, i8 = np.float64, np.int64

TURNS = 9  # F7.1
ICONS = 4  # goods of each resource that have a price of their own
GENERIC, SPECIALISED, STATUES, MONUMENTS, WHEAT = range(len(HEADINGS))

# Estimates in Debens, chances, or goods per turn, tuned by playing variants against each other.
SURE = 0.95  # the chance that a good beside the board fills the icon it is meant for
LIKELY = 0.9  # the highest chance that turns to come can give
INCOME = 0.7  # goods of a wanted resource, per turn
GROWTH = 0.5  # tokens of a resource that a specialised Shop counts, per turn
WHEAT_INCOME = 0.35
SPOT = 4.0  # the worth of a free spot that there is still time to build on
EXCHANGE_VALUE = 3.0
MONUMENT_VALUE = 5.0

# What goods are worth before they are placed, tuned in the same way.
(
    SPEND,  # the least worth of a good that could help to pay for a District
    NEAR,  # factor on an icon's worth for each other open icon of its Shop
    NEAR_LAST,  # the same in the last turn
    GOODS,  # goods that a turn brings
    TOKENS,  # tokens of a specialised Shop's resource that a turn brings
    QUARRY_WORTH,
    LEADING,  # the extra worth of a Monument that decides who has most
    LACKING,  # factor on supplying a Shop that cannot be filled now
    CROWDED,  # how much open icons elsewhere count against a District
    EXCHANGE_WORTH,
    WHEAT_SIGHT,  # steps of the Wheat track looked ahead, per turn to come
    NEXT_GOD,  # the worth now of the god after the next
) = range(12)
PRICES = np.array([4.7, 0.97, 0.4, 0.25, 0.53, 6.5, 2.7, 2.2, 0.74, 2.9, 0.3, 0.25])

SCRATCH = record_type(
    ("heading_weights", f8, len(HEADINGS)),  # 1 for the true score
    ("price", f8, len(PRICES)),
    ("fill_chance", f8, RESOURCES + 1),  # that an open icon of each kind gets filled
    ("icon", f8, (RESOURCES, ICONS)),  # what the next goods of each resource are worth, best first
    ("shop_worth", f8, SLOTS),  # of an open Shop, if it were full
    ("wheat_worth", f8),  # of one more Wheat
    ("gods", i8),  # the gods that stand, one bit each
    ("standing_gods", i8),  # how many, with those of choice
    ("open_icons", i8),
    ("open", i8, RESOURCES + 1),
    ("tokens", i8, RESOURCES),
    ("goods", i8, EARNINGS),
    ("moves", np.int16, len(ACTIONS) + 4),  # a buffer, long enough for a layout without padding
    # copies of the position for trial: an action, what follows it, and small choices
    ("after", STATE),
    ("built", STATE),
    ("small", STATE),
)


def new_scratch() -> np.recarray:
    """The scratch buffer of the rules below, which allocate nothing themselves."""
    scratch = blank(SCRATCH)
    scratch[0].heading_weights = 1.0
    scratch[0].price = PRICES
    return scratch


@rule
def turns_after(s):
    """The turns of the player to move after this one (F7.1, F7.3: a turn draws one tile, in the variant two)."""
    if s.last_turns > 0:
        return 0
    draws = np.int64(s.pile_size) // 2 if s.variant else np.int64(s.pile_size)
    return (draws + np.int64(s.players)) // np.int64(s.players)


@rule
def along(scale, x):
    """A scale of Debens read between its whole numbers."""
    last = len(scale) - 1
    if x >= last:
        return float(scale[last])
    step = int(x)
    return float(scale[step]) + (x - step) * (float(scale[step + 1]) - float(scale[step]))


@rule
def missing(s, parts, seat, slot, shop, kind):
    """Free icons of a kind on a Shop; ANY for its wildcards (F5.1)."""
    if kind < RESOURCES:
        return max(0, np.int64(parts.needs[shop, kind]) - np.int64(s.tokens[seat, slot, kind]))
    wild = np.int64(parts.needs[shop, ANY])
    for resource in range(RESOURCES):
        wild -= max(0, np.int64(s.tokens[seat, slot, resource]) - np.int64(parts.needs[shop, resource]))
    return wild


@rule
def count_needs(s, parts, seat, goods_count, turns, scratch):
    """Count a Metropolis's open icons and tokens, and how likely each kind of icon is to be filled."""
    for kind in range(RESOURCES + 1):
        scratch.open[kind] = 0
    for resource in range(RESOURCES):
        scratch.tokens[resource] = 0
    for slot in range(slots_used(s, seat)):
        for resource in range(RESOURCES):
            scratch.tokens[resource] += np.int64(s.tokens[seat, slot, resource])
        if not s.full[seat, slot]:
            shop = shop_at(s, seat, slot)
            for kind in range(RESOURCES + 1):
                scratch.open[kind] += missing(s, parts, seat, slot, shop, kind)
    spare = 0
    for resource in range(RESOURCES):
        goods = np.int64(s.beside[resource]) if goods_count else 0
        spare += max(0, goods - scratch.open[resource])
        scratch.fill_chance[resource] = fill_chance(scratch.open[resource], goods, INCOME * turns)
    scratch.fill_chance[ANY] = fill_chance(scratch.open[ANY], spare, 2 * INCOME * turns)


@rule
def fill_chance(icons, goods, to_come):
    """How likely one of several icons is to be filled, by goods at hand or to come."""
    if icons == 0:
        return 0.0
    now = min(icons, goods)
    later = icons - now
    return (SURE * now + later * min(LIKELY, to_come / (later + 0.5))) / icons


@rule
def full_chance(s, parts, seat, slot, shop, scratch):
    """How likely a Shop is to be full at the end."""
    chance = 1.0
    if not s.full[seat, slot]:
        for kind in range(RESOURCES + 1):
            for _ in range(missing(s, parts, seat, slot, shop, kind)):
                chance *= scratch.fill_chance[kind]
    return chance


@rule
def worth(s, parts, seat, goods_count, turns, scratch):
    """The score that a seat can expect with `turns` to come after this one, weighed by heading."""
    count_needs(s, parts, seat, goods_count, turns, scratch)
    heading_weights = scratch.heading_weights
    generic = 0.0
    specialised = 0.0
    wheat = float(s.wheat[seat]) + WHEAT_INCOME * turns
    gods = 0.0
    seen = 0
    for slot in range(slots_used(s, seat)):
        shop = shop_at(s, seat, slot)
        pays = parts.pays[shop]
        chance = full_chance(s, parts, seat, slot, shop, scratch)
        if pays == PAYS_DEBENS:
            generic += chance * float(parts.value[shop])
        elif pays == PAYS_WHEAT:
            if not s.full[seat, slot]:  # the Wheat of a full one is in the Storehouse already
                wheat += chance
        elif pays == PAYS_EXCHANGE:
            if not s.full[seat, slot]:
                generic += chance * EXCHANGE_VALUE * min(1, turns)
        elif pays == PAYS_ANY_GOD:
            gods += chance
        elif pays == PAYS_EACH:
            for resource in range(RESOURCES):
                if parts.shows[shop] >> resource & 1:
                    tokens = scratch.tokens[resource] + GROWTH * turns
                    specialised += chance * float(parts.value[shop]) * tokens
        elif pays == PAYS_GODS and s.full[seat, slot]:
            seen |= np.int64(parts.shows[shop])
    for god in range(MAX_GODS):
        gods += god_chance(s, parts, seat, god, seen, scratch)
    future = turns / (TURNS - 1)
    monuments = future * MONUMENT_VALUE * placed(s, seat) + (1 - future) * monument_debens(s, seat)
    spots = min(SPOTS - np.int64(s.spots_used[seat]), turns)
    return (
        heading_weights[GENERIC] * generic
        + heading_weights[SPECIALISED] * specialised
        + heading_weights[STATUES] * along(parts.god_scale, gods)
        + heading_weights[MONUMENTS] * monuments
        + heading_weights[WHEAT] * along(parts.wheat_scale, min(wheat, float(MAX_WHEAT)))
        + SPOT * spots
    )


@rule
def god_chance(s, parts, seat, god, seen, scratch):
    """How likely a named god is to stand: by the best of the Shops that show it."""
    if seen >> god & 1:
        return 1.0
    best = 0.0
    for slot in range(slots_used(s, seat)):
        shop = shop_at(s, seat, slot)
        if parts.pays[shop] == PAYS_GODS and parts.shows[shop] >> god & 1:
            best = max(best, full_chance(s, parts, seat, slot, shop, scratch))
    return best
