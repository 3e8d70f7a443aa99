// How far the reader has come in learning each game, kept in this browser.
import type { Values } from "../lib/localization.svelte";
import { readStored, store } from "../lib/stored";

/** A lesson that was told, with the values it was told with, so that it can be read again. */
export interface Told {
  id: string;
  values?: Values;
}

export interface LearnProgress {
  /** The table of the guided first game; null: none was begun. */
  table: string | null;
  told: Told[];
  /** How many lessons the guided game has; 0 before it was begun. */
  lessons: number;
  /** The guided game was played to its end. */
  finished: boolean;
  /** The short lessons that are solved. */
  solved: string[];
}

const KEY = "akhet-learn";
const NOTHING: LearnProgress = { table: null, told: [], lessons: 0, finished: false, solved: [] };

const progress: Record<string, LearnProgress> = $state(readStored(KEY, {}));

/** How far the reader is with a game: nothing of it begun, a guided game to continue, or finished. */
export function learnProgress(game: string): LearnProgress {
  return { ...NOTHING, ...progress[game] };
}

/** Change what is kept of a game. */
export function keepProgress(game: string, change: Partial<LearnProgress>): void {
  progress[game] = { ...learnProgress(game), ...change };
  store(KEY, progress);
}
