// The words the game is made of: what the view of docs/referee-fertility.md and the set of components.toml hold.
import { api } from "../../lib/api";

export const RESOURCES = ["alabaster", "bovine", "papyrus", "grape"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Good = Resource | "wheat";
export type Goods = Partial<Record<Good, number>>;
export type Tile = `${Resource}-${Resource}`;
export type Step = "place" | "quarry" | "city" | "pay" | "exchange" | "take" | "remove" | "over";

export const LETTERS: Record<string, Resource> = { A: "alabaster", B: "bovine", P: "papyrus", G: "grape" };
export const STARTING_SHOPS = 4;
export const SHOPS_OF_DISTRICT = 3;
export const SPOTS = 7;
export const MONUMENTS = 4;
const COLUMNS = 16; // of the largest Valley: a square is one number

/** A square as one number; its row and column are counted from 0 at the top left. */
export const squareAt = (row: number, column: number) => row * COLUMNS + column;
export const rowOf = (square: number) => Math.floor(square / COLUMNS);
export const columnOf = (square: number) => square % COLUMNS;

/** Where the second half of a tile lies, seen from its first: right, below, left, above. */
export const DIRECTIONS = [1, COLUMNS, -1, -COLUMNS] as const;

export type View = {
  seat: number | null;
  players: number;
  options: { variant?: boolean; boards?: string[] };
  first: number;
  turn: number | null;
  step: Step;
  last_turns: number;
  valley: string[];
  pools: Partial<Record<Tile, number>>[];
  common: Partial<Record<Tile, number>>;
  gone: Partial<Record<Tile, number>>;
  pile_size: number;
  row: string[];
  metropolis: string[][];
  tokens: Record<string, Goods>[];
  beside: Goods;
  stock: Goods;
  wheat: number[];
  monuments: number[];
  turn_so_far: {
    built: boolean;
    supplied: boolean;
    buying: string | null;
    owed: number;
    exchange: number | null;
    quarries: [number, number][];
  };
};

export type Pay =
  | { kind: "debens"; value: number }
  | { kind: "wheat" }
  | { kind: "gods"; gods: string[] }
  | { kind: "any-god" }
  | { kind: "each"; value: number; good: Resource }
  | { kind: "exchange"; goods: Resource[] };
export type Need = Resource | "any";
export type ShopKind = { needs: Need[]; pays: Pay };
export type District = { name: string; number: number; cost: number; shops: ShopKind[] };
export type GameSet = {
  name: string;
  reconstruction: boolean;
  gods: string[];
  wheatScale: number[];
  godScale: number[];
  startingShops: ShopKind[];
  districts: Map<string, District>;
};

type RawShop = { needs: string; pays: string };
type RawSet = {
  name: string;
  reconstruction?: boolean;
  gods: string[];
  wheat_scale: number[];
  god_scale: number[];
  starting_shops: RawShop[];
  districts: { name: string; cost: number; shops: RawShop[] }[];
};

/** The set this house plays with, and what its action numbers mean; asked for once. */
export function loadGame(): Promise<{ set: GameSet; words: string[] }> {
  loaded ??= Promise.all([api.set("fertility"), api.games()]).then(([raw, games]) => ({
    set: readSet(raw as unknown as RawSet),
    words: games.find((game) => game.game === "fertility")?.actions ?? [],
  }));
  loaded.catch(() => (loaded = undefined)); // the house may answer next time
  return loaded;
}
let loaded: Promise<{ set: GameSet; words: string[] }> | undefined;

function readSet(raw: RawSet): GameSet {
  return {
    name: raw.name,
    reconstruction: raw.reconstruction ?? false,
    gods: raw.gods,
    wheatScale: raw.wheat_scale,
    godScale: raw.god_scale,
    startingShops: raw.starting_shops.map(readShop),
    districts: new Map(
      raw.districts.map(({ name, cost, shops }, number) => [name, { name, number, cost, shops: shops.map(readShop) }]),
    ),
  };
}

function readShop({ needs, pays }: RawShop): ShopKind {
  const wanted = [...needs.replaceAll(" ", "")].map((letter): Need => LETTERS[letter] ?? "any");
  return { needs: wanted, pays: readPay(pays) };
}

function readPay(pays: string): Pay {
  const [first = "", ...rest] = pays.split(/\s+/);
  if (rest[0] === "debens") return { kind: "debens", value: Number(first) };
  if (rest[0] === "each") return { kind: "each", value: Number(first), good: LETTERS[rest[1]!]! };
  if (pays === "wheat") return { kind: "wheat" };
  if (pays === "any god") return { kind: "any-god" };
  if (first === "exchange") return { kind: "exchange", goods: rest.map((letter) => LETTERS[letter]!) };
  return { kind: "gods", gods: [first, ...rest] };
}

export type Move =
  | { kind: "done" }
  | { kind: "place"; one: Resource; first: number; other: Resource; second: number }
  | { kind: "discard" | "take" | "remove"; tile: Tile }
  | { kind: "quarry"; gift: Resource | "monument" }
  | { kind: "build"; district: number }
  | { kind: "pay"; good: Good }
  | { kind: "supply" | "exchange"; good: Resource; slot: number };
export type Choice = Move & { number: number };

/** What an action of the table means: `place alabaster 3,4 bovine 3,5`, `supply grape to shop 0 of spot 2`. */
export function readMove(words: string): Move {
  const [kind, ...rest] = words.split(" ");
  switch (kind) {
    case "place":
      return {
        kind,
        one: rest[0] as Resource,
        first: readSquare(rest[1]!),
        other: rest[2] as Resource,
        second: readSquare(rest[3]!),
      };
    case "discard":
    case "take":
    case "remove":
      return { kind, tile: rest[0] as Tile };
    case "quarry":
      return { kind, gift: rest[0] as Resource | "monument" };
    case "build":
      return { kind, district: Number(rest[0]) };
    case "pay":
      return { kind, good: rest[0] as Good };
    case "supply":
    case "exchange": {
      const [shop, spot] = [Number(rest[3]), rest[6]];
      const slot = spot === undefined ? shop : STARTING_SHOPS + SHOPS_OF_DISTRICT * Number(spot) + shop;
      return { kind, good: rest[0] as Resource, slot };
    }
    default:
      return { kind: "done" };
  }
}

function readSquare(words: string): number {
  const [row, column] = words.split(",").map(Number);
  return squareAt(row!, column!);
}

/** Tiles by name and count, one after another. */
export function tilesOf(counts: Partial<Record<Tile, number>>): Tile[] {
  return Object.entries(counts).flatMap(([tile, count]) => Array<Tile>(count).fill(tile as Tile));
}

export const scenesOf = (tile: Tile) => tile.split("-") as [Resource, Resource];
export const tileOf = (one: Resource, other: Resource) =>
  (RESOURCES.indexOf(one) <= RESOURCES.indexOf(other) ? `${one}-${other}` : `${other}-${one}`) as Tile;

/** The Shops of a seat's Metropolis by slot, in the order they stand. */
export function shopsOf(view: View, set: GameSet, seat: number): { slot: number; shop: ShopKind; tokens: Goods }[] {
  const tokens = view.tokens[seat] ?? {};
  const all = set.startingShops.map((shop, slot) => ({ slot, shop }));
  view.metropolis[seat]?.forEach((name, spot) =>
    set.districts.get(name)?.shops.forEach((shop, place) => {
      all.push({ slot: STARTING_SHOPS + SHOPS_OF_DISTRICT * spot + place, shop });
    }),
  );
  return all.map(({ slot, shop }) => ({ slot, shop, tokens: tokens[slot] ?? {} }));
}

export const countOf = (goods: Goods) => Object.values(goods).reduce((sum, count) => sum + count, 0);

/** Which token lies on each icon: a like one first, any icon last (F5.1). */
export function iconsOf(shop: ShopKind, tokens: Goods): { need: Need; token: Resource | null }[] {
  const left: Goods = { ...tokens };
  const icons = shop.needs.map((need) => {
    if (need === "any" || !left[need]) return { need, token: null as Resource | null };
    left[need]! -= 1;
    return { need, token: need };
  });
  for (const icon of icons) {
    if (icon.need !== "any") continue;
    const token = RESOURCES.find((resource) => left[resource]);
    if (token) {
      left[token]! -= 1;
      icon.token = token;
    }
  }
  return icons;
}
