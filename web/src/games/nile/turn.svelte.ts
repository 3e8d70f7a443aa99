// Playing a turn: picks become steps at the house, one after the other, and what is not allowed gets its reason.
import { announce } from "../../lib/announce.svelte";
import { api } from "../../lib/api";
import type { Line } from "../../lib/line.svelte";
import { play } from "../../lib/sound";
import type { Act } from "../../table/act";
import { isSpeculation, MONUMENTS, viewOf, type CardName, type NileView } from "./nile";

export interface Reason {
  why: string;
  ruling: string | null;
}

let words: Promise<string[]> | undefined; // what each number means: the same for every table

async function actionWords(): Promise<string[]> {
  words ??= api.games().then((games) => games.find((one) => one.game === "nile")?.actions ?? []);
  try {
    return await words;
  } catch (error) {
    words = undefined; // asked again by the next table
    throw error;
  }
}

export class Turn {
  #actions: string[] = $state.raw([]);
  /** Why the last thing that was tried, or what is picked so far, is not allowed. */
  reason: Reason | null = $state.raw(null);
  /** Stone is in the fingers, and several Monuments could have it. */
  laying = $state(false);
  /** What the player said to be about, which cards to look at: only a help for the eye. */
  about: "plant" | "speculate" | null = $state(null);

  #line: () => Line;
  #act: Act;
  #last: Promise<unknown> = Promise.resolve();

  constructor(line: () => Line, act: Act) {
    this.#line = line;
    this.#act = act;
    actionWords()
      .then((all) => (this.#actions = all))
      .catch(() => undefined); // TablePage says that the house is silent
  }

  get view(): NileView {
    return viewOf(this.#line().scene!);
  }
  /** What may be done now: an action's words, to its number. */
  legal = $derived.by(
    () => new Map((this.#line().scene?.moves ?? []).map((move) => [this.#actions[move] ?? "", move])),
  );
  mine = $derived.by(() => {
    const scene = this.#line().scene;
    return scene !== null && !scene.over && scene.turn !== null && scene.turn === this.#line().seat;
  });
  canUndo = $derived.by(() => this.mine && this.#line().scene?.can_undo === true);

  can(action: string): boolean {
    return this.legal.has(action);
  }
  /** Whether any legal action begins like this. */
  canAny(begin: string): boolean {
    return [...this.legal.keys()].some((action) => action.startsWith(begin));
  }

  /** What picking a card of the hand means now; for Stone on several Monuments, each of them. */
  meanings(card: CardName): string[] {
    if (this.view.step === "trade") return [`give ${card} from hand`];
    if (isSpeculation(card)) return [`play ${card}`];
    if (card !== "stone") return [`put ${card}`];
    const all = MONUMENTS.map((monument) => `put stone on ${monument}`);
    const legal = all.filter((action) => this.can(action));
    return legal.length ? legal : all.slice(0, 1);
  }
  canPick(card: CardName): boolean {
    return this.mine && this.meanings(card).some((action) => this.can(action));
  }

  async pick(card: CardName): Promise<void> {
    const meanings = this.meanings(card);
    if (meanings.length > 1) this.laying = !this.laying;
    else await this.make(meanings[0]!);
  }

  /** Do something, after all that was asked for before it; where it is not allowed, find out why. */
  make(action: string): Promise<unknown> {
    this.laying = false;
    return this.#after(async () => {
      if (!this.mine) return;
      const move = this.legal.get(action);
      if (move === undefined) return this.#explain(action);
      this.reason = null;
      this.about = null;
      await this.#act(move);
    });
  }

  takeBack(all = false): Promise<unknown> {
    this.laying = false;
    return this.#after(async () => {
      this.reason = null;
      do if (!this.canUndo || !(await this.#act("undo"))) return;
      while (all && this.view.step !== "choose");
    });
  }

  /** What is picked so far is no whole move yet: why? */
  async judge(): Promise<void> {
    const version = this.#line().scene?.version;
    const answer = await this.#line().forecast("done");
    if (this.#line().scene?.version === version)
      this.reason = answer?.why ? { why: answer.why, ruling: answer.ruling } : null;
  }

  async #explain(action: string): Promise<void> {
    const answer = await this.#line().forecast(action);
    if (!answer?.why) return;
    this.reason = { why: answer.why, ruling: answer.ruling };
    announce(answer.why, "urgent");
    play("refused");
  }

  // A quick hand picks faster than the house answers; each step is decided on what the last one led to.
  #after(next: () => Promise<unknown>): Promise<unknown> {
    this.#last = this.#last.then(next, next);
    return this.#last;
  }
}
