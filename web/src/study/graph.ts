// Where the bands, dots and marks of the graph of win shares lie in a picture of a given size.
import type { ReviewDecision, ReviewDraw, ReviewMark } from "../lib/protocol";

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface GraphScale {
  x(ply: number): number;
  /** A share from 0, at the bottom, to 1. */
  y(share: number): number;
  plyAt(x: number): number;
}

export function graphScale(plies: number, { left, top, right, bottom }: Frame): GraphScale {
  const last = Math.max(1, plies);
  return {
    x: (ply) => left + ((right - left) * ply) / last,
    y: (share) => bottom - (bottom - top) * Math.min(1, Math.max(0, share)),
    plyAt: (x) => Math.max(0, Math.min(plies, Math.round(((x - left) / (right - left)) * last))),
  };
}

/** The seats from the bottom up: the one whose game is looked at, then the others in their order. */
export function stackOrder(players: number, own: number): number[] {
  return Array.from({ length: players }, (_, number) => (own + number) % players);
}

export interface Band {
  seat: number;
  path: string;
  /** The line between it and the band above it. */
  edge: string;
  /** Where the middle of it ends, and how high it is there. */
  end: { y: number; height: number };
}

/** A band per seat, stacked: its height is the seat's share after every ply. */
export function bandsOf(graph: readonly (readonly number[])[], order: readonly number[], scale: GraphScale): Band[] {
  let below = graph.map(() => 0);
  return order.map((seat) => {
    const above = below.map((sum, ply) => sum + (graph[ply]![seat] ?? 0));
    const points = (sums: number[]): string[] =>
      sums.map((sum, ply) => `${round(scale.x(ply))} ${round(scale.y(sum))}`);
    const top = points(above);
    const last = graph.length - 1;
    const [low, high] = [scale.y(below[last] ?? 0), scale.y(above[last] ?? 0)];
    const band = {
      seat,
      path: `M${top.join("L")}L${points(below).reverse().join("L")}Z`,
      edge: `M${top.join("L")}`,
      end: { y: (low + high) / 2, height: low - high },
    };
    below = above;
    return band;
  });
}

export interface LuckDot {
  ply: number;
  /** Of the seat; all draws of a ply together. */
  luck: number;
  x: number;
  y: number;
  radius: number;
}

const LEAST_LUCK = 0.005; // half a point: smaller dots would only be dust

/** What came up, as dots on a strip: above its middle what helped the seat, below it what hurt. The area is the luck. */
export function luckDots(
  draws: readonly Pick<ReviewDraw, "ply" | "luck">[],
  seat: number,
  scale: GraphScale,
  strip: Pick<Frame, "top" | "bottom">,
): LuckDot[] {
  const byPly = new Map<number, number>();
  for (const { ply, luck } of draws) byPly.set(ply, (byPly.get(ply) ?? 0) + (luck[seat] ?? 0));
  const middle = (strip.top + strip.bottom) / 2;
  const most = (strip.bottom - strip.top) / 2 - 1; // the line of a circle needs room too
  return [...byPly]
    .filter(([, luck]) => Math.abs(luck) >= LEAST_LUCK)
    .map(([ply, luck]) => {
      const radius = Math.min(most / 2, 1.5 + 14 * Math.sqrt(Math.abs(luck)));
      return { ply, luck, x: round(scale.x(ply)), y: round(middle - Math.sign(luck) * (most - radius)), radius };
    });
}

export interface GraphMark {
  place: number;
  mark: ReviewMark;
  x: number;
  y: number;
}

/** The marked decisions of a seat, each on the upper edge of its band, which must be the lowest. */
export function graphMarks(
  decisions: readonly Pick<ReviewDecision, "seat" | "mark" | "first">[],
  graph: readonly (readonly number[])[],
  seat: number,
  scale: GraphScale,
): GraphMark[] {
  return decisions.flatMap((one, place): GraphMark[] => {
    if (one.seat !== seat || !one.mark) return [];
    const ply = one.first - 1;
    return [{ place, mark: one.mark, x: round(scale.x(ply)), y: round(scale.y(graph[ply]?.[seat] ?? 0)) }];
  });
}

/** Each mark has a shape of its own: a dot, a triangle, a diamond. */
export function markPath(mark: ReviewMark, x: number, y: number, size: number): string {
  if (mark === "inaccuracy")
    return `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0Z`;
  const [s, h] = [size * 1.15, size * 0.9];
  if (mark === "mistake")
    return `M${round(x)} ${round(y - s)}L${round(x + s)} ${round(y + h)}L${round(x - s)} ${round(y + h)}Z`;
  return `M${round(x)} ${round(y - s)}L${round(x + s)} ${round(y)}L${round(x)} ${round(y + s)}L${round(x - s)} ${round(y)}Z`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
