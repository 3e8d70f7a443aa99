import { describe, expect, test } from "vitest";
import { setLanguage } from "../src/lib/localization.svelte";
import { nameOf, narrate } from "../src/lib/narration";
import type { EntryInfo } from "../src/lib/protocol";
import type { Entry, AnyEvent } from "../src/lib/table-source";
import { entry } from "./fakes";

const NAMES = ["Mia", "Ben"];
const step = (...events: (AnyEvent & Record<string, unknown>)[]): Entry<AnyEvent> => ({
  ...entry(1),
  kind: "step",
  events,
});

describe("NILE", () => {
  test("names cards and players", () => {
    const [sentence] = narrate("nile", step({ event: "harvested", seat: 0, crop: "wheat", left: 2 }), NAMES, null);
    expect(sentence).toMatch(/Mia/);
    expect(sentence).toMatch(/wheat/i);
  });

  test("cards that one player draws in a row are one sentence", () => {
    const drew = (seat: number, card?: string) => ({ event: "drew", seat, ...(card ? { card } : {}) });
    const sentences = narrate("nile", step(drew(0, "wheat"), drew(0, "flax"), drew(1), drew(1)), NAMES, null);
    expect(sentences).toHaveLength(2);
    expect(sentences[0]).toMatch(/Wheat, Flax/);
    expect(sentences[1]).toMatch(/Ben.*2/);
  });
});

test("Fertility names tiles and goods, one sentence for one action", () => {
  const squares = [
    [3, 4],
    [3, 5],
  ];
  const placed = { event: "placed", seat: 1, tile: "papyrus-grape", squares, scenes: ["grape", "papyrus"] };
  const earned = { event: "earned", seat: 1, good: "grape", count: 2 };
  const told = narrate("fertility", step(placed, earned), NAMES, null);
  expect(told).toEqual(["Ben places Papyrus/Grape and earns 2 Grapes."]);
});

test("the reader is addressed as you", async () => {
  const earned = step({ event: "earned", seat: 0, good: "grape", count: 2 });
  expect(narrate("fertility", earned, NAMES, 0)).toEqual(["You earn 2 Grapes."]);
  expect(narrate("fertility", earned, NAMES, 1)).toEqual(["Mia earns 2 Grapes."]);
  const lost = step({ event: "ousted", plot: "wall", owner: 1, cards: 1 });
  expect(narrate("nile", lost, NAMES, 1)).toEqual(["You lose the Wall: 1 card is discarded."]);
  const drew = step({ event: "drew", seat: 0, card: "flax" });
  expect(narrate("nile", drew, NAMES, 0)).toEqual(["You draw Flax."]);
  expect(narrate("nile", entry(1, { kind: "resigned", seat: 1 }), NAMES, 1)).toEqual(["You resign."]);
  await setLanguage("de");
  expect(narrate("fertility", earned, NAMES, 0)).toEqual(["Du erhältst 2 Trauben."]);
  await setLanguage("en");
});

test("events of a game without an app are told field by field", () => {
  const took = { event: "took_back", seat: 0, piece: "camel", count: 2 };
  expect(narrate("senet", step(took), NAMES, null)).toEqual(["Mia: took back, piece camel, count 2"]);
  expect(narrate("senet", step({ event: "ended" }), NAMES, null)).toEqual(["ended"]);
});

test("what happens to a table has sentences too", () => {
  const told = (kind: EntryInfo["kind"], more: Partial<EntryInfo> = {}) =>
    narrate("nile", entry(1, { kind, ...more }), NAMES, null);
  expect(told("sat", { name: "Zoe" })).toEqual(["Zoe sits down."]);
  expect(told("resigned", { seat: 1 })).toEqual(["Ben resigns."]);
  expect(told("ended")).toEqual(["The game is over."]);
  expect(told("undo")).toEqual([]);
  expect(told("chat", { text: "Hi" })).toEqual([]);
});

test("an entry is put into words once per language and set of names", async () => {
  const one = step({ event: "turn", seat: 0 });
  const english = narrate("nile", one, NAMES, null);
  expect(narrate("nile", one, NAMES, null)).toBe(english);
  expect(narrate("nile", one, ["Ada", "Ben"], null)[0]).toMatch(/Ada/);
  await setLanguage("de");
  expect(narrate("nile", one, NAMES, null)[0]).not.toBe(english[0]);
  await setLanguage("en");
});

test("a seat without a name is called by its number", () => {
  expect(nameOf(1, NAMES)).toBe("Ben");
  expect(nameOf(2, NAMES)).toMatch(/2/);
  expect(nameOf(null, NAMES)).toBe("");
});
