// Goods and tiles in words. Small, because the log of every page needs them.
import { formatList } from "../../lib/formatting";
import { say, type Values } from "../../lib/localization.svelte";
import type { Goods } from "./types";

// Messages: fertility-good-alabaster, -bovine, -papyrus, -grape, -wheat, -monument; web-fertility-any
export const goodWords = (good: string): string =>
  good === "any" ? say("web-fertility-any") : say(`fertility-good-${good}`);
/** A good as the values of a message: in words, and its id for a plural or an article. */
export const goodValues = (good: string): Values => ({ good: goodWords(good), good_id: good });
export const countWords = (good: string, count: number): string =>
  say("web-fertility-count", { count, ...goodValues(good) });

/** "2 Grapes and 1 Wheat" */
export function goodsWords(goods: Goods): string {
  const counted = Object.entries(goods).filter(([, count]) => count > 0);
  return formatList(counted.map(([good, count]) => countWords(good, count)));
}

// Messages: fertility-tile-alabaster-alabaster … fertility-tile-grape-grape
export const tileWords = (tile: string): string => say(`fertility-tile-${tile}`);
