// How a game of NILE was decided: piles are compared from the smallest to the largest (N8).
import type { StandingInfo } from "../../lib/protocol";
import { CROPS } from "./model";
import type { NileCrop } from "./types";

/** The crops in play, as a standing names them. */
export const cropsIn = ({ details }: StandingInfo): NileCrop[] => CROPS.filter((crop) => crop in details);

export interface RankedStanding {
  standing: StandingInfo;
  /** The standing just before this one; null for the first. */
  ahead: StandingInfo | null;
  /** The first pile, counted from 0, in which the standing before is larger; null: none, and the place is shared. */
  decided: number | null;
}

/** The first pile, counted from 0, that differs; null if all are equal. */
export function firstDifference(one: readonly number[], other: readonly number[]): number | null {
  const pile = one.findIndex((count, number) => count !== other[number]);
  return pile < 0 ? null : pile;
}

/** The standings from first to last place. */
export function ranking(standings: readonly StandingInfo[]): RankedStanding[] {
  const ranked = [...standings].sort((one, other) => one.place - other.place || one.seat - other.seat);
  return ranked.map((standing, number) => {
    const ahead = ranked[number - 1] ?? null;
    return { standing, ahead, decided: ahead ? firstDifference(standing.counts, ahead.counts) : null };
  });
}

/** Whether a pile decided between this row and the one before or after it. */
export const decides = (rows: readonly RankedStanding[], row: number, pile: number): boolean =>
  rows[row]?.decided === pile || rows[row + 1]?.decided === pile;

/** How many piles have to be compared until every place is clear. */
export const compared = (standings: readonly StandingInfo[]): number =>
  Math.max(
    ...ranking(standings).map(({ standing, ahead, decided }) =>
      ahead ? (decided ?? standing.counts.length - 1) + 1 : 1,
    ),
  );
