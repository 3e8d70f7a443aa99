"""The types of the lobby's requests and answers. docs/protocol.md explains them."""

from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from akhet.kernel.manifest import OptionKind
from akhet.server.messages import (
    EntryInfo,
    ForecastInfo,
    GameEvent,
    GameName,
    GameView,
    Hex64,
    HintDepth,
    HintMove,
    HintReason,
    Level,
    Message,
    Scene,
    SeatNumber,
    SeatRating,
    SetHash,
    Stage,
    StandIn,
    StandingInfo,
    TableId,
    TableInfo,
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
# Among the futures of a decision.
FutureNumber = TypeAliasType("FutureNumber", Annotated[int, Field(ge=0, le=9)])
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
Day = TypeAliasType("Day", Annotated[str, Field(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="A date in UTC.")])
RecordId = TypeAliasType(
    "RecordId", Annotated[str, Field(pattern=r"^[0-9a-f]{20}$", description="The hash of a record, shortened.")]
)
# A type that each game defines in its `schema.py`. `akhet schema` puts those in its place.
GameMove = TypeAliasType("GameMove", dict[str, Any])
GameSet = TypeAliasType("GameSet", dict[str, Any])
# That of `akhet/analysis/types.py`, which `akhet schema` puts in its place.
Review = TypeAliasType("Review", dict[str, Any])
ReviewDecision = TypeAliasType("ReviewDecision", dict[str, Any])


class FaultInfo(Message):
    """An entry of a set of components, or of a position, that is wrong."""

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
    """Of a set of components, or of a position on a board: everything that is wrong with it."""


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


SessionId = TypeAliasType("SessionId", Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,20}$")])


class SessionInfo(Message):
    """A device on which you are signed in."""

    id: SessionId
    device: str
    """The browser and the system, or the name of another program; empty if neither is known."""
    created: float
    seen: float
    """When it was last used, to the hour."""
    current: bool
    """Whether this request comes from it."""


# Friends


PersonHandle = TypeAliasType(
    "PersonHandle",
    Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{18,60}$", description="A person, as only you are told.")],
)


class PersonInfo(Message):
    """A person, as you may see them. Nobody else is sent your `person` for them, nor what you think of them."""

    person: PersonHandle
    name: str
    """What they are called; of somebody you mute or block, what they were called then."""
    following: bool
    follows_you: bool
    """If you follow each other, you are friends."""
    online: bool
    """Whether a friend is here who shows it."""
    muted: bool
    blocked: bool


class FriendSettingsInfo(Message):
    """How you want to be seen and spoken to."""

    shows_online: bool
    """Whether friends see that you are here."""
    quiet: bool
    """Whether you are not shown what people write who are not your friends; their preset messages you are."""


class FriendSettingsRequest(Message):
    """Change them; null leaves a setting as it is."""

    shows_online: bool | None = None
    quiet: bool | None = None


class FriendCode(Message):
    """The code by which others find you."""

    code: str


class FriendCodeRequest(Message):
    """Find a person by their code."""

    code: Annotated[str, Field(min_length=8, max_length=60)]


class FriendsInfo(Message):
    """Your friends and the others whom you know here."""

    code: str | None
    """By which others find you; null until you ask for one."""
    settings: FriendSettingsInfo
    people: list[PersonInfo]
    """Whom you follow, mute or block, and who follows you, by name."""
    met: list[PersonInfo]
    """With whom you have finished a game, the latest first, without those in `people`."""


class RelationRequest(Message):
    """Change what you think of a person; null leaves it as it is. A block ends following."""

    following: bool | None = None
    muted: bool | None = None
    blocked: bool | None = None


class TablePeople(Message):
    """The people at your table."""

    quiet: bool
    """As in your settings."""
    seats: list[PersonInfo | None]
    """Null: nobody sits there, or a bot, or you."""


class ChallengeRequest(Message):
    """Reserve a free seat of your table for a friend."""

    person: PersonHandle


class ChallengeInfo(Message):
    """Somebody would like to play with you."""

    name: str
    """Who has opened the table."""
    table: TableInfo


# Passkeys. docs/protocol.md says how a browser uses them; bytes are base64url, without `=`.


PasskeyId = TypeAliasType("PasskeyId", Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,20}$")])
CredentialId = TypeAliasType("CredentialId", Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]+$", max_length=1400)])
ClientData = TypeAliasType("ClientData", Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]+$", max_length=4000)])
SignedData = TypeAliasType("SignedData", Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]+$", max_length=8000)])


class PasskeyInfo(Message):
    """A passkey of yours."""

    id: PasskeyId
    device: str
    """The browser and the system with which it was made; empty if neither is known."""
    host: str
    """The name of the server under which it works."""
    created: float
    seen: float | None
    """When somebody last signed in with it; null: never."""


class SignInOffer(Message):
    """What a passkey has to sign."""

    challenge: str
    """Used up by the answer, whatever that is."""
    host: str
    """The name of the server that the passkey is for."""
    seconds: float
    """How long the challenge is valid."""


class PasskeyOffer(SignInOffer):
    """What the browser needs for a new passkey."""

    person: str
    """Your id."""
    name: str
    algorithms: list[int]
    """That it may use, as COSE numbers them, the best first."""
    known: list[CredentialId]
    """Those that you have: a device needs only one."""


class NewPasskey(Message):
    """A passkey that the browser has made."""

    client_data: ClientData
    attestation: SignedData


class PasskeyAnswer(Message):
    """What a passkey has signed."""

    credential: CredentialId
    client_data: ClientData
    authenticator_data: SignedData
    signature: SignedData


# Profiles


PersonId = TypeAliasType("PersonId", Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,20}$")])
Audience = TypeAliasType(
    "Audience",
    Annotated[
        Literal["everyone", "met", "nobody"],
        Field(description="Who may see a profile; `met`: people who have begun a game with its owner."),
    ],
)


class ProfileSetting(Message):
    visible_to: Audience


class OwnProfile(ProfileSetting):
    """Your id, and who may see your profile; by default `met`."""

    id: PersonId


class ProfilePoint(SeatRating):
    """A rating after one rated game."""

    at: float
    place: int
    players: int


class ReviewedResult(Message):
    """What the review of one game found, the latest game first."""

    decisions: int
    """That count."""
    lost: float
    """In win shares."""
    luck: float
    """Of draws and hidden cards, in win shares."""
    share: float
    """Of the win."""


class FavouriteKind(Message):
    """The kind of game that somebody played most."""

    players: int
    variant: list[str]
    """The options that are not the usual ones."""
    games: int


class TogetherInfo(Message):
    """Finished games of somebody with you."""

    games: int
    ahead: int
    """In how many they were before you."""
    behind: int
    """In how many you were before them."""


class AchievementInfo(Message):
    """Something that shows a rule of a game."""

    name: str
    """The messages `web-profile-achieved-<game>-<name>` and `…-more` say what it is."""
    at: float | None
    """When it was reached for the first time; null: not yet."""
    table: str | None
    """Its table, if you sat there."""


class ProfileGame(Message):
    """What somebody did in a game."""

    game: GameName
    played: int
    """Of the latest 1,000 games; those with several own seats on one device do not count."""
    won: float
    """A shared win counts in part."""
    favourite: FavouriteKind | None
    rating: SeatRating | None
    """Null before the first rated game."""
    history: list[ProfilePoint]
    """The latest rated games, the first one first."""
    reviewed: list[ReviewedResult]
    together: TogetherInfo | None
    """Null if there is none, and in your own profile."""
    achievements: list[AchievementInfo]


class ProfileInfo(Message):
    """A person, by their finished games."""

    id: PersonId
    name: str
    yours: bool
    since: float
    """The day of their first visit."""
    games: list[ProfileGame]


# Ratings


class RatingPoint(SeatRating):
    """A rating after one rated game."""

    table: str
    """Its id; the table may have been deleted since."""
    at: float
    before: int
    place: int
    players: int


class GameRating(SeatRating):
    """Your rating in a game."""

    game: GameName
    games: int
    """How many rated games it comes from."""
    history: list[RatingPoint]
    """The latest of them, the first one first."""


class ListedInfo(Message):
    """Whether leaderboards may name you; by default they do not."""

    listed: bool


class LeaderboardRow(SeatRating):
    """A person on a leaderboard, or a bot beside them."""

    place: int | None
    """Null for a bot."""
    name: str | None
    """Null for a bot."""
    level: Level | None
    """Of a bot."""
    games: int | None
    """How many rated games it comes from; null for a bot."""
    yours: bool
    """Whether it is you."""
    person: PersonId | None
    """The id of their profile; null if you may not see it."""


class StakesRequest(Message):
    """Ask what would be at stake in a rated game."""

    others: Annotated[list[Level | None], Field(min_length=1, max_length=5)]
    """The other seats: the level of a bot, or null for a person who is still to come."""


class TableRatings(Message):
    """The present ratings of those at a rated table, and what is at stake for you."""

    seats: list[SeatRating | None]
    """Null: nobody sits there yet."""
    seat: int | None
    """The seat that the rest is about: yours, or the first one that you could take."""
    stakes: list[int]
    """How your rating would change with each place, from first to last; empty without such a seat. Others who are still
    to come are taken to be as strong as you."""
    uncounted: list[int]
    """Seats of people against whom you have played too many rated games in the last day: they do not count for you."""


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
    random: Hex64 | None = None
    """What you contribute to the random key with this seat of yours."""


class CommitmentInfo(Message):
    """The server has drawn a secret for a table that you are going to open."""

    commitment: str
    seconds: float
    """How long it is valid."""


class TableRequest(Message):
    game: GameName
    seats: Annotated[list[SeatRequest], Field(min_length=2, max_length=6)]
    options: OptionsGiven = Field(default_factory=dict)
    public: bool = False
    onlookers: bool = True
    """Whether spectators may watch."""
    clock: Annotated[float, Field(gt=0, le=LONGEST_CLOCK)] | None = None
    """Seconds per turn."""
    hints: bool | None = None
    """Whether players may ask for hints. Null: if all play on this device or are bots, and there is no clock."""
    rated: bool = False
    """Whether the result changes the players' ratings. Such a table needs a clock and has no hints."""
    components: SetHash | None = None
    """The set of components; by default the one that comes with the game."""
    guided: bool = False
    """Begin a first game to learn from: with the position that the game's lessons prepare for it, if they do."""
    commitment: Hex64 | None = None
    """Use the secret that the server has committed to; by default it draws one now."""


class TablePreview(Message):
    """The game of a table as a spectator sees it, for lists."""

    stage: Stage
    version: int
    scene: Scene | None
    """Null before the game begins, and if you know this version."""


class SitRequest(Message):
    seat: SeatNumber | None = None
    invite: Token | None = None
    piece: PieceName | None = None
    """Your set of pieces; by default one that nobody chooses."""
    random: Hex64 | None = None
    """What you contribute to the random key."""


class RematchRequest(Message):
    random: Hex64 | None = None
    """What you contribute to the random key of a new table, if this request opens one."""
    commitment: Hex64 | None = None
    """As in `TableRequest`."""


# Whose turn it is in your games


class TurnInfo(Message):
    """A game of yours that is being played."""

    table: TableId
    game: GameName
    yours: bool
    """Whether it is your turn."""
    name: str
    """Whose turn it is."""
    others: list[str]
    """The other players, bots too."""
    due: float | None
    """When the clock of the seat to move runs out; null without a clock, and in a bot's turn."""


class CalendarInfo(Message):
    """The private address of a calendar with your turns, for other programs."""

    active: bool
    """Whether there is one."""
    address: str | None
    """Sent once, when it is made; the server keeps only a hash of it."""


class PushKeys(Message):
    """The keys of a browser, as it writes them: base64url."""

    p256dh: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{87}$", description="With which messages are encrypted.")]
    auth: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{22}$", description="A secret of the browser.")]


class PushSubscriptionRequest(Message):
    """How a browser is reached by web push."""

    endpoint: Annotated[
        str, Field(min_length=1, max_length=1000, description="An address of its push service: https, port 443.")
    ]
    keys: PushKeys


class PushInfo(Message):
    """Whether this device is told of your turns by web push."""

    key: str | None
    """The public key of this server, with which a browser subscribes; null if this server sends no messages."""
    subscribed: bool


# Quick match


Pace = TypeAliasType("Pace", Literal["live", "relaxed", "correspondence"])
PACES: dict[str, float] = {"live": 60.0, "relaxed": 300.0, "correspondence": 24 * 3600.0}  # seconds per turn


class Contribution(Message):
    """What you contribute to the random key of the table that was found for you."""

    commitment: Hex64
    """The server's, as it was sent to you."""
    random: Hex64


class QuickMatchRequest(Message):
    """Wait for others who want the same, or go on waiting: whoever does not ask again for a while has left."""

    game: GameName
    players: Annotated[int, Field(ge=2, le=6)]
    pace: Pace
    rated: bool = False
    bots_after: Annotated[float, Field(ge=1, le=3600)] | None = None
    """Seconds of waiting after which bots may fill the seats; null: never."""
    contribution: Contribution | None = None
    """Once others were found."""


class QuickMatchInfo(Message):
    """How far your quick match is."""

    state: Literal["waiting", "found", "seated"]
    waiting: int
    """How many people wait for the same as you, yourself included."""
    waited: float
    """For how many seconds you have been waiting."""
    bots_in: float | None
    """Seconds until bots may fill the seats; null: never."""
    commitment: Hex64 | None
    """The server's, once others were found: contribute to the random key, or you lose your place."""
    table: TableId | None
    """The table at which you sit."""


class QueueInfo(Message):
    """People who wait for the same game."""

    game: GameName
    players: int
    pace: Pace
    rated: bool
    waiting: int
    waited: float
    """For how many seconds the first of them has been waiting."""


# Reports


MAX_REPORT = 300  # characters of its text
ReportReason = TypeAliasType("ReportReason", Literal["insults", "spam", "name", "unfair", "other"])


class ReportRequest(Message):
    """Report a person at your table to the operator. Nobody else learns of it."""

    seat: SeatNumber
    """The seat of that person."""
    reason: ReportReason
    text: Annotated[str, Field(max_length=MAX_REPORT)] = ""
    """More about it, in your own words."""


class ReportAnswer(Message):
    """A report was received."""

    received: Literal[True]


# Replays


class ReplayStep(Message):
    """One ply of a finished game, with every card in it; the first is the deal."""

    seat: int | None
    """The seat that moved; null for the deal."""
    say: str | None
    """The move in words."""
    stand_in: StandIn | None
    hint: HintDepth | None
    """Whether its player had asked for a hint just before, and how deep."""
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


class RacePoint(Message):
    """The score of a finished game after one of its turns, as if it had ended there; the first is that of the deal."""

    ply: int
    """The last ply of the turn."""
    seat: int | None
    """Whose turn it was; null for the deal."""
    places: list[int]
    """One per seat."""
    counts: list[list[int]]
    """One list per seat: the numbers that the ranking compares in order."""


class BranchRequest(Message):
    """Continue from a position of a finished game, with people on this device and bots."""

    ply: Ply
    seats: Annotated[list[SeatRequest], Field(min_length=2, max_length=6)]
    """One per seat of the game; none may be open."""
    invite: Token | None = None
    commitment: Hex64 | None = None
    """As in `TableRequest`."""


# Reviews


class ReviewRequest(Message):
    """Have a finished game reviewed."""

    invite: Token | None = None


class ReviewInfo(Message):
    """How far a review is."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    """`none`: nobody has asked for one."""
    progress: float
    """0 to 1."""
    ahead: int
    """How many other reviews were asked for before it and are not done."""
    revision: int
    """Grows with every part that is ready."""
    review: Review | None
    """What is ready of it. Null if nothing is, or if you know this revision."""


# Lessons


LessonName = TypeAliasType("LessonName", Annotated[str, Field(pattern=r"^[a-z][a-z-]{0,29}$")])
MOST_ATTEMPTED = 40  # moves in a lesson


class LessonInfo(Message):
    """A short lesson: a position with one task."""

    name: LessonName
    rulings: list[str]
    """The rules of the game that it teaches."""


class AttemptRequest(Message):
    """Try a lesson: all moves from its position on."""

    moves: Annotated[list[int | str], Field(max_length=MOST_ATTEMPTED)] = Field(default_factory=list)
    forecast: int | str | None = None
    """Also ask what this move would earn next, or why it is not allowed."""


class ExerciseInfo(Message):
    """A position after some moves that somebody tries."""

    seat: int
    """Yours."""
    table: TableInfo
    """What a table would be for this; there is none, and nothing is stored."""
    scene: Scene
    entries: list[EntryInfo]
    """One per move."""
    forecast: ForecastInfo | None


class AttemptInfo(ExerciseInfo):
    """A lesson after some moves."""

    solved: bool
    missed: bool
    """Whether the task cannot be done any more: try again."""


# Puzzles


PuzzleId = TypeAliasType(
    "PuzzleId", Annotated[str, Field(pattern=r"^[0-9a-f]{12}$", description="It follows from the position.")]
)
ThemeName = TypeAliasType("ThemeName", Annotated[str, Field(pattern=r"^[a-z][a-z-]{0,29}$")])
PuzzleMode = TypeAliasType(
    "PuzzleMode",
    Annotated[
        Literal["mix", "theme", "daily", "streak"],
        Field(description="How a puzzle was come to. Practice of a theme counts less: the theme says something."),
    ],
)
PuzzleGrade = TypeAliasType(
    "PuzzleGrade",
    Annotated[
        Literal["solved", "half", "missed"],
        Field(description="By what the answer loses: at most 1 point, at most 3, or more."),
    ],
)


class PuzzleRating(Message):
    """A rating in puzzles, by Glicko-2."""

    rating: float
    deviation: float
    """Its standard deviation: the true one is within twice as much with 95 % certainty."""
    provisional: bool
    """Whether that is still large."""


class ThemeInfo(Message):
    """What puzzles are about."""

    theme: ThemeName
    puzzles: int
    tried: int
    """By you."""
    solved: float
    """By you; a half solved one counts half."""


class DailyPuzzle(Message):
    """The puzzle of a day, the same for everybody."""

    day: str
    """The date in UTC."""
    id: PuzzleId
    grade: PuzzleGrade | None
    """That of your first attempt."""


class StreakInfo(Message):
    """A row of puzzles, each harder than the one before, up to the first that you miss. One may be skipped."""

    now: int
    best: int
    skipped: bool
    """Whether you have skipped one in this row."""


class PuzzlesInfo(Message):
    """The puzzles of a game, and how you did."""

    game: GameName
    puzzles: int
    tried: int
    daily: DailyPuzzle | None
    """Null if there are no puzzles of this game."""
    themes: list[ThemeInfo]
    rating: PuzzleRating | None
    """Yours; null before your first attempt."""
    streak: StreakInfo


class NextPuzzle(Message):
    """The puzzle to try next."""

    id: PuzzleId
    again: bool
    """Whether you have tried it before: then it does not count. You have tried all others."""


class PuzzleRequest(Message):
    """Try a puzzle: all moves from its position on. Once they are a whole decision, they are your answer."""

    moves: Annotated[list[int | str], Field(max_length=MOST_ATTEMPTED)] = Field(default_factory=list)
    forecast: int | str | None = None
    """Also ask what this move would earn next, or why it is not allowed."""
    mode: PuzzleMode = "mix"
    theme: ThemeName | None = None
    """The one that you practise, if you do."""


class PuzzleAnswer(Message):
    """A way to play the decision."""

    moves: list[int]
    given: bool
    """Whether it is your answer."""
    grade: PuzzleGrade
    value: float
    """Your win share, by what you can know: the mean over deals of the unknown cards."""
    behind: float
    """How much less than the best answer."""
    error: float
    """The standard error of that; of the best answer, that of its value."""
    worlds: int


class PuzzleReason(Message):
    """A reason for an answer: the message `<game>-hint-<code>` with these values."""

    code: str
    values: dict[str, str | float]


class PuzzleResult(Message):
    """What an answer was worth."""

    grade: PuzzleGrade
    loss: float
    answers: list[PuzzleAnswer]
    """Best first."""
    reasons: list[PuzzleReason]
    """For the best answer."""
    reasons_given: list[PuzzleReason]
    """For yours."""
    themes: list[ThemeName]
    puzzle: PuzzleRating
    """The rating of the puzzle, after your answer."""
    solvers: dict[str, float]
    """How often each level of the bots finds the best answer."""
    counted: bool
    """Whether this was your first attempt; only that one counts."""
    rating: PuzzleRating | None
    """Yours now."""
    change: float
    """By which your rating changed."""
    streak: StreakInfo


class PuzzleInfo(ExerciseInfo):
    """A puzzle after some moves. After a whole decision it is shown from its beginning, with the result."""

    id: PuzzleId
    result: PuzzleResult | None
    """Null until the decision is made."""


# Boards: positions that somebody sets up and plays on for all seats. Nothing of them is stored.


# That of each game. `akhet schema` puts those of the games in its place. In a request it may be anything: what is wrong
# with it is said in full.
GamePosition = TypeAliasType("GamePosition", dict[str, Any])
MOST_BOARD_PLIES = 3000
MOST_BOARD_CHANCES = 300  # results of one ply
ChanceResult = TypeAliasType("ChanceResult", Annotated[str, Field(max_length=40)] | int)


class BoardPly(Message):
    """A move on a board, with the chance results that follow it."""

    move: Annotated[int, Field(ge=0, le=100_000)] | None
    """Null where a position begins with chance results."""
    chance: Annotated[list[ChanceResult], Field(max_length=MOST_BOARD_CHANCES)]


class BoardLine(Message):
    """A position and the moves after it."""

    position: GamePosition
    plies: Annotated[list[BoardPly], Field(max_length=MOST_BOARD_PLIES)] = Field(default_factory=list)
    components: SetHash | None = None
    """The set of components; by default the one that comes with the game."""


class BoardRequest(Message):
    """Look at a position, or at the one after some moves. Chance results that are missing at the end are drawn."""

    position: GamePosition | None = None
    """Null: a new deal."""
    players: Annotated[int, Field(ge=2, le=6)] | None = None
    """Of a new deal."""
    options: OptionsGiven = Field(default_factory=dict)
    """Of a new deal."""
    plies: Annotated[list[BoardPly], Field(max_length=MOST_BOARD_PLIES)] = Field(default_factory=list)
    components: SetHash | None = None
    """As in `BoardLine`."""
    forecast: int | str | None = None
    """Also ask what this move would earn next, or why it is not allowed."""


class BoardStep(Message):
    """The last ply that led to a position; of a new deal, the deal."""

    seat: int | None
    move: int | None
    say: str | None
    """The move in words."""
    chance: list[str | int]
    events: list[GameEvent]


class BoardScene(Message):
    """A position with everything in it: whoever sets it up knows all of it."""

    position: GamePosition
    turn: int | None
    """The seat to move; null if a chance result comes next, or at the end."""
    chance: bool
    """Whether a chance result comes next."""
    over: bool
    views: list[GameView]
    """One per seat."""
    moves: list[int]
    """The legal moves of the seat to move."""
    standings: list[StandingInfo]
    """As if the game had ended here."""


class BoardInfo(Message):
    table: TableInfo
    """What a table would be for this; there is none."""
    scene: BoardScene
    step: BoardStep | None
    """Null if there is no ply."""
    forecast: ForecastInfo | None


class BoardChance(Message):
    """A result that the next chance can have."""

    outcome: ChanceResult
    share: float
    """Its probability."""
    events: list[GameEvent]
    """What it leads to at once."""


class BoardRecord(Message):
    """The game of a record, for a board."""

    game: GameName
    components: SetHash
    position: GamePosition
    """Before the first ply, after the deal."""
    names: list[str] | None
    plies: list[BoardPly]


class AnalysisRequest(Message):
    """Compare the moves of the seat to move, in further worlds."""

    position: GamePosition
    components: SetHash | None = None
    block: Annotated[int, Field(ge=0, le=1_000_000)] = 0
    """The first block of worlds. The answer says which comes next."""
    only: Annotated[list[Annotated[int, Field(ge=0, le=100)]], Field(max_length=100)] | None = None
    """The places of the candidates to play; by default all."""


class AnalysisCandidate(Message):
    """A way to play a position. All ways to reach the same position are one candidate."""

    moves: list[HintMove]
    prior: float
    """How often the reference policy plays it."""
    worlds: int
    """That it was played in."""
    totals: list[float]
    """The win share of every seat, added up over these worlds."""
    squares: float
    """The squared win share of the seat to move, added up."""
    scores: float
    """The final score of the seat to move, added up."""


class AnalysisInfo(Message):
    """What some blocks of worlds say of the moves in a position. Blocks can be added up, each once."""

    seat: int
    version: str
    """Of the evaluator."""
    candidates: list[AnalysisCandidate]
    """Always the same ones, in the same order."""
    next: int
    """The block that comes after these."""


# The opening explorer


class OpeningInfo(Message):
    """A kind of first turn, in the games that were selected."""

    opening: dict[str, int]
    """The values of the message `<game>-opening-turn`."""
    games: int
    """How many first turns were of this kind."""
    share: float
    """Of all first turns."""
    won: float
    """The mean win share of those who played it."""
    low: float
    """The 95 % interval of that."""
    high: float


class OpeningsInfo(Message):
    """How games of strong bots began."""

    by: str
    """The bot."""
    games: int
    """How many there are in all."""
    players: list[int]
    """The numbers of players that there are games of."""
    options: list[str]
    """The options that there are games with."""
    turns: list[OpeningInfo]
    """The most frequent first."""


# Tournaments


TournamentFormat = TypeAliasType("TournamentFormat", Literal["swiss", "arena"])
TournamentStage = TypeAliasType("TournamentStage", Literal["open", "running", "over", "cancelled"])
MOST_IN_TOURNAMENT = 200
LONGEST_TOURNAMENT_CLOCK = 24 * 3600.0


class TournamentRequest(Message):
    """Open a tournament."""

    name: Annotated[str, Field(min_length=1, max_length=60)] | None = None
    game: GameName
    options: OptionsGiven = Field(default_factory=dict)
    size: Annotated[int, Field(ge=2, le=6)]
    """People at a table."""
    clock: Annotated[float, Field(gt=0, le=LONGEST_TOURNAMENT_CLOCK)]
    """Seconds per turn."""
    format: TournamentFormat
    rounds: Annotated[int, Field(ge=1, le=15)] | None = None
    """Of a Swiss tournament."""
    minutes: Annotated[float, Field(ge=1, le=720)] | None = None
    """For which an arena begins new games."""
    pause: Annotated[float, Field(ge=0, le=3600)] = 15.0
    """Seconds between two rounds, or between two games of a player in an arena."""
    delay: Annotated[float, Field(ge=0, le=30 * 24 * 3600)] = 600.0
    """Seconds until it starts."""
    least: Annotated[int, Field(ge=2, le=MOST_IN_TOURNAMENT)] = 4
    """With fewer people it is cancelled at its start."""
    most: Annotated[int, Field(ge=2, le=MOST_IN_TOURNAMENT)] = MOST_IN_TOURNAMENT
    rated: bool = False
    level: Level | None = None
    """Of bots that take seats that stay empty; null: tables are smaller, or somebody has a bye."""


class JoinRequest(Message):
    """Take part in a tournament."""

    random: Hex64 | None = None
    """What you contribute to the random keys of all your tables there. If you come back, the first one stays."""


class TournamentInfo(Message):
    """A tournament, for lists and for its own page."""

    id: str
    name: str | None
    game: GameName
    options: OptionsGiven
    size: int
    clock: float
    format: TournamentFormat
    rounds: int | None
    minutes: float | None
    pause: float
    rated: bool
    level: Level | None
    least: int
    most: int
    players: int
    """Those who take part, without those who withdrew."""
    starts: float
    ends: float | None
    """When a running arena begins no more games."""
    stage: TournamentStage
    reason: Literal["opener", "few", "operator"] | None
    """Why it was cancelled: by its opener or the operator, or because too few people came."""
    round: int
    """The number of the last round; in an arena, how often people were paired."""
    next: float | None
    """When the next round of a Swiss tournament begins; null while games of this one are played."""
    version: int
    """Grows with everything that is sent of it."""
    yours: bool
    """Whether you opened it."""
    joined: bool
    """Whether you take part."""
    table: str | None
    """The table at which you play in it now."""
    commitment: Hex64 | None
    """To the secret from which its tables have theirs. Null: an earlier version of the server opened it."""
    secret: Hex64 | None
    """Once it is over, or cancelled and none of its games is played any more."""


class TournamentPlayer(Message):
    """A player with their line in the standings. docs/tournaments.md says how places are decided."""

    number: int
    name: str | None
    """Null: they were deleted."""
    place: int
    points: float
    opponents: float
    direct: float
    wins: int
    games: int
    byes: int
    withdrawn: bool
    you: bool
    table: str | None
    """Where they play now."""
    random: Hex64 | None
    """What they contributed to the random keys of their tables."""


class TournamentGame(Message):
    """A game of a tournament. A table with one player is a bye."""

    round: int
    board: int
    table: str | None
    """Null for a bye."""
    players: list[int | None]
    """Their numbers by seat; null for a bot."""
    shares: list[float] | None
    """The points of each seat; null while it is played."""


class TournamentDetails(Message):
    """A tournament with its standings and games."""

    tournament: TournamentInfo
    now: float
    """The time on the server."""
    again: float
    """Ask again after so many seconds."""
    players: list[TournamentPlayer] | None
    """In the order of the standings. Null if you know this version."""
    games: list[TournamentGame] | None
    """Of one round; of an arena, the latest. Null if you know this version."""
    own: list[TournamentGame] | None
    """All of yours. Null if you know this version."""


class PreparationInfo(Message):
    """How far the games are compiled, on the first start of a server on a machine."""

    rules: bool
    """Whether tables can be opened. Until then other requests wait."""
    bots: bool
    """Whether bots can move."""
    share: float
    """The share that is compiled, 0 to 1."""
    seconds: float | None
    """An estimate of the seconds left; null while there is none."""


# Study: other moves in finished games, mistakes to try again, statistics


class TrialRequest(Message):
    """Try other moves in a finished game."""

    ply: Ply
    """After how many plies."""
    moves: Annotated[list[int | str], Field(max_length=MOST_ATTEMPTED)] = Field(default_factory=list)
    forecast: int | str | None = None
    """Also ask what this move would earn next, or why it is not allowed."""
    invite: Token | None = None


class TrialInfo(Message):
    """A finished game after other moves. No table: nothing is stored."""

    seat: int
    """Who makes them."""
    table: TableInfo
    """What a table would be for this."""
    scene: Scene
    entries: list[EntryInfo]
    """One per move."""
    done: bool
    """Whether they are a whole decision, which can be judged."""
    forecast: ForecastInfo | None


class VerdictRequest(Message):
    """Judge other moves in a finished game that is reviewed."""

    first: Ply
    """The first ply of the decision, as in the review."""
    moves: Annotated[list[int | str], Field(min_length=1, max_length=MOST_ATTEMPTED)]
    invite: Token | None = None


Grade = TypeAliasType("Grade", Literal["solved", "half", "missed"])


class TrialVerdict(Message):
    """What other moves are worth, by what the seat could know."""

    grade: Grade
    candidate: int | None
    """Its place among the candidates of the review; null if it was not one of them."""
    moves: list[HintMove]
    loss: float
    """In win shares, against the best candidate; may be below 0."""
    error: float
    """The standard error of that."""
    value: float | None
    """Null if there was no need to compare."""
    value_error: float | None
    reasons: list[HintReason]
    """What speaks for the better one; none for a candidate of the review."""


class MistakeInfo(Message):
    """A decision of yours to try again. What was better is not told before you tried."""

    table: str
    """The finished game."""
    game: GameName
    first: int
    """Its first ply."""
    seat: int
    topic: str
    box: int
    """Of Leitner's boxes, from 1."""
    tries: int
    added: float


class MistakeDeck(Message):
    """Your mistakes: those that are due are to be tried now."""

    due: int
    total: int
    learned: int
    boxes: list[int]
    """How many are in each box."""
    next: float | None
    """When the next one is due that is not due yet."""
    mistakes: list[MistakeInfo]
    """Some of those that are due, in the order in which to try them."""


class MistakeAnswer(Message):
    """Try one of your mistakes; without moves: show me what was better."""

    table: TableId
    first: Ply
    moves: Annotated[list[int | str], Field(max_length=MOST_ATTEMPTED)] = Field(default_factory=list)


class MistakeResult(Message):
    verdict: TrialVerdict | None
    """Null if nothing was tried."""
    box: int
    due: float | None
    """When it is to be tried again; null: it is learned."""
    decision: ReviewDecision
    """As the review has it."""


class PlayedGame(Message):
    """A finished game of yours, played in one seat."""

    table: str
    game: GameName
    at: float
    seat: int
    players: int
    share: float
    """1 for a win, shared by those who tie; else 0."""
    levels: list[Level]
    """Of the bots that played, each once."""
    people: list[str]
    """The other people, by the names that they had."""
    variant: list[str]
    """The options that were not the usual ones."""
    decisions: int | None
    """That count; null without a review, as are the following."""
    lost: float | None
    """By mistakes, in win shares."""
    luck: float | None
    topics: dict[str, list[float]] | None
    """By topic: how many decisions, and what they lost."""


class LevelErrors(Message):
    """How a level of our bots decides, measured in games against itself."""

    game: GameName
    level: Level
    games: int
    errors: float
    """Points lost per 100 decisions."""
    error: float
    """The standard error of that."""
    topics: dict[str, float]
    """The same by topic."""


class OwnResults(Message):
    games: list[PlayedGame]
    """The latest first."""
    levels: list[LevelErrors]


class DuplicateRow(Message):
    """Somebody's finished game of a duplicate deal."""

    rank: int | None
    """In the field; equal results share it. Null if the game does not count: it was resigned, or finished too late."""
    name: str
    yours: bool
    table: TableId | None
    """The game, to be replayed; null once it was deleted."""
    score: int | None
    place: int | None
    """At their own table."""
    deviation: float | None
    """The score less the mean of the field."""


class DuplicateScore(Message):
    """How many people reached a score."""

    score: int
    games: int


class DuplicateLevel(Message):
    """What a bot of a level got in the same seat against the same bots."""

    level: Level
    score: int
    place: int
    deviation: float | None


class DuplicateResults(Message):
    """How a duplicate deal went for those who have finished it."""

    finished: int
    mean: float | None
    """Of the scores that count."""
    rows: list[DuplicateRow]
    """Best first; of many, the best and yours."""
    scores: list[DuplicateScore]
    """Ascending."""
    levels: list[DuplicateLevel]
    """Best first. Those that have not played yet are missing."""


class DuplicateInfo(Message):
    """The duplicate of a day: one deal that everybody plays once, in the same seat against the same bots."""

    game: GameName
    day: Day
    today: bool
    """Whether it is today's, so that it can be begun."""
    players: int
    seat: SeatNumber
    level: Level
    """Of the bots in the other seats."""
    commitment: Hex64
    """A hash of the secret from which the deal follows."""
    secret: Hex64 | None
    """The secret itself, once nobody's game of it can count any more."""
    table: TableId | None
    """Yours; null before you begin."""
    finished: bool
    """Whether you have finished it."""
    began: int
    """How many people have begun it."""
    results: DuplicateResults | None
    """Null until you have finished it. Those who never began it see them after its last day."""
    days: list[Day]
    """Earlier days that somebody played, the latest first."""
    levels: list[Level]
    """Of the bots that play duplicate deals, weakest first."""


class MatchRequest(Message):
    """Open a duplicate match."""

    game: GameName
    boards: Literal[2, 4, 8]
    players: Annotated[int, Field(ge=2, le=6)]
    """At each table: one person, the others are bots."""
    level: Level
    """Of the bots: one that chooses without a clock."""


class MatchResult(Message):
    """How one of the two did at a board."""

    table: TableId | None
    """The game, to be replayed; null once it was deleted."""
    score: int | None
    """Null if the board is lost: it was resigned, or not finished in time."""
    place: int | None
    """At their own table."""


class MatchBoard(Message):
    """One deal of a match. Nothing of the other's game is told before you have finished your own."""

    seat: SeatNumber
    commitment: Hex64
    """A hash of the secret from which the deal follows."""
    secret: Hex64 | None
    """The secret itself, after the day that follows the end of the match."""
    table: TableId | None
    """Yours; null before you begin."""
    own: MatchResult | None
    """Null until you have finished it, or the match is over."""
    other: MatchResult | None
    """Null until both of you have finished it, or the match is over."""
    points: list[float] | None
    """Yours and the other's, once both results are there."""
    difference: int | None
    """Your score less the other's, if both count."""


class MatchInfo(Message):
    """A duplicate match of two people, as one of them sees it, or somebody who may accept it."""

    id: str
    game: GameName
    boards: int
    players: int
    level: Level
    stage: Literal["open", "playing", "over"]
    opened: float
    ends: float
    """Until when it can be accepted, and then until when games count."""
    joined: bool
    """Whether you are one of the two."""
    name: str | None
    """The other one; null before somebody accepts, and once they deleted their data."""
    finished: int
    """How many boards the other one has finished."""
    results: list[MatchBoard]
    """In the order in which they are played. None before somebody accepts."""
    points: list[float]
    """Yours and the other's so far."""
    difference: int
    """The sum of the differences so far."""
    winner: Literal["you", "other", "nobody"] | None
    """Null until it is over, and if the other one deleted their data."""
    rematch: str | None
    """The next match of the same two people."""
