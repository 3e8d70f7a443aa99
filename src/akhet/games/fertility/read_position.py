"""A position or a View from its readable names, refused with the entry and the reason if it is not lawful."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from akhet.games.fertility.city import has_icon, shop_at, slots_used
from akhet.games.fertility.components import LETTERS, Components
from akhet.games.fertility.lawful import COUNTS, SO_FAR, TURNS, check_counts, check_setup, turns_before
from akhet.games.fertility.lawful_turn import check_earned, check_turn_so_far
from akhet.games.fertility.position import land_letter, resources_in, tiles_in, valley_rows
from akhet.games.fertility.setup import (
    TILES_USED,
    TILES_USED_VARIANT,
    board_words,
    initial_state,
    is_laid,
    lay_board,
    read_options,
)
from akhet.games.fertility.state import (
    BOARD_COLUMNS,
    BOARDS,
    COLUMNS,
    DISTRICTS,
    EMPTY,
    MAX_WHEAT,
    MONUMENT,
    MONUMENTS,
    NO_SQUARE,
    POOL,
    RESOURCE_NAMES,
    RESOURCES,
    ROWS,
    SCENE,
    SHOWN,
    SLOTS,
    SPOTS,
    STEP_NAMES,
    STOCK,
    TILE_KINDS,
    TILE_NAMES,
    Step,
)
from akhet.games.fertility.valley import cover
from akhet.games.fertility.view import VIEW, look
from akhet.kernel.layout import NOBODY, Record, blank
from akhet.kernel.reading import Faults, faults_in
from akhet.kernel.refusal import Refused, refuse, shown

FIELDS = (
    *("players", "options", "first", "turn", "step", "last_turns", "valley", "pools", "common", "gone", "placed"),
    *("unseen", "pile_size", "row", "metropolis", "tokens", "beside", "stock", "wheat", "monuments", "turn_so_far"),
)
MAX_COUNT = 50  # of one kind
MAX_OWED = 255
OPTIONS = ("variant", "boards", "symbol", "start_turn", "pieces")
TURN_SO_FAR = ("built", "supplied", "buying", "owed", "exchange", "quarries")


def read_position(components: Components, given: Any, faults: Faults | None = None) -> np.recarray:
    """The State of a position set up by hand, or a refusal that names the ruling (F9), the entry and the reason.

    `players`, `turn`, and in `options` the boards and the starting tile's turn must be given; in the steps of the
    set-up, what chance has decided so far. Other entries that are left out are empty, except: `step` is `place`,
    `valley` the boards with the starting tile, and `first`, `unseen`, `stock`, `monuments` and `pile_size` what the
    rest leaves.
    """
    faults = faults or Faults()
    entries = COUNTS.table(given, "position", *FIELDS)
    step = SO_FAR.choice(entries.get("step", "place"), STEP_NAMES, "step")
    state = _read_options(components, entries, Step(step))
    s, parts = state[0], components.parts
    with faults.part():
        s.last_turns = TURNS.number(entries, "last_turns", 0, int(s.players), 0)
    with faults.part():
        _read_valley(s, entries.get("valley"))
        _count_monuments(s)
    _read_tiles(components, s, entries, faults)
    _read_city(components, s, parts, entries, faults)
    _read_goods(s, entries, faults)
    with faults.part():
        _read_turn(s, COUNTS.table(entries.get("turn_so_far"), "turn_so_far", *TURN_SO_FAR))
    faults.stop()
    if s.first == NOBODY and s.step > Step.FIRST:
        s.first = (int(s.turn) - (turns_before(s) or 0)) % int(s.players)
    check_lawful(s, parts, faults)
    faults.stop()
    return state


position_faults = faults_in(read_position)


def check_lawful(s: Record, parts: Record, faults: Faults | None = None) -> None:
    """F9.2 to F9.6: refuse a position that no game comes to, as far as counting can tell."""
    faults = faults or Faults()
    if s.step < Step.REFILL:
        with faults.part():
            check_setup(s, parts)
        return
    with faults.part():
        check_turn_so_far(s, parts)
    check_counts(s, faults)
    faults.stop()
    check_earned(s, parts, faults)


def _read_options(components: Components, entries: dict[str, Any], step: Step) -> np.recarray:
    """F9.6: the table with its boards and its starting tile, as far as the set-up has come at the step (F2.5)."""
    chosen = dict(COUNTS.table(entries.get("options"), "options", *OPTIONS))
    drawn = chosen.pop("boards", None) if step == Step.BOARD else None
    for name, last in (("boards", Step.BOARD), ("start_turn", Step.START_TURN)):
        if step > last and chosen.get(name) is None:
            raise COUNTS.wrong(f"options.{name}", "entry.missing")
    options = read_options(components, entries.get("players"), chosen)
    players: int = entries["players"]
    first = entries.get("first")
    if first is not None:
        first = TURNS.number(entries, "first", 0, players - 1, None)
    state = initial_state(components, players, replace(options, first=first))
    s = state[0]
    if drawn is not None:
        _read_boards(components, s, drawn)
    if step > Step.SYMBOL and s.symbol == NO_SQUARE:
        raise COUNTS.wrong("options.symbol", "unlawful.symbol")
    if step < Step.DEAL:
        if s.step != step:
            raise SO_FAR.wrong("step", "unlawful.setup", step=STEP_NAMES[s.step])
        if entries.get("turn") is not None:
            raise TURNS.wrong("turn", "unlawful.not_begun")
    else:
        s.turn = TURNS.number(entries, "turn", 0, players - 1, None)
        if step < Step.REFILL and first is None:
            raise TURNS.wrong("first", "entry.missing")
    s.step = step
    return state


def _read_boards(components: Components, s: Record, given: Any) -> None:
    """F2.1: the boards laid so far, while chance still draws them."""
    known = [board_words(components, laid) for laid in range(2 * BOARDS)]
    if not isinstance(given, list) or len(given) >= s.boards:
        raise COUNTS.wrong("options.boards", "unlawful.list", least=0, most=int(s.boards) - 1, of="boards")
    for place, name in enumerate(given):
        laid = COUNTS.choice(name, known, "options.boards")
        if is_laid(s, laid // 2):
            raise refuse("fertility.open.boards_twice", "F2.1")
        lay_board(s, components.parts, place, laid, None)


def _read_valley(s: Record, given: Any) -> None:
    rows = valley_rows(s) if given is None else given
    columns = BOARD_COLUMNS * int(s.boards)
    fits = isinstance(rows, list) and len(rows) == ROWS and all(isinstance(r, str) and len(r) == columns for r in rows)
    if not fits:
        raise COUNTS.wrong("valley", "set.rows", rows=ROWS, columns=columns)
    start = {square: int(scene) for square, scene in enumerate(s.scene) if SCENE <= scene < SCENE + RESOURCES}
    scenes: list[tuple[int, int]] = []
    for row, column in ((row, column) for row in range(ROWS) for column in range(columns)):
        square, letter = COLUMNS * row + column, rows[row][column]
        plain = land_letter(int(s.land[square]))
        desert = plain in ".abpg"
        if letter == plain:
            continue
        if letter in LETTERS and desert:
            scenes.append((square, LETTERS.index(letter)))
        elif letter.isdecimal() and letter.isascii() and int(letter) < s.players and desert:
            s.scene[square] = MONUMENT + int(letter)
        else:
            raise COUNTS.wrong("valley", "unlawful.square", letter=shown(letter), square=f"{row},{column}", board=plain)
    for square in range(len(s.touching)):
        s.touching[square] = 0
        if SCENE <= s.scene[square] < SCENE + RESOURCES:
            s.scene[square] = EMPTY
    for square, scene in scenes:
        cover(s, square, scene)
    if any(s.scene[square] != scene for square, scene in start.items()):
        raise COUNTS.wrong("valley", "unlawful.start")


def _count_monuments(s: Record) -> None:
    for seat in range(s.players):
        raised = int((s.scene == MONUMENT + seat).sum())
        if raised > MONUMENTS:
            raise COUNTS.wrong("valley", "unlawful.at_most", found=raised, of="monuments", most=MONUMENTS)
        s.monuments[seat] -= raised


def _read_tiles(components: Components, s: Record, entries: dict[str, Any], faults: Faults) -> None:
    players = int(s.players)
    with faults.part():
        for seat, tiles in enumerate(COUNTS.seats(entries.get("pools"), "pools", players)):
            with faults.part():
                s.personal[seat, :] = COUNTS.counts(tiles, f"pools[{seat}]", TILE_NAMES, MAX_COUNT)
                s.personal_size[seat] = s.personal[seat].sum()
                _check_pool(s.personal[seat], f"pools[{seat}]")
    with faults.part():
        s.common[:] = COUNTS.counts(entries.get("common"), "common", TILE_NAMES, MAX_COUNT)
        s.common_size = s.common.sum()
        _check_pool(s.common, "common")
    with faults.part():
        s.gone[:] = COUNTS.counts(entries.get("gone"), "gone", TILE_NAMES, MAX_COUNT)
    wrong_before = len(faults.found)
    placed = np.zeros(len(TILE_NAMES), int)
    with faults.part():
        placed[:] = COUNTS.counts(entries.get("placed"), "placed", TILE_NAMES, MAX_COUNT)
    if len(faults.found) == wrong_before:
        with faults.part():
            _read_rest(components, s, entries, placed)
        with faults.part():
            _check_scenes(s, placed)


def _read_rest(components: Components, s: Record, entries: dict[str, Any], placed: np.ndarray) -> None:
    """F9.1: the tiles that are face down: what everything else leaves."""
    face_up = placed + s.gone + s.common + s.personal.sum(0, int)
    rest = np.array(components.tiles) - face_up
    _check_enough(rest, components.tiles, TILE_NAMES, "placed", "face-up")
    if "unseen" in entries:
        rest_given = COUNTS.counts(entries["unseen"], "unseen", TILE_NAMES, MAX_COUNT)
        if (rest_given != rest).any():
            raise _not_the_rest("unseen", tiles_in(rest.tolist()))
    s.unseen[:] = rest
    s.unseen_size = rest.sum()
    used = TILES_USED_VARIANT if s.variant else TILES_USED[int(s.players)]
    left = used - int(face_up.sum())
    if left < 0:
        raise COUNTS.wrong("placed", "unlawful.at_most", found=used - left, of="face-up", most=used)
    if COUNTS.number(entries, "pile_size", 0, used, left) != left:
        raise _not_the_rest("pile_size", left)
    s.pile_size = left


def _check_scenes(s: Record, placed: np.ndarray) -> None:
    """F9.1: the scenes in the Valley are those of the tiles placed, and of the starting tile."""
    on_board = np.array([int((s.scene == SCENE + scene).sum()) for scene in range(RESOURCES)])
    needed = np.full(RESOURCES, int(NO_SQUARE not in (s.symbol, s.start_turn)))
    for tile, (one, other) in enumerate(TILE_KINDS):
        needed[one] += placed[tile]
        needed[other] += placed[tile]
    if (on_board != needed).any():
        raise COUNTS.wrong("placed", "unlawful.scenes")


def _check_pool(tiles: np.ndarray, entry: str) -> None:
    found = int(tiles.sum(dtype=int))
    if found > POOL:
        raise COUNTS.wrong(entry, "unlawful.at_most", found=found, of="tiles", most=POOL)


def _check_enough(left: np.ndarray, there: Sequence[int], names: Sequence[str], entry: str, where: str) -> None:
    """Refuse a position that has more of a kind than there are."""
    for name, rest, total in zip(names, left.tolist(), there):
        if rest < 0:
            raise COUNTS.wrong(entry, "unlawful.count", found=total - rest, name=name, where=where, all=total)


def _not_the_rest(entry: str, rest: object) -> Refused:
    """What to raise if an optional entry differs from what follows from the others."""
    return COUNTS.wrong(entry, "unlawful.rest", rest=shown(rest, 400))


def _read_city(components: Components, s: Record, parts: Record, entries: dict[str, Any], faults: Faults) -> None:
    names = [district.name for district in components.districts]
    used: list[int] = []

    def read(given: Any, entry: str, most: int) -> list[int]:
        if not isinstance(given, list) or len(given) > most:
            raise COUNTS.wrong(entry, "unlawful.list", least=0, most=most, of="districts")
        for name in given:
            if not isinstance(name, str) or name not in names:
                raise COUNTS.wrong(entry, "unlawful.none", kind="district", name=shown(name, 20))
            if names.index(name) in used:
                raise COUNTS.wrong(entry, "unlawful.twice", name=name)
            used.append(names.index(name))
        return [names.index(name) for name in given]

    with faults.part():
        row = sorted(read(entries.get("row", []), "row", SHOWN))
        s.row[: len(row)] = row
    with faults.part():
        for seat, built in enumerate(COUNTS.seats(entries.get("metropolis"), "metropolis", int(s.players))):
            with faults.part():
                spots = read(built or [], f"metropolis[{seat}]", SPOTS)
                s.metropolis[seat, : len(spots)] = spots
                s.spots_used[seat] = len(spots)
    with faults.part():
        buying = COUNTS.table(entries.get("turn_so_far"), "turn_so_far").get("buying")
        if buying is not None:
            s.buying = read([buying], "turn_so_far.buying", 1)[0]
    s.district_unseen[used] = 0
    s.districts_left = DISTRICTS - len(used)
    with faults.part():
        for seat, shops in enumerate(COUNTS.seats(entries.get("tokens"), "tokens", int(s.players))):
            with faults.part():
                _read_shops(s, parts, seat, COUNTS.table(shops, f"tokens[{seat}]"))


def _read_shops(s: Record, parts: Record, seat: int, table: dict[str, Any]) -> None:
    for name in table:
        entry = f"tokens[{seat}].{name}"
        if not (name.isdecimal() and name.isascii() and len(name) < 3 and int(name) < slots_used(s, seat)):
            raise COUNTS.wrong(f"tokens[{seat}]", "unlawful.none", kind="shop", name=shown(name, 20))
        _read_shop(s, parts, seat, int(name), COUNTS.counts(table[name], entry, RESOURCE_NAMES, MAX_COUNT), entry)


def _read_shop(s: Record, parts: Record, seat: int, slot: int, tokens: np.ndarray, entry: str) -> None:
    for resource in range(RESOURCES):
        for _ in range(tokens[resource]):
            if not has_icon(s, parts, seat, slot, resource):
                raise COUNTS.wrong(entry, "unlawful.icon", good=RESOURCE_NAMES[resource])
            s.tokens[seat, slot, resource] += 1
    icons = parts.needs[shop_at(s, seat, slot)].sum(dtype=int)
    s.full[seat, slot] = icons > 0 and s.tokens[seat, slot].sum(dtype=int) == icons


def _read_goods(s: Record, entries: dict[str, Any], faults: Faults) -> None:
    with faults.part():
        s.beside[:] = COUNTS.counts(entries.get("beside"), "beside", RESOURCE_NAMES, MAX_COUNT)
        stock = STOCK - s.beside.astype(int) - s.tokens.sum((0, 1), int)
        _check_enough(stock, [STOCK] * RESOURCES, RESOURCE_NAMES, "stock", "goods")
        given = COUNTS.counts(entries["stock"], "stock", RESOURCE_NAMES, MAX_COUNT) if "stock" in entries else stock
        if (given != stock).any():
            raise _not_the_rest("stock", resources_in(stock.tolist()))
        s.stock[:] = stock
    with faults.part():
        for seat, wheat in enumerate(COUNTS.seats(entries.get("wheat"), "wheat", int(s.players))):
            with faults.part():
                s.wheat[seat] = COUNTS.number(
                    {"wheat": 0 if wheat is None else wheat}, "wheat", 0, MAX_WHEAT, None, f"wheat[{seat}]"
                )
    with faults.part():
        left = [int(s.monuments[seat]) for seat in range(s.players)]
        if entries.get("monuments", left) != left:
            raise _not_the_rest("monuments", left)


def _read_turn(s: Record, so_far: dict[str, Any]) -> None:
    """F9.6: what has happened so far in this turn, without `buying`, which is one of the Districts."""
    s.built = SO_FAR.yes(so_far, "built", "turn_so_far.built")
    s.supplied = SO_FAR.yes(so_far, "supplied", "turn_so_far.supplied")
    owed = so_far.get("owed", 0)
    if type(owed) is not int or not 0 <= owed <= MAX_OWED:
        raise SO_FAR.wrong("turn_so_far.owed", "entry.whole_number")
    s.owed = owed
    if so_far.get("exchange") is not None:
        s.exchange = SO_FAR.number(so_far, "exchange", 0, SLOTS - 1, None, "turn_so_far.exchange")
    squares: list[int] = []
    given = so_far.get("quarries", [])
    if not isinstance(given, list) or len(given) > len(s.quarries):
        raise SO_FAR.wrong("turn_so_far.quarries", "unlawful.list", least=0, most=len(s.quarries), of="squares")
    for square in given:
        fits = isinstance(square, list) and len(square) == 2 and all(type(number) is int for number in square)
        if not fits or not (0 <= square[0] < ROWS and 0 <= square[1] < BOARD_COLUMNS * int(s.boards)):
            raise SO_FAR.wrong("turn_so_far.quarries", "unlawful.squares")
        squares.append(COLUMNS * square[0] + square[1])
    if squares != sorted(set(squares)):
        raise SO_FAR.wrong("turn_so_far.quarries", "unlawful.order")
    s.quarries[: len(squares)] = squares


def read_view(components: Components, given: Any) -> np.recarray:
    """F6.3: a View is a position and a seat."""
    entries = COUNTS.table(given, "view", "seat", *FIELDS)
    state = read_position(components, {name: value for name, value in entries.items() if name != "seat"})
    players = int(state[0].players)
    seat = NOBODY if entries.get("seat") is None else COUNTS.number(entries, "seat", 0, players - 1, None)
    view = blank(VIEW)
    look(state[0], seat, view[0])
    return view
