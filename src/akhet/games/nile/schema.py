# pyright: strict
"""The types of NILE in readable names: views, positions, events, moves, options.

`position.py`, `notation.py` and `moves.py` make values of these types. `akhet schema` exports them, and the browser's
types are generated from that.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

from akhet.kernel.schema_types import Count, GameTypes, Length, Named, Range, Seat, StoodIn, Words

# Names

NileCrop = Annotated[
    Literal["papyrus", "wheat", "lettuce", "castor", "flax", "grape", "onion"],
    Named("NileCrop", "One of the seven crops (N1.1)."),
]
NileSpeculationCard = Annotated[
    Literal[
        "papyrus-wheat",
        "papyrus-lettuce",
        "papyrus-castor",
        "papyrus-flax",
        "papyrus-grape",
        "papyrus-onion",
        "wheat-lettuce",
        "wheat-castor",
        "wheat-flax",
        "wheat-grape",
        "wheat-onion",
        "lettuce-castor",
        "lettuce-flax",
        "lettuce-grape",
        "lettuce-onion",
        "castor-flax",
        "castor-grape",
        "castor-onion",
        "flax-grape",
        "flax-onion",
        "grape-onion",
    ],
    Named("NileSpeculationCard", "A card with two crops (N1.2)."),
]
NileHandCard = Annotated[
    NileCrop | Literal["stone"] | NileSpeculationCard,
    Named("NileHandCard", "A card that can be in a hand: any but the Plague."),
]
NileCard = Annotated[NileHandCard | Literal["plague"], Named("NileCard", "Any card (N1).")]
NileMonument = Annotated[Literal["sphinx", "obelisk", "wall"], Named("NileMonument", "A Monument (N1.3).")]
NilePlot = Annotated[
    NileCrop | NileMonument, Named("NilePlot", "Where cards are planted: the field of a crop, or a Monument.")
]
NileStep = Annotated[
    Literal["deal", "first", "flood", "draw", "choose", "trade", "plant", "speculate", "over"],
    Named("NileStep", "The step of a turn (N3.0)."),
]
NileDrawFor = Annotated[Literal["market", "turn", "speculation"], Named("NileDrawFor", "What a draw is for.")]
NileTrade = Annotated[Literal["market", "offering"], Named("NileTrade", "The two trades (N3.9).")]
NilePlace = Annotated[Literal["hand", "storage"], Named("NilePlace", "Where a card of a trade comes from.")]
NileGift = Annotated[
    Literal[
        "papyrus from hand",
        "wheat from hand",
        "lettuce from hand",
        "castor from hand",
        "flax from hand",
        "grape from hand",
        "onion from hand",
        "stone from hand",
        "papyrus-wheat from hand",
        "papyrus-lettuce from hand",
        "papyrus-castor from hand",
        "papyrus-flax from hand",
        "papyrus-grape from hand",
        "papyrus-onion from hand",
        "wheat-lettuce from hand",
        "wheat-castor from hand",
        "wheat-flax from hand",
        "wheat-grape from hand",
        "wheat-onion from hand",
        "lettuce-castor from hand",
        "lettuce-flax from hand",
        "lettuce-grape from hand",
        "lettuce-onion from hand",
        "castor-flax from hand",
        "castor-grape from hand",
        "castor-onion from hand",
        "flax-grape from hand",
        "flax-onion from hand",
        "grape-onion from hand",
        "papyrus from storage",
        "wheat from storage",
        "lettuce from storage",
        "castor from storage",
        "flax from storage",
        "grape from storage",
        "onion from storage",
    ],
    Named("NileGift", "A card given in a trade, with where it comes from."),
]

NileCards = Annotated[
    dict[NileCard, Annotated[int, Range(1)]],
    Named("NileCards", "Cards by name; those of which there are none are left out."),
]
NileCrops = Annotated[
    dict[NileCrop, Annotated[int, Range(1)]],
    Named("NileCrops", "Crops by name; those of which there are none are left out."),
]


# Options


class NileOptions(TypedDict):
    """The options of a table, none left open but chance."""

    monuments: Annotated[bool, "With the Monuments (N7)."]
    classic: Annotated[bool, "The Classic deck (N1.5)."]
    out: NotRequired[Annotated[list[NileCrop], "Crops not in play (N2.2); missing with the Classic deck."]]
    first: NotRequired[Annotated[Seat, "The seat that begins (N2.5); missing where chance decided."]]


class NileOptionsRequest(TypedDict, total=False):
    """The options that can be asked for when a table is opened. What is missing is as usual, or left to chance."""

    monuments: Annotated[bool, "With the Monuments (N7)."]
    classic: Annotated[bool, "The Classic deck (N1.5)."]
    out: Annotated[list[NileCrop] | None, "Crops not in play (N2.2)."]
    first: Annotated[Seat | None, "The seat that begins (N2.5)."]


# Positions


class NilePlanted(TypedDict):
    """The cards on a field or a Monument, and whose they are."""

    owner: Seat
    cards: Annotated[int, Range(1)]


class NileSpeculation(TypedDict):
    """The Speculation cards in play (N5)."""

    owner: Seat
    cards: Annotated[list[NileSpeculationCard], Length(1, 2)]


NileDraw = TypedDict(
    "NileDraw",
    {
        "for": NileDrawFor,
        "seat": Seat,
        "owed": Annotated[int, Range(1), "Cards still to draw."],
        "plague_met": Annotated[Count, "How often this draw has met the Plague (N6.2)."],
    },
)


class NileTradePick(TypedDict):
    """A trade that is not complete."""

    trade: NileTrade
    given: Annotated[NileGift | None, "The first card, once it is picked."]


class NilePlantingPick(TypedDict):
    """A planting that is not complete."""

    planting: Annotated[
        dict[NilePlot, Annotated[int, Range(1)]], "Cards picked for each plot; they are still in the hand."
    ]


class NileSpeculationPick(TypedDict):
    """A speculation that is not complete."""

    speculating: Annotated[NileSpeculationCard, "The first card."]


NilePick = Annotated[
    NileTradePick | NilePlantingPick | NileSpeculationPick,
    Named("NilePick", "What the player to move has picked so far."),
]


class NileTable(TypedDict):
    """What is open to everybody, of a view and of a whole position alike."""

    players: Annotated[int, Range(2, 6)]
    options: NileOptions
    first: Annotated[Seat | None, "The seat that began; null until chance has decided."]
    turn: Annotated[Seat | None, "The seat to move; null before the first turn."]
    step: NileStep
    season: Annotated[int, Range(1), "Counted from 1 (N4.2)."]
    storage: Annotated[list[NileCrops], "One per seat; rivals' too, because every harvest and trade was open (N4.5)."]
    fields: dict[NileCrop, NilePlanted]
    monuments: dict[NileMonument, NilePlanted]
    speculation: NileSpeculation | None
    flood: Annotated[NileHandCard | None, "The newest Flood card, in force even when it is back in the pile (N4.1)."]
    flood_stack: NileCards
    discards: NileCards
    plague_aside: Annotated[bool, "The Plague lies aside until the next reshuffle."]
    draw: Annotated[NileDraw | None, "The draw under way."]
    pick: NilePick | None


class NileView(NileTable):
    """What one seat may know (N4.5, N4.6)."""

    seat: Annotated[Seat | None, "The seat whose view it is; null for a spectator, who has no hand."]
    hand: Annotated[NileCards, "Your own cards."]
    hand_sizes: Annotated[list[Count], "One per seat."]
    storage_sizes: Annotated[list[Count], "One per seat."]
    pile_size: Count
    drawn: Annotated[NileCards, "What you drew since the last reshuffle, played since or not."]
    drawn_sizes: Annotated[list[Count], "How many cards each seat drew since the last reshuffle."]
    shown: Annotated[
        list[NileCards], "What each seat has shown from the hand since the last reshuffle: planted, traded or played."
    ]
    unseen: Annotated[NileCards, "What the pile and the rivals' hands hold together."]
    bound: Annotated[NileCards, "The pile holds no more than this."]


class NilePosition(NileTable):
    """Everything, hidden cards too."""

    hands: Annotated[list[NileCards], "One per seat."]
    pile: NileCards
    drawn: Annotated[list[NileCards], "What each seat drew since the last reshuffle."]
    shown: NotRequired[
        Annotated[
            list[NileCards],
            "What each seat has shown from the hand since the last reshuffle; missing where it is just what was drawn "
            "and is not in the hand.",
        ]
    ]


# Events


class NileDealt(TypedDict):
    """A card of the opening hand (N2.4)."""

    event: Literal["dealt"]
    seat: Seat
    card: NotRequired[Annotated[NileHandCard, "Missing for everybody but the seat."]]


class NileBegins(TypedDict):
    event: Literal["begins"]
    seat: Seat


class NileTurn(TypedDict):
    event: Literal["turn"]
    seat: Seat


class NileFlooded(TypedDict):
    """A Flood card was turned up (N3.1)."""

    event: Literal["flooded"]
    card: NileHandCard


class NileLocusts(TypedDict):
    """The Plague was met (N6)."""

    event: Literal["locusts"]
    seat: Annotated[Seat | None, "The seat that drew it; null for the Flood."]


class NileEaten(TypedDict):
    """The locusts ate a plot (N6)."""

    event: Literal["eaten"]
    plot: NilePlot
    owner: Seat
    cards: Count


class NileReshuffled(TypedDict):
    """The pile ran out and was made anew (N4.2)."""

    event: Literal["reshuffled"]
    season: Annotated[Count, "The one that begins."]
    cards: Annotated[Count, "In the new pile."]


class NileSucceeded(TypedDict):
    """A Speculation card showed the flooded crop (N5.1)."""

    event: Literal["succeeded"]
    seat: Seat
    card: NileSpeculationCard
    cards: Annotated[Count, "How many it earns."]


class NileSpent(TypedDict):
    """A Speculation card was discarded."""

    event: Literal["spent"]
    card: NileSpeculationCard


class NileHarvested(TypedDict):
    """One card went from a flooded field to its owner's storage (N3.4)."""

    event: Literal["harvested"]
    seat: Seat
    crop: NileCrop
    left: Annotated[Count, "Cards left in the field."]


class NileWashed(TypedDict):
    """A Monument lost a Stone to the Flood (N3.6)."""

    event: Literal["washed"]
    plot: NileMonument
    owner: Seat
    left: Count


NileGave = TypedDict(
    "NileGave",
    {"event": Literal["gave"], "seat": Seat, "card": NileHandCard, "from": NilePlace},
)


class NileTraded(TypedDict):
    event: Literal["traded"]
    seat: Seat
    at: NileTrade


class NilePlantedEvent(TypedDict):
    """Cards were planted on a plot (N3.12)."""

    event: Literal["planted"]
    seat: Seat
    plot: NilePlot
    cards: Count


class NileOusted(TypedDict):
    """A larger planting drove out the owner of a plot (N3.13)."""

    event: Literal["ousted"]
    plot: NilePlot
    owner: Annotated[Seat, "The seat that lost it."]
    cards: Count


class NileSpeculated(TypedDict):
    event: Literal["speculated"]
    seat: Seat
    card: NileSpeculationCard


class NilePassed(TypedDict):
    """A player neither planted nor speculated."""

    event: Literal["passed"]
    seat: Seat


class NileDrew(TypedDict):
    """A card was drawn. Who drew how many is open, what is not (N4.5)."""

    event: Literal["drew"]
    seat: Seat
    card: NotRequired[Annotated[NileHandCard, "Missing for everybody but the seat."]]


class NileEnded(TypedDict):
    event: Literal["ended"]


NileEvent = Annotated[
    NileDealt
    | NileBegins
    | NileTurn
    | NileFlooded
    | NileLocusts
    | NileEaten
    | NileReshuffled
    | NileSucceeded
    | NileSpent
    | NileHarvested
    | NileWashed
    | NileGave
    | NileTraded
    | NilePlantedEvent
    | NileOusted
    | NileSpeculated
    | NilePassed
    | NileDrew
    | NileEnded
    | StoodIn,
    Named("NileEvent", "Something that happened, told apart by `event`."),
]


# Moves


class NilePlainMove(TypedDict):
    """A move that says nothing but its verb."""

    say: Words
    verb: Literal["done", "market", "offering"]


class NileGive(TypedDict):
    """Give a card in a trade."""

    say: Words
    verb: Literal["give"]
    what: NileHandCard
    where: Annotated[NilePlace, "Where the card comes from."]


class NilePut(TypedDict):
    """Pick a card for a plot."""

    say: Words
    verb: Literal["put"]
    what: NileCrop | Literal["stone"]
    where: NilePlot


class NilePlay(TypedDict):
    """Pick a Speculation card."""

    say: Words
    verb: Literal["play"]
    what: NileSpeculationCard


NileMove = Annotated[
    NilePlainMove | NileGive | NilePut | NilePlay,
    Named("NileMove", "An action of the table as data, told apart by `verb`."),
]


# Results and components

NileDetails = Annotated[
    dict[NileCrop, Count], Named("NileDetails", "The details of a standing: the pile of each crop in play (N8).")
]


class NileCardCounts(TypedDict):
    """How many cards there are."""

    crop: Annotated[int, "Of each crop in play (N1.1)."]
    crop_classic: Annotated[int, "Of each crop in the Classic deck (N1.5)."]
    stone: Annotated[int, "With the Monuments (N1.3)."]
    opening_hand: Annotated[int, "To each player (N2.4)."]


class NileSet(TypedDict):
    """The components, as `components.toml` has them."""

    name: str
    cards: NileCardCounts
    crops_in_play: Annotated[dict[str, int], "How many crops, by the number of players (N2.1)."]


TYPES = GameTypes(
    view=NileView,
    position=NilePosition,
    event=NileEvent,
    move=NileMove,
    options=NileOptions,
    options_request=NileOptionsRequest,
    details=NileDetails,
    set=NileSet,
)
