"""Lawful positions, F9: whether a game could have come to a position, as far as counting can tell.

`read_position` reads every entry first, and sees to it that everything is in exactly one place.
"""

import numpy as np

from akhet.games.fertility.notation import square_words
from akhet.games.fertility.setup import TILES_USED, TILES_USED_VARIANT
from akhet.games.fertility.state import (
    BLOCKED,
    COLUMNS,
    MONUMENT,
    NO_DISTRICT,
    NO_SLOT,
    NO_SQUARE,
    POOL,
    SHOWN,
    STEP_NAMES,
    Step,
)
from akhet.kernel.layout import Record
from akhet.kernel.reading import Faults, Reading

# One for each ruling: its refusals name it.
COUNTS = Reading("F9.1")
ROW = Reading("F9.2")
POOLS = Reading("F9.3")
TURNS = Reading("F9.4")
QUARRIES = Reading("F9.5")
SO_FAR = Reading("F9.6")

TURNS_EACH = 9  # F7.1
CORNERS = (0, 1, COLUMNS + 1, COLUMNS)  # of the starting tile, clockwise from its top left
WITH_GOODS = (Step.QUARRY, Step.CITY, Step.PAY, Step.EXCHANGE)  # goods lie beside the board
IN_LAST_TURNS = (Step.PLACE, *WITH_GOODS, Step.REPLACE)


def step_names(steps: tuple[Step, ...]) -> list[str]:
    return [STEP_NAMES[step] for step in steps]


def check_counts(s: Record, faults: Faults) -> None:
    """F9.2 to F9.4: the row, the Pools and the turns."""
    for check in (_check_last_turns, _check_row, _check_pools, _check_turns):
        with faults.part():
            check(s)


def placed_tiles(s: Record, parts: Record) -> np.ndarray:
    """F9.1: the tiles in the Valley: those of the set that are nowhere else."""
    return parts.tiles - (s.unseen.astype(int) + s.common + s.gone + s.personal.sum(0, int))


def check_setup(s: Record, parts: Record) -> None:
    """F9.3: Pools and row in the steps of the set-up, which fill them one after the other (F2.5)."""
    dealing = -1 if s.step < Step.DEAL else int(s.players) if s.step > Step.DEAL else (s.turn - s.first) % s.players
    for seat in range(s.players):
        place = (seat - s.first) % s.players
        full = place < dealing
        _check_size(s, f"pools[{seat}]", s.personal_size[seat], POOL * full, 2 if place == dealing else POOL * full)
    shown = POOL if s.step == Step.ROW else 0
    _check_size(s, "common", s.common_size, shown, 2 if s.step == Step.COMMON else shown)
    most = SHOWN - 1 if s.step == Step.ROW else 0
    if (s.row != NO_DISTRICT).sum() > most:
        raise ROW.wrong("row", "unlawful.list", least=0, most=most, of="districts")
    if s.step > Step.DEAL and s.turn != s.first:
        raise TURNS.wrong("turn", "unlawful.rest", rest=int(s.first))
    for square in np.flatnonzero((s.scene >= MONUMENT) & (s.scene < BLOCKED)).tolist():
        raise QUARRIES.wrong("valley", "unlawful.quarry", there="monument", square=square_words(square))
    waiting = s.buying != NO_DISTRICT or s.exchange != NO_SLOT or s.quarries[0] != NO_SQUARE
    begun = {
        "last_turns": s.last_turns,
        "gone": s.gone.any(),
        "placed": placed_tiles(s, parts).any(),
        "metropolis": s.spots_used.any(),
        "tokens": s.tokens.any(),
        "beside": s.beside.any(),
        "wheat": s.wheat.any(),
        "turn_so_far": s.built or s.supplied or s.owed or waiting,
    }
    for entry, there in begun.items():
        if there:
            raise SO_FAR.wrong(entry, "unlawful.not_begun")


def _check_row(s: Record) -> None:
    """F9.2: four Districts, or three while one built in this turn, by the player to move, is not yet replaced."""
    found, wanted = int((s.row != NO_DISTRICT).sum()), SHOWN - int(s.built)
    if found != wanted:
        raise ROW.wrong("row", "unlawful.row", found=found, wanted=wanted)
    if s.built and s.buying == NO_DISTRICT and not s.spots_used[s.turn]:
        raise ROW.wrong(f"metropolis[{s.turn}]", "unlawful.built")


def _check_pools(s: Record) -> None:
    """F9.3: three tiles in a Pool, two after placing until a tile is taken, and two after a player's last turn."""
    for seat in range(s.players):
        ahead = (seat - s.turn) % s.players
        placed = ahead == 0 and s.step in (*WITH_GOODS, Step.TAKE)
        if s.last_turns or s.step == Step.OVER:
            placed = ahead >= s.last_turns or (ahead == 0 and s.step != Step.PLACE)
        _check_size(s, f"pools[{seat}]", s.personal_size[seat], POOL - placed, POOL - placed)
    least = most = POOL
    if s.last_turns or s.step == Step.OVER or (s.step == Step.REPLACE and s.pile_size == 0 and s.common_size < POOL):
        least = most = POOL - _drawn_each_turn(s)
    elif s.step == Step.REMOVE:
        least = most = POOL - 1
    elif s.step == Step.REFILL:
        least, most = POOL - _drawn_each_turn(s), POOL - 1
    _check_size(s, "common", s.common_size, least, most)


def _check_size(s: Record, entry: str, found: int, least: int, most: int) -> None:
    if not least <= found <= most:
        wanted = least if found < least else most
        raise POOLS.wrong(entry, "unlawful.tiles", found=int(found), wanted=int(wanted), step=STEP_NAMES[s.step])


def _drawn_each_turn(s: Record) -> int:
    """F6.2, F7.3: the tiles that refill the Common Pool in a turn."""
    return 2 if s.variant else 1


def _check_last_turns(s: Record) -> None:
    """F9.4: how many turns are left once the pile is empty follows from the first player and the player to move."""
    if s.step == Step.OVER:
        last = (int(s.first) - 1) % int(s.players)
        if s.turn != last:
            raise TURNS.wrong("turn", "unlawful.over", last=last)
    wanted = (int(s.first) - int(s.turn) - 1) % int(s.players) + 1
    if s.pile_size and (s.last_turns or s.step == Step.OVER):
        raise TURNS.wrong("last_turns" if s.last_turns else "step", "unlawful.pile_left", left=int(s.pile_size))
    if s.last_turns and s.step not in IN_LAST_TURNS:
        raise TURNS.only_at("last_turns", *step_names(IN_LAST_TURNS))
    short = not s.pile_size and s.common_size < POOL and s.step in (Step.PLACE, *WITH_GOODS)
    if (s.last_turns or short) and s.last_turns != wanted:
        values = {"first": int(s.first), "turn": int(s.turn)}
        raise TURNS.wrong("last_turns", "unlawful.last_turns", wanted=wanted, **values)


def _pile_after_deal(s: Record) -> int:
    """F2.3, F7.3: the tiles in the pile when the first turn begins."""
    used = TILES_USED_VARIANT if s.variant else TILES_USED[int(s.players)]
    return used - POOL * (int(s.players) + 1)


def turns_before(s: Record) -> int | None:
    """F9.4: how many turns came before this one, by the tiles drawn since the deal; None if those are not whole turns.
    When the game is over, this turn is the last one."""
    if s.last_turns or s.step == Step.OVER:
        return TURNS_EACH * int(s.players) - max(1, int(s.last_turns))
    drawn = _pile_after_deal(s) - int(s.pile_size)
    if s.step in (Step.REFILL, Step.REPLACE):  # some may be drawn in this turn
        drawn -= int(s.common_size) - (POOL - _drawn_each_turn(s))
    turns, rest = divmod(drawn, _drawn_each_turn(s))
    return None if rest else turns


def _check_turns(s: Record) -> None:
    """F9.4: the tiles in the pile, the first player and the player to move agree. F9.6: so does the tile placed."""
    if s.step == Step.REFILL and not s.pile_size:
        raise TURNS.wrong("pile_size", "unlawful.pile_empty")
    if s.pile_size > _pile_after_deal(s):
        raise SO_FAR.wrong("placed", "unlawful.no_tile")
    turns = turns_before(s)
    if turns is None:
        raise TURNS.wrong("pile_size", "unlawful.turns", each=_drawn_each_turn(s))
    first = (int(s.turn) - turns) % int(s.players)
    if s.first != first:
        raise TURNS.wrong("first", "unlawful.first", first=first, number=turns + 1, turn=int(s.turn))
    least = removed(s, turns)
    if s.gone.sum(dtype=int) < least:
        raise COUNTS.wrong("gone", "unlawful.removed", least=least)


def removed(s: Record, turns: int) -> int:
    """F7.3: the tiles removed so far in the variant: one in every turn but the last ones."""
    if not s.variant:
        return 0
    now = s.step in (Step.REFILL, Step.REPLACE) and not s.last_turns
    return min(turns, (TURNS_EACH - 1) * int(s.players)) + now
