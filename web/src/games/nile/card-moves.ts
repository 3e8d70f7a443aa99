// Which cards an event moves, and between which places of the table. A place is known by its `data-spot`.
import { cardOf } from "./model";
import type { NileCard, NileEvent } from "./types";

export interface CardMove {
  card: NileCard | null; // null: face down
  /** The exact stack of cards first, then the place it belongs to. */
  from: string[];
  to: string[];
}

const MOST_AT_ONCE = 4; // cards of one planting that are shown

export function cardMoves(event: NileEvent): CardMove[] {
  switch (event.event) {
    case "dealt":
    case "drew":
      return [{ card: event.card ?? null, from: ["pile"], to: ofSeat("hand", event.seat, event.card ?? null) }];
    case "flooded":
      return [{ card: event.card, from: ["pile"], to: ["flood"] }];
    case "locusts":
      return [{ card: "plague", from: ["pile"], to: ["plague", "discards"] }];
    case "reshuffled":
      return several({ card: null, from: ["discards"], to: ["pile"] }, 3);
    case "eaten":
    case "ousted":
      return several({ card: cardOf(event.plot), from: [`plot:${event.plot}`], to: ["discards"] }, event.cards);
    case "washed":
      return [{ card: "stone", from: [`plot:${event.plot}`], to: ["discards"] }];
    case "spent":
      return [{ card: event.card, from: ["speculation"], to: ["discards"] }];
    case "harvested":
      return [{ card: event.crop, from: [`plot:${event.crop}`], to: ofSeat("storage", event.seat, event.crop) }];
    case "gave":
      return [{ card: event.card, from: ofSeat(event.from, event.seat, event.card), to: ["discards"] }];
    case "planted": {
      const card = cardOf(event.plot);
      return several({ card, from: ofSeat("hand", event.seat, card), to: [`plot:${event.plot}`] }, event.cards);
    }
    case "speculated":
      return [{ card: event.card, from: ofSeat("hand", event.seat, event.card), to: ["speculation"] }];
    default:
      return [];
  }
}

function ofSeat(place: "hand" | "storage", seat: number, card: NileCard | null): string[] {
  return [`${place}:${seat}:${card}`, `${place}:${seat}`];
}

function several(move: CardMove, count: number): CardMove[] {
  return Array.from({ length: Math.min(count, MOST_AT_ONCE) }, () => move);
}
