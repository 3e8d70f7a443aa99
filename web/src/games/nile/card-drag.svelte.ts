// Cards dragged with a pointer or a finger, as another way to do what a press does: onto the fields, a Monument, the river
// or a trade. A place that takes cards is marked `data-drop`; the table lists those that take this one in `data-takes`.
import { isCrop, isMonument, isSpeculation } from "./model";
import type { NileMoveController } from "./move.svelte";
import type { NileHandCard, NilePlace } from "./types";

const FAR = 8; // pixels that a press may move and still be a press

interface Dragged {
  card: NileHandCard;
  from: NilePlace;
  x: number;
  y: number;
}

export class CardDrag {
  /** The card that is being dragged, and where it is on the screen. */
  now: Dragged | null = $state.raw(null);
  /** The places that take it. */
  readonly takes: string[] = $derived.by(() => (this.now ? this.#takers(this.now) : []));

  constructor(readonly controller: NileMoveController) {}

  /** For {@attach} on the table: cards are marked `data-card` in the hand and `data-store` in the storage. */
  follow = (table: HTMLElement): (() => void) => {
    const listening = new AbortController();
    const { signal } = listening;
    let start: Dragged | null = null;

    table.addEventListener(
      "pointerdown",
      (event) => {
        start = event.button === 0 && this.controller.mine ? grabbed(event) : null;
      },
      { signal },
    );
    addEventListener(
      "pointermove",
      ({ clientX: x, clientY: y }) => {
        if (this.now) this.now = { ...this.now, x, y };
        else if (start && Math.hypot(x - start.x, y - start.y) > FAR && this.#takers(start).length)
          this.now = { ...start, x, y };
      },
      { signal },
    );
    addEventListener(
      "pointerup",
      () => {
        start = null;
        if (!this.now) return;
        const { x, y } = this.now;
        const under = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]");
        const place = this.#takerAt(under ?? null);
        if (place) this.#drop(this.now, place);
        this.now = null;
        // The browser makes a click of it where the card was taken from and let go on the same element.
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      },
      { signal },
    );
    const cancel = () => {
      start = null;
      this.now = null;
    };
    addEventListener("pointercancel", cancel, { signal });
    addEventListener("keydown", (event) => event.key === "Escape" && cancel(), { signal });
    return () => listening.abort();
  };

  #takers({ card, from }: Dragged): string[] {
    const { controller } = this;
    const { pick, seat, storage } = controller.view;
    if (from === "storage" && !(isCrop(card) && storage[seat ?? 0]?.[card])) return [];
    const trades = (["market", "offering"] as const).filter((verb) =>
      pick && "trade" in pick ? pick.trade === verb && this.#canGive(card, from) : controller.can(verb),
    );
    if (from === "storage" || (pick && "trade" in pick))
      return trades.length && pick ? [...trades, "discards"] : trades;
    if (!controller.canPick(card)) return trades;
    if (isSpeculation(card)) return [...trades, "speculate"];
    if (isCrop(card)) return [...trades, "plant", `plot:${card}`];
    const monuments = this.#stonePlaces(card).map(({ where }) => `plot:${where}`);
    return [...trades, ...monuments, "plant"];
  }
  #takerAt(element: HTMLElement | null): string | null {
    for (let at = element; at; at = at.parentElement?.closest<HTMLElement>("[data-drop]") ?? null)
      if (this.takes.includes(at.dataset.drop!)) return at.dataset.drop!;
    return null;
  }

  async #drop({ card, from }: Dragged, place: string): Promise<void> {
    const { controller } = this;
    if (place === "market" || place === "offering" || place === "discards") {
      if (place !== "discards" && controller.view.step === "choose") await controller.choose(place);
      const [give] = controller.giving(card, from);
      if (give !== undefined && controller.view.step === "trade") await controller.make(give);
      return;
    }
    const monument = this.#stonePlaces(card).find(({ where }) => place === `plot:${where}`);
    await (monument ? controller.make(monument.number) : controller.pick(card));
  }

  #canGive(card: NileHandCard, from: NilePlace): boolean {
    return this.controller.giving(card, from).some((number) => this.controller.isLegal(number));
  }
  #stonePlaces(card: NileHandCard) {
    return this.controller.choices.flatMap((one) =>
      one.verb === "put" && one.what === card && isMonument(one.where)
        ? [{ where: one.where, number: one.number }]
        : [],
    );
  }
}

function grabbed({ target, clientX: x, clientY: y }: PointerEvent): Dragged | null {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-card], [data-store]") : null;
  const card = (element?.dataset.card ?? element?.dataset.store) as NileHandCard | undefined;
  return card ? { card, from: element?.dataset.card ? "hand" : "storage", x, y } : null;
}

function swallow(event: Event): void {
  event.stopImmediatePropagation();
  event.preventDefault();
}
