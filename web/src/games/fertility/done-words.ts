// What finishing the building step does, and what it costs.
import { formatList } from "../../lib/formatting";
import { say } from "../../lib/localization.svelte";
import { countOf } from "./model";
import type { FertilityMoveController } from "./move.svelte";
import type { Goods } from "./types";
import { goodsWords, goodWords } from "./wording";

const kindsOf = (goods: Goods): string[] => Object.entries(goods).flatMap(([good, count]) => (count > 0 ? [good] : []));

/** The main button of the building step: what comes next, and what is lost (F6.1). */
export function doneLabel({ view }: FertilityMoveController): string {
  const ends = view.last_turns > 0 ? "yes" : "no"; // no tile is taken in the last turn (F7.1)
  const count = countOf(view.beside);
  if (count === 0) return say("web-fertility-done", { ends });
  if (kindsOf(view.beside).length > 1) return say("web-fertility-done-lost-many", { ends, count });
  return say("web-fertility-done-lost", { ends, count, goods: goodsWords(view.beside) });
}

/** All that is lost, where the label names only the number. */
export function lossWords({ view }: FertilityMoveController): string {
  return countOf(view.beside) ? say("web-fertility-lost", { goods: goodsWords(view.beside) }) : "";
}

/** What could still be done with the goods that would be lost; empty where nothing could. */
export function wasteWords(controller: FertilityMoveController): string {
  const { beside } = controller.view;
  if (countOf(beside) === 0) return "";
  const taken = kindsOf(beside).filter((good) =>
    controller.choices.some((one) => one.verb === "supply" && one.what === good),
  );
  if (taken.length) return say("web-fertility-wasted-shop", { goods: formatList(taken.map(goodWords), "disjunction") });
  return controller.can("build") ? say("web-fertility-wasted-build") : "";
}
