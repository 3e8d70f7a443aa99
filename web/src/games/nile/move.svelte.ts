// A turn of NILE: picked cards become steps, and a step that is not allowed gets its reason.
import { announce } from "../../lib/announce.svelte";
import { play as playSound } from "../../lib/sound";
import { MoveController } from "../move-controller.svelte";
import type { Gift } from "./hand";
import type { NileEvent, NileHandCard, NileMove, NilePlace, NileSource, NileView } from "./types";

export interface Reason {
  why: string;
  ruling: string | null;
}
/** What the player wants to do with cards of the hand. */
export type Intent = "plant" | "speculate";

export class NileMoveController extends MoveController<NileView, NileEvent, NileMove, null> {
  /** Why the last attempt, or what is picked so far, is not allowed. */
  reason: Reason | null = $state.raw(null);
  /** A Stone is picked, and it can be laid on several Monuments. */
  choosingMonument = $state(false);
  /** The cards to show as possible. It changes nothing that is allowed. */
  intent: Intent | null = $state(null);
  /** Called before each step is sent. */
  beforeStep: () => void = () => undefined;

  #queue: Promise<unknown> = Promise.resolve();

  constructor(source: NileSource, moves: readonly NileMove[]) {
    super(source, moves);
  }

  /** The card that was given first in a trade, once it is picked. The view names it as the move does. */
  readonly given: Gift | null = $derived.by(() => {
    const pick = this.view.pick;
    if (!pick || !("trade" in pick) || pick.given === null) return null;
    const move = this.moves.find((one) => one.say === `give ${pick.given}`);
    return move?.verb === "give" ? { card: move.what, from: move.where } : null;
  });

  /** What picking a card of the hand means now, as numbers of moves; several for Stone that fits several Monuments. */
  meanings(card: NileHandCard): number[] {
    if (this.view.step === "trade") return this.giving(card, "hand");
    const all = this.#numbers((move) => (move.verb === "put" || move.verb === "play") && move.what === card);
    const legal = all.filter((number) => this.isLegal(number));
    return legal.length ? legal : all.slice(0, 1);
  }
  /** The move that gives a card in a trade. */
  giving(card: NileHandCard, from: NilePlace): number[] {
    return this.#numbers((move) => move.verb === "give" && move.what === card && move.where === from);
  }
  canPick(card: NileHandCard): boolean {
    return this.mine && this.meanings(card).some((number) => this.isLegal(number));
  }

  async pick(card: NileHandCard): Promise<void> {
    const meanings = this.meanings(card);
    if (meanings.length > 1) this.choosingMonument = !this.choosingMonument;
    else if (meanings[0] !== undefined) await this.make(meanings[0]);
  }

  /** Make the only move with this verb. */
  async choose(verb: "done" | "market" | "offering"): Promise<void> {
    const [number] = this.#numbers((move) => move.verb === verb);
    if (number !== undefined) await this.make(number);
  }

  /** Make a move after all that were asked for before it. If it is not allowed, ask the server why. */
  make(number: number): Promise<unknown> {
    this.choosingMonument = false;
    return this.#enqueue(async () => {
      if (!this.mine) return;
      if (!this.isLegal(number)) return this.#explain(number);
      this.reason = null;
      this.intent = null;
      this.beforeStep();
      await this.send(number);
    });
  }

  undo(all = false): Promise<unknown> {
    this.choosingMonument = false;
    return this.#enqueue(async () => {
      this.reason = null;
      do {
        if (!this.canUndo) return;
        this.beforeStep();
        if (!(await this.send("undo"))) return;
      } while (all && this.view.step !== "choose");
    });
  }

  /** What is picked so far is not a complete move: ask the server why. */
  async explainPick(): Promise<void> {
    const version = this.source.scene?.version;
    const [done] = this.#numbers((move) => move.verb === "done");
    const answer = done === undefined ? null : await this.source.forecast(done);
    if (this.source.scene?.version === version)
      this.reason = answer?.why ? { why: answer.why, ruling: answer.ruling } : null;
  }

  async #explain(number: number): Promise<void> {
    const answer = await this.source.forecast(number);
    if (!answer?.why) return;
    this.reason = { why: answer.why, ruling: answer.ruling };
    announce(answer.why, "urgent");
    playSound("refused");
  }

  #numbers(passes: (move: NileMove) => boolean): number[] {
    return this.moves.flatMap((move, number) => (passes(move) ? [number] : []));
  }

  // Picks can come faster than the server answers. Each is decided on what the step before it led to.
  #enqueue(next: () => Promise<unknown>): Promise<unknown> {
    this.#queue = this.#queue.then(next, next);
    return this.#queue;
  }
}
