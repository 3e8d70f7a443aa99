// A position in which the reader tries moves, as a table source. The server carries out and checks the moves; it stores
// nothing, so each request has all of them.
import { Refused } from "./api";
import { say } from "./localization.svelte";
import { keepUnchanged } from "./structural-sharing";
import type { AttemptInfo, RefusalInfo } from "./protocol";
import type { Answer, AnyEvent, AnyView, Entry, TableCommands, TableSource } from "./table-source";
import type { TypedForecast, TypedScene, UpdateListener } from "./table-source";

/** What the server sends of a position after some moves. */
export type PositionState = Pick<AttemptInfo, "seat" | "table" | "scene" | "entries" | "forecast">;
export type PositionRequest = { moves: (number | string)[]; forecast?: number | string };

export abstract class PositionTable<State extends PositionState> implements TableSource {
  readonly id: string;
  readonly invite = null;
  readonly state = "open";
  readonly connected = null;
  readonly table: TableSource["table"];
  readonly seat: number;
  waiting = $state(0);
  refusal: RefusalInfo | null = $state.raw(null);
  moves: readonly (number | string)[] = $state.raw([]);

  protected readonly own: TableCommands;
  protected now: State = $state.raw() as State;
  #keep = keepUnchanged<TypedScene<AnyView>>();
  #listeners = new Set<UpdateListener>();

  protected constructor(
    start: State,
    readonly ask: (request: PositionRequest) => Promise<State>,
    /** Why something cannot be done here that can be done at a table. */
    notHere: () => RefusalInfo,
  ) {
    this.id = start.table.id;
    this.seat = start.seat;
    this.table = {
      ...start.table,
      seats: start.table.seats.map((one) => ({ ...one, name: one.name ?? say("web-guest") })),
    };
    this.now = start;
    const refused = (): Promise<Answer> => Promise.resolve({ ok: false, refused: notHere() });
    this.own = {
      step: (move) => this.#try([...this.moves, move]),
      undo: () => this.#try(this.moves.slice(0, -1)),
      hint: () => Promise.resolve({ ok: false, refused: notHere() }),
      resign: refused,
      back: refused,
      chat: refused,
      preset: refused,
    };
  }

  get commands(): TableCommands | null {
    return this.own;
  }
  readonly scene: TypedScene<AnyView> = $derived.by(() => this.#keep(this.now.scene));
  readonly entries: Entry<AnyEvent>[] = $derived.by(() => this.now.entries);

  /** Begin anew. */
  again(): Promise<Answer> {
    return this.#try([]);
  }

  onUpdate(listener: UpdateListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  async forecast(move: number | string): Promise<TypedForecast<unknown> | null> {
    try {
      return (await this.ask({ moves: [...this.moves], forecast: move })).forecast;
    } catch {
      return null;
    }
  }
  look(): void {
    // There is one seat to look from.
  }

  async #try(moves: readonly (number | string)[]): Promise<Answer> {
    this.refusal = null;
    this.waiting++;
    try {
      const before = this.scene;
      const found = await this.ask({ moves: [...moves] });
      const fresh = found.entries.slice(this.now.entries.length);
      this.moves = found.entries.length ? moves : []; // the server may show the position from its beginning again
      this.now = found;
      if (fresh.length) for (const listener of this.#listeners) listener(fresh, before);
      return { ok: true, version: found.scene.version };
    } catch (error) {
      const refused = error instanceof Refused ? error.refusal : noAnswer();
      this.refusal = refused;
      return { ok: false, refused };
    } finally {
      this.waiting--;
    }
  }
}

const noAnswer = (): RefusalInfo => ({ code: "web.no_answer", ruling: null, why: say("web-no-answer") });
