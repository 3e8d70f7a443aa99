// The score by heading (F8), as the server counts it, and what each heading counts.
import type { StandingInfo } from "../../lib/protocol";
import type { Components } from "./game-set";
import { isFull, MONUMENTS, shopsOf } from "./model";
import type { FertilityDetails, FertilityPayment, FertilityView } from "./types";

export const HEADINGS = ["generic", "specialised", "statues", "monuments", "wheat"] as const;
export type Heading = (typeof HEADINGS)[number];
export type Score = Pick<FertilityDetails, Heading | "debens">;

/** The picture of each heading. */
export const ICONS: Readonly<Record<Heading, string>> = {
  generic: "coin",
  specialised: "any",
  statues: "any-god",
  monuments: "monument-obelisk",
  wheat: "wheat",
};

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

/** Neighbours in the ranking with equal Debens: fewer resources decided between them (F7.2), or they share a place. */
export function tiesOf(standings: readonly StandingInfo[]): { standing: StandingInfo; ahead: StandingInfo }[] {
  const ranked = [...standings].sort((one, other) => one.place - other.place || one.seat - other.seat);
  return ranked.slice(1).flatMap((standing, number) => {
    const ahead = ranked[number]!;
    return standing.counts[0] === ahead.counts[0] ? [{ standing, ahead }] : [];
  });
}

const PAID_AS: Partial<Record<FertilityPayment["kind"], Heading>> = {
  debens: "generic",
  each: "specialised",
  gods: "statues",
  any_god: "statues",
};

/** The full Shops of a seat that a heading counts, by what they pay. */
export function countedShops(view: FertilityView, set: Components, seat: number, heading: Heading): FertilityPayment[] {
  return shopsOf(view, set, seat)
    .filter(({ shop, tokens }) => PAID_AS[shop.payment.kind] === heading && isFull(shop, tokens))
    .map(({ shop }) => shop.payment);
}

/** How many pieces of a seat a heading counts: Monuments in the Valley, or Wheat in the Storehouse. */
export function countedPieces(view: FertilityView, seat: number, heading: Heading): number {
  if (heading === "wheat") return view.wheat[seat] ?? 0;
  return heading === "monuments" ? MONUMENTS - (view.monuments[seat] ?? MONUMENTS) : 0;
}
