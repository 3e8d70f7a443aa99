// The graph of a rating: its line, and the band in which it lies with 95 % certainty.
import type { SeatRating } from "../lib/protocol";

export interface RatingShape {
  line: string;
  band: string;
  low: number;
  high: number;
}

/** The shape of a history in a box. Its scale has room for every interval. */
export function ratingShape(history: readonly SeatRating[], width: number, height: number): RatingShape {
  const ratings = history.map((point) => point.rating);
  const least = Math.min(...history.map((point) => point.rating - point.margin));
  const most = Math.max(...history.map((point) => point.rating + point.margin));
  const x = (number: number) => (history.length > 1 ? (number * width) / (history.length - 1) : width / 2);
  const y = (value: number) => (height * (most - value)) / Math.max(1, most - least);
  const path = (values: number[]) => values.map((value, number) => `${x(number).toFixed(1)} ${y(value).toFixed(1)}`);
  const above = path(history.map((point) => point.rating + point.margin));
  const below = path(history.map((point) => point.rating - point.margin)).reverse();
  return {
    line: `M${path(ratings).join("L")}`,
    band: `M${[...above, ...below].join("L")}z`,
    low: Math.min(...ratings),
    high: Math.max(...ratings),
  };
}
