// The moves of a hint in NILE: the cards of a planting by their plots, in words and on the table.
import { say } from "../../lib/localization.svelte";
import { loadMoves } from "../../lib/moves";
import { defineHint, run, type HintStep } from "../hint";
import { isMonument, plantedOn } from "./model";
import type { NileMove, NilePlot, NileView } from "./types";
import { cardWords } from "./wording";

export default defineHint<NileView>(async () => {
  const all = await loadMoves<NileMove>("nile");
  return (numbers, view, seat) => {
    const moves = numbers.flatMap((number) => all[number] ?? []);
    const steps: HintStep[] = [];
    let next = 0;
    while (next < moves.length) {
      const step = stepOf(moves.slice(next), moves.slice(0, next), view, seat);
      steps.push(step);
      next += step.moves;
    }
    return steps;
  };
});

function stepOf(moves: NileMove[], before: NileMove[], view: NileView, seat: number): HintStep {
  const move = moves[0]!;
  switch (move.verb) {
    case "put": {
      const plot = move.where;
      const count = run(moves, (one) => one.verb === "put" && one.where === plot).length;
      const target = plantedOn(view, plot) ? [[`plot:${plot}`, `fields:${seat}`]] : [];
      return { moves: count, words: putWords(plot, count), spots: [inHand(seat, move.what), ...target] };
    }
    case "play":
      return one(say("nile-action-play", { card: cardWords(move.what) }), [inHand(seat, move.what)]);
    case "give": {
      const place =
        move.where === "hand" ? inHand(seat, move.what) : [`storage:${seat}:${move.what}`, `storage:${seat}`];
      // Messages: nile-action-give-hand, -storage
      return one(say(`nile-action-give-${move.where}`, { card: cardWords(move.what) }), [place]);
    }
    case "market":
    case "offering":
      // Messages: nile-action-market, -offering
      return one(say(`nile-action-${move.verb}`), [[`actions:${move.verb}`, "actions"]]);
    case "done":
      // Messages: nile-action-done-choose, -plant, -speculate
      return one(say(`nile-action-done-${endOf(before, view)}`), [["main", "actions:done", "actions"]]);
  }
}

const one = (words: string, spots: string[][]): HintStep => ({ moves: 1, words, spots });
const inHand = (seat: number, card: string): string[] => [`hand:${seat}:${card}`, `hand:${seat}`];

function putWords(plot: NilePlot, count: number): string {
  if (!isMonument(plot)) return say("web-nile-hint-plant", { count, card: cardWords(plot) });
  return say("web-nile-hint-build", { count, plot: say(`nile-plot-${plot}`) });
}

/** What `done` ends: a pass, a planting or a speculation. */
function endOf(before: NileMove[], view: NileView): string {
  const verb = before.at(-1)?.verb;
  if (verb === "put" || view.step === "plant") return "plant";
  return verb === "play" || view.step === "speculate" ? "speculate" : "choose";
}
