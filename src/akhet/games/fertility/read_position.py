"""A position or a View from its readable names, refused with the entry and the reason if it is not lawful."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from akhet.games.fertility.city import has_icon, shop_at, slots_used
from akhet.games.fertility.components import LETTERS, MAX_COST, Components
from akhet.games.fertility.position import land_letter, resources_in, tiles_in, valley_rows
from akhet.games.fertility.setup import TILES_USED, TILES_USED_VARIANT, initial_state, read_options, symbol_square
from akhet.games.fertility.state import (
    BOARD_COLUMNS,
    COLUMNS,
    DISTRICTS,
    EMPTY,
    MAX_PLAYERS,
    MAX_WHEAT,
    MONUMENT,
    MONUMENTS,
    NO_DISTRICT,
    NO_SLOT,
    NO_SQUARE,
    PAYS_EXCHANGE,
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
from akhet.games.fertility.valley import cover, is_closed
from akhet.games.fertility.view import VIEW, look
from akhet.kernel.layout import NOBODY, Record, blank
from akhet.kernel.reading import Reading
from akhet.kernel.refusal import Refused, shown

FIELDS = (
    *("players", "options", "first", "turn", "step", "last_turns", "valley", "pools", "common", "gone", "placed"),
    *("unseen", "pile_size", "row", "metropolis", "tokens", "beside", "stock", "wheat", "monuments", "turn_so_far"),
)
READ = Reading()
MAX_COUNT = 50  # of one kind
SO_FAR = ("built", "supplied", "buying", "owed", "exchange", "quarries")
WITH_GOODS = (Step.QUARRY, Step.CITY, Step.PAY, Step.EXCHANGE)  # the steps in which goods lie beside the board
CORNERS = (0, 1, COLUMNS + 1, COLUMNS)  # of the starting tile, clockwise from its top left


def read_position(components: Components, given: Any) -> np.recarray:
    """The State of a position set up by hand, or a refusal that names the entry and the reason.

    `players`, `turn`, and in `options` the boards and the starting tile's turn must be given. Other entries that are
    left out are empty, except: `step` is `place`, `valley` the boards with the starting tile, and `unseen`, `stock`,
    `monuments` and `pile_size` what the rest leaves.
    """
    entries = READ.table(given, "position", *FIELDS)
    chosen = READ.table(entries.get("options"), "options")
    for name in ("boards", "start_turn"):
        if chosen.get(name) is None:
            raise READ.wrong(f"options.{name}", "entry.missing")
    options = read_options(components, entries.get("players"), chosen)
    players: int = entries["players"]
    state = initial_state(components, players, options)
    s, parts = state[0], components.parts
    if s.symbol == NO_SQUARE:
        raise READ.wrong("options.symbol", "unlawful.symbol")
    s.turn = READ.number(entries, "turn", 0, players - 1, None)
    s.first = READ.number(entries, "first", 0, players - 1, int(s.turn))
    s.step = READ.choice(entries.get("step", "place"), STEP_NAMES[Step.PLACE :], "step") + Step.PLACE
    s.last_turns = READ.number(entries, "last_turns", 0, players, 0)
    if s.last_turns and s.step in (Step.TAKE, Step.REMOVE, Step.OVER):
        raise READ.only_at("last_turns", *(STEP_NAMES[step] for step in (Step.PLACE, *WITH_GOODS)))
    _read_valley(s, parts, entries.get("valley"))
    _read_tiles(components, s, entries)
    _read_city(components, s, parts, entries)
    _read_goods(s, entries)
    _read_turn(components, s, parts, READ.table(entries.get("turn_so_far"), "turn_so_far", *SO_FAR))
    return state


def _read_valley(s: Record, parts: Record, given: Any) -> None:
    rows = valley_rows(s) if given is None else given
    columns = BOARD_COLUMNS * int(s.boards)
    fits = isinstance(rows, list) and len(rows) == ROWS and all(isinstance(r, str) and len(r) == columns for r in rows)
    if not fits:
        raise READ.wrong("valley", "set.rows", rows=ROWS, columns=columns)
    start = symbol_square(s, parts, s.symbol)
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
            raise READ.wrong("valley", "unlawful.square", letter=shown(letter), square=f"{row},{column}", board=plain)
    for square in range(len(s.touching)):
        s.touching[square] = 0
        if SCENE <= s.scene[square] < SCENE + RESOURCES:
            s.scene[square] = EMPTY
    for square, scene in scenes:
        cover(s, square, scene)
    for place, corner in enumerate(CORNERS):
        if s.scene[start + corner] != SCENE + parts.starting_tile[(place - int(s.start_turn)) % RESOURCES]:
            raise READ.wrong("valley", "unlawful.start")
    for square in range(len(s.scene)):
        if s.scene[square] >= MONUMENT and s.scene[square] < MONUMENT + MAX_PLAYERS:
            owner, s.scene[square] = int(s.scene[square]), EMPTY
            if not is_closed(s, square, NOBODY, NOBODY):
                raise READ.wrong(
                    "valley", "unlawful.quarry", there="monument", square=f"{square // COLUMNS},{square % COLUMNS}"
                )
            s.scene[square] = owner
    for seat in range(s.players):
        raised = int((s.scene == MONUMENT + seat).sum())
        if raised > MONUMENTS:
            raise READ.wrong("valley", "unlawful.at_most", found=raised, of="monuments", most=MONUMENTS)
        s.monuments[seat] -= raised


def _read_tiles(components: Components, s: Record, entries: dict[str, Any]) -> None:
    players = int(s.players)
    for seat, tiles in enumerate(READ.seats(entries.get("pools"), "pools", players)):
        s.personal[seat, :] = READ.counts(tiles, f"pools[{seat}]", TILE_NAMES, MAX_COUNT)
        s.personal_size[seat] = s.personal[seat].sum()
        _check_pool(s.personal[seat], f"pools[{seat}]")
    s.common[:] = READ.counts(entries.get("common"), "common", TILE_NAMES, MAX_COUNT)
    s.common_size = s.common.sum()
    _check_pool(s.common, "common")
    s.gone[:] = READ.counts(entries.get("gone"), "gone", TILE_NAMES, MAX_COUNT)
    placed = READ.counts(entries.get("placed"), "placed", TILE_NAMES, MAX_COUNT).astype(int)
    face_up = placed + s.gone + s.common + s.personal.sum(0, int)
    rest = np.array(components.tiles) - face_up
    _check_enough(rest, components.tiles, TILE_NAMES, "placed", "face-up")
    if "unseen" in entries:
        rest_given = READ.counts(entries["unseen"], "unseen", TILE_NAMES, MAX_COUNT)
        if (rest_given != rest).any():
            raise _not_the_rest("unseen", tiles_in(rest.tolist()))
    s.unseen[:] = rest
    s.unseen_size = rest.sum()
    used = TILES_USED_VARIANT if s.variant else TILES_USED[players]
    left = used - int(face_up.sum())
    if left < 0:
        raise READ.wrong("placed", "unlawful.at_most", found=used - left, of="face-up", most=used)
    if READ.number(entries, "pile_size", 0, used, left) != left:
        raise _not_the_rest("pile_size", left)
    s.pile_size = left
    on_board = np.array([int((s.scene == SCENE + scene).sum()) for scene in range(RESOURCES)]) - 1
    needed = np.zeros(RESOURCES, int)
    for tile, (one, other) in enumerate(TILE_KINDS):
        needed[one] += placed[tile]
        needed[other] += placed[tile]
    if (on_board != needed).any():
        raise READ.wrong("placed", "unlawful.scenes")


def _check_pool(tiles: np.ndarray, entry: str) -> None:
    found = int(tiles.sum(dtype=int))
    if found > POOL:
        raise READ.wrong(entry, "unlawful.at_most", found=found, of="tiles", most=POOL)


def _check_enough(left: np.ndarray, there: Sequence[int], names: Sequence[str], entry: str, where: str) -> None:
    """Refuse a position that has more of a kind than there are."""
    for name, rest, total in zip(names, left.tolist(), there):
        if rest < 0:
            raise READ.wrong(entry, "unlawful.count", found=total - rest, name=name, where=where, all=total)


def _not_the_rest(entry: str, rest: object) -> Refused:
    """What to raise if an optional entry differs from what follows from the others."""
    return READ.wrong(entry, "unlawful.rest", rest=shown(rest, 400))


def _read_city(components: Components, s: Record, parts: Record, entries: dict[str, Any]) -> None:
    names = [district.name for district in components.districts]
    used: list[int] = []

    def read(given: Any, entry: str, most: int) -> list[int]:
        if not isinstance(given, list) or len(given) > most:
            raise READ.wrong(entry, "unlawful.list", least=0, most=most, of="districts")
        for name in given:
            if not isinstance(name, str) or name not in names:
                raise READ.wrong(entry, "unlawful.none", kind="district", name=shown(name, 20))
            if names.index(name) in used:
                raise READ.wrong(entry, "unlawful.twice", name=name)
            used.append(names.index(name))
        return [names.index(name) for name in given]

    row = sorted(read(entries.get("row", []), "row", SHOWN))
    s.row[: len(row)] = row
    for seat, built in enumerate(READ.seats(entries.get("metropolis"), "metropolis", int(s.players))):
        spots = read(built or [], f"metropolis[{seat}]", SPOTS)
        s.metropolis[seat, : len(spots)] = spots
        s.spots_used[seat] = len(spots)
    buying = READ.table(entries.get("turn_so_far"), "turn_so_far").get("buying")
    if buying is not None:
        s.buying = read([buying], "turn_so_far.buying", 1)[0]
    s.district_unseen[used] = 0
    s.districts_left = DISTRICTS - len(used)
    for seat, shops in enumerate(READ.seats(entries.get("tokens"), "tokens", int(s.players))):
        table = READ.table(shops, f"tokens[{seat}]")
        for name in table:
            entry = f"tokens[{seat}].{name}"
            if not (name.isdecimal() and name.isascii() and len(name) < 3 and int(name) < slots_used(s, seat)):
                raise READ.wrong(f"tokens[{seat}]", "unlawful.none", kind="shop", name=shown(name, 20))
            _read_shop(s, parts, seat, int(name), READ.counts(table[name], entry, RESOURCE_NAMES, MAX_COUNT), entry)


def _read_shop(s: Record, parts: Record, seat: int, slot: int, tokens: np.ndarray, entry: str) -> None:
    for resource in range(RESOURCES):
        for _ in range(tokens[resource]):
            if not has_icon(s, parts, seat, slot, resource):
                raise READ.wrong(entry, "unlawful.icon", good=RESOURCE_NAMES[resource])
            s.tokens[seat, slot, resource] += 1
    icons = parts.needs[shop_at(s, seat, slot)].sum(dtype=int)
    s.full[seat, slot] = icons > 0 and s.tokens[seat, slot].sum(dtype=int) == icons


def _read_goods(s: Record, entries: dict[str, Any]) -> None:
    s.beside[:] = READ.counts(entries.get("beside"), "beside", RESOURCE_NAMES, MAX_COUNT)
    if s.beside.any() and s.step not in WITH_GOODS:
        raise READ.only_at("beside", *(STEP_NAMES[step] for step in WITH_GOODS))
    stock = STOCK - s.beside.astype(int) - s.tokens.sum((0, 1), int)
    _check_enough(stock, [STOCK] * RESOURCES, RESOURCE_NAMES, "stock", "goods")
    if "stock" in entries and (READ.counts(entries["stock"], "stock", RESOURCE_NAMES, MAX_COUNT) != stock).any():
        raise _not_the_rest("stock", resources_in(stock.tolist()))
    s.stock[:] = stock
    for seat, wheat in enumerate(READ.seats(entries.get("wheat"), "wheat", int(s.players))):
        s.wheat[seat] = READ.number(
            {"wheat": 0 if wheat is None else wheat}, "wheat", 0, MAX_WHEAT, None, f"wheat[{seat}]"
        )
    left = [int(s.monuments[seat]) for seat in range(s.players)]
    if entries.get("monuments", left) != left:
        raise _not_the_rest("monuments", left)


def _read_turn(components: Components, s: Record, parts: Record, so_far: dict[str, Any]) -> None:
    """Read what happened so far this turn: it must lead to the step."""
    s.built = READ.yes(so_far, "built", "turn_so_far.built")
    s.supplied = READ.yes(so_far, "supplied", "turn_so_far.supplied")
    s.owed = READ.number(so_far, "owed", 0, MAX_COST, 0, "turn_so_far.owed")
    exchange = so_far.get("exchange")
    s.exchange = (
        NO_SLOT if exchange is None else READ.number(so_far, "exchange", 0, SLOTS - 1, None, "turn_so_far.exchange")
    )
    _read_quarries(s, so_far.get("quarries", []))
    step = STEP_NAMES[s.step]
    READ.exactly_at("turn_so_far.buying", s.buying != NO_DISTRICT, STEP_NAMES[Step.PAY], step)
    READ.exactly_at("turn_so_far.owed", s.owed > 0, STEP_NAMES[Step.PAY], step)
    READ.exactly_at("turn_so_far.exchange", s.exchange != NO_SLOT, STEP_NAMES[Step.EXCHANGE], step)
    if s.step == Step.PAY:
        _read_purchase(s, parts)
    if s.step == Step.EXCHANGE:
        full = s.exchange < slots_used(s, s.turn) and s.full[s.turn, s.exchange]
        if not full or parts.pays[shop_at(s, s.turn, s.exchange)] != PAYS_EXCHANGE:
            raise READ.wrong("turn_so_far.exchange", "unlawful.exchange")
    if s.step == Step.PLACE and not s.personal_size[s.turn]:
        raise READ.wrong(f"pools[{s.turn}]", "unlawful.tile", step=step)
    if s.step in (Step.TAKE, Step.REMOVE) and not s.common_size:
        raise READ.wrong("common", "unlawful.tile", step=step)
    if s.step == Step.REMOVE and not s.variant:
        raise READ.wrong("step", "unlawful.variant")
    if s.step in (Step.PLACE, Step.OVER) and (s.built or s.supplied):
        raise READ.wrong("turn_so_far", "unlawful.not_yet")


def _read_purchase(s: Record, parts: Record) -> None:
    """F4.1, F4.2: a District that is being paid for counts as built, has a free spot, and can be paid."""
    if not s.built:
        raise READ.wrong("turn_so_far.built", "unlawful.needed", step=STEP_NAMES[Step.PAY])
    most = min(int(parts.cost[s.buying]), int(s.wheat[s.turn]) + int(s.beside.sum(dtype=int)))
    if s.owed > most:
        raise READ.wrong("turn_so_far.owed", "unlawful.owed", most=most)
    if s.spots_used[s.turn] == SPOTS:
        raise READ.wrong("turn_so_far.buying", "unlawful.spot")


def _read_quarries(s: Record, given: Any) -> None:
    squares = []
    if not isinstance(given, list) or len(given) > len(s.quarries):
        raise READ.wrong("turn_so_far.quarries", "unlawful.list", least=0, most=len(s.quarries), of="squares")
    for square in given:
        fits = isinstance(square, list) and len(square) == 2 and all(type(number) is int for number in square)
        if not fits or not (0 <= square[0] < ROWS and 0 <= square[1] < BOARD_COLUMNS * int(s.boards)):
            raise READ.wrong("turn_so_far.quarries", "unlawful.squares")
        squares.append(COLUMNS * square[0] + square[1])
        if not is_closed(s, squares[-1], NOBODY, NOBODY):
            raise READ.wrong(
                "turn_so_far.quarries", "unlawful.quarry", there="nothing", square=f"{square[0]},{square[1]}"
            )
    READ.exactly_at("turn_so_far.quarries", bool(squares), STEP_NAMES[Step.QUARRY], STEP_NAMES[s.step])
    if squares != sorted(set(squares)):
        raise READ.wrong("turn_so_far.quarries", "unlawful.order")
    s.quarries[: len(squares)] = squares


def read_view(components: Components, given: Any) -> np.recarray:
    """F6.3: a View is a position and a seat."""
    entries = READ.table(given, "view", "seat", *FIELDS)
    state = read_position(components, {name: value for name, value in entries.items() if name != "seat"})
    players = int(state[0].players)
    seat = NOBODY if entries.get("seat") is None else READ.number(entries, "seat", 0, players - 1, None)
    view = blank(VIEW)
    look(state[0], seat, view[0])
    return view
