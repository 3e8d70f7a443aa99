"""Whole games of Fertility watched: what `greedy` players, each with a taste of its own, or random ones do in them.

All compiled functions are in this one file: the cache of compiled code notices a change in a function's own file only.
"""

import numpy as np

from akhet.bots.fertility.evaluation import GENERIC, MONUMENTS, SPECIALISED, STATUES, TURNS, WHEAT
from akhet.bots.heuristics import heuristics_of
from akhet.games.fertility.actions import BUILD, DISCARD, DONE, EXCHANGE_ONTO, PAY_GOOD, PLACE_TILE, SUPPLY, TAKE_TILE
from akhet.games.fertility.city import shop_at, slots_used
from akhet.games.fertility.scoring import (
    generic_debens,
    monument_debens,
    placed,
    rank,
    specialised_debens,
    statue_debens,
    wheat_debens,
)
from akhet.games.fertility.state import (
    DISTRICTS,
    EXCHANGE,
    HEADINGS,
    MAX_PLAYERS,
    MAX_WHEAT,
    NO_DISTRICT,
    PAYS_EXCHANGE,
    PLACE,
    RESOURCES,
    SCENE,
    SHOPS_OF_DISTRICT,
    SHOWN,
    SQUARES,
    STARTING_SHOPS,
)
from akhet.games.fertility.turn import act, awaits_chance, chance, happen, legal
from akhet.games.fertility.valley import earnings
from akhet.kernel.compiling import rule
from akhet.kernel.layout import i8, record_type, u8, u16
from akhet.kernel.stream import below

HEURISTICS = heuristics_of("fertility")
greedy_plan, next_step = HEURISTICS.search.greedy_plan, HEURISTICS.next_step

CAUSES = ("scenes", "printed", "wheat", "quarries")
PLACED_SCENES, PLACED_PRINTS, PLACED_WHEAT, PLACED_QUARRIES = range(len(CAUSES))
STARTING_TILE_SQUARES = 4
TIE_BREAK = 0.1  # Debens that chance adds to what a step is judged by, on average

# What is noted of one game.
TALE = record_type(
    ("debens", u16, (MAX_PLAYERS, len(HEADINGS))),
    ("placements", u16, TURNS),  # legal ones, over all seats' turns of the round
    ("goods", u16, (TURNS, len(CAUSES))),  # before Stock and Storehouse set their limits
    ("exposed", u16, DISTRICTS),  # turns that began with it in the row
    ("returned", u16),  # resources that went back unused
    ("wheat_lost", u16),  # earned by a placement beyond 10
    ("built_by", i8, DISTRICTS),  # a seat, or -1
    ("shops_filled", u8, DISTRICTS),  # of a District that was built
    ("turns", u8, MAX_PLAYERS),
    ("no_fit", u8, TURNS),
    ("places", u8, MAX_PLAYERS),
    ("monuments", u8, MAX_PLAYERS),
    ("districts", u8, MAX_PLAYERS),
    ("stock_out", u8, RESOURCES),  # turns in which the Stock had none of it at some moment
    ("missed", u8, RESOURCES),  # resources earned by a placement that the Stock did not have
    ("exchanges", u8),  # exchange Shops filled
    ("exchanges_lost", u8),
    ("first", u8),
    ("desert", u8),  # squares that tiles could cover, the starting tile's not counted
    ("covered", u8),
)


@rule
def note_turn(s, moves, count, tale):
    """Before a placement: how much choice there is, and what is shown."""
    turn = tale.turns[s.turn]
    tale.turns[s.turn] += 1
    if moves[0] < DISCARD:
        tale.placements[turn] += count
    else:
        tale.no_fit[turn] += 1
    for place in range(SHOWN):
        if s.row[place] != NO_DISTRICT:
            tale.exposed[s.row[place]] += 1


@rule
def note_action(s, action, scratch, tale):
    """Before it is carried out: what it earns and builds."""
    if PLACE_TILE <= action < DISCARD:
        goods = scratch.goods
        earnings(s, action - PLACE_TILE, goods)
        turn = tale.turns[s.turn] - 1
        for resource in range(RESOURCES):
            tale.goods[turn, PLACED_SCENES] += goods[resource]
            tale.goods[turn, PLACED_PRINTS] += goods[RESOURCES + resource]
            earned = goods[resource] + goods[RESOURCES + resource]
            tale.missed[resource] += max(0, earned - np.int64(s.stock[resource]))
        tale.goods[turn, PLACED_WHEAT] += goods[2 * RESOURCES]
        tale.goods[turn, PLACED_QUARRIES] += goods[2 * RESOURCES + 1]
        tale.wheat_lost += max(0, goods[2 * RESOURCES] + np.int64(s.wheat[s.turn]) - MAX_WHEAT)
    elif action == DONE:
        for resource in range(RESOURCES):
            tale.returned += s.beside[resource]
    elif BUILD <= action < PAY_GOOD:
        tale.built_by[action - BUILD] = s.turn


@rule
def note_exchange(s, parts, action, seat, tale):
    """After it is carried out: whether it filled an exchange Shop, and whether that was lost (F5.5)."""
    if action < SUPPLY or action >= TAKE_TILE:
        return
    base = SUPPLY if action < EXCHANGE_ONTO else EXCHANGE_ONTO
    slot = (action - base) // RESOURCES
    if s.full[seat, slot] and parts.pays[shop_at(s, seat, slot)] == PAYS_EXCHANGE:
        tale.exchanges += 1
        tale.exchanges_lost += int(s.step != EXCHANGE)


@rule
def note_stock(s, out, tale):
    """Resources the Stock has none of, each counted once a turn; `out` has a bit for each counted already."""
    for resource in range(RESOURCES):
        if s.stock[resource] == 0 and not out >> resource & 1:
            tale.stock_out[resource] += 1
            out |= 1 << resource
    return out


@rule
def note_end(s, parts, tale):
    rank(s, parts, tale.places)
    tale.first = s.first
    for seat in range(s.players):
        tale.debens[seat, GENERIC] = generic_debens(s, parts, seat)
        tale.debens[seat, SPECIALISED] = specialised_debens(s, parts, seat)
        tale.debens[seat, STATUES] = statue_debens(s, parts, seat)
        tale.debens[seat, MONUMENTS] = monument_debens(s, seat)
        tale.debens[seat, WHEAT] = wheat_debens(s, parts, seat)
        tale.monuments[seat] = placed(s, seat)
        tale.districts[seat] = s.spots_used[seat]
        for slot in range(STARTING_SHOPS, slots_used(s, seat)):
            spot = (slot - STARTING_SHOPS) // SHOPS_OF_DISTRICT
            tale.shops_filled[s.metropolis[seat, spot]] += s.full[seat, slot]
    for square in range(SQUARES):
        scene = s.scene[square]
        if SCENE <= scene < SCENE + RESOURCES:
            tale.covered += 1
            tale.desert += 1
        elif scene < SCENE + RESOURCES + MAX_PLAYERS:  # empty, or a Monument: desert that no tile covers
            tale.desert += 1
    tale.covered -= STARTING_TILE_SQUARES
    tale.desert -= STARTING_TILE_SQUARES


@rule
def play(s, parts, dice, choices, sensible, weights, moves, plans, scores, scratch, tale):
    """Play a game to its end, sensibly or at random, and note how it went."""
    for district in range(DISTRICTS):
        tale.built_by[district] = -1
    out = 0
    while True:
        while awaits_chance(s):
            happen(s, parts, chance(s, parts, dice), None)
        count = legal(s, parts, moves)
        if count == 0:
            break
        seat = np.int64(s.turn)
        if s.step == PLACE:
            note_turn(s, moves, count, tale)
            out = 0
        if sensible:
            for heading in range(len(HEADINGS)):
                scratch.weights[heading] = weights[seat, heading]
            plan = greedy_plan(s, parts, choices, TIE_BREAK, moves, plans, scores, scratch)
            action = next_step(s, parts, plan, 0, scratch)
        else:
            action = np.int64(moves[below(choices, count)])
        note_action(s, action, scratch, tale)
        act(s, parts, action, None)
        note_exchange(s, parts, action, seat, tale)
        out = note_stock(s, out, tale)
    note_end(s, parts, tale)


@rule
def play_all(states, parts, dice, choices, sensible, weights, moves, plans, scores, scratch, tales):
    """Many games: a row of each array belongs to one game."""
    for game in range(len(states)):
        play(
            states[game], parts, dice[game], choices[game], sensible,
            weights[game], moves, plans, scores, scratch, tales[game],
        )  # fmt: skip
