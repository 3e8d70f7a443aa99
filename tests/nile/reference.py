"""A second, slow and plain implementation of NILE, written from the rulings. The fast rules are compared with it.

Nothing here is taken from `akhet.games.nile`. Cards are names in lists. The deal and every whole move are carried out
with the chance results of the real game, all of which must be used.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, combinations, combinations_with_replacement, product
from typing import Any

CROPS = ("papyrus", "wheat", "lettuce", "castor", "flax", "grape", "onion")  # N1.1
STONE = "stone"
MONUMENTS = ("sphinx", "obelisk", "wall")  # N1.3
PLOTS = (*CROPS, *MONUMENTS)
SPECULATIONS = tuple(f"{one}-{other}" for one, other in combinations(CROPS, 2))  # N1.2
PLAGUE = "plague"
CARDS = (*CROPS, STONE, *SPECULATIONS, PLAGUE)
IN_PLAY = {2: 5, 3: 5, 4: 5, 5: 6, 6: 7}  # N2.1: crops in play by players

Planting = dict[str, int]  # how many cards on which plot
Gift = tuple[str, str]  # a card, and "hand" or "storage"


@dataclass(frozen=True)
class Trade:
    kind: str  # "market" or "offering"
    gifts: tuple[Gift, ...]


@dataclass(frozen=True)
class Plant:
    planting: Planting


@dataclass(frozen=True)
class Speculate:
    cards: tuple[str, ...]


@dataclass(frozen=True)
class Nothing:
    pass


WholeMove = Trade | Plant | Speculate | Nothing


@dataclass
class Pile:
    """The owner and the cards of a field, or of a Monument (N7.1)."""

    owner: int
    cards: int


@dataclass
class Reference:
    """A game of NILE between two decisions: the player `turn` chooses, or the game is over."""

    players: int
    options: dict[str, Any]
    crops: list[str]  # in play
    hands: list[list[str]]
    storage: list[list[str]]
    draw_pile: list[str]
    drawn: list[list[str]]
    shown: list[list[str]]
    turn: int = -1
    first: int = -1
    season: int = 1
    plots: dict[str, Pile] = field(default_factory=dict)  # fields and built Monuments
    speculator: int | None = None
    speculation: list[str] = field(default_factory=list)
    flood: str | None = None  # in force, even if its card has been reshuffled (N4.1)
    flood_stack: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    plague_aside: bool = False
    pile_gone: bool = False  # the last card of the last season was taken (N4.3)
    over: bool = False
    chance: list[str | int] = field(default_factory=list)  # results still to be used

    # How it begins ----------------------------------------------------------------------------------------

    @classmethod
    def deal(cls, players: int, options: dict[str, Any], chance: Iterable[str | int]) -> "Reference":
        """N2: a new game up to the first decision. `chance`: the deal, the first player, the first flood.

        The first player is not a chance result if the table has the option `first` (N2.5).
        """
        monuments, classic = bool(options.get("monuments")), bool(options.get("classic"))
        crops = crops_in_play(players, classic, options.get("out"))
        pile = full_deck(crops, monuments, classic)
        pile.remove(PLAGUE)  # N2.4: never in an opening hand
        settled: dict[str, Any] = {"monuments": monuments, "classic": classic}
        if not classic:
            settled["out"] = [crop for crop in CROPS if crop not in crops]
        hands, storage, drawn, shown = (no_cards(players) for _ in range(4))
        game = cls(players, settled, crops, hands, storage, pile, drawn, shown)
        game.chance = list(chance)
        for seat in range(players):
            for _ in range(5):
                card = game.next_card()
                game.hands[seat].append(card)
                game.drawn[seat].append(card)
        game.draw_pile.append(PLAGUE)
        first = options.get("first")
        if first is None:
            first = game.chance.pop(0)
        assert isinstance(first, int)
        assert 0 <= first < players
        game.first = game.turn = first  # N2.5
        game.turn_up_flood()
        game.all_used()
        return game

    @classmethod
    def from_position(cls, given: dict[str, Any], chance: Iterable[str | int] = ()) -> "Reference":
        """A game at a position of `Table.position`. `chance`: the results of its flood or draw."""
        crops = crops_in_play(given["players"], given["options"]["classic"], given["options"].get("out"))
        game = cls(
            given["players"],
            dict(given["options"]),
            crops,
            [spread(cards) for cards in given["hands"]],
            [spread(cards) for cards in given["storage"]],
            spread(given["pile"]),
            [spread(cards) for cards in given["drawn"]],
            [spread(cards) for cards in given.get("shown") or least_shown(given["drawn"], given["hands"])],
            turn=given["turn"],
            first=given["first"],
            season=given["season"],
            flood=given["flood"],
            flood_stack=spread(given["flood_stack"]),
            discards=spread(given["discards"]),
            plague_aside=given["plague_aside"],
            over=given["step"] == "over",
            pile_gone=given["step"] == "over",
        )
        for plot, pile in {**given["fields"], **given["monuments"]}.items():
            game.plots[plot] = Pile(pile["owner"], pile["cards"])
        if given["speculation"] is not None:
            game.speculator = given["speculation"]["owner"]
            game.speculation = list(given["speculation"]["cards"])
        game.chance = list(chance)
        if given["step"] == "flood":
            game.turn_up_flood()
        elif given["step"] == "draw":
            game.finish_draw(given["draw"])
        game.all_used()
        return game

    def finish_draw(self, draw: dict[str, Any]) -> None:
        """Finish a draw in the middle of which a position was set up, and carry out what follows it."""
        met = draw["plague_met"] + self.draw(draw["seat"], draw["owed"])
        if draw["for"] == "speculation":
            self.after_speculation_draw(met)
            return
        for _ in range(met):
            self.settle_plague()
        if self.pile_gone:
            self.over = True
        elif draw["for"] == "turn":
            self.next_turn()

    # Chance -----------------------------------------------------------------------------------------------

    def next_card(self) -> str:
        """Take the next card of the chance results from the pile."""
        assert self.chance, "the model takes more cards than the game did"
        card = self.chance.pop(0)
        assert isinstance(card, str)
        self.draw_pile.remove(card)
        return card

    def all_used(self) -> None:
        assert not self.chance, f"the game took {self.chance} beyond what the model takes"

    def reshuffle_if_empty(self) -> None:
        """N4.1 to N4.3: an empty pile is reshuffled at once, unless it was the last."""
        if self.draw_pile:
            return
        if self.season == self.players:  # N4.2: as many seasons as players
            self.pile_gone = True
            return
        self.season += 1
        assert self.plague_aside
        self.draw_pile = [*self.discards, *self.flood_stack, PLAGUE]
        self.discards, self.flood_stack, self.plague_aside = [], [], False
        self.drawn, self.shown = no_cards(self.players), no_cards(self.players)

    def draw(self, seat: int, number: int) -> int:
        """Draw as many cards as there are; return how often the Plague was met, which is settled later (N6.2)."""
        met = 0
        while number > 0 and not self.pile_gone:
            card = self.next_card()
            if card == PLAGUE:
                self.plague_aside = True
                met += 1
            else:
                self.hands[seat].append(card)
                self.drawn[seat].append(card)
                number -= 1
            self.reshuffle_if_empty()
        return met

    # What happens on the table ----------------------------------------------------------------------------

    def turn_up_flood(self) -> None:
        """N3.2, step by step."""
        while True:
            card = self.next_card()
            if card == PLAGUE:  # (1)
                self.plague_aside = True
            else:
                self.flood_stack.append(card)
                self.flood = card
            self.reshuffle_if_empty()  # (2)
            if card != PLAGUE:
                break
            self.settle_plague()  # (3)
            if self.pile_gone:  # N4.3: no flood follows, speculation stays in play
                self.over = True
                return
        met = 0
        if self.speculator is not None:  # (4)
            worth = 4 if self.holds(self.speculator, "obelisk") else 3  # N5.1, N7.7
            successes = [card for card in self.speculation if self.is_flooded(card)]
            met = self.draw(self.speculator, worth * len(successes))
        self.after_speculation_draw(met)

    def after_speculation_draw(self, met: int) -> None:
        """N3.2 (5) to (8)."""
        self.discards += self.speculation  # (5)
        self.speculation, self.speculator = [], None
        for _ in range(met):  # (6)
            self.settle_plague()
        self.harvest()  # (7)
        if self.pile_gone:  # (8)
            self.over = True

    def harvest(self) -> None:
        """N3.4 to N3.6."""
        for plot in list(self.plots):
            if not self.is_flooded(card_of(plot)):
                continue
            pile = self.plots[plot]
            pile.cards -= 1
            if plot in MONUMENTS:
                self.discards.append(STONE)
            else:
                self.storage[pile.owner].append(plot)
            if pile.cards == 0:
                del self.plots[plot]

    def settle_plague(self) -> None:
        """N6.1, N6.3."""
        largest = max((pile.cards for pile in self.plots.values()), default=0)
        for plot in [plot for plot, pile in self.plots.items() if pile.cards == largest]:
            self.clear(plot)

    def clear(self, plot: str) -> None:
        """Discard all cards of a field or Monument; a Monument returns to the centre."""
        self.discards += [card_of(plot)] * self.plots.pop(plot).cards

    def next_turn(self) -> None:
        self.turn = (self.turn + 1) % self.players  # N2.5
        self.turn_up_flood()

    # A whole move -----------------------------------------------------------------------------------------

    def play(self, move: WholeMove, chance: Iterable[str | int]) -> None:
        """Carry out a whole move and everything up to the next decision."""
        assert self.refuse(move) is None, f"{move} is refused by {self.refuse(move)}"
        self.chance = list(chance)
        if isinstance(move, Trade):
            self.trade(move)
        else:
            if isinstance(move, Plant):
                self.plant(move.planting)
            elif isinstance(move, Speculate):
                self.speculate(move.cards)
            self.end_turn()
        self.all_used()

    def trade(self, move: Trade) -> None:
        """N3.7, N3.8: first the two cards are discarded."""
        for card, place in move.gifts:
            if place == "hand":
                self.show(card)
            else:
                self.storage[self.turn].remove(card)
            self.discards.append(card)
        if move.kind == "offering":
            self.turn_up_flood()
            return
        for _ in range(self.draw(self.turn, 1)):
            self.settle_plague()
        if self.pile_gone:  # N4.3
            self.over = True

    def plant(self, planting: Planting) -> None:
        """N3.11, N3.13, N7.3."""
        for plot, cards in planting.items():
            for _ in range(cards):
                self.show(card_of(plot))
            if self.is_new(plot):
                if plot in self.plots:
                    self.clear(plot)
                self.plots[plot] = Pile(self.turn, cards)
            else:
                self.plots[plot].cards += cards

    def speculate(self, cards: Sequence[str]) -> None:
        """N3.15."""
        for card in cards:
            self.show(card)
        self.speculator, self.speculation = self.turn, list(cards)

    def show(self, card: str) -> None:
        """N4.5: a card leaves the hand of the player to move openly."""
        self.hands[self.turn].remove(card)
        self.shown[self.turn].append(card)

    def end_turn(self) -> None:
        """N3.16, N7.7, N7.9."""
        number = 3 if self.holds(self.turn, "obelisk") else 2
        for _ in range(self.draw(self.turn, number)):
            self.settle_plague()
        if self.pile_gone:
            self.over = True  # N4.3
        else:
            self.next_turn()

    # Questions about the table ----------------------------------------------------------------------------

    def is_flooded(self, card: str) -> bool:
        """N3.1, N3.10, N5.1: whether a card shows what the Flood card in force shows."""
        return self.flood is not None and bool(set(card.split("-")) & set(self.flood.split("-")))

    def holds(self, seat: int, plot: str) -> bool:
        return plot in self.plots and self.plots[plot].owner == seat

    def is_new(self, plot: str) -> bool:
        """N3.11, N7.2: the player to move has no such field or Monument now."""
        return not self.holds(self.turn, plot)

    # What is legal ----------------------------------------------------------------------------------------

    def refuse(self, move: WholeMove) -> str | None:
        """The ruling that forbids a move of the player whose turn it is; None if it is legal (N9)."""
        if self.over:
            return "N4.3"
        if isinstance(move, Trade):
            return self.refuse_trade(move)
        if isinstance(move, Plant):
            return self.refuse_planting(move.planting)
        if isinstance(move, Speculate):
            return self.refuse_speculation(move.cards)
        return None

    def refuse_trade(self, move: Trade) -> str | None:
        """N3.9."""
        mine = [(card, "hand") for card in self.hands[self.turn]]
        mine += [(card, "storage") for card in self.storage[self.turn]]
        if len(move.gifts) == 2 and not Counter(move.gifts) - Counter(mine):
            return None
        return "N3.7" if move.kind == "market" else "N3.8"

    def refuse_speculation(self, cards: Sequence[str]) -> str | None:
        in_hand = not Counter(cards) - Counter(self.hands[self.turn])
        if len(cards) not in (1, 2) or not in_hand or any(card not in SPECULATIONS for card in cards):
            return "N3.15"
        return "N3.10" if any(self.is_flooded(card) for card in cards) else None

    def refuse_planting(self, planting: Planting) -> str | None:
        """N9, in its order."""
        if not planting or any(plot not in PLOTS or cards < 1 for plot, cards in planting.items()):
            return "N3.12"
        if not self.options["monuments"] and any(plot in MONUMENTS for plot in planting):
            return "N2.3"
        if any(self.is_flooded(card_of(plot)) for plot in planting):
            return "N3.10"
        wanted: Counter[str] = Counter()
        for plot, cards in planting.items():
            wanted[card_of(plot)] += cards
        if wanted - Counter(self.hands[self.turn]):
            return "N3.12"
        monuments = [plot for plot in planting if plot in MONUMENTS]
        new_monuments = [plot for plot in monuments if self.is_new(plot)]
        if len(new_monuments) >= 2:
            return "N7.2"
        one_each = list(planting.values()) == [1, 1]
        if one_each and len(monuments) == 2 and len(new_monuments) == 1:
            return "N7.1"
        if not self.has_legal_shape(planting):
            return "N3.12"
        too_few = [self.too_few(plot, cards) for plot, cards in planting.items()]
        return next((number for number in ("N3.13", "N7.3", "N7.8") if number in too_few), None)

    def has_legal_shape(self, planting: Planting) -> bool:
        """N3.12 with N7.1 and N7.5: one of the three shapes, never two of them joined."""
        new = [plot for plot in planting if self.is_new(plot)]
        kinds = {card_of(plot) for plot in planting}
        cards = sum(planting.values())
        a = len(planting) == 1 and cards >= 2
        b = cards == 2 and len(kinds) == 2 and len(new) >= 1
        c = not new
        return a or b or c

    def too_few(self, plot: str, cards: int) -> str | None:
        """N3.13, N7.3, N7.6, N7.8: the ruling by which this number of cards is too few on a plot."""
        if not self.is_new(plot) or plot not in self.plots:
            return None
        rival = self.plots[plot]
        needed = rival.cards + 1
        if self.holds(self.turn, "sphinx"):
            needed -= 1
        if cards < needed:
            return "N7.3" if plot in MONUMENTS else "N3.13"
        if self.holds(rival.owner, "wall"):
            needed += 1
        return "N7.8" if cards < needed else None

    def imaginable_plantings(self) -> Iterator[Planting]:
        """All ways to lay cards of the hand on plots, from no card to the whole hand."""
        hand = Counter(self.hands[self.turn])
        ways = [[{crop: cards} for cards in range(hand[crop] + 1)] for crop in CROPS]
        ways.append(
            [
                dict(zip(MONUMENTS, stones, strict=True))
                for stones in product(range(hand[STONE] + 1), repeat=3)
                if sum(stones) <= hand[STONE]
            ]
        )
        for parts in product(*ways):
            whole = chain.from_iterable(part.items() for part in parts)
            yield {plot: cards for plot, cards in whole if cards}

    def legal_plantings(self) -> list[Planting]:
        return [planting for planting in self.imaginable_plantings() if self.refuse(Plant(planting)) is None]

    def legal_trades(self) -> list[Trade]:
        mine = [(card, "hand") for card in CARDS] + [(card, "storage") for card in CARDS]
        pairs = combinations_with_replacement(mine, 2)
        trades = [Trade(kind, pair) for pair in pairs for kind in ("market", "offering")]
        return [trade for trade in trades if self.refuse(trade) is None]

    def legal_speculations(self) -> list[Speculate]:
        plays = [*((card,) for card in SPECULATIONS), *combinations(SPECULATIONS, 2)]
        return [Speculate(cards) for cards in plays if self.refuse(Speculate(cards)) is None]

    # The end ----------------------------------------------------------------------------------------------

    def piles(self, seat: int) -> list[int]:
        """N8.1."""
        return sorted(self.storage[seat].count(crop) for crop in self.crops)

    def ranking(self) -> list[int]:
        """N8.1 to N8.3: the place of every seat."""
        piles = [self.piles(seat) for seat in range(self.players)]
        return [1 + sum(other > mine for other in piles) for mine in piles]

    # To compare -------------------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """The position in the form of `Table.position`."""

        def planted(names: Sequence[str]) -> dict[str, dict[str, int]]:
            there = {name: self.plots[name] for name in names if name in self.plots}
            return {name: {"owner": pile.owner, "cards": pile.cards} for name, pile in there.items()}

        played = {"owner": self.speculator, "cards": sorted(self.speculation, key=CARDS.index)}
        position: dict[str, Any] = {
            "players": self.players,
            "options": self.options,
            "first": self.first,
            "turn": self.turn,
            "step": "over" if self.over else "choose",
            "season": self.season,
            "hands": [counted(hand) for hand in self.hands],
            "storage": [counted(pile) for pile in self.storage],
            "fields": planted(CROPS),
            "monuments": planted(MONUMENTS),
            "speculation": played if self.speculation else None,
            "flood": self.flood,
            "flood_stack": counted(self.flood_stack),
            "discards": counted(self.discards),
            "pile": counted(self.draw_pile),
            "plague_aside": self.plague_aside,
            "drawn": [counted(cards) for cards in self.drawn],
            "draw": None,
            "pick": None,
        }
        shown = [counted(cards) for cards in self.shown]
        if shown != least_shown(position["drawn"], position["hands"]):
            position["shown"] = shown
        return position


def crops_in_play(players: int, classic: bool, out: Iterable[str] | None) -> list[str]:
    """N1.5, N2.1, N2.2."""
    if classic:
        return list(CROPS[:5])
    if out is None:
        return list(CROPS[: IN_PLAY[players]])
    crops = [crop for crop in CROPS if crop not in set(out)]
    assert len(crops) == IN_PLAY[players]
    return crops


def full_deck(crops: Sequence[str], monuments: bool, classic: bool) -> list[str]:
    """N1, N2.1, N2.3: every card of a table."""
    deck = [crop for crop in crops for _ in range(16 if classic else 14)]
    deck += [pair for pair in SPECULATIONS if set(pair.split("-")) <= set(crops)]
    return deck + [STONE] * (14 if monuments else 0) + [PLAGUE]


def card_of(plot: str) -> str:
    """The card that is planted there: a field's crop, or Stone."""
    return STONE if plot in MONUMENTS else plot


def no_cards(players: int) -> list[list[str]]:
    """An empty list of cards per seat."""
    return [[] for _ in range(players)]


def least_shown(drawn: Sequence[dict[str, int]], hands: Sequence[dict[str, int]]) -> list[dict[str, int]]:
    """N4.6: what was drawn and is not in the hand must have been shown."""
    return [dict(Counter(drew) - Counter(hand)) for drew, hand in zip(drawn, hands, strict=True)]


def spread(counts: dict[str, int]) -> list[str]:
    """`{"wheat": 2}` as `["wheat", "wheat"]`."""
    return [card for card, number in counts.items() for _ in range(number)]


def counted(cards: Iterable[str]) -> dict[str, int]:
    return dict(Counter(cards))
