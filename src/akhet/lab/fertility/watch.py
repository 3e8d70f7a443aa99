"""Whole games of Fertility, with notes on what players do in them: `greedy` with its own weights, or at random."""

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
    HEADINGS,
    MAX_PLAYERS,
    MAX_WHEAT,
    NO_DISTRICT,
    PAYS_EXCHANGE,
    RESOURCES,
    SCENE,
    SHOPS_OF_DISTRICT,
    SHOWN,
    SQUARES,
    STARTING_SHOPS,
    Step,
)
from akhet.games.fertility.turn import act, awaits_chance, chance, happen, legal
from akhet.games.fertility.valley import EARNED_QUARRIES, EARNED_WHEAT, earnings
from akhet.kernel.compiling import rule
from akhet.kernel.layout import i8, record_type, u8, u16
from akhet.kernel.stream import below

HEURISTICS = heuristics_of("fertility")
greedy_plan, next_step = HEURISTICS.search.greedy_plan, HEURISTICS.next_step

CAUSES = ("scenes", "printed", "wheat", "quarries")
PLACED_SCENES, PLACED_PRINTS, PLACED_WHEAT, PLACED_QUARRIES = range(len(CAUSES))
STARTING_TILE_SQUARES = 4
TIE_BREAK = 0.1  # the mean random addition to the evaluation of a step, in Debens

# The notes on one game.
NOTES = record_type(
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
    ("stock_out", u8, RESOURCES),  # turns in which the Stock was out of it at some moment
    ("missed", u8, RESOURCES),  # resources earned by a placement that the Stock did not have
    ("exchanges", u8),  # exchange Shops filled
    ("exchanges_lost", u8),
    ("first", u8),
    ("desert", u8),  # squares that tiles could cover, without those of the starting tile
    ("covered", u8),
)


@rule
def note_turn(s, moves, count, notes):
    """Note the choice and the Districts shown, before a placement."""
    turn = notes.turns[s.turn]
    notes.turns[s.turn] += 1
    if moves[0] < DISCARD:
        notes.placements[turn] += count
    else:
        notes.no_fit[turn] += 1
    for place in range(SHOWN):
        if s.row[place] != NO_DISTRICT:
            notes.exposed[s.row[place]] += 1


@rule
def note_action(s, action, scratch, notes):
    """Note what an action earns and builds, before it is carried out."""
    if PLACE_TILE <= action < DISCARD:
        goods = scratch.goods
        earnings(s, action - PLACE_TILE, goods)
        turn = notes.turns[s.turn] - 1
        for resource in range(RESOURCES):
            notes.goods[turn, PLACED_SCENES] += goods[resource]
            notes.goods[turn, PLACED_PRINTS] += goods[RESOURCES + resource]
            earned = goods[resource] + goods[RESOURCES + resource]
            notes.missed[resource] += max(0, earned - np.int64(s.stock[resource]))
        notes.goods[turn, PLACED_WHEAT] += goods[EARNED_WHEAT]
        notes.goods[turn, PLACED_QUARRIES] += goods[EARNED_QUARRIES]
        notes.wheat_lost += max(0, goods[EARNED_WHEAT] + np.int64(s.wheat[s.turn]) - MAX_WHEAT)
    elif action == DONE:
        for resource in range(RESOURCES):
            notes.returned += s.beside[resource]
    elif BUILD <= action < PAY_GOOD:
        notes.built_by[action - BUILD] = s.turn


@rule
def note_exchange(s, parts, action, seat, notes):
    """Note whether an action filled an exchange Shop and the exchange was lost (F5.5), after it is carried out."""
    if action < SUPPLY or action >= TAKE_TILE:
        return
    base = SUPPLY if action < EXCHANGE_ONTO else EXCHANGE_ONTO
    slot = (action - base) // RESOURCES
    if s.full[seat, slot] and parts.pays[shop_at(s, seat, slot)] == PAYS_EXCHANGE:
        notes.exchanges += 1
        notes.exchanges_lost += int(s.step != Step.EXCHANGE)


@rule
def note_stock(s, out, notes):
    """Count the resources that the Stock is out of, once per turn. `out` has one bit per resource already counted."""
    for resource in range(RESOURCES):
        if s.stock[resource] == 0 and not out >> resource & 1:
            notes.stock_out[resource] += 1
            out |= 1 << resource
    return out


@rule
def note_end(s, parts, notes):
    rank(s, parts, notes.places)
    notes.first = s.first
    for seat in range(s.players):
        notes.debens[seat, GENERIC] = generic_debens(s, parts, seat)
        notes.debens[seat, SPECIALISED] = specialised_debens(s, parts, seat)
        notes.debens[seat, STATUES] = statue_debens(s, parts, seat)
        notes.debens[seat, MONUMENTS] = monument_debens(s, seat)
        notes.debens[seat, WHEAT] = wheat_debens(s, parts, seat)
        notes.monuments[seat] = placed(s, seat)
        notes.districts[seat] = s.spots_used[seat]
        for slot in range(STARTING_SHOPS, slots_used(s, seat)):
            spot = (slot - STARTING_SHOPS) // SHOPS_OF_DISTRICT
            notes.shops_filled[s.metropolis[seat, spot]] += s.full[seat, slot]
    for square in range(SQUARES):
        scene = s.scene[square]
        if SCENE <= scene < SCENE + RESOURCES:
            notes.covered += 1
            notes.desert += 1
        elif scene < SCENE + RESOURCES + MAX_PLAYERS:  # empty, or a Monument: desert that no tile covers
            notes.desert += 1
    notes.covered -= STARTING_TILE_SQUARES
    notes.desert -= STARTING_TILE_SQUARES


@rule
def play(s, parts, dice, choices, sensible, weights, moves, plans, scores, scratch, notes):
    """Play a game to its end, sensibly or at random, and take notes."""
    for district in range(DISTRICTS):
        notes.built_by[district] = -1
    out = 0
    while True:
        while awaits_chance(s):
            happen(s, parts, chance(s, parts, dice), None)
        count = legal(s, parts, moves)
        if count == 0:
            break
        seat = np.int64(s.turn)
        if s.step == Step.PLACE:
            note_turn(s, moves, count, notes)
            out = 0
        if sensible:
            for heading in range(len(HEADINGS)):
                scratch.heading_weights[heading] = weights[seat, heading]
            plan = greedy_plan(s, parts, choices, TIE_BREAK, moves, plans, scores, scratch)
            action = next_step(s, parts, plan, 0, scratch)
        else:
            action = np.int64(moves[below(choices, count)])
        note_action(s, action, scratch, notes)
        act(s, parts, action, None)
        note_exchange(s, parts, action, seat, notes)
        out = note_stock(s, out, notes)
    note_end(s, parts, notes)


@rule
def play_all(states, parts, dice, choices, sensible, weights, moves, plans, scores, scratch, notes):
    """Play many games; each has one row in every array."""
    for game in range(len(states)):
        play(
            states[game], parts, dice[game], choices[game], sensible,
            weights[game], moves, plans, scores, scratch, notes[game],
        )  # fmt: skip
