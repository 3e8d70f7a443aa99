// The count of the final score, step by step. `at` is 2.5 when the third step is half counted.
import { linear } from "svelte/easing";
import { Tween } from "svelte/motion";

export class Counting {
  /** Whether the score is being counted, and the result is still withheld. */
  running = $state(false);
  #at: Tween<number>;

  constructor(
    readonly steps: number,
    readonly stepTime: number, // milliseconds
  ) {
    this.#at = new Tween(steps, { easing: linear });
  }

  get at(): number {
    return this.#at.current;
  }

  /** Count from the beginning. */
  async begin(): Promise<void> {
    this.running = true;
    await this.#at.set(0, { duration: 0 });
    await this.#at.set(this.steps, { delay: 400, duration: this.stepTime * this.steps });
    if (this.#at.current === this.steps) this.running = false;
  }
  /** Show the end of the count now. */
  skip(): void {
    void this.#at.set(this.steps, { duration: 0 });
    this.running = false;
  }
}

/** How much of a step is counted, from 0 to 1. */
export const counted = (at: number, step: number): number => Math.min(1, Math.max(0, at - step));
