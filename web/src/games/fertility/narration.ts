// Fertility's events in sentences. What one action does is one sentence, short enough for a line above the table.
import { formatList } from "../../lib/formatting";
import { say, type Values } from "../../lib/localization.svelte";
import type { Narration } from "../game-app";
import { countWords, goodsWords, tileWords } from "./goods-words";
import type { FertilityEvent, Goods } from "./types";

type Kind = FertilityEvent["event"];
type Of<One extends Kind> = Extract<FertilityEvent, { event: One }>;
type PlayerValues = (seat: number) => Values;

export const narration: Narration<FertilityEvent> = {
  terms: { good: "good", tile: "tile" },

  together(events, playerValues) {
    const first = events[0];
    switch (first?.event) {
      case "placed":
        return placed(first, events, playerValues);
      case "dealt":
        return dealt(first, events, playerValues);
      case "quarried":
        return { count: 1, sentence: quarried(first, playerValues) };
      case "paid":
        return built(events, playerValues);
      case "supplied":
      case "exchanged":
        return supplied(first, events, playerValues);
      case "tile":
      case "district":
        return shown(events);
      default:
        return null;
    }
  },
};

/** The tiles that a player begins with. */
function dealt(first: Of<"dealt">, events: FertilityEvent[], playerValues: PlayerValues) {
  const tiles = runOf("dealt", events).filter(({ seat }) => seat === first.seat);
  const tile = formatList(tiles.map((event) => tileWords(event.tile)));
  return { count: tiles.length, sentence: say("fertility-event-dealt", { ...playerValues(first.seat), tile }) };
}

/** "Ben creates a Quarry and gets 1 Grape." */
function quarried({ seat, good }: Of<"quarried">, playerValues: PlayerValues): string {
  if (good === "monument") return say("web-fertility-log-monument", playerValues(seat));
  return say("web-fertility-log-quarry", { ...playerValues(seat), goods: countWords(good, 1) });
}

/** "Ben places Bovine/Grape and earns 2 Grapes and 1 Wheat." */
function placed(event: Of<"placed">, events: FertilityEvent[], playerValues: PlayerValues) {
  const earned = runOf("earned", events.slice(1));
  const values = { ...playerValues(event.seat), tile: tileWords(event.tile) };
  const sentence = earned.length
    ? say("web-fertility-log-placed-earned", { ...values, goods: goodsWords(sum(earned)) })
    : say("web-fertility-log-placed", values);
  return { count: 1 + earned.length, sentence };
}

/** "Ben builds District B9 for 1 Alabaster and 1 Wheat." */
function built(events: FertilityEvent[], playerValues: PlayerValues) {
  const paid = runOf("paid", events);
  const end = events[paid.length];
  if (end?.event !== "built") return null;
  const values = { ...playerValues(end.seat), district: end.district, goods: goodsWords(sum(paid)) };
  return { count: paid.length + 1, sentence: say("web-fertility-log-built", values) };
}

/** "Ben fully supplies a Shop with 1 Grape and gets 1 Wheat." */
function supplied(event: Of<"supplied" | "exchanged">, events: FertilityEvent[], playerValues: PlayerValues) {
  if (events[1]?.event !== "filled") return null;
  const wheat = events[2]?.event === "earned";
  const values = { ...playerValues(event.seat), goods: countWords(event.good, 1) };
  if (wheat) return { count: 3, sentence: say("web-fertility-log-filled-wheat", values) };
  return { count: 2, sentence: say("web-fertility-log-filled", values) };
}

/** "New on offer: Bovine/Grape and District B9." */
function shown(events: FertilityEvent[]) {
  const offers: string[] = [];
  for (const event of events) {
    if (event.event === "tile") offers.push(tileWords(event.tile));
    else if (event.event === "district") offers.push(say("web-fertility-district", { district: event.district }));
    else break;
  }
  return { count: offers.length, sentence: say("web-fertility-offers", { what: formatList(offers) }) };
}

function sum(events: readonly (Of<"earned"> | Of<"paid">)[]): Goods {
  const goods: Goods = {};
  for (const event of events) goods[event.good] = (goods[event.good] ?? 0) + (event.event === "paid" ? 1 : event.count);
  return goods;
}

/** The events of one kind at the beginning. */
function runOf<One extends Kind>(kind: One, events: readonly FertilityEvent[]): Of<One>[] {
  const end = events.findIndex((event) => event.event !== kind);
  return events.slice(0, end < 0 ? undefined : end) as Of<One>[];
}
