import { expect, test } from "vitest";
import { found } from "../src/rules/search";

const RULINGS = [
  { number: "N3.4", text: "Every player harvests one card." },
  { number: "N3.12", text: "Plantings: two cards of the Café field" },
  { number: "N9", text: "A refusal names one ruling." },
];
const numbers = (words: string) => found(RULINGS, words).map((one) => one.number);

test("rulings are found by words in any order, letter case and accent", () => {
  expect(numbers("card")).toEqual(["N3.4", "N3.12"]);
  expect(numbers("FIELD cafe")).toEqual(["N3.12"]);
  expect(numbers("nothing of the kind")).toEqual([]);
  expect(numbers("  ")).toEqual([]);
});

test("rulings are found by number", () => {
  expect(numbers("n3.1")).toEqual(["N3.12"]);
  expect(numbers("n3")).toEqual(["N3.4", "N3.12"]);
});

test("the found word is shown with the text around it", () => {
  const [one] = found(RULINGS, "cafe");
  expect(one).toEqual({ number: "N3.12", before: "Plantings: two cards of the ", match: "Café", after: " field" });
});
