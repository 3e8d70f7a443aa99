"""What Fertility's network is told: cities, goods and tiles, what the heuristics make of them, and what each plan is.

Everything lies face up (F6.3). Seats are counted from the player to move. A placement is described by what it earns and
what it leaves open, wherever on the board it is, so what the network learns of one place holds for every other.
"""

import numpy as np

from akhet.bots.fertility.evaluation import ICONS, turns_after, worth
from akhet.bots.fertility.plans import ONLY, price_icons
from akhet.bots.fertility.prospects import turns_left
from akhet.bots.network.features import Features
from akhet.bots.network.inputs import COUNT, FEW, FINE, FINEST, FLAG, PAIR, Input, Inputs, bucket, counted
from akhet.games.fertility.actions import (
    BUILD,
    CHOOSE_QUARRY,
    DISCARD,
    EXCHANGE_ONTO,
    PAY_GOOD,
    PLACE_TILE,
    REMOVE_TILE,
    SUPPLY,
    TAKE_TILE,
    TURNINGS,
)
from akhet.games.fertility.city import slots_used
from akhet.games.fertility.scoring import all_debens, placed
from akhet.games.fertility.state import (
    DISTRICTS,
    EMPTY,
    GOOD_NAMES,
    MAX_PLAYERS,
    NEIGHBOURS,
    NO_DISTRICT,
    RESOURCES,
    SHOWN,
    SIDES,
    SQUARES,
    TILE_OF,
    TILES,
    Step,
)
from akhet.games.fertility.valley import (
    EARNED_PRINTS,
    EARNED_QUARRIES,
    EDGE_SQUARES,
    earnings,
)
from akhet.kernel.compiling import rule

GOODS = len(GOOD_NAMES)
STEPS = Step.REMOVE - Step.PLACE + 1

INPUTS = Inputs(
    Input("players", MAX_PLAYERS + 1, FLAG),
    Input("variant", 1, FLAG),
    Input("step", STEPS, FLAG),
    Input("turns", 1, COUNT),
    Input("last_turns", 1, FEW),
    Input("built", 1, FLAG),
    Input("beside", RESOURCES, COUNT),
    Input("stock", RESOURCES, FEW),
    Input("row", DISTRICTS, FLAG),
    Input("unseen", TILES, COUNT),
    Input("common", TILES, FEW),
    Input("pile", 1, FINE),
    Input("open_sides", RESOURCES, COUNT),
    Input("open_squares", 1, FINE),
    Input("prices", RESOURCES * ICONS, FINE),
    Input("wheat_price", 1, FINE),
    # of every seat
    Input("worth", MAX_PLAYERS, FINE),
    Input("lead", MAX_PLAYERS, FINEST),
    Input("debens", MAX_PLAYERS, FINE),
    Input("wheat", MAX_PLAYERS, COUNT),
    Input("placed", MAX_PLAYERS, FEW),
    Input("monuments", MAX_PLAYERS, FEW),
    Input("spots", MAX_PLAYERS, FEW),
    Input("full", MAX_PLAYERS, COUNT),
    Input("gods", MAX_PLAYERS, FEW),
    Input("tokens", MAX_PLAYERS * RESOURCES, COUNT),
    Input("open_icons", MAX_PLAYERS * (RESOURCES + 1), COUNT),
    Input("wanted", MAX_PLAYERS * RESOURCES, FINE),
    Input("personal", MAX_PLAYERS * TILES, PAIR),
    Input("metropolis", MAX_PLAYERS * DISTRICTS, FLAG),
)
(
    AT_PLAYERS, AT_VARIANT, AT_STEP, AT_TURNS, AT_LAST_TURNS, AT_BUILT, AT_BESIDE, AT_STOCK, AT_ROW,
    AT_UNSEEN, AT_COMMON, AT_PILE, AT_OPEN_SIDES, AT_OPEN_SQUARES, AT_PRICES, AT_WHEAT_PRICE, AT_WORTH, AT_LEAD,
    AT_DEBENS, AT_WHEAT, AT_PLACED, AT_MONUMENTS, AT_SPOTS, AT_FULL, AT_GODS, AT_TOKENS, AT_OPEN_ICONS, AT_WANTED,
    AT_PERSONAL, AT_METROPOLIS,
) = (INPUTS.start(part.name) for part in INPUTS.parts)  # fmt: skip

SQUARE_UNIT, DEBEN_UNITS, PRICE_UNITS, LEAD_MIDDLE = 2, 0.5, 4.0, 32.5

# Plan features: what a plan is, as numbers; 0 is none. A plan has up to MOST_FEATURES of them.
BEHIND = np.array([0.05, 0.3, 0.6, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 9.0, 13.0])  # the best plan by the heuristics
GAINED = np.array([0.01, 1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 11.0, 15.0, 20.0])
SEVERAL = 4  # goods of one kind; more count as this many
MOST_OPEN = 6  # open sides of the two squares of a tile
OF_BEHIND = 1
OF_GAINED = OF_BEHIND + len(BEHIND) + 1
OF_TILE = OF_GAINED + len(GAINED) + 1
OF_EARNED = OF_TILE + TILES
OF_TWO = OF_EARNED + SEVERAL * (EARNED_QUARRIES + 1)  # two resources at once
OF_OPEN = OF_TWO + RESOURCES * RESOURCES
OF_DISCARD = OF_OPEN + MOST_OPEN + 1
OF_QUARRY = OF_DISCARD + TILES
OF_BUILD = OF_QUARRY + RESOURCES + 1
OF_PAY = OF_BUILD + DISTRICTS
OF_EXCHANGE = OF_PAY + GOODS
OF_TAKE = OF_EXCHANGE + RESOURCES
OF_REMOVE = OF_TAKE + TILES
OF_DONE = OF_REMOVE + TILES
OF_SUPPLY = OF_DONE + 1
PLAN_FEATURES = OF_SUPPLY + RESOURCES
MOST_FEATURES = 24


@rule
def write_row(s, parts, v, row, scratch):
    """Write what the network is told of the position, as the player to move sees it, into a row of zeros."""
    turns = turns_after(s)
    row[AT_PLAYERS + np.int64(s.players)] = 1
    row[AT_VARIANT] = s.variant
    row[AT_STEP + np.int64(s.step) - Step.PLACE] = 1
    row[AT_TURNS] = turns
    row[AT_LAST_TURNS] = s.last_turns
    row[AT_BUILT] = s.built
    for resource in range(RESOURCES):
        row[AT_BESIDE + resource] = s.beside[resource]
        row[AT_STOCK + resource] = s.stock[resource]
    for place in range(SHOWN):
        if s.row[place] != NO_DISTRICT:
            row[AT_ROW + np.int64(s.row[place])] = 1
    for tile in range(TILES):
        row[AT_UNSEEN + tile] = s.unseen[tile]
        row[AT_COMMON + tile] = s.common[tile]
    row[AT_PILE] = s.pile_size
    write_valley(s, row)
    write_seats(s, parts, row, turns, scratch)


@rule
def write_valley(s, row):
    """Write how many squares are open, and along how many of them each scene lies."""
    squares = 0
    for square in range(SQUARES):
        if s.scene[square] == EMPTY:
            squares += 1
            touching = np.int64(s.touching[square])
            for resource in range(RESOURCES):
                row[AT_OPEN_SIDES + resource] += touching >> resource & 1
    row[AT_OPEN_SQUARES] = squares // SQUARE_UNIT


@rule
def write_seats(s, parts, row, turns, scratch):
    """Write what every seat has, and how it stands by the heuristics; the player to move last, whose prices stay."""
    players = np.int64(s.players)
    for place in range(players - 1, -1, -1):
        seat = (np.int64(s.turn) + place) % players
        row[AT_WORTH + place] = counted(DEBEN_UNITS * worth(s, parts, seat, place == 0, turns_left(s, seat), scratch))
        for kind in range(RESOURCES + 1):
            row[AT_OPEN_ICONS + (RESOURCES + 1) * place + kind] = counted(scratch.open[kind])
        for resource in range(RESOURCES):
            row[AT_TOKENS + RESOURCES * place + resource] = scratch.tokens[resource]
        row[AT_DEBENS + place] = counted(DEBEN_UNITS * float(all_debens(s, parts, seat)))
        row[AT_WHEAT + place] = s.wheat[seat]
        row[AT_PLACED + place] = placed(s, seat)
        row[AT_MONUMENTS + place] = s.monuments[seat]
        row[AT_SPOTS + place] = s.spots_used[seat]
        for slot in range(slots_used(s, seat)):
            row[AT_FULL + place] += s.full[seat, slot]
        for spot in range(s.spots_used[seat]):
            row[AT_METROPOLIS + DISTRICTS * place + np.int64(s.metropolis[seat, spot])] = 1
        for tile in range(TILES):
            row[AT_PERSONAL + TILES * place + tile] = s.personal[seat, tile]
        price_icons(s, parts, seat, turns, scratch)
        row[AT_GODS + place] = scratch.standing_gods
        for resource in range(RESOURCES):
            row[AT_WANTED + RESOURCES * place + resource] = counted(PRICE_UNITS * scratch.icon[resource, 0])
    for resource in range(RESOURCES):
        for icon in range(ICONS):
            row[AT_PRICES + ICONS * resource + icon] = counted(PRICE_UNITS * scratch.icon[resource, icon])
    row[AT_WHEAT_PRICE] = counted(PRICE_UNITS * scratch.wheat_worth)
    write_leads(row, players)


@rule
def write_leads(row, players):
    """Write by how many Debens every seat leads the best of its rivals."""
    for place in range(players):
        best = 0
        for rival in range(players):
            if rival != place:
                best = max(best, np.int64(row[AT_WORTH + rival]))
        row[AT_LEAD + place] = counted(LEAD_MIDDLE + (np.int64(row[AT_WORTH + place]) - best) / DEBEN_UNITS)


@rule
def describe_plan(s, parts, plan, behind, score, features, scratch):
    """Write the features of a plan, and return their number. `behind` is its distance from the best score."""
    features[0] = OF_BEHIND + bucket(BEHIND, behind)
    features[1] = OF_GAINED + bucket(GAINED, score)
    action = plan - ONLY if plan >= ONLY else plan
    if PLACE_TILE <= action < DISCARD:
        return describe_placement(s, action - PLACE_TILE, features, scratch)
    kind = OF_DONE
    if DISCARD <= action < CHOOSE_QUARRY:
        kind = OF_DISCARD + action - DISCARD
    elif CHOOSE_QUARRY <= action < BUILD:
        kind = OF_QUARRY + action - CHOOSE_QUARRY
    elif BUILD <= action < PAY_GOOD:
        kind = OF_BUILD + action - BUILD
    elif PAY_GOOD <= action < SUPPLY:
        kind = OF_PAY + action - PAY_GOOD
    elif SUPPLY <= action < EXCHANGE_ONTO:
        kind = OF_SUPPLY + (action - SUPPLY) % RESOURCES
    elif EXCHANGE_ONTO <= action < TAKE_TILE:
        kind = OF_EXCHANGE + (action - EXCHANGE_ONTO) % RESOURCES
    elif TAKE_TILE <= action < REMOVE_TILE:
        kind = OF_TAKE + action - TAKE_TILE
    elif action >= REMOVE_TILE:
        kind = OF_REMOVE + action - REMOVE_TILE
    features[2] = kind
    return 3


@rule
def describe_placement(s, placement, features, scratch):
    """Write what a placement earns, and how many of its sides it leaves open for the next players."""
    edge, turning = placement // TURNINGS, placement % TURNINGS
    features[2] = OF_TILE + np.int64(TILE_OF[turning // RESOURCES, turning % RESOURCES])
    count = 3
    goods = scratch.goods
    earnings(s, placement, goods)
    for good in range(EARNED_QUARRIES + 1):
        if goods[good] > 0:
            features[count] = OF_EARNED + SEVERAL * good + min(SEVERAL, goods[good]) - 1
            count += 1
    for one in range(RESOURCES):
        for other in range(one + 1, RESOURCES):
            earned_one = goods[one] + goods[EARNED_PRINTS + one]
            if earned_one > 0 and goods[other] + goods[EARNED_PRINTS + other] > 0:
                features[count] = OF_TWO + RESOURCES * one + other
                count += 1
    sides = 0
    for end in range(2):
        square = np.int64(EDGE_SQUARES[edge, end])
        for side in range(SIDES):
            neighbour = np.int64(NEIGHBOURS[square, side])
            if neighbour >= 0 and neighbour != EDGE_SQUARES[edge, 1 - end] and s.scene[neighbour] == EMPTY:
                sides += 1
    features[count] = OF_OPEN + sides
    return count + 1


FEATURES = Features(
    INPUTS, PLAN_FEATURES, MOST_FEATURES, (OF_BEHIND, OF_GAINED), write_row=write_row, describe_plan=describe_plan
)
