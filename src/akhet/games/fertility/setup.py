"""The set-up: F2. The options of a table, then boards, starting tile, first player, Pools and row.

Each is left to chance unless an option decides it (F2.5).
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from akhet.games.fertility.components import Components
from akhet.games.fertility.manifest import MANIFEST, PIECES
from akhet.games.fertility.schema import FertilityOptions, FertilityPiece
from akhet.games.fertility.state import (
    BLOCKED,
    BOARD_COLUMNS,
    BOARDS,
    COLUMNS,
    DESERT,
    DISTRICTS,
    EMPTY,
    MAX_PLAYERS,
    MONUMENTS,
    NO_DISTRICT,
    NO_SLOT,
    NO_SQUARE,
    PIECE_NAMES,
    POOL,
    PRINTED,
    QUARTER_TURNS,
    RESOURCES,
    ROWS,
    SHOWN,
    STATE,
    STOCK,
    Event,
    Step,
)
from akhet.games.fertility.valley import cover
from akhet.kernel.compiling import rule
from akhet.kernel.events import log_event
from akhet.kernel.layout import NOBODY, Record, blank
from akhet.kernel.manifest import Option
from akhet.kernel.refusal import Refusal, Refused, refuse, shown

TILES_USED = {2: 24, 3: 35, 4: 46}  # F2.3
TILES_USED_VARIANT = 39  # F7.3
OPTION_NAMES = ("variant", "boards", "symbol", "start_turn", "first", "pieces")


@dataclass(frozen=True)
class Options:
    """The options of a table (F1.7, F2.1, F2.2, F2.4, F7.3); None is left to chance, or to the seats' numbers."""

    variant: bool = False
    boards: tuple[int, ...] | None = None  # from left to right: 2 * board + 1 if turned
    board_words: tuple[str, ...] | None = None
    symbol: int | None = None
    start_turn: int | None = None
    first: int | None = None
    pieces: tuple[FertilityPiece, ...] | None = None

    def given(self) -> FertilityOptions:
        """The options as they can be given to `read_options`."""
        options: FertilityOptions = {"variant": self.variant}
        if self.board_words is not None:
            options["boards"] = list(self.board_words)
        for name in ("symbol", "start_turn", "first"):
            if getattr(self, name) is not None:
                options[name] = getattr(self, name)
        if self.pieces is not None:
            options["pieces"] = list(self.pieces)
        return options


def board_words(components: Components, laid: int) -> str:
    """A board as it is laid: `II`, or `II turned`."""
    return components.boards[laid // 2].name + (" turned" if laid % 2 else "")


def boards_for(players: int) -> int:
    """F2.1: three boards with 2 or 3 players, four with 4."""
    return 4 if players == 4 else 3


def read_options(components: Components, players: Any, given: dict[str, Any]) -> Options:
    """Check the options of a new table."""
    if type(players) is not int or not 2 <= players <= MAX_PLAYERS:
        raise refuse("fertility.open.players", "F2.1", players=shown(players), most=MAX_PLAYERS)
    for name in given:
        if name not in OPTION_NAMES:
            raise refuse("open.unknown_option", None, option=shown(name), known=", ".join(OPTION_NAMES))
    variant = given.get("variant", False)
    if type(variant) is not bool:
        raise refuse("open.not_true_or_false", None, option="variant")
    if variant and players != 2:
        raise refuse("fertility.open.variant", "F7.3", players=players)
    limits = {
        "first": ("F2.4", players),
        "start_turn": ("F2.2", QUARTER_TURNS),
        "symbol": ("F2.2", boards_for(players)),
    }
    for name, (ruling, limit) in limits.items():
        value = given.get(name)
        if value is not None and (type(value) is not int or not 0 <= value < limit):
            raise refuse("fertility.open.number", ruling, option=name, last=limit - 1)
    boards = _read_boards(components, players, given.get("boards"))
    options = Options(
        variant,
        boards,
        None if boards is None else tuple(board_words(components, laid) for laid in boards),
        given.get("symbol"),
        given.get("start_turn"),
        given.get("first"),
        _read_pieces(players, given.get("pieces")),
    )
    if options.symbol is not None:
        _check_symbol(components, players, options)
    return options


def _read_boards(components: Components, players: int, given: Any) -> tuple[int, ...] | None:
    """F2.1: boards by name, from left to right; `turned` follows the name of one that is upside down."""
    if given is None:
        return None
    known = {board_words(components, laid): laid for laid in range(2 * BOARDS)}
    count = boards_for(players)
    if (
        not isinstance(given, list | tuple)
        or len(given) != count
        or not all(isinstance(name, str) and name in known for name in given)
    ):
        raise refuse("fertility.open.boards", "F2.1", count=count, known=", ".join(known))
    boards = tuple(known[name] for name in given)
    if len({laid // 2 for laid in boards}) != count:
        raise refuse("fertility.open.boards_twice", "F2.1")
    return boards


def _read_pieces(players: int, given: Any) -> tuple[FertilityPiece, ...] | None:
    """F1.7: one type of Monuments per seat, all different."""
    if given is None:
        return None
    if not isinstance(given, list | tuple) or len(given) != players:
        raise refuse("fertility.open.pieces", "F1.7", players=players, known=", ".join(PIECE_NAMES))
    PIECES.check([piece or "" for piece in given])
    return tuple(given)


def _check_symbol(components: Components, players: int, options: Options) -> None:
    """F2.2: only a symbol nearest the centre can be chosen. Which are nearest follows from the boards."""
    if options.boards is None:
        raise refuse("fertility.open.symbol_without_boards", "F2.2")
    state = initial_state(components, players, Options(boards=options.boards))
    if not is_nearest(state[0], components.parts, options.symbol):
        raise refuse("fertility.open.symbol_not_nearest", "F2.2", symbol=options.symbol)


def offered_options(components: Components, players: int, given: Mapping[str, Any]) -> tuple[Option, ...]:
    """F2.1, F2.2, F2.4, F7.3: the options with what this set, the players and the boards leave to choose."""
    boards = tuple(board.name for board in components.boards)
    turns = tuple(map(str, range(QUARTER_TURNS)))
    filled = {
        "variant": {
            "closed": None if players == 2 else Refusal("fertility.open.variant", "F7.3", {"players": players})
        },
        "boards": {
            "choices": boards,
            "labels": tuple(("fertility-option-board", {"board": board}) for board in boards),
            "count": boards_for(players),
        },
        "symbol": _symbols(components, players, given.get("boards")),
        "start_turn": {
            "choices": turns,
            "labels": tuple(("fertility-option-turn", {"turn": turn}) for turn in range(QUARTER_TURNS)),
        },
    }
    return tuple(replace(option, **filled.get(option.name, {})) for option in MANIFEST.options)


def _symbols(components: Components, players: int, boards: Any) -> dict[str, Any]:
    """F2.2: the symbols to choose from: those nearest the centre with these boards."""
    try:
        laid = _read_boards(components, players, boards)
    except Refused as refused:
        return {"closed": refused.refusal}
    if laid is None:
        return {"closed": Refusal("fertility.open.symbol_without_boards", "F2.2")}
    s = initial_state(components, players, Options(boards=laid))[0]
    nearest = [place for place in range(len(laid)) if is_nearest(s, components.parts, place)]
    names = [{"board": components.boards[laid[place] // 2].name, "place": place + 1} for place in nearest]
    return {
        "choices": tuple(map(str, nearest)),
        "labels": tuple(("fertility-option-place", values) for values in names),
    }


def usual_pieces(s: Record) -> None:
    """F1.7: a State saved before types of Monuments could be chosen: each seat has the type with its number."""
    s.piece[:] = range(MAX_PLAYERS)


def initial_state(components: Components, players: int, options: Options, log: Any = None) -> np.recarray:
    """F2: the position before the first chance result, with everything that the options decide in place."""
    parts = components.parts
    table = blank(STATE)
    s = table[0]
    s.players = players
    s.variant = options.variant
    s.boards = boards_for(players)
    s.board[:] = NO_SQUARE
    s.scene[:] = BLOCKED
    for place, laid in enumerate(options.boards or ()):
        lay_board(s, parts, place, laid, log)
    s.symbol = NO_SQUARE if options.symbol is None else options.symbol
    s.start_turn = NO_SQUARE if options.start_turn is None else options.start_turn
    s.first = NOBODY if options.first is None else options.first
    s.turn = NOBODY
    s.buying = NO_DISTRICT
    s.exchange = NO_SLOT
    s.quarries[:] = NO_SQUARE
    s.unseen[:] = parts.tiles
    s.unseen_size = parts.tiles.sum()
    s.pile_size = TILES_USED_VARIANT if options.variant else TILES_USED[players]
    s.row[:] = NO_DISTRICT
    s.district_unseen[:] = 1
    s.districts_left = DISTRICTS
    s.metropolis[:] = NO_DISTRICT
    s.stock[:] = STOCK
    s.monuments[:players] = MONUMENTS
    chosen = options.pieces or ()
    for seat, piece in enumerate(PIECES.for_seats([*chosen, *[None] * (MAX_PLAYERS - len(chosen))])):
        s.piece[seat] = PIECES.names.index(piece)
    continue_setup(s, parts, log)
    return table


@rule
def is_laid(s, board):
    """F2.1: whether a board has its place already."""
    for place in range(s.boards):
        if s.board[place] != NO_SQUARE and s.board[place] // 2 == board:
            return True
    return False


@rule
def lay_board(s, parts, place, laid, log):
    """F2.1: a board at its place from the left; a half turn takes its (r, c) to (7 - r, 3 - c)."""
    s.board[place] = laid
    board, turned = laid // 2, laid % 2
    log_event(log, Event.BOARD, place, board, turned)
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
    """F2.2: whether no symbol is nearer to the centre than that of the board at a place."""
    for other in range(s.boards):
        if distance(s, parts, other) < distance(s, parts, place):
            return False
    return True


@rule
def continue_setup(s, parts, log):
    """F2.5: continue the set-up up to the next chance; return whether it is complete."""
    for place in range(s.boards):
        if s.board[place] == NO_SQUARE:
            s.step = Step.BOARD
            return False
    if s.symbol == NO_SQUARE:
        nearest = 0
        for place in range(s.boards):
            nearest += int(is_nearest(s, parts, place))
        if nearest > 1:
            s.step = Step.SYMBOL
            return False
        for place in range(s.boards):
            if is_nearest(s, parts, place):
                s.symbol = place
    if s.start_turn == NO_SQUARE:
        s.step = Step.START_TURN
        return False
    if s.scene[symbol_square(s, parts, s.symbol)] == EMPTY:
        lay_starting_tile(s, parts, log)
    if s.first == NOBODY:
        s.step = Step.FIRST
        return False
    return continue_deal(s, log)


@rule
def lay_starting_tile(s, parts, log):
    """F1.3, F2.2: the set's scenes clockwise from its top left, by quarter turns. It pays nobody."""
    corner = symbol_square(s, parts, s.symbol)
    turn = np.int64(s.start_turn)
    cover(s, corner, np.int64(parts.starting_tile[(0 - turn) % RESOURCES]))
    cover(s, corner + 1, np.int64(parts.starting_tile[(1 - turn) % RESOURCES]))
    cover(s, corner + COLUMNS + 1, np.int64(parts.starting_tile[(2 - turn) % RESOURCES]))
    cover(s, corner + COLUMNS, np.int64(parts.starting_tile[(3 - turn) % RESOURCES]))
    log_event(log, Event.START, corner, turn, 0)


@rule
def continue_deal(s, log):
    """F2.3 to F2.5: three tiles each from the first player clockwise, the Common Pool, four Districts."""
    if s.turn == NOBODY:
        s.turn = s.first
        log_event(log, Event.BEGINS, s.first, 0, 0)
    while s.personal_size[s.turn] == POOL and s.personal_size[(s.turn + 1) % s.players] < POOL:
        s.turn = (s.turn + 1) % s.players
    if s.personal_size[s.turn] < POOL:
        s.step = Step.DEAL
        return False
    s.turn = s.first
    if s.common_size < POOL:
        s.step = Step.COMMON
        return False
    if s.row[SHOWN - 1] == NO_DISTRICT:
        s.step = Step.ROW
        return False
    return True


@rule
def take_unseen(s, tile):
    """F2.3: a tile of the unseen lot is turned up, and one fewer is left to turn up."""
    s.unseen[tile] -= 1
    s.unseen_size -= 1
    s.pile_size -= 1


@rule
def deal_tile(s, tile, log):
    """F2.3: one more tile in a Personal Pool."""
    take_unseen(s, tile)
    s.personal[s.turn, tile] += 1
    s.personal_size[s.turn] += 1
    log_event(log, Event.DEALT, s.turn, tile, 0)


@rule
def show_tile(s, tile, log):
    """F2.3, F6.2: one more tile in the Common Pool."""
    take_unseen(s, tile)
    s.common[tile] += 1
    s.common_size += 1
    log_event(log, Event.TILE, tile, 0, 0)


@rule
def show_district(s, district, log):
    """F2.4, F6.2: one more District in the row. The row is kept ascending: its order means nothing (F6.3)."""
    s.district_unseen[district] = 0
    s.districts_left -= 1
    place = SHOWN - 1
    while place > 0 and s.row[place - 1] > district:
        s.row[place] = s.row[place - 1]
        place -= 1
    s.row[place] = district
    log_event(log, Event.DISTRICT, district, 0, 0)


@rule
def setup_weight(s, parts, outcome):
    """F2.5: the weight of an outcome in the steps BOARD to FIRST: 1 if it can happen."""
    if s.step == Step.BOARD:  # 2 * board + 1 if turned
        return int(outcome < 2 * BOARDS and not is_laid(s, outcome // 2))
    if s.step == Step.SYMBOL:
        return int(outcome < s.boards and is_nearest(s, parts, outcome))
    if s.step == Step.START_TURN:
        return int(outcome < QUARTER_TURNS)
    return int(outcome < s.players)  # Step.FIRST
