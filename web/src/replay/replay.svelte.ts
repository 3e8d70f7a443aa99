// A game that is over, at one of its plies: a table source where nobody can move.
import { api } from "../lib/api";
import type { HintDepth, ReplayScene, ReplayStep, StandingInfo, TableInfo } from "../lib/protocol";
import { keepUnchanged } from "../lib/structural-sharing";
import type { Entry, AnyEvent, AnyView, TableSource, TypedScene, UpdateListener } from "../lib/table-source";

const AHEAD = 4; // plies fetched before they are asked for

export class Replay implements TableSource {
  readonly state = "open";
  readonly waiting = 0;
  readonly refusal = null;
  readonly commands = null;
  readonly connected = null;
  readonly seat = null;
  /** The seat where the reader sat, otherwise the first. */
  readonly own: number;
  /** The seat to look from by default. */
  readonly defaultFrom: number | null;
  /** The seat to look from; null: the seat that moves, where the game hides nothing. */
  from: number | null = $state(null);
  /** The ply asked for. */
  ply = $state(0);
  /** The ply that is here and shown. */
  shown: ReplayScene | null = $state.raw(null);
  problem: unknown = $state(null);
  scene: TypedScene<AnyView> | null = $derived.by(() => this.#keep(this.#sceneOf(this.shown)));
  /** The log of the whole game, one entry per ply. */
  readonly allEntries: Entry<AnyEvent>[];
  entries: Entry<AnyEvent>[] = $derived.by(() => this.allEntries.slice(0, (this.shown?.ply ?? 0) + 1));

  #keep = keepUnchanged<TypedScene<AnyView> | null>();
  #scenes = new Map<number, Promise<ReplayScene>>();
  #listeners = new Set<UpdateListener>();

  constructor(
    readonly id: string,
    readonly invite: string | null,
    readonly table: TableInfo,
    readonly steps: readonly ReplayStep[],
    /** Fetches the position after so many plies. */
    private readonly fetch = (ply: number): Promise<ReplayScene> => api.replay(id, ply, invite),
  ) {
    this.allEntries = steps.map(entryOf);
    this.own = Math.max(
      0,
      table.seats.findIndex((seat) => seat.yours && seat.kind === "person"),
    );
    this.from = this.defaultFrom = table.hides ? this.own : null;
  }

  get plies(): number {
    return this.steps.length - 1;
  }
  get standings(): StandingInfo[] {
    return this.shown?.standings ?? [];
  }
  /** How deep a hint was asked for before a ply, by the seat that made it. A move may have begun with quiet steps before. */
  hintAt(ply: number): HintDepth | null {
    for (let at = ply; at > 0; at--) {
      const { hint, seat, events } = this.steps[at]!;
      if (at < ply && (events.length || seat !== this.steps[ply]!.seat)) break;
      if (hint) return hint;
    }
    return null;
  }
  /** Go to a ply. The one that was asked for last is shown. */
  async to(ply: number): Promise<void> {
    const wanted = (this.ply = Math.max(0, Math.min(ply, this.plies)));
    try {
      const found = await this.#at(wanted);
      if (this.ply !== wanted) return;
      const forward = this.shown?.ply === wanted - 1;
      const before = this.scene;
      this.shown = found;
      this.problem = null;
      // One step forward is an update, so that it is animated as it is in play.
      if (forward) for (const listener of this.#listeners) listener([this.allEntries[wanted]!], before);
    } catch (error) {
      this.problem = error;
    }
    for (let next = wanted + 1; next <= Math.min(wanted + AHEAD, this.plies); next++) this.#at(next).catch(() => {});
  }

  /** What a seat saw after a ply. */
  async viewAt(ply: number, seat: number): Promise<AnyView> {
    return (await this.#at(ply)).views[seat] ?? {};
  }

  /** The next ply at which another player has the turn, or the one before at which they got it. */
  turnFrom(ply: number, direction: 1 | -1): number {
    let next = ply + direction;
    while (next > 0 && next < this.plies && !this.#beginsTurn(next)) next += direction;
    return Math.max(0, Math.min(next, this.plies));
  }

  #beginsTurn(ply: number): boolean {
    return this.steps[ply]?.events.some((event) => event.event === "turn") ?? false;
  }

  onUpdate(listener: UpdateListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  forecast(): Promise<null> {
    return Promise.resolve(null);
  }
  look(seat: number): void {
    this.from = seat;
  }

  #at(ply: number): Promise<ReplayScene> {
    let found = this.#scenes.get(ply);
    if (!found) {
      found = this.fetch(ply);
      found.catch(() => this.#scenes.delete(ply));
      this.#scenes.set(ply, found);
    }
    return found;
  }

  #sceneOf(shown: ReplayScene | null): TypedScene<AnyView> | null {
    if (!shown) return null;
    const over = shown.ply === this.plies;
    return {
      version: shown.ply + 1,
      step_version: shown.ply + 1,
      turn: shown.turn,
      over,
      due: null,
      view: this.from === null ? { ...shown.views[0], seat: null } : (shown.views[this.from] ?? {}),
      moves: null,
      can_undo: null,
      standings: over || !this.table.hides ? shown.standings : null,
    };
  }
}

function entryOf(step: ReplayStep, ply: number): Entry<AnyEvent> {
  const kind = ply === 0 ? "started" : "step";
  return { version: ply + 1, kind, seat: step.seat, at: 0, events: step.events, stand_in: step.stand_in };
}
