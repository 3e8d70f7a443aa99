// "Since your last turn": what the others did, from the log as far as it is shown.
import type { Pacing, RecapLine } from "../games/pacing";
import type { Entry, AnyEvent, TableSource } from "../lib/table-source";
import { isOwn } from "./beat-queue";

interface Options {
  pacing: () => Pacing | null;
  names: () => string[];
}

export class Recap {
  readonly #since: Since = $derived.by(() => {
    const { scene, entries, seat } = this.source;
    const pacing = this.options.pacing();
    return pacing && scene && !scene.over && seat !== null
      ? sinceLastTurn(entries, seat, scene.turn === seat, pacing)
      : NOTHING;
  });
  readonly lines: readonly RecapLine[] = $derived.by(() => {
    const { scene, seat } = this.source;
    const pacing = this.options.pacing();
    if (!pacing || !scene || !this.#since.events.length) return [];
    const players = { names: this.options.names(), reader: seat };
    return pacing.recap(this.#since.events, { me: seat, players, view: scene.view });
  });
  /** It is the reader's turn, and they have not put the recap away. */
  readonly fresh: boolean = $derived.by(
    () =>
      this.lines.length > 0 && this.source.scene?.turn === this.source.seat && this.#dismissed !== this.#since.version,
  );
  #dismissed: number | null = $state(null);

  constructor(
    readonly source: TableSource,
    readonly options: Options,
  ) {}

  dismiss(): void {
    this.#dismissed = this.#since.version;
  }
}

interface Since {
  /** Of the entry that ended the reader's last turn; 0 before their first. */
  version: number;
  events: AnyEvent[];
}
const NOTHING: Since = { version: 0, events: [] };

/** What happened after the reader's last turn. While it is their turn (`mine`), their steps in it do not count. */
export function sinceLastTurn(entries: readonly Entry<AnyEvent>[], me: number, mine: boolean, pacing: Pacing): Since {
  let end = entries.length;
  if (mine) while (end > 0 && !isOthers(entries[end - 1]!, me)) end--;
  let start = end - 1;
  while (start >= 0 && !isOwn(entries[start]!, me)) start--;
  const last = entries[start];
  const beats = last?.events?.length ? pacing.beats(last.events) : [];
  const own = beats.findIndex((beat) => beat.seat !== me);
  const caused = own < 0 ? [] : beats.slice(own).flatMap((beat) => beat.events);
  const later = entries.slice(start + 1, end).flatMap((entry) => entry.events ?? []);
  return { version: last?.version ?? 0, events: [...caused, ...later] };
}

function isOthers(entry: Entry<AnyEvent>, me: number): boolean {
  return (entry.kind === "step" || entry.kind === "started") && !isOwn(entry, me);
}
