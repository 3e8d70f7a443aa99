// NILE's cards and plots, and what a view says about them. What is allowed is decided by the server only.
import type {
  NileCard,
  NileCards,
  NileCrop,
  NileHandCard,
  NileMonument,
  NilePlanted,
  NilePlot,
  NileSpeculationCard,
  NileView,
} from "./types";

export const CROPS: readonly NileCrop[] = ["papyrus", "wheat", "lettuce", "castor", "flax", "grape", "onion"];
export const MONUMENTS: readonly NileMonument[] = ["sphinx", "obelisk", "wall"];
const CLASSIC_OUT: readonly NileCrop[] = ["grape", "onion"]; // N1.5: the Classic deck has the first five

/** What a card can show: any card, or a Monument lying on the table. */
export type CardFace = NileCard | NileMonument;

export function cropsInPlay(view: NileView): NileCrop[] {
  const out = view.options.classic ? CLASSIC_OUT : (view.options.out ?? []);
  return CROPS.filter((crop) => !out.includes(crop));
}

const has = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name);
export const isCrop = (name: string): name is NileCrop => has(CROPS, name);
export const isMonument = (name: string): name is NileMonument => has(MONUMENTS, name);
/** The crops on a card: one, the two of a Speculation card, or none. */
export const cropsOn = (card: CardFace): NileCrop[] => card.split("-").filter(isCrop);
export const isSpeculation = (card: CardFace): card is NileSpeculationCard => cropsOn(card).length === 2;

/** The cards of a hand with their counts: crops in their order, then Stone, then Speculation cards. */
export function sorted(cards: NileCards): [NileHandCard, number][] {
  const rank = (card: NileHandCard) => {
    const [first, second] = cropsOn(card).map((crop) => CROPS.indexOf(crop));
    if (first === undefined) return 10; // Stone
    return second === undefined ? first : 20 + first * 10 + second;
  };
  return (Object.entries(cards) as [NileHandCard, number][])
    .filter(([, count]) => count > 0)
    .sort(([one], [other]) => rank(one) - rank(other));
}

/** What the newest Flood card floods: one or two crops, Stone, or nothing. */
export const floodedBy = (flood: NileHandCard | null): (NileCrop | "stone")[] =>
  flood === null ? [] : flood === "stone" ? ["stone"] : cropsOn(flood);
export const isFlooded = (card: CardFace, flood: NileHandCard | null): boolean =>
  card.split("-").some((one) => has(floodedBy(flood), one));

export const total = (cards: NileCards): number => Object.values(cards).reduce((sum, count) => sum + count, 0);

export const plantedOn = (view: NileView, plot: NilePlot): NilePlanted | undefined =>
  isMonument(plot) ? view.monuments[plot] : view.fields[plot];

/** The card that is planted on a plot. */
export const cardOf = (plot: NilePlot): NileCrop | "stone" => (isMonument(plot) ? "stone" : plot);

/** Everything that a seat has planted and built, in the order of the crops and Monuments. */
export function plotsOf(view: NileView, seat: number): { plot: NilePlot; cards: number }[] {
  return [...CROPS, ...MONUMENTS].flatMap((plot) => {
    const planted = plantedOn(view, plot);
    return planted?.owner === seat ? [{ plot, cards: planted.cards }] : [];
  });
}

/** The plots on which the reader has nothing yet, and for which cards are picked. */
export function plotsToBe(view: NileView): { plot: NilePlot; cards: number }[] {
  const planting = view.pick && "planting" in view.pick ? view.pick.planting : {};
  return (Object.keys(planting) as NilePlot[])
    .filter((plot) => plantedOn(view, plot)?.owner !== view.seat)
    .map((plot) => ({ plot, cards: 0 }));
}

/** How many cards a player needs to take over what another has on a plot (N3.13, N7.3, N7.6, N7.8); null: nobody does. */
export function neededFor(view: NileView, plot: NilePlot): number | null {
  const there = plantedOn(view, plot);
  if (!there || there.owner === view.seat) return null;
  return neededBy(view, there, view.monuments.sphinx?.owner === view.seat);
}

/** How many cards any other player needs at least to take over what the reader has on a plot. */
export function neededAgainst(view: NileView, plot: NilePlot): number {
  const there = plantedOn(view, plot)!;
  const sphinx = view.monuments.sphinx;
  return neededBy(view, there, sphinx !== undefined && sphinx.owner !== there.owner);
}

function neededBy(view: NileView, there: NilePlanted, sphinx: boolean): number {
  const wall = view.monuments.wall?.owner === there.owner;
  return there.cards + 1 - Number(sphinx) + Number(wall);
}
