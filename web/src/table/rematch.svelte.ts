// Playing once more with the same people. One player offers it, the others answer.
import { api } from "../lib/api";
import { nameOf } from "../lib/narration";
import { go } from "../lib/router.svelte";
import type { TableSource } from "../lib/table-source";

export class Rematch {
  busy = $state(false);
  problem: unknown = $state.raw(null);

  readonly #source: TableSource;
  readonly #names: () => string[];
  #declined: string | null = $state(null);

  constructor(source: TableSource, names: () => string[]) {
    this.#source = source;
    this.#names = names;
  }

  /** Another player's offer that is not answered yet: who makes it, and the new table. */
  get offer(): { name: string; table: string } | null {
    const entry = this.#source.entries.findLast((one) => one.kind === "rematch");
    if (!entry?.table || entry.table === this.#declined) return null;
    if (entry.seat === null || this.#source.table?.seats[entry.seat]?.yours) return null;
    return { name: nameOf(entry.seat, this.#names()), table: entry.table };
  }

  /** Offer a rematch, or accept the offer, and go to the new table. */
  async again(): Promise<void> {
    this.busy = true;
    this.problem = null;
    try {
      const table = await api.rematch(this.#source.id);
      const reserved = table.stage === "open" && table.seats.some((seat) => seat.kept && seat.yours);
      if (reserved) await api.sit(table, {});
      go(`/table/${table.id}`);
    } catch (error) {
      this.problem = error;
    }
    this.busy = false;
  }

  /** Not now: the reserved seat is free for somebody else. */
  async decline(): Promise<void> {
    const table = this.offer?.table;
    if (!table) return;
    this.#declined = table;
    await api.leave(table).catch(() => undefined); // the other player has left: then there is nothing to decline
  }
}
