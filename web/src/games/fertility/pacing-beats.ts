// The events of a log entry in beats: one for each action of a player, with what it earned or set off.
import type { Beat } from "../pacing";
import type { FertilityEvent } from "./types";

type Kind = FertilityEvent["event"];

const ACTIONS: readonly Kind[] = [
  "stood_in",
  "placed",
  "discarded",
  "quarried",
  "empty_quarry",
  "paid",
  "built",
  "supplied",
  "exchanged",
  "returned",
  "took",
  "removed",
  "last_turns",
  "turn",
  "ended",
];
// What belongs to the action before it: a payment to its District, the next turn to the end of this one.
const SAME_ACTION: Partial<Record<Kind, readonly Kind[]>> = {
  paid: ["paid"],
  built: ["paid"],
  returned: ["returned"],
  turn: ["took", "removed", "last_turns"],
};
const NOBODYS: readonly Kind[] = ["last_turns", "turn", "ended"];
// An entry with nothing else has no beat: it is shown with the next one. Of the payments for a District, the last one counts.
const MINOR: readonly Kind[] = ["paid", "returned"];
// A tile with its goods takes longer to see than one that is taken.
const WEIGHTS: Partial<Record<Kind, number>> = { placed: 1.25, took: 0.8, removed: 0.8, turn: 0.6 };

export function beats(events: readonly FertilityEvent[]): Beat<FertilityEvent>[] {
  if (events.every(({ event }) => MINOR.includes(event))) return [];
  const found: FertilityEvent[][] = [];
  for (const event of events) {
    const beat = found.at(-1);
    if (beat && isPartOf(beat[0]!, event)) beat.push(event);
    else found.push([event]);
  }
  return found.map((together) => {
    const action = together[0]!;
    return { events: together, seat: seatOf(action), weight: WEIGHTS[action.event] ?? 1 };
  });
}

function isPartOf(action: FertilityEvent, { event }: FertilityEvent): boolean {
  return !ACTIONS.includes(event) || SAME_ACTION[event]?.includes(action.event) === true;
}

function seatOf(action: FertilityEvent): number | null {
  if (!("seat" in action) || !ACTIONS.includes(action.event) || NOBODYS.includes(action.event)) return null;
  return action.seat;
}
