// NILE's events in sentences.
import { say } from "../../lib/localization.svelte";
import type { Narration } from "../game-app";
import type { NileEvent } from "./types";

type Draw = Extract<NileEvent, { event: "dealt" | "drew" }>;
const isDraw = (event: NileEvent | undefined): event is Draw => event?.event === "dealt" || event?.event === "drew";

export const narration: Narration<NileEvent> = {
  terms: { card: "card", crop: "card", plot: "plot" },

  /** Cards that one player draws in a row are one sentence. */
  together(events, playerValues) {
    const first = events[0];
    if (!isDraw(first)) return null;
    const draws: Draw[] = [];
    for (const event of events) {
      if (!isDraw(event) || event.event !== first.event || event.seat !== first.seat) break;
      draws.push(event);
    }
    const player = playerValues(first.seat);
    const count = draws.length;
    // The card is known to the player who drew it only.
    if (!first.card) return { count, sentence: say(`nile-event-${first.event}-hidden`, { ...player, count }) };
    const cards = draws.map((draw) => say(`nile-card-${draw.card}`)).join(", ");
    return { count, sentence: say(`nile-event-${first.event}`, { ...player, cards }) };
  },
};
