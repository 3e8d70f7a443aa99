import { expect, test } from "vitest";
import { keepUnchanged, shareUnchanged } from "../src/lib/structural-sharing";

test("equal data keeps its identity", () => {
  const before = { hand: { wheat: 2 }, rows: [[1, 2], [3]], none: null };
  expect(shareUnchanged(before, structuredClone(before))).toBe(before);
});

test("only the parts that changed are new", () => {
  const before = { hand: { wheat: 2 }, rows: [[1, 2], [3]] };
  const now = { hand: { wheat: 2 }, rows: [[1, 2], [4]] };
  const merged = shareUnchanged(before, now);
  expect(merged).toEqual(now);
  expect(merged.hand).toBe(before.hand);
  expect(merged.rows).not.toBe(before.rows);
  expect(merged.rows[0]).toBe(before.rows[0]);
});

test.each([
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: 1, b: 1 }, { a: 1 }],
  [{ 0: "a" }, ["a"]],
  [null, { a: 1 }],
  [{ a: 1 }, null],
])("from %j to %j the result is the new data", (before, now) => {
  const merged = shareUnchanged<unknown>(before, now);
  expect(merged).toStrictEqual(now);
  expect(merged).not.toBe(before);
});

test("an array stays an array", () => {
  expect(Array.isArray(shareUnchanged([1, 2], [1, 3]))).toBe(true);
});

test("keepUnchanged remembers the last result", () => {
  const keep = keepUnchanged<{ n: number }>();
  const first = keep({ n: 1 });
  expect(keep({ n: 1 })).toBe(first);
  expect(keep({ n: 2 })).toEqual({ n: 2 });
});
