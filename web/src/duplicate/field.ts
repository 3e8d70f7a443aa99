// The field of a duplicate deal as the rows of a small chart.
import type { DuplicateResults, Level } from "../lib/protocol";

export interface FieldRow {
  score: number;
  games: number;
  levels: Level[];
  yours: boolean;
}

/** One row per score that somebody or a level reached, the best first. */
export function fieldRows(results: DuplicateResults): FieldRow[] {
  const own = results.rows.find((row) => row.yours)?.score;
  const scores = new Set([...results.scores, ...results.levels].map(({ score }) => score));
  return [...scores]
    .sort((one, other) => other - one)
    .map((score) => ({
      score,
      games: results.scores.find((one) => one.score === score)?.games ?? 0,
      levels: results.levels.filter((one) => one.score === score).map(({ level }) => level),
      yours: own === score, // null after a resignation
    }));
}
