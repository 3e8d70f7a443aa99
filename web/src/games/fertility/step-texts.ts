// What the player has to do at each step, in words.
import { say } from "../../lib/localization.svelte";
import { wasteWords } from "./done-words";
import { squareOf } from "./model";
import type { FertilityMoveController } from "./move.svelte";
import type { FertilityStep } from "./types";
import { earnsWords, goodValues, shopName, squareWords } from "./wording";

interface StepText {
  title(controller: FertilityMoveController): string;
  more(controller: FertilityMoveController, touch: boolean): string;
}

const plain = (title: string, more: string): StepText => ({ title: () => say(title), more: () => say(more) });

const DISCARD = plain("web-fertility-now-discard", "web-fertility-now-discard-more");
const CITY: StepText = { title: () => say("web-fertility-now-city"), more: cityWords };
const TEXTS: Partial<Record<FertilityStep, StepText>> = {
  place: {
    title: () => say("web-fertility-now-place"),
    more: ({ earns }, touch) => {
      if (earns) return earnsWords(earns);
      return touch ? say("web-fertility-now-touch") : say("web-fertility-now-place-more");
    },
  },
  quarry: {
    title: () => say("web-fertility-now-quarry"),
    more: ({ view }) => {
      const quarry = view.turn_so_far.quarries[0];
      return quarry ? say("web-fertility-now-quarry-more", { square: squareWords(squareOf(quarry)) }) : "";
    },
  },
  pay: {
    title: ({ view: { turn_so_far } }) =>
      say("web-fertility-now-pay", { count: turn_so_far.owed, district: turn_so_far.buying ?? "" }),
    more: () => say("web-fertility-now-pay-more"),
  },
  exchange: plain("web-fertility-now-exchange", "web-fertility-now-exchange-more"),
  take: plain("web-fertility-now-take", "web-fertility-now-take-more"),
  remove: plain("web-fertility-now-remove", "web-fertility-now-remove-more"),
};

/** What to do at a step of the player's own turn. */
export function stepText(controller: FertilityMoveController): StepText {
  return controller.can("discard") ? DISCARD : (TEXTS[controller.view.step] ?? CITY);
}

function cityWords(controller: FertilityMoveController): string {
  const { view, waitingShop, heldGood } = controller;
  if (controller.doneAsked) return `${wasteWords(controller)} ${say("web-fertility-wasted-sure")}`;
  if (waitingShop !== null)
    return say("web-fertility-which-good", { shop: shopName(view, view.turn ?? 0, waitingShop) });
  if (heldGood !== null && heldGood !== "wheat") return say("web-fertility-now-held", goodValues(heldGood));
  const [builds, supplies] = [controller.can("build"), controller.can("supply")];
  if (builds && supplies) return say("web-fertility-now-city-both");
  if (supplies) return say("web-fertility-now-city-supply");
  if (builds) return say("web-fertility-now-city-build");
  return Object.keys(view.beside).length ? say("web-fertility-now-city-left") : say("web-fertility-now-city-nothing");
}
