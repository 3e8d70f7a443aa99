// A turn of NILE: picked cards become steps, and a step that is not allowed gets its reason.
import { announce } from "../../lib/announce.svelte";
import { play as playSound } from "../../lib/sound";
import { MoveController } from "../move-controller.svelte";
import type { Gift } from "./hand";
import { isFlooded, plotsOf, sorted } from "./model";
import type { NileEvent, NileHandCard, NileMove, NilePlace, NileSource, NileView } from "./types";

export interface Reason {
  why: string;
  ruling: string | null;
}
/** What the player wants to do with cards of the hand. */
export type Intent = "plant" | "speculate";
/** What is asked about before it is done, because it would waste something. */
export type Question = "done" | "offering";

export class NileMoveController extends MoveController<NileView, NileEvent, NileMove, null> {
  /** Why the last attempt is not allowed. */
  reason: Reason | null = $state.raw(null);
  /** A Stone is picked, and it can be laid on several Monuments. */
  choosingMonument = $state(false);
  /** The cards to show as possible. It changes nothing that is allowed. */
  intent: Intent | null = $state(null);
  question: Question | null = $state(null);

  #answered = false; // the player has been asked in this turn
  #queue: Promise<unknown> = Promise.resolve();

  constructor(source: NileSource, moves: readonly NileMove[]) {
    super(source, moves);
  }

  /** After the end nothing is picked any more. */
  protected override viewOf(view: NileView, over: boolean): NileView {
    return over && view.step !== "over" ? { ...view, step: "over", pick: null } : view;
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

  /** Make the only move with this verb, or ask first whether it is meant. */
  async choose(verb: "done" | "market" | "offering"): Promise<void> {
    const [number] = this.#numbers((move) => move.verb === verb);
    if (number === undefined) return;
    if (verb !== "market" && !this.#answered && this.isLegal(number) && this.#wastes(verb)) {
      this.question = verb;
      return;
    }
    await this.make(number);
  }
  /** Answer the question. It is asked once in a turn. */
  async answer(yes: boolean): Promise<void> {
    const asked = this.question;
    this.question = null;
    this.#answered = true;
    if (asked && yes) await this.choose(asked);
  }
  /** Our turn is over: nothing is left of what we were about to do. */
  forget(): void {
    this.intent = null;
    this.choosingMonument = false;
    this.reason = null;
    this.question = null;
    this.#answered = false;
  }

  /** Make a move after all that were asked for before it. If it is not allowed, ask the server why. */
  make(number: number): Promise<unknown> {
    this.choosingMonument = false;
    this.question = null;
    return this.#enqueue(async () => {
      if (!this.mine) return;
      if (!this.isLegal(number)) return this.#explain(number);
      this.reason = null;
      this.intent = null;
      await this.send(number);
    });
  }

  undo(all = false): Promise<unknown> {
    this.choosingMonument = false;
    this.question = null;
    return this.#enqueue(async () => {
      this.reason = null;
      do {
        if (!this.canUndo) return;
        if (!(await this.send("undo"))) return;
      } while (all && this.view.step !== "choose");
    });
  }

  /** To pass while something can be planted. Or a new flood that brings nothing: no field of ours, no card set free. */
  #wastes(verb: Question): boolean {
    if (verb === "done") return this.view.step === "choose" && this.can("put");
    const { view } = this;
    if (view.seat === null || plotsOf(view, view.seat).length > 0) return false;
    return !sorted(view.hand).some(([card]) => isFlooded(card, view.flood));
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
