// Empty squares that one more tile would enclose as a Quarry (F3.7).
import { isDesert } from "./model";
import type { FertilitySquare } from "./types";

const SIDES = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

/** The empty squares that lack only one side, and whose open side has room for a tile. */
export function almostQuarries(valley: readonly string[]): FertilitySquare[] {
  const isEmpty = ([row, column]: FertilitySquare): boolean => isDesert(valley[row]?.[column] ?? "");
  const openSides = (square: FertilitySquare) => neighboursOf(square).filter(isEmpty);
  return valley.flatMap((line, row) =>
    [...line].flatMap((_, column) => {
      const square: FertilitySquare = [row, column];
      if (!isEmpty(square)) return [];
      const [open, ...others] = openSides(square);
      const hasRoom = open && openSides(open).length > 1; // this square and another one
      return hasRoom && !others.length ? [square] : [];
    }),
  );
}

export const neighboursOf = ([row, column]: FertilitySquare): FertilitySquare[] =>
  SIDES.map(([down, right]) => [row + down, column + right]);
