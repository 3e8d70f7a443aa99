// The line to a table: what is there, what happens, and what we ask for. It comes back by itself where it is lost, asks
// for what it missed, and sends again what was not answered; the house does nothing twice.
import { PROTOCOL } from "./protocol";
import type { ClientMessage, EntryInfo, ForecastInfo, RefusedInfo, Scene, ServerMessage, TableInfo } from "./protocol";
import { shared } from "./steady";
import { language } from "./words.svelte";

type Wish = Extract<ClientMessage, { id: string }>;
type Unsent<T> = T extends unknown ? Omit<T, "id"> : never;
type Answer = { ok: true; version: number } | { ok: false; refused: RefusedInfo };

const AGAIN = [300, 1000, 2000, 4000, 8000]; // milliseconds until a lost line is tried again

export class Line {
  state: "opening" | "open" | "lost" | "closed" = $state("opening");
  refused: RefusedInfo | null = $state.raw(null); // why we may not be here
  table: TableInfo | null = $state.raw(null);
  seat: number | null = $state(null); // the one we look from
  scene: Scene | null = $state.raw(null);
  entries: EntryInfo[] = $state.raw([]); // all that happened, in order
  waiting = $state(0); // wishes without an answer

  #socket: WebSocket | undefined;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wishes = new Map<string, { message: Wish; answer: (answer: Answer) => void }>();
  #forecasts: ((answer: ForecastInfo | null) => void)[] = [];
  #heard: ((entries: EntryInfo[]) => void)[] = [];
  #wanted: number | undefined; // the seat to look from

  constructor(
    readonly id: string,
    readonly invite: string | null = null,
  ) {
    this.#open();
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
  }

  close(): void {
    this.state = "closed";
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  /** Told of what happens while we listen, not of what happened before; returns how to stop. */
  onNews(hear: (entries: EntryInfo[]) => void): () => void {
    this.#heard.push(hear);
    return () => (this.#heard = this.#heard.filter((one) => one !== hear));
  }

  step(move: number | string): Promise<Answer> {
    return this.#wish({ type: "step", seat: this.seat ?? 0, after: this.scene?.step_version ?? 0, move });
  }
  undo(): Promise<Answer> {
    return this.#wish({ type: "undo", seat: this.seat ?? 0, after: this.scene?.step_version ?? 0 });
  }
  resign(): Promise<Answer> {
    return this.#wish({ type: "resign", seat: this.seat ?? 0 });
  }
  back(): Promise<Answer> {
    return this.#wish({ type: "back", seat: this.seat ?? 0 });
  }
  chat(text: string): Promise<Answer> {
    return this.#wish({ type: "chat", text });
  }
  /** Look from another of our seats, where friends share the device. */
  look(seat: number): void {
    this.#wanted = seat;
    this.#say({ type: "look", seat });
  }
  /** Open the line anew, as who we are now, to look from a seat. */
  reopen(seat: number): void {
    this.#wanted = seat;
    this.state = "opening";
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#open();
  }
  /** What a move would earn, or why it is not allowed; null where the line is down or it is not our turn. */
  forecast(move: number | string): Promise<ForecastInfo | null> {
    if (this.state !== "open") return Promise.resolve(null);
    this.#say({ type: "forecast", seat: this.seat ?? 0, move });
    return new Promise((resolve) => this.#forecasts.push(resolve));
  }

  #now = () => {
    if (this.state === "lost" && document.visibilityState === "visible") {
      clearTimeout(this.#timer);
      this.#open();
    }
  };

  #wish(wish: Unsent<Wish>): Promise<Answer> {
    const message = { ...wish, id: newId() } as Wish;
    return new Promise((answer) => {
      this.#wishes.set(message.id, { message, answer });
      this.waiting = this.#wishes.size;
      this.#say(message); // where the line is down, it is sent when it is back
    });
  }

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = (this.#socket = new WebSocket(`${scheme}//${location.host}/ws/tables/${this.id}`));
    socket.onopen = () =>
      this.#say({
        type: "hello",
        protocol: PROTOCOL,
        since: this.entries.at(-1)?.version ?? 0,
        locale: language(),
        ...(this.#wanted === undefined ? {} : { seat: this.#wanted }),
        ...(this.invite ? { invite: this.invite } : {}),
      });
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    socket.onclose = () => {
      if (this.state === "closed" || this.refused || socket !== this.#socket) return;
      this.state = "lost";
      for (const answer of this.#forecasts.splice(0)) answer(null);
      this.#timer = setTimeout(() => this.#open(), AGAIN[Math.min(this.#tries++, AGAIN.length - 1)]);
    };
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome": {
        const first = this.state !== "open";
        this.state = "open";
        this.#tries = 0;
        const elsewhere = message.table.game === "nile" && message.seat !== this.seat && this.entries.length > 0;
        this.table = message.table;
        this.seat = message.seat;
        this.scene = shared(this.scene, message.scene);
        if (elsewhere) {
          // What one seat drew is no other's business: the game is told again, as this one saw it.
          this.entries = [];
          this.#say({ type: "since", version: 0 });
        } else {
          this.#take(message.entries);
          if (message.more) this.#say({ type: "since", version: this.entries.at(-1)?.version ?? 0 });
        }
        if (first) for (const { message } of this.#wishes.values()) this.#say(message);
        break;
      }
      case "news":
        if (message.table) this.table = message.table;
        this.scene = shared(this.scene, message.scene);
        this.#take(message.entries, true);
        break;
      case "ack":
        this.#answer(message.id, { ok: true, version: message.version });
        break;
      case "refused":
        if (message.id) this.#answer(message.id, { ok: false, refused: message });
        else if (this.state !== "open")
          this.refused = message; // we were not let in
        else this.#forecasts.shift()?.(null);
        break;
      case "forecast":
        this.#forecasts.shift()?.(message);
        break;
    }
  }

  #take(entries: EntryInfo[], tell = false): void {
    const known = this.entries.at(-1)?.version ?? 0;
    const fresh = entries.filter((entry) => entry.version > known);
    if (fresh.length === 0) return;
    if (fresh[0]!.version > known + 1) {
      this.#say({ type: "since", version: known }); // something was missed: these come again with it
      return;
    }
    this.entries = [...this.entries, ...fresh];
    if (tell) for (const hear of this.#heard) hear(fresh);
  }

  #answer(id: string, answer: Answer): void {
    this.#wishes.get(id)?.answer(answer);
    this.#wishes.delete(id);
    this.waiting = this.#wishes.size;
  }
}

// Not `crypto.randomUUID`, which browsers keep from pages without HTTPS, such as one's own machine on a home network.
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
