"""The set-up: F2. Boards, starting tile, first player, Pools and row, each by chance unless it was given (F2.5)."""

import numpy as np

from akhet.games.fertility.state import (
    BEGINS,
    BLOCKED,
    BOARD,
    BOARD_COLUMNS,
    BOARDS,
    COLUMNS,
    COMMON,
    DEAL,
    DEALT,
    DESERT,
    EMPTY,
    FIRST,
    LAID_BOARD,
    NO_DISTRICT,
    NO_SQUARE,
    POOL,
    PRINTED,
    RESOURCES,
    ROW,
    ROWS,
    SHOWED_DISTRICT,
    SHOWED_TILE,
    SHOWN,
    START,
    START_TURN,
    SYMBOL,
)
from akhet.games.fertility.valley import cover
from akhet.kernel.compiling import rule
from akhet.kernel.events import tell
from akhet.kernel.layout import NOBODY


@rule
def is_laid(s, board):
    for place in range(s.boards):
        if s.board[place] != NO_SQUARE and s.board[place] // 2 == board:
            return True
    return False


@rule
def lay_board(s, parts, place, laid, log):
    """F2.1: a board at its place from the left; a half turn takes its (r, c) to (7 - r, 3 - c)."""
    s.board[place] = laid
    board, turned = laid // 2, laid % 2
    tell(log, LAID_BOARD, place, board, turned)
    for row in range(ROWS):
        for column in range(BOARD_COLUMNS):
            square = COLUMNS * row + BOARD_COLUMNS * place + column
            if turned:
                land = parts.land[board, ROWS - 1 - row, BOARD_COLUMNS - 1 - column]
            else:
                land = parts.land[board, row, column]
            s.land[square] = land
            s.scene[square] = EMPTY if DESERT <= land < PRINTED + RESOURCES else BLOCKED


@rule
def symbol_square(s, parts, place):
    """F2.2: the top left square of the start symbol of the board at a place."""
    board, turned = s.board[place] // 2, s.board[place] % 2
    row, column = np.int64(parts.symbol_row[board]), np.int64(parts.symbol_column[board])
    if turned:  # the symbol is two squares by two: its other corner is now the top left
        row, column = ROWS - 2 - row, BOARD_COLUMNS - 2 - column
    return COLUMNS * row + BOARD_COLUMNS * place + column


@rule
def distance(s, parts, place):
    """F2.2: how far a symbol's middle is from the Valley's, squared, in a straight line, in half squares."""
    square = symbol_square(s, parts, place)
    down = 2 * (square // COLUMNS + 1) - ROWS
    right = 2 * (square % COLUMNS + 1) - BOARD_COLUMNS * np.int64(s.boards)
    return down * down + right * right


@rule
def is_nearest(s, parts, place):
    for other in range(s.boards):
        if distance(s, parts, other) < distance(s, parts, place):
            return False
    return True


@rule
def go_on_setting_up(s, parts, log):
    """F2.5: what comes next of the set-up, as far as the next chance; gives whether all of it is done."""
    for place in range(s.boards):
        if s.board[place] == NO_SQUARE:
            s.step = BOARD
            return False
    if s.symbol == NO_SQUARE:
        nearest = 0
        for place in range(s.boards):
            nearest += int(is_nearest(s, parts, place))
        if nearest > 1:
            s.step = SYMBOL
            return False
        for place in range(s.boards):
            if is_nearest(s, parts, place):
                s.symbol = place
    if s.start_turn == NO_SQUARE:
        s.step = START_TURN
        return False
    if s.scene[symbol_square(s, parts, s.symbol)] == EMPTY:
        lay_starting_tile(s, parts, log)
    if s.first == NOBODY:
        s.step = FIRST
        return False
    return go_on_dealing(s, log)


@rule
def lay_starting_tile(s, parts, log):
    """F1.3, F2.2: clockwise from its top left Alabaster, Bovine, Papyrus, Grape, by quarter turns. It pays nobody."""
    corner = symbol_square(s, parts, s.symbol)
    turn = np.int64(s.start_turn)
    cover(s, corner, (0 - turn) % RESOURCES)
    cover(s, corner + 1, (1 - turn) % RESOURCES)
    cover(s, corner + COLUMNS + 1, (2 - turn) % RESOURCES)
    cover(s, corner + COLUMNS, (3 - turn) % RESOURCES)
    tell(log, START, corner, turn, 0)


@rule
def go_on_dealing(s, log):
    """F2.3 to F2.5: three tiles each from the first player clockwise, the Common Pool, four Districts."""
    if s.turn == NOBODY:
        s.turn = s.first
        tell(log, BEGINS, s.first, 0, 0)
    while s.personal_size[s.turn] == POOL and s.personal_size[(s.turn + 1) % s.players] < POOL:
        s.turn = (s.turn + 1) % s.players
    if s.personal_size[s.turn] < POOL:
        s.step = DEAL
        return False
    s.turn = s.first
    if s.common_size < POOL:
        s.step = COMMON
        return False
    if s.row[SHOWN - 1] == NO_DISTRICT:
        s.step = ROW
        return False
    return True


@rule
def take_unseen(s, tile):
    """F2.3: a tile of the unseen lot is turned up; one fewer will be."""
    s.unseen[tile] -= 1
    s.unseen_size -= 1
    s.pile_size -= 1


@rule
def deal_tile(s, tile, log):
    take_unseen(s, tile)
    s.personal[s.turn, tile] += 1
    s.personal_size[s.turn] += 1
    tell(log, DEALT, s.turn, tile, 0)


@rule
def show_tile(s, tile, log):
    """F2.3, F6.2: one more tile in the Common Pool."""
    take_unseen(s, tile)
    s.common[tile] += 1
    s.common_size += 1
    tell(log, SHOWED_TILE, tile, 0, 0)


@rule
def show_district(s, district, log):
    """F2.4, F6.2: one more District in the row, which is kept ascending: its order means nothing (F6.3)."""
    s.district_unseen[district] = 0
    s.districts_left -= 1
    place = SHOWN - 1
    while place > 0 and s.row[place - 1] > district:
        s.row[place] = s.row[place - 1]
        place -= 1
    s.row[place] = district
    tell(log, SHOWED_DISTRICT, district, 0, 0)


@rule
def setup_weight(s, parts, outcome):
    """How likely an outcome of the chance that comes next is, in equal shares; set-up steps with few outcomes only."""
    if s.step == BOARD:  # 2 * board + 1 if turned
        return int(outcome < 2 * BOARDS and not is_laid(s, outcome // 2))
    if s.step == SYMBOL:
        return int(outcome < s.boards and is_nearest(s, parts, outcome))
    if s.step == START_TURN:
        return int(outcome < RESOURCES)
    return int(outcome < s.players)  # FIRST
