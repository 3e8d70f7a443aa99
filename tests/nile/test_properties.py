"""Properties of every game of every variant, checked after every single step."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from akhet import Refused, Table
from akhet.games.nile.actions import DONE, PUT
from akhet.games.nile.refusals import Reason
from akhet.games.nile.state import (
    CARD_NAMES,
    CROPS,
    FOR_TURN,
    HAND_KINDS,
    KINDS,
    MAX_PLAYERS,
    NO_CARD,
    PLAGUE,
    PLOT_NAMES,
    SPHINX,
    STEP_NAMES,
    STONE,
    Step,
)
from akhet.kernel.layout import NOBODY, Record, from_bytes
from akhet.kernel.refusal import Refusal
from akhet.kernel.stream import new_stream
from akhet.language import explain
from tests.nile.driver import NILE, RULES, VARIANTS, Chooser, Variant, walk, with_crops_out
from tests.nile.positions import position
from tests.nile.strategies import seeds, some, variants
from tests.rulings import ruling

ACTIONS = range(len(RULES.actions))
NO_NUMBERS = (-(2**70), -1, len(ACTIONS), len(ACTIONS) + 1, 2**15, 2**70)


def open_table(variant: Variant, seed: int) -> Table:
    return NILE.open(variant.players, seed=seed, **variant.options())


def crops_shown(card: int) -> set[str]:
    """The crops that a card shows (N1.2, N3.1), from its name."""
    return set() if card == NO_CARD else set(CARD_NAMES[card].split("-"))


def all_cards(s: Record) -> np.ndarray:
    """All cards of the table by kind, wherever they are."""
    cards = np.zeros(KINDS, np.int64)
    cards += s.pile
    cards += s.discards
    cards += s.flood_stack
    cards[PLAGUE] += s.plague_aside
    for seat in range(MAX_PLAYERS):
        cards[:HAND_KINDS] += s.hand[seat]
        cards[:CROPS] += s.storage[seat]
    cards[:CROPS] += s.planted[:CROPS]
    cards[STONE] += sum(s.planted[SPHINX:].tolist())
    for card in s.speculation.tolist():
        if card != NO_CARD:
            cards[card] += 1
    return cards


# The cards


@ruling("N1.1", "N1.2", "N1.3", "N1.4", "N1.5", "N2.1", "N2.2", "N2.3")
@given(variants())
def test_the_deck_is_the_one_of_the_variant(variant):
    s = open_table(variant, 0).state
    in_play = [5, 5, 5, 6, 7][variant.players - 2] if not variant.classic else 5
    crops = {CARD_NAMES[card] for card in range(CROPS) if s.deck[card]}
    assert len(crops) == in_play
    assert crops.isdisjoint(variant.out or ())
    for card, name in enumerate(CARD_NAMES):
        if name == "plague":
            expected = 1
        elif name == "stone":
            expected = 14 if variant.monuments else 0
        elif crops_shown(card) <= crops:
            expected = 1 if "-" in name else 16 if variant.classic else 14
        else:
            expected = 0
        assert s.deck[card] == expected


@ruling("N1.1", "N2.4", "N4.1", "N4.7")
@given(variants(), seeds)
def test_cards_are_conserved_by_kind(variant, seed):
    deck = None
    for game in walk(variant, seed, log_events=False):
        deck = deck or game.s.deck.tolist()
        assert game.s.deck.tolist() == deck
        assert all_cards(game.s).tolist() == deck


@ruling("N2.4", "N3.9")
@given(variants(), seeds)
def test_sizes_are_those_of_the_cards(variant, seed):
    for game in walk(variant, seed, log_events=False):
        s = game.s
        assert s.hand_size.tolist() == s.hand.sum(1, int).tolist()
        assert s.storage_size.tolist() == s.storage.sum(1, int).tolist()
        assert s.pile_size == s.pile.sum(dtype=int)
        assert not s.hand_size[variant.players :].any()
        assert not s.storage_size[variant.players :].any()


@ruling("N1.4", "N2.4", "N6.3")
@given(variants(), seeds)
def test_the_plague_is_in_the_pile_or_aside_and_aside_until_the_deal_is_over(variant, seed):
    for game in walk(variant, seed, log_events=False):
        s = game.s
        assert s.pile[PLAGUE] + s.plague_aside == 1
        if s.step == Step.DEAL:
            assert s.plague_aside


@ruling("N3.5", "N3.11", "N7.2", "N4.7")
@given(variants(), seeds)
def test_what_is_planted_has_one_owner_and_what_is_owned_is_planted(variant, seed):
    for game in walk(variant, seed, log_events=False):
        s = game.s
        for plot, name in enumerate(PLOT_NAMES):
            assert (s.owner[plot] != NOBODY) == (s.planted[plot] > 0), name
            assert NOBODY <= s.owner[plot] < variant.players
        if not variant.monuments:
            assert not s.planted[SPHINX:].any()


@ruling("N3.15", "N4.7", "N5.2")
@given(variants(), seeds)
def test_speculation_in_play_is_the_last_players_until_the_next_flood_card(variant, seed):
    for game in walk(variant, seed, log_events=False):
        s = game.s
        cards = [card for card in s.speculation.tolist() if card != NO_CARD]
        assert (s.speculator != NOBODY) == bool(cards)
        if cards:
            assert cards == sorted(set(cards))
            assert s.step in (Step.FLOOD, Step.DRAW, Step.OVER)
            assert s.speculator in (s.turn, (int(s.turn) - 1) % variant.players)


@ruling("N3.10")
@given(variants(), seeds)
def test_no_flooded_card_is_ever_planted_or_played(variant, seed):
    flood, planted, speculation = NO_CARD, [0] * len(PLOT_NAMES), [NO_CARD, NO_CARD]
    for game in walk(variant, seed, log_events=False):
        s = game.s
        for plot, (before, now) in enumerate(zip(planted, s.planted.tolist(), strict=True)):
            if now > before:
                assert not game.chance
                assert game.number == DONE
                assert crops_shown(min(plot, STONE)).isdisjoint(crops_shown(flood))
            if s.planting[plot]:
                assert crops_shown(min(plot, STONE)).isdisjoint(crops_shown(int(s.flood)))
        for card in {*s.speculation.tolist()} - {*speculation, NO_CARD}:
            assert crops_shown(card).isdisjoint(crops_shown(flood))
        flood, planted, speculation = int(s.flood), s.planted.tolist(), s.speculation.tolist()


# The moves


def refused(table: Table, move: int) -> Refusal | None:
    """The refusal of a move that is really played; None if it is accepted."""
    try:
        table.play(move)
    except Refused as error:
        return error.refusal
    return None


@given(variants(), seeds)
def test_legal_moves_are_listed_once_each_and_ascending(variant, seed):
    for game in walk(variant, seed, log_events=False):
        moves = game.legal()
        assert moves == sorted(set(moves))
        assert bool(moves) == (not RULES.verbs.awaits_chance(game.s) and game.s.step != Step.OVER)
        assert set(moves) <= set(ACTIONS)


@ruling("N9")
@some(0.2)
@given(variants(), seeds)
def test_every_listed_move_is_accepted_and_every_other_refused(variant, seed):
    """A refusal has a code, a ruling and a sentence, and leaves every byte of the state unchanged."""
    table, chooser = open_table(variant, seed), Chooser(seed)
    rulings = {reason.code: reason.ruling for reason in Reason}
    rulings |= dict.fromkeys(("nile.plant.one_alone", "nile.plant.one_against"), Reason.PLANT_SHAPE.ruling)
    sentences: dict[str, Refusal] = {}
    while True:
        before, stream = table.state.tobytes(), table.stream.tobytes()
        moves = [move.id for move in table.legal()]
        for number in (*NO_NUMBERS, *ACTIONS):
            refusal = table.why_not(number)
            if number in moves:
                assert refusal is None
                assert table.copy().play(number)[0].move == number
                continue
            assert refusal is not None
            assert refused(table, number) == refusal
            if number in ACTIONS:
                assert refusal.ruling == rulings[refusal.code]
            else:
                assert (refusal.code, refusal.ruling) == ("move.unknown_number", None)
            sentences[repr(refusal)] = refusal
        assert table.state.tobytes() == before
        assert table.stream.tobytes() == stream
        if not moves:
            break
        table.play(chooser.choose(table.state, moves))
    assert table.over
    for refusal in sentences.values():
        sentence = explain(refusal)
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert "{" not in sentence


@ruling("N2.5", "N9")
@some(0.4)
@given(variants(), seeds)
def test_only_the_player_to_move_may_play(variant, seed):
    table, chooser = open_table(variant, seed), Chooser(seed)
    while not table.over:
        moves, turn = [move.id for move in table.legal()], table.turn
        for seat in range(variant.players):
            for move in (moves[0], moves[-1], "plant 3 stone"):
                refusal = table.why_not(move, seat)
                if seat == turn:
                    assert refusal is None or refusal.code != "nile.not_your_turn"
                else:
                    assert refusal is not None
                    assert (refusal.code, refusal.ruling) == ("nile.not_your_turn", "N2.5")
        table.play(chooser.choose(table.state, moves), seat=turn)


@given(variants(), seeds)
def test_a_move_with_wrong_chance_results_changes_nothing(variant, seed):
    """It does not even advance the dice. With the right results, a move needs no dice."""
    table, chooser = open_table(variant, seed), Chooser(seed)
    for _ in range(60):
        if table.over:
            break
        move = chooser.choose(table.state, [move.id for move in table.legal()])
        twin = table.copy()
        results = twin.play(move)[0].chance
        before = _snapshot(table)
        for code, chance in {
            "chance.impossible": [*results[:-1], "nonsense"],
            "chance.left_over": [*results, "wheat"],
            "chance.missing": results[:-1],
        }.items():
            if results or code == "chance.left_over":
                with pytest.raises(Refused, match=code):
                    table.play(move, chance=chance, dice=False)
                assert _snapshot(table) == before
        table.play(move, chance=results, dice=False)
        assert table.state.tobytes() == twin.state.tobytes()
        assert table.check == twin.check
        assert table.stream.tobytes() == before[3]


@ruling("N3.0")
@given(variants(), seeds)
def test_turns_go_round_and_each_ends_with_a_draw(variant, seed):
    """Steps come in the order of N3.0. A turn passes to the next seat, and only after its draw."""
    seat, step = NOBODY, Step.DEAL
    for game in walk(variant, seed, log_events=False):
        s = game.s
        if seat == NOBODY:
            assert s.turn in (NOBODY, s.first)
        elif s.turn != seat:
            assert s.turn == (seat + 1) % variant.players
            assert (step, s.step) == (Step.DRAW, Step.FLOOD)
        if s.step == Step.DRAW and s.draw_for == FOR_TURN and step != Step.DRAW:
            assert game.number == DONE or game.number >= RULES.actions.start("play")
        seat, step = int(s.turn), int(s.step)


# The pile, and the end


@ruling("N4.2", "N4.3", "N4.4")
@given(variants(), seeds)
def test_the_game_ends_with_the_last_card_of_the_last_season(variant, seed):
    season = 1
    for game in walk(variant, seed):
        s = game.s
        assert 1 <= s.season <= variant.players
        assert (s.step == Step.OVER) == (s.pile_size == 0)
        if s.step == Step.OVER:
            assert s.season == variant.players
        reshuffles = [event for event in game.events if event.name == "reshuffled"]
        assert s.season - season == len(reshuffles) <= 1
        season = int(s.season)
        assert (s.step == Step.OVER) == (not game.legal() and not RULES.verbs.awaits_chance(s))


@ruling("N2.5", "N4.1")
@given(variants(), seeds, st.integers(1, 40))
def test_the_odds_are_what_chance_can_give(variant, seed, stride):
    """Over all results of the dice, every outcome comes exactly as often as its odds."""
    weights, dice = np.full(RULES.outcomes, -1, np.int64), new_stream(bytes(32))
    for count, game in enumerate(walk(variant, seed, log_events=False)):
        s = game.s
        total = int(RULES.verbs.odds(s, NILE.parts, weights))
        assert total == sum(weights.tolist())
        if not RULES.verbs.awaits_chance(s):
            assert not weights.any()
            continue
        expected = [1] * variant.players if s.step == Step.FIRST else s.pile.tolist()
        assert weights.tolist() == expected + [0] * (RULES.outcomes - len(expected))
        if count % stride == 0:
            outcomes: Counter[int] = Counter()
            for number in range(total):
                dice.output[0], dice.used = ((2 * number + 1) << 31) // total, 0
                outcomes[int(RULES.verbs.chance(s, NILE.parts, dice))] += 1
            assert outcomes == {outcome: weight for outcome, weight in enumerate(weights.tolist()) if weight}


# Set up by hand


@ruling("N4.7")
@some(0.4)
@given(variants(), seeds, st.integers(0, 4))
def test_every_position_of_a_game_can_be_set_up_and_is_the_same_to_the_byte(variant, seed, start):
    for count, game in enumerate(walk(variant, seed, log_events=False)):
        if game.s.step in (Step.DEAL, Step.FIRST) or (count % 5 != start and game.s.step != Step.OVER):
            continue
        names = RULES.notation.position(NILE.components, game.s)
        table = NILE.set_up(names)
        assert table.state.tobytes() == game.s.tobytes()
        assert table.position() == names
        assert table.awaits_chance == (game.s.step in (Step.FLOOD, Step.DRAW))


@ruling("N4.3", "N4.7")
@pytest.mark.parametrize("speculator", [0, 1])
def test_a_game_that_ended_with_speculation_in_play_can_be_set_up(speculator):
    """Either the Plague was the last card turned up, or the last card was drawn right after speculating."""
    flood: dict[str, Any] = {"step": "flood"}
    draw: dict[str, Any] = {"step": "draw", "draw": {"for": "turn", "owed": 2}}
    over = position(
        2,
        turn=0,
        season=2,
        pile="plague" if speculator == 1 else "wheat",
        plague_aside=speculator == 0,
        discards="13 wheat 14 papyrus 14 lettuce 14 castor 14 flax papyrus-wheat papyrus-lettuce papyrus-castor "
        "papyrus-flax wheat-lettuce wheat-castor wheat-flax lettuce-castor lettuce-flax" + " wheat" * speculator,
        speculation={"owner": speculator, "cards": ["castor-flax"]},
        **(flood if speculator == 1 else draw),
    )
    over.settle()
    assert over.over
    assert over.position()["speculation"] == {"owner": speculator, "cards": ["castor-flax"]}
    assert NILE.set_up(over.position()).state.tobytes() == over.state.tobytes()


# Taking back, and copies


@given(variants(), seeds)
def test_a_step_is_taken_back_to_the_byte_until_something_is_revealed(variant, seed):
    table, chooser = open_table(variant, seed), Chooser(seed)
    plain, plain_chooser = open_table(variant, seed), Chooser(seed)
    steps: list[tuple[bytes, str, int]] = []  # that can be taken back: position, check, move
    while not table.over:
        move = chooser.choose(table.state, [move.id for move in table.legal()])
        before = (table.state.tobytes(), table.check, move)
        ply = table.play(move)[0]
        steps = [] if ply.chance else [*steps, before]
        back = len(steps) if move % 3 == 0 else min(1, len(steps))
        for state, check, _ in reversed(steps[len(steps) - back :]):
            table.undo()
            assert (table.state.tobytes(), table.check) == (state, check)
        if back == len(steps):
            with pytest.raises(Refused, match=r"undo\.nothing"):
                table.undo()
        for _, _, again in steps[len(steps) - back :]:
            table.play(again)
        plain.play(plain_chooser.choose(plain.state, [move.id for move in plain.legal()]))
        assert plain.state.tobytes() == table.state.tobytes()
    assert plain.plies == table.plies  # undo does not change the dice


@given(variants(), seeds)
def test_only_the_player_to_move_takes_back(variant, seed):
    table, chooser = open_table(variant, seed), Chooser(seed)
    for _ in range(40):
        if table.over:
            break
        seat = table.turn
        ply = table.play(chooser.choose(table.state, [move.id for move in table.legal()]))[0]
        if ply.chance:
            continue
        before = table.state.tobytes()
        for other in range(variant.players):
            if other != seat:
                with pytest.raises(Refused, match=r"nile\.not_your_turn"):
                    table.undo(other)
        assert table.state.tobytes() == before
        table.undo(seat)
        table.play(ply.move)


@some(0.6)
@given(variants(), seeds, st.integers(1, 9))
def test_copies_stay_as_they_were_and_never_change_the_dice(variant, seed, stride):
    """A game goes the same, card by card, with copies that are taken, kept and played to their end."""
    table, chooser = open_table(variant, seed), Chooser(seed)
    plain, plain_chooser = open_table(variant, seed), Chooser(seed)
    kept: list[tuple[Table, bytes, str, bytes, int]] = []
    count = 0
    while not table.over:
        if count % (12 * stride) == 0:
            kept.append(_snapshot(table.copy()))
            before = _snapshot(table)
            ahead, ahead_chooser = table.copy(), Chooser(seed + 1)
            for _ in range(60):
                if ahead.over:
                    break
                ahead.play(ahead_chooser.choose(ahead.state, [move.id for move in ahead.legal()]))
            assert _snapshot(table) == before
        table.play(chooser.choose(table.state, [move.id for move in table.legal()]))
        plain.play(plain_chooser.choose(plain.state, [move.id for move in plain.legal()]))
        count += 1
    assert plain.plies == table.plies
    assert plain.state.tobytes() == table.state.tobytes()
    for copy, *rest in kept:
        assert _snapshot(copy) == (copy, *rest)


def _snapshot(table: Table) -> tuple[Table, bytes, str, bytes, int]:
    return table, table.state.tobytes(), table.check, table.stream.tobytes(), len(table.plies)


@given(variants(), seeds)
def test_a_copy_has_dice_of_its_own(variant, seed):
    """A copy does not reveal the table's next cards, and two copies differ."""
    table = open_table(variant, seed)
    tables = [table, table.copy(), table.copy(), table.copy().copy(), open_table(variant, seed + 1)]
    words = [new_stream(one.key).tobytes() for one in tables]
    assert len(set(words)) == len(tables)
    assert len({one.stream.tobytes() for one in tables[1:]}) == len(tables) - 1
    assert len({one.state.tobytes() for one in tables[:-1]}) == 1
    tables[1].state.season += 1  # as an analysis may do
    assert len({one.state.tobytes() for one in tables[:-1]}) == 2
    assert table.state.season == 1


@given(variants(), seeds)
def test_a_copy_takes_back_no_more_than_its_table(variant, seed):
    table, chooser = open_table(variant, seed), Chooser(seed)
    for _ in range(30):
        if table.over:
            break
        before = table.state.tobytes()
        ply = table.play(chooser.choose(table.state, [move.id for move in table.legal()]))[0]
        copy = table.copy()
        if ply.chance:
            with pytest.raises(Refused, match=r"undo\.nothing"):
                copy.undo()
        else:
            after = table.state.tobytes()
            copy.undo()
            assert copy.state.tobytes() == before
            assert table.state.tobytes() == after
            assert len(table.plies) == len(copy.plies) + 1
            table.undo()  # and it stays as it was
            assert table.state.tobytes() == before
            table.play(ply.move)


# Coverage


def test_random_games_meet_nearly_everything():
    """Otherwise the properties checked above would prove little."""
    events: Counter[str] = Counter()
    refusals: Counter[str] = Counter()
    steps: Counter[str] = Counter()
    draws: Counter[str] = Counter()
    for seed in range(3):
        for variant in VARIANTS:
            for game in walk(with_crops_out(variant, seed), seed):
                s = game.s
                events.update(event.name for event in game.events)
                steps[STEP_NAMES[s.step]] += 1
                if s.step == Step.DRAW:
                    draws[f"for {s.draw_for}"] += 1
                    draws[f"owed {s.owed}"] += 1
                if s.step != Step.OVER and s.planting.any():
                    refusals.update(
                        refusal.code
                        for action in range(PUT, PUT + len(PLOT_NAMES))
                        if (
                            refusal := RULES.notation.why_not(
                                NILE.components, from_bytes(RULES.state, s.tobytes())[0], action
                            )
                        )
                    )
    assert {
        *("dealt", "begins", "turn", "flooded", "locusts", "eaten", "reshuffled", "succeeded", "spent"),
        *("harvested", "washed", "gave", "traded", "planted", "ousted", "speculated", "passed", "drew", "ended"),
    } <= events.keys()
    assert set(steps) == set(STEP_NAMES)
    assert {"for 1", "for 2", "for 3", "owed 1", "owed 2", "owed 3", "owed 4", "owed 5"} <= draws.keys()
    assert {
        *("nile.plant.flooded", "nile.plant.not_in_hand", "nile.plant.shape", "nile.plant.too_few"),
        *("nile.plant.no_monuments", "nile.plant.two_new_monuments", "nile.plant.stone_is_one_crop"),
        *("nile.build.too_few", "nile.plant.wall"),
    } <= refusals.keys()
