// Cards in motion: what an entry's events moved, as cards that fly from where they lay to where they lie now.
// The table itself already shows how it stands; a flight only shows how it came to that.
import { tick } from "svelte";
import type { EntryInfo } from "../../lib/protocol";
import { moves } from "../../lib/settings.svelte";
import type { CardName } from "./nile";

type Event = Record<string, unknown> & { event: string };
export interface Flight {
  key: number;
  card: CardName | null; // null: face down
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

const LONGEST = 2000; // milliseconds for all of one entry's cards; more of them fly closer together
const MOST_BEHIND = 1200; // milliseconds that they wait at most for those of earlier entries
export const DURATION = 520;

// How long the next card waits after one of these.
const GAP: Record<string, number> = { flooded: 520, harvested: 240, eaten: 240, planted: 160, gave: 160, locusts: 320 };
const USUAL_GAP = 120;

let nextKey = 0;
let free = 0; // when the last card in the air is down

export class Flights {
  all: Flight[] = $state.raw([]);
  /** The new Flood card is still in the air. */
  floodComing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly root: () => HTMLElement | undefined) {}

  land(key: number): void {
    this.all = this.all.filter((flight) => flight.key !== key);
  }

  /** Who plays on has seen enough: everything lies where it is. */
  landAll(): void {
    clearTimeout(this.#timer);
    this.all = [];
    this.floodComing = false;
    free = 0;
  }

  /** To be called before the page has changed: where things lay is looked up at once. */
  async show(entries: EntryInfo[]): Promise<void> {
    const root = this.root();
    if (!root || !moves() || document.visibilityState !== "visible") return;
    const events = entries.flatMap((entry) => (entry.events ?? []) as Event[]);
    if (!events.some((event) => movesOf(event).length)) return; // looking for spots makes the page be laid out at once
    const before = spots(root);
    if (events.some((event) => event.event === "flooded")) this.floodComing = true;
    await tick();
    const after = spots(root);
    const flights: Flight[] = [];
    let at = 0;
    for (const event of events) {
      for (const { card, from, to } of movesOf(event)) {
        const start = find(from, before) ?? find(from, after);
        const end = find(to, after) ?? find(to, before);
        if (!start || !end) continue;
        flights.push({ key: nextKey++, card, from: start, to: end, delay: at });
        at += GAP[event.event] ?? USUAL_GAP;
      }
    }
    const flood = flights.findLast((flight) => flight.to === after.get("flood"));
    const now = performance.now();
    const wait = Math.min(Math.max(0, free - now), MOST_BEHIND);
    const pace = Math.min(1, LONGEST / Math.max(at, 1));
    for (const flight of flights) flight.delay = wait + flight.delay * pace;
    free = now + wait + at * pace;
    this.all = [...this.all, ...flights];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.floodComing = false), flood ? flood.delay + DURATION * 0.8 : 0);
  }
}

function spots(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-spot]")) {
    const where = element.getBoundingClientRect();
    if (where.width > 0) found.set(element.dataset.spot!, where);
  }
  return found;
}

/** The first of several spots that is on the page: the exact stack of cards, or else the place it belongs to. */
function find(wanted: string[], on: Map<string, DOMRect>): DOMRect | undefined {
  for (const spot of wanted) if (on.has(spot)) return on.get(spot);
  return undefined;
}

const MOST_AT_ONCE = 4; // cards of one planting that are shown flying

function movesOf(event: Event): { card: CardName | null; from: string[]; to: string[] }[] {
  const card = (event.card ?? event.crop ?? null) as CardName | null;
  const hand = [`hand:${event.seat}:${card}`, `hand:${event.seat}`];
  const storage = [`storage:${event.seat}:${card}`, `storage:${event.seat}`];
  const plot = [`plot:${event.plot ?? event.crop}`];
  const onPlot = ["sphinx", "obelisk", "wall"].includes(event.plot as string) ? "stone" : (event.plot as CardName);
  const discards = ["discards"];
  const several = (one: { card: CardName | null; from: string[]; to: string[] }, count: unknown) =>
    Array.from({ length: Math.min(Number(count), MOST_AT_ONCE) }, () => one);
  switch (event.event) {
    case "dealt":
    case "drew":
      return [{ card, from: ["pile"], to: hand }];
    case "flooded":
      return [{ card, from: ["pile"], to: ["flood"] }];
    case "locusts":
      return [{ card: "plague", from: ["pile"], to: ["plague", "discards"] }];
    case "reshuffled":
      return several({ card: null, from: discards, to: ["pile"] }, 3);
    case "eaten":
    case "ousted":
      return several({ card: onPlot, from: plot, to: discards }, event.cards);
    case "washed":
      return [{ card: "stone", from: plot, to: discards }];
    case "spent":
      return [{ card, from: ["speculation"], to: discards }];
    case "harvested":
      return [{ card, from: plot, to: storage }];
    case "gave":
      return [{ card, from: event.from === "hand" ? hand : storage, to: discards }];
    case "planted":
      return several(
        { card: onPlot, from: [`hand:${event.seat}:${onPlot}`, `hand:${event.seat}`], to: plot },
        event.cards,
      );
    case "speculated":
      return [{ card, from: hand, to: ["speculation"] }];
    default:
      return [];
  }
}
