"""The course of the game: the deal, N2.4 and N2.5, and the turn, N3.0: what each step lists, refuses and does."""

import numpy as np

from akhet.games.nile.actions import DONE, GIVE, PLAY, PUT, START_MARKET, START_OFFERING
from akhet.games.nile.flood import finish_flood, turn_up
from akhet.games.nile.pile import begin_draw, draw_one, end_draw, end_game, settle_plague, take
from akhet.games.nile.plant import is_planting, list_puts, pick_so_far, plant, put, refuse_planting, refuse_put
from akhet.games.nile.refusals import Reason
from akhet.games.nile.speculate import list_plays, pick_speculation, refuse_play, speculate
from akhet.games.nile.state import (
    FOR_MARKET,
    FOR_SPECULATION,
    FOR_TURN,
    KINDS,
    MARKET,
    NO_CARD,
    OBELISK,
    OFFERING,
    PLAGUE,
    SPECULATION,
    TURN_DRAW,
    Event,
    Step,
)
from akhet.games.nile.trade import begin_trade, give, list_gifts, may_trade, refuse_gift, refuse_trade
from akhet.kernel.compiling import rule
from akhet.kernel.events import log_event
from akhet.kernel.layout import NOBODY
from akhet.kernel.stream import below, pick


@rule
def legal(s, parts, moves):
    """N3.0: list what the player to move may do now in `moves`, an `ActionTable.buffer`; return the number."""
    count = 0
    if s.step == Step.CHOOSE:
        moves[0] = DONE
        count = 1
        if may_trade(s):
            moves[1] = START_MARKET
            moves[2] = START_OFFERING
            count = 3
        count = list_puts(s, moves, count)
        count = list_plays(s, moves, count)
    elif s.step == Step.TRADE:
        count = list_gifts(s, moves, count)
    elif s.step == Step.PLANT:
        if is_planting(s, pick_so_far(s)):
            moves[0] = DONE
            count = 1
        count = list_puts(s, moves, count)
    elif s.step == Step.SPECULATE:
        moves[0] = DONE
        count = list_plays(s, moves, 1)
    return count


@rule
def refusal(s, action):
    """N9: why an action is refused now; FINE exactly for the actions that `legal` lists."""
    if s.step == Step.OVER:
        return Reason.GAME_OVER
    if s.step < Step.CHOOSE or not fits_step(s.step, action):
        return Reason.WRONG_STEP
    if action == DONE:
        if s.step == Step.PLANT and not is_planting(s, pick_so_far(s)):
            return refuse_planting(s, 0, 0)
        return Reason.FINE
    if action < GIVE:
        return Reason.FINE if may_trade(s) else refuse_trade(MARKET if action == START_MARKET else OFFERING)
    if action < PUT:
        return refuse_gift(s, action - GIVE)
    if action < PLAY:
        return refuse_put(s, action - PUT)
    return refuse_play(s, SPECULATION + action - PLAY)


@rule
def fits_step(step, action):
    """N3.0: a move that is begun is finished before anything else."""
    if step == Step.TRADE:
        return GIVE <= action < PUT
    if step == Step.PLANT:
        return action == DONE or PUT <= action < PLAY
    if step == Step.SPECULATE:
        return action == DONE or action >= PLAY
    return not GIVE <= action < PUT


@rule
def act(s, parts, action, log):
    """Carry out a legal action, up to the next decision or chance."""
    if action == DONE:
        if s.step == Step.PLANT:
            plant(s, log)
        elif s.step == Step.SPECULATE:
            speculate(s, NO_CARD, log)
        else:
            log_event(log, Event.PASSED, s.turn, 0, 0)
        draw_for_turn(s)
    elif action < GIVE:
        begin_trade(s, MARKET if action == START_MARKET else OFFERING)
    elif action < PUT:
        give(s, action - GIVE, log)
    elif action < PLAY:
        put(s, action - PUT)
    else:
        card = SPECULATION + action - PLAY
        if s.step == Step.CHOOSE:
            pick_speculation(s, card)
        else:
            speculate(s, card, log)
            draw_for_turn(s)


@rule
def draw_for_turn(s):
    """N3.16, N7.7, N7.9: two cards; three with the Obelisk, even if it was built this turn."""
    begin_draw(s, FOR_TURN, s.turn, TURN_DRAW + (s.owner[OBELISK] == s.turn))


@rule
def awaits_chance(s):
    """Whether chance comes next."""
    return s.step < Step.CHOOSE


@rule
def chance(s, parts, stream):
    """Every card of the pile is as likely as any other (N4.1), and so is every first player (N2.5)."""
    if s.step == Step.FIRST:
        return below(stream, s.players)
    return pick(s.pile, s.pile_size, stream)


@rule
def odds(s, parts, weights):
    """Write how many cards (or seats) each outcome of the next chance stands for; return their sum."""
    total = 0
    for outcome in range(KINDS):
        weight = int(outcome < s.players) if s.step == Step.FIRST else np.int64(s.pile[outcome])
        if s.step >= Step.CHOOSE:
            weight = 0
        weights[outcome] = weight
        total += weight
    return total


@rule
def happen(s, parts, outcome, log):
    """Carry out what chance has decided, up to the next decision or chance."""
    if s.step == Step.FLOOD:
        turn_up(s, outcome, log)
    elif s.step == Step.DRAW:
        if draw_one(s, outcome, log):
            finish_draw(s, log)
    elif s.step == Step.DEAL:
        deal(s, parts, outcome, log)
    else:
        s.first = outcome
        begin_game(s, log)


@rule
def finish_draw(s, log):
    """N6.2, then what the draw was for: N3.7, N3.16 or N5. N4.3: the last card of the last season ends the game."""
    draw_for = s.draw_for
    if draw_for == FOR_SPECULATION:
        finish_flood(s, log)
        return
    end_draw(s)
    settle_plague(s, log)
    if s.pile_size == 0:
        end_game(s, log)
    elif draw_for == FOR_MARKET:
        s.step = Step.CHOOSE
    else:
        begin_turn(s, (s.turn + 1) % s.players, log)


@rule
def begin_turn(s, seat, log):
    """N2.5: clockwise is the next higher seat. Every turn begins with the Flood."""
    s.turn = seat
    s.step = Step.FLOOD
    log_event(log, Event.TURN, seat, 0, 0)


@rule
def deal(s, parts, card, log):
    """N2.4: five cards each, seat by seat from seat 0; then the Plague is mixed into the pile."""
    take(s, card)
    seat = s.drawer
    s.hand[seat, card] += 1
    s.hand_size[seat] += 1
    s.drawn[seat, card] += 1
    s.owed -= 1
    log_event(log, Event.DEALT, seat, card, 0)
    if s.owed > 0:
        return
    if seat + 1 < s.players:
        s.drawer = seat + 1
        s.owed = parts.opening_hand
        return
    end_draw(s)
    s.plague_aside = 0
    s.pile[PLAGUE] = 1
    s.pile_size += 1
    if s.first == NOBODY:
        s.step = Step.FIRST
    else:
        begin_game(s, log)


@rule
def begin_game(s, log):
    """N2.5: the first player is a chance result, or an option of the table."""
    log_event(log, Event.BEGINS, s.first, 0, 0)
    begin_turn(s, s.first, log)
