"""Fertility's observation: a View as a row of small numbers. Seats are counted from the observer's own.

Everything lies face up (F6.3); only what comes next is unknown. The Valley comes first, as planes of 8 by 16 squares.
"""

import numpy as np

from akhet.envs.layout import Layout, Part
from akhet.envs.observation import Observation
from akhet.games.fertility.state import (
    COLUMNS,
    DESERT,
    DISTRICTS,
    MAX_PLAYERS,
    MAX_QUARRIES,
    MONUMENT,
    NO_DISTRICT,
    NO_SLOT,
    NO_SQUARE,
    OUTSIDE,
    RESOURCES,
    ROWS,
    SCENE,
    SHOWN,
    SLOTS,
    SPOTS,
    SQUARES,
    TILES,
    WHEAT,
    Step,
)
from akhet.kernel.compiling import rule
from akhet.kernel.layout import NOBODY

STEPS = Step.OVER + 1
LANDS = WHEAT  # desert, desert with each of four resources, water, wheat

LAYOUT = Layout(
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
) = map(LAYOUT.start, LAYOUT.parts)  # fmt: skip


@rule
def write(v, out):
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
        land = np.int64(table.land[square])
        if land != OUTSIDE:
            out[AT_LAND + SQUARES * (land - DESERT) + square] = 1
        scene = np.int64(table.scene[square])
        if SCENE <= scene < MONUMENT:
            out[AT_SCENES + SQUARES * (scene - SCENE) + square] = 1
        elif MONUMENT <= scene < MONUMENT + MAX_PLAYERS:
            out[AT_MONUMENTS_AT + SQUARES * seen_from(table, seat, scene - MONUMENT) + square] = 1
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
    for slot in range(SLOTS):
        out[AT_FULL + SLOTS * place + slot] = table.full[player, slot]
        for resource in range(RESOURCES):
            out[AT_TOKENS + RESOURCES * (SLOTS * place + slot) + resource] = table.tokens[player, slot, resource]
    out[AT_WHEAT + place] = table.wheat[player]
    out[AT_MONUMENTS + place] = table.monuments[player]


OBSERVATION = Observation(LAYOUT, write)
