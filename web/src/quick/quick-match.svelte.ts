// A quick match: the server is asked every two seconds as long as the reader waits. Once others are found, this browser
// contributes to the random key of their table, and the reader goes there.
import { api, Refused } from "../lib/api";
import { keepContribution, newRandom } from "../lib/contributions";
import { say } from "../lib/localization.svelte";
import { becomeGuest } from "../lib/me.svelte";
import { notify } from "../lib/notifications.svelte";
import type { Contribution, QuickMatchInfo, QuickMatchRequest } from "../lib/protocol";
import { go } from "../lib/router.svelte";
import { readStored, store } from "../lib/stored";

export type QuickChoice = Omit<QuickMatchRequest, "contribution">;

const KEY = "akhet-quick-match";
const EVERY = 2000; // milliseconds; the server keeps the place of whoever is silent for 20 seconds
const TEMPORARY = new Set([429, 503]); // statuses of refusals after which it is worth trying again

/** What the reader looked for the last time. */
export function lastChoice(game: string): QuickChoice {
  return readStored(KEY, { game, players: 2, pace: "live", rated: false, bots_after: 30 });
}

export class QuickMatch {
  searching = $state(false);
  /** The server's last answer. */
  info: QuickMatchInfo | null = $state.raw(null);
  /** Whether it did not answer the last time. */
  silent = $state(false);
  problem: unknown = $state(null);
  #search = 0; // counts searches, so that one that was stopped does not go on
  #asking: Promise<QuickMatchInfo> | null = null;

  /** Wait for others until they are found, or until `stop`. */
  async start(choice: QuickChoice): Promise<void> {
    store(KEY, choice);
    const search = ++this.#search;
    this.#asking = null;
    Object.assign(this, { searching: true, info: null, silent: false, problem: null });
    let contribution = null as Contribution | null;
    try {
      await becomeGuest();
      while (search === this.#search) {
        const info = await this.#ask({ ...choice, contribution });
        if (search !== this.#search) return; // `stop` has the same answer
        if (info?.table) return await this.#seated(info.table, contribution);
        if (info?.commitment && info.commitment !== contribution?.commitment)
          contribution = { commitment: info.commitment, random: newRandom() };
        else await new Promise((done) => setTimeout(done, EVERY));
      }
    } catch (error) {
      if (search === this.#search) Object.assign(this, { searching: false, problem: error });
    }
  }

  /** Stop waiting, unless a table was found at this moment. */
  async stop(): Promise<void> {
    this.#search++;
    this.searching = false;
    if (!this.#asking) return; // the server was not asked yet
    // After the last question, which would put the reader into the queue again.
    const info = await this.#asking.catch(() => null);
    if (info?.table) go(`/table/${info.table}`);
    await api.leaveQuickMatch().catch(() => undefined); // without a word, the server notices it a little later
  }

  /** Stop waiting because the page goes away: nothing can be waited for. */
  abandon(): void {
    if (!this.searching) return;
    this.#search++;
    this.searching = false;
    if (!this.#asking) return;
    void fetch("/api/quick-match", { method: "DELETE", keepalive: true }).catch(() => undefined);
  }

  /** The server's answer; null if it did not answer this time. */
  async #ask(request: QuickMatchRequest): Promise<QuickMatchInfo | null> {
    try {
      this.#asking = api.quickMatch(request);
      this.info = await this.#asking;
      this.silent = false;
      return this.info;
    } catch (error) {
      if (error instanceof Refused && !TEMPORARY.has(error.status)) throw error;
      this.silent = true;
      return null;
    }
  }

  async #seated(table: string, contribution: Contribution | null): Promise<void> {
    if (contribution) keepContribution(table, { commitment: contribution.commitment, randoms: [contribution.random] });
    notify(say("web-quick"), say("web-quick-found"), "quick-match");
    this.searching = false;
    await api.leaveQuickMatch().catch(() => undefined); // the server need not lead us there again
    go(`/table/${table}`);
  }
}
