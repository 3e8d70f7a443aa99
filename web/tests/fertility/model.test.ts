import { describe, expect, test } from "vitest";
import {
  columnOf,
  directionOf,
  godsOf,
  iconsOf,
  monumentOn,
  printOn,
  rowOf,
  sceneOn,
  scenesOf,
  shopPlaceOf,
  shopsOf,
  slotOf,
  squareAt,
  tileOf,
  tilesOf,
} from "../../src/games/fertility/model";
import { set, view } from "./positions";

test("a square is one number", () => {
  const square = squareAt(3, 11);
  expect([rowOf(square), columnOf(square)]).toEqual([3, 11]);
});

test("directions are right, below, left, above", () => {
  const middle = squareAt(2, 2);
  const around = [squareAt(2, 3), squareAt(3, 2), squareAt(2, 1), squareAt(1, 2)];
  expect(around.map((second) => directionOf(middle, second))).toEqual([0, 1, 2, 3]);
  expect(directionOf(middle, squareAt(0, 0))).toBe(-1);
});

test("a letter of the Valley is a scene, a print or a Monument", () => {
  expect([sceneOn("A"), sceneOn("a"), sceneOn("~")]).toEqual(["alabaster", undefined, undefined]);
  expect([printOn("g"), printOn("G"), printOn("w")]).toEqual(["grape", undefined, undefined]);
  expect([monumentOn("2"), monumentOn(".")]).toEqual([2, undefined]);
});

describe("tiles", () => {
  test("the scenes of a tile have an order", () => {
    expect(tileOf(["grape", "alabaster"])).toBe("alabaster-grape");
    expect(tileOf(["alabaster", "grape"])).toBe("alabaster-grape");
    expect(scenesOf("alabaster-grape")).toEqual(["alabaster", "grape"]);
  });

  test("counted tiles come one by one", () => {
    expect(tilesOf({ "grape-grape": 2, "alabaster-grape": 1 })).toEqual([
      "grape-grape",
      "grape-grape",
      "alabaster-grape",
    ]);
  });
});

describe("Shops", () => {
  test("a slot and a place are the same Shop", () => {
    for (let slot = 0; slot < 25; slot++) expect(slotOf(shopPlaceOf(slot))).toBe(slot);
    expect(shopPlaceOf(3)).toEqual({ shop: 3, spot: null });
    expect(shopPlaceOf(8)).toEqual({ shop: 1, spot: 1 });
  });

  test("a city has the starting Shops and those of its Districts", () => {
    const city = shopsOf(view({ metropolis: [["B2", "A1"], []], tokens: [{ "5": { grape: 1 } }, {}] }), set, 0);
    expect(city.map(({ slot }) => slot)).toEqual([0, 1, 2, 3, 4, 5, 7]);
    expect(city[5]!.tokens).toEqual({ grape: 1 });
  });

  test("a token lies on the icon of its resource first, on an any icon last (F5.1)", () => {
    const shop = set.districts.get("B2")!.shops[0]!; // A *
    expect(iconsOf(shop, { grape: 1 })).toEqual([
      { need: "alabaster", token: null },
      { need: "any", token: "grape" },
    ]);
    expect(iconsOf(shop, { alabaster: 2 }).map(({ token }) => token)).toEqual(["alabaster", "alabaster"]);
    expect(iconsOf(shop, {}).map(({ token }) => token)).toEqual([null, null]);
  });

  test("only full Shops have statues; equal gods count once, and any-god Shops always", () => {
    const tokens = { "0": { alabaster: 1 }, "4": { alabaster: 1, grape: 1 }, "5": { bovine: 2 } };
    const city = shopsOf(view({ metropolis: [["B2"], []], tokens: [tokens, {}] }), set, 0);
    expect(godsOf(city, 5)).toBe(3); // Ra, Horus, any
    expect(godsOf(city, 2)).toBe(2);
    expect(godsOf(shopsOf(view(), set, 0), 5)).toBe(0);
  });
});
