"""What a position of Fertility is worth to a seat, in Debens.

A full Shop counts in full; an open icon counts as far as the goods beside the board or the turns to come are likely to
fill it. The *heading weights* scale the five headings of the score; 1 is what a heading really counts.
"""

import numpy as np

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
)
from akhet.games.fertility.valley import EARNINGS
from akhet.kernel.compiling import rule
from akhet.kernel.layout import blank, record_type

f8, i8 = np.float64, np.int64

TURNS = 9  # F7.1
ICONS = 4  # goods of each resource that have a price of their own
GENERIC, SPECIALISED, STATUES, MONUMENTS, WHEAT = range(len(HEADINGS))

GAINS = 64  # different gains of placements that are remembered; more are evaluated each time
MOST_CHOICES = SLOTS * RESOURCES  # of one exchange
TRIALS = 3  # inside each other: an action, the build after it, one of its payments
KEPT = 26
UNUSED = 5  # a layout without padding ends at a multiple of eight bytes

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
    # a Metropolis as `survey` found it
    ("surveyed", i8),  # slots
    ("shop", i8, SLOTS),  # the Shop in each slot
    ("god_chance", f8, MAX_GODS),
    # what `greedy` found out about placements: an evaluation for each different gain
    ("gain", i8, GAINS),
    ("gain_worth", f8, GAINS),
    ("laid", i8, SLOTS),  # the resources that a trial laid onto Shops, to be taken back
    ("laid_count", i8),
    ("moves", np.int16, MOST_CHOICES),
    ("lacking", np.uint8, (SLOTS, RESOURCES + 1)),  # open icons of each Shop
    ("kept", np.uint8, (TRIALS, KEPT)),  # what a trial changes, as it was before
    ("unused", np.uint8, UNUSED),
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
def survey(s, parts, seat, scratch):
    """Count the open icons of a Metropolis, by Shop and together, and its tokens. A build or a supply changes little of
    it, so `follow_builds` and `survey_slot` bring it up to date."""
    scratch.surveyed = 0
    for kind in range(RESOURCES + 1):
        scratch.open[kind] = 0
    for resource in range(RESOURCES):
        scratch.tokens[resource] = 0
    follow_builds(s, parts, seat, scratch)


@rule
def follow_builds(s, parts, seat, scratch):
    """Bring the survey up to date after a District was built or taken back."""
    used = slots_used(s, seat)
    while scratch.surveyed > used:
        scratch.surveyed -= 1
        drop_slot(s, seat, scratch.surveyed, scratch)
    while scratch.surveyed < used:
        survey_slot(s, parts, seat, scratch.surveyed, scratch)
        scratch.surveyed += 1


@rule
def survey_slot(s, parts, seat, slot, scratch):
    shop = shop_at(s, seat, slot)
    scratch.shop[slot] = shop
    for resource in range(RESOURCES):
        scratch.tokens[resource] += np.int64(s.tokens[seat, slot, resource])
    for kind in range(RESOURCES + 1):
        lacking = 0 if s.full[seat, slot] else missing(s, parts, seat, slot, shop, kind)
        scratch.lacking[slot, kind] = lacking
        scratch.open[kind] += lacking


@rule
def drop_slot(s, seat, slot, scratch):
    """Take a Shop out of the survey; nothing on it may have changed since it came in."""
    for resource in range(RESOURCES):
        scratch.tokens[resource] -= np.int64(s.tokens[seat, slot, resource])
    for kind in range(RESOURCES + 1):
        scratch.open[kind] -= np.int64(scratch.lacking[slot, kind])


@rule
def count_needs(s, parts, seat, goods_count, turns, scratch):
    """Count a Metropolis's open icons and tokens, and how likely each kind of icon is to be filled."""
    survey(s, parts, seat, scratch)
    estimate_filling(s, goods_count, turns, scratch)


@rule
def estimate_filling(s, goods_count, turns, scratch):
    """How likely each kind of icon of the Metropolis that was surveyed is to be filled."""
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
def full_chance(slot, scratch):
    """How likely a Shop is to be full at the end."""
    chance = 1.0
    for kind in range(RESOURCES + 1):
        for _ in range(scratch.lacking[slot, kind]):
            chance *= scratch.fill_chance[kind]
    return chance


@rule
def worth(s, parts, seat, goods_count, turns, scratch):
    """The score that a seat can expect with `turns` to come after this one, weighed by heading."""
    survey(s, parts, seat, scratch)
    return surveyed_worth(s, parts, seat, goods_count, turns, scratch)


@rule
def surveyed_worth(s, parts, seat, goods_count, turns, scratch):
    """The same for the seat whose Metropolis was surveyed before."""
    follow_builds(s, parts, seat, scratch)
    estimate_filling(s, goods_count, turns, scratch)
    heading_weights = scratch.heading_weights
    generic = 0.0
    specialised = 0.0
    wheat = float(s.wheat[seat]) + WHEAT_INCOME * turns
    gods = 0.0
    seen = 0
    for god in range(MAX_GODS):
        scratch.god_chance[god] = 0.0
    for slot in range(scratch.surveyed):
        shop = scratch.shop[slot]
        pays = parts.pays[shop]
        chance = full_chance(slot, scratch)
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
        elif pays == PAYS_GODS:
            if s.full[seat, slot]:
                seen |= np.int64(parts.shows[shop])
            else:
                raise_god_chances(parts.shows[shop], chance, scratch)
    for god in range(MAX_GODS):
        gods += 1.0 if seen >> god & 1 else scratch.god_chance[god]
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
def raise_god_chances(shown, chance, scratch):
    """A named god stands as likely as the most likely of the Shops that show it."""
    for god in range(MAX_GODS):
        if shown >> god & 1:
            scratch.god_chance[god] = max(scratch.god_chance[god], chance)
