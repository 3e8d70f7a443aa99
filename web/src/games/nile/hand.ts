// What is picked from a hand. Picked cards stay in the hand until the move is complete.
import { isCrop, MONUMENTS } from "./model";
import type { NileHandCard, NilePick, NilePlace, NilePlot } from "./types";

/** The card that is given first in a trade. */
export type Gift = { card: NileHandCard; from: NilePlace };

/** How many cards of a kind are picked. */
export function picked(card: NileHandCard, pick: NilePick | null, given: Gift | null): number {
  if (!pick) return 0;
  if ("trade" in pick) return Number(given?.from === "hand" && given.card === card);
  if ("speculating" in pick) return Number(pick.speculating === card);
  const plots: readonly NilePlot[] = card === "stone" ? MONUMENTS : isCrop(card) ? [card] : [];
  return plots.reduce((sum, plot) => sum + (pick.planting[plot] ?? 0), 0);
}

/** How many cards are picked for a plot. */
export const picksOn = (plot: NilePlot, pick: NilePick | null): number =>
  pick && "planting" in pick ? (pick.planting[plot] ?? 0) : 0;
