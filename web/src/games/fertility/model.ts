// Fertility's squares, tiles and Shops, and what a view says about them. What is allowed is decided by the server only.
import type { Components } from "./game-set";
import type {
  FertilityIcon,
  FertilityPiece,
  FertilityResource,
  FertilityScenes,
  FertilityShop,
  FertilityShopPlace,
  FertilitySquare,
  FertilityTile,
  FertilityTiles,
  FertilityView,
  Goods,
} from "./types";

export const RESOURCES: readonly FertilityResource[] = ["alabaster", "bovine", "papyrus", "grape"];
/** The letters of resources in the rows of the Valley. */
const LETTERS: Readonly<Record<string, FertilityResource>> = {
  A: "alabaster",
  B: "bovine",
  P: "papyrus",
  G: "grape",
};
export const STARTING_SHOPS = 4;
export const SHOPS_OF_DISTRICT = 3;
export const SPOTS = 7;
export const MONUMENTS = 4;
/** The types of Monuments (F1.7). */
export const PIECES = ["obelisk", "pyramid", "sphinx", "temple"] as const satisfies readonly FertilityPiece[];
const COLUMNS = 16; // of the largest Valley: a square is one number

/** A square as one number; its row and column are counted from 0 at the top left. */
export const squareAt = (row: number, column: number): number => row * COLUMNS + column;
export const squareOf = ([row, column]: FertilitySquare): number => squareAt(row, column);
export const rowOf = (square: number): number => Math.floor(square / COLUMNS);
export const columnOf = (square: number): number => square % COLUMNS;

/** Where the second half of a tile lies, seen from its first: right, below, left, above. */
export const DIRECTIONS = [1, COLUMNS, -1, -COLUMNS] as const;
export const directionOf = (first: number, second: number): number =>
  (DIRECTIONS as readonly number[]).indexOf(second - first);

// What a letter of the view's Valley means.
export const isWater = (letter: string): boolean => letter === "~";
export const isField = (letter: string): boolean => letter === "w";
/** Whether a tile can cover the square: it is empty desert, printed or not. */
export const isDesert = (letter: string): boolean => letter === "." || printOn(letter) !== undefined;
/** The scene of a tile on a square. */
export const sceneOn = (letter: string): FertilityResource | undefined => LETTERS[letter];
/** The resource that is printed on a square of desert. */
export const printOn = (letter: string): FertilityResource | undefined =>
  letter in LETTERS ? undefined : LETTERS[letter.toUpperCase()];
/** The seat whose Monument stands on a square. */
export const monumentOn = (letter: string): number | undefined => (/^\d$/.test(letter) ? Number(letter) : undefined);

/** The type of a seat's Monuments: by default the one with its number. */
export const pieceOf = (view: FertilityView, seat: number): FertilityPiece =>
  view.options.pieces?.[seat] ?? PIECES[seat % PIECES.length]!;

/** How many Monuments of a seat stand in the Valley. */
export const monumentsOf = (view: FertilityView, seat: number): number =>
  MONUMENTS - (view.monuments[seat] ?? MONUMENTS);

/** The tiles one after another. */
export function tilesOf(counts: FertilityTiles): FertilityTile[] {
  return (Object.entries(counts) as [FertilityTile, number][]).flatMap(([tile, count]) =>
    Array<FertilityTile>(count).fill(tile),
  );
}

export const scenesOf = (tile: FertilityTile): FertilityScenes => tile.split("-") as FertilityScenes;
export const tileOf = ([one, other]: FertilityScenes): FertilityTile =>
  (RESOURCES.indexOf(one) <= RESOURCES.indexOf(other) ? `${one}-${other}` : `${other}-${one}`) as FertilityTile;

/** A Shop of a Metropolis as one number: the starting Shops first, then those of each District. */
export const slotOf = ({ shop, spot }: FertilityShopPlace): number =>
  spot === null ? shop : STARTING_SHOPS + SHOPS_OF_DISTRICT * spot + shop;
export function shopPlaceOf(slot: number): FertilityShopPlace {
  const place = slot - STARTING_SHOPS;
  if (place < 0) return { shop: slot, spot: null };
  return { shop: place % SHOPS_OF_DISTRICT, spot: Math.floor(place / SHOPS_OF_DISTRICT) };
}

export type OwnedShop = { slot: number; shop: FertilityShop; tokens: Goods };
/** The Shops of a seat's Metropolis, in the order in which they stand. */
export function shopsOf(view: FertilityView, set: Components, seat: number): OwnedShop[] {
  const tokens = view.tokens[seat] ?? {};
  const all = (set.metropolises[seat] ?? []).map((shop, slot) => ({ slot, shop }));
  view.metropolis[seat]?.forEach((name, spot) =>
    set.districts.get(name)?.shops.forEach((shop, place) => all.push({ slot: slotOf({ shop: place, spot }), shop })),
  );
  return all.map(({ slot, shop }) => ({ slot, shop, tokens: tokens[slot] ?? {} }));
}

export const countOf = (goods: Goods | FertilityTiles): number =>
  Object.values(goods).reduce((sum, count) => sum + count, 0);
export const isFull = (shop: FertilityShop, tokens: Goods): boolean => countOf(tokens) === shop.icons.length;

/** Which token lies on each icon of a Shop: an icon of its own resource first, an any-resource icon last (F5.1). */
export function iconsOf(
  shop: FertilityShop,
  tokens: Goods,
): { need: FertilityIcon; token: FertilityResource | null }[] {
  const left: Goods = { ...tokens };
  const icons = shop.icons.map((need) => {
    if (need === "any" || !left[need]) return { need, token: null as FertilityResource | null };
    left[need] -= 1;
    return { need, token: need };
  });
  for (const icon of icons) {
    if (icon.need !== "any") continue;
    const token = RESOURCES.find((resource) => left[resource]);
    if (token) {
      left[token] = (left[token] ?? 0) - 1;
      icon.token = token;
    }
  }
  return icons;
}

/** How many statues of different gods a city counts (F8): those named by its full Shops, and any-god Shops. */
export function godsOf(shops: readonly OwnedShop[], most: number): number {
  const full = shops.filter(({ shop, tokens }) => isFull(shop, tokens));
  const named = full.flatMap(({ shop }) => (shop.payment.kind === "gods" ? shop.payment.gods : []));
  const any = full.filter(({ shop }) => shop.payment.kind === "any_god").length;
  return Math.min(new Set(named).size + any, most);
}
