// A position of NILE as somebody writes it down. The server says whether it is lawful.
import { withValue } from "../../../board/edit";
import type { NilePosition } from "../../../lib/protocol";
import { CROPS } from "../model";
import type { NileCards, NileCrop, NileHandCard, NileMonument, NilePlanted } from "../types";

/** A hand may be known by its size only: the server deals it then. The pile is what is left. */
export type Draft = Omit<NilePosition, "hands" | "pile" | "drawn" | "shown"> & {
  hands: (NileCards | number)[];
} & Partial<Pick<NilePosition, "pile" | "drawn" | "shown">>;

/** The steps that can be chosen; in the others, a move is begun, which is quicker done on the table. */
export const STEPS = ["choose", "flood", "draw", "over"] as const;

/** What follows from where the cards are; nobody knows anything about a position that was written down (N4.6). */
export function withCards(draft: Draft, changes: Partial<Draft>): Draft {
  const { pile: _pile, drawn: _drawn, shown: _shown, ...rest } = draft;
  return { ...rest, ...changes };
}

export function empty(draft: Draft): Draft {
  const seats = Array.from({ length: draft.players }, () => ({}));
  return withCards(draft, {
    ...{ first: 0, turn: 0, step: "choose", season: 1, hands: seats, storage: seats, fields: {}, monuments: {} },
    ...{ speculation: null, flood: null, flood_stack: {}, discards: {}, plague_aside: false, draw: null, pick: null },
  });
}

/** Plots with another owner or another number of cards on one of them. Without cards nobody owns it. */
export function withPlot<Plot extends NileCrop | NileMonument>(
  plots: Partial<Record<Plot, NilePlanted>>,
  plot: Plot,
  planted: NilePlanted | null,
): Partial<Record<Plot, NilePlanted>> {
  return withValue(plots, plot, planted && planted.cards > 0 ? planted : null);
}

export function withStep(draft: Draft, step: Draft["step"]): Draft {
  const draw = step === "draw" ? { for: "turn" as const, seat: draft.turn ?? 0, owed: 1, plague_met: 0 } : null;
  return { ...draft, step, draw, pick: null };
}

export const speculationCards = (crops: readonly NileCrop[]): NileHandCard[] =>
  CROPS.flatMap((one, place) =>
    CROPS.slice(place + 1).flatMap((other) =>
      crops.includes(one) && crops.includes(other) ? [`${one}-${other}` as NileHandCard] : [],
    ),
  );
