import { expect, test } from "vitest";
import { set } from "./positions";

test("every payment is read", () => {
  const pays = [...set.startingShops, ...[...set.districts.values()].flatMap((district) => district.shops)].map(
    (shop) => shop.pays,
  );
  expect(pays).toEqual([
    { kind: "gods", gods: ["Ra"] },
    { kind: "each", value: 1, good: "bovine" },
    { kind: "exchange", goods: ["alabaster", "bovine", "grape"] },
    { kind: "wheat" },
    { kind: "debens", value: 4 },
    { kind: "gods", gods: ["Horus", "Ra"] },
    { kind: "any-god" },
  ]);
});

test("icons are read, with * for any resource", () => {
  expect(set.districts.get("B2")!.shops[0]!.needs).toEqual(["alabaster", "any"]);
});

test("Districts are numbered in their order", () => {
  expect([...set.districts.values()].map(({ name, number }) => [name, number])).toEqual([
    ["A1", 0],
    ["B2", 1],
  ]);
});
