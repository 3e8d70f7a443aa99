// Sentences about goods, squares and Shops.
import { listed } from "../../lib/lists";
import { say } from "../../lib/words.svelte";
import {
  SHOPS_OF_DISTRICT,
  STARTING_SHOPS,
  columnOf,
  countOf,
  rowOf,
  type Choice,
  type GameSet,
  type Goods,
  type Need,
  type Pay,
  type ShopKind,
  type View,
} from "./kinds";
import type { Earns } from "./play.svelte";

/** fertility-good-alabaster, -bovine, -papyrus, -grape, -wheat, -monument; web-fertility-any */
export const goodWords = (good: string) => (good === "any" ? say("web-fertility-any") : say(`fertility-good-${good}`));
/** fertility-tile-… of all ten tiles */
export const tileWords = (tile: string) => say(`fertility-tile-${tile}`);
export const squareWords = (square: number) =>
  say("web-fertility-square", { row: rowOf(square), column: columnOf(square) });

export function goodsWords(goods: Goods): string {
  const counted = Object.entries(goods).filter(([, count]) => count > 0);
  return listed(counted.map(([good, count]) => say("web-fertility-count", { count, good: goodWords(good) })));
}

function needsWords(needs: Need[]): string {
  const counts = new Map<Need, number>();
  for (const need of needs) counts.set(need, (counts.get(need) ?? 0) + 1);
  return listed(
    [...counts].map(([need, count]) =>
      count === 1 ? goodWords(need) : say("web-fertility-count", { count, good: goodWords(need) }),
    ),
  );
}

export function payWords(pays: Pay): string {
  switch (pays.kind) {
    case "debens":
      return say("web-fertility-pays-debens", { value: pays.value });
    case "wheat":
      return say("web-fertility-pays-wheat");
    case "gods":
      return pays.gods.length === 1
        ? say("web-fertility-pays-god", { god: pays.gods[0]! })
        : say("web-fertility-pays-gods", { one: pays.gods[0]!, other: pays.gods[1]! });
    case "any-god":
      return say("web-fertility-pays-any-god");
    case "each":
      return say("web-fertility-pays-each", { value: pays.value, good: goodWords(pays.good) });
    case "exchange":
      return say("web-fertility-pays-exchange", { goods: listed(pays.goods.map(goodWords), "disjunction") });
  }
}

export function shopWords(shop: ShopKind, tokens: Goods, takes: string[] = []): string {
  const filled = countOf(tokens);
  const sentences = [say("web-fertility-shop-wants", { goods: needsWords(shop.needs) }), payWords(shop.pays)];
  if (filled === shop.needs.length) sentences.push(say("web-fertility-shop-full"));
  else if (filled) sentences.push(say("web-fertility-shop-filled", { filled, icons: shop.needs.length }));
  if (takes.length)
    sentences.push(say("web-fertility-shop-takes", { goods: listed(takes.map(goodWords), "disjunction") }));
  return sentences.join(" ");
}

export function shopName(view: View, seat: number, slot: number): string {
  if (slot < STARTING_SHOPS) return say("web-fertility-shop-start", { number: slot + 1 });
  const spot = Math.floor((slot - STARTING_SHOPS) / SHOPS_OF_DISTRICT);
  const number = ((slot - STARTING_SHOPS) % SHOPS_OF_DISTRICT) + 1;
  return say("web-fertility-shop-district", { number, district: view.metropolis[seat]?.[spot] ?? "" });
}

/** Scenes and prints together, with Wheat. */
export function earned(earns: Earns): Goods {
  const sum: Goods = { ...earns.scenes };
  for (const [good, count] of Object.entries(earns.printed))
    sum[good as keyof Goods] = (sum[good as keyof Goods] ?? 0) + count;
  if (earns.wheat) sum.wheat = earns.wheat;
  return sum;
}

export function earnsWords(earns: Earns): string {
  const goods = earned(earns);
  const sentences = [];
  if (countOf(goods)) sentences.push(say("web-fertility-earns", { goods: goodsWords(goods) }));
  else if (!earns.quarries) sentences.push(say("web-fertility-earns-nothing"));
  if (earns.quarries) sentences.push(say("web-fertility-earns-quarries", { count: earns.quarries }));
  return sentences.join(" ");
}

/** A choice as one can read it in a list. */
export function choiceWords(choice: Choice, view: View, set: GameSet): string {
  switch (choice.kind) {
    case "done":
      return say("fertility-action-done");
    case "place":
      return say("web-fertility-preview", {
        one: goodWords(choice.one),
        first: squareWords(choice.first),
        other: goodWords(choice.other),
        second: squareWords(choice.second),
      });
    case "discard":
      return say("fertility-action-discard", { tile: tileWords(choice.tile) });
    case "take":
      return say("fertility-action-take", { tile: tileWords(choice.tile) });
    case "remove":
      return say("fertility-action-remove", { tile: tileWords(choice.tile) });
    case "quarry":
      return choice.gift === "monument"
        ? say("fertility-action-quarry-monument")
        : say("fertility-action-quarry", { good: goodWords(choice.gift) });
    case "build": {
      const district = [...set.districts.values()][choice.district]!;
      return say("fertility-action-build", { district: district.name, cost: district.cost });
    }
    case "pay":
      return say("fertility-action-pay", { good: goodWords(choice.good) });
    case "supply":
    case "exchange":
      return say("web-fertility-supply", {
        good: goodWords(choice.good),
        shop: shopName(view, view.turn ?? 0, choice.slot),
      });
  }
}
