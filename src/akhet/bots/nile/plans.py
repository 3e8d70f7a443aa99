"""The plans of a player of NILE: a whole planting, speculation, trade or pass, and the steps of each.

A plan is one number: its kind, and below it four bits per plot for a planting, or two numbers of six bits for a pair of
gifts or Speculation cards. A search over plans looks further than one over steps for the same work, and the order in
which a planting's cards are picked makes no difference.
"""

import numpy as np

from akhet.bots.generic import single_steps_template
from akhet.bots.nile.evaluation import RIVAL_LOSS, SAVED, evaluate_table, field_of, flood_gain, gain, speculation_worth
from akhet.bots.nile.monuments import building_gain, stone_worth
from akhet.games.nile.actions import DONE, GIVE, PLAY, PUT, START_MARKET, START_OFFERING
from akhet.games.nile.flood import is_flooded
from akhet.games.nile.pile import card_of
from akhet.games.nile.plant import is_new, needed, plots_for
from akhet.games.nile.state import (
    CROPS,
    FROM_STORAGE,
    GIFTS,
    HAND_KINDS,
    NO_GIFT,
    PLOTS,
    SPECULATION,
    SPHINX,
    STONE,
    Step,
)
from akhet.games.nile.trade import may_trade
from akhet.games.nile.turn import legal
from akhet.kernel.compiling import bind, rule
from akhet.kernel.layout import NOBODY

PASS, PLANTING, SPECULATING, TRADING_MARKET, TRADING_OFFERING, STEP = range(6)
KIND_SHIFT = 40
PLOT_BITS = 4  # of a plan, per plot of a planting
MOST_CARDS = 15  # the most that PLOT_BITS hold; a player never plants more at once
PAIR_BITS = 6  # of a plan, per card of a pair
NO_CARD = 63
MOST_PLANS = 256
MANY_GIFTS = 4  # kinds of cards that a search considers giving away
NEVER = 1.0e9  # the price of a card that cannot be given


@rule
def one_plot(plot, cards):
    return PLANTING << KIND_SHIFT | cards << PLOT_BITS * plot


@rule
def pair(kind, one, other):
    return kind << KIND_SHIFT | one << PAIR_BITS | other


@rule
def next_step(s, parts, plan, taken, scratch):
    """The next action of a plan of which `taken` steps are made; -1 when it is complete."""
    kind = plan >> KIND_SHIFT
    if kind == PLANTING:
        for plot in range(PLOTS):
            cards = plan >> PLOT_BITS * plot & MOST_CARDS
            if taken < cards:
                return PUT + plot
            taken -= cards
        return DONE if taken == 0 else -1
    one = plan >> PAIR_BITS & NO_CARD
    other = plan & NO_CARD
    if kind == SPECULATING:
        if taken == 0:
            return PLAY + one - SPECULATION
        if taken == 1:
            return DONE if other == NO_CARD else PLAY + other - SPECULATION
        return -1
    if kind == PASS:
        return DONE if taken == 0 else -1
    if kind == STEP:
        return plan - (STEP << KIND_SHIFT) if taken == 0 else -1
    if taken == 0:
        return START_MARKET if kind == TRADING_MARKET else START_OFFERING
    if taken == 1:
        return GIVE + one
    return GIVE + other if taken == 2 else -1


@rule
def propose_plans(s, parts, moves, plans, scores, scratch):
    """Write the plans for the player to move with a score each; return their number."""
    evaluate_table(s, scratch)
    if s.step != Step.CHOOSE:  # a move is begun already: only its next step is open
        return propose_steps(s, parts, moves, plans, scores, scratch)
    plans[0] = PASS << KIND_SHIFT
    scores[0] = 0.0
    count = propose_plantings(s, plans, scores, 1, scratch)
    count = propose_speculations(s, plans, scores, count, scratch)
    if may_trade(s):
        best = 0.0
        for plan in range(count):
            best = max(best, scores[plan])
        count = propose_trades(s, plans, scores, count, best, scratch)
    return count


@rule
def root_plans(s, parts, moves, plans, scores, scratch):
    """The same plans, and then trades of cards other than the two cheapest: prices are only rough."""
    count = propose_plans(s, parts, moves, plans, scores, scratch)
    if s.step == Step.CHOOSE and may_trade(s):
        return propose_other_trades(s, plans, scores, count, scratch)
    return count


single_steps = bind(single_steps_template, "nile_single_steps", legal=legal, mark=STEP << KIND_SHIFT)


@rule
def propose_steps(s, parts, moves, plans, scores, scratch):
    """Every next step of a move that is begun, as when another player takes over in the middle of a turn."""
    count = single_steps(s, parts, moves, plans, scores, scratch)
    if s.step == Step.TRADE:
        price_gifts(s, scratch)
        if s.given != NO_GIFT:
            raise_price(s, np.int64(s.given), scratch)
    for move in range(count):
        action = np.int64(moves[move])
        if action == DONE:
            scores[move] = 0.0
        elif action < PUT:
            scores[move] = -scratch.gift_cost[action - GIVE]
        elif action < PLAY:
            plot = action - PUT
            cards = np.int64(s.planting[plot])
            scores[move] = planting_gain(s, plot, cards + 1, scratch) - planting_gain(s, plot, cards, scratch)
        else:
            scores[move] = (1.0 - scratch.weights[SAVED]) * speculation_worth(s, SPECULATION + action - PLAY, scratch)
    return count


@rule
def planting_gain(s, plot, cards, scratch):
    """What more cards on a plot are worth: what the field gains, and what a rival loses by it."""
    if plot >= SPHINX:
        return building_gain(s, plot, cards, scratch)
    seat = s.turn
    planted = field_of(s, seat, plot)
    held = np.int64(s.hand[seat, plot]) - cards
    more = gain(s, seat, plot, planted + cards, held, 0, scratch)
    owner = s.owner[plot]
    if owner != NOBODY and owner != seat:
        more -= scratch.weights[RIVAL_LOSS] / (s.players - 1) * gain(s, owner, plot, 0, 0, 0, scratch)
    return more


@rule
def propose_plantings(s, plans, scores, count, scratch):
    """N3.12: all cards on the player's own plots, each plot alone, a new field or Monument, and every legal pair."""
    seat = s.turn
    hand = s.hand[seat]
    plots = plots_for(hand)
    everything = 0
    all_worth = 0.0
    added = 0
    built = 0  # the Stone of it: all on the owned Monument where it is worth most
    built_worth = 0.0
    for plot in range(plots):
        card = card_of(plot)
        cards = min(MOST_CARDS, np.int64(hand[card]))
        if cards == 0 or is_flooded(s, card):
            continue
        if not is_new(s, plot):
            more = planting_gain(s, plot, cards, scratch)
            plans[count] = one_plot(plot, cards)
            scores[count] = more
            count += 1
            if plot < CROPS:
                everything |= cards << PLOT_BITS * plot
                all_worth += more
                added += 1
            elif built == 0 or more > built_worth:
                built = cards << PLOT_BITS * plot
                built_worth = more
            if cards > 1:
                plans[count] = one_plot(plot, 1)
                scores[count] = planting_gain(s, plot, 1, scratch)
                count += 1
        else:
            least = max(2, needed(s, plot))
            if cards >= least:
                plans[count] = one_plot(plot, cards)
                scores[count] = planting_gain(s, plot, cards, scratch)
                count += 1
                if cards > least:
                    plans[count] = one_plot(plot, least)
                    scores[count] = planting_gain(s, plot, least, scratch)
                    count += 1
    if built > 0:
        everything |= built
        all_worth += built_worth
        added += 1
    if added > 1:
        plans[count] = PLANTING << KIND_SHIFT | everything
        scores[count] = all_worth
        count += 1
    return propose_pairs(s, plots, plans, scores, count, scratch)


@rule
def propose_pairs(s, plots, plans, scores, count, scratch):
    """N3.12b: one card each of two crops (or a crop and Stone), at least one of them new."""
    hand = s.hand[s.turn]
    for one in range(min(plots, CROPS)):
        if hand[one] == 0 or is_flooded(s, one) or needed(s, one) > 1:
            continue
        first = planting_gain(s, one, 1, scratch)
        for other in range(one + 1, plots):
            card = card_of(other)
            if hand[card] == 0 or is_flooded(s, card) or needed(s, other) > 1:
                continue
            if is_new(s, one) or is_new(s, other):
                plans[count] = one_plot(one, 1) | one_plot(other, 1)
                scores[count] = first + planting_gain(s, other, 1, scratch)
                count += 1
    return count


@rule
def propose_speculations(s, plans, scores, count, scratch):
    """N3.15: every Speculation card alone, and the best two together."""
    hand = s.hand[s.turn]
    played = 1.0 - scratch.weights[SAVED]
    best = NO_CARD
    second = NO_CARD
    best_worth = -1.0
    second_worth = -1.0
    for card in range(SPECULATION, HAND_KINDS):
        if hand[card] == 0 or is_flooded(s, card):
            continue
        gained = played * speculation_worth(s, card, scratch)
        plans[count] = pair(SPECULATING, card, NO_CARD)
        scores[count] = gained
        count += 1
        if gained > best_worth:
            second, second_worth = best, best_worth
            best, best_worth = card, gained
        elif gained > second_worth:
            second, second_worth = card, gained
    if second != NO_CARD:
        plans[count] = pair(SPECULATING, min(best, second), max(best, second))
        scores[count] = best_worth + second_worth
        count += 1
    return count


@rule
def propose_trades(s, plans, scores, count, best, scratch):
    """N3.7, N3.8: a Market and an Offering with the two cheapest cards, followed by the best other plan."""
    price_gifts(s, scratch)
    one = cheapest(scratch)
    price = scratch.gift_cost[one]
    raise_price(s, one, scratch)
    other = cheapest(scratch)
    price += scratch.gift_cost[other]
    low, high = min(one, other), max(one, other)
    plans[count] = pair(TRADING_MARKET, low, high)
    scores[count] = best + scratch.card_worth - price
    plans[count + 1] = pair(TRADING_OFFERING, low, high)
    scores[count + 1] = best + flood_gain(s, scratch) - price
    return count + 2


@rule
def propose_other_trades(s, plans, scores, count, scratch):
    """N3.7, N3.8: a Market and an Offering with every other pair of the cheapest cards."""
    usual = plans[count - 1] & (
        NO_CARD << PAIR_BITS | NO_CARD
    )  # the pair of `propose_trades`, whose two plans are the last
    price_gifts(s, scratch)
    usual_price = price_of(s, usual >> PAIR_BITS, usual & NO_CARD, scratch)
    market = scores[count - 2] + usual_price
    offering = scores[count - 1] + usual_price
    many = 0
    for gift in range(GIFTS):  # the cheapest, in the order of their prices
        if scratch.gift_cost[gift] == NEVER:
            continue
        place = min(many, MANY_GIFTS - 1)
        if many == MANY_GIFTS and scratch.gift_cost[gift] >= scratch.gift_cost[scratch.gifts[place]]:
            continue
        while place > 0 and scratch.gift_cost[gift] < scratch.gift_cost[scratch.gifts[place - 1]]:
            scratch.gifts[place] = scratch.gifts[place - 1]
            place -= 1
        scratch.gifts[place] = gift
        many = min(MANY_GIFTS, many + 1)
    for first in range(many):
        for second in range(first, many):
            one, other = scratch.gifts[first], scratch.gifts[second]
            low, high = min(one, other), max(one, other)
            price = price_of(s, low, high, scratch)
            if price > NEVER / 2 or low << PAIR_BITS | high == usual:  # a card may cost less than nothing
                continue
            plans[count] = pair(TRADING_MARKET, low, high)
            scores[count] = market - price
            plans[count + 1] = pair(TRADING_OFFERING, low, high)
            scores[count + 1] = offering - price
            count += 2
    return count


@rule
def price_gifts(s, scratch):
    """Price one gift of each kind: what giving it away costs."""
    hand = s.hand[s.turn]
    for card in range(HAND_KINDS):
        scratch.gift_cost[card] = NEVER
        if hand[card] == 0:
            continue
        if card < CROPS:
            scratch.gift_cost[card] = -held_gain(s, card, 1, 0, scratch)
        elif card == STONE:
            scratch.gift_cost[card] = stone_worth(s, np.int64(hand[STONE]), 1, scratch)
        else:
            scratch.gift_cost[card] = scratch.weights[SAVED] * speculation_worth(s, card, scratch)
    for crop in range(CROPS):
        scratch.gift_cost[FROM_STORAGE + crop] = NEVER
        if s.storage[s.turn, crop] > 0:
            scratch.gift_cost[FROM_STORAGE + crop] = -held_gain(s, crop, 0, 1, scratch)


@rule
def raise_price(s, gift, scratch):
    """Price this kind of gift as a second one beside the first."""
    scratch.gift_cost[gift] = second_price(s, gift, scratch)


@rule
def price_of(s, one, other, scratch):
    """What giving two cards away costs."""
    return scratch.gift_cost[one] + (second_price(s, one, scratch) if one == other else scratch.gift_cost[other])


@rule
def second_price(s, gift, scratch):
    """What a second card of the same kind costs beside the first."""
    hand = s.hand[s.turn]
    if gift >= FROM_STORAGE:
        crop = gift - FROM_STORAGE
        if s.storage[s.turn, crop] < 2:
            return NEVER
        return held_gain(s, crop, 0, 1, scratch) - held_gain(s, crop, 0, 2, scratch)
    if hand[gift] < 2:
        return NEVER
    if gift < CROPS:
        return held_gain(s, gift, 1, 0, scratch) - held_gain(s, gift, 2, 0, scratch)
    if gift == STONE:
        return stone_worth(s, np.int64(hand[STONE]) - 1, 1, scratch)
    return scratch.gift_cost[gift]


@rule
def held_gain(s, crop, from_hand, from_storage, scratch):
    """What a seat gains (mostly: loses) by giving away these cards of a crop."""
    seat = s.turn
    planted = field_of(s, seat, crop)
    return gain(s, seat, crop, planted, np.int64(s.hand[seat, crop]) - from_hand, from_storage, scratch)


@rule
def cheapest(scratch):
    """The cheapest gift."""
    best = 0
    for gift in range(GIFTS):
        if scratch.gift_cost[gift] < scratch.gift_cost[best]:
            best = gift
    return best
