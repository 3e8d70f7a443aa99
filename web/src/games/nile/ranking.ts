// How a game of NILE was decided: piles are compared from the smallest to the largest (N8).
import type { StandingInfo } from "../../lib/protocol";

export interface RankedStanding {
  standing: StandingInfo;
  /** The standing just before this one; null for the first. */
  ahead: StandingInfo | null;
  /** The first pile, counted from 0, in which the standing before is larger; null: none, and the place is shared. */
  decided: number | null;
}

/** The standings from first to last place. */
export function ranking(standings: readonly StandingInfo[]): RankedStanding[] {
  const ranked = [...standings].sort((one, other) => one.place - other.place || one.seat - other.seat);
  return ranked.map((standing, number) => {
    const ahead = ranked[number - 1] ?? null;
    const decided = ahead ? standing.counts.findIndex((count, pile) => count !== ahead.counts[pile]) : -1;
    return { standing, ahead, decided: decided < 0 ? null : decided };
  });
}

/** Whether a pile decided between this row and the one before or after it. */
export const decides = (rows: readonly RankedStanding[], row: number, pile: number): boolean =>
  rows[row]?.decided === pile || rows[row + 1]?.decided === pile;
