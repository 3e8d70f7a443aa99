// The score by heading (F8), as the server counts it.
import type { StandingInfo } from "../../lib/protocol";
import type { FertilityDetails } from "./types";

export const HEADINGS = ["generic", "specialised", "statues", "monuments", "wheat"] as const;
export type Heading = (typeof HEADINGS)[number];
export type Score = Pick<FertilityDetails, Heading | "debens">;

/** The scores by seat. */
export function scoresOf(standings: readonly StandingInfo[]): Score[] {
  return [...standings]
    .sort((one, other) => one.seat - other.seat)
    .map(({ details: { generic = 0, specialised = 0, statues = 0, monuments = 0, wheat = 0, debens = 0 } }) => ({
      generic,
      specialised,
      statues,
      monuments,
      wheat,
      debens,
    }));
}
