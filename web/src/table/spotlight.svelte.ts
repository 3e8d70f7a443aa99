// Marks on the table: rings around the places that the recap, a hint or the coach talk about. Spotlight.svelte draws them.
import { untrack } from "svelte";

export interface Mark {
  /** The place by its `data-spot`; the first that is in sight counts. */
  spots: readonly string[];
  style: "recap" | "hint" | "coach";
  /** A word beside the ring; with an arrow for a hint and for the coach. */
  label?: string;
  /** The number of the step, for a move of several steps. */
  step?: number;
}

export interface SpotlightOptions {
  /** Darken everything else. */
  dim?: boolean;
}

interface Shown extends SpotlightOptions {
  owner: string;
  marks: readonly Mark[];
}

class Spotlight {
  #shown: readonly Shown[] = $state.raw([]);
  /** Where the rings are drawn now, so that a panel can keep clear of them. Set by Spotlight.svelte. */
  boxes: readonly DOMRect[] = $state.raw([]);
  /** Those of the step that has to be done first, where there are several. */
  firstBoxes: readonly DOMRect[] = $state.raw([]);

  /** The marks on the page: those of the owner who asked last. */
  readonly marks: readonly Mark[] = $derived(this.#shown.at(-1)?.marks ?? []);
  readonly dim: boolean = $derived(this.#shown.at(-1)?.dim ?? false);
  /** The places that are marked, so that a game can bring them into sight. Of each mark, the best place comes first. */
  readonly wanted: readonly string[] = $derived(this.marks.flatMap((mark) => mark.spots));

  /** Mark these places, instead of what this owner marked before. An effect may do it. */
  show(owner: string, marks: readonly Mark[], options: SpotlightOptions = {}): void {
    const others = this.#othersThan(owner);
    this.#shown = marks.length ? [...others, { owner, marks, ...options }] : others;
  }
  clear(owner: string): void {
    this.#shown = this.#othersThan(owner);
  }

  #othersThan(owner: string): readonly Shown[] {
    const all = untrack(() => this.#shown);
    return all.some((one) => one.owner === owner) ? all.filter((one) => one.owner !== owner) : all;
  }
}

export const spotlight = new Spotlight();
