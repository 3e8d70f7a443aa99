// A WebSocket that the test holds the other end of, and messages as the server sends them.
import type { ClientMessage, EntryInfo, Scene, SeatInfo, ServerMessage, TableInfo } from "../src/lib/protocol";

export class FakeSocket {
  static readonly OPEN = 1;
  /** Every socket that was opened, in order. */
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: ClientMessage[] = [];

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }
  /** A half-open socket does not report that it is closed. */
  close(): void {
    this.readyState = 2;
  }

  /** The server accepts the connection. */
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  receive(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The server closes the connection. */
  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  /** Messages of one type that the client sent. */
  of<Type extends ClientMessage["type"]>(type: Type): Extract<ClientMessage, { type: Type }>[] {
    return this.sent.filter((one): one is Extract<ClientMessage, { type: Type }> => one.type === type);
  }
}

export function person(name: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    kind: "person",
    name,
    level: null,
    yours: false,
    kept: false,
    away: false,
    resigned: false,
    piece: null,
    random: null,
    ...more,
  };
}
export function bot(level: SeatInfo["level"]): SeatInfo {
  return { ...person(""), kind: "bot", name: null, level };
}

export function table(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "abcdefgh",
    game: "nile",
    hides: true,
    players: 2,
    options: { monuments: false, classic: false },
    set: null,
    public: false,
    onlookers: true,
    clock: null,
    hints: true,
    stage: "playing",
    version: 1,
    plies: 1,
    yours: true,
    seats: [person("Mia", { yours: true }), bot("scribe")],
    turn: 0,
    commitment: null,
    secret: null,
    key: null,
    places: null,
    rematch: null,
    created: 0,
    changed: 0,
    invite: null,
    ...more,
  } as TableInfo;
}

export function scene(more: Partial<Record<keyof Scene, unknown>> = {}): Scene {
  return {
    version: 1,
    step_version: 1,
    turn: 0,
    over: false,
    due: null,
    view: { seat: 0, step: "choose" },
    moves: [0, 3],
    can_undo: false,
    standings: null,
    ...more,
  } as Scene;
}

export function entry(version: number, more: Partial<EntryInfo> = {}): EntryInfo {
  return { version, kind: "step", seat: 1, at: 0, events: [], ...more };
}

export function welcome(entries: EntryInfo[] = [entry(1)], more: Partial<ServerMessage> = {}): ServerMessage {
  const message = { type: "welcome", protocol: 1, seat: 0, table: table(), entries, more: false, scene: scene() };
  return { ...message, ...more } as ServerMessage;
}
