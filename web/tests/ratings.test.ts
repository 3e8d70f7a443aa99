import { afterEach, expect, test } from "vitest";
import { setLanguage } from "../src/lib/localization.svelte";
import type { RatingPoint } from "../src/lib/protocol";
import { ratingShape } from "../src/ratings/graph";
import { changedText, changeText, ratingText } from "../src/ratings/rating-text";

afterEach(() => setLanguage("en"));

test("a rating is never shown without its uncertainty, but for a bot's, which is fixed", async () => {
  await setLanguage("en");
  expect(ratingText({ rating: 1512, margin: 96, provisional: false })).toBe("1512 ± 96");
  expect(ratingText({ rating: 1500, margin: 490, provisional: true })).toBe("1500 ± 490 ?");
  expect(ratingText({ rating: 1684, margin: 0, provisional: false })).toBe("1684");
});

test("a change has a sign", async () => {
  await setLanguage("de");
  expect([12, 0, -4].map(changeText)).toEqual(["+12", "±0", "\u22124"]);
  expect(changedText({ rating: 1512, margin: 96, provisional: false, before: 1500, left: false })).toBe(
    "1512 ± 96 (+12)",
  );
});

test("the graph has room for every interval, and names the lowest and the highest rating", () => {
  const point = (rating: number, margin: number) => ({ rating, margin }) as RatingPoint;
  const shape = ratingShape([point(1500, 400), point(1600, 300), point(1550, 250)], 100, 80);
  expect(shape).toMatchObject({ low: 1500, high: 1600 });
  expect(shape.line).toBe("M0.0 40.0L50.0 30.0L100.0 35.0");
  expect(shape.band).toBe("M0.0 0.0L50.0 0.0L100.0 10.0L100.0 60.0L50.0 60.0L0.0 80.0z");
});
