import { expect, test } from "vitest";
import { earned, moveWords, shopWords } from "../../src/games/fertility/wording";
import { MOVES, number, set, view } from "./positions";

test("every move has a sentence", () => {
  for (const [number, move] of MOVES.entries()) {
    const words = moveWords({ ...move, number }, view(), set);
    expect(words).not.toMatch(/^(web-)?fertility-/);
    expect(words.length).toBeGreaterThan(3);
  }
});

test("a supplied Shop is named by its District", () => {
  const supply = number("supply grape to shop 0 of spot 0");
  expect(moveWords({ ...MOVES[supply]!, number: supply }, view(), set)).toContain("A1");
});

test("scenes, prints and Wheat are earned together", () => {
  const earns = { scenes: { grape: 1 }, printed: { grape: 1, papyrus: 1 }, wheat: 2, quarries: 0 };
  expect(earned(earns)).toEqual({ grape: 2, papyrus: 1, wheat: 2 });
});

test("a Shop says what it needs, pays and takes", () => {
  const words = shopWords(set.metropolises[0]![0]!, {}, ["alabaster"]);
  expect(words).toContain("Alabaster");
  expect(words).toContain("Ra");
});
