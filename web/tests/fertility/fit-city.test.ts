import { expect, test } from "vitest";
import { fitCity, scalesBeside } from "../../src/games/fertility/fit-city";
import { highAtStart, highInDistrict, shopScale, type DrawnShop } from "../../src/games/fertility/shop-scale";

test.each([
  [500, 350, 4], // beside the Valley on a computer
  [420, 720, 3], // in a high column
  [380, 330, 4], // on a phone
  [1200, 180, 8], // low and wide
])("a city of %i by %i has %i columns", (width, height, columns) => {
  expect(fitCity(width, height).columns).toBe(columns);
});

test("a larger space never makes a city smaller", () => {
  for (let width = 300; width < 1200; width += 50)
    for (let height = 200; height < 1000; height += 50) {
      const { size } = fitCity(width, height);
      // Another arrangement must be a little better to be taken.
      expect(fitCity(width + 50, height).size * 1.03).toBeGreaterThanOrEqual(size);
      expect(fitCity(width, height + 50).size * 1.03).toBeGreaterThanOrEqual(size);
    }
});

test("the scales stand beside each other in a wide city", () => {
  expect([4, 3].map(scalesBeside)).toEqual([true, false]);
});

test("the symbols of a Shop are larger only where they have room", () => {
  const small: DrawnShop = { icons: ["grape"], payment: { kind: "debens", debens: 4 } };
  const wide: DrawnShop = { icons: ["grape", "grape"], payment: { kind: "each", debens: 3, resource: "grape" } };
  expect(shopScale(small, highInDistrict(15, 1))).toBeGreaterThan(1.4);
  expect(shopScale(small, highInDistrict(9.3, 3))).toBeLessThan(1.1);
  expect(shopScale(wide, highInDistrict(15, 1))).toBe(1);
  expect(shopScale(small, highAtStart(9.3))).toBe(1);
});
