// Pieces in motion: what an update moved flies from where it was to where it is now. The page already shows the new position;
// a flight only shows how it came about. Flights.svelte draws them.
import { tick } from "svelte";
import type { Pacing, Spots } from "../games/pacing";
import { animationsOn } from "../lib/settings.svelte";
import type { AnyEvent, AnyView } from "../lib/table-source";
import { findSpot, firstOf, measureSpots } from "./spots";

export interface Flight {
  key: number;
  piece: unknown;
  from: DOMRect;
  to: DOMRect;
  /** Milliseconds. */
  delay: number;
  duration: number;
  /** The place where it will lie. */
  spot: string;
}

const LONGEST = 560; // milliseconds of one flight
const SHORTEST = 180;
const SHARE = 0.7; // of a beat for one flight; the rest is for the pieces after the first
const MOST = 14; // pieces of one beat that fly

class Flights {
  all: readonly Flight[] = $state.raw([]);
  #expected: readonly string[] = $state.raw([]); // places of pieces that take off once the page has changed
  #nextKey = 0;

  /** Whether a piece is on its way to this place: a table can show there what lay there before. */
  isComing(spot: string): boolean {
    return this.#expected.includes(spot) || this.all.some((flight) => flight.spot === spot);
  }

  land(key: number): void {
    this.all = this.all.filter((flight) => flight.key !== key);
  }
  /** End all flights at once: the reader goes on. */
  landAll(): void {
    this.#expected = [];
    if (this.all.length) this.all = [];
  }

  /**
   * Show within `duration` milliseconds what these events move. `view` is as it was before them. Call it while the page still
   * shows that.
   */
  async show(events: readonly AnyEvent[], view: AnyView, pacing: Pacing, duration: number): Promise<void> {
    if (!animationsOn() || document.visibilityState !== "visible") return;
    const moves = events.flatMap((event) => {
      const moved = pacing.moves(event, view);
      view = pacing.apply(view, event);
      return moved;
    });
    if (!moves.length) return; // measuring forces a layout
    const places = new Set(moves.flatMap((move) => [...move.from, ...move.to]));
    const before = measureSpots(places);
    const expected = (this.#expected = moves.flatMap((move) => move.to));
    await tick();
    if (this.#expected !== expected) return; // skipped, or the next beat came
    this.#expected = [];
    const after = measureSpots(places);
    const time = Math.min(Math.max(duration * SHARE, SHORTEST), LONGEST);
    const gap = Math.max(0, duration - time) / Math.min(moves.length, MOST);
    const flights = moves.slice(0, MOST).flatMap((move, number): Flight[] => {
      const from = firstOf(move.from, before) ?? firstOf(move.from, after);
      const to = firstOf(move.to, after);
      const spot = move.to.find((one) => after.has(one));
      if (!from || !to || spot === undefined) return [];
      const delay = number * gap;
      if (isNew(before.get(spot), to)) hide(move.to, delay + time * 0.9);
      return [{ key: this.#nextKey++, piece: move.piece, from, to, delay, duration: time, spot }];
    });
    this.all = flights; // what is still in the air belongs to a beat that is over
  }
}

/** Whether a place was not on the page, or is now at another player. */
function isNew(before: DOMRect | undefined, now: DOMRect): boolean {
  return !before || Math.abs(before.left - now.left) > now.width || Math.abs(before.top - now.top) > now.height;
}

/**
 * What is new on the page is not seen there until it has arrived. The animation is all delay: one that runs is not composited
 * here, so the page would be styled again at every frame.
 */
function hide(spots: Spots, duration: number): void {
  findSpot(spots)?.animate([{ opacity: 0 }, { opacity: 0 }], { delay: duration, duration: 0, fill: "backwards" });
}

export const flights = new Flights();
