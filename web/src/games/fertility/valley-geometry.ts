// Where the squares of the Valley lie in its picture. In a narrow space the Valley is upright, with rows and columns
// exchanged, so that its squares are as large as they can be.
import { columnOf, rowOf } from "./model";

export const SIDE = 100; // of a square, in the units of the picture
const LABELS = 34; // the margin with the numbers of rows and columns
const EDGE = 4;
const BETTER = 1.12; // upright, its squares must be so much larger

/** How large a unit of the picture can be, in pixels. */
const scaleIn = (across: number, down: number, width: number, height: number): number =>
  Math.min(width / (across * SIDE + LABELS + EDGE), height / (down * SIDE + LABELS + EDGE));

/** Whether the squares of a Valley are larger in this space, in pixels, when it is upright. */
export const isUpright = (rows: number, columns: number, width: number, height: number): boolean =>
  scaleIn(rows, columns, width, height) > BETTER * scaleIn(columns, rows, width, height);

export class ValleyGeometry {
  readonly across: number;
  readonly down: number;
  readonly viewBox: string;

  constructor(
    rows: number,
    columns: number,
    readonly upright: boolean,
  ) {
    this.across = (upright ? rows : columns) * SIDE;
    this.down = (upright ? columns : rows) * SIDE;
    this.viewBox = `${-LABELS} ${-LABELS} ${this.across + LABELS + EDGE} ${this.down + LABELS + EDGE}`;
  }

  /** The size of the picture in a space, in pixels. */
  fit(width: number, height: number): { width: number; height: number } {
    const scale = scaleIn(this.across / SIDE, this.down / SIDE, width, height);
    return { width: (this.across + LABELS + EDGE) * scale, height: (this.down + LABELS + EDGE) * scale };
  }

  x(square: number): number {
    return (this.upright ? rowOf(square) : columnOf(square)) * SIDE;
  }
  y(square: number): number {
    return (this.upright ? columnOf(square) : rowOf(square)) * SIDE;
  }
  /** A step on the screen, as a step in rows and columns. */
  step(right: number, below: number): { rows: number; columns: number } {
    return this.upright ? { rows: right, columns: below } : { rows: below, columns: right };
  }
  /** The rectangle around some squares. */
  box(squares: readonly number[]): { x: number; y: number; width: number; height: number } {
    const xs = squares.map((square) => this.x(square));
    const ys = squares.map((square) => this.y(square));
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, width: Math.max(...xs) - x + SIDE, height: Math.max(...ys) - y + SIDE };
  }
  /** A point of the picture, in per cent of its width and height. */
  percent(x: number, y: number): { left: number; top: number } {
    return {
      left: ((x + LABELS) / (this.across + LABELS + EDGE)) * 100,
      top: ((y + LABELS) / (this.down + LABELS + EDGE)) * 100,
    };
  }
}

const ROUNDING: Record<string, number> = { "~": 34, w: 20 };

/** The outline of all squares with water or wheat. Corners are round where no like square is beside them. */
export function patches(rows: readonly string[], letter: string, geometry: ValleyGeometry): string {
  return rows
    .flatMap((line, row) => [...line].map((one, column) => (one === letter ? patch(rows, row, column, geometry) : "")))
    .join("");
}

function patch(rows: readonly string[], row: number, column: number, geometry: ValleyGeometry): string {
  const letter = rows[row]![column]!;
  const like = (right: number, below: number) => {
    const step = geometry.step(right, below);
    return rows[row + step.rows]?.[column + step.columns] === letter;
  };
  const corner = (right: number, below: number) => (like(right, 0) || like(0, below) ? 0 : ROUNDING[letter]!);
  const [a, b, c, d] = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  const [x, y] = geometry.upright ? [row * SIDE, column * SIDE] : [column * SIDE, row * SIDE];
  return (
    `M${x + a} ${y}h${SIDE - a - b}q${b} 0 ${b} ${b}v${SIDE - b - c}q0 ${c} ${-c} ${c}` +
    `h${c + d - SIDE}q${-d} 0 ${-d} ${-d}v${d + a - SIDE}q0 ${-a} ${a} ${-a}z`
  );
}
