"""Why a plan of NILE is good: harvests, the smallest pile, fields taken, speculations, Monuments, cards to spare.

All numbers are those of the bots' evaluation (`bots/nile/evaluation.py`), which uses only what the player may know.
"""

from collections import Counter
from collections.abc import Iterator

from akhet.bots.nile.evaluation import (
    LARGE,
    RIVAL_LOSS,
    evaluate_table,
    field_of,
    flood_gain,
    gain,
    new_scratch,
    speculation_worth,
)
from akhet.bots.nile.monuments import building_gain
from akhet.games.nile.actions import DONE, GIVE, PLAY, PUT, START_MARKET, START_OFFERING
from akhet.games.nile.flood import is_flooded
from akhet.games.nile.state import (
    CARD_NAMES,
    CROP_NAMES,
    CROPS,
    FROM_STORAGE,
    HAND_KINDS,
    OBELISK,
    PLOT_NAMES,
    PLOTS,
    SHOWS,
    SPECULATION,
    SPECULATION_DRAW,
    SPHINX,
    STONE,
)
from akhet.hints.reason import Line, Reason
from akhet.kernel.layout import NOBODY, Record
from akhet.table import Game

SMALLEST = 0.8  # how much it counts that the pile is the smallest, as a part of what the planting gains
FEW = 2  # piles that may share being the smallest
WELL_STOCKED = 0.5  # cards that a pile must be ahead of the lowest one before any can be spared
LATE = 0.4  # cards of a field that may stay there: then the end of the game is near
LONG_SHOT = 0.3  # a lower chance of a Speculation card
BESIDE = 0.01  # the weight of a reason that always holds


def reasons(game: Game, line: Line, other: Line | None) -> list[Reason]:
    """Every reason for a plan of the seat to move."""
    s, moves = line.positions[0], line.moves
    scratch = new_scratch()[0]
    evaluate_table(s, scratch)
    planted = Counter({plot: int(s.planting[plot]) for plot in range(PLOTS) if s.planting[plot]})
    planted.update(move - PUT for move in moves if PUT <= move < PLAY)
    found: list[Reason] = []
    for plot, cards in planted.items():
        found += _building(s, plot, cards, scratch) if plot >= SPHINX else _planting(s, plot, cards, scratch)
    for move in moves:
        if move >= PLAY:
            found.append(_speculation(s, SPECULATION + move - PLAY, scratch))
    gifts = {move - GIVE for move in moves if GIVE <= move < PUT}
    for gift in sorted(gifts):
        found += _gift(s, gift, scratch)
    if START_OFFERING in moves:
        found.append(_offering(s, scratch))
    if START_MARKET in moves:
        found.append(Reason("market", {}, BESIDE))
    if moves == [DONE] and not planted:
        found += _pass(s)
    return found


def _planting(s: Record, crop: int, cards: int, scratch: Record) -> Iterator[Reason]:
    """N3.4, N8.1: what the field should bring, whether that pile is the smallest, and whose field it takes."""
    seat, name = int(s.turn), CROP_NAMES[crop]
    own = int(field_of(s, seat, crop))
    more = float(gain(s, seat, crop, own + cards, int(s.hand[seat, crop]) - cards, 0, scratch))
    harvest = round(float(scratch.harvest[crop, min(LARGE, own + cards)]), 1)
    if harvest < own + cards - LATE:
        yield Reason("harvest", {"crop": name, "cards": own + cards, "harvest": harvest}, more)
    else:
        yield Reason("floods", {"crop": name, "shows": _showing(s, 1 << crop), "unseen": _unseen(s)}, more)
    piles = {one: int(s.storage[seat, one]) for one in range(CROPS) if s.deck[one]}
    smallest = [one for one, count in piles.items() if count == min(piles.values())]
    if crop in smallest and len(smallest) <= FEW:
        yield Reason("smallest", {"crop": name, "count": piles[crop]}, SMALLEST * more)
    owner = int(s.owner[crop])
    if owner not in (NOBODY, seat):
        loss = -float(scratch.weights[RIVAL_LOSS]) / (int(s.players) - 1) * gain(s, owner, crop, 0, 0, 0, scratch)
        yield Reason("ousts", {"plot": name, "owner": owner, "cards": int(s.planted[crop])}, float(loss) + BESIDE)


def _building(s: Record, plot: int, stone: int, scratch: Record) -> Iterator[Reason]:
    """N7.6 to N7.8: what the Monument does, and for how long it should stand."""
    seat, owner = int(s.turn), int(s.owner[plot])
    all_stone = int(field_of(s, seat, plot)) + stone
    floods = float(scratch.harvest[STONE, min(LARGE, all_stone)] / scratch.rate[STONE])
    values = {"plot": PLOT_NAMES[plot], "cards": all_stone, "turns": max(1, round(floods / int(s.players)))}
    worth = float(building_gain(s, plot, stone, scratch))
    yield Reason("monument", values, worth)
    if owner not in (NOBODY, seat):
        yield Reason("ousts", {"plot": PLOT_NAMES[plot], "owner": owner, "cards": int(s.planted[plot])}, worth)


def _speculation(s: Record, card: int, scratch: Record) -> Reason:
    """N5.1: how many of the unseen cards make it pay."""
    cards = SPECULATION_DRAW + int(s.owner[OBELISK] == s.turn)
    values = {"card": CARD_NAMES[card], "shows": _showing(s, int(SHOWS[card])), "unseen": _unseen(s), "cards": cards}
    return Reason("speculation", values, float(speculation_worth(s, card, scratch)))


def _gift(s: Record, gift: int, scratch: Record) -> Iterator[Reason]:
    """Why a card can be spared in a trade."""
    seat = int(s.turn)
    if gift < FROM_STORAGE and is_flooded(s, gift):
        yield Reason("flooded", {"card": CARD_NAMES[gift]}, 2 * BESIDE)
    crop = gift - FROM_STORAGE if gift >= FROM_STORAGE else gift
    if crop < CROPS:
        piles = {one: float(scratch.expected_storage[seat, one]) for one in range(CROPS) if s.deck[one]}
        low = min(piles, key=lambda one: piles[one])
        if piles[crop] - piles[low] > WELL_STOCKED:
            ahead = {"crop": CROP_NAMES[crop], "pile": round(piles[crop], 1)}
            behind = {"card": CROP_NAMES[low], "least": round(piles[low], 1)}
            yield Reason("well-stocked", ahead | behind, 0.1 * (piles[crop] - piles[low]))
    elif SPECULATION <= gift < HAND_KINDS:
        shows, unseen = _showing(s, int(SHOWS[gift])), _unseen(s)
        if shows < LONG_SHOT * unseen:
            yield Reason("long-shot", {"card": CARD_NAMES[gift], "shows": shows, "unseen": unseen}, 2 * BESIDE)


def _offering(s: Record, scratch: Record) -> Reason:
    """N3.8: how many of the unseen cards flood one's own fields, and how many those of others."""
    own = rivals = 0
    for crop in range(CROPS):
        if s.owner[crop] == s.turn:
            own |= 1 << crop
        elif s.owner[crop] != NOBODY:
            rivals |= 1 << crop
    values = {"shows": _showing(s, own), "rivals": _showing(s, rivals), "unseen": _unseen(s)}
    return Reason("offering", values, float(flood_gain(s, scratch)))


def _pass(s: Record) -> Iterator[Reason]:
    hand = s.hand[int(s.turn)]
    flooded = sum(int(hand[card]) for card in range(HAND_KINDS) if hand[card] and is_flooded(s, card))
    if flooded:
        yield Reason("flooded-hand", {"count": flooded}, 2 * BESIDE)
    yield Reason("keep", {}, BESIDE)


def _showing(s: Record, crops: int) -> int:
    """How many unseen cards show one of these crops, given as bits."""
    return sum(_unseen_of(s, card) for card in range(HAND_KINDS) if int(SHOWS[card]) & crops)


def _unseen(s: Record) -> int:
    """How many cards the pile and the rivals' hands hold together; the Plague is not counted."""
    return sum(_unseen_of(s, card) for card in range(HAND_KINDS))


def _unseen_of(s: Record, card: int) -> int:
    rivals = sum(int(s.hand[seat, card]) for seat in range(int(s.players)) if seat != int(s.turn))
    return int(s.pile[card]) + rivals
