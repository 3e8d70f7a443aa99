"""What a player of Fertility may hope for, in Debens: what is full counts in full, an open icon as far as the goods
beside the board or the turns to come are likely to fill it. A *taste* weighs the five headings of the score."""

import numpy as np

from akhet.games.fertility.actions import ACTIONS
from akhet.games.fertility.city import shop_at, slots_used
from akhet.games.fertility.scoring import all_debens, monument_debens, placed
from akhet.games.fertility.state import (
    ANY,
    GODS,
    HEADINGS,
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
from akhet.kernel.compiling import rule
from akhet.kernel.layout import blank, record_type

f8, i8 = np.float64, np.int64

TURNS = 9  # F7.1
GENERIC, SPECIALISED, STATUES, MONUMENTS, WHEAT = range(len(HEADINGS))

# What a player believes, found by trying: all in Debens, chances or goods a turn.
SURE = 0.95  # that a good beside the board fills the icon it is meant for
LIKELY = 0.9  # the most that turns to come can promise
INCOME = 0.7  # of a wanted resource a turn
GROWTH = 0.5  # tokens of a resource a turn, where a specialised Shop counts them
WHEAT_INCOME = 0.35
SPOT = 4.0  # a free spot that there is still time to build on
EXCHANGE_HOPE = 3.0
MONUMENT_HOPE = 5.0
STANDING = 10.0  # Debens ahead that make a clear favourite

# What goods are worth before they are placed, found by trying.
(
    SPEND,  # the least a good is worth that could help to pay for a District
    NEAR,  # what an icon is worth of one that completes its Shop, for each other still open
    NEAR_LAST,  # the same in the last turn
    GOODS,  # that a turn brings
    TOKENS,  # of a specialised Shop's resource that a turn brings
    QUARRY_WORTH,
    LEADING,  # what a Monument is worth more where it decides who has most
    LACKING,  # what a Shop is worth to supply that cannot be filled now
    CROWDED,  # how much open icons elsewhere stand in a District's way
    EXCHANGE_WORTH,
    WHEAT_SIGHT,  # steps of the Wheat track looked ahead, for each turn to come
    NEXT_GOD,  # what the god after the next is worth now
) = range(12)
PRICES = np.array([4.7, 0.97, 0.4, 0.25, 0.53, 6.5, 2.7, 2.2, 0.74, 2.9, 0.3, 0.25])

SCRATCH = record_type(
    ("weights", f8, len(HEADINGS)),
    ("price", f8, len(PRICES)),
    ("estimate", f8, RESOURCES + 1),  # that an open icon of each kind gets filled
    ("icon", f8, (RESOURCES, 4)),  # what the next goods of each resource are worth, best first
    ("shop_worth", f8, SLOTS),  # of a Shop that is not full, were it full
    ("wheat_worth", f8),  # of one more Wheat
    ("gods", i8),  # that stand, a bit each
    ("standing_gods", i8),  # how many, those of choice counted
    ("open_icons", i8),
    ("open", i8, RESOURCES + 1),
    ("tokens", i8, RESOURCES),
    ("goods", i8, 2 * RESOURCES + 2),
    ("moves", np.int16, len(ACTIONS) + 2),  # a buffer, of a length with which nothing is padded
    # copies of the table to try things on: an action, what follows it, and small choices
    ("after", STATE),
    ("built", STATE),
    ("small", STATE),
)


def new_scratch() -> np.recarray:
    """Room to think in, given to the rules because they allocate nothing."""
    scratch = blank(SCRATCH)
    scratch[0].weights = 1.0
    scratch[0].price = PRICES
    return scratch


@rule
def turns_after(s):
    """Turns the player to move will have after this one (F7.1, F7.3: a turn draws one tile, in the variant two)."""
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
def look_at_needs(s, parts, seat, goods_count, turns, scratch):
    """Open icons and tokens of a Metropolis, and how likely each kind of icon is to be filled."""
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
        scratch.estimate[resource] = hope_of(scratch.open[resource], goods, INCOME * turns)
    scratch.estimate[ANY] = hope_of(scratch.open[ANY], spare, 2 * INCOME * turns)


@rule
def hope_of(icons, goods, to_come):
    """How likely one of so many icons is to be filled, by goods at hand or by those to come."""
    if icons == 0:
        return 0.0
    now = min(icons, goods)
    later = icons - now
    return (SURE * now + later * min(LIKELY, to_come / (later + 0.5))) / icons


@rule
def hope_for(s, parts, seat, slot, shop, scratch):
    """How likely a Shop is to be full at the end."""
    estimate = 1.0
    if not s.full[seat, slot]:
        for kind in range(RESOURCES + 1):
            for _ in range(missing(s, parts, seat, slot, shop, kind)):
                estimate *= scratch.estimate[kind]
    return estimate


@rule
def worth(s, parts, seat, goods_count, turns, scratch):
    """What a seat may hope to score, with so many turns to come after this one, weighed by its taste."""
    look_at_needs(s, parts, seat, goods_count, turns, scratch)
    weights = scratch.weights
    generic = 0.0
    specialised = 0.0
    wheat = float(s.wheat[seat]) + WHEAT_INCOME * turns
    gods = 0.0
    seen = 0
    for slot in range(slots_used(s, seat)):
        shop = shop_at(s, seat, slot)
        pays = parts.pays[shop]
        estimate = hope_for(s, parts, seat, slot, shop, scratch)
        if pays == PAYS_DEBENS:
            generic += estimate * float(parts.value[shop])
        elif pays == PAYS_WHEAT:
            if not s.full[seat, slot]:  # a full one's Wheat is in the Storehouse already
                wheat += estimate
        elif pays == PAYS_EXCHANGE:
            if not s.full[seat, slot]:
                generic += estimate * EXCHANGE_HOPE * min(1, turns)
        elif pays == PAYS_ANY_GOD:
            gods += estimate
        elif pays == PAYS_EACH:
            for resource in range(RESOURCES):
                if parts.shows[shop] >> resource & 1:
                    tokens = scratch.tokens[resource] + GROWTH * turns
                    specialised += estimate * float(parts.value[shop]) * tokens
        elif pays == PAYS_GODS and s.full[seat, slot]:
            seen |= np.int64(parts.shows[shop])
    for god in range(GODS):
        gods += estimate_god(s, parts, seat, god, seen, scratch)
    future = turns / (TURNS - 1)
    monuments = future * MONUMENT_HOPE * placed(s, seat) + (1 - future) * monument_debens(s, seat)
    spots = min(SPOTS - np.int64(s.spots_used[seat]), turns)
    return (
        weights[GENERIC] * generic
        + weights[SPECIALISED] * specialised
        + weights[STATUES] * along(parts.god_scale, gods)
        + weights[MONUMENTS] * monuments
        + weights[WHEAT] * along(parts.wheat_scale, min(wheat, float(MAX_WHEAT)))
        + SPOT * spots
    )


@rule
def estimate_god(s, parts, seat, god, seen, scratch):
    """How likely one named god is to stand: the best of the Shops that show it."""
    if seen >> god & 1:
        return 1.0
    best = 0.0
    for slot in range(slots_used(s, seat)):
        shop = shop_at(s, seat, slot)
        if parts.pays[shop] == PAYS_GODS and parts.shows[shop] >> god & 1:
            best = max(best, hope_for(s, parts, seat, slot, shop, scratch))
    return best


@rule
def turns_left(s, seat):
    """Turns a seat still has, the present one counted where it is under way."""
    if s.last_turns > 0:
        behind = (seat - np.int64(s.turn)) % np.int64(s.players)
        return int(behind < s.last_turns)
    return turns_after(s) + int(seat == s.turn)


@rule
def prospects(s, parts, standing, scratch):
    """How every seat stands."""
    for seat in range(s.players):
        estimate = worth(s, parts, seat, seat == s.turn, turns_left(s, seat), scratch)
        standing[seat] = estimate / STANDING


@rule
def expected_score(s, parts, seat, over, scratch):
    if over:
        return float(all_debens(s, parts, seat))
    return worth(s, parts, seat, seat == s.turn, turns_left(s, seat), scratch)
