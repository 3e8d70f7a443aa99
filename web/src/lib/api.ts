// The lobby over HTTP: docs/protocol.md and /api/openapi.json.
import type {
  BranchRequest,
  Code,
  GameInfo,
  Me,
  RefusalInfo,
  ReplayScene,
  ReplayStep,
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

/** Send a request. This is where JSON gets its type: the one that the server declares for this path. */
async function send<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch("/api" + path, {
    method,
    headers: { "Accept-Language": language(), ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!response.ok) throw new Refused(response.status, (await response.json()) as RefusalInfo);
  return (await response.json()) as Answer;
}

const withInvite = (path: string, invite: string | null) =>
  invite ? `${path}?invite=${encodeURIComponent(invite)}` : path;

export const api = {
  /** Without their actions, which are large: `moves` has those of one game. */
  games: () => send<GameInfo[]>("GET", "/games?actions=false"),
  /** The components of a game; `Set` is the type that the server declares for this game. */
  set: <Set>(game: string) => send<Set>("GET", `/games/${game}/set`),
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
