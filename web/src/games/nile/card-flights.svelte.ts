// Cards in motion: the cards that an update moved fly from where they lay to where they lie now. The table already shows
// the new position; a flight only shows how it came about.
import { tick } from "svelte";
import { animationsOn } from "../../lib/settings.svelte";
import type { Entry } from "../../lib/table-source";
import { cardMoves } from "./card-moves";
import type { NileCard, NileEvent } from "./types";

export interface Flight {
  key: number;
  card: NileCard | null; // null: face down
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

export const DURATION = 520; // milliseconds of one flight
const LONGEST = 2000; // milliseconds for all cards of one update; with more cards, they fly closer together
const LONGEST_WAIT = 1200; // milliseconds that they wait at most for the cards of earlier updates

// Milliseconds from the start of one card to that of the next, by the event that moved it.
const GAP: Partial<Record<NileEvent["event"], number>> = {
  flooded: 520,
  harvested: 240,
  eaten: 240,
  planted: 160,
  gave: 160,
  locusts: 320,
};
const DEFAULT_GAP = 120;

export class CardFlights {
  all: Flight[] = $state.raw([]);
  /** The new Flood card is still in the air. */
  floodComing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #nextKey = 0;
  #landed = 0; // when the last card in the air has landed

  constructor(readonly root: () => HTMLElement | undefined) {}

  land(key: number): void {
    this.all = this.all.filter((flight) => flight.key !== key);
  }

  /** End all flights at once: the player goes on. */
  landAll(): void {
    clearTimeout(this.#timer);
    this.all = [];
    this.floodComing = false;
    this.#landed = 0;
  }

  /** Show what these entries moved. Call it before the page has changed, while cards are still where they were. */
  async show(entries: Entry<NileEvent>[]): Promise<void> {
    const root = this.root();
    if (!root || !animationsOn() || document.visibilityState !== "visible") return;
    const events = entries.flatMap((entry) => entry.events ?? []);
    if (!events.some((event) => cardMoves(event).length)) return; // measuring places forces a layout
    const before = places(root);
    if (events.some((event) => event.event === "flooded")) this.floodComing = true;
    await tick();
    const after = places(root);
    const flights: Flight[] = [];
    let at = 0;
    for (const event of events) {
      for (const { card, from, to } of cardMoves(event)) {
        const start = find(from, before) ?? find(from, after);
        const end = find(to, after) ?? find(to, before);
        if (!start || !end) continue;
        flights.push({ key: this.#nextKey++, card, from: start, to: end, delay: at });
        at += GAP[event.event] ?? DEFAULT_GAP;
      }
    }
    const flood = flights.findLast((flight) => flight.to === after.get("flood"));
    const now = performance.now();
    const wait = Math.min(Math.max(0, this.#landed - now), LONGEST_WAIT);
    const pace = Math.min(1, LONGEST / Math.max(at, 1));
    for (const flight of flights) flight.delay = wait + flight.delay * pace;
    this.#landed = now + wait + at * pace;
    this.all = [...this.all, ...flights];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.floodComing = false), flood ? flood.delay + DURATION * 0.8 : 0);
  }
}

function places(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-spot]")) {
    const where = element.getBoundingClientRect();
    if (where.width > 0) found.set(element.dataset.spot!, where);
  }
  return found;
}

/** The first of several places that is on the page. */
function find(wanted: string[], on: Map<string, DOMRect>): DOMRect | undefined {
  const place = wanted.find((one) => on.has(one));
  return place === undefined ? undefined : on.get(place);
}
