// Where a hint's panel stands: where it covers least of what it talks about.

export interface Size {
  width: number;
  height: number;
}
export interface Place {
  left: number;
  top: number;
}
interface Box extends Place, Size {}

const AROUND = 14; // pixels around a ring that are kept free too: its number sticks out
const EDGE = 8; // pixels between the panel and the edge of the window
const NARROW = 560; // pixels: below this width the panel is a sheet over the whole width

export const isNarrow = ({ width }: Size): boolean => width < NARROW;

/**
 * The first place where the panel covers least: the corners (on a narrow window below or above), then beside each of the
 * boxes. `bar` is kept free.
 */
export function hintPlace(panel: Size, around: Size, bar: number, boxes: readonly Box[]): Place {
  const right = Math.max(0, around.width - panel.width - EDGE);
  const bottom = Math.max(0, around.height - panel.height - EDGE);
  const top = Math.min(bar + EDGE, bottom);
  const within = (least: number, most: number) => (at: number) => Math.min(Math.max(at, least), most);
  const tops = [top, bottom, (top + bottom) / 2].concat(
    boxes.flatMap((box) => [box.top - panel.height - AROUND, box.top + box.height + AROUND]).map(within(top, bottom)),
  );
  const lefts = isNarrow(around)
    ? [Math.max(0, (around.width - panel.width) / 2)]
    : [right, EDGE].concat(
        boxes
          .flatMap((box) => [box.left - panel.width - AROUND, box.left + box.width + AROUND])
          .map(within(EDGE, right)),
      );
  if (isNarrow(around)) [tops[0], tops[1]] = [bottom, top];
  const corners = tops.slice(0, 3).flatMap((at) => lefts.slice(0, 2).map((left) => ({ left, top: at })));
  const places = corners.concat(tops.flatMap((at) => lefts.map((left) => ({ left, top: at }))));
  const covered = places.map((place) => boxes.reduce((sum, box) => sum + overlap({ ...place, ...panel }, box), 0));
  return places[covered.indexOf(Math.min(...covered))] ?? { left: right, top };
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width + AROUND) * Math.max(0, height + AROUND);
}
