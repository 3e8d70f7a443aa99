"""The View, N4.5 and N4.6: exactly what a seat may know, and random deals of the rest."""

import math
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from akhet.games.nile.state import (
    CARD_NAMES,
    CROPS,
    HAND_KINDS,
    KINDS,
    MAX_PLAYERS,
    NO_CARD,
    NO_GIFT,
    NO_TRADE,
    PLAGUE,
    PLOT_NAMES,
    STONE,
    Step,
)
from akhet.games.nile.view import VIEW
from akhet.kernel.layout import NOBODY, Record, blank, from_bytes
from akhet.kernel.stream import key_from_seed, new_stream
from akhet.table import event_json
from tests.nile.driver import (
    NILE,
    RULES,
    VARIANTS,
    RandomGame,
    Variant,
    cards,
    deal,
    look,
    look_all,
    rivals,
    walk,
    with_crops_out,
)
from tests.nile.positions import position
from tests.nile.strategies import seeds, some, variants
from tests.rulings import ruling

CARDS = {name: card for card, name in enumerate(CARD_NAMES)}
PLOTS = {name: plot for plot, name in enumerate(PLOT_NAMES)}
PICKING = (Step.TRADE, Step.PLANT, Step.SPECULATE)

PICK = {"step", "trade", "given", "planting", "picked"}  # visible to the player whose turn it is
DRAW_UNDER_WAY = {
    "draw_for",
    "drawer",
    "owed",
    "plague_met",
}  # N4.5: how many cards, for whom, and how often the Plague was met


class Follower:
    """Derives a seat's View only from the events that the seat sees: a second implementation of N4.5 and N4.6."""

    def __init__(self, game: RandomGame, seat: int) -> None:
        self.seat = seat
        self.players = game.players
        self.deck = np.array(game.s.deck, np.int64)  # known to all, since the options are
        self.first = self.turn = self.speculator = NOBODY
        self.season = 1
        self.flood = NO_CARD
        self.speculation: list[int] = []
        self.plague_aside = True
        self.pile_size = int(self.deck.sum()) - 1
        self.discards = np.zeros(KINDS, np.int64)
        self.flood_stack = np.zeros(KINDS, np.int64)
        self.planted = np.zeros(len(PLOTS), np.int64)
        self.owner = np.full(len(PLOTS), NOBODY)
        self.hand_size = np.zeros(MAX_PLAYERS, np.int64)
        self.storage = np.zeros((MAX_PLAYERS, CROPS), np.int64)
        self.hand = np.zeros(HAND_KINDS, np.int64)  # the seat's own
        self.shown = np.zeros((MAX_PLAYERS, HAND_KINDS), np.int64)  # cards shown from each hand since the reshuffle
        self._begin_season(self.deck)

    def _begin_season(self, pile: np.ndarray) -> None:
        self.pile_at_reshuffle = (
            pile.copy()
        )  # the cards of the pile at the last reshuffle; before the first one, the whole deck
        self.turned_up = np.zeros(KINDS, np.int64)  # since then
        self.drawn = np.zeros(HAND_KINDS, np.int64)  # by this seat since then
        self.drawn_size = np.zeros(MAX_PLAYERS, np.int64)
        self.shown[:] = 0

    def follow(self, game: RandomGame) -> None:
        for event in game.events:
            seen = event_json(event, None if self.seat == NOBODY else self.seat, everything=False)
            getattr(self, f"_{seen.pop('event')}")(**{name.replace("from", "place"): seen[name] for name in seen})

    def bound(self) -> np.ndarray:
        """N4.6: cards of the pile at the reshuffle that were neither turned up nor drawn by this seat since."""
        bound = self.pile_at_reshuffle - self.turned_up
        bound[:HAND_KINDS] -= self.drawn
        return bound

    def unseen(self) -> np.ndarray:
        """Cards that are neither face up nor in storage nor in this seat's hand."""
        unseen = self.deck - self.discards - self.flood_stack
        unseen[:HAND_KINDS] -= self.hand
        unseen[:CROPS] -= self.storage.sum(0) + self.planted[:CROPS]
        unseen[STONE] -= self.planted[CROPS:].sum()
        unseen[PLAGUE] -= self.plague_aside
        for card in self.speculation:
            unseen[card] -= 1
        return unseen

    def knows(self) -> dict[str, Any]:
        """The fields of a View, except PICK and DRAW_UNDER_WAY."""
        return {
            "seat": self.seat,
            "players": self.players,
            "deck": self.deck.tolist(),
            "classic": int(self.deck[0] == 16),
            "first": self.first,
            "turn": self.turn,
            "season": self.season,
            "flood": self.flood,
            "plague_aside": int(self.plague_aside),
            "pile_size": self.pile_size,
            "discards": self.discards.tolist(),
            "flood_stack": self.flood_stack.tolist(),
            "speculator": self.speculator,
            "speculation": [*sorted(self.speculation), NO_CARD, NO_CARD][:2],
            "planted": self.planted.tolist(),
            "owner": self.owner.tolist(),
            "hand_size": self.hand_size.tolist(),
            "storage_size": self.storage.sum(1).tolist(),
            "storage": self.storage.tolist(),
            "hand": self.hand.tolist(),
            "drawn": self.drawn.tolist(),
            "drawn_size": self.drawn_size.tolist(),
            "shown": self.shown.tolist(),
            "unseen": self.unseen().tolist(),
            "bound": self.bound().tolist(),
        }

    # One method per event

    def _take(self, seat: int, card: str | None) -> None:
        self.pile_size -= 1
        self.hand_size[seat] += 1
        self.drawn_size[seat] += 1
        assert (card is not None) == (seat == self.seat)
        if card is not None:
            self.hand[CARDS[card]] += 1
            self.drawn[CARDS[card]] += 1

    def _show(self, seat: int, card: int, count: int = 1) -> None:
        self.hand_size[seat] -= count
        self.shown[seat, card] += count
        if seat == self.seat:
            self.hand[card] -= count

    def _clear(self, plot: str, owner: int, cards: int) -> None:
        number = PLOTS[plot]
        assert (self.planted[number], self.owner[number]) == (cards, owner)
        self.discards[min(number, STONE)] += cards
        self.planted[number], self.owner[number] = 0, NOBODY

    def _dealt(self, seat: int, card: str | None = None) -> None:
        self._take(seat, card)

    def _drew(self, seat: int, card: str | None = None) -> None:
        self._take(seat, card)

    def _begins(self, seat: int) -> None:
        self.first = seat
        self.plague_aside = False
        self.pile_size += 1

    def _turn(self, seat: int) -> None:
        self.turn = seat

    def _flooded(self, card: str) -> None:
        self.pile_size -= 1
        self.flood = CARDS[card]
        self.flood_stack[self.flood] += 1
        self.turned_up[self.flood] += 1

    def _locusts(self, seat: int | None) -> None:
        self.pile_size -= 1
        self.plague_aside = True
        self.turned_up[PLAGUE] += 1

    def _eaten(self, plot: str, owner: int, cards: int) -> None:
        self._clear(plot, owner, cards)

    def _ousted(self, plot: str, owner: int, cards: int) -> None:
        self._clear(plot, owner, cards)

    def _reshuffled(self, season: int, cards: int) -> None:
        pile = self.discards + self.flood_stack
        pile[PLAGUE] += 1
        assert pile.sum() == cards
        self.season = season
        self.pile_size = cards
        self.plague_aside = False
        self.discards[:] = self.flood_stack[:] = 0
        self._begin_season(pile)

    def _succeeded(self, seat: int, card: str, cards: int) -> None:
        pass

    def _spent(self, card: str) -> None:
        self.speculation.remove(CARDS[card])
        self.discards[CARDS[card]] += 1
        if not self.speculation:
            self.speculator = NOBODY

    def _harvested(self, seat: int, crop: str, left: int) -> None:
        plot = PLOTS[crop]
        assert self.owner[plot] == seat
        self.planted[plot] -= 1
        self.storage[seat, plot] += 1
        assert self.planted[plot] == left
        if left == 0:
            self.owner[plot] = NOBODY

    def _washed(self, plot: str, owner: int, left: int) -> None:
        self.planted[PLOTS[plot]] -= 1
        self.discards[STONE] += 1
        assert self.planted[PLOTS[plot]] == left
        if left == 0:
            self.owner[PLOTS[plot]] = NOBODY

    def _gave(self, seat: int, card: str, place: str) -> None:
        if place == "hand":
            self._show(seat, CARDS[card])
        else:
            self.storage[seat, CARDS[card]] -= 1
        self.discards[CARDS[card]] += 1

    def _traded(self, seat: int, at: str) -> None:
        pass

    def _planted(self, seat: int, plot: str, cards: int) -> None:
        number = PLOTS[plot]
        self._show(seat, min(number, STONE), cards)
        self.planted[number] += cards
        self.owner[number] = seat

    def _speculated(self, seat: int, card: str) -> None:
        self._show(seat, CARDS[card])
        self.speculation.append(CARDS[card])
        self.speculator = seat

    def _passed(self, seat: int) -> None:
        pass

    def _ended(self) -> None:
        pass


def followed(variant: Variant, seed: int, seat: int) -> Iterator[tuple[RandomGame, Follower]]:
    """Play a random game; from the first turn on, yield it with a Follower at this seat."""
    follower = None
    for game in walk(variant, seed):
        follower = follower or Follower(game, seat)
        follower.follow(game)
        if game.s.step not in (Step.DEAL, Step.FIRST):
            yield game, follower


def fields(view: Record) -> dict[str, Any]:
    return {name: view[name].tolist() for name in VIEW.names or ()}


def copy_of_state(s: Record) -> Record:
    """A copy of a state, to exchange cards in."""
    return from_bytes(RULES.state, s.tobytes())[0]


def random_kind(game: RandomGame, counts: np.ndarray) -> int | None:
    """A random kind of which there is a card; None if there is no card."""
    kinds = np.flatnonzero(counts > 0).tolist()
    return kinds[game.chooser.number(len(kinds))] if kinds else None


def name_of(variant: Variant) -> str:
    return f"{variant.players}{' monuments' * variant.monuments}{' classic' * variant.classic}"


# The contents of a View


@ruling("N4.5", "N4.6")
@given(variants(), seeds, st.integers(NOBODY, 5))
def test_a_view_is_what_follows_from_what_its_seat_saw(variant, seed, seat):
    """So it contains no secret: every field follows from the events that the seat was shown."""
    seat = min(seat, variant.players - 1)
    for game, follower in followed(variant, seed, seat):
        view = fields(look(game.s, seat))
        assert {name: view[name] for name in view if name not in PICK | DRAW_UNDER_WAY} == follower.knows()
        for name in DRAW_UNDER_WAY:
            assert view[name] == game.s[name]


@ruling("N4.5")
@given(variants(), seeds)
def test_a_pick_shows_to_its_own_player_alone(variant, seed):
    before: list[bytes] = []
    for game in walk(variant, seed, log_events=False):
        s = game.s
        if s.step in PICKING:
            views = look_all(s)
            for seat in (*rivals(s, int(s.turn)), NOBODY):
                view = from_bytes(VIEW, views[seat])[0]
                assert view.step == Step.CHOOSE
                assert (view.trade, view.given, view.picked) == (NO_TRADE, NO_GIFT, NO_CARD)
                assert not view.planting.any()
                assert views[seat] == before[seat]
            own = from_bytes(VIEW, views[int(s.turn)])[0]
            for name in PICK:
                assert own[name].tolist() == s[name].tolist()
        elif s.step == Step.CHOOSE:
            before = look_all(s)


@ruling("N4.5")
@given(variants(), seeds)
def test_a_spectator_sees_no_hand(variant, seed):
    for game in walk(variant, seed, log_events=False):
        view = look(game.s, NOBODY)
        assert view.seat == NOBODY
        assert not view.hand.any()
        assert not view.drawn.any()


def test_looking_and_dealing_write_every_byte():
    for game in walk(Variant(4, monuments=True), 5, log_events=False):
        view = blank(RULES.view)[0]
        RULES.verbs.look(game.s, 2, view)
        assert look(game.s, 2).tobytes() == view.tobytes()
        state = blank(RULES.state)[0]
        RULES.verbs.determinise(view, new_stream(bytes(32)), state)
        assert deal(view, new_stream(bytes(32))).tobytes() == state.tobytes()


@given(variants(), seeds)
def test_looking_changes_nothing(variant, seed):
    for game in walk(variant, seed, log_events=False):
        before = game.s.tobytes()
        look_all(game.s)
        assert game.s.tobytes() == before


# Hidden cards exchanged


@ruling("N4.6")
@given(variants(), seeds)
def test_a_card_drawn_since_the_reshuffle_and_one_of_the_pile_can_be_exchanged(variant, seed):
    """Only its holder sees a difference."""
    exchanges = 0
    for game, drawn in _with_cards_drawn(variant, seed):
        holder = game.chooser.number(variant.players)
        if game.s.step in PICKING and holder == game.s.turn:
            continue  # cards picked must stay in the hand
        held = random_kind(game, np.minimum(cards(game.s.hand[holder]), drawn[holder]))
        other = random_kind(game, cards(game.s.pile))
        if held is None or other is None or held == other:
            continue
        s = copy_of_state(game.s)
        s.hand[holder, held] -= 1
        s.hand[holder, other] += 1
        s.drawn[holder, held] -= 1
        s.drawn[holder, other] += 1
        s.pile[other] -= 1
        s.pile[held] += 1
        for seat in (*rivals(s, holder), NOBODY):
            assert look(s, seat).tobytes() == look(game.s, seat).tobytes()
        assert look(s, holder).tobytes() != look(game.s, holder).tobytes()
        exchanges += 1
    assert exchanges


@ruling("N4.6")
@given(variants().filter(lambda variant: variant.players > 2), seeds)
def test_cards_of_two_rivals_can_be_exchanged(variant, seed):
    """Both drawn since the reshuffle, or both held through it: the other seats see no difference."""
    exchanges: Counter[bool] = Counter()
    for game, drawn in _with_cards_drawn(variant, seed):
        one = game.chooser.number(variant.players)
        other = rivals(game.s, one)[game.chooser.number(variant.players - 1)]
        if game.s.step in PICKING and game.s.turn in (one, other):
            continue
        hands = {seat: cards(game.s.hand[seat]) for seat in (one, other)}
        since = bool(game.chooser.number(2))
        ones, others = (
            random_kind(game, np.minimum(hands[seat], drawn[seat]) if since else hands[seat] - drawn[seat])
            for seat in (one, other)
        )
        if ones is None or others is None or ones == others:
            continue
        s = copy_of_state(game.s)
        for seat, gives, gets in ((one, ones, others), (other, others, ones)):
            s.hand[seat, gives] -= 1
            s.hand[seat, gets] += 1
            s.drawn[seat, gives] -= since
            s.drawn[seat, gets] += since
        for seat in (*(set(rivals(s, one)) - {other}), NOBODY):
            assert look(s, seat).tobytes() == look(game.s, seat).tobytes()
        exchanges[since] += 1
    assert exchanges[True]


@ruling("N4.6")
@given(variants(), seeds)
def test_a_card_held_through_the_reshuffle_cannot_be_in_the_pile(variant, seed):
    """All players know the cards of the new pile, so everyone sees such an exchange."""
    for game, drawn in _with_cards_drawn(variant, seed):
        holder = game.chooser.number(variant.players)
        held = random_kind(game, cards(game.s.hand[holder]) - drawn[holder])
        other = random_kind(game, cards(game.s.pile))
        if held is None or other is None or held == other:
            continue
        assert game.s.season > 1
        s = copy_of_state(game.s)
        s.hand[holder, held] -= 1
        s.hand[holder, other] += 1
        s.pile[other] -= 1
        s.pile[held] += 1
        for before, after in zip(look_all(game.s), look_all(s), strict=True):
            assert before != after


def _with_cards_drawn(variant: Variant, seed: int) -> Iterator[tuple[RandomGame, np.ndarray]]:
    """A game from its first turn to its last, with the cards that each seat drew since the reshuffle."""
    drawn = np.zeros((MAX_PLAYERS, HAND_KINDS), np.int64)
    for game in walk(variant, seed):
        for event in game.events:
            if event.name in ("dealt", "drew"):
                drawn[event.values["seat"], CARDS[event.values["card"]]] += 1
            elif event.name == "reshuffled":
                drawn[:] = 0
        assert game.s.drawn.tolist() == drawn.tolist()
        if game.s.step not in (Step.DEAL, Step.FIRST, Step.OVER):
            yield game, drawn


# The bound


@ruling("N4.6")
@given(variants(), seeds)
def test_right_after_a_reshuffle_all_know_what_the_hidden_hands_hold(variant, seed):
    reshuffles = 0
    for game in walk(variant, seed):
        s = game.s
        if not any(event.name == "reshuffled" for event in game.events):
            continue
        reshuffles += 1
        for seat in (*range(variant.players), NOBODY):
            view = look(s, seat)
            hidden = sum((cards(s.hand[rival]) for rival in rivals(s, seat)), np.zeros(HAND_KINDS, np.int64))
            assert view.bound.tolist() == s.pile.tolist()
            assert (cards(view.unseen) - cards(view.bound)).tolist() == hidden.tolist()
            dealt = deal(view, game.dice.copy())
            assert dealt.pile.tolist() == s.pile.tolist()
            if variant.players == 2 and seat != NOBODY:
                assert dealt.hand.tolist() == s.hand.tolist()
    assert reshuffles == variant.players - 1


# Deals of what cannot be seen


@ruling("N4.6")
@given(variants(), seeds, st.integers(NOBODY, 5), st.integers(0, 3))
def test_a_deal_has_the_same_view_and_keeps_to_what_is_known(variant, seed, seat, start):
    seat = min(seat, variant.players - 1)
    stream = new_stream(key_from_seed(seed), 2)
    held_through = np.zeros(HAND_KINDS, np.int64)
    for count, (game, follower) in enumerate(followed(variant, seed, seat)):
        others = rivals(game.s, seat)
        if any(event.name == "reshuffled" for event in game.events):
            held_through = sum((cards(game.s.hand[rival]) for rival in others), 0 * held_through)
        if count % 4 != start:
            continue
        view = look(game.s, seat)
        s = deal(view, stream)
        assert look(s, seat).tobytes() == view.tobytes()
        hidden = sum((cards(s.hand[rival]) for rival in others), 0 * held_through)
        assert (cards(s.pile) + hidden).tolist() == cards(follower.unseen()).tolist()
        assert s.pile.sum(dtype=int) == game.s.pile_size
        assert s.pile[PLAGUE] == game.s.pile[PLAGUE]
        assert s.hand.sum(1, int).tolist() == game.s.hand_size.tolist()
        assert s.storage.tolist() == game.s.storage.tolist()  # N4.5: storage is known from the events
        assert (np.array(s.pile) <= follower.bound()).all()
        assert (hidden >= held_through - follower.shown[others].sum(0)).all()
        assert s.drawn.sum(1, int).tolist() == follower.drawn_size.tolist()


@ruling("N4.6", "N4.7")
@some(0.5)
@given(variants(), seeds, st.integers(NOBODY, 5), st.integers(0, 19))
def test_a_deal_is_a_lawful_position_that_can_be_played_on(variant, seed, seat, start):
    seat = min(seat, variant.players - 1)
    stream, moves = new_stream(key_from_seed(seed), 2), np.zeros(len(RULES.actions), np.int16)
    for count, (game, _) in enumerate(followed(variant, seed, seat)):
        if count % 20 != start:
            continue
        state = blank(RULES.state)
        state[0] = deal(look(game.s, seat), stream)
        assert NILE.set_up(RULES.notation.position(NILE.components, state[0])).state.tobytes() == state.tobytes()
        if seat == game.s.turn:
            assert moves[: RULES.verbs.legal(state[0], NILE.parts, moves)].tolist() == game.legal()
        dice = np.array([new_stream(key_from_seed(seed), 3)]).view(np.recarray)
        decisions = np.zeros(1, np.int64)
        RULES.verbs.playouts(state, NILE.parts, dice, dice.copy(), moves, decisions)
        assert state[0].step == Step.OVER


@ruling("N4.6")
@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
def test_deals_reach_every_kind_that_can_be_in_the_pile_or_in_a_hand(variant):
    """A kind is missing in the pile only because of the bound, and in the hands only if all of it is in the pile."""
    stream, looked, varied = new_stream(key_from_seed(1), 2), 0, 0
    for count, game in enumerate(walk(with_crops_out(variant, 3), 4, log_events=False)):
        s = game.s
        if count % 60 != 59 or s.step in (Step.DEAL, Step.OVER) or not 6 <= s.pile_size <= 60:
            continue
        seat = count // 60 % variant.players
        view = look(s, seat)
        deals = [deal(view, stream) for _ in range(400)]
        most_in_pile = np.minimum(cards(view.unseen), cards(view.bound))
        least_in_pile = np.maximum(most_in_pile - (most_in_pile.sum() - int(s.pile_size) + int(s.pile[PLAGUE])), 0)
        in_pile = np.array([dealt.pile[:HAND_KINDS] for dealt in deals], np.int64)
        assert (in_pile.max(0) > 0).tolist() == (most_in_pile > 0).tolist()
        assert ((cards(view.unseen) - in_pile).max(0) > 0).tolist() == (cards(view.unseen) > least_in_pile).tolist()
        looked += 1
        varied += len({dealt.tobytes() for dealt in deals}) > 20
    assert looked > 0
    assert varied > 0


def small_position(drawn: list[str] | None) -> Record:
    """Three players, few cards that seat 0 cannot see; all others are in the discards."""
    places = ["2 wheat flax", "castor", "wheat castor lettuce plague"]
    seen = Counter(CARD_NAMES[card] for card in range(CROPS - 2) for _ in range(14))
    seen.update(name for name in CARD_NAMES if "-" in name and "grape" not in name and "onion" not in name)
    hidden = Counter({"wheat": 3, "flax": 1, "castor": 2, "lettuce": 1})
    table = position(
        3,
        hands=["", *places[:2]],
        pile=places[2],
        discards=" ".join((seen - hidden).elements()),
        season=2,
        drawn=None if drawn is None else [{}, *(dict(Counter(names.split())) for names in drawn)],
    )
    return table.state


def all_deals(view: Record) -> dict[tuple[tuple[int, ...], ...], int]:
    """Every way to divide the cards unseen by seat 0 between pile, hand 1 and hand 2, with its number of deals."""
    kinds = [card for card in range(HAND_KINDS) if view.unseen[card]]
    sizes = (int(view.pile_size - view.unseen[PLAGUE]), int(view.hand_size[1]), int(view.hand_size[2]))
    parts = {
        card: [
            (piled, one, int(view.unseen[card]) - piled - one)
            for piled in range(int(min(view.unseen[card], view.bound[card])) + 1)
            for one in range(int(view.unseen[card]) - piled + 1)
        ]
        for card in kinds
    }
    deals = {}
    for parting in product(*(parts[card] for card in kinds)):
        if tuple(map(sum, zip(*parting, strict=True))) == sizes:
            deals[parting] = math.prod(
                math.factorial(sum(part)) // math.prod(math.factorial(count) for count in part) for part in parting
            )
    return deals


def division_of(s: Record, view: Record) -> tuple[tuple[int, ...], ...]:
    kinds = [card for card in range(HAND_KINDS) if view.unseen[card]]
    return tuple((int(s.pile[card]), int(s.hand[1, card]), int(s.hand[2, card])) for card in kinds)


@ruling("N4.6")
@pytest.mark.parametrize(
    ("drawn", "possible"),
    [
        (None, 30),  # nothing is known
        (["", ""], 3),  # all cards were: unknown is only which of them seat 2 has
    ],
)
def test_deals_reach_every_possibility_and_no_other(drawn, possible):
    """Where only some cards were held through the reshuffle, test_deals.py has the model."""
    view = look(small_position(drawn), 0)
    expected = all_deals(view)
    assert len(expected) == possible
    stream = new_stream(key_from_seed(5))
    reached = {division_of(deal(view, stream), view) for _ in range(4000)}
    assert reached == set(expected)


@ruling("N4.6")
def test_every_deal_is_equally_likely():
    """If nothing is known, every card is equally likely in every place."""
    view = look(small_position(None), 0)
    weights = all_deals(view)
    stream, draws = new_stream(key_from_seed(6)), 6_000
    counts = Counter(division_of(deal(view, stream), view) for _ in range(draws))
    scale = draws / sum(weights.values())
    chi_square = sum((counts[parting] - scale * weight) ** 2 / (scale * weight) for parting, weight in weights.items())
    freedom = len(weights) - 1
    assert chi_square < freedom + 4 * math.sqrt(2 * freedom)


def test_the_same_stream_deals_the_same():
    for game in walk(Variant(3), 8, log_events=False):
        view = look(game.s, 1)
        one, other = (deal(view, new_stream(key_from_seed(4))) for _ in range(2))
        assert one.tobytes() == other.tobytes()
        assert view.tobytes() == look(game.s, 1).tobytes()  # the View is unchanged
