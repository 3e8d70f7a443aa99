// A game that is over, at one of its plies: for the games' own tables it looks like a line to a table where nobody moves.
import { api } from "../lib/api";
import type { Line } from "../lib/line.svelte";
import type { EntryInfo, ReplayScene, ReplayStep, Scene, StandingInfo, TableInfo } from "../lib/protocol";
import { steady } from "../lib/steady";

const AHEAD = 4; // plies fetched before they are asked for

/** What a table of a game needs of a line. */
type Stage = Pick<
  Line,
  | "id"
  | "invite"
  | "state"
  | "refused"
  | "table"
  | "seat"
  | "scene"
  | "entries"
  | "waiting"
  | "onNews"
  | "forecast"
  | "look"
>;

export class Replay implements Stage {
  readonly state = "open";
  readonly refused = null;
  readonly waiting = 0;
  table: TableInfo = $state.raw()!;
  steps: ReplayStep[] = $state.raw([]);
  readonly seat = null; // nobody moves here
  readonly own: number; // where the reader sat, otherwise the first
  readonly usual: number | null; // whose side of the table is seen unless somebody chooses
  from: number | null = $state(null); // whose is seen; null: of whoever moves, where nothing is hidden
  ply = $state(0); // the one asked for
  shown: ReplayScene | null = $state.raw(null); // the one that is here
  problem: unknown = $state(null);
  scene: Scene | null = $derived.by(() => this.#keep(this.#sceneOf(this.shown)));
  #told: EntryInfo[] = $derived(this.steps.map(entryOf));
  entries: EntryInfo[] = $derived(this.#told.slice(0, (this.shown?.ply ?? 0) + 1));

  #keep = steady<Scene | null>();
  #scenes = new Map<number, Promise<ReplayScene>>();
  #heard: ((entries: EntryInfo[]) => void)[] = [];

  constructor(
    readonly id: string,
    readonly invite: string | null,
    table: TableInfo,
    steps: ReplayStep[],
  ) {
    this.table = table;
    this.steps = steps;
    this.own = Math.max(
      0,
      table.seats.findIndex((seat) => seat.yours && seat.kind === "person"),
    );
    this.from = this.usual = table.game === "nile" ? this.own : null;
  }

  get plies(): number {
    return this.steps.length - 1;
  }
  get standings(): StandingInfo[] {
    return this.shown?.standings ?? [];
  }
  /** To be handed to a game's table, which asks for a line but uses only this of it. */
  get line(): Line {
    return this as unknown as Line;
  }

  /** Go to a ply; what is asked for last is what is shown. */
  async to(ply: number): Promise<void> {
    const wanted = (this.ply = Math.max(0, Math.min(ply, this.plies)));
    try {
      const found = await this.#at(wanted);
      if (this.ply !== wanted) return;
      const forward = this.shown?.ply === wanted - 1;
      this.shown = found;
      this.problem = null;
      // One step forward is told like news, so that it moves as it does in play.
      if (forward) for (const hear of this.#heard) hear([this.#told[wanted]!]);
    } catch (error) {
      this.problem = error;
    }
    for (let next = wanted + 1; next <= Math.min(wanted + AHEAD, this.plies); next++) this.#at(next).catch(() => {});
  }

  /** The next ply at which another player has the turn, or the one before at which they got it. */
  turnFrom(ply: number, way: 1 | -1): number {
    let next = ply + way;
    while (next > 0 && next < this.plies && !this.#beginsTurn(next)) next += way;
    return Math.max(0, Math.min(next, this.plies));
  }

  #beginsTurn(ply: number): boolean {
    return this.steps[ply]?.events.some((event) => event.event === "turn") ?? false;
  }

  onNews(hear: (entries: EntryInfo[]) => void): () => void {
    this.#heard.push(hear);
    return () => (this.#heard = this.#heard.filter((one) => one !== hear));
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
      found = api.replay(this.id, ply, this.invite);
      found.catch(() => this.#scenes.delete(ply));
      this.#scenes.set(ply, found);
    }
    return found;
  }

  #sceneOf(shown: ReplayScene | null): Scene | null {
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
      standings: over || this.table?.game === "fertility" ? shown.standings : null,
    };
  }
}

function entryOf(step: ReplayStep, ply: number): EntryInfo {
  const kind = ply === 0 ? "started" : "step";
  return { version: ply + 1, kind, seat: step.seat, at: 0, events: step.events, stand_in: step.stand_in };
}
