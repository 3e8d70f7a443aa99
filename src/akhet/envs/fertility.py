"""Fertility's observation: a View as a row of small numbers. Seats are counted from the observer's own.

Everything lies face up (F6.3); only what comes next is unknown. The Valley comes first, as planes of 8 by 16 squares.
"""

import numpy as np

from akhet.envs.factors import ActionFactors, factors_of
from akhet.envs.layout import Layout, Part
from akhet.envs.observation import Observation
from akhet.games.fertility.actions import (
    ACTIONS,
    BUILD,
    CHOOSE_QUARRY,
    DISCARD,
    DONE,
    EDGES,
    EXCHANGE_ONTO,
    PAY_GOOD,
    PLACE_TILE,
    REMOVE_TILE,
    SUPPLY,
    TAKE_TILE,
    TURNINGS,
)
from akhet.games.fertility.city import shop_at, slots_used
from akhet.games.fertility.scoring import (
    generic_debens,
    monument_debens,
    specialised_debens,
    statue_debens,
    wheat_debens,
)
from akhet.games.fertility.state import (
    COLUMNS,
    DESERT,
    DISTRICT_SHOPS,
    DISTRICTS,
    EMPTY,
    GOOD_NAMES,
    HEADINGS,
    MAX_GODS,
    MAX_PLAYERS,
    MAX_QUARRIES,
    MONUMENT,
    MONUMENTS,
    NO_DISTRICT,
    NO_SLOT,
    NO_SQUARE,
    OUTSIDE,
    PAYS_DEBENS,
    PAYS_EACH,
    PAYS_EXCHANGE,
    RESOURCES,
    ROWS,
    SCENE,
    SHOPS_OF_DISTRICT,
    SHOWN,
    SLOTS,
    SPOTS,
    SQUARES,
    TILE_OF,
    TILES,
    WHEAT,
    Step,
)
from akhet.kernel.compiling import rule
from akhet.kernel.layout import NOBODY

STEPS = Step.OVER + 1
PAYMENTS = PAYS_EXCHANGE + 1  # no Shop, and the six payments
MOST_SHOWN = 255
LANDS = WHEAT  # desert, desert with each of four resources, water, wheat

LAYOUT_1 = Layout(
    Part("land", (LANDS, ROWS, COLUMNS), "planes: desert, desert with each resource printed, water, wheat"),
    Part("scenes", (RESOURCES, ROWS, COLUMNS), "planes: where each scene lies"),
    Part("monuments_at", (MAX_PLAYERS, ROWS, COLUMNS), "planes: where each player's Monuments stand"),
    Part("quarry_now", (ROWS, COLUMNS), "plane: the Quarry whose gift is due"),
    Part("quarries_later", (ROWS, COLUMNS), "plane: those that come after it"),
    Part("players", (1,), "how many there are"),
    Part("variant", (1,), "1 in the two-player variant (F7.3)"),
    Part("to_move", (MAX_PLAYERS,), "one-hot: who is to move; 0 is the observer"),
    Part("first", (MAX_PLAYERS,), "one-hot: who began"),
    Part("step", (STEPS,), "one-hot: the step of the turn"),
    Part("last_turns", (1,), "turns still to play once the end is set off, this one counted; 0 before"),
    Part("built", (1,), "1 once a District was built this turn"),
    Part("supplied", (1,), "1 once anything was supplied this turn"),
    Part("buying", (DISTRICTS,), "one-hot: the District being paid for"),
    Part("owed", (1,), "what is still to pay for it"),
    Part("exchange", (SLOTS,), "one-hot: the Shop whose exchange is due"),
    Part("beside", (RESOURCES,), "goods beside the board of the player to move"),
    Part("unseen", (TILES,), "tiles in pile and box together, by kind"),
    Part("pile_size", (1,), "tiles in the pile"),
    Part("common", (TILES,), "the Common Pool, by kind"),
    Part("gone", (TILES,), "tiles discarded and removed, by kind"),
    Part("personal", (MAX_PLAYERS, TILES), "the Personal Pools, by kind"),
    Part("row", (DISTRICTS,), "the Districts in the row"),
    Part("district_unseen", (DISTRICTS,), "the Districts in the pile"),
    Part("metropolis", (MAX_PLAYERS, SPOTS, DISTRICTS), "one-hot: the District on each spot"),
    Part("tokens", (MAX_PLAYERS, SLOTS, RESOURCES), "resources on each Shop"),
    Part("full", (MAX_PLAYERS, SLOTS), "1 where a Shop is full"),
    Part("wheat", (MAX_PLAYERS,), "Wheat"),
    Part("monuments", (MAX_PLAYERS,), "Monuments not yet placed"),
    Part("stock", (RESOURCES,), "the Stock"),
)
(
    AT_LAND, AT_SCENES, AT_MONUMENTS_AT, AT_QUARRY_NOW, AT_QUARRIES_LATER, AT_PLAYERS, AT_VARIANT, AT_TO_MOVE, AT_FIRST,
    AT_STEP, AT_LAST_TURNS, AT_BUILT, AT_SUPPLIED, AT_BUYING, AT_OWED, AT_EXCHANGE, AT_BESIDE, AT_UNSEEN, AT_PILE_SIZE,
    AT_COMMON, AT_GONE, AT_PERSONAL, AT_ROW, AT_DISTRICT_UNSEEN, AT_METROPOLIS, AT_TOKENS, AT_FULL, AT_WHEAT,
    AT_MONUMENTS, AT_STOCK,
) = map(LAYOUT_1.start, LAYOUT_1.parts)  # fmt: skip

# What the rules make of it, for programs that do not know them: the parts above, and these.
LAYOUT_2 = Layout(
    *LAYOUT_1.parts.values(),
    Part("matches", (RESOURCES, ROWS, COLUMNS), "planes: what each scene would earn on an empty desert square (F3.4)"),
    Part("wheat_along", (ROWS, COLUMNS), "plane: the Wheat that covering it earns (F3.5); prints are in `land`"),
    Part("closes", (ROWS, COLUMNS), "plane: empty squares beside it that have no other open side (F3.7); see below"),
    Part("debens", (MAX_PLAYERS, len(HEADINGS)), "Debens if the game ended now, by heading (F8); at most 255"),
    Part("missing", (MAX_PLAYERS, SLOTS), "resources that each Shop still needs"),
    Part("worth", (MAX_PLAYERS, SLOTS), "Debens that it pays once full, of a specialised Shop for each token"),
    Part("row_cost", (SHOWN,), "what each District of the row costs (F4.2), in the order of their numbers"),
    Part("row_needs", (SHOWN, SHOPS_OF_DISTRICT, RESOURCES + 1), "icons of its Shops: each resource, and wildcards"),
    Part("row_pays", (SHOWN, SHOPS_OF_DISTRICT, PAYMENTS), "one-hot: what they pay (F1.9)"),
    Part("row_worth", (SHOWN, SHOPS_OF_DISTRICT), "how many Debens, of a specialised Shop for each token"),
    Part("row_shows", (SHOWN, SHOPS_OF_DISTRICT, MAX_GODS), "the gods or resources that they show"),
)
(
    AT_MATCHES, AT_WHEAT_ALONG, AT_CLOSES, AT_DEBENS, AT_MISSING, AT_WORTH, AT_ROW_COST, AT_ROW_NEEDS, AT_ROW_PAYS,
    AT_ROW_WORTH, AT_ROW_SHOWS,
) = map(LAYOUT_2.start, list(LAYOUT_2.parts)[len(LAYOUT_1.parts) :])  # fmt: skip


@rule
def write_1(v, parts, out):
    """Write a seat's View into a row of zeros."""
    encode_valley(v.table, v.seat, out)
    encode_table(v.table, v.seat, out)
    encode_turn(v.table, out)
    encode_lots(v.table, out)
    for player in range(v.table.players):
        encode_player(v.table, v.seat, out, player)


@rule
def seen_from(table, seat, player):
    """A seat's number as the observer counts: 0 is the observer's own."""
    return (np.int64(player) - seat + table.players) % table.players


@rule
def encode_valley(table, seat, out):
    for square in range(SQUARES):
        # A 0 into any plane costs less than a branch that the processor cannot predict.
        land, scene = np.int64(table.land[square]), np.int64(table.scene[square])
        out[AT_LAND + SQUARES * max(0, land - DESERT) + square] = int(land != OUTSIDE)
        out[AT_SCENES + SQUARES * max(0, min(scene, MONUMENT - 1) - SCENE) + square] = int(SCENE <= scene < MONUMENT)
    for player in range(table.players):
        if table.monuments[player] == MONUMENTS:
            continue
        plane = SQUARES * seen_from(table, seat, player)
        for square in range(SQUARES):
            if table.scene[square] == MONUMENT + player:
                out[AT_MONUMENTS_AT + plane + square] = 1
    for place in range(MAX_QUARRIES):
        square = np.int64(table.quarries[place])
        if square != NO_SQUARE:
            out[(AT_QUARRY_NOW if place == 0 else AT_QUARRIES_LATER) + square] = 1


@rule
def encode_table(table, seat, out):
    out[AT_PLAYERS] = table.players
    out[AT_VARIANT] = table.variant
    if table.turn != NOBODY:
        out[AT_TO_MOVE + seen_from(table, seat, table.turn)] = 1
    if table.first != NOBODY:
        out[AT_FIRST + seen_from(table, seat, table.first)] = 1
    out[AT_STEP + np.int64(table.step)] = 1
    out[AT_LAST_TURNS] = table.last_turns


@rule
def encode_turn(table, out):
    out[AT_BUILT] = table.built
    out[AT_SUPPLIED] = table.supplied
    if table.buying != NO_DISTRICT:
        out[AT_BUYING + np.int64(table.buying)] = 1
    out[AT_OWED] = table.owed
    if table.exchange != NO_SLOT:
        out[AT_EXCHANGE + np.int64(table.exchange)] = 1


@rule
def encode_lots(table, out):
    """What belongs to no player, and the goods of the player to move."""
    for resource in range(RESOURCES):
        out[AT_BESIDE + resource] = table.beside[resource]
        out[AT_STOCK + resource] = table.stock[resource]
    out[AT_PILE_SIZE] = table.pile_size
    for tile in range(TILES):
        out[AT_UNSEEN + tile] = table.unseen[tile]
        out[AT_COMMON + tile] = table.common[tile]
        out[AT_GONE + tile] = table.gone[tile]
    for place in range(SHOWN):
        if table.row[place] != NO_DISTRICT:
            out[AT_ROW + np.int64(table.row[place])] = 1
    for district in range(DISTRICTS):
        out[AT_DISTRICT_UNSEEN + district] = table.district_unseen[district]


@rule
def encode_player(table, seat, out, player):
    place = seen_from(table, seat, player)
    for tile in range(TILES):
        out[AT_PERSONAL + TILES * place + tile] = table.personal[player, tile]
    for spot in range(table.spots_used[player]):
        out[AT_METROPOLIS + DISTRICTS * (SPOTS * place + spot) + np.int64(table.metropolis[player, spot])] = 1
    for slot in range(slots_used(table, player)):
        out[AT_FULL + SLOTS * place + slot] = table.full[player, slot]
        for resource in range(RESOURCES):
            out[AT_TOKENS + RESOURCES * (SLOTS * place + slot) + resource] = table.tokens[player, slot, resource]
    out[AT_WHEAT + place] = table.wheat[player]
    out[AT_MONUMENTS + place] = table.monuments[player]


@rule
def write_2(v, parts, out):
    """The same, and what the rules make of it."""
    write_1(v, parts, out)
    encode_prospects(v.table, out)
    encode_row(v.table, parts, out)
    for player in range(v.table.players):
        encode_score(v.table, parts, v.seat, out, player)


@rule
def encode_prospects(table, out):
    """F3.4, F3.5, F3.7: what a tile would earn is the sum over its two squares.

    Plane by plane, in loops without a branch: the processor runs them over many squares at once.
    """
    for resource in range(RESOURCES):
        write_beside(table, table.scene, SCENE + resource, plane_at(out, AT_MATCHES, resource))
    wheat = plane_at(out, AT_WHEAT_ALONG, 0)
    write_beside(table, table.scene, EMPTY, wheat)  # for now: how many open sides each empty square has
    write_beside(table, wheat, 1, plane_at(out, AT_CLOSES, 0))
    write_beside(table, table.land, WHEAT, wheat)


@rule
def plane_at(out, part, number):
    """One of the planes of a part."""
    return out[part + SQUARES * number : part + SQUARES * (number + 1)]


@rule
def write_beside(table, squares, value, plane):
    """Write how many of the squares beside each empty one have a value."""
    for square in range(COLUMNS, SQUARES - COLUMNS):
        above_and_below = int(squares[square - COLUMNS] == value) + int(squares[square + COLUMNS] == value)
        plane[square] = above_and_below + int(squares[square - 1] == value) + int(squares[square + 1] == value)
    last = SQUARES - COLUMNS
    for column in range(1, COLUMNS - 1):
        beside = int(squares[column - 1] == value) + int(squares[column + 1] == value)
        plane[column] = beside + int(squares[column + COLUMNS] == value)
        beside = int(squares[last + column - 1] == value) + int(squares[last + column + 1] == value)
        plane[last + column] = beside + int(squares[last + column - COLUMNS] == value)
    for row in range(1, ROWS - 1):  # the ends of two rows are not beside each other
        first, end = COLUMNS * row, COLUMNS * (row + 1) - 1
        plane[first] -= int(squares[first - 1] == value)
        plane[end] -= int(squares[end + 1] == value)
    plane[0] = int(squares[1] == value) + int(squares[COLUMNS] == value)
    plane[COLUMNS - 1] = int(squares[COLUMNS - 2] == value) + int(squares[2 * COLUMNS - 1] == value)
    plane[last] = int(squares[last + 1] == value) + int(squares[last - COLUMNS] == value)
    plane[SQUARES - 1] = int(squares[SQUARES - 2] == value) + int(squares[SQUARES - 1 - COLUMNS] == value)
    for square in range(SQUARES):
        plane[square] *= int(table.scene[square] == EMPTY)


@rule
def encode_row(table, parts, out):
    for place in range(SHOWN):
        district = np.int64(table.row[place])
        if district == NO_DISTRICT:
            continue
        out[AT_ROW_COST + place] = parts.cost[district]
        for number in range(SHOPS_OF_DISTRICT):
            shop = DISTRICT_SHOPS + SHOPS_OF_DISTRICT * district + number
            at = SHOPS_OF_DISTRICT * place + number
            for icon in range(RESOURCES + 1):
                out[AT_ROW_NEEDS + (RESOURCES + 1) * at + icon] = parts.needs[shop, icon]
            out[AT_ROW_PAYS + PAYMENTS * at + np.int64(parts.pays[shop])] = 1
            out[AT_ROW_WORTH + at] = debens_of(parts, shop)
            for shown in range(MAX_GODS):
                out[AT_ROW_SHOWS + MAX_GODS * at + shown] = parts.shows[shop] >> shown & 1


@rule
def debens_of(parts, shop):
    """F8.1, F8.2: the Debens of a full Shop, of a specialised one for each token; 0 if it pays otherwise."""
    if parts.pays[shop] == PAYS_DEBENS or parts.pays[shop] == PAYS_EACH:
        return np.int64(parts.value[shop])
    return 0


@rule
def encode_score(table, parts, seat, out, player):
    place = seen_from(table, seat, player)
    at = AT_DEBENS + len(HEADINGS) * place
    out[at] = min(MOST_SHOWN, generic_debens(table, parts, player))
    out[at + 1] = min(MOST_SHOWN, specialised_debens(table, parts, player))
    out[at + 2] = min(MOST_SHOWN, statue_debens(table, parts, player))
    out[at + 3] = monument_debens(table, player)
    out[at + 4] = wheat_debens(table, parts, player)
    for slot in range(slots_used(table, player)):
        shop = shop_at(table, player, slot)
        out[AT_WORTH + SLOTS * place + slot] = debens_of(parts, shop)
        if table.full[player, slot]:
            continue
        missing = 0
        for icon in range(RESOURCES + 1):
            missing += np.int64(parts.needs[shop, icon])
        for resource in range(RESOURCES):
            missing -= np.int64(table.tokens[player, slot, resource])
        out[AT_MISSING + SLOTS * place + slot] = missing


OBSERVATIONS = (Observation(LAYOUT_1, write_1), Observation(LAYOUT_2, write_2))


def new_factors() -> ActionFactors:
    """The heads of a factored policy: what is done, the tile, where and how it is laid, the good, the Shop, the
    District."""
    verbs = list(dict.fromkeys(say.partition(" ")[0] for say in ACTIONS.words))
    heads = {
        "verb": len(verbs),
        "tile": TILES,
        "edge": EDGES,
        "turn": 2,  # 1 if the scene with the higher number lies on the first square
        "good": len(GOOD_NAMES) + 1,  # the last is a Monument, which a Quarry may take instead of giving a good
        "slot": SLOTS,
        "district": DISTRICTS,
    }
    said = [{"verb": verbs.index(say.partition(" ")[0]), **factors(action)} for action, say in enumerate(ACTIONS.words)]
    return factors_of(heads, said)


def factors(action: int) -> dict[str, int]:
    """What an action is about, beside its verb."""
    if action == DONE:
        return {}
    if action < DISCARD:
        edge, turning = divmod(action - PLACE_TILE, TURNINGS)
        one, other = divmod(turning, RESOURCES)
        return {"tile": int(TILE_OF[one, other]), "edge": edge, "turn": int(one > other)}
    if action < CHOOSE_QUARRY:
        return {"tile": action - DISCARD}
    if action < BUILD:
        choice = action - CHOOSE_QUARRY
        return {"good": choice if choice < RESOURCES else len(GOOD_NAMES)}
    if action < PAY_GOOD:
        return {"district": action - BUILD}
    if action < SUPPLY:
        return {"good": action - PAY_GOOD}
    if action < TAKE_TILE:
        slot, good = divmod(action - (SUPPLY if action < EXCHANGE_ONTO else EXCHANGE_ONTO), RESOURCES)
        return {"slot": slot, "good": good}
    return {"tile": action - (TAKE_TILE if action < REMOVE_TILE else REMOVE_TILE)}
