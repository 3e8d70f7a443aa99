"""The protocol's types: all that a client may send, and all that it is sent. docs/protocol.md is about them, and
`typescript.py` turns them into the browser's.

What comes from outside is read by these, strictly; what goes out is made in `seen.py`, and a test reads all of it by
these.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

PROTOCOL = 1
MAX_MESSAGE = 4096  # bytes of one from a client

GameName = Literal["nile", "fertility"]
Level = Literal["farmer", "scribe", "vizier", "pharaoh"]
Locale = Literal["en", "de", "fr", "nl"]
Stage = Literal["open", "playing", "over", "closed"]
StandIn = Literal["crashed", "stalled", "nonsense", "gone", "clock", "resigned"]
EntryKind = Literal[
    "opened", "sat", "rose", "started", "step", "undo", "resigned", "ended", "back", "chat", "rematch", "closed"
]

CommandId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,40}$")]
SeatNumber = Annotated[int, Field(ge=0, le=5)]
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]
Token = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
TABLE_ID = r"^[A-Za-z0-9_-]{8,20}$"
TableId = Annotated[str, Field(pattern=TABLE_ID)]


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# From a client


class Hello(Message):
    """The first message: who listens, and what it has seen already."""

    type: Literal["hello"]
    protocol: int
    seat: SeatNumber | None = None  # which of one's seats to look from; the first, where none is said
    since: Version | None = None  # the last version seen; without it no history is sent
    locale: Locale = "en"
    invite: Token | None = None


class Look(Message):
    """Look from another of one's seats, where friends share a device."""

    type: Literal["look"]
    seat: SeatNumber


class Since(Message):
    """What came after a version: for a gap, or to read the game from its start."""

    type: Literal["since"]
    version: Version


class Step(Message):
    """Make a move, by its number or in words, decided on at `after`, the scene's `step_version`."""

    type: Literal["step"]
    id: CommandId
    seat: SeatNumber
    after: Version
    move: Annotated[int, Field(ge=0, le=100_000)] | Annotated[str, Field(min_length=1, max_length=200)]


class Undo(Message):
    type: Literal["undo"]
    id: CommandId
    seat: SeatNumber
    after: Version


class Resign(Message):
    type: Literal["resign"]
    id: CommandId
    seat: SeatNumber


class Back(Message):
    """A player whose clock ran out plays on."""

    type: Literal["back"]
    id: CommandId
    seat: SeatNumber


class Chat(Message):
    type: Literal["chat"]
    id: CommandId
    text: Annotated[str, Field(min_length=1, max_length=300)]


class Forecast(Message):
    """What a move would earn, where the game can say so before it is made; or why it is not allowed."""

    type: Literal["forecast"]
    id: CommandId | None = None  # repeated in the answer
    seat: SeatNumber
    move: Annotated[int, Field(ge=0, le=100_000)] | Annotated[str, Field(min_length=1, max_length=200)]


class Ping(Message):
    type: Literal["ping"]


class MessageId(BaseModel):
    """Of a message that is none, at least its id: whoever waits for its answer knows it by that."""

    id: CommandId


ClientMessage = Annotated[
    Hello | Look | Since | Step | Undo | Resign | Back | Chat | Forecast | Ping, Field(discriminator="type")
]
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


# To a client


class SeatInfo(Message):
    kind: Literal["person", "open", "bot"]
    name: str | None
    level: Level | None
    yours: bool
    kept: bool  # an open seat that waits for somebody
    away: bool
    resigned: bool


class TableInfo(Message):
    """A table as it stands in lists and on its door."""

    id: str
    game: GameName
    players: int
    options: dict[str, Any]
    public: bool
    onlookers: bool
    clock: float | None  # seconds for a turn
    stage: Stage
    version: int
    plies: int
    yours: bool  # you opened it
    seats: list[SeatInfo]
    turn: int | None
    commitment: str | None  # to the key of the dice, from the start
    key: str | None  # the key itself, once the game is over
    places: list[int] | None
    rematch: str | None
    created: float
    changed: float
    invite: str | None  # shown to those who sit here


class StandingInfo(Message):
    seat: int
    place: int
    counts: list[int]
    details: dict[str, int]


class Scene(Message):
    """The game as one seat, or an onlooker, sees it."""

    version: int
    step_version: int
    turn: int | None
    over: bool
    due: float | None  # when the clock of the seat to move runs out
    view: dict[str, Any]  # docs/referee.md describes a view
    moves: list[int] | None  # legal now, for whoever has to move
    can_undo: bool | None
    standings: list[StandingInfo] | None  # once the game is over; all the time in one that hides nothing


class EntryInfo(Message):
    """One thing that happened; which of the last fields there are depends on its kind."""

    version: int
    kind: EntryKind
    seat: int | None
    at: float
    events: list[dict[str, Any]] | None = None
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
    type: Literal["welcome"]
    protocol: int
    seat: int | None  # which one you look from
    table: TableInfo
    entries: list[EntryInfo]
    more: bool  # whether to ask for what came after the last of them
    scene: Scene | None


class Update(Message):
    type: Literal["news"]
    entries: list[EntryInfo]
    table: TableInfo | None = None  # where it has changed
    scene: Scene | None


class Ack(Message):
    """A wish was carried out and is safe; it led to this version."""

    type: Literal["ack"]
    id: str
    version: int


class RefusedInfo(Message):
    """Why not: a stable code, the ruling where one of a game's forbids it, and a sentence in your language."""

    type: Literal["refused"]
    id: str | None
    code: str
    ruling: str | None
    why: str


class ForecastInfo(Message):
    type: Literal["forecast"]
    id: str | None
    move: int | str
    earns: dict[str, Any] | None
    code: str | None
    ruling: str | None
    why: str | None


class Pong(Message):
    type: Literal["pong"]


ServerMessage = Annotated[Welcome | Update | Ack | RefusedInfo | ForecastInfo | Pong, Field(discriminator="type")]
SERVER_MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
