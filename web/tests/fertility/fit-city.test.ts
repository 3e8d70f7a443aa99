import { expect, test } from "vitest";
import { fitCity, scalesBeside } from "../../src/games/fertility/fit-city";

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
