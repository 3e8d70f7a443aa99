import { beforeEach, describe, expect, test, vi } from "vitest";
import { loadHintSteps } from "../src/games/hint";
import fertilityHint from "../src/games/fertility/hint";
import type { NileEvent, NileView } from "../src/games/nile/types";
import { hintReason } from "../src/lib/narration";
import type { HintInfo } from "../src/lib/protocol";
import type { TableSource } from "../src/lib/table-source";
import { hintPlace } from "../src/table/hint-place";
import { Hint } from "../src/table/hint.svelte";
import { spotlight } from "../src/table/spotlight.svelte";
import { FakeSource } from "./fake-source.svelte";
import * as fertility from "./fertility/positions";
import { MOVES, number, view } from "./nile/positions";

vi.mock("../src/lib/moves", () => ({ loadMoves: () => Promise.resolve(MOVES) }));
vi.mock(import("../src/games/fertility/game-set"), async (original) => ({
  ...(await original()),
  loadGame: () => Promise.resolve({ set: fertility.set, moves: fertility.MOVES }),
}));

const PLAN = ["put wheat", "put wheat", "put flax", "done"];

function hintInfo(...words: string[]): HintInfo {
  const moves = words.map((say) => ({ move: number(say), say }));
  const plans = [{ moves: moves.map((one) => one.move), chance: 0.6, error: 0.02, score: 2, worlds: 900 }];
  const reasons = [{ code: "ousts", values: { plot: "wheat", owner: 1, cards: 2 } }];
  return {
    type: "hint",
    id: null,
    version: 1,
    depth: "reason",
    topic: "plant",
    moves,
    ends: true,
    plans,
    close: false,
    reasons,
  };
}

describe("a hint that is shown", () => {
  let source: FakeSource<NileView, NileEvent, null>;
  let hint: Hint;
  let made: (step: number | "undo") => void = () => undefined;

  beforeEach(async () => {
    source = new FakeSource(view(), [...MOVES.keys()]);
    source.hint = { ok: true, hint: hintInfo(...PLAN) };
    const onStep = (listener: typeof made) => ((made = listener), () => undefined);
    hint = new Hint(source as unknown as TableSource, () => ["Mia", "Ben"], onStep as never);
    source.answer = (command) => (made(command as number), true);
    await hint.ask("reason");
  });

  test("has steps in words, rings around their places, and its reasons", () => {
    expect(hint.shown?.steps.map((step) => step.words)).toEqual([
      "Plant 2 Wheat",
      "Plant 1 Flax",
      "Finish planting: draw and end your turn",
    ]);
    expect(hint.shown?.reasons).toEqual(["Ben loses the Wheat field, with 2 cards."]);
    // The main button still means something else, so it is not ringed yet.
    expect(spotlight.marks.filter((mark) => mark.step).map((mark) => [mark.step, mark.spots[0]])).toEqual([
      [1, "hand:0:wheat"],
      [2, "hand:0:flax"],
    ]);
  });

  test("is first a nudge, then candidates that tell nothing", async () => {
    source.hint = {
      ok: true,
      hint: { ...hintInfo(), depth: "nudge", plans: [], reasons: [{ code: "ousts", values: {} }] },
    };
    await hint.ask("nudge");
    expect(hint.shown?.nudge).toBe("Look at the fields of the others: one of them can be taken.");
    expect([hint.shown?.steps, spotlight.marks]).toEqual([[], []]);
    source.hint = { ok: true, hint: { ...hintInfo(), depth: "nudge", plans: [], reasons: [] } };
    await hint.ask("nudge");
    expect(hint.shown?.nudge).toBe("Think about this: planting.");
    const plans = [{ moves: [number("put wheat")], chance: null, error: null, score: null, worlds: null }];
    source.hint = { ok: true, hint: { ...hintInfo(), depth: "candidates", plans, reasons: [], close: null } };
    await hint.ask("candidates");
    expect(hint.shown?.candidates.map((one) => one.words)).toEqual(["Plant 1 Wheat."]);
    expect(spotlight.marks).toEqual([]);
    hint.point(0);
    expect(spotlight.marks.map((mark) => mark.spots[0])).toEqual(["hand:0:wheat"]);
    made(number("put wheat"));
    expect(hint.shown).toBeNull();
  });

  test("follows the player, in whatever order, and back", () => {
    made(number("put flax"));
    expect([hint.current, hint.leftOf]).toEqual([0, [2, 0, 1]]);
    made(number("put wheat"));
    made(number("put wheat"));
    expect(hint.current).toBe(2);
    expect(spotlight.marks.map((mark) => mark.spots[0])).toEqual(["main"]);
    made("undo");
    expect([hint.current, hint.leftOf]).toEqual([0, [1, 0, 1]]);
  });

  test("vanishes when the player does something else", () => {
    made(number("put castor"));
    expect([hint.shown, spotlight.marks.length]).toEqual([null, 0]);
  });

  test("is carried out step by step", async () => {
    await hint.doStep();
    expect(source.sent).toEqual([number("put wheat"), number("put wheat")]);
    await hint.doStep();
    await hint.doStep();
    expect(source.sent).toEqual(PLAN.map(number));
    expect(hint.shown).toBeNull();
  });
});

test("a refused question says why", async () => {
  const source = new FakeSource(view(), [0]);
  const hint = new Hint(
    source as unknown as TableSource,
    () => [],
    () => () => undefined,
  );
  await hint.toggle();
  expect([hint.shown, hint.refused?.why]).toEqual([null, "no"]);
  await hint.toggle();
  expect(hint.refused).toBeNull();
});

test("a turn of Fertility is a few steps with places", async () => {
  const steps = await fertilityHint({ table: { set: { hash: "" } } } as never);
  const words = ["place alabaster 0,1 bovine 0,2", "build 0", "pay grape", "supply grape to shop 0 of spot 0", "done"];
  const found = steps(words.map(fertility.number), fertility.view() as never, 0);
  expect(found.map((step) => step.moves)).toEqual([1, 2, 1, 1]);
  expect(found[0]!.spots.map((spots) => spots[0])).toEqual(["pool:0:alabaster-bovine", "square:0,1", "square:0,2"]);
  expect(found[2]!.spots.map((spots) => spots[0])).toEqual(["goods:0:grape", "shop:0:4"]);
  expect(found[2]!.words).toContain("District"); // which is not built yet
});

test("a game without an app has its moves in their own words, and no reasons", async () => {
  const steps = await loadHintSteps({ table: { game: "pebbles" } } as never);
  expect(steps([number("done")], {}, 0)).toEqual([{ moves: 1, words: "done", spots: [] }]);
  expect(hintReason("pebbles", { code: "many", values: {} }, { names: [], reader: 0 })).toBe("");
});

test("the panel stands where it covers nothing that is marked", () => {
  const panel = { width: 300, height: 200 };
  const window = { width: 1000, height: 700 };
  const box = (left: number, top: number) => ({ left, top, width: 100, height: 100 });
  expect(hintPlace(panel, window, 50, [])).toEqual({ left: 692, top: 58 });
  expect(hintPlace(panel, window, 50, [box(800, 100)])).toEqual({ left: 8, top: 58 });
  const edges = [box(8, 58), box(692, 58), box(8, 492), box(692, 492), box(8, 300), box(692, 300)];
  const { left, top } = hintPlace(panel, window, 50, edges);
  expect(edges.every((one) => left > one.left + 100 || left + 300 < one.left || top > one.top + 100)).toBe(true);
  const phone = { width: 400, height: 800 };
  expect(hintPlace({ width: 390, height: 200 }, phone, 50, []).top).toBe(592);
  expect(hintPlace({ width: 390, height: 200 }, phone, 50, [box(10, 700)]).top).toBe(58);
});
