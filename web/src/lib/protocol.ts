// Generated from src/akhet/server/messages.py and lobby.py by `make protocol`: change it there.
// docs/protocol.md says what is said when.

export const PROTOCOL = 1;

/** bytes of one from a client */
export const MAX_MESSAGE = 4096;

export type GameName = "nile" | "fertility";

export type Level = "farmer" | "scribe" | "vizier" | "pharaoh";

export type Locale = "en" | "de" | "fr" | "nl";

export type Stage = "open" | "playing" | "over" | "closed";

export type StandIn = "crashed" | "stalled" | "nonsense" | "gone" | "clock" | "resigned";

export type EntryKind =
  | "opened"
  | "sat"
  | "rose"
  | "started"
  | "step"
  | "undo"
  | "resigned"
  | "ended"
  | "back"
  | "chat"
  | "rematch"
  | "closed";

/** matches `^[A-Za-z0-9_-]{8,40}$` */
export type CommandId = string;

/** at least 0, at most 5 */
export type SeatNumber = number;

/** at least 0, at most 2147483647 */
export type Version = number;

/** matches `^[A-Za-z0-9_-]{1,40}$` */
export type Token = string;

/** matches `^[A-Za-z0-9_-]{8,20}$` */
export type TableId = string;

/** The first message: who listens, and what it has seen already. */
export interface Hello {
  type: "hello";
  protocol: number;
  /** which of one's seats to look from; the first, where none is said */
  seat?: SeatNumber | null;
  /** the last version seen; without it no history is sent */
  since?: Version | null;
  /** @defaultValue "en" */
  locale?: Locale;
  invite?: Token | null;
}

/** Look from another of one's seats, where friends share a device. */
export interface Look {
  type: "look";
  seat: SeatNumber;
}

/** What came after a version: for a gap, or to read the game from its start. */
export interface Since {
  type: "since";
  version: Version;
}

/** Make a move, by its number or in words, decided on at `after`, the scene's `step_version`. */
export interface Step {
  type: "step";
  id: CommandId;
  seat: SeatNumber;
  after: Version;
  /** at least 0, at most 100000; length at least 1, length at most 200 */
  move: number | string;
}

export interface Undo {
  type: "undo";
  id: CommandId;
  seat: SeatNumber;
  after: Version;
}

export interface Resign {
  type: "resign";
  id: CommandId;
  seat: SeatNumber;
}

/** A player whose clock ran out plays on. */
export interface Back {
  type: "back";
  id: CommandId;
  seat: SeatNumber;
}

export interface Chat {
  type: "chat";
  id: CommandId;
  /** length at least 1, length at most 300 */
  text: string;
}

/** What a move would earn, where the game can say so before it is made; or why it is not allowed. */
export interface Forecast {
  type: "forecast";
  seat: SeatNumber;
  /** at least 0, at most 100000; length at least 1, length at most 200 */
  move: number | string;
}

export interface Ping {
  type: "ping";
}

export type ClientMessage = Hello | Look | Since | Step | Undo | Resign | Back | Chat | Forecast | Ping;

export interface SeatInfo {
  kind: "person" | "open" | "bot";
  name: string | null;
  level: Level | null;
  yours: boolean;
  /** an open seat that waits for somebody */
  kept: boolean;
  away: boolean;
  resigned: boolean;
}

/** A table as it stands in lists and on its door. */
export interface TableInfo {
  id: string;
  game: GameName;
  players: number;
  options: Record<string, unknown>;
  public: boolean;
  onlookers: boolean;
  /** seconds for a turn */
  clock: number | null;
  stage: Stage;
  version: number;
  plies: number;
  /** you opened it */
  yours: boolean;
  seats: SeatInfo[];
  turn: number | null;
  /** to the key of the dice, from the start */
  commitment: string | null;
  /** the key itself, once the game is over */
  key: string | null;
  places: number[] | null;
  rematch: string | null;
  created: number;
  changed: number;
  /** shown to those who sit here */
  invite: string | null;
}

export interface StandingInfo {
  seat: number;
  place: number;
  counts: number[];
  details: Record<string, number>;
}

/** The game as one seat, or an onlooker, sees it. */
export interface Scene {
  version: number;
  step_version: number;
  turn: number | null;
  over: boolean;
  /** when the clock of the seat to move runs out */
  due: number | null;
  /** docs/referee.md describes a view */
  view: Record<string, unknown>;
  /** legal now, for whoever has to move */
  moves: number[] | null;
  can_undo: boolean | null;
  /** once the game is over; all the time in one that hides nothing */
  standings: StandingInfo[] | null;
}

/** One thing that happened; which of the last fields there are depends on its kind. */
export interface EntryInfo {
  version: number;
  kind: EntryKind;
  seat: number | null;
  at: number;
  events?: Record<string, unknown>[] | null;
  stand_in?: StandIn | null;
  name?: string | null;
  names?: string[] | null;
  text?: string | null;
  commitment?: string | null;
  places?: number[] | null;
  key?: string | null;
  resigned?: number[] | null;
  table?: string | null;
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  /** which one you look from */
  seat: number | null;
  table: TableInfo;
  entries: EntryInfo[];
  /** whether to ask for what came after the last of them */
  more: boolean;
  scene: Scene | null;
}

export interface News {
  type: "news";
  entries: EntryInfo[];
  /** where it has changed */
  table?: TableInfo | null;
  scene: Scene | null;
}

/** A wish was carried out and is safe; it led to this version. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
}

/** Why not: a stable code, the ruling where one of a game's forbids it, and a sentence in your language. */
export interface RefusedInfo {
  type: "refused";
  id: string | null;
  code: string;
  ruling: string | null;
  why: string;
}

export interface ForecastInfo {
  type: "forecast";
  move: number | string;
  earns: Record<string, unknown> | null;
  code: string | null;
  ruling: string | null;
  why: string | null;
}

export interface Pong {
  type: "pong";
}

export type ServerMessage = Welcome | News | Ack | RefusedInfo | ForecastInfo | Pong;

/** tables in one answer */
export const MOST_LISTED = 100;

export const LONGEST_CLOCK = 2592000;

/** length at least 1, length at most 40 */
export type Name = string;

/** at least 0, at most 1000000 */
export type Ply = number;

/** matches `^[0-9]{1,12}(\.[0-9]{1,20})?,[A-Za-z0-9_-]{8,20}$` */
export type Place = string;

/** Why not: a stable code, the ruling where one of a game's forbids it, and a sentence in your language. */
export interface RefusalInfo {
  code: string;
  ruling: string | null;
  why: string;
}

export interface Me {
  /** none: a stranger */
  name: string | null;
}

export interface NewName {
  name: Name;
}

/** To be somebody on another device. It is shown once: only its hash is kept. */
export interface Code {
  code: string;
  /** how long it is good for; none: until the next is made */
  seconds: number | null;
}

export interface GivenCode {
  /** length at least 8, length at most 60 */
  code: string;
}

export interface SeatWish {
  kind: "me" | "open" | "bot";
  /** of a friend on the same device */
  name?: Name | null;
  level?: Level | null;
}

export interface TableWish {
  game: GameName;
  /** length at least 2, length at most 6 */
  seats: SeatWish[];
  options?: Record<string, boolean | number | string[] | null>;
  /** @defaultValue false */
  public?: boolean;
  /** @defaultValue true */
  onlookers?: boolean;
  /**
   * seconds a turn: live, or days
   * more than 0, at most 2592000
   */
  clock?: number | null;
}

export interface SitWish {
  seat?: SeatNumber | null;
  invite?: Token | null;
}

export interface GameInfo {
  game: GameName;
  rules: string;
  components: string;
  players: number[];
  /** what each number means, in a program's words */
  actions: string[];
  levels: Level[];
}

/** One ply of a game that is over, with every card in it; the first of them is the deal. */
export interface ReplayStep {
  /** who moved; none for the deal */
  seat: number | null;
  /** the move in a program's words */
  say: string | null;
  stand_in: StandIn | null;
  events: Record<string, unknown>[];
}

/** A game that is over as it stood after so many plies, from every seat at once. */
export interface ReplayScene {
  ply: number;
  /** how many there are */
  plies: number;
  /** the seat that moves next; none at the end */
  turn: number | null;
  /** the ply that led here */
  step: ReplayStep;
  /** one for each seat; docs/referee.md describes a view */
  views: Record<string, unknown>[];
  /** as if it had ended here */
  standings: StandingInfo[];
}

/** Play on from a position of a game that is over, with people here and bots. */
export interface BranchWish {
  ply: Ply;
  /**
   * as many as played; none open
   * length at least 2, length at most 6
   */
  seats: SeatWish[];
  invite?: Token | null;
}
