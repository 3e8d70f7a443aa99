"""Deals with several rivals, N4.6: compared with a model that tries every possibility, and checked in played games."""

import math
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from akhet import Refused
from akhet.games.nile.state import CARD_NAMES, HAND_KINDS, HAND_NAMES, Step
from akhet.kernel.layout import NOBODY, Record
from akhet.kernel.stream import key_from_seed, new_stream
from tests.effort import by_effort
from tests.nile.driver import NILE, RandomGame, Variant, cards, deal, look, rivals, walk
from tests.nile.strategies import seeds, some, variants
from tests.rulings import ruling

# The model ------------------------------------------------------------------------------------------------
# It knows nothing of the implementation: it takes the ruling at its word and tries every way to deal the hands of the
# reshuffle to the rivals, and the pile of that moment to rivals and pile.

KINDS = ("papyrus", "wheat", "castor", "flax", "wheat-flax", "papyrus-castor")
Cards = tuple[int, ...]  # how many of each of these kinds


class Past(NamedTuple):
    """What is open about several rivals: everything but who has what."""

    hands: Cards  # at the reshuffle, together
    pile: Cards  # at that moment
    held: tuple[int, ...]  # cards in each hand at that moment
    drew: tuple[int, ...]  # cards that each drew since
    shown: tuple[Cards, ...]  # what each has shown since


class Deal(NamedTuple):
    hands: tuple[Cards, ...]
    drawn: tuple[Cards, ...]


@cache
def ways(some: Cards, sizes: tuple[int, ...]) -> dict[tuple[Cards, ...], int]:
    """Every way to deal all these cards into heaps of these sizes, with how often it occurs if each card is marked."""
    if not sizes:
        return {(): 1} if sum(some) == 0 else {}
    found = {}
    for heap in product(*(range(count + 1) for count in some)):
        if sum(heap) == sizes[0]:
            times = math.prod(map(math.comb, some, heap))
            for others, more in ways(minus(some, heap), sizes[1:]).items():
                found[heap, *others] = times * more
    return found


def plus(one: Cards, other: Cards) -> Cards:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def minus(one: Cards, other: Cards) -> Cards:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def possible_deals(past: Past) -> Counter[Deal]:
    """N4.6: every deal that could have come about, with how often it occurs if each card is marked.

    A rival has shown any of their marked cards with the same chance.
    """
    deals: Counter[Deal] = Counter()
    left = sum(past.pile) - sum(past.drew)
    for held, times in ways(past.hands, past.held).items():
        for drawn, more in ways(past.pile, (*past.drew, left)).items():
            had = [plus(one, other) for one, other in zip(held, drawn, strict=False)]
            hands = tuple(minus(one, shown) for one, shown in zip(had, past.shown, strict=True))
            if min(min(hand) for hand in hands) >= 0:
                showing = math.prod(math.prod(map(math.comb, *pair)) for pair in zip(had, past.shown, strict=True))
                deals[Deal(hands, drawn[:-1])] += times * more * showing
    return deals


# Small pasts ----------------------------------------------------------------------------------------------


def some_past(rng: Random, rivals: int, most: int, tight: bool) -> tuple[Past, Deal]:
    """A few cards held, drawn and shown at random; with what the rivals really have.

    If it is tight, nearly all of the pile was drawn and nearly everything was shown: few deals are possible.
    """
    crops = [kind for kind in range(4) for _ in range(rng.randint(1, most))]
    speculation = [kind for kind in (4, 5) if rng.random() < 0.5]
    deck = crops + speculation
    rng.shuffle(deck)
    at = len(deck) // 2 if tight else rng.randint(0, len(deck))
    hands, pile = deck[:at], deck[at:]
    held = cut(rng, len(hands), rivals)
    drew = cut(rng, rng.randint(len(pile) - 1 if tight else 0, len(pile)), rivals)
    shown, kept, drawn = [], [], []
    places = iter(hands), iter(pile)
    for player in range(rivals):
        from_hands = [next(places[0]) for _ in range(held[player])]
        from_pile = [next(places[1]) for _ in range(drew[player])]
        had = from_hands + from_pile
        rng.shuffle(had)
        few, most_of_it = rng.randint(0, len(had)), max(0, len(had) - rng.choice([0, 0, 1]))
        showing = most_of_it if tight else rng.choice([0, few, len(had)])
        shown.append(counted(had[:showing]))
        kept.append(counted(had[showing:]))
        drawn.append(counted(from_pile))
    past = Past(counted(hands), counted(pile), tuple(held), tuple(drew), tuple(shown))
    return past, Deal(tuple(kept), tuple(drawn))


def cut(rng: Random, total: int, parts: int) -> list[int]:
    places = sorted(rng.randint(0, total) for _ in range(parts - 1))
    return [end - begin for begin, end in zip([0, *places], [*places, total], strict=True)]


def counted(some: list[int]) -> Cards:
    return tuple(some.count(kind) for kind in range(len(KINDS)))


def named(some: Cards) -> dict[str, int]:
    return {name: count for name, count in zip(KINDS, some, strict=True) if count}


def view_of(past: Past, now: Deal, seat: int | None) -> Record:
    """The View of a seat, or of a spectator, at a position with this past. All other cards are in the discards.

    The seat itself has no cards and is the first; a spectator sees only rivals.
    """
    own: list[dict[str, int]] = [] if seat is None else [{}]
    hands = [*own, *map(named, now.hands)]
    pile = Counter(named(past.pile))
    for drawn in now.drawn:
        pile -= Counter(named(drawn))
    given = {
        "players": len(hands),
        "turn": 0,
        "season": 2,
        "hands": hands,
        "pile": dict(pile) | {"plague": 1},
        "drawn": [*own, *map(named, now.drawn)],
        "shown": [*own, *map(named, past.shown)],
    }
    deck = NILE.set_up({"players": len(hands), "turn": 0}).position()["pile"]
    rest = Counter(deck) - pile - Counter(["plague"])
    for hand in hands:
        rest -= Counter(hand)
    return NILE.set_up(given | {"discards": dict(rest)}).view(seat)


def dealt(view: Record, stream: Record) -> Deal:
    s = deal(view, stream)
    players = rivals(s, int(view.seat))
    kinds = [HAND_NAMES.index(name) for name in KINDS]
    hands, drawn = (
        tuple(tuple(int(row[player, kind]) for kind in kinds) for player in players) for row in (s.hand, s.drawn)
    )
    return Deal(hands, drawn)


def pasts(first: int, last: int, most_deals: int) -> Iterator[tuple[Past, Deal, Counter[Deal], int | None]]:
    """Small pasts with two to four rivals, with all their deals; some are seen by a spectator."""
    for seed in range(first, last):
        rng = Random(f"past {seed}")
        count, tight = rng.choice([2, 3, 3, 4]), rng.random() < 0.4
        past, now = some_past(rng, count, 2 if count > 2 else 3, tight)
        deals = possible_deals(past)
        assert now in deals
        if len(deals) <= most_deals:
            yield past, now, deals, rng.choice([0, 0, None])


@ruling("N4.6")
@pytest.mark.parametrize("batch", range(4))
def test_deals_are_exactly_those_that_could_have_come_about(batch: int):
    """No impossible deal, and no possible deal that is never dealt."""
    size = by_effort(30, 100, 1000)
    met: Counter[str] = Counter()
    for number, (past, now, deals, seat) in enumerate(pasts(size * batch, size * (batch + 1), 60)):
        view, stream = view_of(past, now, seat), new_stream(key_from_seed(number))
        missing = set(deals)
        for _ in range(400 * len(deals)):
            found = dealt(view, stream)
            assert found in deals
            missing.discard(found)
            if not missing:
                break
        assert not missing
        met["one deal" if len(deals) == 1 else "several"] += 1
        met["spectator"] += seat is None
    assert met["several"] > 5 and met["spectator"] > 2


NOTHING = (0,) * len(KINDS)
# Here tracing some cards first can leave no origin for a later one, until cards of several rivals change theirs.
TANGLED = [
    (
        Past(
            (0, 1, 1, 1, 0, 0),
            (2, 0, 0, 1, 0, 0),
            (0, 2, 1),
            (0, 2, 1),
            (NOTHING, (1, 0, 1, 1, 0, 0), (1, 0, 0, 1, 0, 0)),
        ),
        Deal((NOTHING, (0, 1, 0, 0, 0, 0), NOTHING), (NOTHING, (1, 0, 0, 1, 0, 0), (1, 0, 0, 0, 0, 0))),
    ),
    (
        Past(
            (1, 0, 2, 1, 0, 0),
            (0, 2, 0, 1, 1, 0),
            (3, 1, 0),
            (1, 1, 1),
            ((1, 0, 1, 1, 0, 0), (0, 0, 1, 1, 0, 0), (0, 1, 0, 0, 0, 0)),
        ),
        Deal(((0, 0, 0, 0, 1, 0), NOTHING, NOTHING), ((0, 0, 0, 0, 1, 0), (0, 0, 0, 1, 0, 0), (0, 1, 0, 0, 0, 0))),
    ),
]


@ruling("N4.6")
@pytest.mark.parametrize(("past", "now"), TANGLED)
def test_shown_cards_of_several_rivals_can_depend_on_each_other(past: Past, now: Deal):
    view, stream = view_of(past, now, 0), new_stream(key_from_seed(2))
    assert {dealt(view, stream) for _ in range(1000)} == set(possible_deals(past))


@ruling("N4.6")
def test_a_deal_is_about_as_likely_as_if_every_card_were_marked():
    """Most pasts are dealt exactly as in the model; where few deals are left, the odds may differ."""
    distances = []
    draws = 2000
    for number, (past, now, deals, seat) in enumerate(pasts(0, 60, 40)):
        view, stream = view_of(past, now, seat), new_stream(key_from_seed(number))
        found = Counter(dealt(view, stream) for _ in range(draws))
        total = sum(deals.values())
        distances.append(sum(abs(found[one] / draws - times / total) for one, times in deals.items()) / 2)
    assert np.mean(distances) < 0.07
    assert np.median(distances) < 0.05


@ruling("N4.6")
def test_a_rival_who_drew_nothing_since_the_reshuffle_has_nothing_of_the_pile():
    past = Past((1, 2, 0, 0, 0, 0), (0, 0, 3, 2, 0, 0), (1, 2), (0, 2), (NOTHING, NOTHING))
    now = Deal(((1, 0, 0, 0, 0, 0), (0, 2, 1, 1, 0, 0)), (NOTHING, (0, 0, 1, 1, 0, 0)))
    view, stream = view_of(past, now, 0), new_stream(key_from_seed(1))
    firsts = {dealt(view, stream).hands[0] for _ in range(200)}
    assert firsts == {(1, 0, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0)}


@ruling("N4.6")
def test_shown_cards_tell_what_the_other_rivals_can_hold():
    """One rival showed both wheat of the hands at the reshuffle and has drawn none; so the other has no wheat."""
    past = Past((1, 2, 0, 0, 0, 0), (0, 3, 0, 0, 0, 0), (2, 1), (0, 0), ((0, 2, 0, 0, 0, 0), NOTHING))
    now = Deal((NOTHING, (1, 0, 0, 0, 0, 0)), (NOTHING, NOTHING))
    view, stream = view_of(past, now, 0), new_stream(key_from_seed(1))
    assert {dealt(view, stream) for _ in range(50)} == {now}


# Played games ---------------------------------------------------------------------------------------------


class Season:
    """What everyone can remember since the last reshuffle, from the events of a game alone."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.begin(np.zeros((players, HAND_KINDS), np.int64))

    def begin(self, hands: np.ndarray) -> None:
        self.hands = hands  # at the reshuffle; only their sum over the rivals is open
        self.shown = np.zeros((self.players, HAND_KINDS), np.int64)
        self.drew = np.zeros(self.players, np.int64)

    def follow(self, game: RandomGame) -> None:
        for event in game.events:
            values = event.values
            if event.name in ("dealt", "drew"):
                self.drew[values["seat"]] += 1
            elif event.name == "planted":
                card = values["plot"] if values["plot"] in CARD_NAMES else "stone"
                self.shown[values["seat"], CARD_NAMES.index(card)] += values["cards"]
            elif event.name == "speculated" or (event.name == "gave" and values["from"] == "hand"):
                self.shown[values["seat"], CARD_NAMES.index(values["card"])] += 1
            elif event.name == "reshuffled":
                self.begin(np.array([cards(game.s.hand[seat]) for seat in range(self.players)]))


def seasons(variant: Variant, seed: int) -> Iterator[tuple[RandomGame, Season]]:
    season = Season(variant.players)
    for game in walk(variant, seed):
        season.follow(game)
        yield game, season


@ruling("N4.5", "N4.6")
@given(variants(), seeds)
def test_a_state_knows_what_was_shown_since_the_reshuffle(variant, seed):
    for game, season in seasons(variant, seed):
        assert game.s.shown[: variant.players].tolist() == season.shown.tolist()
        held = np.array([cards(game.s.hand[seat]) - cards(game.s.drawn[seat]) for seat in range(variant.players)])
        assert (held + season.shown).tolist() == season.hands.tolist()


@ruling("N4.6")
@some(0.5)
@given(variants().filter(lambda variant: variant.players > 2), seeds, st.integers(NOBODY, 5), st.integers(0, 4))
def test_every_deal_of_a_played_game_could_have_come_about(variant, seed, seat, start):
    """The ruling word by word: how many cards of the hands and of the pile each rival has had since the reshuffle."""
    seat = min(seat, variant.players - 1)
    stream = new_stream(key_from_seed(seed), 2)
    for count, (game, season) in enumerate(seasons(variant, seed)):
        if game.s.season == 1 or count % 5 != start:
            continue
        s, others = deal(look(game.s, seat), stream), rivals(game.s, seat)
        had = {rival: cards(s.hand[rival]) + season.shown[rival] for rival in others}
        drawn = {rival: cards(s.drawn[rival]) for rival in others}
        for rival in others:
            assert (drawn[rival] <= had[rival]).all()
            assert drawn[rival].sum() == season.drew[rival]
            assert had[rival].sum() - drawn[rival].sum() == season.hands[rival].sum()
        of_hands = sum((had[rival] - drawn[rival] for rival in others), np.zeros(HAND_KINDS, np.int64))
        assert of_hands.tolist() == season.hands[others].sum(0).tolist()
        pile = sum((cards(game.s.drawn[rival]) for rival in others), cards(game.s.pile))
        assert (sum(drawn.values(), cards(s.pile))).tolist() == pile.tolist()


@ruling("N4.6")
@pytest.mark.parametrize("players", [3, 6])
def test_a_saved_state_without_shown_cards_gets_the_least_that_fits(players: int):
    """States of earlier releases end before `shown`. In the first season it follows from the other fields."""
    rules = NILE.rules
    for count, game in enumerate(walk(Variant(players), 3, log_events=False)):
        if count % 20 or game.s.step == Step.DEAL:
            continue
        restored = rules.restore(game.s.tobytes()[: rules.checked_bytes])[0]
        assert restored.tobytes()[: rules.checked_bytes] == game.s.tobytes()[: rules.checked_bytes]
        assert (restored.drawn.astype(int) <= restored.hand.astype(int) + restored.shown).all()
        if game.s.season == 1:
            assert restored.tobytes() == game.s.tobytes()
        assert rules.restore(game.s.tobytes()).tobytes() == game.s.tobytes()


@ruling("N4.6", "N4.7")
def test_a_view_that_no_deal_explains_is_refused():
    """A wheat was held and a flax drawn; so the rival who drew nothing cannot have shown the flax."""
    past = Past((0, 1, 0, 0, 0, 0), (0, 0, 0, 2, 0, 0), (1, 0), (0, 1), ((0, 1, 0, 0, 0, 0), (0, 0, 0, 1, 0, 0)))
    now = Deal((NOTHING, NOTHING), (NOTHING, (0, 0, 0, 1, 0, 0)))
    notation = NILE.rules.notation
    view = dict(notation.view_position(NILE.components, view_of(past, now, 0)))
    assert notation.read_view(NILE.components, view)[0].tobytes() == view_of(past, now, 0).tobytes()
    with pytest.raises(Refused) as refused:
        notation.read_view(NILE.components, view | {"shown": [{}, {"flax": 1}, {"wheat": 1}]})
    assert (refused.value.refusal.ruling, refused.value.refusal.values["entry"]) == ("N4.7", "shown")


@ruling("N4.6")
def test_a_view_read_from_its_names_is_the_same():
    for count, game in enumerate(walk(Variant(4, monuments=True), 6, log_events=False)):
        if count % 25 == 0 and game.s.step not in (Step.DEAL, Step.FIRST):
            for seat in (NOBODY, *range(4)):
                view = look(game.s, seat)
                said = NILE.rules.notation.view_position(NILE.components, view)
                assert NILE.rules.notation.read_view(NILE.components, said)[0].tobytes() == view.tobytes()
