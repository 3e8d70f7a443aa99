import { expect, test } from "vitest";
import { namesIn } from "../src/table/names-in";

const NAMES = ["Farmer", "Farmer 2", "Anna", "A"];
const seats = (sentence: string) =>
  namesIn(sentence, NAMES).flatMap(({ words, seat }) => (seat === null ? [] : [words]));

test("a name is found where it stands as a word", () => {
  expect(namesIn("Anna plants 2 Flax.", NAMES)).toEqual([
    { words: "Anna", seat: 2 },
    { words: " plants 2 Flax.", seat: null },
  ]);
  expect(seats("Annabel is not at the table")).toEqual([]);
  expect(seats("A loses the field: Anna’s Flax")).toEqual(["A", "Anna"]);
});

test("the longer of two names counts", () => {
  expect(namesIn("Farmer 2 and Farmer draw.", NAMES).map(({ seat }) => seat)).toEqual([1, null, 0, null]);
});

test("nothing of a sentence is lost, and an empty name is none", () => {
  for (const sentence of ["", "The Nile floods Wheat.", "Farmer 2, Farmer, A."]) {
    expect(
      namesIn(sentence, ["", ...NAMES])
        .map(({ words }) => words)
        .join(""),
    ).toBe(sentence);
  }
});
