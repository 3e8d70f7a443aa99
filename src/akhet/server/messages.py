"""The types of the protocol: everything that a client may send over a WebSocket, and everything that it is sent.

docs/protocol.md explains them. `akhet schema` prints them as JSON Schema, and `make protocol` makes the browser's types
from that. Messages from clients are read with these types, strictly. Messages to clients are made in
`tables/payloads.py`; a test reads all of them with these types.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from typing_extensions import TypeAliasType

PROTOCOL = 1
MAX_MESSAGE = 4096  # bytes of one message from a client
TABLE_ID = r"^[A-Za-z0-9_-]{8,20}$"

GameName = TypeAliasType(
    "GameName",
    Annotated[str, Field(min_length=1, max_length=20, description="The name of a registered game.")],
)
Level = TypeAliasType("Level", Literal["farmer", "scribe", "vizier", "pharaoh"])
Locale = TypeAliasType("Locale", Literal["en", "de", "fr", "nl"])
Stage = TypeAliasType("Stage", Literal["open", "playing", "over", "closed"])
StandIn = TypeAliasType("StandIn", Literal["crashed", "stalled", "nonsense", "gone", "clock", "resigned"])
EntryKind = TypeAliasType(
    "EntryKind",
    Literal[
        "opened", "sat", "rose", "started", "step", "undo", "resigned", "ended", "back", "chat", "rematch", "closed"
    ],
)

CommandId = TypeAliasType("CommandId", Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,40}$")])
SeatNumber = TypeAliasType("SeatNumber", Annotated[int, Field(ge=0, le=5)])
Version = TypeAliasType("Version", Annotated[int, Field(ge=0, le=2**31 - 1)])
Token = TypeAliasType("Token", Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,40}$")])
SetHash = TypeAliasType("SetHash", Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")])
TableId = TypeAliasType("TableId", Annotated[str, Field(pattern=TABLE_ID)])

# Types that each game defines in its `schema.py`. `akhet schema` puts those in their place.
GameOptions = TypeAliasType("GameOptions", dict[str, Any])
GameView = TypeAliasType("GameView", dict[str, Any])
GameEvent = TypeAliasType("GameEvent", dict[str, Any])
GameForecast = TypeAliasType("GameForecast", dict[str, Any])


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, use_attribute_docstrings=True)


# From a client


class Hello(Message):
    """The first message of a connection."""

    type: Literal["hello"]
    protocol: int
    seat: SeatNumber | None = None
    """Which of your seats to look from; by default the first."""
    since: Version | None = None
    """The last version that you have seen; without it no history is sent."""
    locale: Locale = "en"
    invite: Token | None = None


class Look(Message):
    """Look from another of your seats: friends may share a device."""

    type: Literal["look"]
    seat: SeatNumber


class Since(Message):
    """Request the entries after a version: after a gap, or for the whole game."""

    type: Literal["since"]
    version: Version


class Step(Message):
    """Make a move."""

    type: Literal["step"]
    id: CommandId
    seat: SeatNumber
    after: Version
    """The `step_version` of the scene that the move was decided on."""
    move: Annotated[int, Field(ge=0, le=100_000)] | Annotated[str, Field(min_length=1, max_length=200)]
    """The number of an action, or the move in words."""


class Undo(Message):
    """Take back the last step."""

    type: Literal["undo"]
    id: CommandId
    seat: SeatNumber
    after: Version


class Resign(Message):
    type: Literal["resign"]
    id: CommandId
    seat: SeatNumber


class Back(Message):
    """Play again after the clock ran out."""

    type: Literal["back"]
    id: CommandId
    seat: SeatNumber


class Chat(Message):
    type: Literal["chat"]
    id: CommandId
    text: Annotated[str, Field(min_length=1, max_length=300)]


class Forecast(Message):
    """Ask what a move would earn, if the game can say so beforehand, or why it is not allowed."""

    type: Literal["forecast"]
    id: CommandId | None = None
    """Repeated in the answer."""
    seat: SeatNumber
    move: Annotated[int, Field(ge=0, le=100_000)] | Annotated[str, Field(min_length=1, max_length=200)]


class Ping(Message):
    type: Literal["ping"]


ClientMessage = TypeAliasType(
    "ClientMessage",
    Annotated[Hello | Look | Since | Step | Undo | Resign | Back | Chat | Forecast | Ping, Field(discriminator="type")],
)
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


class MessageId(BaseModel):
    """The id of an invalid message, so that the refusal can be matched to it."""

    id: CommandId


# To a client


class SeatInfo(Message):
    kind: Literal["person", "open", "bot"]
    name: str | None
    level: Level | None
    yours: bool
    kept: bool
    """An open seat that is reserved for somebody."""
    away: bool
    resigned: bool
    piece: str | None
    """Its set of pieces, where the game has several; null until it is chosen, or the game begins."""


class TableSet(Message):
    """A set of components."""

    hash: str
    """As in records."""
    name: str
    reconstruction: bool
    """Whether it stands in for printed components that are not known."""
    shipped: bool
    """Whether it comes with the game."""


class TableInfo(Message):
    """A table's summary, for lists and for its own page."""

    id: str
    game: GameName
    hides: bool
    """Whether the game hides something, so that seats see different things."""
    players: int
    options: GameOptions
    set: TableSet | None
    """Its set of components; null if the game has only its own."""
    public: bool
    onlookers: bool
    """Whether spectators may watch."""
    clock: float | None
    """Seconds per turn."""
    stage: Stage
    version: int
    plies: int
    yours: bool
    """Whether you opened it."""
    seats: list[SeatInfo]
    turn: int | None
    commitment: str | None
    """A hash of the random key, published when the game begins."""
    key: str | None
    """The random key, once the game is over."""
    places: list[int] | None
    rematch: str | None
    created: float
    changed: float
    invite: str | None
    """Only sent to those who sit here."""


class StandingInfo(Message):
    seat: int
    place: int
    counts: list[int]
    details: dict[str, int]


class Scene(Message):
    """The game as one seat, or a spectator, sees it."""

    version: int
    step_version: int
    turn: int | None
    over: bool
    due: float | None
    """When the clock of the seat to move runs out."""
    view: GameView
    """docs/referee.md describes a view."""
    moves: list[int] | None
    """The legal moves, in your turn."""
    can_undo: bool | None
    standings: list[StandingInfo] | None
    """Once the game is over; always in a game that hides nothing."""


class EntryInfo(Message):
    """One thing that happened. The optional fields depend on its kind."""

    version: int
    kind: EntryKind
    seat: int | None
    at: float
    events: list[GameEvent] | None = None
    stand_in: StandIn | None = None
    name: str | None = None
    names: list[str] | None = None
    text: str | None = None
    commitment: str | None = None
    places: list[int] | None = None
    key: str | None = None
    resigned: list[int] | None = None
    table: str | None = None


class Welcome(Message):
    """The current state: the answer to `hello`, `look` and `since`."""

    type: Literal["welcome"]
    protocol: int
    seat: int | None
    """The seat that you look from."""
    table: TableInfo
    entries: list[EntryInfo]
    more: bool
    """Whether there are more entries after the last of these."""
    scene: Scene | None


class Update(Message):
    """What just happened, and the game after it."""

    type: Literal["news"]
    entries: list[EntryInfo]
    table: TableInfo | None = None
    """Only if it has changed."""
    scene: Scene | None


class Ack(Message):
    """A command was executed and is on disk; it led to this version."""

    type: Literal["ack"]
    id: str
    version: int


class RefusedInfo(Message):
    """A command or message was refused."""

    type: Literal["refused"]
    id: str | None
    code: str
    """Stable, for programs."""
    ruling: str | None
    """The rule that forbids the move, if one does."""
    why: str
    """A sentence in your language."""


class ForecastInfo(Message):
    """The answer to `forecast`."""

    type: Literal["forecast"]
    id: str | None
    """Of the question; null if it had none."""
    move: int | str
    earns: GameForecast | None
    code: str | None
    ruling: str | None
    why: str | None


class Pong(Message):
    type: Literal["pong"]


ServerMessage = TypeAliasType(
    "ServerMessage",
    Annotated[Welcome | Update | Ack | RefusedInfo | ForecastInfo | Pong, Field(discriminator="type")],
)
SERVER_MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
