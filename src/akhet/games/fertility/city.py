"""The Metropolis: building, F4, and supplying, F5. Steps 2 and 3 of a turn."""

import numpy as np

from akhet.games.fertility.actions import BUILD, EXCHANGE_ONTO, PAY_GOOD, SUPPLY
from akhet.games.fertility.refusals import Reason
from akhet.games.fertility.state import (
    ANY,
    DISTRICT_SHOPS,
    NO_DISTRICT,
    NO_SLOT,
    PAYS_EXCHANGE,
    PAYS_WHEAT,
    RESOURCES,
    SHOPS_OF_DISTRICT,
    SHOWN,
    SPOTS,
    STARTING_SHOPS,
    WHEAT_GOOD,
    Event,
    Step,
)
from akhet.games.fertility.valley import earn_wheat
from akhet.kernel.compiling import rule
from akhet.kernel.events import log_event


@rule
def goods_beside(s):
    """F4.2: the goods that the player to move could pay with: resources beside the board, and Wheat."""
    goods = np.int64(s.wheat[s.turn])
    for resource in range(RESOURCES):
        goods += np.int64(s.beside[resource])
    return goods


@rule
def is_shown(s, district):
    """F4.1: whether a District is in the row."""
    for place in range(SHOWN):
        if s.row[place] == district:
            return True
    return False


@rule
def refuse_build(s, parts, district):
    """F3.0, F4.1, F4.2: one District per turn, before supplying, of the row, on a free spot, and payable in full."""
    if s.supplied:
        return Reason.BUILD_AFTER_SUPPLY
    if s.built:
        return Reason.BUILD_TWICE
    if s.spots_used[s.turn] == SPOTS:
        return Reason.BUILD_NO_SPOT
    if not is_shown(s, district):
        return Reason.BUILD_NOT_SHOWN
    return Reason.FINE if parts.cost[district] <= goods_beside(s) else Reason.BUILD_CANNOT_PAY


@rule
def list_builds(s, parts, moves, count):
    """F4.1, F4.2: every District that may be built."""
    if s.supplied or s.built or s.spots_used[s.turn] == SPOTS:
        return count
    goods = goods_beside(s)
    for place in range(SHOWN):
        district = s.row[place]
        if district != NO_DISTRICT and parts.cost[district] <= goods:
            moves[count] = BUILD + np.int64(district)
            count += 1
    return count


@rule
def begin_build(s, parts, district, log):
    """F4.1: the District's place in the row stays empty until the end of the turn."""
    s.built = 1
    s.buying = district
    s.owed = parts.cost[district]
    drop_from_row(s, district)
    continue_payment(s, log)


@rule
def drop_from_row(s, district):
    """The row is kept ascending, its empty places last."""
    for place in range(SHOWN - 1):
        if s.row[place] >= district:
            s.row[place] = s.row[place + 1]
    s.row[SHOWN - 1] = NO_DISTRICT


@rule
def has_good(s, good):
    """F4.2: Wheat of the Storehouse, or a resource beside the board; never one on a Shop."""
    return s.wheat[s.turn] > 0 if good == WHEAT_GOOD else s.beside[good] > 0


@rule
def list_payments(s, moves, count):
    for good in range(WHEAT_GOOD + 1):
        moves[count] = PAY_GOOD + good
        count += int(has_good(s, good))
    return count


@rule
def pay(s, good, log):
    """F4.2: one good is paid; resources go back to the Stock."""
    if good == WHEAT_GOOD:
        s.wheat[s.turn] -= 1
    else:
        s.beside[good] -= 1
        s.stock[good] += 1
    s.owed -= 1
    log_event(log, Event.PAID, s.turn, good, 0)
    continue_payment(s, log)


@rule
def continue_payment(s, log):
    """F4.2, F4.3: when exactly the cost is paid, the District stands on the next free spot."""
    if s.owed > 0:
        s.step = Step.PAY
        return
    seat = s.turn
    s.metropolis[seat, s.spots_used[seat]] = s.buying
    s.spots_used[seat] += 1
    log_event(log, Event.BUILT, seat, s.buying, 0)
    s.buying = NO_DISTRICT
    s.step = Step.CITY


@rule
def slots_used(s, seat):
    """The slots of the starting Shops and of the Districts built."""
    return STARTING_SHOPS + SHOPS_OF_DISTRICT * np.int64(s.spots_used[seat])


@rule
def shop_at(s, seat, slot):
    """F1.6: the number in `parts` of the Shop in a used slot; a District may have fewer Shops than slots."""
    if slot < STARTING_SHOPS:
        return STARTING_SHOPS * np.int64(seat) + np.int64(slot)
    spot = (slot - STARTING_SHOPS) // SHOPS_OF_DISTRICT
    shop = (slot - STARTING_SHOPS) % SHOPS_OF_DISTRICT
    return DISTRICT_SHOPS + SHOPS_OF_DISTRICT * np.int64(s.metropolis[seat, spot]) + shop


@rule
def has_icon(s, parts, seat, slot, resource):
    """F5.1: whether a Shop has a free icon for a resource: of its own kind, else a wildcard."""
    if slot >= slots_used(s, seat) or s.full[seat, slot]:
        return False
    shop = shop_at(s, seat, slot)
    if s.tokens[seat, slot, resource] < parts.needs[shop, resource]:
        return True
    wild = np.int64(parts.needs[shop, ANY])
    for kind in range(RESOURCES):
        wild -= max(0, np.int64(s.tokens[seat, slot, kind]) - np.int64(parts.needs[shop, kind]))
    return wild > 0


@rule
def refuse_supply(s, parts, slot, resource):
    """F5.1: a resource beside the board, onto a free icon."""
    if s.beside[resource] == 0:
        return Reason.SUPPLY_NOT_THERE
    return Reason.FINE if has_icon(s, parts, s.turn, slot, resource) else Reason.SUPPLY_NO_ICON


@rule
def list_supplies(s, parts, moves, count):
    seat = s.turn
    for slot in range(slots_used(s, seat)):
        if s.full[seat, slot]:
            continue
        for resource in range(RESOURCES):
            if s.beside[resource] > 0 and has_icon(s, parts, seat, slot, resource):
                moves[count] = SUPPLY + RESOURCES * slot + resource
                count += 1
    return count


@rule
def supply(s, parts, slot, resource, log):
    """F5.1: one resource from beside the board onto a Shop. The first one ends step 2 (F3.0)."""
    s.supplied = 1
    s.beside[resource] -= 1
    log_event(log, Event.SUPPLIED, s.turn, slot, resource)
    put_token(s, parts, slot, resource, log)


@rule
def put_token(s, parts, slot, resource, log):
    """F5.2, F5.3: what lies on a Shop stays there; the last icon filled makes it pay."""
    seat = s.turn
    s.tokens[seat, slot, resource] += 1
    s.exchange = NO_SLOT
    s.step = Step.CITY
    shop = shop_at(s, seat, slot)
    missing = 0
    for kind in range(RESOURCES + 1):
        missing += np.int64(parts.needs[shop, kind])
    for kind in range(RESOURCES):
        missing -= np.int64(s.tokens[seat, slot, kind])
    if missing > 0:
        return
    s.full[seat, slot] = 1
    log_event(log, Event.FILLED, seat, slot, 0)
    if parts.pays[shop] == PAYS_WHEAT:  # F5.4; too late to build with it (F5.6): building comes before supplying
        earn_wheat(s, 1, log)
    elif parts.pays[shop] == PAYS_EXCHANGE:
        begin_exchange(s, parts, slot, log)


@rule
def is_offered(s, parts, resource):
    """F5.5: whether the exchange Shop whose choice is due shows a resource that the Stock has."""
    shown = parts.shows[shop_at(s, s.turn, s.exchange)] >> resource & 1
    return shown == 1 and s.stock[resource] > 0


@rule
def refuse_exchange(s, parts, slot, resource):
    """F5.5: one of the shown resources that the Stock has, onto a free icon of another Shop."""
    if slot == s.exchange:
        return Reason.EXCHANGE_SAME_SHOP
    if not is_offered(s, parts, resource):
        return Reason.EXCHANGE_NOT_OFFERED
    return Reason.FINE if has_icon(s, parts, s.turn, slot, resource) else Reason.EXCHANGE_NO_ICON


@rule
def list_exchanges(s, parts, moves, count):
    for slot in range(slots_used(s, s.turn)):
        for resource in range(RESOURCES):
            if refuse_exchange(s, parts, slot, resource) == Reason.FINE:
                moves[count] = EXCHANGE_ONTO + RESOURCES * slot + resource
                count += 1
    return count


@rule
def begin_exchange(s, parts, slot, log):
    """F5.5: the choice comes at once and must be made if possible; if nothing can be placed, it is lost for good."""
    s.exchange = slot
    for other in range(slots_used(s, s.turn)):
        for resource in range(RESOURCES):
            if refuse_exchange(s, parts, other, resource) == Reason.FINE:
                s.step = Step.EXCHANGE
                return
    s.exchange = NO_SLOT
    log_event(log, Event.EXCHANGE_LOST, s.turn, slot, 0)


@rule
def exchange(s, parts, slot, resource, log):
    """F5.5: one resource from the Stock onto a Shop."""
    s.stock[resource] -= 1
    log_event(log, Event.EXCHANGED, s.turn, slot, resource)
    put_token(s, parts, slot, resource, log)
