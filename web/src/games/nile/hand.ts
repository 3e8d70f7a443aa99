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

export interface PickedCard {
  key: string;
  card: NileHandCard | NilePlot;
  count: number;
  /** The card comes from the storage. */
  stored: boolean;
}

/** What is picked so far, in the order of the view. Stones are named by their Monument. */
export function pickedCards(pick: NilePick, given: Gift | null): PickedCard[] {
  if ("trade" in pick)
    return given
      ? [{ key: `${given.card} ${given.from}`, card: given.card, count: 1, stored: given.from === "storage" }]
      : [];
  if ("speculating" in pick) return [{ key: pick.speculating, card: pick.speculating, count: 1, stored: false }];
  return (Object.entries(pick.planting) as [NilePlot, number][]).map(([plot, count]) => ({
    key: plot,
    card: plot,
    count,
    stored: false,
  }));
}
