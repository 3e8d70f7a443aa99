import { describe, expect, test } from "vitest";
import { squareAt } from "../../src/games/fertility/model";
import { isUpright, patches, ValleyGeometry } from "../../src/games/fertility/valley-geometry";

test("the Valley is upright where its squares are larger so", () => {
  expect(isUpright(8, 12, 380, 560)).toBe(true);
  expect(isUpright(8, 12, 900, 600)).toBe(false);
  expect(isUpright(8, 12, 0, 0)).toBe(false); // not laid out yet
});

test("the picture of the Valley fills a space without leaving it", () => {
  const geometry = new ValleyGeometry(8, 12, false);
  const wide = geometry.fit(1000, 300);
  expect(wide.height).toBeCloseTo(300);
  expect(wide.width).toBeLessThan(1000);
  expect(geometry.fit(400, 900).width).toBeCloseTo(400);
});

describe.each([false, true])("upright: %s", (upright) => {
  const geometry = new ValleyGeometry(8, 12, upright);

  test("a square lies where its row and column say", () => {
    const square = squareAt(2, 5);
    expect([geometry.x(square), geometry.y(square)]).toEqual(upright ? [200, 500] : [500, 200]);
  });

  test("a step on the screen is a step in rows and columns", () => {
    expect(geometry.step(1, 0)).toEqual(upright ? { rows: 1, columns: 0 } : { rows: 0, columns: 1 });
  });

  test("a box holds all squares", () => {
    const box = geometry.box([squareAt(2, 6), squareAt(2, 5)]);
    expect(box).toEqual(
      upright ? { x: 200, y: 500, width: 100, height: 200 } : { x: 500, y: 200, width: 200, height: 100 },
    );
  });
});

test("water is one outline per square, square where more water is beside it", () => {
  const geometry = new ValleyGeometry(1, 3, false);
  const [first, second] = patches(["~~."], "~", geometry).split("M").slice(1);
  expect(first).toMatch(/^34 0h66q0 0 0 0/); // round on the left, straight on the right
  expect(second).toMatch(/^100 0h66q34 0 34 34/);
  expect(patches(["..."], "~", geometry)).toBe("");
});
