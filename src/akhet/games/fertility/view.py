"""What one seat may know, F6.3: everything face up, and how many tiles and Districts are left in each pile.

Piles are multisets, and what they hold follows from what lies face up (F2.3). So a State holds nothing that a seat may
not know, and a View is the State with the seat that sees it. Only the next chance result is unknown, to everybody.
"""

from akhet.games.fertility.state import (
    BOARDS,
    DISTRICTS,
    MAX_PLAYERS,
    MAX_QUARRIES,
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

VIEW = record_type(("seat", i8), ("table", STATE))  # NOBODY for a spectator


@rule
def look(s, seat, v):
    """F6.3: write what a seat may know of a position into a View."""
    v.seat = seat
    v.table = s


@rule
def determinise(v, stream, s):
    """F6.3: write the State with this View: nothing of it is hidden."""
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
    for place in range(MAX_QUARRIES):
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
    b.piece[player] = a.piece[player]
    for tile in range(TILES):
        b.personal[player, tile] = a.personal[player, tile]
    for spot in range(SPOTS):
        b.metropolis[player, spot] = a.metropolis[player, spot]
    for slot in range(SLOTS):
        b.full[player, slot] = a.full[player, slot]
        for resource in range(RESOURCES):
            b.tokens[player, slot, resource] = a.tokens[player, slot, resource]
