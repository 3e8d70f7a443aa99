// Where the lines of the race lie in a picture of a given size.
import type { Turn } from "./race";

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface RaceScale {
  x(turn: number): number;
  y(height: number): number;
  /** Heights that are labelled, from the bottom. */
  ticks: number[];
  /** The turn nearest to a place. */
  turnAt(x: number): number;
}

/** Steps of 1, 2 or 5 times a power of ten, so that there are at most `most` of them. */
export function niceStep(range: number, most: number): number {
  const rough = range / most;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1e-9)));
  return Math.max(
    1,
    [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough)!,
  );
}

export function raceScale(turns: readonly Turn[], frame: Frame): RaceScale {
  const last = Math.max(1, turns.length - 1);
  const highest = Math.max(1, ...turns.flatMap((turn) => turn.heights));
  const step = niceStep(highest, 5);
  const top = Math.max(step, Math.ceil(highest / step - 0.25) * step, highest);
  return {
    x: (turn) => frame.left + ((frame.right - frame.left) * turn) / last,
    y: (height) => frame.bottom - ((frame.bottom - frame.top) * height) / top,
    ticks: Array.from({ length: Math.floor(top / step) + 1 }, (_, number) => number * step),
    turnAt: (x) => Math.max(0, Math.min(last, Math.round(((x - frame.left) / (frame.right - frame.left)) * last))),
  };
}

/** The line of a seat, as the data of an SVG path. Lines of seats that are level lie side by side, `apart` pixels. */
export function linePath(turns: readonly Turn[], seat: number, { x, y }: RaceScale, apart = 2): string {
  const aside = (seat - ((turns[0]?.heights.length ?? 1) - 1) / 2) * apart;
  return turns
    .map((turn, number) => `${number ? "L" : "M"}${round(x(number))} ${round(y(turn.heights[seat]!) + aside)}`)
    .join("");
}

const round = (value: number): number => Math.round(value * 10) / 10;

// As `--seat-shape` in styles.css, from -1 to 1 around the middle; a circle is not made of corners.
const CORNERS: Readonly<Record<number, [number, number][]>> = {
  1: [[-0.88, -0.88], [0.88, -0.88], [0.88, 0.88], [-0.88, 0.88]], // prettier-ignore
  2: [[0, -1], [1, 0], [0, 1], [-1, 0]], // prettier-ignore
  3: [[0, -0.96], [1, 0.88], [-1, 0.88]], // prettier-ignore
  4: [[-0.5, -0.92], [0.5, -0.92], [1, 0], [0.5, 0.92], [-0.5, 0.92], [-1, 0]], // prettier-ignore
  5: [[-1, -0.88], [1, -0.88], [0, 0.96]], // prettier-ignore
};

/** The shape of a seat around a place, as the data of an SVG path. */
export function shapePath(seat: number, x: number, y: number, size: number): string {
  const corners = CORNERS[seat];
  if (!corners)
    return `M${round(x - size)} ${round(y)}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0Z`;
  return `M${corners.map(([across, down]) => `${round(x + across * size)} ${round(y + down * size)}`).join("L")}Z`;
}

/** Labels moved apart so that none overlaps another: the places of `wanted`, in the same order, within `low` to `high`. */
export function spread(wanted: readonly number[], distance: number, low: number, high: number): number[] {
  const order = wanted.map((_, number) => number).sort((one, other) => wanted[one]! - wanted[other]! || one - other);
  const placed = [...wanted];
  let floor = low;
  for (const number of order) floor = (placed[number] = Math.max(wanted[number]!, floor)) + distance;
  let ceiling = high;
  for (const number of order.reverse()) ceiling = (placed[number] = Math.min(placed[number]!, ceiling)) - distance;
  return placed;
}
