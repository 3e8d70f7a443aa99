// The squares of the Valley in words.
import { say } from "../../lib/localization.svelte";
import { nameOf } from "../../lib/narration";
import { isField, isWater, monumentOn, printOn, sceneOn, scenesOf, squareAt } from "./model";
import type { Placement } from "./placements";
import { goodWords, squareWords } from "./wording";

export type ValleySquare = { square: number; row: number; column: number; letter: string };

export const squaresOf = (rows: readonly string[]): ValleySquare[][] =>
  rows.map((line, row) => [...line].map((letter, column) => ({ square: squareAt(row, column), row, column, letter })));

/** What lies on a square. */
export function contentWords(letter: string, isQuarry: boolean, names: string[]): string {
  if (isQuarry) return say("web-fertility-quarry-here");
  if (isWater(letter)) return say("web-fertility-water");
  if (isField(letter)) return say("web-fertility-wheat");
  const scene = sceneOn(letter);
  if (scene) return say("web-fertility-scene", { good: goodWords(scene) });
  const seat = monumentOn(letter);
  if (seat !== undefined) return say("web-fertility-monument-of", { name: nameOf(seat, names) });
  const print = printOn(letter);
  return print ? say("web-fertility-printed", { good: goodWords(print) }) : say("web-fertility-desert");
}

/** What a square means in the game; nothing for empty desert. */
export function meaningWords(letter: string, isQuarry: boolean, names: string[]): string {
  if (isQuarry) return say("web-fertility-quarry-tip");
  if (isWater(letter)) return say("web-fertility-water-tip");
  if (isField(letter)) return say("web-fertility-good-wheat-tip");
  const scene = sceneOn(letter);
  // Messages: web-fertility-good-alabaster-tip, -bovine-tip, -papyrus-tip, -grape-tip
  if (scene) return say(`web-fertility-good-${scene}-tip`);
  const seat = monumentOn(letter);
  if (seat !== undefined) return say("web-fertility-monument-tip", { name: nameOf(seat, names) });
  const print = printOn(letter);
  return print ? say("web-fertility-print-tip", { good: goodWords(print) }) : "";
}

export function placementWords({ tile, anchor, second }: Placement): string {
  const [one, other] = scenesOf(tile).map(goodWords) as [string, string];
  return say("web-fertility-preview", { one, first: squareWords(anchor), other, second: squareWords(second) });
}
