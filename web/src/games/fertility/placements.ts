// Where tiles can be placed in the Valley, from the moves that the server lists.
import type { Choice } from "../move-controller.svelte";
import { directionOf, scenesOf, squareOf, tileOf } from "./model";
import type { FertilityMove, FertilityTile } from "./types";

/** A tile that lies in the Valley or would lie there: its first scene on `anchor`, the second beside it. */
export type Placement = { number: number; tile: FertilityTile; anchor: number; second: number; direction: number };

/** Every legal placement of each tile. A double has two anchors, because it lies the same both ways. */
export function placementsOf(choices: readonly Choice<FertilityMove>[]): Map<FertilityTile, Placement[]> {
  const found = new Map<FertilityTile, Placement[]>();
  for (const choice of choices) {
    if (choice.verb !== "place") continue;
    const [one, other] = choice.what;
    const [first, second] = choice.where.map(squareOf) as [number, number];
    const tile = tileOf(choice.what);
    const [half] = scenesOf(tile);
    const list = found.get(tile) ?? [];
    const add = (anchor: number, second: number) =>
      list.push({ number: choice.number, tile, anchor, second, direction: directionOf(anchor, second) });
    if (half === one) add(first, second);
    if (half === other) add(second, first);
    found.set(tile, list);
  }
  return found;
}

/** By square, how a tile can cover it. */
export function bySquare(placements: readonly Placement[]): Map<number, Placement[]> {
  const found = new Map<number, Placement[]>();
  for (const placement of placements)
    for (const square of [placement.anchor, placement.second])
      found.set(square, [...(found.get(square) ?? []), placement]);
  return found;
}

/** The number of the move that places a tile so, legal or not; undefined where it would leave the map. */
export function placementNumber(
  moves: readonly FertilityMove[],
  tile: FertilityTile,
  anchor: number,
  second: number,
): number | undefined {
  const [one, other] = scenesOf(tile);
  const number = moves.findIndex((move) => {
    if (move.verb !== "place") return false;
    const [first, last] = move.where.map(squareOf);
    if (first === anchor && last === second) return move.what[0] === one && move.what[1] === other;
    return first === second && last === anchor && move.what[0] === other && move.what[1] === one;
  });
  return number < 0 ? undefined : number;
}
