// What a player did in a turn, as the parts of one sentence. They come in the order of a turn (F3.0).
import { say } from "../../lib/localization.svelte";
import { countWords, tileWords } from "./goods-words";
import type { FertilityEvent } from "./types";

type Kind = FertilityEvent["event"];
type Of<One extends Kind> = Extract<FertilityEvent, { event: One }>;

/** The events of one kind. */
export function ofKind<One extends Kind>(events: readonly FertilityEvent[], kind: One): Of<One>[] {
  return events.filter((event): event is Of<One> => event.event === kind);
}

/** "placed Bovine/Grape", "built a District", … What it earned is spent or gone by now. */
export function deedWords(events: readonly FertilityEvent[]): string[] {
  const supplied = ofKind(events, "supplied").length + ofKind(events, "exchanged").length;
  return [
    ...ofKind(events, "placed").map(({ tile }) => say("web-fertility-recap-placed", { tile: tileWords(tile) })),
    ...ofKind(events, "discarded").map(({ tile }) => say("web-fertility-recap-discarded", { tile: tileWords(tile) })),
    ...quarriedWords(ofKind(events, "quarried")),
    ...ofKind(events, "built").map(() => say("web-fertility-recap-built")),
    ...(supplied ? [suppliedWords(supplied, ofKind(events, "filled").length)] : []),
    ...ofKind(events, "took").map(({ tile }) => say("web-fertility-recap-took", { tile: tileWords(tile) })),
    ...ofKind(events, "removed").map(({ tile }) => say("web-fertility-recap-removed", { tile: tileWords(tile) })),
  ];
}

function quarriedWords(quarries: Of<"quarried">[]): string[] {
  const count = quarries.filter(({ good }) => good === "monument").length;
  return [
    ...(count ? [say("web-fertility-recap-monument", { count })] : []),
    ...quarries
      .filter(({ good }) => good !== "monument")
      .map(({ good }) => say("web-fertility-recap-quarry", { goods: countWords(good, 1) })),
  ];
}

function suppliedWords(resources: number, full: number): string {
  if (full) return say("web-fertility-recap-filled", { count: full });
  return say("web-fertility-recap-supplied", { count: resources });
}
