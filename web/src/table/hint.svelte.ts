// A hint at the table, in three depths: a nudge, candidates, and the move with the reasons. The last one is shown step by step,
// and follows what the player does. It vanishes when they do something else.
import { loadHintSteps, MAIN, withoutEnd, type HintStep } from "../games/hint";
import { announce } from "../lib/announce.svelte";
import { hasMessage, say } from "../lib/localization.svelte";
import { hintReason } from "../lib/narration";
import type { HintDepth, HintInfo, RefusalInfo } from "../lib/protocol";
import type { TableSource } from "../lib/table-source";
import { spotlight, type Mark } from "./spotlight.svelte";

const OWNER = "hint";
const STEPS_MARKED = 3; // more rings at once would confuse
const PAUSE = 450; // milliseconds between the steps of `doRest`, so that each can be seen

type StepListener = (listener: (step: number | string | "undo") => void) => () => void;

/** A plan of which nothing is told but its steps. */
interface Candidate {
  words: string;
  steps: readonly HintStep[];
}

/** What is shown of a hint. */
interface Shown {
  hint: HintInfo;
  /** Where to look, in a nudge. */
  nudge: string;
  candidates: Candidate[];
  /** Of the suggested move. */
  steps: readonly HintStep[];
  reasons: string[];
  /** The runner-up in words; null if there is none. */
  nextBest: string | null;
}

export class Hint {
  asking = $state(false);
  shown: Shown | null = $state.raw(null);
  /** Why there is no hint. */
  refused: RefusalInfo | null = $state.raw(null);
  /** Which of its moves are still to be made, by their places in the hint. */
  left: readonly number[] = $state.raw([]);
  doing = $state(false);
  /** The candidate that is marked on the table. */
  pointed: number | null = $state(null);

  #made: number[] = []; // which were made, the last one last
  #stop: () => void;

  constructor(
    readonly source: TableSource,
    readonly names: () => string[],
    /** Calls a listener with each step of ours that was carried out. */
    onStep: StepListener,
  ) {
    this.#stop = onStep((step) => this.#follow(step));
  }

  /** Whether a hint can be asked for: at this table, and now. */
  readonly allowed: boolean = $derived.by(() => this.source.table?.hints === true && this.source.seat !== null);
  readonly possible: boolean = $derived.by(
    () => this.allowed && !this.source.scene?.over && this.source.scene?.turn === this.source.seat,
  );
  /** By step, how many of its moves are still to be made. */
  readonly leftOf: number[] = $derived.by(() => {
    let end = 0;
    return (this.shown?.steps ?? []).map(({ moves }) => {
      end += moves;
      return this.left.filter((place) => place >= end - moves && place < end).length;
    });
  });
  /** The step to do now. */
  readonly current: number = $derived.by(() => this.leftOf.findIndex((count) => count > 0));

  close(): void {
    this.shown = this.refused = this.pointed = null;
    this.left = this.#made = [];
    spotlight.clear(OWNER);
  }
  destroy(): void {
    this.close();
    this.#stop();
  }

  /** Ask, or close the hint that is shown. */
  async toggle(): Promise<void> {
    if (this.shown || this.refused) return this.close();
    if (this.possible && !this.asking) await this.ask("nudge");
  }

  async ask(depth: HintDepth): Promise<void> {
    this.asking = true;
    announce(say("web-hint-thinking"));
    const question = this.source.commands?.hint(depth);
    const [answer, stepsOf] = await Promise.all([question, loadHintSteps(this.source)]).finally(
      () => (this.asking = false),
    );
    const { scene, seat } = this.source;
    if (!answer || !scene || seat === null) return;
    if (!answer.ok) {
      this.refused = answer.refused;
      announce(answer.refused.why, "urgent");
      return;
    }
    const { hint } = answer;
    if (hint.version !== scene.step_version) return; // a step was made meanwhile
    const full = hint.depth === "reason";
    const second = full ? hint.plans[1] : undefined;
    const candidates = hint.depth === "candidates" ? hint.plans : [];
    this.shown = {
      hint,
      nudge: hint.depth === "nudge" ? this.#nudge(hint) : "",
      candidates: candidates.map(({ moves }) => {
        const steps = withoutEnd(stepsOf(moves, scene.view, seat));
        return { words: sentence(steps), steps };
      }),
      steps: full ? stepsOf(numbersOf(hint), scene.view, seat) : [],
      reasons: full ? this.#reasons(hint, seat) : [],
      nextBest: second ? sentence(withoutEnd(stepsOf(second.moves, scene.view, seat))) : null,
    };
    this.refused = null;
    this.pointed = null;
    this.left = hint.moves.map((_, place) => place);
    this.#made = [];
    this.#mark();
    const { nudge, candidates: ways, steps, reasons } = this.shown;
    announce([nudge, ...ways.map((one) => one.words), sentence(steps), ...reasons].filter(Boolean).join(" "));
  }

  /** Mark a candidate on the table. */
  point(candidate: number | null): void {
    this.pointed = candidate;
    this.#mark();
  }

  /** Do the step that is next. Returns whether it could be done. */
  async doStep(): Promise<boolean> {
    if (this.doing) return false;
    this.doing = true;
    let done = true;
    for (let count = this.leftOf[this.current] ?? 0; done && count > 0; count--) done = await this.#makeNext();
    this.doing = false;
    return done;
  }

  /** Do all that is left, one step after the other. */
  async doRest(): Promise<void> {
    const shown = this.shown;
    while (this.shown === shown && (await this.doStep())) await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }

  async #makeNext(): Promise<boolean> {
    const move = this.#moveAt(this.left[0]);
    return move !== undefined && ((await this.source.commands?.step(move))?.ok ?? false);
  }

  #moveAt(place: number | undefined): number | undefined {
    return place === undefined ? undefined : this.shown?.hint.moves[place]?.move;
  }

  #nudge({ topic, reasons }: HintInfo): string {
    if (topic === null) return say("web-hint-only");
    const game = this.source.table?.game ?? "";
    const reason = reasons[0] && `web-${game}-nudge-${reasons[0].code}`;
    if (reason && hasMessage(reason)) return say(reason);
    const about = `web-${game}-topic-${topic}`;
    return hasMessage(about) ? say("web-hint-about", { topic: say(about) }) : say("web-hint-look");
  }

  #reasons(hint: HintInfo, reader: number): string[] {
    const game = this.source.table?.game ?? "";
    return hint.reasons.map((reason) => hintReason(game, reason, { names: this.names(), reader })).filter(Boolean);
  }

  /** The player made a step or took one back. The order of the moves may differ as long as the next one stays legal. */
  #follow(step: number | string | "undo"): void {
    if (!this.shown) return this.refused ? this.close() : undefined;
    if (this.shown.hint.depth !== "reason") return this.close();
    const undone = step === "undo" ? this.#made.pop() : undefined;
    if (undone !== undefined) this.left = [...this.left, undone].sort((one, other) => one - other);
    else {
      const place = this.left.find((one) => this.#moveAt(one) === step);
      if (place === undefined) return this.close();
      this.left = this.left.filter((one) => one !== place);
      this.#made.push(place);
    }
    const next = this.#moveAt(this.left[0]);
    if (next === undefined || !this.source.scene?.moves?.includes(next)) this.close();
    else this.#mark();
  }

  /** Ring the places of the steps that are next. Of several places of one step, only the first has its number. */
  #mark(): void {
    const shown = this.shown;
    if (shown && shown.hint.depth !== "reason") {
      const steps = this.pointed === null ? [] : (shown.candidates[this.pointed]?.steps ?? []);
      const marks = steps
        .slice(0, STEPS_MARKED)
        .flatMap((step) => step.spots.map((spots): Mark => ({ spots, style: "hint" })));
      return spotlight.show(OWNER, marks);
    }
    const steps = shown?.steps ?? [];
    const next = steps.flatMap((step, number) => (this.leftOf[number] ? [{ step, number }] : []));
    const marks = next.slice(0, STEPS_MARKED).flatMap(({ step, number }): Mark[] =>
      step.spots
        .filter((spots) => number === this.current || spots[0] !== MAIN)
        .map((spots, place) => ({
          spots,
          style: "hint",
          ...(steps.length > 1 && place === 0 ? { step: number + 1 } : {}),
        })),
    );
    spotlight.show(OWNER, marks);
  }
}

const numbersOf = (hint: HintInfo): number[] => hint.moves.map((one) => one.move);
const sentence = (steps: readonly HintStep[]): string => steps.map((step) => `${step.words}.`).join(" ");
