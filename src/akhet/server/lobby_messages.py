"""The types of the lobby's requests and answers. docs/protocol.md explains them."""

from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from akhet.kernel.manifest import OptionKind
from akhet.server.messages import (
    GameEvent,
    GameName,
    GameView,
    Level,
    Message,
    SeatNumber,
    SetHash,
    StandIn,
    StandingInfo,
    TableSet,
    Token,
)
from akhet.table import MAX_NAME

MOST_LISTED = 100  # tables in one answer
LONGEST_CLOCK = 30 * 24 * 3600.0

Name = TypeAliasType("Name", Annotated[str, Field(min_length=1, max_length=MAX_NAME)])
OptionsGiven = TypeAliasType("OptionsGiven", dict[str, bool | int | list[str] | None])
PieceName = TypeAliasType(
    "PieceName",
    Annotated[str, Field(min_length=1, max_length=MAX_NAME, description="One of the `pieces` of a game.")],
)
Ply = TypeAliasType("Ply", Annotated[int, Field(ge=0, le=1_000_000)])
# Both parts are needed: two tables may have changed at the same moment.
Place = TypeAliasType(
    "Place",
    Annotated[
        str,
        Field(
            pattern=r"^[0-9]{1,12}(\.[0-9]{1,20})?,[A-Za-z0-9_-]{8,20}$",
            description="Where a list ended: the `changed` and the `id` of its last table.",
        ),
    ],
)
# A type that each game defines in its `schema.py`. `akhet schema` puts those in its place.
GameMove = TypeAliasType("GameMove", dict[str, Any])
GameSet = TypeAliasType("GameSet", dict[str, Any])


class FaultInfo(Message):
    """An entry of a set of components that is wrong."""

    entry: str
    """Its path in the file; empty for the whole file."""
    ruling: str | None
    """The rule of the game that it does not fit."""
    why: str
    """A sentence in your language."""


class RefusalInfo(Message):
    """A request was refused."""

    code: str
    """Stable, for programs."""
    ruling: str | None
    """The rule of the game that forbids it, if one does."""
    why: str
    """A sentence in your language."""
    faults: list[FaultInfo] | None = None
    """Of a set of components: everything that is wrong with it."""


# People


class Me(Message):
    name: str | None
    """Null if you are not a guest yet."""


class NewName(Message):
    name: Name


class Code(Message):
    """A code to become the same guest on another device. It is sent once; the server keeps only its hash."""

    code: str
    seconds: float | None
    """How long it is valid; null: until the next one is made."""


class GivenCode(Message):
    code: Annotated[str, Field(min_length=8, max_length=60)]


# Games


class OptionInfo(Message):
    """An option of a game, for a form. The texts are in your language."""

    name: str
    kind: OptionKind
    default: bool | int | str | list[str] | None
    """Null: left to chance, or to the rules."""
    choices: list[str]
    """Of a list or a number; empty: any."""
    label: str
    """The id of the message that names it."""
    text: str
    """Its name."""
    hint: str | None
    """A sentence about it."""
    choice_texts: list[str]
    """The names of the choices."""
    count: int | None
    """A list has exactly so many, all different."""
    ordered: bool
    """Whether the order of a list matters."""
    turns: bool
    """Whether each name of a list may be followed by ` turned`."""
    ruling: str
    """The rule of the game that grants it."""
    closed: RefusalInfo | None
    """Why it cannot be chosen with these players and the other options."""


class OptionsRequest(Message):
    """Ask what can be chosen at a table with so many players, once these options are chosen."""

    players: Annotated[int, Field(ge=2, le=6)]
    options: OptionsGiven = Field(default_factory=dict)
    components: SetHash | None = None
    """The set of components; by default the one that comes with the game."""


class PiecesInfo(Message):
    """Sets of pieces. Each seat has one of them, no two the same; they have no effect on play."""

    names: list[str]
    texts: list[str]
    """Their names in your language."""
    text: str
    """What is chosen, in your language: a type of Monuments."""
    ruling: str | None
    """The rule of the game that grants the choice."""


class GameInfo(Message):
    game: GameName
    title: str
    """As printed on the box."""
    rules: str
    """The version of the rules."""
    components: str
    """The hash of the set of components that comes with the game."""
    sets: bool
    """Whether an owner can write down a set of their own."""
    players: list[int]
    default_players: int
    hides: bool
    """Whether seats see different things."""
    options: list[OptionInfo]
    """As far as they do not depend on the number of players and on each other."""
    pieces: PiecesInfo | None
    """The sets of pieces to choose from; null if seats differ by colour only."""
    actions: list[str]
    """Every action in words, in the order of the numbers."""
    levels: list[Level]
    """Of the bots, weakest first."""


class SetInfo(TableSet):
    """A set of components that you may choose."""

    own: bool
    """Whether you uploaded it."""


# Tables


class SeatRequest(Message):
    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    """Of a friend on the same device."""
    level: Level | None = None
    piece: PieceName | None = None
    """Its set of pieces; by default one that nobody chooses."""


class TableRequest(Message):
    game: GameName
    seats: Annotated[list[SeatRequest], Field(min_length=2, max_length=6)]
    options: OptionsGiven = Field(default_factory=dict)
    public: bool = False
    onlookers: bool = True
    """Whether spectators may watch."""
    clock: Annotated[float, Field(gt=0, le=LONGEST_CLOCK)] | None = None
    """Seconds per turn."""
    components: SetHash | None = None
    """The set of components; by default the one that comes with the game."""


class SitRequest(Message):
    seat: SeatNumber | None = None
    invite: Token | None = None
    piece: PieceName | None = None
    """Your set of pieces; by default one that nobody chooses."""


# Replays


class ReplayStep(Message):
    """One ply of a finished game, with every card in it; the first is the deal."""

    seat: int | None
    """The seat that moved; null for the deal."""
    say: str | None
    """The move in words."""
    stand_in: StandIn | None
    events: list[GameEvent]


class ReplayScene(Message):
    """A position of a finished game, from every seat."""

    ply: int
    plies: int
    """How many there are."""
    turn: int | None
    """The seat that moves next; null at the end."""
    step: ReplayStep
    """The ply that led here."""
    views: list[GameView]
    """One per seat; docs/referee.md describes a view."""
    standings: list[StandingInfo]
    """As if the game had ended here."""


class BranchRequest(Message):
    """Continue from a position of a finished game, with people on this device and bots."""

    ply: Ply
    seats: Annotated[list[SeatRequest], Field(min_length=2, max_length=6)]
    """One per seat of the game; none may be open."""
    invite: Token | None = None
