// The lobby over HTTP: docs/protocol.md and /api/openapi.json.
import type {
  AnalysisInfo,
  AnalysisRequest,
  AttemptInfo,
  AttemptRequest,
  BoardChance,
  BoardInfo,
  BoardLine,
  BoardRecord,
  BoardRequest,
  BranchRequest,
  CalendarInfo,
  Code,
  CommitmentInfo,
  DuplicateInfo,
  GameInfo,
  GameRating,
  LeaderboardRow,
  LessonInfo,
  ListedInfo,
  MatchInfo,
  MatchRequest,
  Me,
  MistakeAnswer,
  MistakeDeck,
  MistakeResult,
  NewPasskey,
  NextPuzzle,
  OpeningsInfo,
  OptionInfo,
  OptionsRequest,
  OwnProfile,
  OwnResults,
  PasskeyAnswer,
  PasskeyInfo,
  PasskeyOffer,
  PreparationInfo,
  ProfileInfo,
  ProfileSetting,
  PushInfo,
  PushSubscriptionRequest,
  PuzzleInfo,
  PuzzleMode,
  PuzzleRequest,
  PuzzlesInfo,
  QueueInfo,
  QuickMatchInfo,
  QuickMatchRequest,
  RacePoint,
  RefusalInfo,
  ReplayScene,
  ReplayStep,
  ReportAnswer,
  ReportRequest,
  ReviewInfo,
  SessionInfo,
  SetInfo,
  SignInOffer,
  SitRequest,
  StakesRequest,
  TableInfo,
  TablePreview,
  TableRatings,
  TableRequest,
  TournamentDetails,
  TournamentInfo,
  TournamentRequest,
  TrialInfo,
  TrialRequest,
  TrialVerdict,
  TurnInfo,
  VerdictRequest,
  ChallengeInfo,
  FriendCode,
  FriendSettingsInfo,
  FriendSettingsRequest,
  FriendsInfo,
  PersonInfo,
  RelationRequest,
  TablePeople,
} from "./protocol";
import {
  contribute,
  contributionTo,
  keepContribution,
  keepTournamentContribution,
  newRandom,
  randomsOf,
  tournamentContributions,
} from "./contributions";
import { language } from "./localization.svelte";
import type { AnyMove } from "./table-source";

/** The server refused a request: `message` is a sentence for the reader. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: RefusalInfo,
  ) {
    super(refusal.why);
  }
}

const PATIENCE = 30_000; // milliseconds: a connection may be dead without being closed

/** Send a request: a body is sent as JSON, and a file as it is. This is where JSON gets its type: the one that the
 * server declares for this path. */
async function send<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  return (await request(method, path, body)).json() as Promise<Answer>;
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const type = body instanceof Blob ? "application/octet-stream" : "application/json";
  const response = await fetch("/api" + path, {
    method,
    headers: { "Accept-Language": language(), ...(body === undefined ? {} : { "Content-Type": type }) },
    body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (response.ok) return response;
  const refusal = (await response.json()) as RefusalInfo;
  if (refusal.code === "server.preparing") return request(method, path, body); // it waited for some time already
  throw new Refused(response.status, refusal);
}

/** A request with a position, whose type each game knows. */
type With<Request extends { position?: unknown }> = Omit<Request, "position"> & { position?: object | null };

/** The path of a game that is over: of a table by its id, or of a record that somebody sent, `record/ID`. */
const gamePath = (id: string): string => (id.startsWith("record/") ? `/records/${id.slice(7)}` : `/tables/${id}`);

/** A path with those of its parameters that are given. */
/** Which future of a review: the first ply of its decision, and its place there. */
export type FutureChoice = { first: number; number: number };

function withQuery(path: string, parameters: Record<string, string | number | null>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return given.length ? `${path}?${new URLSearchParams(given)}` : path;
}

const withInvite = (path: string, invite: string | null): string => withQuery(path, { invite });

/** The server's commitment for a table that is about to be opened. It is bound before it knows what we contribute. */
const drawCommitment = async (): Promise<string> => (await send<CommitmentInfo>("POST", "/commitments")).commitment;

/** Open a table with a contribution to its random key from each own seat, and remember them. */
async function openWith(path: string, request: TableRequest | BranchRequest): Promise<TableInfo> {
  const commitment = await drawCommitment();
  const seats = contribute(request.seats);
  const table = await send<TableInfo>("POST", path, { ...request, seats, commitment });
  keepContribution(table.id, { commitment, randoms: randomsOf(seats) });
  return table;
}

/** Take a seat with a contribution to the random key. What the reader knew of the table has its commitment.
 *
 * A request that is sent again has the same contribution: a server that could refuse one and get another might wait for
 * one that suits it. */
function sit({ id, commitment }: TableInfo, request: SitRequest): Promise<TableInfo> {
  const own = contributionTo(id) ?? { commitment, randoms: [newRandom()] };
  keepContribution(id, own); // before it is sent: the answer may be lost
  return send<TableInfo>("POST", `/tables/${id}/seats`, { ...request, random: own.randoms[0] });
}

/** A new table with the same players. If another player has opened it already, nothing is contributed yet. */
async function rematch(id: string): Promise<TableInfo> {
  const commitment = await drawCommitment();
  const random = newRandom();
  const table = await send<TableInfo>("POST", `/tables/${id}/rematch`, { random, commitment });
  if (table.seats.some((seat) => seat.random === random)) keepContribution(table.id, { commitment, randoms: [random] });
  return table;
}

/** Take part in a tournament, with a contribution to the random keys of all tables there. What the reader knew of the
 * tournament has its commitment. A request that is sent again has the same contribution.
 *
 * With `contributed`, the reader was there before and the server keeps what they contributed then. */
function joinTournament({ id, commitment }: TournamentInfo, contributed: boolean): Promise<TournamentInfo> {
  const path = `/tournaments/${id}/players`;
  if (contributed) return send<TournamentInfo>("POST", path, {});
  const own = tournamentContributions()[id] ?? { commitment, random: newRandom() };
  keepTournamentContribution(id, own); // before it is sent: the answer may be lost
  return send<TournamentInfo>("POST", path, { random: own.random });
}

export const api = {
  preparation: () => send<PreparationInfo>("GET", "/preparation"),
  /** Without their actions, which are large: `moves` has those of one game. */
  games: () => send<GameInfo[]>("GET", "/games?actions=false"),
  /** The sets of components that the reader may choose. */
  sets: (game: string) => send<SetInfo[]>("GET", `/games/${game}/sets`),
  /** A set by its hash; `Set` is the type that the server declares for the set's game. */
  set: <Set>(hash: string) => send<Set>("GET", `/sets/${hash}`),
  /** Store an owner's set. One that does not fit is refused with all its faults. */
  uploadSet: (game: string, file: File) =>
    send<SetInfo>("POST", `/games/${game}/sets?file=${encodeURIComponent(file.name)}`, file),
  /** Check a set without storing it. */
  checkSet: (game: string, file: File) => send<SetInfo>("POST", `/games/${game}/sets?keep=false`, file),
  /** The file of a set, from its entries, which need not be complete nor right. */
  setText: (game: string, entries: Record<string, unknown>) =>
    request("POST", `/games/${game}/sets/text`, entries).then((response) => response.text()),
  /** What can be chosen at a table with so many players, once these options are chosen. */
  options: (game: string, request: OptionsRequest) => send<OptionInfo[]>("POST", `/games/${game}/options`, request),
  /** The short lessons of a game, in their order. */
  lessons: (game: string) => send<LessonInfo[]>("GET", `/games/${game}/lessons`),
  /** A short lesson after these moves. */
  attempt: (game: string, lesson: string, request: AttemptRequest) =>
    send<AttemptInfo>("POST", `/games/${game}/lessons/${lesson}`, request),
  /** The puzzles of a game, today's, and how the reader did. */
  puzzles: (game: string) => send<PuzzlesInfo>("GET", `/games/${game}/puzzles`),
  /** The puzzle to try next. */
  nextPuzzle: (game: string, mode: PuzzleMode, theme: string | null) =>
    send<NextPuzzle>("GET", withQuery(`/games/${game}/next-puzzle`, { mode, theme })),
  /** Skip the puzzle that the reader's row is at. */
  skipPuzzle: (game: string) => send<NextPuzzle>("POST", `/games/${game}/puzzles/skip`, {}),
  /** A puzzle after these moves; after a whole decision with what that is worth. */
  tryPuzzle: (game: string, id: string, request: PuzzleRequest) =>
    send<PuzzleInfo>("POST", `/games/${game}/puzzles/${id}`, request),
  /** The duplicate of a day, by default today's, with its results once the reader has finished it. */
  duplicate: (game: string, day: string | null) =>
    send<DuplicateInfo>("GET", withQuery(`/games/${game}/duplicate`, { day })),
  /** Play today's duplicate. */
  playDuplicate: (game: string) => send<TableInfo>("POST", `/games/${game}/duplicate`, {}),
  /** The reader's duplicate matches, the latest first. */
  myMatches: () => send<MatchInfo[]>("GET", "/me/matches"),
  openMatch: (request: MatchRequest) => send<MatchInfo>("POST", "/matches", request),
  match: (id: string) => send<MatchInfo>("GET", `/matches/${id}`),
  acceptMatch: (id: string) => send<MatchInfo>("POST", `/matches/${id}/players`, {}),
  /** Play the next board of a match, or go on with it. */
  playBoard: (id: string) => send<TableInfo>("POST", `/matches/${id}/boards`, {}),
  matchAgain: (id: string) => send<MatchInfo>("POST", `/matches/${id}/rematch`, {}),
  moves: (game: string) => send<AnyMove[]>("GET", `/games/${game}/moves`),
  me: () => send<Me>("GET", "/me"),
  nameMe: (name: string) => send<Me>("POST", "/me", { name }),
  /** Delete everything that the server knows of the reader. */
  forgetMe: () => send<Me>("DELETE", "/me"),
  recoveryCode: () => send<Code>("POST", "/me/recovery", {}),
  linkCode: () => send<Code>("POST", "/me/link", {}),
  /** The devices on which the reader is signed in; signing out returns those that are left. */
  sessions: () => send<SessionInfo[]>("GET", "/me/sessions"),
  signOut: (session: string) => send<SessionInfo[]>("DELETE", `/me/sessions/${session}`),
  signOutOthers: () => send<SessionInfo[]>("DELETE", "/me/sessions"),
  recover: (code: string) => send<Me>("POST", "/recover", { code }),
  /** The reader's passkeys; adding and removing return those that they have then. lib/passkeys.ts asks the browser. */
  passkeys: () => send<PasskeyInfo[]>("GET", "/me/passkeys"),
  offerPasskey: () => send<PasskeyOffer>("POST", "/me/passkey-challenge", {}),
  addPasskey: (made: NewPasskey) => send<PasskeyInfo[]>("POST", "/me/passkeys", made),
  removePasskey: (id: string) => send<PasskeyInfo[]>("DELETE", `/me/passkeys/${id}`),
  offerSignIn: () => send<SignInOffer>("POST", "/passkey-challenge", {}),
  signInWithPasskey: (answer: PasskeyAnswer) => send<Me>("POST", "/passkeys", answer),
  /** A person's profile, if the reader may see it. */
  profile: (id: string) => send<ProfileInfo>("GET", `/profiles/${id}`),
  /** The reader's id, and who may see their profile. */
  ownProfile: () => send<OwnProfile>("GET", "/me/profile"),
  setProfile: (setting: ProfileSetting) => send<OwnProfile>("POST", "/me/profile", setting),
  /** The ids of those at a finished table whose profiles the reader may see; null for the others. */
  profilesAt: (id: string, invite: string | null) =>
    send<(string | null)[]>("GET", withInvite(`/tables/${id}/profiles`, invite)),
  /** The reader's friends, and the others whom they know here. */
  friends: () => send<FriendsInfo>("GET", "/friends"),
  changeFriendSettings: (request: FriendSettingsRequest) =>
    send<FriendSettingsInfo>("POST", "/friends/settings", request),
  /** A code by which others find the reader; it replaces the one before. */
  friendCode: () => send<FriendCode>("POST", "/friends/code", {}),
  findFriend: (code: string) => send<PersonInfo>("POST", "/friends/find", { code }),
  /** Follow, mute or block a person, or no longer. */
  relate: (person: string, request: RelationRequest) => send<PersonInfo>("POST", `/people/${person}`, request),
  /** The tables at which a seat is reserved for the reader. */
  challenges: () => send<ChallengeInfo[]>("GET", "/challenges"),
  /** Who the others at the reader's table are to them. */
  tablePeople: (id: string) => send<TablePeople>("GET", `/tables/${id}/people`),
  /** Reserve a seat of the reader's table for a friend. */
  challenge: (id: string, person: string) => send<TableInfo>("POST", `/tables/${id}/challenges`, { person }),
  takeChallengeBack: (id: string, seat: number) => send<TableInfo>("DELETE", `/tables/${id}/challenges/${seat}`),
  /** Those that run, those that are open, and the last ones that are over. */
  tournaments: () => send<TournamentInfo[]>("GET", "/tournaments"),
  /** Those in which the reader plays, as long as they are not over. */
  myTournaments: () => send<TournamentInfo[]>("GET", "/me/tournaments"),
  openTournament: (request: TournamentRequest) => send<TournamentInfo>("POST", "/tournaments", request),
  /** With the games of a round. Of a version that is known, only the summary. */
  tournament: (id: string, since: number | null, round: number | null) =>
    send<TournamentDetails>("GET", withQuery(`/tournaments/${id}`, { since, round })),
  joinTournament,
  leaveTournament: (id: string) => send<TournamentInfo>("DELETE", `/tournaments/${id}/players`),
  startTournament: (id: string) => send<TournamentInfo>("POST", `/tournaments/${id}/start`, {}),
  cancelTournament: (id: string) => send<TournamentInfo>("DELETE", `/tournaments/${id}`),
  /** The latest first, at most `MOST_LISTED`; those after `last`, if given. */
  myTables: (last?: TableInfo) =>
    send<TableInfo[]>(
      "GET",
      "/me/tables" + (last ? `?before=${encodeURIComponent(`${last.changed},${last.id}`)}` : ""),
    ),
  /** The reader's running games, those in which it is their turn first. */
  turns: () => send<TurnInfo[]>("GET", "/me/turns"),
  /** The private address of a calendar with them: whether there is one, made anew, or deleted. */
  calendar: (method: "GET" | "POST" | "DELETE") => send<CalendarInfo>(method, "/me/calendar"),
  /** Whether this device is told of them by web push, and no longer. */
  push: (method: "GET" | "DELETE") => send<PushInfo>(method, "/push"),
  /** Tell this device of them, in the reader's language. */
  subscribe: (request: PushSubscriptionRequest) => send<PushInfo>("POST", "/push", request),
  tables: () => send<TableInfo[]>("GET", "/tables"),
  table: (id: string, invite: string | null) => send<TableInfo>("GET", withInvite(gamePath(id), invite)),
  /** The game of a table as a spectator sees it; without it if `known` is its version. */
  preview: (id: string, known: number | null) =>
    send<TablePreview>("GET", withQuery(`/tables/${id}/preview`, { after: known })),
  open: (request: TableRequest) => openWith("/tables", request),
  sit,
  leave: (id: string) => send<TableInfo>("DELETE", `/tables/${id}/seats`),
  rematch,
  /** How many people wait for what. */
  quickMatchQueues: () => send<QueueInfo[]>("GET", "/quick-match"),
  /** Wait for others who want the same, or go on waiting. */
  quickMatch: (request: QuickMatchRequest) => send<QuickMatchInfo>("POST", "/quick-match", request),
  leaveQuickMatch: () => send<QueueInfo[]>("DELETE", "/quick-match"),
  /** The reader's ratings, with their rated games. */
  ratings: () => send<GameRating[]>("GET", "/me/ratings"),
  /** The best players of a game, with the bots between them. */
  leaderboard: (game: string) => send<LeaderboardRow[]>("GET", `/games/${game}/leaderboard`),
  /** Whether leaderboards may name the reader. */
  listed: () => send<ListedInfo>("GET", "/me/listed"),
  list: (listed: boolean) => send<ListedInfo>("POST", "/me/listed", { listed }),
  /** The ratings at a rated table, and what is at stake for the reader. */
  tableRatings: (id: string, invite: string | null) =>
    send<TableRatings>("GET", withInvite(`/tables/${id}/ratings`, invite)),
  /** The same for a table that is not open yet; of the others, null is a person who is still to come. */
  stakes: (game: string, request: StakesRequest) => send<TableRatings>("POST", `/games/${game}/ratings`, request),
  /** Report a person at a table to the operator. */
  report: (id: string, request: ReportRequest) => send<ReportAnswer>("POST", `/tables/${id}/reports`, request),
  replay: (id: string, ply: number, invite: string | null) =>
    send<ReplayScene>("GET", withQuery(`${gamePath(id)}/replay`, { ply, invite })),
  replaySteps: (id: string, invite: string | null) =>
    send<ReplayStep[]>("GET", withInvite(`${gamePath(id)}/replay/steps`, invite)),
  race: (id: string, invite: string | null) => send<RacePoint[]>("GET", withInvite(`${gamePath(id)}/race`, invite)),
  branch: (id: string, request: BranchRequest) => openWith(`${gamePath(id)}/branch`, request),
  /** How far the review of a game is; without its content if the reader has this revision. */
  review: (id: string, invite: string | null, after: number) =>
    send<ReviewInfo>("GET", withQuery(`${gamePath(id)}/review`, { after, invite })),
  askForReview: (id: string, invite: string | null) =>
    send<ReviewInfo>("POST", `${gamePath(id)}/review`, id.startsWith("record/") ? {} : { invite }),
  /** A finished game after other moves than were made. */
  trial: (id: string, invite: string | null, request: TrialRequest) =>
    send<TrialInfo>("POST", `${gamePath(id)}/trial`, { ...request, invite }),
  /** What other moves are worth in a decision of a reviewed game. */
  verdict: (id: string, invite: string | null, request: VerdictRequest) =>
    send<TrialVerdict>("POST", `${gamePath(id)}/verdict`, { ...request, invite }),
  /** A future of a reviewed decision after so many plies, and everything that happens in it. */
  future: (id: string, invite: string | null, which: FutureChoice, ply: number) =>
    send<ReplayScene>("GET", withQuery(`${gamePath(id)}/future`, { ...which, ply, invite })),
  futureSteps: (id: string, invite: string | null, which: FutureChoice) =>
    send<ReplayStep[]>("GET", withQuery(`${gamePath(id)}/future/steps`, { ...which, invite })),
  /** The reader's mistakes that are due. */
  mistakes: () => send<MistakeDeck>("GET", "/me/mistakes"),
  /** Try one of them; without moves, see what was better. */
  tryMistake: (answer: MistakeAnswer) => send<MistakeResult>("POST", "/me/mistakes", answer),
  /** The reader's finished games, for statistics. */
  results: () => send<OwnResults>("GET", "/me/results"),
  /** A position on a board, or the one after some moves; without a position, a new deal. */
  board: (game: string, request: With<BoardRequest>) => send<BoardInfo>("POST", `/games/${game}/board`, request),
  /** What the chance result after the last one given can be. */
  nextChance: (game: string, line: With<BoardLine>) => send<BoardChance[]>("POST", `/games/${game}/board/chance`, line),
  /** The record of a position and the moves after it, as the text of a file. */
  boardRecord: (game: string, line: With<BoardLine>) =>
    request("POST", `/games/${game}/board/record`, line).then((response) => response.text()),
  /** The game of a record, for a board. */
  boardOf: (record: Blob) => send<BoardRecord>("POST", "/boards", record),
  /** The record of a game that is over, as the text of a file. */
  record: (id: string, invite: string | null) =>
    request("GET", withInvite(`${gamePath(id)}/record`, invite)).then((response) => response.text()),
  /** Compare the moves in a position, in a few more worlds. */
  analyse: (game: string, request: With<AnalysisRequest>) =>
    send<AnalysisInfo>("POST", `/games/${game}/board/analysis`, request),
  /** How games of strong bots began. */
  openings: (game: string, players: number | null, order: number | null, option: string | null) =>
    send<OpeningsInfo>("GET", withQuery(`/games/${game}/openings`, { players, order, option })),
  /** Send the record of a finished game, to look at it. */
  sendRecord: (record: Blob) => send<TableInfo>("POST", "/records", record),
};
