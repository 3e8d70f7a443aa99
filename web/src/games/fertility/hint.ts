// The moves of a hint in Fertility: a placement, a District with its payment, the goods for each Shop, a tile.
import { say } from "../../lib/localization.svelte";
import { defineHint, run, type HintStep } from "../hint";
import { loadGame, type Components } from "./game-set";
import { slotOf, squareOf, tileOf } from "./model";
import type { FertilityMove, FertilityView } from "./types";
import { goodWords, moveWords, squareWords } from "./wording";

type Numbered = FertilityMove & { number: number };

export default defineHint<FertilityView>(async (source) => {
  const { set, moves: all } = await loadGame(source.table?.set?.hash ?? "");
  return (numbers, view, seat) => {
    const moves = numbers.flatMap((number) => (all[number] ? [{ ...all[number], number }] : []));
    const steps: HintStep[] = [];
    let next = 0;
    while (next < moves.length) {
      const together = togetherWith(moves.slice(next));
      const then = withDistricts(view, set, seat, moves.slice(0, next));
      steps.push({ moves: together.length, words: wordsOf(together, then, set), spots: spotsOf(together, set, seat) });
      next += together.length;
    }
    return steps;
  };
});

/** A District and its payment are one step, and so are all goods for one Shop. */
function togetherWith(moves: Numbered[]): Numbered[] {
  const first = moves[0]!;
  if (first.verb === "build" || first.verb === "pay")
    return [first, ...run(moves.slice(1), (one) => one.verb === "pay")];
  if (first.verb !== "supply" && first.verb !== "exchange") return [first];
  const slot = slotOf(first.where);
  return run(moves, (one) => one.verb === first.verb && slotOf(one.where) === slot);
}

/** The view with the Districts that the moves before build, so that their Shops have names. */
function withDistricts(view: FertilityView, set: Components, seat: number, before: Numbered[]): FertilityView {
  const built = before.flatMap((one) => (one.verb === "build" ? (districtOf(set, one.what)?.name ?? []) : []));
  return {
    ...view,
    metropolis: view.metropolis.map((names, owner) => (owner === seat ? [...names, ...built] : names)),
  };
}

const districtOf = (set: Components, number: number) => [...set.districts.values()][number];

function wordsOf(moves: Numbered[], view: FertilityView, set: Components): string {
  const first = moves[0]!;
  if (first.verb !== "place") return [...new Set(moves.map((one) => moveWords(one, view, set)))].join(" · ");
  const [one, other] = first.what.map(goodWords) as [string, string];
  const [here, there] = first.where.map((square) => squareWords(squareOf(square))) as [string, string];
  return say("fertility-action-place", { one, first: here, other, second: there });
}

function spotsOf(moves: Numbered[], set: Components, seat: number): string[][] {
  const first = moves[0]!;
  switch (first.verb) {
    case "place":
      return [
        [`pool:${seat}:${tileOf(first.what)}`, `pool:${seat}`],
        ...first.where.map(([row, column]) => [`square:${row},${column}`, "valley"]),
      ];
    case "discard":
      return [[`pool:${seat}:${first.what}`, `pool:${seat}`]];
    case "take":
    case "remove":
      return [[`common:${first.what}`, "common"]];
    case "quarry":
      return [[`actions:quarry:${first.what}`, "actions:quarry", "actions"]];
    case "build":
      return [[`district:${districtOf(set, first.what)?.name ?? ""}`, "row"]];
    case "pay":
      return [[`goods:${seat}:${first.what}`, `goods:${seat}`]];
    case "supply":
    case "exchange":
      return [
        [`goods:${seat}:${first.what}`, `goods:${seat}`],
        [`shop:${seat}:${slotOf(first.where)}`, `city:${seat}`],
      ];
    case "done":
      return [["main", "actions:done", "actions"]];
  }
}
