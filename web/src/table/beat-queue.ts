// What happened and is not shown yet, cut into beats, and how long each may take.
import type { Beat, Pacing, Telling } from "../games/pacing";
import type { Entry, AnyEvent, AnyView, TypedScene } from "../lib/table-source";

/** Milliseconds. Tests read them. */
export const TIMES = {
  /** How long a beat stays in sight. */
  beat: { slow: 1200, normal: 700, fast: 350 },
  /** How far the shown table is behind the live one at most; beats become shorter for it. */
  lag: { slow: 10_000, normal: 6000, fast: 4000 },
  /** A beat is never shorter. What does not fit into the lag is shown at once: the log and the recap tell it. */
  shortest: 250,
  /** A big moment is read, however much waits behind it. */
  moment: 1000,
} as const;

const BIG = 1.85; // a big moment lasts so much longer
const OWN = 0.5; // so much of a beat passes between one's own step and what it causes

export interface Queued {
  /** null: nothing to watch, such as a remark in the chat, or a pick that only its player may see. */
  beat: Beat | null;
  /** What happens now: the entry with the events of this beat alone. */
  news: Entry<AnyEvent>;
  /** The entry as far as it is shown then: with the events of its earlier beats too. */
  entry: Entry<AnyEvent>;
  /** The server's scene afterwards; null where it did not send one. */
  scene: TypedScene<AnyView> | null;
  /** The reader's own step, which is shown as it comes. */
  own: boolean;
  /** How long it takes, compared with an ordinary beat. */
  weight: number;
  arrived: number;
}

/** What is shown instead of the live table. */
export interface Shown {
  /** The seat that it is seen from. */
  seat: number | null;
  scene: TypedScene<AnyView>;
  entries: Entry<AnyEvent>[];
}

/** Whether the reader made this step. A stand-in's step is watched as anybody else's. */
export function isOwn(entry: Entry<AnyEvent>, me: number | null): boolean {
  return entry.kind === "step" && me !== null && entry.seat === me && !entry.stand_in;
}

/** These entries in beats. `scene` is the server's after the last of them. */
export function cut(
  entries: readonly Entry<AnyEvent>[],
  scene: TypedScene<AnyView> | null,
  pacing: Pacing,
  telling: Telling,
  arrived: number,
): Queued[] {
  return entries.flatMap((entry, at): Queued[] => {
    const after = at === entries.length - 1 ? scene : null;
    const beats = entry.events?.length ? pacing.beats(entry.events) : [];
    let own = isOwn(entry, telling.me);
    if (!beats.length) return [{ beat: null, news: entry, entry, scene: after, own, weight: 0, arrived }];
    const shown: AnyEvent[] = [];
    return beats.map((beat, number): Queued => {
      own &&= beat.seat === telling.me;
      shown.push(...beat.events);
      const last = number === beats.length - 1;
      return {
        beat,
        news: beats.length === 1 ? entry : { ...entry, events: [...beat.events] },
        entry: last ? entry : { ...entry, events: [...shown] },
        scene: last ? after : null,
        own,
        weight: own ? OWN : pacing.moment(beat, telling) ? BIG : (beat.weight ?? 1),
        arrived,
      };
    });
  });
}

/** How many beats at the front must be shown at once, because there is no time for all of them. */
export function surplus(queue: readonly Queued[], lag: number): number {
  const beats = queue.filter((queued) => queued.beat).length;
  return Math.max(0, beats - Math.floor(lag / TIMES.shortest));
}

/** How long a beat of weight 1 can take, so that none of these is shown later than `lag` after it happened. */
export function timeForEach(queue: readonly Queued[], lag: number, now: number): number {
  let each = Infinity;
  let weights = 0;
  for (const { weight, arrived } of queue) {
    weights += weight;
    if (weights > 0) each = Math.min(each, (arrived + lag - now) / weights);
  }
  return each;
}

/** What is shown after these beats; `ends` if the game ends with them: its result is shown after its last beat. */
export function shownAfter(
  group: readonly Queued[],
  { seat, scene, entries }: Shown,
  pacing: Pacing,
  ends: boolean,
): Shown {
  let view = scene.view;
  let log = entries;
  let sent: TypedScene<AnyView> | null = null; // the last scene that the server sent with these
  for (const { news, entry, scene: after } of group) {
    log = log.at(-1)?.version === entry.version ? [...log.slice(0, -1), entry] : [...log, entry];
    view = after?.view ?? (news.events ?? []).reduce((view, event) => pacing.apply(view, event), view);
    sent = after ?? sent;
  }
  const { turn = scene.turn } = view as { turn?: number | null };
  const standings = ends ? scene.standings : (sent ?? scene).standings;
  const nothingToDo = { moves: null, can_undo: null, over: false };
  return { seat, entries: log, scene: { ...(sent ?? scene), view, turn, standings, ...nothingToDo } };
}
