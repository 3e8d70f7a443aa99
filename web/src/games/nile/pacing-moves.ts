// Which cards an event moves, and between which places of the table. A place is known by its `data-spot`.
import type { PieceMove, Spots } from "../pacing";
import { cardOf } from "./model";
import type { NileCard, NileEvent, NilePlot } from "./types";

/** null: a card face down. */
export type CardMove = PieceMove<NileCard | null>;

const MOST_AT_ONCE = 4; // cards of one planting that are shown

export function moves(event: NileEvent): CardMove[] {
  switch (event.event) {
    case "dealt":
    case "drew": {
      const card = event.card ?? null;
      return [{ piece: card, from: ["pile"], to: cardsOf("hand", event.seat, card) }];
    }
    case "flooded":
      return [{ piece: event.card, from: ["pile"], to: ["flood"] }];
    case "locusts":
      return [{ piece: "plague", from: ["pile"], to: ["plague", "discards"] }];
    case "reshuffled":
      return several({ piece: null, from: ["discards"], to: ["pile"] }, 3);
    case "eaten":
    case "ousted": {
      const piece = cardOf(event.plot);
      return several({ piece, from: plotOf(event.plot, event.owner), to: ["discards"] }, event.cards);
    }
    case "washed":
      return [{ piece: "stone", from: plotOf(event.plot, event.owner), to: ["discards"] }];
    case "spent":
      return [{ piece: event.card, from: ["speculation"], to: ["discards"] }];
    case "harvested": {
      const { seat, crop } = event;
      return [{ piece: crop, from: plotOf(crop, seat), to: cardsOf("storage", seat, crop) }];
    }
    case "gave":
      return [{ piece: event.card, from: cardsOf(event.from, event.seat, event.card), to: ["discards"] }];
    case "planted": {
      const piece = cardOf(event.plot);
      const move = { piece, from: cardsOf("hand", event.seat, piece), to: plotOf(event.plot, event.seat) };
      return several(move, event.cards);
    }
    case "speculated":
      return [{ piece: event.card, from: cardsOf("hand", event.seat, event.card), to: ["speculation"] }];
    default:
      return [];
  }
}

/** What an event is about. */
export function spots(event: NileEvent): Spots[] {
  switch (event.event) {
    case "turn":
    case "begins":
    case "passed":
    case "stood_in":
      return [[`seat:${event.seat}`]];
    case "traded":
      return [cardsOf("hand", event.seat, null)];
    case "succeeded":
      return [["speculation"], cardsOf("hand", event.seat, null)];
    case "locusts":
      return [["plague", "discards"]];
    case "eaten":
    case "ousted":
    case "washed":
      return [plotOf(event.plot, event.owner)];
    case "harvested":
      return [plotOf(event.crop, event.seat), cardsOf("storage", event.seat, event.crop)];
    case "reshuffled":
      return [["pile"]];
    default:
      return moves(event)
        .slice(0, 1)
        .map((move) => move.to);
  }
}

/** The exact stack of cards, the area it belongs to, and the player where that is out of sight. */
export function cardsOf(place: "hand" | "storage", seat: number, card: NileCard | null): Spots {
  return [`${place}:${seat}:${card}`, `${place}:${seat}`, `seat:${seat}`];
}
export function plotOf(plot: NilePlot, seat: number): Spots {
  return [`plot:${plot}`, `fields:${seat}`, `seat:${seat}`];
}

function several(move: CardMove, count: number): CardMove[] {
  return Array.from({ length: Math.min(count, MOST_AT_ONCE) }, () => move);
}
