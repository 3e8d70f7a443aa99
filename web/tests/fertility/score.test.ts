import { expect, test } from "vitest";
import { HEADINGS, scoresOf, tiesOf } from "../../src/games/fertility/score";

test("scores come by seat, not by place", () => {
  const details = { generic: 4, specialised: 0, statues: 3, monuments: 7, wheat: 2, debens: 16, resources: 5 };
  const scores = scoresOf([
    { seat: 1, place: 1, counts: [16], details },
    { seat: 0, place: 2, counts: [0], details: {} },
  ]);
  expect(scores.map(({ debens }) => debens)).toEqual([0, 16]);
  expect(HEADINGS.map((heading) => scores[1]![heading])).toEqual([4, 0, 3, 7, 2]);
});

test("a tie is between neighbours of the ranking with equal Debens", () => {
  const standing = (seat: number, place: number, debens: number) => ({ seat, place, counts: [debens, 0], details: {} });
  const ties = tiesOf([standing(0, 3, 30), standing(1, 1, 42), standing(2, 2, 42)]);
  expect(ties.map(({ standing, ahead }) => [standing.seat, ahead.seat])).toEqual([[2, 1]]);
});
