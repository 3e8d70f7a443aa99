import { describe, expect, test } from "vitest";
import { picked, picksOn } from "../../src/games/nile/hand";
import type { NilePick } from "../../src/games/nile/types";

describe("a planting", () => {
  const pick: NilePick = { planting: { wheat: 2, sphinx: 1, wall: 1 } };

  test("counts the picked cards of each kind, Stone over all Monuments", () => {
    expect(picked("wheat", pick, null)).toBe(2);
    expect(picked("stone", pick, null)).toBe(2);
    expect(picked("flax", pick, null)).toBe(0);
    expect(picked("wheat-flax", pick, null)).toBe(0);
  });

  test("counts those of a plot", () => {
    expect(picksOn("sphinx", pick)).toBe(1);
    expect(picksOn("flax", pick)).toBe(0);
  });
});

describe("a trade", () => {
  const pick: NilePick = { trade: "market", given: "wheat from storage" };

  test("a card of the storage is not picked from the hand", () => {
    expect(picked("wheat", pick, { card: "wheat", from: "storage" })).toBe(0);
    expect(picked("wheat", pick, { card: "wheat", from: "hand" })).toBe(1);
  });

  test("nothing is picked before the first card is given", () => {
    expect(picked("wheat", { trade: "market", given: null }, null)).toBe(0);
  });
});

test("a speculation has its card", () => {
  const pick: NilePick = { speculating: "wheat-flax" };
  expect(picked("wheat-flax", pick, null)).toBe(1);
  expect(picksOn("wheat", pick)).toBe(0);
});

test("nothing is picked without a pick", () => expect(picked("wheat", null, null)).toBe(0));
