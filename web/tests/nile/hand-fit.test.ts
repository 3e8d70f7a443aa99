import { describe, expect, test } from "vitest";
import { cardWidth, FIT, kindWidth, rowWidth } from "../../src/games/nile/hand-fit";

describe("the cards of a hand", () => {
  test("are as large as the height allows, up to a limit", () => {
    expect(cardWidth(2000, 200, [1, 1])).toBe(Math.floor((200 - FIT.caption) / (FIT.tall + FIT.lift)));
    expect(cardWidth(5000, 5000, [1])).toBe(FIT.most);
  });

  test("are smaller where the width is short, in one row", () => {
    const width = cardWidth(400, 150, [2, 1, 1, 1]);
    expect(width * (4 + FIT.next + 3 * FIT.gap)).toBeLessThanOrEqual(400);
    expect(kindWidth(5)).toBeCloseTo(1 + 2 * FIT.next + 2 * FIT.more);
  });

  test("stand in two rows where that makes them larger", () => {
    const many = Array<number>(10).fill(2);
    const width = cardWidth(370, 200, many);
    expect(2 * (width * (FIT.tall + FIT.lift) + FIT.caption)).toBeLessThanOrEqual(200);
    expect(width).toBeGreaterThan(370 / 14);
  });

  test("stand in one row where two would hardly make them larger", () => {
    const width = cardWidth(374, 165, [1, 1, 3, 3, 4, 1, 1]);
    expect(rowWidth(width, 374, [1, 1, 3, 3, 4, 1, 1])).toBeGreaterThan(300);
  });

  test("stand in rows of about the same width", () => {
    const ten = Array<number>(10).fill(1);
    const row = 5 * 30 + 4 * 30 * FIT.gap;
    expect(rowWidth(30, 308, ten)).toBe(Math.ceil(row));
    expect(rowWidth(30, 400, [1, 1])).toBe(Math.ceil(60 + 30 * FIT.gap)); // one row
    expect(rowWidth(30, 10, [1])).toBe(10); // no room
  });

  test("never vanish, however little room there is", () => {
    expect(cardWidth(0, 0, [])).toBeGreaterThanOrEqual(FIT.least);
    expect(cardWidth(60, 20, [9, 9])).toBe(FIT.least);
  });
});
