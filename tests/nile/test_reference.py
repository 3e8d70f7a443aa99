"""The fast rules are compared with the plain model of `reference.py`, in games played in both at once.

Moves are picked so that everything happens often: out-planting, Monuments, speculation, both trades, and, from
positions with a nearly empty pile, reshuffles and last cards. `AKHET_TESTS=thorough` plays twenty times as much.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import comb, prod
from random import Random
from typing import Any

import pytest

from akhet import Game, Table
from akhet.kernel.refusal import Refused
from tests.effort import by_effort
from tests.nile.reference import (
    CARDS,
    CROPS,
    IN_PLAY,
    MONUMENTS,
    PLAGUE,
    PLOTS,
    SPECULATIONS,
    STONE,
    Gift,
    Nothing,
    Plant,
    Planting,
    Reference,
    Speculate,
    Trade,
    WholeMove,
    card_of,
    counted,
    crops_in_play,
    full_deck,
)

TIMES = by_effort(1, 1, 20)
NILE = Game("nile")
Counts = Counter[str]

# Words ------------------------------------------------------------------------------------------------------


def part_in_words(plot: str, cards: int) -> str:
    return f"{cards} stone on {plot}" if plot in MONUMENTS else f"{cards} {plot}"


def gift_in_words(gift: Gift) -> str:
    return f"{gift[0]} from {gift[1]}"


def in_words(move: WholeMove) -> str:
    """A whole move as one phrase."""
    if isinstance(move, Trade):
        return " ".join([move.kind, ", ".join(gift_in_words(gift) for gift in move.gifts)])
    if isinstance(move, Plant):
        return " ".join(["plant", *(part_in_words(*part) for part in move.planting.items())])
    if isinstance(move, Speculate):
        return " ".join(["speculate", *move.cards])
    return "done"


def put(plot: str) -> str:
    return f"put stone on {plot}" if plot in MONUMENTS else f"put {plot}"


def in_steps(move: WholeMove, rng: Random) -> list[str]:
    """A whole move as single steps. Steps that may come in any order are shuffled."""
    if isinstance(move, Trade):
        gifts = [f"give {gift_in_words(gift)}" for gift in move.gifts]
        return [move.kind, *rng.sample(gifts, 2)]
    if isinstance(move, Plant):
        puts = [put(plot) for plot, cards in move.planting.items() for _ in range(cards)]
        return [*rng.sample(puts, len(puts)), "done"]
    if isinstance(move, Speculate):
        plays = [f"play {card}" for card in rng.sample(move.cards, len(move.cards))]
        return plays if len(plays) == 2 else [*plays, "done"]
    return ["done"]


# Picking moves ----------------------------------------------------------------------------------------------


class Player:
    """Picks random moves for all seats. How often it picks each kind of move differs from game to game."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.trades = rng.choice([0.05, 0.2, 0.4, 0.5])
        self.offerings = rng.choice([0.2, 0.5, 0.8])
        self.speculates = rng.choice([0.1, 0.4, 0.8])
        self.waits = rng.choice([0.05, 0.2, 0.5])  # so that hands grow and plantings become large

    def pick(self, model: Reference) -> WholeMove:
        rng, seat = self.rng, model.turn
        mine = [(card, "hand") for card in model.hands[seat]]
        mine += [(card, "storage") for card in model.storage[seat]]
        if len(mine) >= 2 and rng.random() < self.trades:
            kind = "offering" if rng.random() < self.offerings else "market"
            return Trade(kind, tuple(rng.sample(mine, 2)))
        if rng.random() < self.waits:
            return Nothing()
        bets = [card for card in model.hands[seat] if model.refuse_speculation([card]) is None]
        if bets and rng.random() < self.speculates:
            return Speculate(tuple(rng.sample(bets, min(len(bets), rng.choice([1, 2, 2])))))
        plantings = [Plant(planting) for planting in self.some_legal_plantings(model)]
        if not plantings:
            return Nothing()
        return rng.choices(plantings, [self.weight(model, plant.planting) for plant in plantings])[0]

    def weight(self, model: Reference, planting: Planting) -> int:
        new = [plot for plot in planting if model.is_new(plot)]
        weight = 1
        weight *= 8 if any(plot in model.plots for plot in new) else 1  # against a rival
        weight *= 3 if any(plot in MONUMENTS for plot in planting) else 1
        return weight

    def some_legal_plantings(self, model: Reference) -> Iterator[Planting]:
        """Legal plantings: all on one plot, all of two single cards, and a few on several plots of the player."""
        hand = Counter(model.hands[model.turn])
        room = {plot: hand[card_of(plot)] for plot in PLOTS if hand[card_of(plot)]}
        shapes = [{plot: cards} for plot in room for cards in range(1, room[plot] + 1)]
        shapes += [{one: 1, other: 1} for one, other in product(room, room) if one < other]
        held = [plot for plot in room if model.holds(model.turn, plot)]
        for _ in range(6):
            added = {plot: self.rng.randint(0, room[plot]) for plot in held}
            shapes.append({plot: cards for plot, cards in added.items() if cards})
        for shape in shapes:
            if model.refuse_planting(shape) is None:
                yield shape


def odd_planting(model: Reference, rng: Random) -> Planting:
    """A random planting, mostly an illegal one: on any plots, of crops that are not in play, even of no crop at all."""
    hand = model.hands[model.turn]
    likely = [plot for plot in PLOTS if card_of(plot) in hand]
    names = [*PLOTS, *likely * 4, *(MONUMENTS * 2 if STONE in hand else ())]
    planting: Planting = {}
    for _ in range(rng.choice([1, 1, 2, 2, 2, 3, 4])):
        planting[rng.choice(names)] = rng.choice([1, 1, 1, 1, 2, 2, 3, 4, 6])
    if rng.random() < 0.04:
        planting[rng.choice(["turnip", PLAGUE, *SPECULATIONS, *CROPS])] = rng.choice([-1, 0, 0, 1])
    return {} if rng.random() < 0.02 else planting


# Comparing --------------------------------------------------------------------------------------------------


def compare(model: Reference, table: Table, context: object) -> None:
    """Compare the whole position, and the places as if the game ended now."""
    ours, theirs = model.position(), table.position()
    different = {name: (ours[name], theirs[name]) for name in theirs if ours[name] != theirs[name]}
    assert not different, f"(model, table) differ after {context}"
    assert ours == theirs
    assert table.over == model.over
    assert table.turn == (None if model.over else model.turn)
    standings = table.score()
    assert [standing.seat for standing in standings] == list(range(model.players))
    assert [standing.place for standing in standings] == model.ranking(), context
    assert [standing.counts for standing in standings] == [model.piles(n) for n in range(model.players)]


def ruling_of(table: Table, words: str, seat: int | None = None) -> str | None:
    """The ruling that forbids a move in words; None if it is legal."""
    why = table.why_not(words, seat)
    assert why is None or why.ruling is not None, f"{words} is refused by no ruling: {why}"
    return None if why is None else why.ruling


def play_both(table: Table, model: Reference, move: WholeMove, rng: Random, met: Counts) -> None:
    """Play a whole move in both, as one phrase or step by step, and compare all that it causes."""
    before = table.position()
    words = [in_words(move)] if rng.random() < 0.5 else in_steps(move, rng)
    twin = table.copy() if rng.random() < 0.1 else None
    plies = [ply for phrase in words for ply in table.play(phrase)]
    assert {ply.seat for ply in plies} == {before["turn"]}
    chance = [result for ply in plies for result in ply.chance]
    context = (before, words, chance)
    if twin is not None:  # given chance results lead to the same position as dice
        twin.play(in_words(move), chance=chance, dice=False)
        assert twin.hash() == table.hash(), context
    try:
        model.play(move, chance)
    except (AssertionError, ValueError) as error:
        raise AssertionError(f"the model cannot follow: {error} in {context}") from error
    compare(model, table, context)
    met["moves"] += 1
    met[type(move).__name__] += 1
    met.update(event.name for ply in plies for event in ply.events)
    note_rarities(before, move, [event.name for ply in plies for event in ply.events], model, met)


def note_rarities(before: dict[str, Any], move: WholeMove, events: list[str], model: Reference, met: Counts) -> None:
    """Count rare cases that the rulings define in detail, so that a batch without them fails."""
    times = Counter(events)
    met["two reshuffles in one move"] += times["reshuffled"] >= 2
    met["two Plagues in one move"] += times["locusts"] >= 2
    met["the flood in force is not in the stack"] += model.flood not in model.flood_stack
    if model.over:
        met["ended by a market"] += isinstance(move, Trade) and move.kind == "market"
        met["ended by an offering"] += isinstance(move, Trade) and move.kind == "offering"
        met["ended in the draw of a turn"] += model.turn == before["turn"] and not isinstance(move, Trade)
        met["ended in the flood of a turn"] += model.turn != before["turn"]
        met["ended by the Plague for a flood"] += events[-2:] == ["locusts", "ended"] or (
            model.turn != before["turn"] and "flooded" not in events
        )
        met["speculation in play at the end"] += bool(model.speculation)


def play_on(table: Table, model: Reference, rng: Random, met: Counts, looks: float, moves: int = 5000) -> None:
    """Play this many moves or to the end; at some decisions (`looks`: how often) check all legal moves."""
    player = Player(rng)
    for _ in range(moves):
        if model.over:
            break
        if rng.random() < looks:
            check_closely(table, model, rng, met)
        play_both(table, model, player.pick(model), rng, met)


def play_out(table: Table, model: Reference, rng: Random, met: Counts, looks: float) -> None:
    """Play to the end, and check that the game is really over."""
    play_on(table, model, rng, met, looks)
    assert model.over
    met["games"] += 1
    assert table.legal() == []
    assert NILE.set_up(table.position()).position() == model.position()
    for words in ("done", "market", "plant 2 wheat", "speculate wheat-flax", "offering 2 wheat", "put wheat"):
        assert ruling_of(table, words) == "N4.3"
        assert ruling_of(table, words, (model.turn + 1) % model.players) == "N4.3"


# What is legal ----------------------------------------------------------------------------------------------

LARGEST_BY_WORDS = 1500  # with at most this many ways to lay down the hand, all are tried
LARGEST_BY_STEPS = 400


def ways_to_lay(hand: list[str]) -> int:
    return prod(hand.count(crop) + 1 for crop in CROPS) * comb(hand.count(STONE) + 3, 3)


def check_closely(table: Table, model: Reference, rng: Random, met: Counts) -> None:
    """Compare everything that the player may do here, in words and in steps, and the rulings that forbid the rest."""
    before = table.hash()
    met["positions looked at"] += 1
    ways = ways_to_lay(model.hands[model.turn])
    if ways <= LARGEST_BY_WORDS:
        compare_plantings(table, model, list(model.imaginable_plantings()), met)
        met["positions, all plantings by words"] += 1
    if ways <= LARGEST_BY_STEPS:
        compare_steps_of_planting(table, model, met)
        compare_first_steps(table, model)
        met["positions, all plantings by steps"] += 1
    compare_plantings(table, model, [odd_planting(model, rng) for _ in range(40)], met)
    compare_odd_trades(table, model, rng, met)
    compare_speculations(table, model, rng, met)
    if rng.random() < 0.2:
        compare_steps_of_trading(table, model, met)
    other = (model.turn + 1) % model.players
    for words in ("done", "plant 2 wheat", "plant nothing", "market", "offering 3 flax", "put onion"):
        assert ruling_of(table, words, other) == "N2.5"
    assert NILE.set_up(table.position()).position() == model.position()
    assert table.hash() == before


def compare_plantings(table: Table, model: Reference, plantings: list[Planting], met: Counts) -> None:
    for planting in plantings:
        words, expected = in_words(Plant(planting)), model.refuse_planting(planting)
        found = ruling_of(table, words)
        assert found == expected, f"(table, model) of {words!r} in {table.position()}"
        if expected is not None and met["plantings judged"] % 50 == 0:
            with pytest.raises(Refused):
                table.play(words)
        met["plantings judged"] += 1
        met[f"plantings {expected or 'legal'}"] += 1


Laid = tuple[int, ...]  # cards on each of the ten plots


def as_laid(planting: Planting) -> Laid:
    return tuple(planting.get(plot, 0) for plot in PLOTS)


def as_planting(laid: Laid) -> Planting:
    return {plot: cards for plot, cards in zip(PLOTS, laid, strict=True) if cards}


def has_cards(model: Reference, laid: Laid) -> bool:
    wanted = [card_of(plot) for plot, cards in as_planting(laid).items() for _ in range(cards)]
    return not Counter(wanted) - Counter(model.hands[model.turn])


def compare_steps_of_planting(table: Table, model: Reference, met: Counts) -> None:
    """Single steps lead to exactly the legal plantings, in any order of the cards, and never to a dead end."""
    legal = {as_laid(planting) for planting in model.legal_plantings()}
    parts = {part for whole in legal for part in product(*(range(cards + 1) for cards in whole))}
    nothing = as_laid({})
    parts |= {nothing}
    reached: dict[Laid, Table] = {nothing: table}
    to_see = [nothing]
    completed: set[Laid] = set()
    while to_see:
        laid = to_see.pop()
        here = reached[laid]
        steps = {move.say for move in here.legal()}
        context = f"after laying {dict(zip(PLOTS, laid, strict=True))} in {table.position()}"
        if laid != nothing:
            assert all(step == "done" or step.startswith("put ") for step in steps), context
            for step in ("market", "offering", "play papyrus-wheat", "give wheat from hand", "plant 2 wheat"):
                assert ruling_of(here, step) == "N3.0", (step, context)
            assert ruling_of(here, "done") == model.refuse_planting(as_planting(laid)), context
            if "done" in steps:
                completed.add(laid)
        for number, plot in enumerate(PLOTS):
            more = tuple(cards + (place == number) for place, cards in enumerate(laid))
            if put(plot) not in steps:
                why = ruling_of(here, put(plot))
                assert why is not None
                expected = model.refuse_planting(as_planting(more))
                if expected in ("N2.3", "N3.10") or not has_cards(model, more):  # whatever may follow
                    assert why == expected, (plot, context)
                continue
            next_table = here.copy()
            plies = next_table.play(put(plot))
            assert plies[0].chance == []
            if more in reached:
                assert next_table.hash() == reached[more].hash(), f"the order of laying matters {context}"
            else:
                reached[more] = next_table
                to_see.append(more)
    assert completed == legal, f"plantings by steps (left) and by the model in {table.position()}"
    assert set(reached) == parts, f"ways begun (left) and parts of legal ones in {table.position()}"
    met["plantings by steps"] += len(completed)
    met["ways begun by steps"] += len(reached)


def compare_first_steps(table: Table, model: Reference) -> None:
    """The first steps offered are those that begin a legal move."""
    plots = {plot for planting in model.legal_plantings() for plot in planting}
    cards = len(model.hands[model.turn]) + len(model.storage[model.turn])
    expected = {"done", *(put(plot) for plot in plots)}
    expected |= {f"play {card}" for play in model.legal_speculations() for card in play.cards}
    expected |= {"market", "offering"} if cards >= 2 else set()
    assert {move.say for move in table.legal()} == expected, table.position()


def compare_steps_of_trading(table: Table, model: Reference, met: Counts) -> None:
    """N3.7 to N3.9: the same pairs of cards by steps, in words and in the model."""
    legal = model.legal_trades()
    expected: set[tuple[str, Gift, Gift]] = set()
    for trade in legal:
        one, other = trade.gifts
        expected |= {(trade.kind, one, other), (trade.kind, other, one)}
        assert ruling_of(table, in_words(trade)) is None
    found: set[tuple[str, Gift, Gift]] = set()
    for kind in ("market", "offering"):
        if ruling_of(table, kind) is not None:
            assert ruling_of(table, kind) == ("N3.7" if kind == "market" else "N3.8")
            continue
        begun = table.copy()
        begun.play(kind)
        for first in begun.legal():
            half = begun.copy()
            half.play(first.id)
            found |= {(kind, read_gift(first.say), read_gift(second.say)) for second in half.legal()}
            assert ruling_of(half, "done") == ruling_of(half, "market") == "N3.0"
            for second in product(CARDS[:-1], ["hand", "storage"]):
                if second[1] == "hand" or second[0] in CROPS:
                    expected_ruling = model.refuse(Trade(kind, (read_gift(first.say), second)))
                    assert ruling_of(half, f"give {gift_in_words(second)}") == expected_ruling, table.position()
    assert found == expected, table.position()
    met["trades by steps"] += len(found)


def read_gift(step: str) -> Gift:
    card, place = step.removeprefix("give ").split(" from ")
    return card, place


def compare_odd_trades(table: Table, model: Reference, rng: Random, met: Counts) -> None:
    for _ in range(10):
        likely = [*model.hands[model.turn], *model.storage[model.turn], *CARDS]
        gifts = [
            (rng.choice(likely), rng.choice(["hand", "storage"])) for _ in range(rng.choice([0, 1, 2, 2, 2, 2, 2, 3]))
        ]
        trade = Trade(rng.choice(["market", "offering"]), tuple(gifts))
        if not gifts:  # `market` alone is the first step of a trade
            continue
        assert ruling_of(table, in_words(trade)) == model.refuse(trade), (trade, table.position())
        met["trades judged"] += 1


def compare_speculations(table: Table, model: Reference, rng: Random, met: Counts) -> None:
    """N3.15, N3.10: one or two cards, legal or not; and the legal ones step by step."""
    hand = model.hands[model.turn]
    bets = [card for card in hand if card in SPECULATIONS]
    tries = [(card,) for card in SPECULATIONS]
    likely = [*bets * 6, *SPECULATIONS, "wheat", STONE, PLAGUE, "turnip"]
    tries += [tuple(rng.choices(likely, k=rng.choice([0, 2, 2, 2, 3]))) for _ in range(8)]
    for cards in tries:
        expected = model.refuse(Speculate(cards))
        assert ruling_of(table, in_words(Speculate(cards))) == expected, (cards, table.position())
        if len(cards) == 1 and cards[0] in SPECULATIONS:
            assert ruling_of(table, f"play {cards[0]}") == expected, (cards, table.position())
        met["speculations judged"] += 1
    legal = model.legal_speculations()
    found: set[frozenset[str]] = set()
    for first in table.legal():
        if not first.say.startswith("play "):
            continue
        half = table.copy()
        half.play(first.id)
        steps = {move.say for move in half.legal()}
        assert "done" in steps
        assert all(step == "done" or step.startswith("play ") for step in steps)
        assert ruling_of(half, "market") == ruling_of(half, "put wheat") == "N3.0"
        one = first.say.removeprefix("play ")
        found |= {frozenset({one, step.removeprefix("play ")} - {"done"}) for step in steps}
    assert found == {frozenset(play.cards) for play in legal}, table.position()


# The tests --------------------------------------------------------------------------------------------------


def random_options(players: int, rng: Random) -> dict[str, Any]:
    """Any variant that may be opened (N1.5, N2.2, N2.3)."""
    if players < 6 and rng.random() < 0.2:
        return {"classic": True}
    options: dict[str, Any] = {"monuments": rng.random() < 0.65}
    if rng.random() < 0.7:
        options["out"] = rng.sample(CROPS, 7 - IN_PLAY[players])
    return options


HAPPENS_IN_EVERY_BATCH = ("Trade", "Plant", "Speculate", "Nothing", "ousted", "eaten", "reshuffled", "succeeded")


@pytest.mark.parametrize("batch", range(TIMES))
@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games_go_as_in_the_plain_model(players: int, batch: int) -> None:
    met = whole_games(players, seeds=range(6 * batch, 6 * batch + 6))
    assert all(met[name] for name in HAPPENS_IN_EVERY_BATCH), met


def whole_games(players: int, seeds: range, looks: float = 0.05) -> Counts:
    met: Counts = Counter()
    for seed in seeds:
        rng = Random(f"whole game {players} {seed}")
        options = random_options(players, rng)
        table = NILE.open(players, seed=seed, **options)
        model = Reference.deal(players, options, table.start.chance)
        compare(model, table, (options, table.start.chance))
        play_out(table, model, rng, met, looks)
    return met


@pytest.mark.parametrize("batch", range(TIMES))
def test_games_with_a_given_first_player_go_as_in_the_plain_model(batch: int) -> None:
    """N2.5."""
    rng = Random(f"first {batch}")
    for players in range(2, 7):
        first = rng.randrange(players)
        table = NILE.open(players, seed=batch, first=first)
        model = Reference.deal(players, {"first": first}, table.start.chance)
        assert model.first == first
        compare(model, table, table.start.chance)


@pytest.mark.parametrize("batch", range(TIMES))
def test_games_from_a_nearly_empty_pile_go_as_in_the_plain_model(batch: int) -> None:
    met = games_near_a_last_card(seeds=range(200 * batch, 200 * batch + 200))
    assert all(met[name] for name in RARITIES), met
    often = ("reshuffled", "locusts", "eaten", "ousted", "succeeded", "washed", "harvested", "ended")
    assert all(met[name] >= 20 for name in often), met


RARITIES = (
    "two reshuffles in one move",
    "two Plagues in one move",
    "the flood in force is not in the stack",
    "ended by a market",
    "ended by an offering",
    "ended in the draw of a turn",
    "ended in the flood of a turn",
    "ended by the Plague for a flood",
    "speculation in play at the end",
)


def games_near_a_last_card(seeds: range, looks: float = 0.1) -> Counts:
    met: Counts = Counter()
    for seed in seeds:
        rng = Random(f"nearly empty pile {seed}")
        given = nearly_empty_pile(rng)
        table = NILE.set_up(given, seed=seed)
        whole = table.position()
        if table.awaits_chance:
            met.update(event.name for event in table.settle())
            again = NILE.set_up(given)
            again.settle(table.start.chance, dice=False)
            assert again.hash() == table.hash()
        chance = table.start.chance
        model = Reference.from_position(whole, chance)
        compare(model, table, (whole, chance))
        met[f"from {whole['step']}"] += 1
        play_out(table, model, rng, met, looks)
    return met


def nearly_empty_pile(rng: Random) -> dict[str, Any]:
    """N4.7: a random lawful position with few cards in the pile and, mostly, few cards to reshuffle."""
    players = rng.randint(2, 6)
    options = random_options(players, rng)
    crops = crops_in_play(players, bool(options.get("classic")), options.get("out"))
    rest = full_deck(crops, bool(options.get("monuments")), bool(options.get("classic")))
    rest.remove(PLAGUE)
    rng.shuffle(rest)

    def take(number: int, cards: tuple[str, ...] = CARDS) -> list[str]:
        """So many of the cards that have no place yet, or as many as there are."""
        taken = [card for card in rest if card in cards][:number]
        for card in taken:
            rest.remove(card)
        return taken

    turn, step = rng.randrange(players), rng.choice(["choose", "choose", "choose", "flood", "draw"])
    draw_for = rng.choice(["market", "turn", "speculation"]) if step == "draw" else None
    aside = rng.random() < 0.4
    pile = take(rng.randint(1, 4) if aside else rng.choice([0, 0, 1, 2, 3])) + ([] if aside else [PLAGUE])
    speculation = None
    if draw_for == "speculation" or ((draw_for == "turn" or step == "flood") and rng.random() < 0.8):
        owner = turn if draw_for == "turn" else (turn - 1) % players
        if bets := take(rng.randint(1, 2), SPECULATIONS):
            speculation = {"owner": owner, "cards": bets}
    plots: dict[str, dict[str, int]] = {}
    planted = rng.choice([0.2, 0.6, 0.9])
    tallest = rng.choice([1, 2, 4])  # low fields tie more often
    for plot in [*crops, *(MONUMENTS if options.get("monuments") else ())]:
        cards = take(rng.randint(1, tallest), (card_of(plot),)) if rng.random() < planted else []
        if cards:
            plots[plot] = {"owner": rng.randrange(players), "cards": len(cards)}
    stack = take(rng.randint(0, 3))
    flood = rng.choice(stack) if stack else rng.choice([*rest, None])
    if draw_for == "speculation" and flood is None:
        flood = crops[0]
    scarce = rng.random() < 0.5  # almost nothing to reshuffle
    discards = take(0 if scarce else rng.choice([0, 1, 3, 8, 20]))
    hands = [take(rng.choice([0, 1, 3, 6, 9])) for _ in range(players)]
    storage: list[list[str]] = [[] for _ in range(players)]
    for crop in take(len(rest), CROPS):
        rng.choice(storage).append(crop)
    for card in list(rest):  # Stone and Speculation cards are never in storage
        rng.choice(hands if scarce else [*hands, discards]).append(card)
    drawn = [[card for card in hand if rng.random() < 0.3] for hand in hands]
    shown: list[list[str]] = [[] for _ in range(players)]
    for card in [*discards, *(card for held in storage for card in held)]:
        if rng.random() < 0.3:
            seat = rng.randrange(players)
            shown[seat].append(card)
            if rng.random() < 0.5:
                drawn[seat].append(card)
    owed = rng.randint(1, {"market": 1, "speculation": 8}.get(draw_for or "", 3))
    draw = {"for": draw_for, "owed": owed, "plague_met": rng.randint(0, 1)}
    return {
        "players": players,
        "options": options,
        "turn": turn,
        "first": rng.randrange(players),
        "step": step,
        "season": rng.choice([players, players - 1, rng.randint(1, players), rng.randint(1, players)]),
        "hands": [counted(cards) for cards in hands],
        "storage": [counted(cards) for cards in storage],
        "fields": {plot: planted for plot, planted in plots.items() if plot in CROPS},
        "monuments": {plot: planted for plot, planted in plots.items() if plot in MONUMENTS},
        "speculation": speculation,
        "flood": flood,
        "flood_stack": counted(stack),
        "discards": counted(discards),
        "pile": counted(pile),
        "plague_aside": aside,
        "drawn": [counted(cards) for cards in drawn],
        "shown": [counted(cards) for cards in shown],
        "draw": draw if step == "draw" else None,
    }


@pytest.mark.parametrize("batch", range(TIMES))
def test_plantings_among_many_rivals_are_judged_as_in_the_plain_model(batch: int) -> None:
    met = plantings_among_rivals(seeds=range(60 * batch, 60 * batch + 60))
    every = ("N2.3", "N3.10", "N3.12", "N3.13", "N7.1", "N7.2", "N7.3", "N7.8", "legal")
    assert all(met[f"plantings {ruling}"] for ruling in every), met


def plantings_among_rivals(seeds: range) -> Counts:
    """Positions with many low fields and Monuments, Stone in hand, mostly with Sphinx and Wall; then a few moves."""
    met: Counts = Counter()
    for seed in seeds:
        rng = Random(f"among rivals {seed}")
        table = NILE.set_up(among_rivals(rng), seed=seed)
        model = Reference.from_position(table.position())
        check_closely(table, model, rng, met)
        play_on(table, model, rng, met, looks=0.2, moves=8)
    return met


def among_rivals(rng: Random) -> dict[str, Any]:
    players = rng.randint(2, 6)
    options = random_options(players, rng)
    monuments = rng.random() < 0.9
    if monuments:
        options = {"out": options.get("out")}
    options["monuments"] = monuments
    crops = crops_in_play(players, bool(options.get("classic")), options.get("out"))
    turn = rng.randrange(players)

    def some_piles(names: list[str], often: float) -> dict[str, dict[str, int]]:
        owners = [turn, *range(players)]  # the player to move twice as often
        built = [name for name in names if rng.random() < often]
        return {name: {"owner": rng.choice(owners), "cards": rng.choice([1, 1, 1, 2, 2, 3])} for name in built}

    hands = [counted(rng.choices(crops, k=rng.randint(0, 3))) for _ in range(players)]
    hands[turn] = counted(rng.choices(rng.sample(crops, rng.randint(1, 4)), k=rng.randint(0, 6)))
    if monuments:
        hands[turn][STONE] = rng.choice([0, 1, 2, 2, 3, 4])
    flood = rng.choice([None, None, rng.choice(crops), STONE if monuments else None])
    return {
        "players": players,
        "options": options,
        "turn": turn,
        "hands": hands,
        "storage": [counted(rng.choices(crops, k=rng.randint(0, 2))) for _ in range(players)],
        "fields": some_piles(list(crops), 0.7),
        "monuments": some_piles(list(MONUMENTS), 0.8) if options["monuments"] else {},
        "flood": flood,
        "flood_stack": {} if flood is None else {flood: 1},
    }
