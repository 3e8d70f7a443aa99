"""The plans of a player of Fertility: a tile's place, what a Quarry gives, a District with its payment, the supplying
of all goods, a tile to take.

A plan is the number of its first action. DONE is the plan to supply everything as seems best, and then be done. So the
small steps of a turn, such as which resource goes where, are not branches of the search.
"""

import numpy as np

from akhet.bots.fertility.evaluation import (
    CROWDED,
    EXCHANGE_WORTH,
    GENERIC,
    GOODS,
    ICONS,
    LACKING,
    LEADING,
    LIKELY,
    MONUMENTS,
    NEAR,
    NEAR_LAST,
    NEXT_GOD,
    QUARRY_WORTH,
    SPECIALISED,
    SPEND,
    STATUES,
    TOKENS,
    WHEAT,
    WHEAT_SIGHT,
    missing,
    turns_after,
)
from akhet.bots.generic import single_steps_template
from akhet.games.fertility.actions import (
    BUILD,
    CHOOSE_QUARRY,
    DISCARD,
    DONE,
    EXCHANGE_ONTO,
    PAY_GOOD,
    PLACE_TILE,
    SUPPLY,
    TAKE_TILE,
)
from akhet.games.fertility.city import has_good, has_icon, shop_at, slots_used
from akhet.games.fertility.scoring import placed
from akhet.games.fertility.state import (
    ANY,
    DISTRICT_SHOPS,
    MAX_GODS,
    MAX_WHEAT,
    NO_DISTRICT,
    NO_SHOP,
    PAYS_ANY_GOD,
    PAYS_DEBENS,
    PAYS_EACH,
    PAYS_EXCHANGE,
    PAYS_GODS,
    PAYS_WHEAT,
    RESOURCES,
    SHOPS_OF_DISTRICT,
    SHOWN,
    SPOTS,
    TILE_KINDS,
    WHEAT_GOOD,
    Step,
)
from akhet.games.fertility.turn import legal
from akhet.games.fertility.valley import EARNED_PRINTS, EARNED_QUARRIES, EARNED_WHEAT, earnings
from akhet.kernel.compiling import bind, rule

MOST_PLANS = 4000
ONLY = 1 << 20  # marks a plan of one step, with nothing after it
TILE_SCENES = np.array(TILE_KINDS, np.int64)
NEVER = 1.0e6  # a price that is never paid


@rule
def price_icons(s, parts, seat, turns, scratch):
    """Price the next goods of each resource for a seat, by the Shops they would help to fill."""
    count_tokens_and_gods(s, parts, seat, scratch)
    price_wheat(s, parts, seat, turns, scratch)
    scratch.open_icons = 0
    for slot in range(slots_used(s, seat)):
        scratch.shop_worth[slot] = 0.0
        shop = shop_at(s, seat, slot)
        if s.full[seat, slot] or parts.pays[shop] == NO_SHOP:
            continue
        scratch.shop_worth[slot] = shop_pays(parts, shop, turns, scratch)
        price_shop(s, parts, seat, slot, shop, turns, scratch)


@rule
def count_tokens_and_gods(s, parts, seat, scratch):
    """Count the tokens of a Metropolis and the gods that stand in it."""
    for resource in range(RESOURCES):
        scratch.tokens[resource] = 0
        for place in range(ICONS):
            scratch.icon[resource, place] = 0.0
    scratch.gods = 0
    scratch.standing_gods = 0
    for slot in range(slots_used(s, seat)):
        for resource in range(RESOURCES):
            scratch.tokens[resource] += np.int64(s.tokens[seat, slot, resource])
        if s.full[seat, slot]:
            shop = shop_at(s, seat, slot)
            if parts.pays[shop] == PAYS_GODS:
                scratch.gods |= np.int64(parts.shows[shop])
            elif parts.pays[shop] == PAYS_ANY_GOD:
                scratch.standing_gods += 1
    for god in range(MAX_GODS):
        scratch.standing_gods += scratch.gods >> god & 1


@rule
def price_wheat(s, parts, seat, turns, scratch):
    """Price one more Wheat, by the steps of the track that there is time for."""
    scale = parts.wheat_scale
    wheat = np.int64(s.wheat[seat])
    ahead = min(MAX_WHEAT, wheat + 1 + int(scratch.price[WHEAT_SIGHT] * turns))
    scratch.wheat_worth = 0.0
    if wheat < MAX_WHEAT:
        scratch.wheat_worth = (
            scratch.heading_weights[WHEAT] * (float(scale[ahead]) - float(scale[wheat])) / (ahead - wheat)
        )


@rule
def shop_pays(parts, shop, turns, scratch):
    """The Debens that a Shop is likely to bring once it is full, weighed by heading."""
    pays = parts.pays[shop]
    heading_weights, price = scratch.heading_weights, scratch.price
    if pays == PAYS_DEBENS:
        return heading_weights[GENERIC] * float(parts.value[shop])
    if pays == PAYS_WHEAT:
        return scratch.wheat_worth
    if pays == PAYS_EXCHANGE:
        return price[EXCHANGE_WORTH]
    if pays == PAYS_EACH:
        debens = 0.0
        for resource in range(RESOURCES):
            if parts.shows[shop] >> resource & 1:
                debens += float(parts.value[shop]) * (scratch.tokens[resource] + price[TOKENS] * turns)
        return heading_weights[SPECIALISED] * debens
    more = 1
    if pays == PAYS_GODS:
        more = 0
        for god in range(MAX_GODS):
            more += np.int64(parts.shows[shop]) >> god & 1 & ~(scratch.gods >> god)
    gods = np.int64(parts.gods)
    standing = min(gods, scratch.standing_gods)
    reached = min(gods, standing + more)
    before = float(parts.god_scale[standing])
    debens = float(parts.god_scale[reached]) - before
    if reached < gods and turns > 1:  # with a step towards the next god
        debens = max(debens, (float(parts.god_scale[reached + 1]) - before) * price[NEXT_GOD])
    return heading_weights[STATUES] * debens


@rule
def price_shop(s, parts, seat, slot, shop, turns, scratch):
    """Share a Shop's worth among its open icons."""
    total = 0
    for kind in range(RESOURCES + 1):
        total += missing(s, parts, seat, slot, shop, kind)
    scratch.open_icons += total
    share = scratch.shop_worth[slot] / total
    near = scratch.price[NEAR] if turns > 0 else scratch.price[NEAR_LAST]
    for _ in range(total - 1):
        share *= near
    wild = missing(s, parts, seat, slot, shop, ANY)
    for resource in range(RESOURCES):
        for _ in range(min(ICONS, missing(s, parts, seat, slot, shop, resource) + wild)):
            insert(scratch.icon, resource, share)


@rule
def insert(icon, resource, share):
    """Insert a price into a resource's prices, highest first."""
    for place in range(ICONS):
        if share > icon[resource, place]:
            share, icon[resource, place] = icon[resource, place], share


@rule
def goods_worth(s, seat, spend, scratch):
    """What the earnings in `scratch.goods` are worth."""
    goods = scratch.goods
    value = 0.0
    for resource in range(RESOURCES):
        earned = min(goods[resource] + goods[EARNED_PRINTS + resource], np.int64(s.stock[resource]))
        for place in range(earned):
            value += max(spend, scratch.icon[resource, place]) if place < ICONS else spend
    wheat = min(goods[EARNED_WHEAT], MAX_WHEAT - np.int64(s.wheat[seat]))
    value += max(spend, scratch.wheat_worth) * wheat
    return value + goods[EARNED_QUARRIES] * scratch.price[QUARRY_WORTH]


@rule
def propose_plans(s, parts, moves, plans, scores, scratch):
    """Write the plans for the player to move with a score each, in Debens; return their number."""
    seat = np.int64(s.turn)
    turns = turns_after(s)
    if s.step == Step.CITY:
        plans[0] = DONE
        scores[0] = 0.0
        if s.built or s.supplied or s.spots_used[seat] == SPOTS:
            return 1
        price_icons(s, parts, seat, turns, scratch)
        return propose_builds(s, parts, seat, turns, plans, scores, scratch)
    count = legal(s, parts, moves)
    for move in range(count):
        plans[move] = moves[move]
        scores[move] = 0.0
    if count > 1:
        price_icons(s, parts, seat, turns, scratch)
        spend = scratch.price[SPEND] if turns > 0 and s.spots_used[seat] < SPOTS else 0.0
        for move in range(count):
            scores[move] = score(s, parts, seat, spend, np.int64(moves[move]), scratch)
    return count


single_steps = bind(single_steps_template, "fertility_single_steps", legal=legal, mark=ONLY)


@rule
def score(s, parts, seat, spend, action, scratch):
    """The score of an action as a plan of its own."""
    if s.step == Step.PLACE:
        if action >= DISCARD:
            return 0.0
        earnings(s, action - PLACE_TILE, scratch.goods)
        return goods_worth(s, seat, spend, scratch)
    if s.step == Step.QUARRY:
        choice = action - CHOOSE_QUARRY
        if choice == RESOURCES:
            return monument_worth(s, seat, scratch)
        return max(spend, scratch.icon[choice, min(ICONS - 1, np.int64(s.beside[choice]))])
    if s.step == Step.TAKE:
        tile = action - TAKE_TILE
        return scratch.icon[TILE_SCENES[tile, 0], 0] + scratch.icon[TILE_SCENES[tile, 1], 0]
    if s.step == Step.PAY:
        return -price_good(s, seat, action - PAY_GOOD, scratch)
    if s.step == Step.EXCHANGE:
        return supply_worth(s, parts, seat, (action - EXCHANGE_ONTO) // RESOURCES, scratch)
    return 0.0


@rule
def monument_worth(s, seat, scratch):
    """F8.5: the worth of one more Monument, by how near it brings the seat to the most."""
    mine = placed(s, seat)
    most = 0
    for player in range(s.players):
        if player != seat:
            most = max(most, placed(s, player))
    if mine > most + 1:
        return scratch.heading_weights[MONUMENTS]
    return scratch.heading_weights[MONUMENTS] * (
        scratch.price[QUARRY_WORTH] + (scratch.price[LEADING] if mine >= most - 1 else 0.0)
    )


@rule
def price_good(s, seat, good, scratch):
    """What a good is worth if it is kept: by the icon it would fill."""
    if good == WHEAT_GOOD:
        return scratch.wheat_worth
    return scratch.icon[good, max(0, min(ICONS, np.int64(s.beside[good])) - 1)]


@rule
def propose_builds(s, parts, seat, turns, plans, scores, scratch):
    """F4.1, F4.2: every District of the row that can be paid for; after DONE, which is plan 0."""
    count = 1
    goods = np.int64(s.wheat[seat])
    for resource in range(RESOURCES):
        goods += np.int64(s.beside[resource])
    for place in range(SHOWN):
        district = np.int64(s.row[place])
        if district != NO_DISTRICT and np.int64(parts.cost[district]) <= goods:
            plans[count] = BUILD + district
            scores[count] = district_worth(s, parts, district, turns, scratch) - payment(
                s, parts, seat, district, scratch
            )
            count += 1
    return count


@rule
def district_worth(s, parts, district, turns, scratch):
    """What a District's Shops may bring, by the turns to come and the goods beside the board."""
    value = 0.0
    for number in range(SHOPS_OF_DISTRICT):
        shop = DISTRICT_SHOPS + SHOPS_OF_DISTRICT * district + number
        if parts.pays[shop] == NO_SHOP:
            continue
        icons = 0
        now = 0
        for kind in range(RESOURCES + 1):
            icons += np.int64(parts.needs[shop, kind])
            if kind < RESOURCES:
                now += min(np.int64(parts.needs[shop, kind]), np.int64(s.beside[kind]))
        to_come = scratch.price[GOODS] * turns
        chance = min(LIKELY, (now + to_come) / (icons + scratch.price[CROWDED] * scratch.open_icons + 1.0))
        value += chance * shop_pays(parts, shop, turns, scratch)
    return value


@rule
def payment(s, parts, seat, district, scratch):
    """What a District costs: the worth of the cheapest goods that pay for it."""
    value = 0.0
    cost = np.int64(parts.cost[district])
    paid_wheat = 0
    for resource in range(RESOURCES):
        scratch.goods[resource] = np.int64(s.beside[resource])
    for _ in range(cost):
        best = WHEAT_GOOD
        price = scratch.wheat_worth if paid_wheat < np.int64(s.wheat[seat]) else NEVER
        for resource in range(RESOURCES):
            if scratch.goods[resource] > 0:
                loss = scratch.icon[resource, min(ICONS, scratch.goods[resource]) - 1]
                if loss <= price:
                    best, price = resource, loss
        value += price
        if best == WHEAT_GOOD:
            paid_wheat += 1
        else:
            scratch.goods[best] -= 1
    return value


@rule
def supply_worth(s, parts, seat, slot, scratch):
    """What one more good on a Shop is worth: more, the sooner the Shop is full."""
    shop = shop_at(s, seat, slot)
    total = 0
    at_hand = 0
    for kind in range(RESOURCES):
        open_icons = missing(s, parts, seat, slot, shop, kind)
        total += open_icons
        at_hand += min(open_icons, np.int64(s.beside[kind]))
    wild = missing(s, parts, seat, slot, shop, ANY)
    total += wild
    lacking = total - at_hand - wild
    value = scratch.shop_worth[slot] / total
    return value if lacking <= 0 else scratch.price[LACKING] * value / (1 + lacking)


@rule
def best_supply(s, parts, seat, scratch):
    """The next supply to make, or DONE."""
    best = DONE
    best_value = -1.0
    for slot in range(slots_used(s, seat)):
        if s.full[seat, slot]:
            continue
        shop = shop_at(s, seat, slot)
        if parts.pays[shop] == NO_SHOP:
            continue
        value = -1.0
        for resource in range(RESOURCES):
            if s.beside[resource] > 0 and has_icon(s, parts, seat, slot, resource):
                if value < 0.0:
                    value = supply_worth(s, parts, seat, slot, scratch)
                # A good with an icon of its own here goes before one that would take a wildcard.
                own = 0.01 * int(s.tokens[seat, slot, resource] < parts.needs[shop, resource])
                if value + own > best_value:
                    best_value = value + own
                    best = SUPPLY + RESOURCES * slot + resource
    return best


@rule
def best_exchange(s, parts, seat, scratch):
    """The exchange that is worth most (F5.5)."""
    best = -1
    best_value = -1.0
    offered = np.int64(parts.shows[shop_at(s, seat, s.exchange)])
    for slot in range(slots_used(s, seat)):
        if slot == s.exchange:
            continue
        for resource in range(RESOURCES):
            if offered >> resource & 1 and s.stock[resource] > 0 and has_icon(s, parts, seat, slot, resource):
                value = supply_worth(s, parts, seat, slot, scratch)
                if value > best_value:
                    best_value = value
                    best = EXCHANGE_ONTO + RESOURCES * slot + resource
    return best


@rule
def cheapest_good(s, seat, scratch):
    """The good that is worth least to keep."""
    best = WHEAT_GOOD
    price = NEVER
    for good in range(WHEAT_GOOD + 1):
        if has_good(s, good) and price_good(s, seat, good, scratch) < price:
            price = price_good(s, seat, good, scratch)
            best = good
    return best


@rule
def next_step(s, parts, plan, taken, scratch):
    """The next action of a plan of which `taken` steps are made; -1 when it is complete."""
    if plan == DONE:
        if s.step != Step.CITY and s.step != Step.EXCHANGE:
            return -1
        seat = np.int64(s.turn)
        price_icons(s, parts, seat, turns_after(s), scratch)
        if s.step == Step.EXCHANGE:
            return best_exchange(s, parts, seat, scratch)
        return best_supply(s, parts, seat, scratch)
    if plan >= ONLY:
        return plan - ONLY if taken == 0 else -1
    if taken == 0:
        return plan
    if BUILD <= plan < PAY_GOOD and s.step == Step.PAY:
        seat = np.int64(s.turn)
        price_icons(s, parts, seat, turns_after(s), scratch)
        return PAY_GOOD + cheapest_good(s, seat, scratch)
    return -1
