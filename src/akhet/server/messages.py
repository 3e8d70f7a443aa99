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
Level = TypeAliasType("Level", Literal["fisher", "farmer", "scribe", "vizier", "pharaoh"])
Locale = TypeAliasType("Locale", Literal["en", "de", "fr", "nl"])
Stage = TypeAliasType("Stage", Literal["open", "playing", "over", "closed"])
StandIn = TypeAliasType("StandIn", Literal["crashed", "stalled", "nonsense", "gone", "clock", "resigned"])
CloseReason = TypeAliasType("CloseReason", Literal["unused", "idle", "late", "operator"])
EntryKind = TypeAliasType(
    "EntryKind",
    Literal[
        "opened", "sat", "rose", "started", "step", "undo", "resigned", "ended", "back", "chat", "rematch", "closed",
        "hint", "invited", "freed",
    ],
)  # fmt: skip
HintDepth = TypeAliasType("HintDepth", Literal["nudge", "candidates", "reason"])

PresetName = TypeAliasType(
    "PresetName",
    Literal[
        "hello", "luck", "good-move", "close", "thanks", "sorry", "moment", "no-hurry", "well-played", "rematch", "bye",
    ],
)  # fmt: skip

CommandId = TypeAliasType("CommandId", Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,40}$")])
SeatNumber = TypeAliasType("SeatNumber", Annotated[int, Field(ge=0, le=5)])
Version = TypeAliasType("Version", Annotated[int, Field(ge=0, le=2**31 - 1)])
Token = TypeAliasType("Token", Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,40}$")])
Hex64 = TypeAliasType("Hex64", Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")])
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
    seat: SeatNumber | None
    """Null: as a spectator sees it, while the device changes hands."""


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


class Preset(Message):
    """Send a message that each reader gets in their own language."""

    type: Literal["preset"]
    id: CommandId
    preset: PresetName


class Forecast(Message):
    """Ask what a move would earn, if the game can say so beforehand, or why it is not allowed."""

    type: Literal["forecast"]
    id: CommandId | None = None
    """Repeated in the answer."""
    seat: SeatNumber
    move: Annotated[int, Field(ge=0, le=100_000)] | Annotated[str, Field(min_length=1, max_length=200)]


class AskHint(Message):
    """Ask what a strong player would do in your own turn, and why."""

    type: Literal["hint"]
    id: CommandId | None = None
    """Repeated in the answer."""
    seat: SeatNumber
    depth: HintDepth = "reason"


class Ping(Message):
    type: Literal["ping"]


ClientMessage = TypeAliasType(
    "ClientMessage",
    Annotated[
        Hello | Look | Since | Step | Undo | Resign | Back | Chat | Preset | Forecast | AskHint | Ping,
        Field(discriminator="type"),
    ],
)
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


class MessageId(BaseModel):
    """The id of an invalid message, so that the refusal can be matched to it."""

    id: CommandId


# To a client


class SeatRating(Message):
    """A rating, in whole points."""

    rating: int
    margin: int
    """With 95 % certainty it is not farther off than that. 0 for a bot, whose rating is fixed."""
    provisional: bool
    """Whether it is so uncertain that it is shown with a question mark."""


class RatingChange(SeatRating):
    """A rating after a game."""

    before: int
    left: bool
    """Whether this player left, and so came last."""


class SeatInfo(Message):
    kind: Literal["person", "open", "bot"]
    name: str | None
    """Of a reserved seat: whom it is reserved for, told only to those at the table."""
    level: Level | None
    yours: bool
    kept: bool
    """An open seat that is reserved for somebody."""
    away: bool
    resigned: bool
    piece: str | None
    """Its set of pieces, where the game has several; null until it is chosen, or the game begins."""
    random: str | None
    """What its player contributed to the random key: 32 bytes in hexadecimal digits."""


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
    hints: bool
    """Whether players may ask for hints."""
    rated: bool
    """Whether the result changes the players' ratings."""
    stage: Stage
    version: int
    plies: int
    yours: bool
    """Whether you opened it."""
    seats: list[SeatInfo]
    turn: int | None
    commitment: str | None
    """A hash of the server's secret, published when the table is opened. Null for a lesson."""
    secret: str | None
    """The server's secret, once the game is over. With what the seats contributed, it gives the random key."""
    key: str | None
    """The random key, once the game is over."""
    places: list[int] | None
    rating_changes: list[RatingChange | None] | None
    """After a rated game, per seat; null for a bot, and for a player whose data were deleted."""
    rematch: str | None
    created: float
    changed: float
    invite: str | None
    """Only sent to those who sit here."""
    duplicate: str | None = None
    """The day whose duplicate is played here; null at any other table."""
    match: str | None = None
    """The duplicate match of which this game is a board."""


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
    preset: PresetName | None = None
    """Of a chat message: which one it is in every language. `text` is its English sentence."""
    hidden: bool | None = None
    """True for a chat message of somebody whom you do not want to read: its text is empty."""
    commitment: str | None = None
    random: str | None = None
    contributions: list[str | None] | None = None
    places: list[int] | None = None
    secret: str | None = None
    key: str | None = None
    resigned: list[int] | None = None
    table: str | None = None
    reason: CloseReason | None = None
    depth: HintDepth | None = None
    """Of a hint."""


class Welcome(Message):
    """The current state: the answer to `hello`, `look` and `since`."""

    type: Literal["welcome"]
    protocol: int
    seat: int | None
    """The seat that you look from."""
    table: TableInfo
    connected: list[int]
    """The seats of people who have the table open."""
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


class Presence(Message):
    """Somebody has opened the table or left it."""

    type: Literal["presence"]
    connected: list[int]
    """The seats of people who have the table open."""


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


class HintMove(Message):
    move: int
    """Its number."""
    say: str
    """The move in words."""


class HintPlan(Message):
    """A way to play the decision."""

    moves: list[int]
    chance: float | None
    """Of winning, from 0 to 1. This and the other numbers only with the full reason."""
    error: float | None
    """The standard error of that."""
    score: float | None
    """Expected at the end: the number that the ranking compares first."""
    worlds: int | None
    """In how many deals of the unknown cards it was tried."""


class HintReason(Message):
    """Why the first plan is good: the message `<game>-hint-<code>`, with these values."""

    code: str
    values: dict[str, str | int | float]


class HintInfo(Message):
    """The answer to `hint`: the suggested rest of the turn. It uses only what the seat may know."""

    type: Literal["hint"]
    id: str | None
    """Of the question; null if it had none."""
    version: int
    """The `step_version` of the scene that it is for."""
    depth: HintDepth
    topic: str | None
    """What the decision is about, as in reviews; null if there is nothing to choose."""
    moves: list[HintMove]
    """Up to the end of the turn, or to the next card or tile that is revealed. Only with the full reason."""
    ends: bool
    """Whether the turn ends with them."""
    plans: list[HintPlan]
    """The best plans, first the suggested one; as candidates, in an order that tells nothing. Empty in a nudge, and
    if there is nothing to choose."""
    close: bool | None
    """Whether the first two are too close to call. Only with the full reason."""
    reasons: list[HintReason]
    """The strongest first. A nudge has one at most, without its values."""


class Notice(Message):
    """A notice of the operator to everybody who is connected, such as that the server will stop."""

    type: Literal["notice"]
    text: str


class Pong(Message):
    type: Literal["pong"]


ServerMessage = TypeAliasType(
    "ServerMessage",
    Annotated[
        Welcome | Update | Presence | Ack | RefusedInfo | ForecastInfo | HintInfo | Notice | Pong,
        Field(discriminator="type"),
    ],
)
SERVER_MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
