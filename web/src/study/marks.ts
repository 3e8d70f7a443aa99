// A move drawn on the table: rings around its places, numbered where it has several steps.
import { withoutEnd, type HintStep } from "../games/hint";
import type { Mark } from "../table/spotlight.svelte";

const MOST_STEPS = 3;

export function marksOf(all: readonly HintStep[]): Mark[] {
  const steps = withoutEnd(all);
  return steps.slice(0, MOST_STEPS).flatMap((step, number) =>
    step.spots.map((spots, at) => ({
      spots,
      style: "hint" as const,
      ...(steps.length > 1 && at === 0 ? { step: number + 1 } : {}),
    })),
  );
}
