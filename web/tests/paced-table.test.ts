import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Pacing } from "../src/games/pacing";
import { TableConnection } from "../src/lib/connection.svelte";
import { settings } from "../src/lib/settings.svelte";
import { TIMES } from "../src/table/beat-queue";
import { PacedTable } from "../src/table/paced-table.svelte";
import { entry, FakeSocket, scene, welcome } from "./fakes";

// A game whose view is the list of what happened. Each event is a beat of its own; `big` ones are big moments.
type View = { seat: number; turn: number; done: string[] };
type Happening = { event: string; seat: number };
const Nothing = (() => ({})) as unknown as Pacing["Piece"];
const PACING = {
  apply: (view: View, { event, seat }: Happening) => ({ ...view, turn: seat, done: [...view.done, event] }),
  beats: (events: readonly Happening[]) => events.map((event) => ({ events: [event], seat: event.seat })),
  spots: () => [],
  moves: () => [],
  Piece: Nothing,
  moment: ({ events }: { events: readonly Happening[] }) =>
    events[0]?.event === "big" ? { title: "Big", words: "", Picture: Nothing, tone: "calm" } : null,
  recap: (events: readonly Happening[]) =>
    events.map(({ event, seat }) => ({ seat, words: event, tone: "calm", places: [] })),
} as unknown as Pacing;

let connection: TableConnection;
let paced: PacedTable;
let told: string[];
let version: number;
let happened: string[];
let pacing: Pacing | null;

const BEAT = TIMES.beat.normal;
const done = (): string[] => (paced.scene!.view as View).done;
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** The server's news of one step. `events` are written as the seat and the name: "1 planted". */
function news(by: number, events: string[], more: Record<string, unknown> = {}, mine = false): void {
  const list = events.map((words): Happening => ({ event: words.slice(2), seat: Number(words[0]) }));
  happened = [...happened, ...list.map(({ event }) => event)];
  version++;
  const view = { seat: 0, turn: mine ? 0 : 1, done: happened };
  FakeSocket.last.receive({
    type: "news",
    entries: [entry(version, { seat: by, events: list as never })],
    scene: scene({ version, step_version: version, turn: view.turn, moves: mine ? [0] : null, view, ...more }),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  settings.pace = "normal";
  pacing = PACING;
  [told, happened, version] = [[], [], 1];
  connection = new TableConnection("abcdefgh");
  paced = new PacedTable(connection, { pacing: () => pacing, names: () => ["Mia", "Ben", "Cai"] });
  paced.onUpdate((entries) => told.push(...entries.flatMap((one) => one.events ?? []).map(({ event }) => event)));
  FakeSocket.last.open();
  FakeSocket.last.receive(welcome([entry(1)], { scene: scene({ view: { seat: 0, turn: 0, done: [] } }) } as never));
});
afterEach(() => {
  paced.close();
  connection.close();
  vi.useRealTimers();
});

describe("what others do", () => {
  test("is shown one after another, and the log with it", async () => {
    news(1, ["1 planted", "2 harvested"], {}, true);
    expect(done()).toEqual(["planted"]);
    expect(paced.entries.at(-1)!.events).toHaveLength(1);
    expect([paced.beat?.seat, paced.waitingBeats, paced.scene!.moves]).toEqual([1, 1, null]);
    await wait(BEAT);
    expect(done()).toEqual(["planted", "harvested"]);
    expect(paced.entries).toBe(connection.entries);
    expect(paced.scene!.moves).toEqual([0]); // the present: the player can move while the last beat is in sight
    expect(paced.beat).not.toBeNull();
    await wait(BEAT);
    expect(paced.beat).toBeNull();
    expect(told).toEqual(["planted", "harvested"]);
  });

  test("waits its turn in the queue", async () => {
    news(1, ["1 one"]);
    news(2, ["2 two"]);
    expect(done()).toEqual(["one"]);
    await wait(BEAT);
    expect(done()).toEqual(["one", "two"]);
  });

  test("takes longer when it is a big moment, and less time when much waits", async () => {
    news(1, ["1 big"]);
    expect(paced.beat!.duration).toBeGreaterThan(BEAT * 1.5);
    expect(paced.beat!.moment?.title).toBe("Big");
    paced.skip();
    news(
      1,
      Array.from({ length: 20 }, (_, number) => `1 ${number}`),
    );
    expect(paced.beat!.duration).toBe(TIMES.lag.normal / 20);
    paced.skip();
    news(1, ["1 big", ...Array.from({ length: 20 }, (_, number) => `1 ${number}`)]);
    expect(paced.beat!.duration).toBe(TIMES.moment);
    await wait(TIMES.lag.normal + TIMES.moment);
    expect(paced.beat).toBeNull();
  });

  test("is not shown one by one where it could never catch up", async () => {
    const events = Array.from({ length: 100 }, (_, number) => `1 ${number}`);
    news(1, events);
    expect(done()).toHaveLength(100 - TIMES.lag.normal / TIMES.shortest + 1);
    await wait(TIMES.lag.normal + BEAT);
    expect(done()).toHaveLength(100);
    expect(told).toHaveLength(100);
  });

  test("that has no events waits for what completes it", async () => {
    news(1, []);
    expect(paced.scene!.version).toBe(1);
    news(1, ["1 built"]);
    expect(paced.scene!.version).toBe(3);
    news(1, []);
    await wait(BEAT);
    expect(paced.scene!.version).toBe(3);
    news(1, [], {}, true);
    expect(paced.scene!.version).toBe(5);
  });

  test("is shown at once without a pacing, and at the pace “instant”", () => {
    pacing = null;
    news(1, ["1 one", "1 two"]);
    expect(done()).toEqual(["one", "two"]);
    pacing = PACING;
    settings.pace = "instant";
    news(1, ["1 three", "1 four"]);
    expect(done()).toHaveLength(4);
    expect(told).toHaveLength(4);
    expect(paced.beat).toBeNull();
  });

  test("ends the game after the last beat", async () => {
    news(1, ["1 last", "1 ended"], { over: true, standings: [] });
    await wait(BEAT);
    expect([done().length, paced.scene!.over, paced.scene!.standings]).toEqual([2, false, null]);
    await wait(BEAT);
    expect([paced.scene!.over, paced.scene!.standings]).toEqual([true, []]);
  });

  test("waits while the page is hidden, and while it is paused", async () => {
    Object.assign(document, { visibilityState: "hidden" });
    news(1, ["1 one", "1 two"]);
    await wait(20_000);
    expect(done()).toEqual([]);
    Object.assign(document, { visibilityState: "visible" });
    document.dispatchEvent(new Event("visibilitychange"));
    expect(done()).toEqual(["one"]);
    paced.pause();
    await wait(BEAT * 3);
    expect(done()).toEqual(["one"]);
    paced.resume();
    expect(done()).toEqual(["one", "two"]);
  });
});

describe("the reader", () => {
  test("sees their own step at once, and then what it causes", async () => {
    news(1, ["1 one", "1 two", "1 three"]);
    news(0, ["0 mine", "1 theirs"]);
    expect(done()).toEqual(["one", "two", "three", "mine"]);
    await wait(BEAT / 2);
    expect(done().at(-1)).toBe("theirs");
    expect(told).toEqual(["one", "two", "three", "mine", "theirs"]);
  });

  test("never waits: a command shows the present first", () => {
    news(1, ["1 one", "1 two", "1 three"], {}, true);
    void paced.commands.step(0);
    expect(done()).toHaveLength(3);
    expect([paced.beat, paced.waitingBeats]).toEqual([null, 0]);
    expect(told).toEqual(["one", "two", "three"]);
    expect(FakeSocket.last.of("step")[0]).toMatchObject({ move: 0, after: 2 });
  });

  test("does not skip by talking", () => {
    news(1, ["1 one", "1 two"]);
    void paced.commands.chat("hello");
    expect(done()).toEqual(["one"]);
    expect(FakeSocket.last.of("chat")).toHaveLength(1);
  });

  test("who looks from another seat sees the present there", async () => {
    news(1, ["1 one", "1 two"]);
    const view = { seat: 1, turn: 1, done: ["one", "two"] };
    FakeSocket.last.receive(welcome(connection.entries as never, { seat: 1, scene: scene({ view }) } as never));
    expect(paced.scene!.view).toEqual(view);
    await wait(BEAT * 3);
    expect(paced.scene!.view).toEqual(view);
    expect(paced.beat).toBeNull();
  });
});

describe("the recap", () => {
  const words = () => paced.recap.lines.map((line) => line.words);

  test("tells what happened since the reader’s last turn, until it is put away", () => {
    settings.pace = "instant";
    news(0, ["0 mine", "1 flood"]);
    expect(words()).toEqual(["flood"]);
    expect(paced.recap.fresh).toBe(false);
    news(1, ["1 planted"]);
    news(2, ["2 passed", "0 my flood"], {}, true);
    expect(words()).toEqual(["flood", "planted", "passed", "my flood"]);
    expect(paced.recap.fresh).toBe(true);
    news(0, ["0 traded"], {}, true); // in the middle of the turn
    expect(words()).toHaveLength(4);
    paced.recap.dismiss();
    expect(paced.recap.fresh).toBe(false);
    news(0, ["0 done", "1 flood"]);
    expect(words()).toEqual(["flood"]);
  });
});
