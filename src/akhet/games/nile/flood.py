"""The Flood and the Harvest, N3.1 to N3.6, with the speculation that a flood decides: N5."""

from akhet.games.nile.pile import (
    begin_draw,
    eat_largest,
    end_draw,
    end_game,
    lay_aside,
    reshuffle_if_empty,
    settle_plague,
    take,
)
from akhet.games.nile.state import (
    CROPS,
    FOR_SPECULATION,
    NO_CARD,
    OBELISK,
    PLAGUE,
    PLOTS,
    SHOWS,
    SPECULATION_DRAW,
    SPHINX,
    STONE,
    Event,
    Step,
)
from akhet.kernel.compiling import rule
from akhet.kernel.events import log_event
from akhet.kernel.layout import NOBODY


@rule
def is_flooded(s, card):
    """N3.1, N3.10: whether a card shows a crop (or Stone) that the newest Flood card shows too."""
    return SHOWS[card] & SHOWS[s.flood] != 0


@rule
def turn_up(s, card, log):
    """N3.2: the next card of the pile is turned up for the Flood, in the order of that ruling."""
    take(s, card)
    if card == PLAGUE:
        lay_aside(s, NOBODY, log)
    else:
        s.flood_stack[card] += 1
        s.flood = card
        log_event(log, Event.FLOODED, card, 0, 0)
    reshuffle_if_empty(s, log)
    if card == PLAGUE:  # N3.3: not a Flood card; the next card is turned up instead, if there is one (N4.3)
        eat_largest(s, log)
        if s.pile_size == 0:
            end_game(s, log)
        return
    earned = speculation_earns(s, log)
    if earned > 0 and s.pile_size > 0:  # N4.3: on the last card of the last season it draws nothing
        begin_draw(s, FOR_SPECULATION, s.speculator, earned)
    else:
        finish_flood(s, log)


@rule
def speculation_earns(s, log):
    """N5.1, N5.3, N7.7: how many cards the speculation in play draws on this flood."""
    earned = 0
    for slot in range(2):
        card = s.speculation[slot]
        if card != NO_CARD and is_flooded(s, card):
            cards = SPECULATION_DRAW + (s.owner[OBELISK] == s.speculator)
            earned += cards
            log_event(log, Event.SUCCEEDED, s.speculator, card, cards)
    return earned


@rule
def finish_flood(s, log):
    """N3.2 from (5) on: speculation is over, the Plague its draw met is settled, then the harvest."""
    end_draw(s)
    discard_speculation(s, log)
    settle_plague(s, log)
    harvest(s, log)
    wash_monuments(s, log)
    if s.pile_size == 0:
        end_game(s, log)
    else:
        s.step = Step.CHOOSE


@rule
def discard_speculation(s, log):
    """N5.2: the Speculation cards in play are discarded, successful or not."""
    for slot in range(2):
        card = s.speculation[slot]
        if card != NO_CARD:
            s.discards[card] += 1
            s.speculation[slot] = NO_CARD
            log_event(log, Event.SPENT, card, 0, 0)
    s.speculator = NOBODY


@rule
def harvest(s, log):
    """N3.4, N3.5: every field of a flooded crop gives one card to its owner's storage."""
    for crop in range(CROPS):
        owner = s.owner[crop]
        if owner == NOBODY or not is_flooded(s, crop):
            continue
        s.planted[crop] -= 1
        s.storage[owner, crop] += 1
        s.storage_size[owner] += 1
        log_event(log, Event.HARVESTED, owner, crop, s.planted[crop])
        if s.planted[crop] == 0:
            s.owner[crop] = NOBODY


@rule
def wash_monuments(s, log):
    """N3.6, N7.4: when Stone is flooded, every Monument discards one; without Stone it goes back to the centre."""
    if not is_flooded(s, STONE):
        return
    for monument in range(SPHINX, PLOTS):
        owner = s.owner[monument]
        if owner == NOBODY:
            continue
        s.planted[monument] -= 1
        s.discards[STONE] += 1
        log_event(log, Event.WASHED, monument, owner, s.planted[monument])
        if s.planted[monument] == 0:
            s.owner[monument] = NOBODY
