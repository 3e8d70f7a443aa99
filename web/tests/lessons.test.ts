import { describe, expect, test } from "vitest";
import { GAME_APPS } from "../src/games/registry";
import { Moment } from "../src/learn/lesson";
import { hasMessage } from "../src/lib/localization.svelte";
import type { AnyEvent, AnyMove, TypedScene } from "../src/lib/table-source";
import { entry, scene } from "./fakes";

type Put = AnyMove & { verb: "put"; what: string };
const MOVES: (Put | (AnyMove & { verb: "done" }))[] = [
  { say: "done", verb: "done" },
  { say: "put wheat", verb: "put", what: "wheat" },
  { say: "put flax", verb: "put", what: "flax" },
];
const happened = (...events: AnyEvent[]) => [{ ...entry(1), events }];
const at = (more: Parameters<typeof scene>[0], entries = happened()) =>
  new Moment(scene(more) as TypedScene<object>, 0, entries, ["Mia", "Ben"], MOVES, false);

describe("a moment", () => {
  test("knows whose turn it is and who the rival is", () => {
    expect(at({ turn: 0 }).mine).toBe(true);
    expect(at({ turn: 1 }).mine).toBe(false);
    expect(at({ turn: 0, over: true }).mine).toBe(false);
    expect(at({}).rival).toBe("Ben");
  });
  test("knows which moves are legal", () => {
    expect(at({ moves: [0, 1] }).can("put", (move) => move.what === "wheat")).toBe(true);
    expect(at({ moves: [0, 1] }).can("put", (move) => move.what === "flax")).toBe(false);
    expect(at({ moves: [0] }).can("put")).toBe(false);
    expect(at({ moves: null }).can("done")).toBe(false);
  });
  test("counts what happened, to the learner or to anyone", () => {
    const moment = at({}, happened({ event: "turn", seat: 0 }, { event: "turn", seat: 1 }, { event: "turn", seat: 0 }));
    expect([moment.turns, moment.count("turn", 1), moment.count("turn", "any")]).toEqual([2, 1, 3]);
  });
});

describe.each(GAME_APPS.map((app) => [app.name, app] as const))("%s", (game, app) => {
  test("has a title and a text for every lesson, and each id once", async () => {
    const ids = (await app.loadLessons()).default.map((lesson) => lesson.id);
    const messages = ids.flatMap((id) => [`web-pages-learn-${game}-${id}`, `web-pages-learn-${game}-${id}-title`]);
    expect(ids.length).toBeGreaterThan(10);
    expect(new Set(ids).size).toBe(ids.length);
    expect(messages.filter((id) => !hasMessage(id))).toEqual([]);
  });
  test("has words for every chapter and every short lesson", async () => {
    const { default: lessons, short } = await app.loadLessons();
    const parts = ["title", "about", "task", "praise", "again"];
    const messages = [
      ...lessons.map(({ chapter }) => `web-pages-learn-${game}-chapter-${chapter}`),
      ...Object.keys(short).flatMap((name) => parts.map((part) => `web-pages-learn-${game}-short-${name}-${part}`)),
    ];
    expect(messages.filter((id) => !hasMessage(id))).toEqual([]);
  });
});
