// Where the coach's panel floats, so that it covers nothing that it talks about.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Size = { width: number; height: number };
export type Point = { left: number; top: number };

const EDGE = 8; // pixels to the edge of the window
const GAP = 14; // pixels between the panel and what it is about
const FIRST = 5; // what has to be done first counts so much more
const LESS = 0.02; // what is merely better not covered counts so much less

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top));

const around = (box: Box): Box => ({
  left: box.left - GAP,
  top: box.top - GAP,
  width: box.width + 2 * GAP,
  height: box.height + 2 * GAP,
});

/**
 * The place of a panel in a window: not over its `subjects`, least of all over the `first` of them, and if possible not over
 * what is `useful`. Where it lies `now` is kept as long as it is as good as any other.
 */
export function placePanel(
  window: Size,
  panel: Size,
  subjects: readonly Box[],
  useful: readonly Box[],
  top: number,
  now: Point | null,
  first: readonly Box[] = [],
): Point {
  const right = window.width - panel.width - EDGE;
  const bottom = window.height - panel.height - EDGE;
  const clamped = ({ left, top: down }: Point): Point => ({
    left: Math.max(EDGE, Math.min(left, right)),
    top: Math.max(Math.min(top, bottom), Math.min(down, bottom)),
  });
  const beside = subjects.flatMap((box) => [
    { left: box.left + box.width + GAP, top: box.top },
    { left: box.left - panel.width - GAP, top: box.top },
    { left: box.left + box.width / 2 - panel.width / 2, top: box.top + box.height + GAP },
    { left: box.left + box.width / 2 - panel.width / 2, top: box.top - panel.height - GAP },
  ]);
  const corners = [
    { left: right, top: bottom },
    { left: EDGE, top: bottom },
    { left: right, top },
    { left: EDGE, top },
    { left: (EDGE + right) / 2, top: bottom },
    { left: (EDGE + right) / 2, top },
    { left: right, top: (top + bottom) / 2 },
    { left: EDGE, top: (top + bottom) / 2 },
  ];
  const covered = ({ left, top: down }: Point): number => {
    const box = { left, top: down, ...panel };
    const sum = (boxes: readonly Box[]) => boxes.reduce((all, one) => all + overlap(box, one), 0);
    return sum(subjects.map(around)) + FIRST * sum(first.map(around)) + LESS * sum(useful);
  };
  const places = [...(now ? [now] : []), ...beside, ...corners].map(clamped);
  return places.reduce((best, one) => (covered(one) < covered(best) - 1 ? one : best));
}
