// Which scenes of the Valley lie on one tile: the view tells scenes, the events tell tiles.
import type { Entry } from "../../lib/table-source";
import { sceneOn, squareAt, squareOf } from "./model";
import type { FertilityEvent } from "./types";

/** A tile in the Valley: two squares, four of the starting tile. `fresh`: it was placed last. */
export type Plate = { key: string; squares: number[]; fresh: boolean };

export function platesOf(entries: readonly Entry<FertilityEvent>[], valley: readonly string[]): Plate[] {
  const steps: FertilityEvent[][] = [];
  for (const { kind, events } of entries) {
    if (kind === "undo") steps.pop();
    else if (kind === "started" || kind === "step") steps.push(events ?? []);
  }
  const plates: Plate[] = [];
  for (const event of steps.flat()) {
    if (event.event === "start") {
      const [row, column] = event.square;
      const corners = [row, row + 1].flatMap((one) => [squareAt(one, column), squareAt(one, column + 1)]);
      plates.push(plate(corners));
    } else if (event.event === "placed") plates.push(plate(event.squares.map(squareOf)));
  }
  const scenes = new Set(
    valley.flatMap((line, row) =>
      [...line].flatMap((letter, column) => (sceneOn(letter) ? [squareAt(row, column)] : [])),
    ),
  );
  // The events may be incomplete, or be those of a later moment: only what the view shows is drawn.
  const lying = plates.filter(({ squares }) => squares.every((square) => scenes.has(square)));
  const last = lying.at(-1);
  if (last && last.squares.length === 2) last.fresh = true;
  for (const { squares } of lying) for (const square of squares) scenes.delete(square);
  return [...lying, ...[...scenes].map((square) => plate([square]))];
}

function plate(squares: number[]): Plate {
  return { key: squares.join(" "), squares, fresh: false };
}
