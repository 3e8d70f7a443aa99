// The lobby over HTTP: docs/protocol.md and /api/openapi.json.
import type {
  BranchRequest,
  Code,
  GameInfo,
  Me,
  OptionInfo,
  OptionsRequest,
  RefusalInfo,
  ReplayScene,
  ReplayStep,
  SetInfo,
  SitRequest,
  TableInfo,
  TableRequest,
} from "./protocol";
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
  if (!response.ok) throw new Refused(response.status, (await response.json()) as RefusalInfo);
  return response;
}

const withInvite = (path: string, invite: string | null) =>
  invite ? `${path}?invite=${encodeURIComponent(invite)}` : path;

export const api = {
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
  moves: (game: string) => send<AnyMove[]>("GET", `/games/${game}/moves`),
  me: () => send<Me>("GET", "/me"),
  nameMe: (name: string) => send<Me>("POST", "/me", { name }),
  recoveryCode: () => send<Code>("POST", "/me/recovery", {}),
  linkCode: () => send<Code>("POST", "/me/link", {}),
  recover: (code: string) => send<Me>("POST", "/recover", { code }),
  /** The latest first, at most `MOST_LISTED`; those after `last`, if given. */
  myTables: (last?: TableInfo) =>
    send<TableInfo[]>(
      "GET",
      "/me/tables" + (last ? `?before=${encodeURIComponent(`${last.changed},${last.id}`)}` : ""),
    ),
  tables: () => send<TableInfo[]>("GET", "/tables"),
  table: (id: string, invite: string | null) => send<TableInfo>("GET", withInvite(`/tables/${id}`, invite)),
  open: (request: TableRequest) => send<TableInfo>("POST", "/tables", request),
  sit: (id: string, request: SitRequest) => send<TableInfo>("POST", `/tables/${id}/seats`, request),
  leave: (id: string) => send<TableInfo>("DELETE", `/tables/${id}/seats`),
  rematch: (id: string) => send<TableInfo>("POST", `/tables/${id}/rematch`, {}),
  replay: (id: string, ply: number, invite: string | null) =>
    send<ReplayScene>("GET", `/tables/${id}/replay?ply=${ply}${invite ? `&invite=${encodeURIComponent(invite)}` : ""}`),
  replaySteps: (id: string, invite: string | null) =>
    send<ReplayStep[]>("GET", withInvite(`/tables/${id}/replay/steps`, invite)),
  branch: (id: string, request: BranchRequest) => send<TableInfo>("POST", `/tables/${id}/branch`, request),
};
