// The words of NILE for the screen: what a view holds (docs/referee.md) and what an action's words mean.
import type { Scene } from "../../lib/protocol";
import { say } from "../../lib/words.svelte";

export const CROPS = ["papyrus", "wheat", "lettuce", "castor", "flax", "grape", "onion"] as const;
export const MONUMENTS = ["sphinx", "obelisk", "wall"] as const;
export type Crop = (typeof CROPS)[number];
export type Monument = (typeof MONUMENTS)[number];
/** A crop's field or a Monument. */
export type PlotName = Crop | Monument;
/** A crop, "stone", "plague", or a Speculation card such as "wheat-flax". */
export type CardName = string;
export type Cards = Record<CardName, number>;
export type Planted = { owner: number; cards: number };
export type Step = "deal" | "first" | "flood" | "draw" | "choose" | "trade" | "plant" | "speculate" | "over";

export interface Pick {
  trade?: "market" | "offering";
  given?: string | null; // "wheat from hand"
  planting?: Partial<Record<PlotName, number>>;
  speculating?: CardName;
}

export interface NileView {
  seat: number | null;
  players: number;
  options: { monuments?: boolean; classic?: boolean; out?: Crop[] };
  turn: number;
  step: Step;
  season: number;
  hand: Cards;
  hand_sizes: number[];
  storage_sizes: number[];
  storage: Cards[];
  fields: Partial<Record<Crop, Planted>>;
  monuments: Partial<Record<Monument, Planted>>;
  speculation: { owner: number; cards: CardName[] } | null;
  flood: CardName | null;
  flood_stack: Cards;
  discards: Cards;
  pile_size: number;
  plague_aside: boolean;
  pick: Pick | null;
}

export const viewOf = (scene: Scene): NileView => scene.view as unknown as NileView;

const CLASSIC_OUT: Crop[] = ["grape", "onion"]; // N1.5: the Classic deck has the first five

export function cropsInPlay(view: NileView): Crop[] {
  const out = view.options.classic ? CLASSIC_OUT : (view.options.out ?? []);
  return CROPS.filter((crop) => !out.includes(crop));
}

export const isCrop = (card: CardName): card is Crop => (CROPS as readonly string[]).includes(card);
export const isMonument = (plot: string): plot is Monument => (MONUMENTS as readonly string[]).includes(plot);
/** The crops on a card: one, the two of a Speculation card, or none. */
export const cropsOn = (card: CardName): Crop[] => card.split("-").filter(isCrop);
export const isSpeculation = (card: CardName): boolean => cropsOn(card).length === 2;

/** Crops in their order, then Stone, then Speculation cards: how a hand is held. */
export function sorted(cards: Cards): [CardName, number][] {
  const rank = (card: CardName) => {
    const [first, second] = cropsOn(card).map((crop) => CROPS.indexOf(crop));
    if (first === undefined) return 10; // Stone
    return second === undefined ? first : 20 + first * 10 + second;
  };
  return Object.entries(cards)
    .filter(([, count]) => count > 0)
    .sort(([one], [other]) => rank(one) - rank(other));
}

/** What the newest Flood card has under water: crops, or Stone. */
export const floodedBy = (flood: CardName | null): string[] => (flood === null ? [] : flood.split("-"));
export const isFlooded = (card: CardName, flood: CardName | null): boolean =>
  card.split("-").some((one) => floodedBy(flood).includes(one));

export const total = (cards: Partial<Cards>): number =>
  Object.values(cards).reduce<number>((sum, n) => sum + (n ?? 0), 0);

// nile-card-papyrus … nile-card-grape-onion, nile-card-stone, nile-card-plague
export const cardWord = (card: CardName): string => say(`nile-card-${card}`);
// web-nile-monument-sphinx, -obelisk, -wall; otherwise the crop's own name
export const plotWord = (plot: PlotName): string =>
  isMonument(plot) ? say(`web-nile-monument-${plot}`) : cardWord(plot);

export const plantedOn = (view: NileView, plot: PlotName): Planted | undefined =>
  isMonument(plot) ? view.monuments[plot] : view.fields[plot];

/** Everything a seat has planted and built, in the order of the crops and Monuments. */
export function plotsOf(view: NileView, seat: number): { plot: PlotName; cards: number }[] {
  return [...CROPS, ...MONUMENTS].flatMap((plot) => {
    const planted = plantedOn(view, plot);
    return planted?.owner === seat ? [{ plot, cards: planted.cards }] : [];
  });
}

/**
 * Which of the three kinds of N3.12 a planting is: same crop, one and one, or adding. This only puts a name to what the
 * house has said is allowed; whether it is, is never decided here.
 */
export function kindOf(view: NileView, planting: Partial<Record<PlotName, number>>): "same" | "pair" | "add" {
  const parts = Object.entries(planting) as [PlotName, number][];
  if (parts.length === 1 && parts[0]![1] >= 2) return "same";
  return parts.every(([plot]) => plantedOn(view, plot)?.owner === view.seat) ? "add" : "pair";
}
