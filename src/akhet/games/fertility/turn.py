"""The course of the game: set-up, F2, the turn, F3.0, its end, F6, and the end of the game, F7."""

import numpy as np

from akhet.games.fertility.actions import (
    BUILD,
    CHOOSE_QUARRY,
    DISCARD,
    DONE,
    EXCHANGE_ONTO,
    PAY_GOOD,
    PLACE_TILE,
    REMOVE_TILE,
    SUPPLY,
    TAKE_TILE,
)
from akhet.games.fertility.city import (
    begin_build,
    exchange,
    has_good,
    list_builds,
    list_exchanges,
    list_payments,
    list_supplies,
    pay,
    refuse_build,
    refuse_exchange,
    refuse_supply,
    supply,
)
from akhet.games.fertility.refusals import Reason
from akhet.games.fertility.setup import continue_setup, deal_tile, lay_board, setup_weight, show_district, show_tile
from akhet.games.fertility.state import DISTRICTS, NO_SQUARE, POOL, RESOURCES, TILES, Event, Step
from akhet.games.fertility.valley import (
    can_give,
    discard,
    list_discards,
    list_placements,
    list_quarry_choices,
    place,
    refuse_discard,
    refuse_placement,
    work_quarry,
)
from akhet.kernel.compiling import rule
from akhet.kernel.events import log_event
from akhet.kernel.stream import below, pick


@rule
def legal(s, parts, moves):
    """F3.0: list what the player to move may do now in `moves`, an `ActionTable.buffer`; return the number."""
    count = 0
    if s.step == Step.PLACE:
        count = list_placements(s, moves, 0)
        if count == 0:
            count = list_discards(s, moves, 0)
    elif s.step == Step.CITY:
        moves[0] = DONE
        count = list_builds(s, parts, moves, 1)
        count = list_supplies(s, parts, moves, count)
    elif s.step == Step.TAKE:
        count = list_pool(s, TAKE_TILE, moves)
    elif s.step == Step.QUARRY:
        count = list_quarry_choices(s, moves, 0)
    elif s.step == Step.PAY:
        count = list_payments(s, moves, 0)
    elif s.step == Step.EXCHANGE:
        count = list_exchanges(s, parts, moves, 0)
    elif s.step == Step.REMOVE:
        count = list_pool(s, REMOVE_TILE, moves)
    return count


@rule
def list_pool(s, base, moves):
    """F6.2, F7.3: any tile of the Common Pool; equal tiles are one."""
    count = 0
    for tile in range(TILES):
        moves[count] = base + tile
        count += int(s.common[tile] > 0)
    return count


@rule
def step_of(action):
    """F3.0: the step that an action belongs to."""
    if action == DONE:
        return Step.CITY
    if action < CHOOSE_QUARRY:
        return Step.PLACE
    if action < BUILD:
        return Step.QUARRY
    if action < PAY_GOOD:
        return Step.CITY
    if action < SUPPLY:
        return Step.PAY
    if action < EXCHANGE_ONTO:
        return Step.CITY
    if action < TAKE_TILE:
        return Step.EXCHANGE
    return Step.TAKE if action < REMOVE_TILE else Step.REMOVE


@rule
def refusal(s, parts, action):
    """Why an action is refused now; FINE exactly for the actions that `legal` lists."""
    if s.step == Step.OVER:
        return Reason.GAME_OVER
    if step_of(action) != s.step:
        return Reason.WRONG_STEP
    if action == DONE:
        return Reason.FINE
    if action < DISCARD:
        return refuse_placement(s, action - PLACE_TILE)
    if action < CHOOSE_QUARRY:
        return refuse_discard(s, action - DISCARD)
    if action < BUILD:
        return Reason.FINE if can_give(s, action - CHOOSE_QUARRY) else Reason.QUARRY_CANNOT_GIVE
    if action < PAY_GOOD:
        return refuse_build(s, parts, action - BUILD)
    if action < SUPPLY:
        return Reason.FINE if has_good(s, action - PAY_GOOD) else Reason.PAY_NOT_THERE
    if action < EXCHANGE_ONTO:
        return refuse_supply(s, parts, (action - SUPPLY) // RESOURCES, (action - SUPPLY) % RESOURCES)
    if action < TAKE_TILE:
        slot, resource = (action - EXCHANGE_ONTO) // RESOURCES, (action - EXCHANGE_ONTO) % RESOURCES
        return refuse_exchange(s, parts, slot, resource)
    if action < REMOVE_TILE:
        return Reason.FINE if s.common[action - TAKE_TILE] > 0 else Reason.TAKE_NOT_THERE
    return Reason.FINE if s.common[action - REMOVE_TILE] > 0 else Reason.REMOVE_NOT_THERE


@rule
def act(s, parts, action, log):
    """Carry out a legal action, up to the next decision or chance."""
    if action == DONE:
        finish_city(s, log)
    elif action < DISCARD:
        place(s, action - PLACE_TILE, log)
    elif action < CHOOSE_QUARRY:
        discard(s, action - DISCARD, log)
    elif action < BUILD:
        work_quarry(s, action - CHOOSE_QUARRY, log)
    elif action < PAY_GOOD:
        begin_build(s, parts, action - BUILD, log)
    elif action < SUPPLY:
        pay(s, action - PAY_GOOD, log)
    elif action < EXCHANGE_ONTO:
        supply(s, parts, (action - SUPPLY) // RESOURCES, (action - SUPPLY) % RESOURCES, log)
    elif action < TAKE_TILE:
        exchange(s, parts, (action - EXCHANGE_ONTO) // RESOURCES, (action - EXCHANGE_ONTO) % RESOURCES, log)
    elif action < REMOVE_TILE:
        take(s, action - TAKE_TILE, log)
    else:
        remove(s, action - REMOVE_TILE, log)


@rule
def finish_city(s, log):
    """F6.1, F6.4: resources still beside the board go back to the Stock. F7.1: in the last turns no tile is taken."""
    for resource in range(RESOURCES):
        if s.beside[resource] > 0:
            s.stock[resource] += s.beside[resource]
            log_event(log, Event.RETURNED, s.turn, resource, s.beside[resource])
            s.beside[resource] = 0
    s.supplied = 0
    if s.last_turns > 0:
        continue_refill(s, log)
    else:
        s.step = Step.TAKE


@rule
def take(s, tile, log):
    """F6.2: one tile of the Common Pool goes into the Personal Pool; in the variant another one is removed (F7.3)."""
    s.common[tile] -= 1
    s.common_size -= 1
    s.personal[s.turn, tile] += 1
    s.personal_size[s.turn] += 1
    log_event(log, Event.TOOK, s.turn, tile, 0)
    if s.variant:
        s.step = Step.REMOVE
    else:
        continue_refill(s, log)


@rule
def remove(s, tile, log):
    """F7.3: a tile leaves the game, face up."""
    s.common[tile] -= 1
    s.common_size -= 1
    s.gone[tile] += 1
    log_event(log, Event.REMOVED, s.turn, tile, 0)
    continue_refill(s, log)


@rule
def continue_refill(s, log):
    """F6.2, F6.4: fill the Common Pool up to three while the pile lasts, then replace a District that was built."""
    if s.last_turns == 0 and s.common_size < POOL and s.pile_size > 0:
        s.step = Step.REFILL
    elif s.built:
        s.step = Step.REPLACE
    else:
        end_turn(s, log)


@rule
def end_turn(s, log):
    """F7.1: a Common Pool of fewer than three triggers the end: one more turn for everybody."""
    if s.last_turns > 0:
        s.last_turns -= 1
        if s.last_turns == 0:
            s.step = Step.OVER
            log_event(log, Event.ENDED, 0, 0, 0)
            return
    elif s.common_size < POOL:
        s.last_turns = s.players
        log_event(log, Event.LAST_TURNS, (s.turn + 1) % s.players, 0, 0)
    begin_turn(s, (s.turn + 1) % s.players, log)


@rule
def begin_turn(s, seat, log):
    """F2.4: clockwise is the next higher seat."""
    s.turn = seat
    s.step = Step.PLACE
    log_event(log, Event.TURN, seat, 0, 0)


@rule
def awaits_chance(s):
    """Whether chance comes next."""
    return s.step < Step.PLACE


@rule
def chance(s, parts, stream):
    """Every unseen tile and District is as likely as any other (F2.3); so is every board, turn and seat (F2.5)."""
    if s.step == Step.DEAL or s.step == Step.COMMON or s.step == Step.REFILL:
        return pick(s.unseen, s.unseen_size, stream)
    if s.step == Step.ROW or s.step == Step.REPLACE:
        return pick(s.district_unseen, s.districts_left, stream)
    total = 0
    for outcome in range(DISTRICTS):
        total += setup_weight(s, parts, outcome)
    left = below(stream, total)
    outcome = 0
    while left >= setup_weight(s, parts, outcome):
        left -= setup_weight(s, parts, outcome)
        outcome += 1
    return outcome


@rule
def odds(s, parts, weights):
    """Write how many tiles (or other things) each outcome of the next chance stands for; return their sum."""
    total = 0
    for outcome in range(DISTRICTS):
        weight = 0
        if s.step == Step.DEAL or s.step == Step.COMMON or s.step == Step.REFILL:
            if outcome < TILES:
                weight = np.int64(s.unseen[outcome])
        elif s.step == Step.ROW or s.step == Step.REPLACE:
            weight = np.int64(s.district_unseen[outcome])
        elif s.step < Step.PLACE:
            weight = setup_weight(s, parts, outcome)
        weights[outcome] = weight
        total += weight
    return total


@rule
def happen(s, parts, outcome, log):
    """Carry out what chance has decided, up to the next decision or chance."""
    if s.step == Step.REFILL:
        show_tile(s, outcome, log)
        continue_refill(s, log)
        return
    if s.step == Step.REPLACE:
        show_district(s, outcome, log)
        s.built = 0
        end_turn(s, log)
        return
    if s.step == Step.BOARD:
        lay_board(s, parts, next_place(s), outcome, log)
    elif s.step == Step.SYMBOL:
        s.symbol = outcome
    elif s.step == Step.START_TURN:
        s.start_turn = outcome
    elif s.step == Step.FIRST:
        s.first = outcome
    elif s.step == Step.DEAL:
        deal_tile(s, outcome, log)
    elif s.step == Step.COMMON:
        show_tile(s, outcome, log)
    else:
        show_district(s, outcome, log)
    if continue_setup(s, parts, log):
        begin_turn(s, s.first, log)


@rule
def next_place(s):
    """F2.1: the place of the next board, from the left."""
    place = 0
    while s.board[place] != NO_SQUARE:
        place += 1
    return place
