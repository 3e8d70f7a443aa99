// NILE's events in beats: an action with the cards drawn after it, the Flood with its harvest, and each big moment by itself.
import type { Beat } from "../pacing";
import type { NileEvent } from "./types";

type Part = "deal" | "action" | "flood" | "success" | "locusts" | "season";

// Which part of a turn an event begins or continues. One that is not here belongs to whatever it follows.
const PARTS: Partial<Record<NileEvent["event"], Part>> = {
  dealt: "deal",
  begins: "deal",
  stood_in: "action",
  traded: "action",
  ousted: "action",
  planted: "action",
  speculated: "action",
  passed: "action",
  turn: "flood",
  flooded: "flood",
  succeeded: "success",
  locusts: "locusts",
  eaten: "locusts",
  reshuffled: "season",
  harvested: "flood",
  washed: "flood",
};

const QUICK: readonly string[] = ["turn", "flooded", "spent"]; // a flood that changes nobody's fields

export function beats(events: readonly NileEvent[]): Beat<NileEvent>[] {
  const parts: { part: Part; events: NileEvent[] }[] = [];
  for (const event of events) {
    const last = parts.at(-1);
    const part = PARTS[event.event] ?? last?.part ?? "action";
    // That a turn begins is nothing to watch by itself.
    if (last?.events.every(({ event }) => event === "turn")) last.part = part;
    if (last?.part === part) last.events.push(event);
    else parts.push({ part, events: [event] });
  }
  return parts.map(({ part, events }) => ({
    events,
    seat: part === "action" ? actorOf(events) : null,
    weight: events.every(({ event }) => QUICK.includes(event)) ? 0.6 : 1,
  }));
}

function actorOf(events: readonly NileEvent[]): number | null {
  for (const event of events) if ("seat" in event && event.seat !== null) return event.seat;
  return null;
}
