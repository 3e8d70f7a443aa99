// The review of a game: asking for it, and following it while it is made.
import { api } from "../lib/api";
import { becomeGuest } from "../lib/me.svelte";
import type { Review, ReviewInfo } from "../lib/protocol";

const SOON = 700; // milliseconds between two looks while it is made
const LATER = 3000; // while others are before it

export class MadeReview {
  state: ReviewInfo["state"] | "unknown" = $state("unknown");
  progress = $state(0);
  /** How many others are before it. */
  ahead = $state(0);
  /** What is ready of it. */
  review: Review | null = $state.raw(null);
  problem: unknown = $state(null);

  #revision = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {}

  /** See whether there is one. */
  look(): Promise<void> {
    return this.#take(() => api.review(this.id, this.invite, this.#revision));
  }
  /** Have it made. */
  async ask(): Promise<void> {
    this.problem = null;
    await this.#take(async () => {
      await becomeGuest();
      return api.askForReview(this.id, this.invite);
    });
  }
  destroy(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #take(request: () => Promise<ReviewInfo>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const found = await request();
      if (this.#closed) return;
      this.state = found.state;
      this.progress = found.progress;
      this.ahead = found.ahead;
      this.#revision = found.revision;
      if (found.review) this.review = found.review;
      const wait = { waiting: found.ahead ? LATER : SOON, running: SOON }[found.state as string];
      if (wait) this.#timer = setTimeout(() => void this.look(), wait);
    } catch (error) {
      this.problem = error;
    }
  }
}
