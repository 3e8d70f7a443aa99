import { describe, expect, test } from "vitest";
import type { LevelErrors, PlayedGame } from "../src/lib/protocol";
import { adjustedOf, errorsOf, groupsOf, nearestLevel, overTime, tallyOf, topicsOf } from "../src/study/statistics";

const game = (more: Partial<PlayedGame> = {}): PlayedGame => ({
  table: "one",
  game: "nile",
  at: 0,
  seat: 0,
  players: 2,
  share: 1,
  levels: ["scribe"],
  people: [],
  variant: [],
  decisions: 10,
  lost: 0.2,
  luck: 0.1,
  topics: { plant: [8, 0.2], market: [2, 0] },
  ...more,
});
const unreviewed = game({ share: 0, levels: ["farmer"], decisions: null, lost: null, luck: null, topics: null });
const level = (name: LevelErrors["level"], errors: number): LevelErrors => ({
  game: "nile",
  level: name,
  games: 16,
  errors,
  error: 30,
  topics: { plant: 100, market: -20 },
});

describe("one's own statistics", () => {
  test("count errors by decisions, with an interval from how much games differ", () => {
    expect(errorsOf([])).toBeNull();
    expect(errorsOf([{ decisions: 10, lost: 0.2 }])).toEqual({ value: 200, interval: null });
    const two = errorsOf([
      { decisions: 10, lost: 0.2 },
      { decisions: 30, lost: 0.2 },
    ]);
    expect(two?.value).toBeCloseTo(100);
    expect(two?.interval?.low).toBeCloseTo(100 - 1.96 * 50);
    expect(two?.interval?.high).toBeCloseTo(100 + 1.96 * 50);
  });

  test("take results from all games, and errors and luck from reviewed ones", () => {
    expect(tallyOf([game(), unreviewed])).toMatchObject({ games: 2, won: 1, reviewed: 1, luck: 10 });
    expect(tallyOf([unreviewed])).toMatchObject({ errors: null, luck: null });
  });

  test("are grouped by what the games were", () => {
    const games = [game({ levels: ["scribe", "farmer"] }), unreviewed];
    expect(groupsOf(games, "level").map(([key, tally]) => [key, tally.games])).toEqual([
      ["farmer", 2],
      ["scribe", 1],
    ]);
    expect(groupsOf(games, "variant").map(([key]) => key)).toEqual([""]);
    expect(groupsOf(games, "person")).toEqual([]);
  });

  test("compare topics with a level, the worst first", () => {
    const [first, second] = topicsOf([game(), unreviewed], level("scribe", 150));
    expect(first).toMatchObject({ topic: "plant", decisions: 8, average: 100 });
    expect(first?.errors).toBeCloseTo(250);
    expect(first?.beyond).toBeCloseTo(12);
    expect(second).toMatchObject({ topic: "market", average: 0, errors: 0 });
    expect(nearestLevel([level("fisher", 300), level("scribe", 150)], 180)?.level).toBe("scribe");
  });

  test("say how often one would have won without luck", () => {
    expect(adjustedOf([])).toBeNull();
    expect(adjustedOf([{ share: 1, luck: 0.4 }])).toMatchObject({ games: 1, won: 1, value: 0.6, interval: null });
    const adjusted = adjustedOf([
      { share: 1, luck: 0.5 },
      { share: 0, luck: -0.1 },
    ]);
    expect(adjusted).toMatchObject({ games: 2, won: 0.5, value: 0.3 });
    expect(adjusted?.interval?.low).toBe(0); // 0.3 − 1.96 · 0.2, but no share is below 0
    expect(adjusted?.interval?.high).toBeCloseTo(0.692);
  });

  test("go from the first reviewed game to the last", () => {
    const time = overTime([game({ lost: 0.4 }), unreviewed, game()], 10);
    expect(time.map((one) => Math.round(one.errors))).toEqual([200, 400]);
    expect(time.map((one) => Math.round(one.mean))).toEqual([200, 300]);
    expect(time.map((one) => Math.round(one.luck))).toEqual([10, 20]);
  });
});
