import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TableConnection, TIMES } from "../src/lib/connection.svelte";
import type { ForecastInfo, ServerMessage } from "../src/lib/protocol";
import { entry, FakeSocket, scene, table, welcome } from "./fakes";

let connection: TableConnection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  connection = new TableConnection("abcdefgh", "key");
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

/** Opens the last socket and lets the server welcome it. */
function enter(message = welcome()): FakeSocket {
  const socket = FakeSocket.last;
  socket.open();
  socket.receive(message);
  return socket;
}
function wake(): void {
  document.dispatchEvent(new Event("visibilitychange"));
}
/** The server answers every ping for some time, as a live one does. */
async function live(socket: FakeSocket, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 500) {
    const pings = socket.of("ping").length;
    await vi.advanceTimersByTimeAsync(500);
    if (socket.of("ping").length > pings) socket.receive({ type: "pong" });
  }
}

describe("entering", () => {
  test("says hello with the invitation, and shows what the welcome holds", () => {
    const socket = enter();
    expect(socket.url).toBe("ws://akhet.test/ws/tables/abcdefgh");
    expect(socket.of("hello")).toEqual([{ type: "hello", protocol: 1, since: 0, locale: "en", invite: "key" }]);
    expect(connection.state).toBe("open");
    expect(connection.entries.map((one) => one.version)).toEqual([1]);
    expect(connection.seat).toBe(0);
  });

  test("a refusal before the welcome is final", async () => {
    FakeSocket.last.open();
    FakeSocket.last.receive({ type: "refused", id: null, code: "server.no_table", ruling: null, why: "No table." });
    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connection.denied?.why).toBe("No table.");
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("a server that never welcomes us is tried again", async () => {
    FakeSocket.last.open();
    await vi.advanceTimersByTimeAsync(TIMES.welcome + TIMES.retry[0]);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("history that comes in parts is asked for until it is complete", () => {
    const socket = enter(welcome([entry(1), entry(2)], { more: true }));
    expect(socket.of("since")).toEqual([{ type: "since", version: 2 }]);
  });
});

describe("reconnecting", () => {
  test("tries again with growing pauses, and says what it has seen", async () => {
    enter().drop();
    expect(connection.state).toBe("lost");
    for (const [attempt, pause] of TIMES.retry.entries()) {
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(FakeSocket.all).toHaveLength(attempt + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(FakeSocket.all).toHaveLength(attempt + 2);
      FakeSocket.last.drop();
    }
    await vi.advanceTimersByTimeAsync(TIMES.retry.at(-1)!);
    FakeSocket.last.open();
    expect(FakeSocket.last.of("hello")[0]?.since).toBe(1);
  });

  test("a page that is seen again reconnects at once", () => {
    enter().drop();
    wake();
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("a closed connection stays closed", async () => {
    enter();
    connection.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("reopen connects again and looks from the new seat", () => {
    enter();
    connection.reopen(1);
    FakeSocket.last.open();
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.of("hello")[0]?.seat).toBe(1);
  });
});

describe("half-open sockets", () => {
  test("a live but idle connection is kept", async () => {
    const socket = enter();
    await live(socket, 60_000);
    expect(connection.state).toBe("open");
    expect(socket.of("ping").length).toBeGreaterThan(10);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("silence is noticed within ten seconds and leads to a new connection", async () => {
    const socket = enter();
    await vi.advanceTimersByTimeAsync(7900);
    expect(connection.state).toBe("open");
    await vi.advanceTimersByTimeAsync(200);
    expect(connection.state).toBe("lost");
    await vi.advanceTimersByTimeAsync(TIMES.retry[0]);
    enter();
    expect(connection.state).toBe("open");
    socket.receive({ type: "news", entries: [entry(2)], scene: null }); // the old socket is ignored
    expect(connection.entries).toHaveLength(1);
  });

  test("any message counts as life", async () => {
    const socket = enter();
    for (let version = 2; version < 12; version++) {
      await vi.advanceTimersByTimeAsync(2000);
      socket.receive({ type: "news", entries: [entry(version)], scene: scene({ version }) });
    }
    expect(socket.of("ping")).toHaveLength(0);
    expect(connection.state).toBe("open");
  });

  test("a device that wakes up finds out sooner", async () => {
    enter();
    wake();
    expect(FakeSocket.last.of("ping")).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(TIMES.pongAfterWaking);
    expect(connection.state).toBe("lost");
  });
});

describe("commands", () => {
  test("a step names the seat and the version that it was decided on, and resolves when it is acknowledged", async () => {
    const socket = enter();
    const answer = connection.step(3);
    const [step] = socket.of("step");
    expect(step).toMatchObject({ seat: 0, after: 1, move: 3 });
    expect(connection.waiting).toBe(1);
    socket.receive({ type: "ack", id: step!.id, version: 2 });
    expect(await answer).toEqual({ ok: true, version: 2 });
    expect(connection.waiting).toBe(0);
  });

  test("a refusal is kept until the next command, or until another seat moves", async () => {
    const socket = enter();
    const answer = connection.step(3);
    const refused = { id: socket.of("step")[0]!.id, code: "nile.plant.few", ruling: "N3.13", why: "Too few." };
    socket.receive({ type: "refused", ...refused });
    expect(await answer).toMatchObject({ ok: false, refused: { why: "Too few." } });
    expect(connection.refusal?.ruling).toBe("N3.13");
    socket.receive({ type: "news", entries: [entry(2, { seat: 1 })], scene: null });
    expect(connection.refusal).toBeNull();
  });

  test("a command given while the connection is lost is sent after the next welcome", async () => {
    enter().drop();
    void connection.chat("hello");
    await vi.advanceTimersByTimeAsync(TIMES.retry[0]);
    const socket = FakeSocket.last;
    socket.open();
    expect(socket.of("chat")).toHaveLength(0);
    socket.receive(welcome());
    expect(socket.of("chat")).toHaveLength(1);
  });

  test("what is read again replaces what was known, also after the connection was lost", async () => {
    const socket = enter(welcome([entry(1), entry(2)]));
    connection.reread();
    expect(socket.of("since")).toMatchObject([{ version: 0 }]);
    socket.drop();
    await vi.advanceTimersByTimeAsync(TIMES.retry[0]);
    FakeSocket.last.open();
    expect(FakeSocket.last.of("hello")).toMatchObject([{ since: 0 }]);
    FakeSocket.last.receive(welcome([entry(1), entry(2, { seat: 1 }), entry(3)]));
    expect(connection.entries.map((one) => [one.version, one.seat])).toEqual([
      [1, entry(1).seat],
      [2, 1],
      [3, entry(3).seat],
    ]);
    FakeSocket.last.receive(welcome([entry(4)])); // later ones are added again
    expect(connection.entries).toHaveLength(4);
  });

  test("a command without an answer is sent again with the same id on a new connection", async () => {
    const first = enter();
    const answer = connection.step(3);
    first.drop();
    await vi.advanceTimersByTimeAsync(TIMES.retry[0]);
    const second = enter();
    expect(second.of("step")).toEqual(first.of("step"));
    second.receive({ type: "ack", id: second.of("step")[0]!.id, version: 2 });
    expect((await answer).ok).toBe(true);
    second.receive(welcome()); // as after `look`: nothing is sent twice on one connection
    expect(second.of("step")).toHaveLength(1);
  });

  test("a server that answers pings but not the command is connected to again", async () => {
    const socket = enter();
    void connection.step(3);
    await live(socket, TIMES.resend + TIMES.retry[0]);
    expect(FakeSocket.all).toHaveLength(2);
    expect(enter().of("step")).toEqual(socket.of("step"));
  });

  test("a command that is never answered is refused in the reader's language", async () => {
    enter().drop();
    const answer = connection.step(3);
    await vi.advanceTimersByTimeAsync(TIMES.giveUp);
    expect(await answer).toMatchObject({ ok: false, refused: { code: "web.no_answer" } });
    expect(connection.refusal?.why).toMatch(/^The server has not answered\./);
    expect(connection.waiting).toBe(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(enter().of("step")).toHaveLength(0); // it is not sent any more
  });
});

describe("updates", () => {
  test("add entries, share the scene and reach listeners until they unsubscribe", () => {
    const socket = enter();
    const heard: number[] = [];
    const stop = connection.onUpdate((entries) => heard.push(...entries.map((one) => one.version)));
    const view = connection.scene?.view;
    socket.receive({ type: "news", entries: [entry(2)], scene: scene({ version: 2 }), table: table({ turn: 1 }) });
    expect(connection.scene?.version).toBe(2);
    expect(connection.scene?.view).toBe(view);
    expect(connection.table?.turn).toBe(1);
    stop();
    socket.receive({ type: "news", entries: [entry(3)], scene: null });
    expect(heard).toEqual([2]);
    expect(connection.entries.map((one) => one.version)).toEqual([1, 2, 3]);
  });

  test("a gap is asked for, and nothing is added twice", () => {
    const socket = enter();
    const heard: number[] = [];
    connection.onUpdate((entries) => heard.push(...entries.map((one) => one.version)));
    socket.receive({ type: "news", entries: [entry(4)], scene: null });
    expect(socket.of("since")).toEqual([{ type: "since", version: 1 }]);
    expect(heard).toEqual([]);
    socket.receive(welcome([entry(2), entry(3), entry(4)]));
    socket.receive({ type: "news", entries: [entry(4), entry(5)], scene: null });
    expect(connection.entries.map((one) => one.version)).toEqual([1, 2, 3, 4, 5]);
    expect(heard).toEqual([5]);
  });

  test("another seat of a game with secrets reads the log again", () => {
    const socket = enter();
    connection.look(1);
    socket.receive(welcome([], { seat: 1 }));
    expect(connection.entries).toEqual([]);
    expect(socket.of("since")).toEqual([{ type: "since", version: 0 }]);
  });

  test("another seat of a game without secrets keeps the log", () => {
    const socket = enter(welcome([entry(1)], { table: table({ hides: false }) }));
    connection.look(1);
    socket.receive(welcome([], { seat: 1, table: table({ hides: false }) }));
    expect(connection.entries).toHaveLength(1);
  });
});

describe("who is connected", () => {
  test("is told with the welcome and whenever it changes", () => {
    expect(connection.connected).toBeNull();
    const socket = enter(welcome([entry(1)], { connected: [0] } as Partial<ServerMessage>));
    expect(connection.connected).toEqual([0]);
    socket.receive({ type: "presence", connected: [0, 1] });
    expect(connection.connected).toEqual([0, 1]);
  });
});

test("while the device changes hands, a new connection shows no hand either", async () => {
  const covered = welcome([], { seat: null } as Partial<ServerMessage>);
  enter();
  connection.look(null);
  FakeSocket.last.receive(covered);
  expect(connection.seat).toBeNull();
  const before = connection.scene;
  FakeSocket.last.drop();
  await vi.advanceTimersByTimeAsync(TIMES.retry[0]);
  const again = enter(); // the server does not know yet, and shows the first seat
  expect(again.of("look")).toEqual([{ type: "look", seat: null }]);
  expect(connection.seat).toBeNull();
  expect(connection.scene).toBe(before);
  again.receive(covered);
  expect(connection.state).toBe("open");
});

describe("forecasts", () => {
  const answerTo = (id: string | null | undefined, move: number): ForecastInfo =>
    ({
      type: "forecast",
      id: id ?? null,
      move,
      earns: null,
      code: null,
      ruling: null,
      why: `move ${move}`,
    }) as ForecastInfo;

  test("are matched by id, in whatever order they come", async () => {
    const socket = enter();
    const one = connection.forecast(1);
    const two = connection.forecast(2);
    const [first, second] = socket.of("forecast");
    socket.receive({ type: "refused", id: null, code: "server.not_your_seat", ruling: null, why: "Not yours." });
    socket.receive(answerTo(second!.id, 2));
    socket.receive(answerTo(first!.id, 1));
    expect((await one)?.why).toBe("move 1");
    expect((await two)?.why).toBe("move 2");
  });

  test("a refused one is null, and no command is refused with it", async () => {
    const socket = enter();
    const forecast = connection.forecast(1);
    const id = socket.of("forecast")[0]!.id!;
    socket.receive({ type: "refused", id, code: "nile.not_your_turn", ruling: null, why: "Not your turn." });
    expect(await forecast).toBeNull();
    expect(connection.refusal).toBeNull();
  });

  test("are null when the connection is lost", async () => {
    const socket = enter();
    const forecast = connection.forecast(1);
    socket.drop();
    expect(await forecast).toBeNull();
    expect(await connection.forecast(2)).toBeNull();
  });
});
