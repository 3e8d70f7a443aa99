import { describe, expect, test } from "vitest";
import { apply } from "../../src/games/fertility/pacing-apply";
import { beats } from "../../src/games/fertility/pacing-beats";
import { moves, spots } from "../../src/games/fertility/pacing-moves";
import type { FertilityEvent, FertilityView } from "../../src/games/fertility/types";
import fixture from "../fixtures/pacing-fertility.json";
import { testViews, type Part } from "../pacing-parts";
import { view } from "./positions";

const PARTS = fixture as unknown as Part<FertilityView, FertilityEvent>[];
const STEPS = PARTS.flatMap(({ turns }) => turns.flatMap(({ steps }) => steps));

// Events do not say what is legal, nor how many of the last turns are left. The server has its own order of the row.
const shown = ({ step: _step, turn_so_far: _so_far, last_turns: _left, row, ...others }: FertilityView) => ({
  ...others,
  row: [...row].sort(),
});

describe("a view after an event", () => {
  testViews(PARTS, apply, shown);

  test("leaves the former view and what did not change as they are", () => {
    const before = view({ stock: { grape: 20 } });
    const after = apply(before, { event: "earned", seat: 0, good: "grape", count: 2 });
    expect(before.stock).toEqual({ grape: 20 });
    expect(after.stock).toEqual({ grape: 18 });
    expect(after.valley).toBe(before.valley);
  });
});

describe("the beats of an entry", () => {
  const kinds = (events: FertilityEvent[]) => beats(events).map((beat) => beat.events.map(({ event }) => event));
  const events = (kind: string): FertilityEvent[] =>
    STEPS.find((step) => step.some(({ event }) => event === kind && step.length > 1))!;

  test("have its events in order", () => {
    for (const step of STEPS) {
      const found = beats(step);
      if (found.length) expect(found.flatMap((beat) => beat.events)).toEqual(step);
      else expect(step.every(({ event }) => event === "paid" || event === "returned")).toBe(true);
    }
  });

  test("are one for a tile with what it earns, and for a District with its payment", () => {
    expect(kinds(events("placed"))).toEqual([["placed", "earned", "earned"]]);
    expect(kinds(events("built"))).toEqual([["paid", "built"]]);
  });

  test("are one for a tile that is taken and what replaces it, and one for the last turns", () => {
    expect(kinds(events("took"))[0]![0]).toBe("took");
    const last = beats(events("last_turns"));
    expect(last.at(-1)!.events.map(({ event }) => event)).toEqual(["last_turns", "turn"]);
    expect(last.map(({ seat }) => seat).at(-1)).toBeNull();
  });

  test("are none for what goes back to the Stock: it is shown with the next action", () => {
    expect(beats([{ event: "returned", seat: 1, good: "grape", count: 1 }])).toEqual([]);
    expect(beats([])).toEqual([]);
  });
});

describe("what an event moves", () => {
  test("a tile flies from its Pool to its squares", () => {
    const event: FertilityEvent = {
      event: "placed",
      seat: 1,
      tile: "bovine-grape",
      squares: [
        [2, 3],
        [3, 3],
      ],
      scenes: ["grape", "bovine"],
    };
    expect(moves(event, view())).toEqual([
      {
        piece: { kind: "tile", tile: "bovine-grape", to: "tile:2,3", exchanged: true },
        from: ["pool:1:bovine-grape", "pool:1", "city:1", "seat:1"],
        to: ["tile:2,3", "square:2,3", "valley"],
      },
    ]);
  });

  test("of many goods only a few fly, to the seat where the city is out of sight", () => {
    const [first, ...others] = moves({ event: "earned", seat: 2, good: "grape", count: 6 }, view());
    expect(others).toHaveLength(3);
    expect(first!.from).toEqual(["stock:grape", "stock", "valley"]);
    expect(first!.to.at(-1)).toBe("seat:2");
  });

  test("a Monument flies from the city of its owner into the Quarry", () => {
    const [move] = moves({ event: "quarried", seat: 1, square: [4, 5], good: "monument" }, view());
    expect(move!.piece).toEqual({ kind: "monument", monument: "pyramid", seat: 1 });
    expect(move!.to).toEqual(["monument:4,5", "square:4,5", "valley"]);
  });

  test("everything that a player does happens somewhere", () => {
    const silent = STEPS.flat().filter((event) => !["turn", "ended"].includes(event.event) && !spots(event).length);
    expect(silent).toEqual([]);
  });
});
