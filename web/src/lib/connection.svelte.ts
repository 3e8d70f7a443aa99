// The connection to one table. It reconnects by itself, asks for entries it missed and resends commands that have no
// answer yet. That is safe: the server carries out a command id once.
import { PROTOCOL } from "./protocol";
import type { ClientMessage, HintDepth, PresetName, RefusalInfo, ServerMessage, TableInfo } from "./protocol";
import { language, say } from "./localization.svelte";
import { shareUnchanged } from "./structural-sharing";
import type { Answer, Entry, AnyEvent, AnyView, HintAnswer, TableCommands, TableSource } from "./table-source";
import type { TypedForecast, TypedScene, UpdateListener } from "./table-source";

/** The milliseconds after which the connection acts. Tests read them. */
export const TIMES = {
  /** Without a message for so long, the server is pinged. */
  idle: 2500,
  /** Without an answer to the ping for so long, the connection counts as lost: 8 seconds after the last message. */
  pong: 5500,
  /** The same when the page is seen again or the device is online again. */
  pongAfterWaking: 3000,
  /** A new connection must be welcomed within this time. */
  welcome: 10_000,
  /** A command without an answer for so long is sent again on a new connection. */
  resend: 10_000,
  /** A command without an answer for so long is given up. */
  giveUp: 40_000,
  /** Pauses before the first, second, ... attempt to reconnect. */
  retry: [300, 1000, 2000, 4000, 8000],
} as const;

/** Messages that change something at the table: each has an id and is acknowledged. */
type Command = Extract<ClientMessage, { type: "step" | "undo" | "resign" | "back" | "chat" | "preset" }>;
type WithoutId<Message> = Message extends unknown ? Omit<Message, "id"> : never;
type Timer = ReturnType<typeof setTimeout>;
type Pending = { message: Command; resolve: (answer: Answer) => void; resend: Timer | undefined; giveUp: Timer };

export class TableConnection implements TableSource, TableCommands {
  state: "opening" | "open" | "lost" | "closed" = $state("opening");
  /** Why the server does not let us in. */
  denied: RefusalInfo | null = $state.raw(null);
  table: TableInfo | null = $state.raw(null);
  seat: number | null = $state(null);
  scene: TypedScene<AnyView> | null = $state.raw(null);
  entries: Entry<AnyEvent>[] = $state.raw([]);
  waiting = $state(0);
  refusal: RefusalInfo | null = $state.raw(null);
  connected: readonly number[] | null = $state.raw(null);
  notice: string | null = $state(null); // of the operator, until the reader closes it
  readonly commands: TableCommands = this;

  #socket: WebSocket | undefined;
  #attempts = 0;
  #retry: Timer | undefined;
  #idle: Timer | undefined;
  #silence: Timer | undefined; // running while a welcome or a pong is due
  #pending = new Map<string, Pending>();
  #forecasts = new Map<string, (answer: TypedForecast<unknown> | null) => void>();
  #hints = new Map<string, (answer: HintAnswer) => void>();
  #stepListeners = new Set<(step: number | string | "undo") => void>();
  #listeners = new Set<UpdateListener>();
  #wantedSeat: number | null | undefined; // null: as a spectator
  #rereading = false; // whether the next welcome has everything from the beginning

  constructor(
    readonly id: string,
    readonly invite: string | null = null,
  ) {
    this.#open();
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
  }

  close(): void {
    this.state = "closed";
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#disconnect();
    for (const pending of this.#pending.values()) clearTimeout(pending.giveUp);
    this.#pending.clear();
  }

  onUpdate(listener: UpdateListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls `listener` with each of our steps once it is carried out, and with "undo". Returns the end of it. */
  onStep(listener: (step: number | string | "undo") => void): () => void {
    this.#stepListeners.add(listener);
    return () => this.#stepListeners.delete(listener);
  }

  step(move: number | string): Promise<Answer> {
    return this.#play({ type: "step", seat: this.seat ?? 0, after: this.scene?.step_version ?? 0, move });
  }
  undo(): Promise<Answer> {
    return this.#play({ type: "undo", seat: this.seat ?? 0, after: this.scene?.step_version ?? 0 });
  }
  resign(): Promise<Answer> {
    return this.#command({ type: "resign", seat: this.seat ?? 0 });
  }
  back(): Promise<Answer> {
    return this.#command({ type: "back", seat: this.seat ?? 0 });
  }
  chat(text: string): Promise<Answer> {
    return this.#command({ type: "chat", text });
  }
  preset(name: PresetName): Promise<Answer> {
    return this.#command({ type: "preset", preset: name });
  }
  /** Read everything that happened again: the reader wants to see other people's messages than before. */
  reread(): void {
    this.#rereading = true;
    this.#send({ type: "since", version: 0 });
  }
  look(seat: number | null): void {
    this.#wantedSeat = seat;
    this.#send({ type: "look", seat });
  }
  /** Connect again, because the cookie that says who we are has changed, and look from a seat. */
  reopen(seat: number): void {
    this.#wantedSeat = seat;
    this.state = "opening";
    this.#open();
  }
  forecast(move: number | string): Promise<TypedForecast<unknown> | null> {
    if (this.state !== "open") return Promise.resolve(null);
    const id = newId();
    return new Promise((resolve) => {
      this.#forecasts.set(id, resolve);
      this.#send({ type: "forecast", id, seat: this.seat ?? 0, move });
    });
  }

  hint(depth: HintDepth): Promise<HintAnswer> {
    if (this.state !== "open") return Promise.resolve({ ok: false, refused: noAnswer() });
    const id = newId();
    return new Promise((resolve) => {
      this.#hints.set(id, resolve);
      this.#send({ type: "hint", id, seat: this.seat ?? 0, depth });
    });
  }

  /** A step or an undo. Its refusal is kept in `refusal`, for the page to show. */
  async #play(command: WithoutId<Command>): Promise<Answer> {
    this.refusal = null;
    const answer = await this.#command(command);
    if (!answer.ok) this.refusal = answer.refused;
    else if (command.type === "step" || command.type === "undo") {
      for (const listener of this.#stepListeners) listener(command.type === "step" ? command.move : "undo");
    }
    return answer;
  }

  #command(command: WithoutId<Command>): Promise<Answer> {
    const message: Command = { ...command, id: newId() };
    return new Promise((resolve) => {
      const giveUp = setTimeout(() => this.#resolve(message.id, { ok: false, refused: noAnswer() }), TIMES.giveUp);
      const pending: Pending = { message, resolve, resend: undefined, giveUp };
      this.#pending.set(message.id, pending);
      this.waiting = this.#pending.size;
      if (this.state === "open") this.#sendCommand(pending); // otherwise the next welcome sends it
    });
  }

  #sendCommand(pending: Pending): void {
    clearTimeout(pending.resend);
    pending.resend = setTimeout(() => this.#lose(), TIMES.resend);
    this.#send(pending.message);
  }

  #resolve(id: string, answer: Answer): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    clearTimeout(pending.resend);
    clearTimeout(pending.giveUp);
    this.#pending.delete(id);
    this.waiting = this.#pending.size;
    pending.resolve(answer);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    this.#disconnect();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = (this.#socket = new WebSocket(`${scheme}//${location.host}/ws/tables/${this.id}`));
    this.#silence = setTimeout(() => this.#lose(), TIMES.welcome);
    socket.onopen = () =>
      this.#send({
        type: "hello",
        protocol: PROTOCOL,
        since: this.#rereading ? 0 : (this.entries.at(-1)?.version ?? 0),
        locale: language(),
        ...(this.#wantedSeat == null ? {} : { seat: this.#wantedSeat }),
        ...(this.invite ? { invite: this.invite } : {}),
      });
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#receive(JSON.parse(event.data) as ServerMessage);
      if (this.state === "open") this.#expectMessage();
    };
    socket.onclose = () => this.#lose();
  }

  /** Forget the socket. It may be half open, so nothing is expected of it any more, not even that it closes. */
  #disconnect(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#idle);
    clearTimeout(this.#silence);
    for (const pending of this.#pending.values()) clearTimeout(pending.resend);
    for (const resolve of this.#forecasts.values()) resolve(null);
    this.#forecasts.clear();
    for (const resolve of this.#hints.values()) resolve({ ok: false, refused: noAnswer() });
    this.#hints.clear();
    if (!this.#socket) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = undefined;
  }

  #lose(): void {
    this.#disconnect();
    if (this.state === "closed" || this.denied) return;
    this.state = "lost";
    const pause = TIMES.retry[Math.min(this.#attempts++, TIMES.retry.length - 1)];
    this.#retry = setTimeout(() => this.#open(), pause);
  }

  /** A message came, so the connection is alive. The next one is due after a ping at the latest. */
  #expectMessage(): void {
    clearTimeout(this.#idle);
    clearTimeout(this.#silence);
    this.#idle = setTimeout(() => this.#ping(TIMES.pong), TIMES.idle);
  }

  #ping(within: number): void {
    clearTimeout(this.#idle);
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lose(), within);
    this.#send({ type: "ping" });
  }

  // A device that slept or changed its network may hold a dead socket without knowing it.
  #wake = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.state === "lost") this.#open();
    else if (this.state === "open") this.#ping(TIMES.pongAfterWaking);
  };

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome": {
        const reconnected = this.state !== "open";
        if (this.#wantedSeat === null && message.seat !== null) {
          // The device was changing hands when the connection was lost: no hand may be shown now.
          this.table = message.table;
          this.#send({ type: "look", seat: null });
          break;
        }
        const sawOtherThings = message.table.hides && message.seat !== this.seat && this.entries.length > 0;
        this.state = "open";
        this.#attempts = 0;
        this.table = message.table;
        this.connected = message.connected;
        this.seat = message.seat;
        this.scene = shareUnchanged(this.scene, message.scene);
        if (sawOtherThings) {
          // The entries name cards that only the former seat may know. They are read again, as this seat saw them.
          this.entries = [];
          this.#send({ type: "since", version: 0 });
        } else {
          if (this.#rereading) this.entries = [];
          this.#rereading = false;
          this.#add(message.entries);
          if (message.more) this.#send({ type: "since", version: this.entries.at(-1)?.version ?? 0 });
        }
        if (reconnected) for (const pending of this.#pending.values()) this.#sendCommand(pending);
        break;
      }
      case "news": {
        const before = this.scene;
        if (message.table) this.table = message.table;
        this.scene = shareUnchanged(before, message.scene);
        if (message.entries.some((entry) => entry.seat !== this.seat)) this.refusal = null;
        this.#notify(this.#add(message.entries), before);
        break;
      }
      case "notice":
        this.notice = message.text;
        break;
      case "presence":
        this.connected = message.connected;
        break;
      case "ack":
        this.#resolve(message.id, { ok: true, version: message.version });
        break;
      case "refused":
        if (message.id && this.#forecasts.has(message.id)) this.#answerForecast(message.id, null);
        else if (message.id && this.#hints.has(message.id))
          this.#answerHint(message.id, { ok: false, refused: message });
        else if (message.id) this.#resolve(message.id, { ok: false, refused: message });
        else if (this.state !== "open" || message.code === "server.deleted") this.denied = message;
        break;
      case "forecast":
        if (message.id) this.#answerForecast(message.id, message);
        break;
      case "hint":
        if (message.id) this.#answerHint(message.id, { ok: true, hint: message });
        break;
      case "pong":
        break;
    }
  }

  #answerForecast(id: string, answer: TypedForecast<unknown> | null): void {
    this.#forecasts.get(id)?.(answer);
    this.#forecasts.delete(id);
  }

  #answerHint(id: string, answer: HintAnswer): void {
    this.#hints.get(id)?.(answer);
    this.#hints.delete(id);
  }

  /** Adds the entries that are new, and returns them. Where some are missing in between, it asks for all of them again. */
  #add(entries: Entry<AnyEvent>[]): Entry<AnyEvent>[] {
    const known = this.entries.at(-1)?.version ?? 0;
    const fresh = entries.filter((entry) => entry.version > known);
    if (fresh[0] && fresh[0].version > known + 1) {
      this.#send({ type: "since", version: known });
      return [];
    }
    if (fresh.length) this.entries = [...this.entries, ...fresh];
    return fresh;
  }

  #notify(entries: Entry<AnyEvent>[], before: TypedScene<AnyView> | null): void {
    if (entries.length) for (const listener of this.#listeners) listener(entries, before);
  }
}

function noAnswer(): RefusalInfo {
  return { code: "web.no_answer", ruling: null, why: say("web-no-answer") };
}

// Not `crypto.randomUUID`: browsers offer that over HTTPS only, and people play over plain HTTP on a home network.
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
