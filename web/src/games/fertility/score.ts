// How the score stands, by heading (F8), as the house tells it.
export const HEADINGS = ["generic", "specialised", "statues", "monuments", "wheat"] as const;
export type Heading = (typeof HEADINGS)[number];
export type Score = Record<Heading | "debens", number>;
