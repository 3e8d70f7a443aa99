// A finished game as a race: who led when, and which turns decided it.
import type { RacePoint, ReplayStep } from "../../lib/protocol";
import type { AnyEvent } from "../../lib/table-source";

/** One turn of the race, with the height of every seat after it. The first is the deal. */
export interface Turn extends RacePoint {
  /** Counted from 0, the deal. */
  number: number;
  heights: number[];
}

export function turnsOf(points: readonly RacePoint[], height: (counts: readonly number[]) => number): Turn[] {
  return points.map((point, number) => ({ ...point, number, heights: point.counts.map(height) }));
}

/** The events of a turn. */
export const eventsOf = (turns: readonly Turn[], { number, ply }: Turn, steps: readonly ReplayStep[]): AnyEvent[] =>
  steps.slice((turns[number - 1]?.ply ?? -1) + 1, ply + 1).flatMap((step) => step.events as AnyEvent[]);

/** The turns that began something new, with their captions. */
export function marksOf(
  turns: readonly Turn[],
  steps: readonly ReplayStep[],
  mark: (event: AnyEvent) => string | null,
): { turn: number; caption: string }[] {
  return turns.slice(1).flatMap((turn) => {
    const caption = eventsOf(turns, turn, steps)
      .map(mark)
      .find((one) => one !== null);
    return caption ? [{ turn: turn.number, caption }] : [];
  });
}

/** The seat that is alone in front after a turn; null if several share the lead. */
export function leaderOf({ places }: Pick<RacePoint, "places">): number | null {
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return first.length === 1 ? first[0]! : null;
}

/** How often one player took the lead from another. */
export function leadChanges(turns: readonly Turn[]): number {
  const leaders = turns.map(leaderOf).filter((seat) => seat !== null);
  return leaders.filter((seat, number) => number > 0 && seat !== leaders[number - 1]).length;
}

/** The turn from which the winner led to the end; null if the win is shared. */
export function ledSince(turns: readonly Turn[]): number | null {
  const last = turns.at(-1);
  const winner = last ? leaderOf(last) : null;
  if (winner === null) return null;
  return turns.findLastIndex((turn) => leaderOf(turn) !== winner) + 1;
}

/** How far a seat is ahead of the best of the others; negative if it is behind. */
const lead = (heights: readonly number[], seat: number): number =>
  heights[seat]! - Math.max(...heights.filter((_, other) => other !== seat));

export interface TurningPoint {
  turn: Turn;
  /** The seat that gained most. */
  seat: number;
  /** Whether it took the lead with this turn. */
  leads: boolean;
}

const TAKING_THE_LEAD = 1.5; // a turn weighs so much more if the lead changed
const SLIGHT = 0.25; // of the heaviest turn: lighter ones decided nothing
const APART = 2; // turns: two turning points are not neighbours

/** The turns in which the distances changed most, at most `most` of them, in their order. */
export function turningPoints(turns: readonly Turn[], most = 3): TurningPoint[] {
  const found = turns.slice(1).flatMap((turn, number) => {
    const before = turns[number]!;
    const gains = turn.heights.map((_, seat) => lead(turn.heights, seat) - lead(before.heights, seat));
    const gain = Math.max(...gains);
    if (gain <= 0) return [];
    const seat = gains.indexOf(gain);
    const earlier = turns
      .slice(0, turn.number)
      .map(leaderOf)
      .findLast((one) => one !== null);
    const leads = leaderOf(turn) === seat && leaderOf(before) !== seat && earlier !== seat;
    return [{ turn, seat, leads, weight: gain * (leads ? TAKING_THE_LEAD : 1) }];
  });
  found.sort((one, other) => other.weight - one.weight || other.turn.number - one.turn.number);
  const chosen: typeof found = [];
  for (const one of found) {
    if (chosen.length === most || one.weight < SLIGHT * found[0]!.weight) break;
    if (chosen.every((other) => Math.abs(other.turn.number - one.turn.number) >= APART)) chosen.push(one);
  }
  return chosen
    .sort((one, other) => one.turn.number - other.turn.number)
    .map(({ turn, seat, leads }) => ({ turn, seat, leads }));
}
