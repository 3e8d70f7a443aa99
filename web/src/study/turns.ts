// Turns as people count them.
import type { ReplayStep } from "../lib/protocol";

/** The number of the turn that a ply belongs to, which is shown before it; the first turn is 1. */
export function turnNumberAt(steps: readonly Pick<ReplayStep, "events">[], ply: number): number {
  const begun = steps.slice(0, ply + 1).filter((step) => step.events.some((event) => event.event === "turn")).length;
  return Math.max(1, begun);
}
