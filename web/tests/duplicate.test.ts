import { expect, test } from "vitest";
import { fieldRows } from "../src/duplicate/field";
import type { DuplicateResults } from "../src/lib/protocol";

const results: DuplicateResults = {
  finished: 4,
  mean: 3,
  rows: [
    { rank: 1, name: "Ann", yours: false, table: "t1", score: 4, place: 1, deviation: 1 },
    { rank: 2, name: "Ben", yours: false, table: "t2", score: 4, place: 1, deviation: 1 },
    { rank: 3, name: "Mia", yours: true, table: "t3", score: 1, place: 3, deviation: -2 },
    { rank: null, name: "Dan", yours: false, table: "t4", score: null, place: null, deviation: null },
  ],
  scores: [
    { score: 1, games: 1 },
    { score: 4, games: 2 },
  ],
  levels: [
    { level: "vizier", score: 5, place: 1, deviation: 2 },
    { level: "farmer", score: 4, place: 2, deviation: 1 },
  ],
};

test("the field has a row per score that somebody or a level reached, the best first", () => {
  expect(fieldRows(results)).toEqual([
    { score: 5, games: 0, levels: ["vizier"], yours: false },
    { score: 4, games: 2, levels: ["farmer"], yours: false },
    { score: 1, games: 1, levels: [], yours: true },
  ]);
});

test("who resigned has no row of their own", () => {
  const resigned = results.rows.map((row) => ({ ...row, yours: row.name === "Dan" }));
  expect(fieldRows({ ...results, rows: resigned }).some((row) => row.yours)).toBe(false);
});
