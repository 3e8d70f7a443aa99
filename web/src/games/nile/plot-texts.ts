// What a field or a Monument is, and what planting there would do now.
import { say } from "../../lib/localization.svelte";
import { picksOn } from "./hand";
import { cardOf, isFlooded, isMonument, neededAgainst, neededFor, plantedOn } from "./model";
import type { NilePlot, NileView } from "./types";
import { cardWords, plotWords, powerWords } from "./wording";

export function plotMore(view: NileView, plot: NilePlot, names: string[]): string {
  const there = plantedOn(view, plot);
  const values = { plot: plotWords(plot), plot_id: plot, count: there?.cards ?? 0 };
  const monument = isMonument(plot);
  const sentences: string[] = [];
  if (!there) {
    if (monument) sentences.push(say("web-nile-monument-free", values));
  } else if (there.owner === view.seat) {
    sentences.push(say(monument ? "web-nile-plot-monument-yours" : "web-nile-plot-field-yours", values));
    const needed = neededAgainst(view, plot);
    if (view.step !== "over") sentences.push(say("web-nile-plot-safe", { needed, card: cardWords(cardOf(plot)) }));
  } else {
    const owner = names[there.owner] ?? "";
    sentences.push(say(monument ? "web-nile-plot-monument" : "web-nile-plot-field", { ...values, owner }));
  }
  const flooded = isFlooded(cardOf(plot), view.flood);
  if (flooded) sentences.push(say("web-nile-flooded-now"));
  if (view.step !== "over" && view.seat !== null) sentences.push(...doing(view, plot, names, flooded));
  if (monument) sentences.push(powerWords(plot));
  return sentences.join(" ");
}

/** What the reader's cards would do there. */
function doing(view: NileView, plot: NilePlot, names: string[], flooded: boolean): string[] {
  const needed = neededFor(view, plot);
  const picked = picksOn(plot, view.pick);
  if (picked && picked >= (needed ?? 0)) return [outcome(view, plot, picked, names)];
  if (flooded || needed === null) return [];
  const card = cardOf(plot);
  return [say("web-nile-take-over", { needed, held: view.hand[card] ?? 0, card: cardWords(card) })];
}

/** What so many cards make of a plot: a new field or Monument, a larger one, or one taken from another player. */
export function outcome(view: NileView, plot: NilePlot, cards: number, names: string[]): string {
  const there = plantedOn(view, plot);
  const monument = isMonument(plot);
  const values = { plot: plotWords(plot), plot_id: plot };
  if (!there)
    return say(monument ? "web-nile-will-found-monument" : "web-nile-will-found", { ...values, count: cards });
  if (there.owner !== view.seat)
    return say("web-nile-drives-out", { ...values, name: names[there.owner] ?? "", count: there.cards });
  const count = there.cards + cards;
  return say(monument ? "web-nile-will-grow-monument" : "web-nile-will-grow", { ...values, count });
}
