// Ratings in words: never without how certain they are.
import { say } from "../lib/localization.svelte";
import type { RatingChange, SeatRating } from "../lib/protocol";

/** "1512 ± 96", "1500 ± 490 ?", and a bot's fixed one as "1500". */
export function ratingText({ rating, margin, provisional }: SeatRating): string {
  if (margin === 0) return String(rating);
  // As text: a rating has no thousands separator.
  const values = { rating: String(rating), margin: String(margin) };
  return say(provisional ? "web-ratings-uncertain" : "web-ratings-value", values);
}

/** "+12", "−4", "±0" */
export function changeText(points: number): string {
  if (points === 0) return "±0";
  return `${points < 0 ? "\u2212" : "+"}${Math.abs(points)}`;
}

/** "1512 ± 96 (+12)" */
export function changedText(change: RatingChange): string {
  return say("web-ratings-changed", { rating: ratingText(change), change: changeText(change.rating - change.before) });
}
