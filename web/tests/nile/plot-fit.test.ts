import { expect, test } from "vitest";
import { fitPlots } from "../../src/games/nile/plot-fit";

const TITLE = { width: 130, height: 30 };

test("in a wide area the cards lie beside the title", () => {
  expect(fitPlots(600, 120, 2, TITLE)).toEqual({ card: 62, beside: true });
});

test("in a narrow one below it", () => {
  expect(fitPlots(240, 110, 2, TITLE)).toMatchObject({ beside: false });
});

test("many cards are smaller, and chips where they would be too small", () => {
  const few = fitPlots(400, 120, 3, TITLE).card!;
  const many = fitPlots(400, 120, 6, TITLE).card!;
  expect(many).toBeLessThan(few);
  expect(fitPlots(280, 30, 2, TITLE).card).toBeNull();
  expect(fitPlots(240, 62, 6, TITLE).card).toBeNull();
});

test("they lie within the area", () => {
  for (const [width, height] of [
    [285, 62],
    [370, 66],
    [800, 100],
    [240, 105],
    [1500, 170],
  ] as const)
    for (let count = 1; count <= 10; count++) {
      const { card, beside } = fitPlots(width, height, count, TITLE);
      if (card === null) continue;
      expect(card * 1.2 * count).toBeLessThanOrEqual(width - (beside ? TITLE.width : 0));
      expect(card * 1.6).toBeLessThanOrEqual(height - (beside ? 0 : TITLE.height));
    }
});
