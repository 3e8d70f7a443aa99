// The end of a game of NILE: the storage piles are compared, the smallest first (N8).
import { say } from "../../lib/localization.svelte";
import type { StandingInfo } from "../../lib/protocol";
import { defineEnding } from "../../table/ending/ending";
import EndingCount from "./EndingCount.svelte";
import { compared, cropsIn, firstDifference } from "./ranking";
import type { NileCrop, NileEvent, NileView } from "./types";
import { cardWords } from "./wording";

/**
 * The smallest pile, and above it a part of one for each pile after it: the order of the heights is that of the ranking.
 * A pile that is one larger than the one before it is drawn halfway to the next whole number.
 */
export function height(counts: readonly number[]): number {
  let above = 0;
  for (let pile = counts.length - 1; pile > 0; pile--) {
    const more = counts[pile]! - counts[pile - 1]! + above;
    above = more / (more + 1);
  }
  return (counts[0] ?? 0) + above;
}

/** The crop of which one more card would have put a seat in front of a rival; null if one card is not enough. */
export function missingCard(standing: StandingInfo, rival: StandingInfo): NileCrop | null {
  const wins = (crop: NileCrop): boolean => {
    const counts = cropsIn(standing).map((one) => (standing.details[one] ?? 0) + Number(one === crop));
    counts.sort((one, other) => one - other);
    const decided = firstDifference(counts, rival.counts);
    return decided !== null && counts[decided]! > rival.counts[decided]!;
  };
  return cropsIn(standing).find(wins) ?? null;
}

/** The crop of which a seat has stored most, if nobody has stored as much of it. */
function bestCrop(standings: readonly StandingInfo[], seat: number): { crop: NileCrop; count: number } | null {
  const others = standings.filter((one) => one.seat !== seat);
  const own = standings.find((one) => one.seat === seat);
  const best = (own ? cropsIn(own) : [])
    .map((crop) => ({ crop, count: own?.details[crop] ?? 0 }))
    .filter(({ crop, count }) => others.every((one) => (one.details[crop] ?? 0) < count));
  best.sort((one, other) => other.count - one.count);
  return best[0] ?? null;
}

export default defineEnding<NileView, NileEvent>({
  Count: EndingCount,
  // Crop by crop, then the piles are sorted and compared.
  steps: (standings) => (standings[0] ? cropsIn(standings[0]).length + 1 + compared(standings) : 0),
  stepTime: 620,
  score: (counts) => counts.join(" · "),
  margin([first, second]) {
    const decided = first && second ? firstDifference(first, second) : null;
    if (!first || !second || decided === null) return (first ?? []).join(" · ");
    const [more, count] = [first[decided]!, second[decided]!];
    return say("web-nile-ending-margin", { more, count, pile: decided + 1 === first.length ? 0 : decided + 1 });
  },
  height,
  axis: () => say("web-nile-ending-axis"),
  scores: (event) => event.event === "harvested" || (event.event === "gave" && event.from === "storage"),
  mark: (event) => (event.event === "reshuffled" ? say("web-nile-ending-season", { season: event.season }) : null),
  consolation(standings, seat, names) {
    const own = standings.find((one) => one.seat === seat);
    const winner = standings.find((one) => one.place === 1);
    if (!own || !winner) return [];
    const missing = missingCard(own, winner);
    const best = bestCrop(standings, seat);
    return [
      ...(missing ? [say("web-nile-ending-close", { crop: cardWords(missing), name: names[winner.seat] ?? "" })] : []),
      ...(best ? [say("web-nile-ending-best", { crop: cardWords(best.crop), count: best.count })] : []),
    ];
  },
});
