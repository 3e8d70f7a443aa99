// The move that the coach suggests: of the plans that the table's hint weighs, the best one that the lesson is about.
import { loadHintSteps, type HintStep } from "../games/hint";
import type { HintInfo } from "../lib/protocol";
import type { AnyMove, TableSource } from "../lib/table-source";
import type { Mark } from "../table/spotlight.svelte";

const TRIES = 8;
const PAUSE = 600; // milliseconds between them
const NOTHING: readonly HintStep[] = [];

export class Suggestion {
  #steps: readonly HintStep[] = $state.raw(NOTHING);
  #asked = ""; // what was asked last, so that it is asked once
  #hint: Promise<HintInfo | null> | undefined;
  #version = -1; // the step that the hint is for

  constructor(readonly source: TableSource) {}

  /** In words; empty if there is none. */
  readonly words: string = $derived.by(() => this.#steps.map((step) => step.words).join(", "));
  readonly marks: readonly Mark[] = $derived.by(() =>
    this.#steps.flatMap((step, number) =>
      // Where one step has several places, only the first has the number.
      step.spots.map((spots, place): Mark => ({ spots, style: "hint", ...(place === 0 ? { step: number + 1 } : {}) })),
    ),
  );

  /** Look for moves with these verbs; null: with any. */
  async ask(verbs: readonly string[] | null, moves: readonly AnyMove[]): Promise<void> {
    const { scene, seat, table } = this.source;
    if (!scene?.moves || seat === null || !table?.hints) return this.clear();
    const asked = `${scene.step_version} ${verbs?.join() ?? "*"}`;
    if (asked === this.#asked) return;
    this.clear();
    this.#asked = asked;
    const [hint, stepsOf] = await Promise.all([this.#hintFor(scene.step_version), loadHintSteps(this.source)]);
    if (!hint || this.#asked !== asked) return;
    const about = (number: number | undefined) =>
      number !== undefined && (verbs === null || verbs.includes(moves[number]?.verb ?? ""));
    const plan = [hint.moves.map((one) => one.move), ...hint.plans.map((one) => one.moves)].find(([first]) =>
      about(first),
    );
    if (!plan) return;
    // As far as the lesson goes: what comes after it is for the next one.
    let made = 0;
    const steps = stepsOf(plan, scene.view, seat);
    const end = steps.findIndex((step) => !about(plan[(made += step.moves) - step.moves]));
    this.#steps = steps.slice(0, end < 0 ? steps.length : end);
  }

  clear(): void {
    this.#asked = "";
    this.#steps = NOTHING;
  }

  #hintFor(version: number): Promise<HintInfo | null> {
    if (this.#version !== version || !this.#hint) {
      this.#version = version;
      this.#hint = this.#request(version).catch(() => null);
    }
    return this.#hint;
  }

  /** Ask the server. While it still works on the hint for the step before, ask again a little later. */
  async #request(version: number): Promise<HintInfo | null> {
    for (let tries = 0; tries < TRIES && this.#version === version; tries++) {
      const answer = await this.source.commands?.hint("reason");
      if (answer?.ok) return answer.hint.version === version ? answer.hint : null;
      if (answer?.refused.code !== "server.hint_busy") return null;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    return null;
  }
}
