// Goods, squares, Shops and moves of Fertility in sentences.
import { formatList } from "../../lib/formatting";
import { say } from "../../lib/localization.svelte";
import type { Choice } from "../move-controller.svelte";
import type { Components } from "./game-set";
import { countWords, goodsWords, goodValues, goodWords, tileWords } from "./goods-words";
import { columnOf, countOf, isFull, MONUMENTS, rowOf, shopPlaceOf, slotOf, squareOf } from "./model";
import type {
  FertilityForecast,
  FertilityIcon,
  FertilityMove,
  FertilityPayment,
  FertilityShop,
  FertilityView,
  Goods,
} from "./types";

export { goodsWords, goodValues, goodWords, tileWords };

// Messages: fertility-piece-obelisk, -pyramid, -sphinx, -temple
export const pieceWords = (piece: string): string => say(`fertility-piece-${piece}`);
export const squareWords = (square: number): string =>
  say("web-fertility-square", { row: rowOf(square), column: columnOf(square) });

function iconsWords(icons: readonly FertilityIcon[]): string {
  const counts = new Map<FertilityIcon, number>();
  for (const icon of icons) counts.set(icon, (counts.get(icon) ?? 0) + 1);
  return formatList([...counts].map(([icon, count]) => (count === 1 ? goodWords(icon) : countWords(icon, count))));
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

/** A Shop, what it takes now, and what it would pay with the resources that lie in its `city` now. */
export function shopWords(shop: FertilityShop, tokens: Goods, takes: string[] = [], city: Goods | null = null): string {
  const filled = countOf(tokens);
  const sentences = [say("web-fertility-shop-wants", { goods: iconsWords(shop.icons) }), paymentWords(shop.payment)];
  if (isFull(shop, tokens)) sentences.push(say("web-fertility-shop-full"));
  else if (filled) sentences.push(say("web-fertility-shop-filled", { filled, icons: shop.icons.length }));
  if (takes.length)
    sentences.push(say("web-fertility-shop-takes", { goods: formatList(takes.map(goodWords), "disjunction") }));
  if (takes.length && filled + 1 === shop.icons.length) sentences.push(say("web-fertility-shop-fills"));
  if (city && shop.payment.kind === "each") {
    const { resource, debens } = shop.payment;
    const count = city[resource] ?? 0;
    sentences.push(say("web-fertility-shop-each-now", { goods: countWords(resource, count), debens: count * debens }));
  }
  return sentences.join(" ");
}

/** A District of the row: its price, and whether we can pay it. */
export function districtWords(
  { mine, seat, view }: { mine: boolean; seat: number | null; view: FertilityView },
  { cost }: { cost: number },
  able: boolean,
): string {
  const sentences = [say("web-fertility-cost", { cost })];
  const goods = countOf(view.beside) + (view.wheat[seat ?? 0] ?? 0);
  if (able) sentences.push(say("web-fertility-build-now"));
  else if (mine && view.step === "city" && goods < cost)
    sentences.push(say("web-fertility-build-lacks", { count: cost - goods }));
  return sentences.join(" ");
}

/** How many Monuments a player has, and what they would get for them now (F8.5). */
export function monumentsWords(view: FertilityView, seat: number): string {
  const counts = view.monuments.map((left) => MONUMENTS - left);
  const raised = counts[seat] ?? 0;
  const most = Math.max(...counts);
  const second = Math.max(0, ...counts.filter((count) => count < most));
  const debens = raised === 0 ? 0 : raised === most ? 15 : raised === second ? 7 : 0;
  return `${say("web-fertility-monuments-left", { raised })} ${say("web-fertility-monuments-now", { debens })}`;
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
