// The squares of the Valley in words.
import { say } from "../../lib/localization.svelte";
import { playerValues, type Players } from "../../lib/narration";
import { isField, isWater, monumentOn, pieceOf, printOn, sceneOn, scenesOf, squareAt } from "./model";
import type { Placement } from "./placements";
import type { FertilityView } from "./types";
import { goodValues, goodWords, pieceWords, squareWords } from "./wording";

export type ValleySquare = { square: number; row: number; column: number; letter: string };

export const squaresOf = (rows: readonly string[]): ValleySquare[][] =>
  rows.map((line, row) => [...line].map((letter, column) => ({ square: squareAt(row, column), row, column, letter })));

/** What lies on a square. */
export function contentWords(view: FertilityView, letter: string, isQuarry: boolean, players: Players): string {
  if (isQuarry) return say("web-fertility-quarry-here");
  if (isWater(letter)) return say("web-fertility-water");
  if (isField(letter)) return say("web-fertility-wheat");
  const scene = sceneOn(letter);
  if (scene) return say("web-fertility-scene", goodValues(scene));
  const seat = monumentOn(letter);
  if (seat !== undefined) return say("web-fertility-monument-of", monumentValues(view, seat, players));
  const print = printOn(letter);
  return print ? say("web-fertility-printed", goodValues(print)) : say("web-fertility-desert");
}

const monumentValues = (view: FertilityView, seat: number, players: Players) => ({
  ...playerValues("name", seat, players),
  piece: pieceWords(pieceOf(view, seat)),
});

/** What a square means in the game; nothing for empty desert. */
export function meaningWords(view: FertilityView, letter: string, isQuarry: boolean, players: Players): string {
  if (isQuarry) return say("web-fertility-quarry-tip");
  if (isWater(letter)) return say("web-fertility-water-tip");
  if (isField(letter)) return say("web-fertility-good-wheat-tip");
  const scene = sceneOn(letter);
  // Messages: web-fertility-good-alabaster-tip, -bovine-tip, -papyrus-tip, -grape-tip
  if (scene) return say(`web-fertility-good-${scene}-tip`);
  const seat = monumentOn(letter);
  if (seat !== undefined) return say("web-fertility-monument-tip", monumentValues(view, seat, players));
  const print = printOn(letter);
  return print ? say("web-fertility-print-tip", goodValues(print)) : "";
}

export function placementWords({ tile, anchor, second }: Placement): string {
  const [one, other] = scenesOf(tile).map(goodWords) as [string, string];
  return say("web-fertility-preview", { one, first: squareWords(anchor), other, second: squareWords(second) });
}
