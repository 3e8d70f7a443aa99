"""What one seat may know, F6.3: everything face up, and how many tiles and Districts are left in each pile.

Piles are multisets, and what they hold follows from what lies face up (F2.3): so a State holds nothing that a seat may
not know, and a View is the open table with the seat it is seen from. Only what comes next is unknown, to everybody.
"""

from akhet.games.fertility.state import (
    BOARDS,
    DISTRICTS,
    MAX_PLAYERS,
    RESOURCES,
    SHOWN,
    SLOTS,
    SPOTS,
    SQUARES,
    STATE,
    TILES,
)
from akhet.kernel.compiling import rule
from akhet.kernel.layout import i8, record_type

VIEW = record_type(("seat", i8), ("table", STATE))  # NOBODY for an onlooker


@rule
def look(s, seat, v):
    v.seat = seat
    v.table = s


@rule
def determinise(v, stream, s):
    """The State with this View: nothing of a position is hidden, and the order of a pile is no part of it."""
    copy_table(v.table, s)


@rule
def copy_table(a, b):
    b.players = a.players
    b.variant = a.variant
    b.boards = a.boards
    b.symbol = a.symbol
    b.start_turn = a.start_turn
    b.first = a.first
    b.turn = a.turn
    b.step = a.step
    b.last_turns = a.last_turns
    b.built = a.built
    b.supplied = a.supplied
    b.buying = a.buying
    b.owed = a.owed
    b.exchange = a.exchange
    b.unseen_size = a.unseen_size
    b.pile_size = a.pile_size
    b.common_size = a.common_size
    b.districts_left = a.districts_left
    for place in range(BOARDS):
        b.board[place] = a.board[place]
    for place in range(6):
        b.quarries[place] = a.quarries[place]
    for resource in range(RESOURCES):
        b.beside[resource] = a.beside[resource]
        b.stock[resource] = a.stock[resource]
    for square in range(SQUARES):
        b.land[square] = a.land[square]
        b.scene[square] = a.scene[square]
        b.touching[square] = a.touching[square]
    for tile in range(TILES):
        b.unseen[tile] = a.unseen[tile]
        b.common[tile] = a.common[tile]
        b.gone[tile] = a.gone[tile]
    for place in range(SHOWN):
        b.row[place] = a.row[place]
    for district in range(DISTRICTS):
        b.district_unseen[district] = a.district_unseen[district]
    for player in range(MAX_PLAYERS):
        copy_player(a, b, player)


@rule
def copy_player(a, b, player):
    b.personal_size[player] = a.personal_size[player]
    b.spots_used[player] = a.spots_used[player]
    b.wheat[player] = a.wheat[player]
    b.monuments[player] = a.monuments[player]
    for tile in range(TILES):
        b.personal[player, tile] = a.personal[player, tile]
    for spot in range(SPOTS):
        b.metropolis[player, spot] = a.metropolis[player, spot]
    for slot in range(SLOTS):
        b.full[player, slot] = a.full[player, slot]
        for resource in range(RESOURCES):
            b.tokens[player, slot, resource] = a.tokens[player, slot, resource]
