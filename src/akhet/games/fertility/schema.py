# pyright: strict
"""The types of Fertility in readable names: views, positions, events, moves, forecasts, options.

`position.py`, `notation.py` and `moves.py` make values of these types. `akhet schema` exports them, and the browser's
types are generated from that.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

from akhet.kernel.schema_types import Count, GameTypes, Length, Named, Range, Seat, StoodIn, Words

# Names

FertilityResource = Annotated[
    Literal["alabaster", "bovine", "papyrus", "grape"],
    Named("FertilityResource", "A resource, and a scene: they have the same four kinds (F1.1)."),
]
FertilityGood = Annotated[FertilityResource | Literal["wheat"], Named("FertilityGood", "A resource, or Wheat.")]
FertilityGift = Annotated[
    FertilityResource | Literal["monument"], Named("FertilityGift", "What a Quarry gives (F3.7).")
]
FertilityPiece = Annotated[
    Literal["obelisk", "pyramid", "sphinx", "temple"],
    Named("FertilityPiece", "A type of Monuments. It has no effect on play (F1.7)."),
]
FertilityTile = Annotated[
    Literal[
        "alabaster-alabaster",
        "alabaster-bovine",
        "alabaster-papyrus",
        "alabaster-grape",
        "bovine-bovine",
        "bovine-papyrus",
        "bovine-grape",
        "papyrus-papyrus",
        "papyrus-grape",
        "grape-grape",
    ],
    Named("FertilityTile", "A Valley tile: its two scenes, in their order (F1.3)."),
]
FertilityStep = Annotated[
    Literal[
        "board",
        "symbol",
        "start_turn",
        "first",
        "deal",
        "common",
        "row",
        "refill",
        "replace",
        "place",
        "quarry",
        "city",
        "pay",
        "exchange",
        "take",
        "remove",
        "over",
    ],
    Named("FertilityStep", "The step of a turn (F3.0). Chance comes next in those before `place`."),
]
FertilitySquare = Annotated[
    list[Count], Length(2), Named("FertilitySquare", "Row and column, counted from 0 at the top left (F2.1).")
]
FertilitySquares = Annotated[
    list[FertilitySquare],
    Length(2),
    Named("FertilitySquares", "The two squares of a tile, the left or upper one first."),
]
FertilityScenes = Annotated[
    list[FertilityResource], Length(2), Named("FertilityScenes", "The scene on each of a tile's two squares.")
]
FertilitySlot = Annotated[
    int,
    Range(0, 24),
    Named("FertilitySlot", "A Shop of a player: 0 to 3 a starting Shop, 4 + 3 × spot + place a Shop of a District."),
]

FertilityTiles = Annotated[
    dict[FertilityTile, Annotated[int, Range(1)]],
    Named("FertilityTiles", "Tiles by name; those of which there are none are left out."),
]
FertilityResources = Annotated[
    dict[FertilityResource, Annotated[int, Range(1)]],
    Named("FertilityResources", "Resources by name; those of which there are none are left out."),
]


# Options


class FertilityOptions(TypedDict):
    """The options of a table. What is missing was, or is, left to chance."""

    variant: Annotated[bool, "The variant for two players (F7.3)."]
    boards: NotRequired[
        Annotated[
            list[str],
            Length(0, 4),
            "From left to right by name, `II turned` for one upside down (F2.1); while chance draws, those laid.",
        ]
    ]
    symbol: NotRequired[Annotated[Count, "The board whose start symbol is covered (F2.2)."]]
    start_turn: NotRequired[Annotated[int, Range(0, 3), "Quarter turns of the starting tile (F2.2)."]]
    first: NotRequired[Annotated[Seat, "The seat that begins (F2.4)."]]
    pieces: NotRequired[Annotated[list[FertilityPiece], Length(2, 4), "The Monuments of each seat (F1.7)."]]


class FertilityOptionsRequest(TypedDict, total=False):
    """The options that can be asked for when a table is opened. What is missing is as usual, or left to chance."""

    variant: Annotated[bool, "The variant for two players (F7.3)."]
    boards: Annotated[
        Annotated[list[str], Length(3, 4)] | None,
        "From left to right by name, `II turned` for one upside down (F2.1).",
    ]
    symbol: Annotated[Count | None, "The board whose start symbol is covered (F2.2); only with `boards`."]
    start_turn: Annotated[Annotated[int, Range(0, 3)] | None, "Quarter turns of the starting tile (F2.2)."]
    first: Annotated[Seat | None, "The seat that begins (F2.4)."]
    pieces: Annotated[
        Annotated[list[FertilityPiece], Length(2, 4)] | None,
        "The Monuments of each seat, all different (F1.7). By default seat 0 has obelisks, seat 1 pyramids and so on.",
    ]


# Positions


class FertilityTurnSoFar(TypedDict):
    """What happened in this turn, and what is still due."""

    built: Annotated[bool, "A District was built, or is being paid for."]
    supplied: Annotated[bool, "Something was supplied: it is too late to build (F3.0)."]
    buying: Annotated[str | None, "The District that is being paid for, in step `pay`."]
    owed: Annotated[Count, "Goods still to pay."]
    exchange: Annotated[FertilitySlot | None, "The exchange Shop whose choice is due, in step `exchange`."]
    quarries: Annotated[list[FertilitySquare], Length(0, 6), "Quarries that wait for a choice, in order."]


class FertilityPosition(TypedDict):
    """Everything: nothing is hidden but what comes next (F6.3)."""

    players: Annotated[int, Range(2, 4)]
    options: Annotated[FertilityOptions, "Without `first`; `pieces` is always there, the others once they are decided."]
    first: Annotated[Seat | None, "The seat that began; null until chance has decided."]
    turn: Annotated[Seat | None, "The seat to move; null before the first turn."]
    step: FertilityStep
    last_turns: Annotated[Count, "Turns left once the end is set off, this one counted; 0 before."]
    valley: Annotated[
        list[str],
        Length(8),
        "Eight rows: `.` desert, `a b p g` printed resources, `~` water, `w` wheat, `A B P G` scenes, "
        "`0` to `3` the Monument of a seat; blank where no board lies yet.",
    ]
    pools: Annotated[list[FertilityTiles], "The Personal Pools, one per seat."]
    common: Annotated[FertilityTiles, "The Common Pool."]
    gone: Annotated[FertilityTiles, "Tiles discarded or removed, face up."]
    placed: Annotated[FertilityTiles, "Tiles in the Valley."]
    unseen: Annotated[FertilityTiles, "Tiles of pile and box together (F2.3)."]
    pile_size: Annotated[Count, "Tiles that will still be drawn."]
    row: Annotated[list[str], Length(0, 4), "The Districts on offer (F2.4)."]
    metropolis: Annotated[list[list[str]], "Districts in the order built, one list per seat (F4.3)."]
    tokens: Annotated[list[dict[str, FertilityResources]], "Resources on the Shops, by slot, one per seat."]
    beside: Annotated[FertilityResources, "Goods beside the board of the seat to move."]
    stock: FertilityResources
    wheat: Annotated[list[Count], "One per seat."]
    monuments: Annotated[list[Count], "Not yet placed, one per seat."]
    turn_so_far: FertilityTurnSoFar


class FertilityView(FertilityPosition):
    """What one seat may know: the position, and whose view it is (F6.3)."""

    seat: Annotated[Seat | None, "Null for a spectator."]


# Events


class FertilityBoardLaid(TypedDict):
    """A board was laid (F2.1)."""

    event: Literal["board"]
    place: Annotated[int, Range(0, 3), "From the left."]
    board: str
    turned: bool


class FertilityStart(TypedDict):
    """The starting tile was laid (F2.2)."""

    event: Literal["start"]
    square: Annotated[FertilitySquare, "Its top left."]
    turn: Annotated[int, Range(0, 3), "Quarter turns."]


class FertilityBegins(TypedDict):
    event: Literal["begins"]
    seat: Seat


class FertilityDealt(TypedDict):
    """A tile joined a Personal Pool (F2.3)."""

    event: Literal["dealt"]
    seat: Seat
    tile: FertilityTile


class FertilityShowedTile(TypedDict):
    """A tile joined the Common Pool."""

    event: Literal["tile"]
    tile: FertilityTile


class FertilityShowedDistrict(TypedDict):
    """A District joined the row."""

    event: Literal["district"]
    district: str


class FertilityTurn(TypedDict):
    event: Literal["turn"]
    seat: Seat


class FertilityPlaced(TypedDict):
    """A tile was placed (F3.1)."""

    event: Literal["placed"]
    seat: Seat
    tile: FertilityTile
    squares: FertilitySquares
    scenes: FertilityScenes


class FertilityDiscarded(TypedDict):
    """No tile fitted, and one was discarded (F3.3)."""

    event: Literal["discarded"]
    seat: Seat
    tile: FertilityTile


class FertilityEarned(TypedDict):
    """Goods earned by scenes, prints or Wheat (F3.4 to F3.6)."""

    event: Literal["earned"]
    seat: Seat
    good: FertilityGood
    count: Count


class FertilityMissed(TypedDict):
    """Goods that Stock or Storehouse could not give or take (F3.9)."""

    event: Literal["missed"]
    seat: Seat
    good: FertilityGood
    count: Count


class FertilityQuarried(TypedDict):
    """The choice at a Quarry (F3.7)."""

    event: Literal["quarried"]
    seat: Seat
    square: FertilitySquare
    good: FertilityGift


class FertilityEmptyQuarry(TypedDict):
    """A Quarry had nothing to give."""

    event: Literal["empty_quarry"]
    seat: Seat
    square: FertilitySquare


class FertilityBuilt(TypedDict):
    """A District was paid in full and stands on the next spot (F4.3)."""

    event: Literal["built"]
    seat: Seat
    district: str


class FertilityPaid(TypedDict):
    event: Literal["paid"]
    seat: Seat
    good: FertilityGood


class FertilitySupplied(TypedDict):
    """A resource went onto a Shop (F5.1)."""

    event: Literal["supplied"]
    seat: Seat
    slot: FertilitySlot
    good: FertilityResource


class FertilityFilled(TypedDict):
    """A Shop is full."""

    event: Literal["filled"]
    seat: Seat
    slot: FertilitySlot


class FertilityExchanged(TypedDict):
    """A resource went from the Stock onto a Shop (F5.5)."""

    event: Literal["exchanged"]
    seat: Seat
    slot: FertilitySlot
    good: FertilityResource


class FertilityExchangeLost(TypedDict):
    """An exchange Shop had no choice that could be placed (F5.5)."""

    event: Literal["exchange_lost"]
    seat: Seat
    slot: FertilitySlot


class FertilityReturned(TypedDict):
    """Goods went back to the Stock (F6.1)."""

    event: Literal["returned"]
    seat: Seat
    good: FertilityResource
    count: Count


class FertilityTook(TypedDict):
    """A tile was taken from the Common Pool (F6.2)."""

    event: Literal["took"]
    seat: Seat
    tile: FertilityTile


class FertilityRemoved(TypedDict):
    """A tile of the Common Pool was removed, in the variant (F7.3)."""

    event: Literal["removed"]
    seat: Seat
    tile: FertilityTile


class FertilityLastTurns(TypedDict):
    """The end is set off (F7.1)."""

    event: Literal["last_turns"]
    seat: Annotated[Seat, "The seat that plays the first of them."]


class FertilityEnded(TypedDict):
    event: Literal["ended"]


FertilityEvent = Annotated[
    FertilityBoardLaid
    | FertilityStart
    | FertilityBegins
    | FertilityDealt
    | FertilityShowedTile
    | FertilityShowedDistrict
    | FertilityTurn
    | FertilityPlaced
    | FertilityDiscarded
    | FertilityEarned
    | FertilityMissed
    | FertilityQuarried
    | FertilityEmptyQuarry
    | FertilityBuilt
    | FertilityPaid
    | FertilitySupplied
    | FertilityFilled
    | FertilityExchanged
    | FertilityExchangeLost
    | FertilityReturned
    | FertilityTook
    | FertilityRemoved
    | FertilityLastTurns
    | FertilityEnded
    | StoodIn,
    Named("FertilityEvent", "Something that happened, told apart by `event`."),
]


# Moves


class FertilityDone(TypedDict):
    """End building and supplying."""

    say: Words
    verb: Literal["done"]


class FertilityPlace(TypedDict):
    """Place a tile."""

    say: Words
    verb: Literal["place"]
    what: FertilityScenes
    where: FertilitySquares


class FertilityTileMove(TypedDict):
    """Discard a tile that fits nowhere; take or remove one of the Common Pool."""

    say: Words
    verb: Literal["discard", "take", "remove"]
    what: FertilityTile


class FertilityQuarry(TypedDict):
    """Choose what a Quarry gives."""

    say: Words
    verb: Literal["quarry"]
    what: FertilityGift


class FertilityBuild(TypedDict):
    """Build a District."""

    say: Words
    verb: Literal["build"]
    what: Annotated[int, Range(0, 39), "The number of the District in the set."]


class FertilityPay(TypedDict):
    """Pay one good for a District."""

    say: Words
    verb: Literal["pay"]
    what: FertilityGood


class FertilityShopPlace(TypedDict):
    """A Shop of a Metropolis."""

    shop: Annotated[int, Range(0, 3), "Of the starting Shops, or of its District."]
    spot: Annotated[Annotated[int, Range(0, 6)] | None, "Of its District; null for a starting Shop."]


class FertilityShopMove(TypedDict):
    """Supply a resource to a Shop, or put the choice of an exchange Shop onto one."""

    say: Words
    verb: Literal["supply", "exchange"]
    what: FertilityResource
    where: FertilityShopPlace


FertilityMove = Annotated[
    FertilityDone
    | FertilityPlace
    | FertilityTileMove
    | FertilityQuarry
    | FertilityBuild
    | FertilityPay
    | FertilityShopMove,
    Named("FertilityMove", "An action of the table as data, told apart by `verb`."),
]


class FertilityForecast(TypedDict):
    """What a placement would earn, by cause, before Stock and Storehouse set their limits (F3.4 to F3.7)."""

    scenes: FertilityResources
    printed: FertilityResources
    wheat: Count
    quarries: Annotated[Count, "Squares that would become Quarries."]


# Results and components


class FertilityDetails(TypedDict):
    """The details of a standing: Debens by heading, and the resources that decide between equals (F7.2, F8)."""

    generic: Count
    specialised: Count
    statues: Count
    monuments: Count
    wheat: Count
    debens: Annotated[Count, "The sum of the headings."]
    resources: Annotated[Count, "On the Metropolis; fewer are better."]


FertilityIcon = Annotated[
    FertilityResource | Literal["any"], Named("FertilityIcon", "What an icon of a Shop takes (F1.9).")
]


class FertilityPaysDebens(TypedDict):
    kind: Literal["debens"]
    debens: Count


class FertilityPaysWheat(TypedDict):
    """One Wheat for the Storehouse."""

    kind: Literal["wheat"]


class FertilityPaysGods(TypedDict):
    """Statues of one or two gods."""

    kind: Literal["gods"]
    gods: Annotated[list[str], Length(1, 2)]


class FertilityPaysAnyGod(TypedDict):
    """A statue that counts as any god."""

    kind: Literal["any_god"]


class FertilityPaysEach(TypedDict):
    """Debens for each token of one resource in the Metropolis."""

    kind: Literal["each"]
    debens: Count
    resource: FertilityResource


class FertilityPaysExchange(TypedDict):
    """One of three resources, at once."""

    kind: Literal["exchange"]
    resources: Annotated[list[FertilityResource], Length(3)]


FertilityPayment = Annotated[
    FertilityPaysDebens
    | FertilityPaysWheat
    | FertilityPaysGods
    | FertilityPaysAnyGod
    | FertilityPaysEach
    | FertilityPaysExchange,
    Named("FertilityPayment", "What a full Shop pays, told apart by `kind` (F1.9)."),
]


class FertilityShop(TypedDict):
    """A Shop (F1.9): in the notation of `components.toml`, and as data."""

    needs: Annotated[str, "Letters `A B P G`, `*` for any resource."]
    pays: Annotated[str, "`4 debens`, `wheat`, one or two gods, `any god`, `3 each G` or `exchange A B P`."]
    icons: Annotated[list[FertilityIcon], Length(1, 9), "`needs` as data."]
    payment: Annotated[FertilityPayment, "`pays` as data."]


FertilityStartShops = Annotated[
    list[FertilityShop], Length(4), Named("FertilityStartShops", "The starting Shops of a Metropolis.")
]


class FertilityDistrict(TypedDict):
    """A District (F1.4)."""

    name: str
    cost: Count
    shops: Annotated[list[FertilityShop], Length(1, 3)]


class FertilityBoard(TypedDict):
    """A board (F1.2)."""

    name: str
    rows: Annotated[str, "Eight lines of four squares."]


class FertilitySet(TypedDict):
    """The components (F1), with the notation of the Shops as data too."""

    name: str
    reconstruction: Annotated[bool, "Whether the set is a reconstruction of the printed one."]
    gods: Annotated[list[str], Length(1, 8)]
    wheat_scale: Annotated[list[Count], Length(11), "Debens for 0 to 10 Wheat (F1.8)."]
    god_scale: Annotated[list[Count], Length(2, 9), "Debens for no god, one, two, up to all of them."]
    starting_tile: Annotated[list[FertilityResource], Length(4), "Its scenes, clockwise from its top left (F1.3)."]
    metropolises: Annotated[list[FertilityStartShops], Length(4), "The starting Shops of each seat, 0 to 3 (F1.6)."]
    tiles: Annotated[dict[str, Count], "How many of each tile, by its two letters."]
    boards: Annotated[list[FertilityBoard], Length(4)]
    districts: Annotated[list[FertilityDistrict], Length(40)]


TYPES = GameTypes(
    view=FertilityView,
    position=FertilityPosition,
    event=FertilityEvent,
    move=FertilityMove,
    options=FertilityOptions,
    options_request=FertilityOptionsRequest,
    details=FertilityDetails,
    set=FertilitySet,
    forecast=FertilityForecast,
)
