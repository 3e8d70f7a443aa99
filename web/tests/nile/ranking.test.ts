import { expect, test } from "vitest";
import { decides, ranking } from "../../src/games/nile/ranking";
import type { StandingInfo } from "../../src/lib/protocol";

const standing = (seat: number, place: number, ...counts: number[]): StandingInfo => ({
  seat,
  place,
  counts,
  details: {},
});

test("standings are ranked, with the pile that decided each place", () => {
  const rows = ranking([standing(0, 2, 1, 2, 4), standing(1, 1, 1, 3, 3), standing(2, 3, 0, 5, 5)]);
  expect(rows.map(({ standing }) => standing.seat)).toEqual([1, 0, 2]);
  expect(rows.map(({ decided }) => decided)).toEqual([null, 1, 0]);
});

test("a pile decides for the seat before and the seat behind", () => {
  const rows = ranking([standing(0, 1, 1, 3), standing(1, 2, 1, 2)]);
  expect([decides(rows, 0, 1), decides(rows, 1, 1), decides(rows, 0, 0)]).toEqual([true, true, false]);
});

test("equal piles share a place", () => {
  const rows = ranking([standing(1, 1, 2, 2), standing(0, 1, 2, 2)]);
  expect(rows.map(({ standing }) => standing.seat)).toEqual([0, 1]);
  expect(rows[1]!.decided).toBeNull();
});
