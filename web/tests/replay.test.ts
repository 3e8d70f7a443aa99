import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/lib/api";
import type { ReplayScene, ReplayStep } from "../src/lib/protocol";
import { Replay } from "../src/replay/replay.svelte";
import { person, table } from "./fakes";

const turn = (seat: number) => [{ event: "turn", seat }];
const STEPS = [
  { seat: null, say: null, stand_in: null, events: turn(0) },
  { seat: 0, say: "put wheat", stand_in: null, events: [] },
  { seat: 0, say: "done", stand_in: null, events: turn(1) },
  { seat: 1, say: "done", stand_in: null, events: turn(0) },
] as ReplayStep[];
const standings = [{ seat: 0, place: 1, counts: [3], details: {} }];

function sceneAt(ply: number): ReplayScene {
  const views = [{ seat: 0 }, { seat: 1 }];
  return { ply, plies: 3, turn: ply % 2, step: STEPS[ply], views, standings } as unknown as ReplayScene;
}

const fetched = vi.spyOn(api, "replay");
beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation((_id, ply) => Promise.resolve(sceneAt(ply)));
});

const replayOf = (hides: boolean) =>
  new Replay("abcdefgh", null, table({ hides, seats: [person("Ben"), person("Mia", { yours: true })] }), STEPS);

test("is a table source where nobody can move", async () => {
  const replay = replayOf(true);
  await replay.to(1);
  expect([replay.commands, replay.seat, replay.state]).toEqual([null, null, "open"]);
  expect(await replay.forecast()).toBeNull();
  expect(replay.scene?.moves).toBeNull();
});

test("shows a game with secrets from the reader's own seat, and its standings at the end only", async () => {
  const replay = replayOf(true);
  await replay.to(1);
  expect(replay.scene?.view).toEqual({ seat: 1 });
  expect(replay.scene?.standings).toBeNull();
  await replay.to(3);
  expect(replay.scene).toMatchObject({ over: true, standings });
  replay.look(0);
  expect(replay.from).toBe(0);
});

test("shows a game without secrets from no seat, with its standings", async () => {
  const replay = replayOf(false);
  await replay.to(1);
  expect(replay.scene).toMatchObject({ view: { seat: null }, standings });
});

test("the log ends at the ply shown", async () => {
  const replay = replayOf(true);
  await replay.to(2);
  expect(replay.entries.map((entry) => [entry.kind, entry.seat])).toEqual([
    ["started", null],
    ["step", 0],
    ["step", 0],
  ]);
});

test("one step forward is an update; a jump is not", async () => {
  const replay = replayOf(true);
  const heard: number[] = [];
  await replay.to(0);
  const stop = replay.onUpdate((entries) => heard.push(...entries.map((entry) => entry.version)));
  await replay.to(1);
  await replay.to(3);
  await replay.to(2);
  expect(heard).toEqual([2]);
  stop();
  await replay.to(3);
  expect(heard).toEqual([2]);
});

test("the ply that was asked for last is shown, and each is fetched once", async () => {
  const replay = replayOf(true);
  let release = () => {};
  fetched.mockImplementationOnce(() => new Promise((resolve) => (release = () => resolve(sceneAt(3)))));
  const slow = replay.to(3);
  await replay.to(0);
  release();
  await slow;
  expect(replay.shown?.ply).toBe(0);
  await replay.to(2);
  await replay.to(99);
  expect(replay.shown?.ply).toBe(3);
  expect(fetched.mock.calls.map(([, ply]) => ply).sort()).toEqual([0, 1, 2, 3]);
});

test("a ply that could not be fetched is a problem until another is shown", async () => {
  const replay = replayOf(true);
  fetched.mockRejectedValueOnce(new Error("offline"));
  await replay.to(3);
  expect(replay.problem).toBeInstanceOf(Error);
  await replay.to(3);
  expect(replay.problem).toBeNull();
});

test("turns are found in both directions", () => {
  const replay = replayOf(true);
  expect([replay.turnFrom(0, 1), replay.turnFrom(2, 1), replay.turnFrom(3, -1), replay.turnFrom(2, -1)]).toEqual([
    2, 3, 2, 0,
  ]);
});
