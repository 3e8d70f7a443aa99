// A position of Fertility as somebody writes it down. The server says whether it is lawful.
import { withCount, withEntry } from "../../../board/edit";
import type { FertilityPosition } from "../../../lib/protocol";
import { isTurned, nameIn } from "../../../lib/options";
import { RESOURCES, sceneOn, tileOf } from "../model";
import type { FertilityResource, FertilitySet, FertilityTile, FertilityTiles } from "../types";

/** What is face down, and what is left of the supply, follows from the rest. */
type Derived = "unseen" | "pile_size" | "stock" | "monuments";
export type Draft = Omit<FertilityPosition, Derived> & Partial<Pick<FertilityPosition, Derived>>;

/** The steps that can be chosen; in the others something has to be decided that a move has just caused. */
export const STEPS = ["place", "city", "take", "remove", "refill", "over"] as const;
const GOODS_LIE_THERE = ["city", "pay", "quarry", "exchange"];
const BOARD_ROWS = 8;
const BOARD_COLUMNS = 4;

export function withPieces(draft: Draft, changes: Partial<Draft>): Draft {
  const { unseen: _unseen, pile_size: _size, stock: _stock, monuments: _monuments, ...rest } = draft;
  return { ...rest, ...changes };
}

/** The same Valley, Pools and row, before the first turn. */
export function empty(draft: Draft): Draft {
  const seats = Array.from({ length: draft.players }, () => ({}));
  return withPieces(draft, {
    ...{ last_turns: 0, gone: {}, placed: {}, metropolis: seats.map(() => []), tokens: seats, beside: {} },
    ...{ wheat: seats.map(() => 0), step: "place" },
    turn_so_far: { built: false, supplied: false, buying: null, owed: 0, exchange: null, quarries: [] },
  });
}

export function withStep(draft: Draft, step: Draft["step"]): Draft {
  const { built, supplied } = draft.turn_so_far;
  const beside = GOODS_LIE_THERE.includes(step) ? draft.beside : {};
  const so_far = { built: built && step !== "place", supplied: supplied && step === "city", buying: null, owed: 0 };
  return withPieces(draft, { step, beside, turn_so_far: { ...so_far, exchange: null, quarries: [] } });
}

/** Without the entry at a place. The tokens on Shops of a District go with it, and later Districts move up. */
export function withoutDistrict(draft: Draft, seat: number, spot: number): Draft {
  const first = 4 + 3 * spot;
  const tokens = Object.fromEntries(
    Object.entries(draft.tokens[seat] ?? {}).flatMap(([slot, goods]) => {
      const place = Number(slot);
      if (place < first) return [[slot, goods]];
      return place < first + 3 ? [] : [[String(place - 3), goods]];
    }),
  );
  const built = (draft.metropolis[seat] ?? []).filter((_, number) => number !== spot);
  return withPieces(draft, {
    metropolis: withEntry(draft.metropolis, seat, built),
    tokens: withEntry(draft.tokens, seat, tokens),
  });
}

/** The land below everything that lies in the Valley, as the boards have it. */
export function landOf(set: FertilitySet, boards: readonly string[]): string[] {
  const rows = Array.from({ length: BOARD_ROWS }, () => "");
  for (const board of boards) {
    const found = set.boards.find((one) => one.name === nameIn(board));
    const printed = (found?.rows ?? "").split(/\s+/).filter(Boolean);
    const lines = isTurned(board) ? printed.toReversed().map((line) => [...line].toReversed().join("")) : printed;
    for (let row = 0; row < BOARD_ROWS; row++) rows[row] += (lines[row] ?? "").padEnd(BOARD_COLUMNS, ".");
  }
  return rows.map((row) => row.replaceAll("S", "."));
}

const ALL_RESOURCES = Object.fromEntries(RESOURCES.map((one) => [one, one[0]!.toUpperCase()])) as Record<
  FertilityResource,
  string
>;
/** The second square of a tile: to the right, below, to the left, above. */
export const OFFSETS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
export type Square = readonly [row: number, column: number];

export const secondOf = ([row, column]: Square, direction: number): Square => {
  const [down, right] = OFFSETS[direction % 4]!;
  return [row + down, column + right];
};
const letterAt = (valley: readonly string[], [row, column]: Square): string | undefined => valley[row]?.[column];
const isFree = (letter: string | undefined): boolean => letter !== undefined && ".abpg".includes(letter);

function withLetter(valley: readonly string[], [row, column]: Square, letter: string): string[] {
  return valley.map((line, number) =>
    number === row ? line.slice(0, column) + letter + line.slice(column + 1) : line,
  );
}

/** A tile laid on two squares; null if something is there. */
export function withTile(draft: Draft, tile: FertilityTile, first: Square, direction: number): Draft | null {
  const second = secondOf(first, direction);
  if (!isFree(letterAt(draft.valley, first)) || !isFree(letterAt(draft.valley, second))) return null;
  const [one, other] = tile.split("-") as [FertilityResource, FertilityResource];
  const valley = withLetter(withLetter(draft.valley, first, ALL_RESOURCES[one]), second, ALL_RESOURCES[other]);
  return withPieces(draft, { valley, placed: withCount(draft.placed, tile, (draft.placed[tile] ?? 0) + 1) });
}

/** Without the tile on two squares; null if no such tile was placed. */
export function withoutTile(draft: Draft, first: Square, direction: number, land: readonly string[]): Draft | null {
  const second = secondOf(first, direction);
  const scenes = [first, second].map((square) => sceneOn(letterAt(draft.valley, square) ?? ""));
  if (!scenes[0] || !scenes[1]) return null;
  const tile = tileOf([scenes[0], scenes[1]]);
  const count = (draft.placed as FertilityTiles)[tile] ?? 0;
  if (!count) return null;
  const [one, other] = [first, second].map((square) => letterAt(land, square) ?? ".") as [string, string];
  const valley = withLetter(withLetter(draft.valley, first, one), second, other);
  return withPieces(draft, { valley, placed: withCount(draft.placed, tile, count - 1) });
}

/** A Monument put on a square, or taken away again; null if something else is there. */
export function withMonument(draft: Draft, seat: number, square: Square, land: readonly string[]): Draft | null {
  const there = letterAt(draft.valley, square);
  if (there !== undefined && /\d/.test(there))
    return withPieces(draft, { valley: withLetter(draft.valley, square, letterAt(land, square) ?? ".") });
  return isFree(there) ? withPieces(draft, { valley: withLetter(draft.valley, square, String(seat)) }) : null;
}

export const TILES: readonly FertilityTile[] = RESOURCES.flatMap((one, place) =>
  RESOURCES.slice(place).map((other) => `${one}-${other}` as FertilityTile),
);
