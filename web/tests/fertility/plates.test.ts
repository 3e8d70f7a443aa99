import { expect, test } from "vitest";
import { squareAt } from "../../src/games/fertility/model";
import { platesOf } from "../../src/games/fertility/plates";
import type { FertilityEvent, FertilitySquares } from "../../src/games/fertility/types";
import type { Entry } from "../../src/lib/table-source";

let version = 0;
const entry = (kind: Entry<FertilityEvent>["kind"], ...events: FertilityEvent[]): Entry<FertilityEvent> => ({
  version: version++,
  kind,
  seat: null,
  at: 0,
  events,
});
const start: FertilityEvent = { event: "start", square: [1, 1], turn: 0 };
const placed = (...squares: FertilitySquares): FertilityEvent => ({
  event: "placed",
  seat: 0,
  tile: "alabaster-bovine",
  squares,
  scenes: ["alabaster", "bovine"],
});
const VALLEY = ["AB..", ".AB.", ".GP.", "...."];
const STARTED = entry("started", start);

test("the starting tile has four squares, a placed tile two", () => {
  const plates = platesOf([STARTED, entry("step", placed([0, 0], [0, 1]))], VALLEY);
  expect(plates.map(({ squares }) => squares)).toEqual([
    [squareAt(1, 1), squareAt(1, 2), squareAt(2, 1), squareAt(2, 2)],
    [squareAt(0, 0), squareAt(0, 1)],
  ]);
  expect(plates.map(({ fresh }) => fresh)).toEqual([false, true]);
});

test("an undone placement is gone", () => {
  const entries = [STARTED, entry("step", placed([0, 0], [0, 1])), entry("undo")];
  expect(platesOf(entries, ["....", ...VALLEY.slice(1)])).toHaveLength(1);
});

test("only what the view shows is drawn, though the events are of a later moment", () => {
  const later = [STARTED, entry("step", placed([0, 0], [0, 1])), entry("step", placed([3, 0], [3, 1]))];
  const plates = platesOf(later, VALLEY);
  expect(plates).toHaveLength(2);
  expect(plates[1]!.fresh).toBe(true);
});

test("scenes without an event are drawn one by one", () => {
  expect(platesOf([], ["AB"]).map(({ squares }) => squares)).toEqual([[squareAt(0, 0)], [squareAt(0, 1)]]);
});
