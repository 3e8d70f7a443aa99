// How a Metropolis is laid out in the space that it has: everything in it is measured in em, so that the size of its type
// decides how large it is. It never scrolls.
import { SPOTS } from "./model";

const CELL = { wide: 7.9, high: 9.3 }; // a District with three Shops, or the four starting Shops
const GAP = 0.4;
const HEAD = 2.1;
const SCALE = 2.5; // the Storehouse or the statues: one line each
const SCALES = 27; // both beside each other
const HIGHEST = 15; // a District in a high space
const LARGEST = 19; // pixels
const ARRANGEMENTS = [4, 8, 3, 2]; // columns; the first of equals is taken

export interface CityFit {
  columns: number;
  /** The size of type, in pixels. */
  size: number;
  /** How high a District is, in em. */
  high: number;
}

/** The number of columns with which the starting Shops and the spots for Districts are largest. */
export function fitCity(width: number, height: number): CityFit {
  let best: CityFit = { columns: ARRANGEMENTS[0]!, size: 0, high: 0 };
  for (const columns of ARRANGEMENTS) {
    const rows = Math.ceil((SPOTS + 1) / columns);
    const wide = columns * CELL.wide + (columns - 1) * GAP;
    const scales = wide < SCALES ? 2 * SCALE + GAP : SCALE;
    const around = HEAD + GAP + rows * GAP + scales;
    const size = Math.min(LARGEST, width / wide, height / (around + rows * CELL.high));
    if (size > best.size * 1.02) best = { columns, size, high: Math.min(HIGHEST, (height / size - around) / rows) };
  }
  return best;
}

/** Whether the two scales stand beside each other. */
export const scalesBeside = (columns: number): boolean => columns * CELL.wide + (columns - 1) * GAP >= SCALES;
