// The hints that players asked for, as the record has them.
import { say } from "../lib/localization.svelte";
import { playerValues } from "../lib/narration";
import type { Replay } from "./replay.svelte";

/** "Mia had asked for a nudge here."; null if nobody had asked before this ply. */
export function hintWords(replay: Replay, ply: number, names: string[]): string | null {
  const hint = replay.hintAt(ply);
  // web-study-hint-nudge, web-study-hint-candidates, web-study-hint-reason
  return hint && say(`web-study-hint-${hint}`, playerValues("name", replay.steps[ply]!.seat, { names, reader: null }));
}
