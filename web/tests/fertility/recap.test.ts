import { describe, expect, test } from "vitest";
import { moment } from "../../src/games/fertility/pacing-moment";
import { recap } from "../../src/games/fertility/pacing-recap";
import type { FertilityEvent, FertilityView } from "../../src/games/fertility/types";
import { almostQuarries } from "../../src/games/fertility/quarry-squares";
import { narrateEvents } from "../../src/lib/narration";
import { view } from "./positions";

const NAMES = ["Ana", "Ben", "Cleo"];
const PLACED: FertilityEvent = {
  event: "placed",
  seat: 1,
  tile: "bovine-grape",
  squares: [
    [0, 0],
    [1, 0],
  ],
  scenes: ["grape", "bovine"],
};
const EARNED: FertilityEvent[] = [
  { event: "earned", seat: 1, good: "grape", count: 2 },
  { event: "earned", seat: 1, good: "wheat", count: 1 },
];
const TURN: FertilityEvent[] = [
  PLACED,
  ...EARNED,
  { event: "paid", seat: 1, good: "wheat" },
  { event: "built", seat: 1, district: "A1" },
  { event: "supplied", seat: 1, slot: 3, good: "grape" },
  { event: "filled", seat: 1, slot: 3 },
  { event: "earned", seat: 1, good: "wheat", count: 1 },
  { event: "took", seat: 1, tile: "grape-grape" },
  { event: "tile", tile: "papyrus-papyrus" },
  { event: "district", district: "B2" },
  { event: "turn", seat: 0 },
];

const telling = (now: FertilityView, me = 0) => ({ me, players: { names: NAMES, reader: me }, view: now });
const STOCK = { alabaster: 5, bovine: 5, papyrus: 5, grape: 5 };
const after = (now: Partial<FertilityView>) => telling(view({ stock: STOCK, ...now }));
const words = (events: FertilityEvent[], now: Partial<FertilityView> = {}) =>
  recap(events, after(now)).map((line) => line.words);

describe("the recap", () => {
  test("has one line for each opponent, with what is new for the reader", () => {
    const [line, ...others] = recap(TURN, after({ row: ["B2"], common: { "papyrus-papyrus": 1 } }));
    expect(others).toEqual([]);
    expect(line!.seat).toBe(1);
    expect(line!.words).toBe(
      "Ben placed Bovine/Grape, built a District, fully supplied a Shop, and took Grape/Grape. " +
        "New on offer: a District and Papyrus/Papyrus.",
    );
    expect(line!.places).toContainEqual(["shop:1:3", "city:1", "seat:1"]);
    expect(line!.places).toContainEqual(["district:B2"]);
  });

  test("does not tell what the reader did, nor what is gone again", () => {
    expect(recap(TURN, telling(view(), 1))).toEqual([]);
    expect(words(TURN, { row: ["A1"] })[0]).not.toContain("New on offer");
  });

  test("tells the lead in Monuments", () => {
    const events: FertilityEvent[] = [PLACED, { event: "quarried", seat: 1, square: [2, 2], good: "monument" }];
    const [line] = recap(events, after({ monuments: [3, 2] }));
    expect(line!.words).toBe(
      "Ben placed Bovine/Grape and placed a Monument. Ben now has 2 Monuments in the Valley, you have 1.",
    );
    expect(line!.tone).toBe("bad");
  });

  test("tells who took the last of a resource", () => {
    const events: FertilityEvent[] = [PLACED, ...EARNED, { event: "earned", seat: 2, good: "bovine", count: 1 }];
    expect(words(events, { stock: { ...STOCK, grape: 0 } })[0]).toMatch("The Stock has no Grapes left.");
    expect(words(events)[0]).not.toMatch("Stock");
  });

  test("tells a Quarry that the reader can close", () => {
    const [line] = recap([PLACED], after({ valley: ["G.AA", "B...", "AAAA"] }));
    expect(line!.words).toMatch("One more side, and the empty square beside that tile becomes a Quarry.");
    expect(line!.tone).toBe("good");
  });

  test("tells the last turn", () => {
    const [line] = recap([], telling(view({ last_turns: 2 })));
    expect(line).toMatchObject({ seat: null, words: "This is your last turn." });
  });
});

test("a square that lacks one side is almost a Quarry, if there is room for a tile", () => {
  expect(almostQuarries(["A.A", "A..", "AA."])).toEqual([
    [0, 1],
    [2, 2],
  ]);
  expect(almostQuarries(["A.A", "A.~", "AwA"])).toEqual([]);
});

describe("a big moment", () => {
  const quarry: FertilityEvent = { event: "quarried", seat: 1, square: [2, 2], good: "monument" };
  const at = (events: FertilityEvent[], now: Partial<FertilityView> = {}, me = 0) =>
    moment({ events, seat: 1 }, telling(view(now), me));

  test("is a Monument, and bad for whoever falls behind", () => {
    expect(at([quarry], { monuments: [4, 4] })).toMatchObject({
      words: "Ben has 1 Monument in the Valley now.",
      tone: "bad",
    });
    expect(at([quarry], { monuments: [3, 4] })!.tone).toBe("calm");
    expect(at([quarry], {}, 1)).toMatchObject({ words: "You have 1 Monument in the Valley now.", tone: "good" });
  });

  test("is a Quarry that gives a resource", () => {
    expect(at([{ ...quarry, good: "grape" }])!.words).toBe("Ben creates a Quarry and gets 1 Grape.");
  });

  test("is the beginning of the last turns, and one’s own last turn", () => {
    expect(at([{ event: "last_turns", seat: 2 }])!.title).toBe("The last turns");
    expect(at([{ event: "turn", seat: 0 }], { last_turns: 2 })!.title).toBe("Your last turn");
    expect(at([{ event: "turn", seat: 0 }])).toBeNull();
  });
});

test("the log has one sentence for one action", () => {
  expect(narrateEvents("fertility", TURN, { names: NAMES, reader: 0 })).toEqual([
    "Ben places Bovine/Grape and earns 2 Grapes and 1 Wheat.",
    "Ben builds District A1 for 1 Wheat.",
    "Ben fully supplies a Shop with 1 Grape and gets 1 Wheat.",
    "Ben takes Grape/Grape.",
    "New on offer: Papyrus/Papyrus and District B2.",
    "Your turn.",
  ]);
});
