"""Sensible play of Fertility, and whole games of it watched: a stand-in until real bots exist.

The policy looks one step ahead: it carries out each legal action on a copy of the open table (F6.3: only the order
of the piles is unknown, to everybody) and takes the one after which its hopes are best. `worth` is those
hopes, in Debens: what is full counts in full, an open icon as far as goods beside the board or the turns to come are
likely to fill it. A *taste* weighs the five headings of the score, so that players differ.

All compiled functions are in this one file: the cache of compiled code notices a change in a function's own file only.
"""

import numpy as np

from akhet.games.fertility.actions import (
    BUILD,
    CHOOSE_QUARRY,
    DISCARD,
    DONE,
    EXCHANGE_ONTO,
    PAY_GOOD,
    PLACE_TILE,
    REMOVE_TILE,
    SUPPLY,
    TAKE_TILE,
)
from akhet.games.fertility.city import goods_beside, shop_at, slots_used
from akhet.games.fertility.scoring import (
    generic_debens,
    monument_debens,
    placed,
    rank,
    specialised_debens,
    statue_debens,
    wheat_debens,
)
from akhet.games.fertility.state import (
    ANY,
    CITY,
    DISTRICTS,
    EXCHANGE,
    GODS,
    HEADINGS,
    MAX_PLAYERS,
    MAX_WHEAT,
    NO_DISTRICT,
    PAY,
    PAYS_ANY_GOD,
    PAYS_DEBENS,
    PAYS_EACH,
    PAYS_EXCHANGE,
    PAYS_GODS,
    PAYS_WHEAT,
    PLACE,
    QUARRY,
    RESOURCES,
    SCENE,
    SHOPS_OF_DISTRICT,
    SHOWN,
    SPOTS,
    SQUARES,
    STARTING_SHOPS,
    TILES,
)
from akhet.games.fertility.turn import act, awaits_chance, chance, happen, legal
from akhet.games.fertility.valley import earnings, list_placements
from akhet.games.fertility.view import copy_table
from akhet.kernel.compiling import rule
from akhet.kernel.layout import i8, record_type, u8, u16
from akhet.kernel.stream import below, next_word

TURNS = 9  # F7.1
TRIES = 3  # copies of the table that a choice tries things on: an action, what follows it, and small choices
CAUSES = ("scenes", "printed", "wheat", "quarries")
PLACED_SCENES, PLACED_PRINTS, PLACED_WHEAT, PLACED_QUARRIES = range(len(CAUSES))
STARTING_TILE_SQUARES = 4

GENERIC, SPECIALISED, STATUES, MONUMENTS, WHEAT = range(len(HEADINGS))

# What the policy believes, found by trying: all in Debens, chances or goods a turn.
SURE = 0.95  # that a good beside the board fills the icon it is meant for
LIKELY = 0.9  # the most that turns to come can promise
INCOME = 0.7  # of a wanted resource a turn
GROWTH = 0.5  # tokens of a resource a turn, where a specialised Shop counts them
WHEAT_INCOME = 0.35
SPOT = 4.0  # a free spot that there is still time to build on
EXCHANGE_HOPE = 3.0
QUARRY_HOPE = 5.0
MONUMENT_HOPE = 5.0
WANTED, UNWANTED = 3.0, 1.0  # a good of a tile that is only looked at
TIE_BREAK = 0.2  # the most that chance adds

# Room to think in, given to the rules because they allocate nothing.
DESK = record_type(
    ("hope", np.float64, RESOURCES + 1),  # that an open icon of each kind gets filled
    ("open", np.int64, RESOURCES + 1),
    ("tokens", np.int64, RESOURCES),
    ("goods", np.int64, 2 * RESOURCES + 2),
)

# What is noted of one game.
TALE = record_type(
    ("debens", u16, (MAX_PLAYERS, len(HEADINGS))),
    ("placements", u16, TURNS),  # legal ones, over all seats' turns of the round
    ("goods", u16, (TURNS, len(CAUSES))),  # before Stock and Storehouse set their limits
    ("exposed", u16, DISTRICTS),  # turns that began with it in the row
    ("returned", u16),  # resources that went back unused
    ("wheat_lost", u16),  # earned by a placement beyond 10
    ("built_by", i8, DISTRICTS),  # a seat, or -1
    ("shops_filled", u8, DISTRICTS),  # of a District that was built
    ("turns", u8, MAX_PLAYERS),
    ("no_fit", u8, TURNS),
    ("places", u8, MAX_PLAYERS),
    ("monuments", u8, MAX_PLAYERS),
    ("districts", u8, MAX_PLAYERS),
    ("stock_out", u8, RESOURCES),  # turns in which the Stock had none of it at some moment
    ("missed", u8, RESOURCES),  # resources earned by a placement that the Stock did not have
    ("exchanges", u8),  # exchange Shops filled
    ("exchanges_lost", u8),
    ("first", u8),
    ("desert", u8),  # squares that tiles could cover, the starting tile's not counted
    ("covered", u8),
)


# The policy --------------------------------------------------------------------------------------------


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
def look_at_needs(s, parts, seat, goods_count, turns, desk):
    """Open icons and tokens of a Metropolis, and how likely each kind of icon is to be filled."""
    for kind in range(RESOURCES + 1):
        desk.open[kind] = 0
    for resource in range(RESOURCES):
        desk.tokens[resource] = 0
    for slot in range(slots_used(s, seat)):
        for resource in range(RESOURCES):
            desk.tokens[resource] += np.int64(s.tokens[seat, slot, resource])
        if not s.full[seat, slot]:
            shop = shop_at(s, seat, slot)
            for kind in range(RESOURCES + 1):
                desk.open[kind] += missing(s, parts, seat, slot, shop, kind)
    spare = 0
    for resource in range(RESOURCES):
        goods = np.int64(s.beside[resource]) if goods_count else 0
        spare += max(0, goods - desk.open[resource])
        desk.hope[resource] = hope_of(desk.open[resource], goods, INCOME * turns)
    desk.hope[ANY] = hope_of(desk.open[ANY], spare, 2 * INCOME * turns)


@rule
def hope_of(icons, goods, to_come):
    """How likely one of so many icons is to be filled, by goods at hand or by those to come."""
    if icons == 0:
        return 0.0
    now = min(icons, goods)
    later = icons - now
    return (SURE * now + later * min(LIKELY, to_come / (later + 0.5))) / icons


@rule
def hope_for(s, parts, seat, slot, shop, desk):
    """How likely a Shop is to be full at the end."""
    hope = 1.0
    if not s.full[seat, slot]:
        for kind in range(RESOURCES + 1):
            for _ in range(missing(s, parts, seat, slot, shop, kind)):
                hope *= desk.hope[kind]
    return hope


@rule
def worth(s, parts, seat, goods_count, turns, taste, desk):
    """What a seat may hope to score, with so many turns to come after this one, weighed by its taste."""
    look_at_needs(s, parts, seat, goods_count, turns, desk)
    generic = 0.0
    specialised = 0.0
    wheat = float(s.wheat[seat]) + WHEAT_INCOME * turns
    gods = 0.0
    seen = 0
    for slot in range(slots_used(s, seat)):
        shop = shop_at(s, seat, slot)
        pays = parts.pays[shop]
        hope = hope_for(s, parts, seat, slot, shop, desk)
        if pays == PAYS_DEBENS:
            generic += hope * float(parts.value[shop])
        elif pays == PAYS_WHEAT:
            if not s.full[seat, slot]:  # a full one's Wheat is in the Storehouse already
                wheat += hope
        elif pays == PAYS_EXCHANGE:
            if not s.full[seat, slot]:
                generic += hope * EXCHANGE_HOPE * min(1, turns)
        elif pays == PAYS_ANY_GOD:
            gods += hope
        elif pays == PAYS_EACH:
            for resource in range(RESOURCES):
                if parts.shows[shop] >> resource & 1:
                    tokens = desk.tokens[resource] + GROWTH * turns
                    specialised += hope * float(parts.value[shop]) * tokens
        elif pays == PAYS_GODS and s.full[seat, slot]:
            seen |= np.int64(parts.shows[shop])
    for god in range(GODS):
        gods += hope_for_god(s, parts, seat, god, seen, desk)
    future = turns / (TURNS - 1)
    monuments = future * MONUMENT_HOPE * placed(s, seat) + (1 - future) * monument_debens(s, seat)
    spots = min(SPOTS - np.int64(s.spots_used[seat]), turns)
    return (
        taste[GENERIC] * generic
        + taste[SPECIALISED] * specialised
        + taste[STATUES] * along(parts.god_scale, gods)
        + taste[MONUMENTS] * monuments
        + taste[WHEAT] * along(parts.wheat_scale, min(wheat, float(MAX_WHEAT)))
        + SPOT * spots
    )


@rule
def hope_for_god(s, parts, seat, god, seen, desk):
    """How likely one named god is to stand: the best of the Shops that show it."""
    if seen >> god & 1:
        return 1.0
    best = 0.0
    for slot in range(slots_used(s, seat)):
        shop = shop_at(s, seat, slot)
        if parts.pays[shop] == PAYS_GODS and parts.shows[shop] >> god & 1:
            best = max(best, hope_for(s, parts, seat, slot, shop, desk))
    return best


@rule
def tile_worth(s, parts, seat, tile, tries, moves, desk):
    """The most a tile could earn a seat on the Valley as it lies, its wanted resources counting more."""
    look_at_needs(s, parts, seat, False, 1, desk)
    lone = tries[0]
    copy_table(s, lone)
    lone.turn = seat
    for kind in range(TILES):
        lone.personal[seat, kind] = int(kind == tile)
    best = 0.0
    for place in range(list_placements(lone, moves, 0)):
        earnings(lone, np.int64(moves[place]) - PLACE_TILE, desk.goods)
        value = 4.0 * desk.goods[2 * RESOURCES] + QUARRY_HOPE * desk.goods[2 * RESOURCES + 1]
        for resource in range(RESOURCES):
            goods = desk.goods[resource] + desk.goods[RESOURCES + resource]
            wanted = min(goods, desk.open[resource])
            value += WANTED * wanted + UNWANTED * (goods - wanted)
        best = max(best, value)
    return best


@rule
def choose_small(s, parts, seat, turns, taste, tries, moves, desk):
    """Make the small choices that an action brings with it, what to pay, quarry or exchange, each for the best."""
    while s.step == QUARRY or s.step == PAY or s.step == EXCHANGE:
        best = 0
        best_worth = -1.0e9
        for choice in range(legal(s, parts, moves)):
            copy_table(s, tries[2])
            act(tries[2], parts, np.int64(moves[choice]), None)
            value = worth(tries[2], parts, seat, True, turns, taste, desk)
            if value > best_worth:
                best = np.int64(moves[choice])
                best_worth = value
        act(s, parts, best, None)


@rule
def best_build(s, parts, turns, taste, stream, tries, moves, desk):
    """The District whose building leaves the best hopes, or NO_DISTRICT where none is better than standing pat; and
    those hopes."""
    seat = s.turn
    best = NO_DISTRICT
    best_worth = worth(s, parts, seat, True, turns, taste, desk)
    if s.spots_used[seat] == SPOTS:
        return best, best_worth
    goods = goods_beside(s)
    for place in range(SHOWN):
        district = np.int64(s.row[place])
        if district == NO_DISTRICT or np.int64(parts.cost[district]) > goods:
            continue
        copy_table(s, tries[1])
        act(tries[1], parts, BUILD + district, None)
        choose_small(tries[1], parts, seat, turns, taste, tries, moves, desk)
        value = worth(tries[1], parts, seat, True, turns, taste, desk) + tie_break(stream)
        if value > best_worth:
            best = district
            best_worth = value
    return best, best_worth


@rule
def tie_break(stream):
    return TIE_BREAK * next_word(stream) / 4294967296.0


@rule
def judge(s, parts, action, turns, taste, stream, tries, moves, desk):
    """How good an action looks to the player to move; a placement by the best build that may follow it."""
    seat = s.turn
    if action >= REMOVE_TILE:  # what the next player would like best goes
        return tile_worth(s, parts, (seat + 1) % s.players, action - REMOVE_TILE, tries, moves, desk)
    if action >= TAKE_TILE:
        return tile_worth(s, parts, seat, action - TAKE_TILE, tries, moves, desk)
    if action == DONE:
        return worth(s, parts, seat, False, turns, taste, desk) - TIE_BREAK
    after = tries[0]
    copy_table(s, after)
    act(after, parts, action, None)
    choose_small(after, parts, seat, turns, taste, tries, moves, desk)
    if action < CHOOSE_QUARRY:
        _, value = best_build(after, parts, turns, taste, stream, tries, moves, desk)
        return value
    return worth(after, parts, seat, True, turns, taste, desk)


@rule
def choose(s, parts, taste, stream, tries, moves, second_moves, desk):
    """The action the policy takes."""
    turns = turns_after(s)
    if s.step == CITY and not s.built and not s.supplied:
        district, _ = best_build(s, parts, turns, taste, stream, tries, second_moves, desk)
        if district != NO_DISTRICT:
            return BUILD + district
    best = DONE
    best_value = -1.0e9
    for choice in range(legal(s, parts, moves)):
        action = np.int64(moves[choice])
        if BUILD <= action < PAY_GOOD:
            continue
        value = judge(s, parts, action, turns, taste, stream, tries, second_moves, desk) + tie_break(stream)
        if value > best_value:
            best = action
            best_value = value
    return best


# Games watched -----------------------------------------------------------------------------------------


@rule
def note_turn(s, moves, count, tale):
    """Before a placement: how much choice there is, and what is shown."""
    turn = tale.turns[s.turn]
    tale.turns[s.turn] += 1
    if moves[0] < DISCARD:
        tale.placements[turn] += count
    else:
        tale.no_fit[turn] += 1
    for place in range(SHOWN):
        if s.row[place] != NO_DISTRICT:
            tale.exposed[s.row[place]] += 1


@rule
def note_action(s, action, desk, tale):
    """Before it is carried out: what it earns and builds."""
    if PLACE_TILE <= action < DISCARD:
        goods = desk.goods
        earnings(s, action - PLACE_TILE, goods)
        turn = tale.turns[s.turn] - 1
        for resource in range(RESOURCES):
            tale.goods[turn, PLACED_SCENES] += goods[resource]
            tale.goods[turn, PLACED_PRINTS] += goods[RESOURCES + resource]
            earned = goods[resource] + goods[RESOURCES + resource]
            tale.missed[resource] += max(0, earned - np.int64(s.stock[resource]))
        tale.goods[turn, PLACED_WHEAT] += goods[2 * RESOURCES]
        tale.goods[turn, PLACED_QUARRIES] += goods[2 * RESOURCES + 1]
        tale.wheat_lost += max(0, goods[2 * RESOURCES] + np.int64(s.wheat[s.turn]) - MAX_WHEAT)
    elif action == DONE:
        for resource in range(RESOURCES):
            tale.returned += s.beside[resource]
    elif BUILD <= action < PAY_GOOD:
        tale.built_by[action - BUILD] = s.turn


@rule
def note_exchange(s, parts, action, seat, tale):
    """After it is carried out: whether it filled an exchange Shop, and whether that was lost (F5.5)."""
    if action < SUPPLY or action >= TAKE_TILE:
        return
    base = SUPPLY if action < EXCHANGE_ONTO else EXCHANGE_ONTO
    slot = (action - base) // RESOURCES
    if s.full[seat, slot] and parts.pays[shop_at(s, seat, slot)] == PAYS_EXCHANGE:
        tale.exchanges += 1
        tale.exchanges_lost += int(s.step != EXCHANGE)


@rule
def note_stock(s, out, tale):
    """Resources the Stock has none of, each counted once a turn; `out` has a bit for each counted already."""
    for resource in range(RESOURCES):
        if s.stock[resource] == 0 and not out >> resource & 1:
            tale.stock_out[resource] += 1
            out |= 1 << resource
    return out


@rule
def note_end(s, parts, tale):
    rank(s, parts, tale.places)
    tale.first = s.first
    for seat in range(s.players):
        tale.debens[seat, GENERIC] = generic_debens(s, parts, seat)
        tale.debens[seat, SPECIALISED] = specialised_debens(s, parts, seat)
        tale.debens[seat, STATUES] = statue_debens(s, parts, seat)
        tale.debens[seat, MONUMENTS] = monument_debens(s, seat)
        tale.debens[seat, WHEAT] = wheat_debens(s, parts, seat)
        tale.monuments[seat] = placed(s, seat)
        tale.districts[seat] = s.spots_used[seat]
        for slot in range(STARTING_SHOPS, slots_used(s, seat)):
            spot = (slot - STARTING_SHOPS) // SHOPS_OF_DISTRICT
            tale.shops_filled[s.metropolis[seat, spot]] += s.full[seat, slot]
    for square in range(SQUARES):
        scene = s.scene[square]
        if SCENE <= scene < SCENE + RESOURCES:
            tale.covered += 1
            tale.desert += 1
        elif scene < SCENE + RESOURCES + MAX_PLAYERS:  # empty, or a Monument: desert that no tile covers
            tale.desert += 1
    tale.covered -= STARTING_TILE_SQUARES
    tale.desert -= STARTING_TILE_SQUARES


@rule
def play(s, parts, dice, choices, sensible, tastes, tries, moves, second_moves, desk, tale):
    """Play a game to its end, sensibly or at random, and note how it went."""
    for district in range(DISTRICTS):
        tale.built_by[district] = -1
    out = 0
    while True:
        while awaits_chance(s):
            happen(s, parts, chance(s, parts, dice), None)
        count = legal(s, parts, moves)
        if count == 0:
            break
        seat = np.int64(s.turn)
        if s.step == PLACE:
            note_turn(s, moves, count, tale)
            out = 0
        if sensible:
            action = choose(s, parts, tastes[seat], choices, tries, moves, second_moves, desk)
        else:
            action = np.int64(moves[below(choices, count)])
        note_action(s, action, desk, tale)
        act(s, parts, action, None)
        note_exchange(s, parts, action, seat, tale)
        out = note_stock(s, out, tale)
    note_end(s, parts, tale)


@rule
def play_all(states, parts, dice, choices, sensible, tastes, tries, moves, second_moves, desk, tales):
    """Many games: a row of each array belongs to one game."""
    for game in range(len(states)):
        play(
            states[game], parts, dice[game], choices[game], sensible,
            tastes[game], tries, moves, second_moves, desk, tales[game],
        )  # fmt: skip
