// The table as it is shown: the moves of others one after another, at the reader's pace. It is a table source over the live
// one, which may be some seconds ahead. The reader's own steps are never held back, and neither is their input: whatever
// they do shows the present first.
import { flushSync } from "svelte";
import type { Beat, Moment, Pacing, Telling } from "../games/pacing";
import { settings, type Pace } from "../lib/settings.svelte";
import type { Entry, AnyEvent, AnyView, TableCommands, TableSource } from "../lib/table-source";
import type { TypedForecast, TypedScene, UpdateListener } from "../lib/table-source";
import { cut, isOwn, shownAfter, surplus, timeForEach, TIMES, type Queued, type Shown } from "./beat-queue";
import { Recap } from "./recap.svelte";

const NO_INPUT = ["Tab", "Shift", "Control", "Alt", "Meta", "CapsLock"]; // keys that do nothing by themselves

/** A beat in sight. */
export interface ShownBeat extends Beat {
  /** One line that says it; null for the narration of its events. */
  readonly words: string | null;
  readonly moment: Moment | null;
  /** Milliseconds. */
  readonly duration: number;
}

interface Options {
  /** null for a game that has none, and as long as it is not loaded. */
  pacing: () => Pacing | null;
  names: () => string[];
  /** The pace of this table, where it is not the reader's own. */
  pace?: () => Pace;
}

export class PacedTable implements TableSource {
  /** What is in sight now; null: nothing moves. */
  beat: ShownBeat | null = $state.raw(null);
  /** How many beats wait after this one. */
  waitingBeats = $state(0);
  readonly commands: TableCommands;
  readonly recap: Recap;

  #shown: Shown | null = $state.raw(null);
  #queue: Queued[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #paused = $state(false);
  #listeners = new Set<UpdateListener>();
  #stopListening: () => void;

  constructor(
    readonly live: TableSource & { commands: TableCommands },
    readonly options: Options,
  ) {
    // Every command but a remark is about the present, so it shows the present first.
    this.commands = new Proxy(live.commands, {
      get: (commands, name: keyof TableCommands) => {
        const command = commands[name].bind(commands) as (...values: unknown[]) => unknown;
        if (name === "chat" || name === "preset") return command;
        return (...values: unknown[]) => {
          this.skip();
          return command(...values);
        };
      },
    });
    this.recap = new Recap(this, options);
    this.#stopListening = live.onUpdate((entries, before) => this.#receive(entries, before));
    document.addEventListener("visibilitychange", this.#seenAgain);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stopListening();
    document.removeEventListener("visibilitychange", this.#seenAgain);
  }

  get id(): string {
    return this.live.id;
  }
  get invite(): string | null {
    return this.live.invite;
  }
  get state(): TableSource["state"] {
    return this.live.state;
  }
  get table(): TableSource["table"] {
    return this.live.table;
  }
  get seat(): number | null {
    return this.live.seat;
  }
  get scene(): TypedScene<AnyView> | null {
    return this.#behind?.scene ?? this.live.scene;
  }
  get entries(): Entry<AnyEvent>[] {
    return this.#behind?.entries ?? this.live.entries;
  }
  get waiting(): number {
    return this.live.waiting;
  }
  get connected(): TableSource["connected"] {
    return this.live.connected;
  }
  get refusal(): TableSource["refusal"] {
    return this.live.refusal;
  }
  onUpdate(listener: UpdateListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  forecast(move: number | string): Promise<TypedForecast<unknown> | null> {
    return this.live.forecast(move);
  }
  look(seat: number | null): void {
    this.live.look(seat);
  }

  /** Show the present now, so that what the reader does next is about the present. */
  skip(): void {
    if (!this.#queue.length && !this.beat) return;
    this.#empty(null);
    flushSync();
  }

  get paused(): boolean {
    return this.#paused;
  }
  /** Stay at this beat until `resume`, or until the reader does something. */
  pause(): void {
    this.#paused = true;
    clearTimeout(this.#timer);
  }
  resume(): void {
    this.#paused = false;
    this.#goOn();
  }

  /** For {@attach}: whatever the reader does in this element shows the present first. */
  readonly skipOnInput = (element: HTMLElement): (() => void) => {
    const press = () => this.skip();
    const type = ({ key }: KeyboardEvent) => {
      if (!NO_INPUT.includes(key)) this.skip();
    };
    element.addEventListener("pointerdown", press, { capture: true });
    element.addEventListener("keydown", type, { capture: true });
    return () => {
      element.removeEventListener("pointerdown", press, { capture: true });
      element.removeEventListener("keydown", type, { capture: true });
    };
  };

  get #pace(): Pace {
    return this.options.pace?.() ?? settings.pace;
  }
  /** What is shown instead of the live table, as long as the reader looks from the same seat. */
  get #behind(): Shown | null {
    return this.#shown?.seat === this.live.seat ? this.#shown : null;
  }

  #receive(entries: Entry<AnyEvent>[], before: TypedScene<AnyView> | null): void {
    const seat = this.live.seat;
    const former = before && { seat, scene: before, entries: this.live.entries.slice(0, -entries.length) };
    if (entries.some((entry) => entry.kind === "undo" || isOwn(entry, seat))) this.#empty(former);
    const pacing = this.options.pacing();
    const pace = this.#pace;
    if (!pacing || pace === "instant" || !former) {
      this.#empty(null);
      this.#notify(entries, before);
      return;
    }
    if (!this.#behind) this.#shown = former;
    this.#queue.push(...cut(entries, this.live.scene, pacing, this.#tell(former.scene.view), performance.now()));
    this.#count();
    if (!this.beat) this.#next();
  }

  /** Show everything that waits at once, and then `shown`; null: the live table. */
  #empty(shown: Shown | null): void {
    clearTimeout(this.#timer);
    const before = this.scene;
    const news = this.#queue.map((queued) => queued.news);
    this.#queue = [];
    this.#shown = shown;
    this.beat = null;
    this.#count();
    this.#notify(news, before);
  }

  /** Show what comes next, or the live table if nothing waits. */
  #next(): void {
    const pacing = this.options.pacing();
    const pace = this.#pace;
    if (!pacing || pace === "instant" || !this.#behind) return this.#empty(null);
    if ((this.#paused || document.visibilityState !== "visible") && !this.#queue[0]?.own) return;
    const lag = TIMES.lag[pace];
    const group = this.#takeGroup(surplus(this.#queue, lag));
    if (!group.length) {
      this.beat = null;
      if (!this.#queue.length) this.#shown = null;
      return;
    }
    const last = group.at(-1)!;
    const { scene } = this.#behind;
    const { beat } = last;
    const telling = this.#tell(scene.view);
    const each = Math.min(TIMES.beat[pace], timeForEach([last, ...this.#queue], lag, performance.now()));
    const moment = beat && pacing.moment(beat, telling);
    const duration = beat ? Math.max(last.weight * each, moment ? TIMES.moment : TIMES.shortest) : 0;
    const words = (beat && pacing.words?.(beat, telling)) ?? null;
    this.beat = beat && { ...beat, words, moment, duration };
    const present = !this.#queue.length;
    this.#shown = present && !this.live.scene?.over ? null : shownAfter(group, this.#behind, pacing, present);
    this.#count();
    this.#notify(
      group.map(({ news }) => news),
      scene,
    );
    this.#timer = setTimeout(() => this.#next(), duration);
  }

  /** Take the next beat off the queue, after `more` others, together with what comes before it and is not to be watched. */
  #takeGroup(more: number): Queued[] {
    let last = -1;
    for (let at = 0, beats = 0; at < this.#queue.length && beats <= more; at++) {
      if (!this.#queue[at]!.beat) continue;
      last = at;
      beats++;
    }
    // Without a beat after it, another player's pick waits for the beat that completes it.
    const picks = ({ entry, own }: Queued) => entry.kind === "step" && !own;
    const { moves, over } = this.live.scene ?? {};
    if (last < 0 && (moves || over || !this.#queue.every(picks))) last = this.#queue.length - 1;
    return this.#queue.splice(0, last + 1);
  }

  // A page that nobody sees waits. Seen again, it has the whole time to show what happened.
  #seenAgain = (): void => {
    if (document.visibilityState === "visible") this.#goOn();
  };
  #goOn(): void {
    const now = performance.now();
    this.#queue = this.#queue.map((queued) => ({ ...queued, arrived: now }));
    clearTimeout(this.#timer);
    if (this.beat || this.#queue.length) this.#next();
  }

  #tell(view: AnyView): Telling {
    return { me: this.seat, players: { names: this.options.names(), reader: this.seat }, view };
  }
  #count(): void {
    this.waitingBeats = this.#queue.filter((queued) => queued.beat).length;
  }
  #notify(entries: Entry<AnyEvent>[], before: TypedScene<AnyView> | null): void {
    if (entries.length) for (const listener of this.#listeners) listener(entries, before);
  }
}
