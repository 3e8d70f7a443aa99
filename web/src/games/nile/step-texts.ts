// What the action panel says at each step of a turn: a heading, a sentence about what comes next, and the main button.
import { formatList } from "../../lib/formatting";
import { say } from "../../lib/localization.svelte";
import { cardOf, neededFor, plantedOn } from "./model";
import type { NileMoveController } from "./move.svelte";
import { outcome } from "./plot-texts";
import type { NilePlot } from "./types";
import { cardWords } from "./wording";

export interface MainButton {
  /** What it does. */
  title: string;
  /** What that costs or leads to. */
  more: string;
}

export function heading(controller: NileMoveController, names: string[]): string {
  const { view } = controller;
  const { pick } = view;
  if (view.step === "over") return say("web-nile-now-over");
  if (!controller.mine) {
    const yours = controller.seat !== null && view.turn === controller.seat;
    return yours ? say("web-turn-yours") : say("web-nile-now-waiting", { name: names[view.turn ?? 0] ?? "" });
  }
  // Messages: web-nile-ask-done, -offering
  if (controller.question) return say(`web-nile-ask-${controller.question}`);
  if (controller.choosingMonument) return say("web-nile-lay-where");
  if (!pick) return say("web-nile-now-choose");
  if ("planting" in pick) return say("web-nile-now-plant", { count: pickedCount(pick.planting) });
  if ("speculating" in pick) return say("web-nile-now-speculate");
  // Messages: web-nile-now-market, -offering
  return say(`web-nile-now-${pick.trade}`, { count: controller.given ? 1 : 0 });
}

/** What the reader can do next, or what the picked cards will do. */
export function note(controller: NileMoveController, names: string[]): string {
  const { view, intent, given } = controller;
  const { pick } = view;
  if (!controller.mine) return "";
  // Messages: web-nile-ask-done-more, -offering-more
  if (controller.question) return say(`web-nile-ask-${controller.question}-more`);
  if (controller.choosingMonument) return say("web-nile-lay-where-more");
  if (!pick) {
    // Messages: web-nile-about-plant, -speculate
    if (intent) return say(`web-nile-about-${intent}`);
    return say(controller.can("put") || controller.can("play") ? "web-nile-about-choose" : "web-nile-about-nothing");
  }
  if ("speculating" in pick) return say("web-nile-about-second");
  if ("trade" in pick) {
    // Messages: web-nile-about-market, -offering
    if (!given) return say(`web-nile-about-${pick.trade}`);
    const card = cardWords(given.card);
    return say("web-nile-about-given", { card, from: given.from });
  }
  if (!controller.can("done")) return whatElse(controller, names);
  return planted(pick)
    .map(([plot, count]) => outcome(view, plot, count, names))
    .join(" ");
}

/** The cards with which an unfinished planting can go on, and how many it takes against another player. */
function whatElse({ choices, view }: NileMoveController, names: string[]): string {
  const cards = new Set(choices.flatMap((one) => (one.verb === "put" ? [cardWords(one.what)] : [])));
  const sentences = [say("web-nile-about-more", { cards: formatList([...cards], "disjunction") })];
  for (const [plot, count] of planted(view.pick)) {
    const needed = neededFor(view, plot);
    if (needed === null || needed <= count) continue;
    const there = plantedOn(view, plot)!;
    sentences.push(say("web-nile-need", { needed, name: names[there.owner] ?? "", count: there.cards }));
  }
  return sentences.join(" ");
}

export function mainButton(controller: NileMoveController): MainButton {
  const { view, given } = controller;
  const { pick } = view;
  const ends = say("web-nile-ends", { count: draws(controller) });
  if (!pick) return { title: say("web-nile-choice-done"), more: ends };
  if ("trade" in pick)
    // Messages: web-nile-choice-market, -offering
    return { title: say(`web-nile-choice-${pick.trade}`), more: say("web-nile-picks", { count: given ? 1 : 2 }) };
  if ("speculating" in pick)
    return { title: say("web-nile-do-speculate", { card: cardWords(pick.speculating) }), more: ends };
  const parts = planted(pick);
  const count = pickedCount(pick.planting);
  const title =
    parts.length > 2
      ? say("web-nile-do-plant-many", { count })
      : say("web-nile-do-plant", {
          cards: formatList(
            parts.map(([plot, number]) => say("web-nile-cards", { count: number, card: cardWords(cardOf(plot)) })),
          ),
        });
  return { title, more: controller.can("done") ? ends : say("web-nile-unfinished") };
}

/** What the button does that takes something back. */
export function backWords({ view, given }: NileMoveController): string {
  const { pick } = view;
  // Messages: web-nile-leave-market, -offering
  if (pick && "trade" in pick && !given) return say(`web-nile-leave-${pick.trade}`);
  return say("web-undo");
}

/** How many cards end the turn: the Obelisk gives one more, one built now too (N7.7, N7.9). */
function draws({ view }: NileMoveController): number {
  const built = planted(view.pick).some(([plot]) => plot === "obelisk");
  return built || (view.seat !== null && view.monuments.obelisk?.owner === view.seat) ? 3 : 2;
}

type Pick = NileMoveController["view"]["pick"];
const planted = (pick: Pick): [NilePlot, number][] =>
  pick && "planting" in pick ? (Object.entries(pick.planting) as [NilePlot, number][]) : [];
const pickedCount = (planting: Partial<Record<NilePlot, number>>): number =>
  Object.values(planting).reduce((sum, count) => sum + count, 0);
