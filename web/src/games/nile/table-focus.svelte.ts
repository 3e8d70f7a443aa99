// Where the keyboard's focus goes on NILE's table: shortcuts, and the next useful place when a step removed the focused
// element.
import { tick } from "svelte";
import { isSpeculation, sorted } from "./model";
import type { Intent, NileMoveController } from "./move.svelte";

export class TableFocus {
  /** The whole table. */
  root: HTMLElement | undefined = $state();
  /** The heading that says what to do now. */
  status: HTMLElement | undefined = $state();

  /** Create it while a component is set up: it follows the controller with effects. */
  constructor(readonly controller: NileMoveController) {
    this.#followSteps();
    this.#followStone();
    this.#followQuestion();
  }

  /** Go to the first card of the hand that serves an intent. */
  toHand(intent: Intent): void {
    this.controller.intent = intent;
    const card = sorted(this.controller.view.hand)
      .map(([card]) => card)
      .find((card) => this.controller.canPick(card) && (intent === "speculate") === isSpeculation(card));
    if (card) this.#first(`[data-card="${card}"]`)?.focus();
  }

  /** For {@attach}: the keys of the table. They work while the focus is on the table, never in a text field. */
  shortcuts = (element: HTMLElement): (() => void) => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (this.#press(event.key.toLowerCase())) event.preventDefault();
    };
    element.addEventListener("keydown", pressed);
    return () => element.removeEventListener("keydown", pressed);
  };

  /** Act on a key. Returns whether it means something now. */
  #press(key: string): boolean {
    const { controller } = this;
    const { view } = controller;
    if (controller.question && (key === "d" || key === "u")) controller.answer(key !== "u");
    else if (key === "c") this.#first("[data-card]")?.focus();
    else if (!controller.mine) return false;
    else if (/^[1-9]$/.test(key)) {
      const card = sorted(view.hand)[Number(key) - 1]?.[0];
      if (!card) return false;
      this.#first(`[data-card="${card}"]`)?.focus();
      controller.pick(card);
    } else if (key === "u" || key === "backspace") {
      if (view.pick) controller.undo();
    } else if (key === "m" && controller.can("market")) controller.choose("market");
    else if (key === "o" && controller.can("offering")) controller.choose("offering");
    else if (key === "p" && view.step === "choose") this.toHand("plant");
    else if (key === "s" && view.step === "choose") this.toHand("speculate");
    else if (key === "d" && controller.can("done")) controller.choose("done");
    else return false;
    return true;
  }

  // When a step removes the focused element, the focus goes to a card that can be given, or to the heading.
  #followSteps(): void {
    let inside = false;
    $effect.pre(() => {
      void this.controller.source.scene;
      const focused = document.activeElement;
      inside = this.root !== undefined && focused !== null && this.root.contains(focused);
    });
    $effect(() => {
      void this.controller.source.scene;
      if (!inside) return;
      tick().then(() => {
        if (document.activeElement && document.activeElement !== document.body) return;
        if (this.controller.mine && this.controller.view.step === "trade")
          (this.#first('[data-card][data-open="true"]') ?? this.#first(".pile.open"))?.focus();
        else this.status?.focus();
      });
    });
  }

  // When Stone is picked, the focus goes to the Monuments, and afterwards back to the hand.
  #followStone(): void {
    let before = false;
    $effect(() => {
      if (this.controller.choosingMonument) tick().then(() => this.#first("[data-lay]")?.focus());
      else if (before)
        tick().then(() => {
          if (document.activeElement === document.body) (this.#first('[data-card="stone"]') ?? this.status)?.focus();
        });
      before = this.controller.choosingMonument;
    });
  }

  // A question is answered where it stands; "no" is the answer that does nothing.
  #followQuestion(): void {
    $effect(() => {
      if (this.controller.question) tick().then(() => this.#first('[data-answer="no"]')?.focus());
    });
  }

  #first(selector: string): HTMLElement | null {
    return this.root?.querySelector<HTMLElement>(selector) ?? null;
  }
}
