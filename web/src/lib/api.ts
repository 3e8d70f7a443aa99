// The lobby, over HTTP: docs/protocol.md, and /api/openapi.json.
import type {
  BranchWish,
  Code,
  GameInfo,
  GameName,
  Me,
  RefusalInfo,
  ReplayScene,
  ReplayStep,
  SitWish,
  TableInfo,
  TableWish,
} from "./protocol";
import { language } from "./words.svelte";

/** The house said no: `message` is a sentence for the reader. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: RefusalInfo,
  ) {
    super(refusal.why);
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch("/api" + path, {
    method,
    headers: { "Accept-Language": language(), ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Refused(response.status, answer);
  return answer;
}

const withInvite = (path: string, invite: string | null) =>
  invite ? `${path}?invite=${encodeURIComponent(invite)}` : path;

export const api = {
  games: () => ask<GameInfo[]>("GET", "/games"),
  set: (game: GameName) => ask<Record<string, unknown>>("GET", `/games/${game}/set`),
  me: () => ask<Me>("GET", "/me"),
  nameMe: (name: string) => ask<Me>("POST", "/me", { name }),
  recoveryCode: () => ask<Code>("POST", "/me/recovery", {}),
  linkCode: () => ask<Code>("POST", "/me/link", {}),
  recover: (code: string) => ask<Me>("POST", "/recover", { code }),
  /** The latest first, at most `MOST_LISTED`; those after `last`, where that is given. */
  myTables: (last?: TableInfo) =>
    ask<TableInfo[]>("GET", "/me/tables" + (last ? `?before=${encodeURIComponent(`${last.changed},${last.id}`)}` : "")),
  tables: () => ask<TableInfo[]>("GET", "/tables"),
  table: (id: string, invite: string | null) => ask<TableInfo>("GET", withInvite(`/tables/${id}`, invite)),
  open: (wish: TableWish) => ask<TableInfo>("POST", "/tables", wish),
  sit: (id: string, wish: SitWish) => ask<TableInfo>("POST", `/tables/${id}/seats`, wish),
  leave: (id: string) => ask<TableInfo>("DELETE", `/tables/${id}/seats`),
  rematch: (id: string) => ask<TableInfo>("POST", `/tables/${id}/rematch`, {}),
  replay: (id: string, ply: number, invite: string | null) =>
    ask<ReplayScene>("GET", `/tables/${id}/replay?ply=${ply}${invite ? `&invite=${encodeURIComponent(invite)}` : ""}`),
  replaySteps: (id: string, invite: string | null) =>
    ask<ReplayStep[]>("GET", withInvite(`/tables/${id}/replay/steps`, invite)),
  branch: (id: string, wish: BranchWish) => ask<TableInfo>("POST", `/tables/${id}/branch`, wish),
  record: (id: string, invite: string | null) => ask<unknown>("GET", withInvite(`/tables/${id}/record`, invite)),
};
