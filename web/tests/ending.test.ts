import { describe, expect, test } from "vitest";
import fertility from "../src/games/fertility/ending";
import nile, { height, missingCard } from "../src/games/nile/ending";
import type { RacePoint, StandingInfo } from "../src/lib/protocol";
import { nextLevel, rivalLevel, tableLike } from "../src/table/ending/next-game";
import { cutShort, outcomeOf, readerOf } from "../src/table/ending/outcome";
import { leadChanges, leaderOf, ledSince, turningPoints, turnsOf } from "../src/table/ending/race";
import { linePath, niceStep, raceScale, spread } from "../src/table/ending/race-scale";
import { bot, person, table } from "./fakes";

/** The points of a race of two, from the scores after the deal and after each turn. */
function race(...scores: [number, number][]): RacePoint[] {
  return scores.map(([one, other], ply) => ({
    ply,
    seat: ply === 0 ? null : (ply - 1) % 2,
    places: [one >= other ? 1 : 2, other >= one ? 1 : 2],
    counts: [[one], [other]],
  }));
}
const turns = (...scores: [number, number][]) => turnsOf(race(...scores), ([first]) => first!);

describe("the race", () => {
  test("the lead changes when somebody else is alone in front", () => {
    const all = turns([0, 0], [3, 0], [3, 3], [3, 5], [6, 5]);
    expect(all.map(leaderOf)).toEqual([null, 0, null, 1, 0]);
    expect(leadChanges(all)).toBe(2);
    expect(ledSince(all)).toBe(4);
  });

  test("nobody led to the end of a race that is level", () => {
    expect(ledSince(turns([0, 0], [2, 0], [2, 2]))).toBeNull();
  });

  test("turning points are the largest swings, in their order and not neighbours", () => {
    const all = turns([0, 0], [2, 0], [2, 1], [2, 12], [4, 12], [24, 12], [24, 15], [25, 15]);
    const points = turningPoints(all);
    expect(points.map(({ turn, seat, leads }) => [turn.number, seat, leads])).toEqual([
      [3, 1, true],
      [5, 0, true],
    ]);
  });

  test("a swing weighs more if the lead changes, and slight ones are left out", () => {
    const all = turns([0, 0], [10, 0], [10, 0], [10, 0], [19, 0], [19, 0], [19, 1], [19, 1], [19, 25]);
    expect(turningPoints(all).map(({ turn }) => turn.number)).toEqual([1, 4, 8]);
    expect(turningPoints(all, 1).map(({ turn }) => turn.number)).toEqual([8]);
  });
});

describe("the graph of the race", () => {
  const frame = { left: 10, top: 0, right: 110, bottom: 100 };

  test("the scale reaches from the first to the last turn and from nothing to the best score", () => {
    const scale = raceScale(turns([0, 0], [20, 5], [20, 40], [60, 40], [60, 90]), frame);
    expect([scale.x(0), scale.x(4)]).toEqual([10, 110]);
    expect(scale.y(0)).toBe(100);
    expect(scale.y(90)).toBeGreaterThanOrEqual(0);
    expect(scale.ticks).toEqual([0, 20, 40, 60, 80, 100].filter((tick) => scale.y(tick) >= 0));
    expect([scale.turnAt(-50), scale.turnAt(36), scale.turnAt(999)]).toEqual([0, 1, 4]);
  });

  test("a race without a score has a scale too", () => {
    expect(raceScale(turns([0, 0], [0, 0], [0, 0]), frame).ticks).toEqual([0, 1]);
  });

  test("steps are round numbers", () => {
    expect([3, 12, 40, 95].map((range) => niceStep(range, 5))).toEqual([1, 5, 10, 20]);
  });

  test("lines that are level lie side by side", () => {
    const all = turns([0, 0], [1, 0], [1, 1]);
    const scale = raceScale(all, frame);
    expect(linePath(all, 0, scale)).not.toBe(linePath(all, 1, scale));
  });

  test("labels are moved apart within the picture", () => {
    expect(spread([50, 50, 52], 10, 0, 60)).toEqual([40, 50, 60]);
    expect(spread([5, 90], 10, 0, 100)).toEqual([5, 90]);
  });
});

const standing = (seat: number, place: number, counts: number[], details: StandingInfo["details"]): StandingInfo => ({
  seat,
  place,
  counts,
  details,
});

describe("NILE", () => {
  test("the heights of the race have the order of the ranking", () => {
    const ranked = [
      [0, 0, 9],
      [0, 1, 1],
      [0, 1, 2],
      [0, 5, 5],
      [1, 1, 1],
      [1, 1, 4],
      [1, 2, 2],
      [2, 2, 2],
    ];
    const heights = ranked.map(height);
    expect(heights).toEqual([...heights].sort((one, other) => one - other));
    expect(new Set(heights).size).toBe(ranked.length);
    expect(height([2, 2, 2])).toBe(2);
  });

  test("one card may have been missing", () => {
    const winner = standing(0, 1, [1, 2, 3], { wheat: 1, flax: 2, papyrus: 3 });
    const close = standing(1, 2, [1, 2, 2], { wheat: 2, flax: 1, papyrus: 2 });
    const far = standing(1, 2, [0, 0, 9], { wheat: 0, flax: 0, papyrus: 9 });
    expect(missingCard(close, winner)).toBe("flax");
    expect(missingCard(far, winner)).toBeNull();
  });

  test("the pile that decided is named", () => {
    expect(
      nile.margin([
        [1, 3, 4],
        [1, 2, 9],
      ]),
    ).toBe("3\u00a0:\u00a02 in the second smallest pile");
    expect(
      nile.margin([
        [1, 2, 4],
        [1, 2, 3],
      ]),
    ).toBe("4\u00a0:\u00a03 in the largest pile");
    expect(
      nile.margin([
        [1, 2, 4],
        [1, 2, 4],
      ]),
    ).toBe("1 · 2 · 4");
  });
});

describe("Fertility", () => {
  test("the scores are named, and what decided between equals", () => {
    expect(
      fertility.margin([
        [42, -9],
        [37, -3],
      ]),
    ).toBe("42\u00a0:\u00a037");
    expect(
      fertility.margin([
        [42, -9],
        [42, -12],
      ]),
    ).toBe("42\u00a0:\u00a042 and fewer resources on the Metropolis (9\u00a0:\u00a012)");
  });

  test("somebody who lost hears how close it was and what they did best", () => {
    const details = { generic: 10, specialised: 0, statues: 6, monuments: 15, wheat: 10, debens: 41, resources: 9 };
    const own = { ...details, monuments: 7, wheat: 14, debens: 37 };
    const standings = [standing(0, 2, [37, -9], own), standing(1, 1, [41, -9], details)];
    expect(fertility.consolation(standings, 0, ["Mia", "Ben"])).toEqual([
      "Only 4 Debens behind Ben!",
      "Nobody earned as much as you with Wheat Storehouse: 14.",
    ]);
  });
});

describe("the outcome", () => {
  const over = (places: number[], more = {}) => table({ game: "fertility", stage: "over", places, ...more });
  const standings = [standing(0, 1, [42, -3], {}), standing(1, 2, [37, -3], {})];
  const headline = (one: ReturnType<typeof over>) => outcomeOf(one, standings, ["Mia", "Ben"], fertility);

  test("names the score, for the reader, for a rival and for spectators", () => {
    expect(headline(over([1, 2]))).toMatchObject({ mood: "won", headline: "You win with 42\u00a0:\u00a037!" });
    const others = [person("Mia"), person("Ben", { yours: true })];
    expect(headline(over([1, 2], { seats: others }))).toMatchObject({
      mood: "lost",
      headline: "Mia wins with 42\u00a0:\u00a037.",
    });
    const nobody = over([1, 2], { seats: [person("Mia"), person("Ben")] });
    expect(headline(nobody)).toMatchObject({ mood: "watched", consolation: [] });
    expect(readerOf(nobody)).toBeNull();
  });

  test("a win can be shared", () => {
    expect(headline(over([1, 1]))).toMatchObject({
      mood: "shared",
      headline: "You share the win with Ben: 42\u00a0:\u00a037.",
    });
  });

  test("a resignation ends a game of two, and one of three in which nobody else is a person", () => {
    const gone = person("Mia", { yours: true, resigned: true });
    const two = over([2, 1], { seats: [gone, person("Ben")] });
    expect(headline(two)).toMatchObject({ mood: "resigned", headline: "You resigned. Ben wins." });
    expect(cutShort(over([3, 1, 2], { players: 3, seats: [gone, bot("farmer"), bot("farmer")] }))).toBe(true);
    expect(cutShort(over([3, 1, 2], { players: 3, seats: [gone, person("Ben"), bot("farmer")] }))).toBe(false);
  });
});

describe("another game", () => {
  test("is against a stronger bot after a win and a weaker one after a defeat", () => {
    expect([nextLevel("scribe", "won"), nextLevel("scribe", "lost"), nextLevel("pharaoh", "won")]).toEqual([
      "vizier",
      "farmer",
      null,
    ]);
  });

  test("is offered where all rivals are bots of one level", () => {
    expect(rivalLevel(table(), 0)).toBe("scribe");
    expect(rivalLevel(table({ seats: [person("Mia"), person("Ben")] }), 0)).toBeNull();
    expect(rivalLevel(table({ seats: [person("Mia"), bot("farmer"), bot("vizier")] }), 0)).toBeNull();
    expect(rivalLevel(table(), null)).toBeNull();
  });

  test("keeps options only if it is the same game", () => {
    expect(tableLike(table(), 0, "vizier")).toMatchObject({ game: "nile", options: { monuments: false } });
    expect(tableLike(table(), 0, "scribe", "fertility")).toEqual({
      game: "fertility",
      seats: [{ kind: "me" }, { kind: "bot", level: "scribe" }],
      clock: null,
    });
  });
});
