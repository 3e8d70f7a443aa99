// The end of a game of Fertility: Debens by heading (F8), then fewer resources on the Metropolis (F7.2).
import { say } from "../../lib/localization.svelte";
import { defineEnding, scoresTogether } from "../../table/ending/ending";
import EndingCount from "./EndingCount.svelte";
import { HEADINGS, scoresOf } from "./score";
import ScorePictures from "./ScorePictures.svelte";
import type { FertilityEvent, FertilityView } from "./types";

const CLOSE = 5; // Debens: so few are called close

export default defineEnding<FertilityView, FertilityEvent>({
  Count: EndingCount,
  Scores: ScorePictures,
  steps: () => HEADINGS.length,
  stepTime: 1100,
  score: ([debens]) => String(debens ?? 0),
  margin(ranked) {
    const debens = scoresTogether(ranked.map((counts) => counts[0]!));
    const [first, second] = ranked;
    if (!first || !second || first[0] !== second[0] || first[1] === second[1]) return debens;
    return say("web-fertility-ending-tie", { debens, fewer: -first[1]!, more: -second[1]! });
  },
  height: ([debens, fewer]) => debens! + fewer! / 1000, // resources decide only between equals
  axis: () => say("web-fertility-heading-debens"),
  scores: (event) =>
    event.event === "filled" ||
    (event.event === "earned" && event.good === "wheat") ||
    (event.event === "quarried" && event.good === "monument"),
  mark: (event) => (event.event === "last_turns" ? say("web-fertility-ending-last-turns") : null),
  consolation(standings, seat, names) {
    const scores = scoresOf(standings);
    const winner = standings.find((one) => one.place === 1);
    const own = scores[seat];
    if (!own || !winner) return [];
    const behind = scores[winner.seat]!.debens - own.debens;
    const heading = [...HEADINGS]
      .sort((one, other) => own[other] - own[one])
      .find((one) => own[one] > 0 && scores.every((score, other) => other === seat || score[one] < own[one]));
    return [
      ...(behind > 0 && behind <= CLOSE
        ? [say("web-fertility-ending-close", { debens: behind, name: names[winner.seat] ?? "" })]
        : []),
      ...(heading
        ? [
            say("web-fertility-ending-best", {
              heading: say(`web-fertility-heading-${heading}`),
              debens: own[heading],
            }),
          ]
        : []),
    ];
  },
});
