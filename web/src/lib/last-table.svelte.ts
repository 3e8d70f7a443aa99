// The last table of each game that was opened in this browser, to open one like it again.
import { api } from "./api";
import type { TableRequest } from "./protocol";
import { becomeGuest } from "./me.svelte";
import { go } from "./router.svelte";
import { readStored, store } from "./stored";

const KEY = "akhet-last-tables";

const last: Record<string, TableRequest> = $state(readStored(KEY, {}));

/** What the reader asked for when they last played this game; without that, a table with a gentle opponent. */
export function lastTable(game: string): TableRequest {
  return last[game] ?? { game, seats: [{ kind: "me" }, { kind: "bot", level: "farmer" }] };
}

/**
 * Open a table as a guest and go there. It is remembered, unless it is `once`. One that the server refuses is forgotten: its
 * set may be gone.
 */
export async function openTable(request: TableRequest, { once = false } = {}): Promise<void> {
  try {
    await becomeGuest();
    const table = await api.open(request);
    if (!once) last[request.game] = request;
    go(`/table/${table.id}`);
  } catch (error) {
    delete last[request.game];
    throw error;
  } finally {
    store(KEY, last);
  }
}
