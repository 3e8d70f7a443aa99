import { expect, test } from "vitest";
import { resultsOf } from "../src/pages/me/results";
import type { Level, TableInfo } from "../src/lib/protocol";

const seat = (yours: boolean) => ({ kind: "person", yours, level: null });
const bot = (level: Level) => ({ kind: "bot", yours: false, level });
const table = (places: number[], more = {}) =>
  ({ game: "nile", stage: "over", players: 2, seats: [seat(true), seat(false)], places, ...more }) as TableInfo;

test("wins are counted, and those in a row up to the latest game", () => {
  const tables = [table([1, 2]), table([1, 1]), table([2, 1]), table([1, 2])];
  expect(resultsOf("nile", tables)).toMatchObject({ played: 4, won: 3, streak: 2, latest: [true, true, false, true] });
});

test("other games, unfinished ones and those on one device do not count", () => {
  const others = [
    table([1, 2], { game: "fertility" }),
    table([1, 2], { stage: "playing" }),
    table([1, 2], { seats: [seat(true), seat(true)] }),
  ];
  expect(resultsOf("nile", others)).toEqual({
    played: 0,
    won: 0,
    streak: 0,
    latest: [],
    byPlayers: [],
    byLevel: [],
    favourite: null,
  });
});

test("games are counted by number of players and by the levels of the bots", () => {
  const three = { players: 3, seats: [bot("scribe"), seat(true), bot("scribe")] };
  const tables = [
    table([1, 2], { seats: [seat(true), bot("scribe")] }),
    table([2, 1, 3], three),
    table([1, 2, 3], three),
    table([1, 2], { seats: [seat(true), bot("farmer")] }),
    table([1, 2]),
  ];
  const results = resultsOf("nile", tables);
  expect(results.byPlayers).toEqual([
    [2, { played: 3, won: 3 }],
    [3, { played: 2, won: 1 }],
  ]);
  expect(results.byLevel).toEqual([
    ["farmer", { played: 1, won: 1 }],
    ["scribe", { played: 3, won: 2 }],
  ]);
  expect(results.favourite).toBe("scribe");
});
