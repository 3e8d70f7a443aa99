// Goods, squares, Shops and moves of Fertility in sentences.
import { formatList } from "../../lib/formatting";
import { say, type Values } from "../../lib/localization.svelte";
import type { Choice } from "../move-controller.svelte";
import type { Components } from "./game-set";
import { columnOf, countOf, isFull, rowOf, shopPlaceOf, slotOf, squareOf } from "./model";
import type {
  FertilityForecast,
  FertilityIcon,
  FertilityMove,
  FertilityPayment,
  FertilityShop,
  FertilityView,
  Goods,
} from "./types";

// Messages: fertility-good-alabaster, -bovine, -papyrus, -grape, -wheat, -monument; web-fertility-any
export const goodWords = (good: string): string =>
  good === "any" ? say("web-fertility-any") : say(`fertility-good-${good}`);
/** A good as the values of a message: in words, and its id for a plural or an article. */
export const goodValues = (good: string): Values => ({ good: goodWords(good), good_id: good });
// Messages: fertility-piece-obelisk, -pyramid, -sphinx, -temple
export const pieceWords = (piece: string): string => say(`fertility-piece-${piece}`);
// Messages: fertility-tile-alabaster-alabaster … fertility-tile-grape-grape
export const tileWords = (tile: string): string => say(`fertility-tile-${tile}`);
export const squareWords = (square: number): string =>
  say("web-fertility-square", { row: rowOf(square), column: columnOf(square) });

export function goodsWords(goods: Goods): string {
  const counted = Object.entries(goods).filter(([, count]) => count > 0);
  return formatList(counted.map(([good, count]) => say("web-fertility-count", { count, ...goodValues(good) })));
}

function iconsWords(icons: readonly FertilityIcon[]): string {
  const counts = new Map<FertilityIcon, number>();
  for (const icon of icons) counts.set(icon, (counts.get(icon) ?? 0) + 1);
  return formatList(
    [...counts].map(([icon, count]) =>
      count === 1 ? goodWords(icon) : say("web-fertility-count", { count, ...goodValues(icon) }),
    ),
  );
}

export function paymentWords(payment: FertilityPayment): string {
  switch (payment.kind) {
    case "debens":
      return say("web-fertility-pays-debens", { value: payment.debens });
    case "wheat":
      return say("web-fertility-pays-wheat");
    case "gods":
      return payment.gods.length === 1
        ? say("web-fertility-pays-god", { god: payment.gods[0]! })
        : say("web-fertility-pays-gods", { one: payment.gods[0]!, other: payment.gods[1]! });
    case "any_god":
      return say("web-fertility-pays-any-god");
    case "each":
      return say("web-fertility-pays-each", { value: payment.debens, ...goodValues(payment.resource) });
    case "exchange":
      return say("web-fertility-pays-exchange", { goods: formatList(payment.resources.map(goodWords), "disjunction") });
  }
}

export function shopWords(shop: FertilityShop, tokens: Goods, takes: string[] = []): string {
  const filled = countOf(tokens);
  const sentences = [say("web-fertility-shop-wants", { goods: iconsWords(shop.icons) }), paymentWords(shop.payment)];
  if (isFull(shop, tokens)) sentences.push(say("web-fertility-shop-full"));
  else if (filled) sentences.push(say("web-fertility-shop-filled", { filled, icons: shop.icons.length }));
  if (takes.length)
    sentences.push(say("web-fertility-shop-takes", { goods: formatList(takes.map(goodWords), "disjunction") }));
  return sentences.join(" ");
}

export function shopName(view: FertilityView, seat: number, slot: number): string {
  const { shop, spot } = shopPlaceOf(slot);
  if (spot === null) return say("web-fertility-shop-start", { number: shop + 1 });
  return say("web-fertility-shop-district", { number: shop + 1, district: view.metropolis[seat]?.[spot] ?? "" });
}

/** Everything that a placement earns: by its scenes, prints and Wheat. */
export function earned(earns: FertilityForecast): Goods {
  const sum: Goods = { ...earns.scenes };
  for (const [good, count] of Object.entries(earns.printed))
    sum[good as keyof Goods] = (sum[good as keyof Goods] ?? 0) + count;
  if (earns.wheat) sum.wheat = earns.wheat;
  return sum;
}

export function earnsWords(earns: FertilityForecast): string {
  const goods = earned(earns);
  const sentences = [];
  if (countOf(goods)) sentences.push(say("web-fertility-earns", { goods: goodsWords(goods) }));
  else if (!earns.quarries) sentences.push(say("web-fertility-earns-nothing"));
  if (earns.quarries) sentences.push(say("web-fertility-earns-quarries", { count: earns.quarries }));
  return sentences.join(" ");
}

/** A move as a sentence, for a list. */
export function moveWords(choice: Choice<FertilityMove>, view: FertilityView, set: Components): string {
  switch (choice.verb) {
    case "done":
      return say("fertility-action-done");
    case "place": {
      const [one, other] = choice.what.map(goodWords) as [string, string];
      const [first, second] = choice.where.map((square) => squareWords(squareOf(square))) as [string, string];
      return say("web-fertility-preview", { one, first, other, second });
    }
    case "discard":
    case "take":
    case "remove":
      // Messages: fertility-action-discard, -take, -remove
      return say(`fertility-action-${choice.verb}`, { tile: tileWords(choice.what) });
    case "quarry":
      return choice.what === "monument"
        ? say("fertility-action-quarry-monument")
        : say("fertility-action-quarry", goodValues(choice.what));
    case "build": {
      const district = [...set.districts.values()][choice.what];
      return say("fertility-action-build", { district: district?.name ?? "", cost: district?.cost ?? 0 });
    }
    case "pay":
      return say("fertility-action-pay", goodValues(choice.what));
    case "supply":
    case "exchange": {
      const shop = shopName(view, view.turn ?? 0, slotOf(choice.where));
      return say("web-fertility-supply", { ...goodValues(choice.what), shop });
    }
  }
}
