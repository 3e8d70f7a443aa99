import { expect, test } from "vitest";
import { set } from "./positions";

test("Districts are numbered in their order", () => {
  expect([...set.districts.values()].map(({ name, number }) => [name, number])).toEqual([
    ["A1", 0],
    ["B2", 1],
  ]);
});
