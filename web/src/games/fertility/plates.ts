// Which scenes of the Valley lie on one tile: the view tells scenes, the story of the game tells tiles.
import type { EntryInfo } from "../../lib/protocol";
import { squareAt } from "./kinds";

export type Plate = { key: string; squares: number[]; fresh: boolean };
type Place = [number, number];

export function platesOf(entries: EntryInfo[], valley: string[]): Plate[] {
  const steps: Record<string, unknown>[][] = [];
  for (const { kind, events } of entries) {
    if (kind === "undo") steps.pop();
    else if (kind === "started" || kind === "step") steps.push(events ?? []);
  }
  const plates: Plate[] = [];
  for (const event of steps.flat()) {
    if (event.event === "start") {
      const [row, column] = event.square as Place;
      plates.push(
        plate([
          squareAt(row, column),
          squareAt(row, column + 1),
          squareAt(row + 1, column),
          squareAt(row + 1, column + 1),
        ]),
      );
    } else if (event.event === "placed")
      plates.push(plate((event.squares as Place[]).map(([row, column]) => squareAt(row, column))));
  }
  const scenes = new Set(
    valley.flatMap((line, row) =>
      [...line].flatMap((letter, column) => (/[ABPG]/.test(letter) ? [squareAt(row, column)] : [])),
    ),
  );
  // The story may be incomplete, or be that of a later moment: only what the view shows is drawn.
  const lying = plates.filter(({ squares }) => squares.every((square) => scenes.has(square)));
  const last = lying.at(-1);
  if (last && last.squares.length === 2) last.fresh = true;
  for (const { squares } of lying) for (const square of squares) scenes.delete(square);
  return [...lying, ...[...scenes].map((square) => plate([square]))];
}

function plate(squares: number[]): Plate {
  return { key: squares.join(" "), squares, fresh: false };
}
