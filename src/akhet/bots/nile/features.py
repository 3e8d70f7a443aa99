"""What NILE's network is told: the View of the player to move, what the heuristics make of it, and what each plan is.

The network decides between whole plans, at the beginning of a move: no pick is under way then, and the Flood before it
has spent the Speculation cards that were in play.

Seats are counted from the player to move. Nothing here depends on a card that this player may not know (N4.5, N4.6):
the row is written from the View, and the heuristics count the pile and the rivals' hands as one set.
"""

import numpy as np

from akhet.bots.network.features import Features
from akhet.bots.network.inputs import COUNT, FEW, FINE, FINEST, FLAG, PAIR, Input, Inputs, bucket, counted
from akhet.bots.nile.evaluation import evaluate_table, total_worth
from akhet.bots.nile.plans import (
    KIND_SHIFT,
    MOST_CARDS,
    NO_CARD,
    PAIR_BITS,
    PASS,
    PLANTING,
    PLOT_BITS,
    SPECULATING,
    STEP,
    TRADING_MARKET,
    TRADING_OFFERING,
)
from akhet.bots.nile.prospects import CLEAR_AT_END, CLEAR_EARLY, EARLY
from akhet.games.nile.actions import ACTIONS
from akhet.games.nile.plant import is_new
from akhet.games.nile.state import (
    CROPS,
    GIFTS,
    HAND_KINDS,
    KINDS,
    MAX_PLAYERS,
    PAIRS,
    PLOTS,
    SPECULATION,
    STONE,
)
from akhet.games.nile.state import (
    NO_CARD as NO_KIND,
)
from akhet.kernel.compiling import rule
from akhet.kernel.layout import NOBODY

SINGLE = STONE + 1  # crops and Stone: several cards of each
DOUBLE = KINDS - SINGLE  # Speculation cards and the Plague: one or two of each

INPUTS = Inputs(
    Input("players", MAX_PLAYERS + 1, FLAG),
    Input("classic", 1, FLAG),
    Input("season", 1, FEW),
    Input("in_play", SINGLE, FLAG),
    Input("flood", KINDS, FLAG),
    Input("plague_aside", 1, FLAG),
    Input("pile", 1, FINE),
    Input("floods", 1, FINE),
    Input("rate", SINGLE, FINE),
    Input("discards", SINGLE, COUNT),
    Input("discarded_pairs", DOUBLE, PAIR),
    Input("flood_stack", SINGLE, COUNT),
    Input("flooded_pairs", DOUBLE, PAIR),
    Input("unseen", SINGLE, COUNT),
    Input("unseen_pairs", DOUBLE, PAIR),
    Input("planted", PLOTS * MAX_PLAYERS, COUNT),
    Input("hand_size", MAX_PLAYERS, COUNT),
    Input("storage", MAX_PLAYERS * CROPS, COUNT),
    Input("hand", SINGLE, FEW),
    Input("hand_pairs", HAND_KINDS - SINGLE, PAIR),
    Input("expected", MAX_PLAYERS * CROPS, FINE),
    Input("lead", MAX_PLAYERS, FINEST),
)
(
    AT_PLAYERS, AT_CLASSIC, AT_SEASON, AT_IN_PLAY, AT_FLOOD, AT_PLAGUE_ASIDE, AT_PILE, AT_FLOODS,
    AT_RATE, AT_DISCARDS, _, AT_FLOOD_STACK, _, AT_UNSEEN, _, AT_PLANTED,
    AT_HAND_SIZE, AT_STORAGE, AT_HAND, _, AT_EXPECTED, AT_LEAD,
) = (INPUTS.start(part.name) for part in INPUTS.parts)  # fmt: skip

PILE_UNIT, RATE_UNITS, EXPECTED_UNITS, LEAD_UNITS, LEAD_MIDDLE = 2, 128.0, 4.0, 10.0, 32

# Plan features: what a plan is, as numbers; 0 is none. A plan has up to MOST_FEATURES of them.
BEHIND = np.array([0.003, 0.01, 0.02, 0.03, 0.05, 0.08, 0.12, 0.2, 0.3, 0.5, 1.0])  # the best plan by the heuristics
GAINED = np.array([-0.3, -0.1, -0.03, -0.001, 0.001, 0.03, 0.06, 0.1, 0.2, 0.4])
SEVERAL = 4  # cards; more count as this many
OF_KIND = 1
OF_BEHIND = OF_KIND + STEP + 1
OF_GAINED = OF_BEHIND + len(BEHIND) + 1
OF_CARDS = OF_GAINED + len(GAINED) + 1
OF_NEW = OF_CARDS + PLOTS * SEVERAL
OF_OUSTING = OF_NEW + PLOTS
OF_SPECULATION = OF_OUSTING + PLOTS
OF_MARKET = OF_SPECULATION + len(PAIRS)
OF_OFFERING = OF_MARKET + GIFTS
OF_ACTION = OF_OFFERING + GIFTS
PLAN_FEATURES = OF_ACTION + len(ACTIONS)
MOST_FEATURES = 24


@rule
def write_row(s, parts, v, row, scratch):
    """Write what the network is told of the position, from the View of the player to move, into a row of zeros."""
    evaluate_table(s, scratch)
    row[AT_PLAYERS + np.int64(v.players)] = 1
    row[AT_CLASSIC] = v.classic
    row[AT_SEASON] = v.season
    if v.flood != NO_KIND:
        row[AT_FLOOD + np.int64(v.flood)] = 1
    row[AT_PLAGUE_ASIDE] = v.plague_aside
    row[AT_PILE] = np.int64(v.pile_size) // PILE_UNIT
    row[AT_FLOODS] = counted(scratch.floods)
    write_cards(v, row, scratch)
    write_seats(s, v, row, scratch)


@rule
def write_cards(v, row, scratch):
    """Write where the cards are, kind by kind."""
    for card in range(KINDS):
        row[AT_DISCARDS + card] = v.discards[card]
        row[AT_FLOOD_STACK + card] = v.flood_stack[card]
        row[AT_UNSEEN + card] = v.unseen[card]
    for card in range(HAND_KINDS):
        row[AT_HAND + card] = v.hand[card]
    for card in range(SINGLE):
        row[AT_IN_PLAY + card] = v.deck[card] > 0
        if v.deck[card] > 0:
            row[AT_RATE + card] = counted(RATE_UNITS * scratch.rate[card])
    for plot in range(PLOTS):
        if v.owner[plot] != NOBODY:
            place = (np.int64(v.owner[plot]) - v.seat + v.players) % v.players
            row[AT_PLANTED + MAX_PLAYERS * plot + place] = v.planted[plot]


@rule
def write_seats(s, v, row, scratch):
    """Write what every seat has, and how it stands by the heuristics."""
    clear = CLEAR_AT_END - (CLEAR_AT_END - CLEAR_EARLY) * min(1.0, scratch.floods / EARLY)
    mean = 0.0
    for player in range(v.players):
        mean += total_worth(s, player, scratch) / float(v.players)
    for player in range(v.players):
        place = (player - np.int64(v.seat) + v.players) % v.players
        row[AT_HAND_SIZE + place] = v.hand_size[player]
        row[AT_LEAD + place] = counted(LEAD_MIDDLE + LEAD_UNITS * clear * (total_worth(s, player, scratch) - mean))
        for crop in range(CROPS):
            row[AT_STORAGE + CROPS * place + crop] = v.storage[player, crop]
            if v.deck[crop] > 0:
                row[AT_EXPECTED + CROPS * place + crop] = counted(
                    EXPECTED_UNITS * scratch.expected_storage[player, crop]
                )


@rule
def describe_plan(s, parts, plan, behind, score, features, scratch):
    """Write the features of a plan, and return their number. `behind` is its distance from the best score."""
    kind = plan >> KIND_SHIFT
    features[0] = OF_KIND + kind
    features[1] = OF_BEHIND + bucket(BEHIND, behind)
    features[2] = OF_GAINED + bucket(GAINED, score)
    count = 3
    if kind == PLANTING:
        for plot in range(PLOTS):
            cards = plan >> PLOT_BITS * plot & MOST_CARDS
            if cards > 0 and count + 2 <= MOST_FEATURES:
                features[count] = OF_CARDS + SEVERAL * plot + min(SEVERAL, cards) - 1
                count += 1
                if is_new(s, plot):
                    features[count] = (OF_NEW if s.owner[plot] == NOBODY else OF_OUSTING) + plot
                    count += 1
        return count
    if kind == STEP:
        features[count] = OF_ACTION + plan - (STEP << KIND_SHIFT)
        return count + 1
    if kind == PASS:
        return count
    one = plan >> PAIR_BITS & NO_CARD
    other = plan & NO_CARD
    first = OF_SPECULATION - SPECULATION
    if kind == TRADING_MARKET:
        first = OF_MARKET
    elif kind == TRADING_OFFERING:
        first = OF_OFFERING
    features[count] = first + one
    count += 1
    if kind != SPECULATING or other != NO_CARD:
        features[count] = first + other
        count += 1
    return count


FEATURES = Features(
    INPUTS, PLAN_FEATURES, MOST_FEATURES, (OF_BEHIND, OF_GAINED), write_row=write_row, describe_plan=describe_plan
)
