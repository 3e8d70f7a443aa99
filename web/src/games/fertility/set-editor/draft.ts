// A set of components while its owner writes it down: everything may still be missing or wrong. The server checks it.
import { RESOURCES } from "../model";
import type { FertilityIcon, FertilityPayment, FertilityResource, FertilitySet, FertilityShop } from "../types";

export interface DraftShop {
  icons: FertilityIcon[];
  payment: FertilityPayment | null; // null: not filled in yet
}
export interface DraftDistrict {
  name: string;
  cost: number;
  shops: DraftShop[];
}
/** Letters as in a set's file: . desert, ~ water, w wheat, a b p g printed resources, S the start symbol. */
export interface DraftBoard {
  name: string;
  rows: string[][];
}
export interface Draft {
  name: string;
  gods: string[];
  /** Debens for one god, two, up to all of them. */
  godScale: number[];
  startingTile: FertilityResource[];
  /** Whether all players have the same starting Shops. */
  alike: boolean;
  metropolises: DraftShop[][];
  tiles: Record<string, number>;
  boards: DraftBoard[];
  districts: DraftDistrict[];
}

export const ROWS = 8;
export const COLUMNS = 4;
export const BOARDS = 4;
export const DISTRICTS = 40;
export const TILES = 50;
export const SEATS = 4;
export const STARTING_SHOPS = 4;
export const MOST_SHOPS = 3; // of a District
export const MOST_GODS = 8;
export const MOST_ICONS = 9;
const NUMERALS = ["I", "II", "III", "IV"];
const WHEAT_SCALE = [0, 2, 4, 7, 10, 14, 18, 23, 28, 34, 40]; // F1.8: the same in every set

const letterOf = (resource: FertilityResource): string => resource[0]!.toUpperCase();
export const TILE_NAMES = RESOURCES.flatMap((one, place) =>
  RESOURCES.slice(place).map((other) => letterOf(one) + letterOf(other)),
);
export const scenesOfName = (name: string): FertilityResource[] =>
  [...name].map((letter) => RESOURCES.find((resource) => letterOf(resource) === letter)!);

const blankShop = (): DraftShop => ({ icons: [], payment: null });
const list = <Item>(count: number, item: (number: number) => Item): Item[] =>
  Array.from({ length: count }, (_, number) => item(number));

export function blankDraft(): Draft {
  return {
    name: "",
    gods: [""],
    godScale: [0],
    startingTile: [...RESOURCES],
    alike: true,
    metropolises: list(SEATS, () => list(STARTING_SHOPS, blankShop)),
    tiles: Object.fromEntries(TILE_NAMES.map((name) => [name, 0])),
    boards: list(BOARDS, (n) => ({ name: NUMERALS[n]!, rows: list(ROWS, () => list(COLUMNS, () => ".")) })),
    districts: list(DISTRICTS, (n) => ({ name: String(n + 1), cost: 0, shops: [blankShop()] })),
  };
}

const draftShop = ({ icons, payment }: FertilityShop): DraftShop => ({ icons: [...icons], payment });

/** A set to begin from. Its copy has a name of its own. */
export function draftOf(set: FertilitySet, name: string): Draft {
  const metropolises = set.metropolises.map((shops) => shops.map(draftShop));
  return {
    name,
    gods: [...set.gods],
    godScale: set.god_scale.slice(1),
    startingTile: [...set.starting_tile],
    alike: metropolises.every((shops) => JSON.stringify(shops) === JSON.stringify(metropolises[0])),
    metropolises,
    tiles: { ...set.tiles },
    boards: set.boards.map((board) => ({
      name: board.name,
      rows: board.rows
        .trim()
        .split(/\s+/)
        .map((row) => [...row]),
    })),
    districts: set.districts.map(({ name, cost, shops }) => ({ name, cost, shops: shops.map(draftShop) })),
  };
}

/** The entries of the set's file. */
export function entriesOf(draft: Draft): Record<string, unknown> {
  const shops = (all: DraftShop[]) => all.map((shop) => ({ needs: needsOf(shop), pays: paysOf(shop) }));
  return {
    name: draft.name,
    reconstruction: false,
    gods: draft.gods.map((god) => god.trim()),
    wheat_scale: WHEAT_SCALE,
    god_scale: [0, ...draft.godScale],
    starting_tile: draft.startingTile.map(letterOf).join(""),
    starting_shops: draft.alike ? shops(draft.metropolises[0]!) : draft.metropolises.map(shops),
    tiles: draft.tiles,
    boards: draft.boards.map(({ name, rows }) => ({
      name,
      rows: `\n${rows.map((row) => row.join("")).join("\n")}\n`,
    })),
    districts: draft.districts.map(({ name, cost, shops: all }) => ({ name, cost, shops: shops(all) })),
  };
}

const needsOf = ({ icons }: DraftShop): string => icons.map((icon) => (icon === "any" ? "*" : letterOf(icon))).join("");

function paysOf({ payment }: DraftShop): string {
  switch (payment?.kind) {
    case "debens":
      return `${payment.debens} debens`;
    case "wheat":
      return "wheat";
    case "gods":
      return payment.gods.filter(Boolean).join(" ");
    case "any_god":
      return "any god";
    case "each":
      return `${payment.debens} each ${letterOf(payment.resource)}`;
    case "exchange":
      return `exchange ${payment.resources.map(letterOf).join(" ")}`;
    default:
      return "";
  }
}

export const isFilledIn = (shop: DraftShop): boolean => shop.icons.length > 0 && paysOf(shop) !== "";
export const districtIsFilledIn = ({ name, shops }: DraftDistrict): boolean =>
  name.trim() !== "" && shops.length > 0 && shops.every(isFilledIn);

/** Paint a square. The start symbol is stamped as a whole, two squares by two, and there is one of it. */
export function paint(board: DraftBoard, row: number, column: number, letter: string): void {
  const { rows } = board;
  if (letter === "S" || rows[row]![column] === "S") {
    for (const line of rows) for (let n = 0; n < COLUMNS; n++) if (line[n] === "S") line[n] = ".";
  }
  if (letter !== "S") {
    rows[row]![column] = letter;
    return;
  }
  const top = Math.min(row, ROWS - 2);
  const left = Math.min(column, COLUMNS - 2);
  for (const down of [0, 1]) for (const right of [0, 1]) rows[top + down]![left + right] = "S";
}
