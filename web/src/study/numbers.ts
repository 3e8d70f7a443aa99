// A review's numbers as people read them. A point is a hundredth of a win.
import { language } from "../lib/localization.svelte";
import type { ReviewBill, ReviewCandidate, ReviewDecision } from "../lib/protocol";

const formats = new Map<string, Intl.NumberFormat>(); // slow to make, and there are few

function format(value: number, options: Intl.NumberFormatOptions): string {
  const key = `${language()} ${JSON.stringify(options)}`;
  const found = formats.get(key) ?? new Intl.NumberFormat(language(), options);
  formats.set(key, found);
  return found.format(value);
}

/** "6.2"; whole numbers from 10 on. */
export function formatPoints(share: number): string {
  const points = Math.abs(100 * share);
  const digits = points < 9.95 ? 1 : 0;
  return format(points, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** "+6.2", "−0.4", "0.0": with its sign, always one digit, so that a column lines up. */
export function formatSigned(points: number): string {
  const words = format(Math.abs(points), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return Number(points.toFixed(1)) === 0 ? words : `${points < 0 ? "\u2212" : "+"}${words}`;
}

/** Points lost per 100 decisions: "9.4"; whole numbers from 10 on. */
export const formatRate = (points: number): string => formatPoints(points / 100);

/** A share in percent, as a number for a message: 54. */
export const percent = (share: number): number => Math.round(100 * share);

export type BillRow = Exclude<keyof ReviewBill, "result">;
export const BILL_ROWS: readonly BillRow[] = ["start", "draws", "hidden", "mistakes", "others", "residual"];

/** The rows of a bill in tenths of points that add up to the result as shown: what rounding leaves goes to the rest. */
export function billRows(bill: ReviewBill): { row: BillRow; points: number }[] {
  const tenths = (share: number) => Math.round(1000 * share);
  const rows = BILL_ROWS.map((row) => ({ row, tenths: tenths(row === "mistakes" ? -bill[row] : bill[row]) }));
  const left = tenths(bill.result) - rows.reduce((sum, one) => sum + one.tenths, 0);
  return rows.map(({ row, tenths: own }) => ({ row, points: (own + (row === "residual" ? left : 0)) / 10 }));
}

export type Sight = "known" | "open";

/** What a candidate is worth by what the player knew, or as the cards lay; null if that was not reckoned. */
export function valueIn(candidate: ReviewCandidate, sight: Sight): { value: number; error: number } | null {
  if (sight === "known") return { value: candidate.value, error: candidate.error };
  if (candidate.open_value === null) return null;
  return { value: candidate.open_value, error: candidate.open_error ?? 0 };
}

const MOST_SHOWN = 4;

/** The candidates to show, best first: the best few, and always the one that was played. */
export function shownCandidates(decision: ReviewDecision, sight: Sight): ReviewCandidate[] {
  const known = decision.candidates.filter((one) => valueIn(one, sight) !== null);
  const sorted =
    sight === "known" ? known : [...known].sort((a, b) => valueIn(b, sight)!.value - valueIn(a, sight)!.value);
  const best = sorted.slice(0, MOST_SHOWN);
  const played = sorted.find((one) => one.played);
  return !played || best.includes(played) ? best : [...best.slice(0, MOST_SHOWN - 1), played];
}

/** The part of the scale that bars use, from 0 to 1: it begins below the worst, so that differences can be seen. */
export function barRange(values: readonly { value: number; error: number }[]): { low: number; high: number } {
  const low = Math.min(...values.map(({ value, error }) => value - 2 * error));
  const high = Math.max(...values.map(({ value, error }) => value + 2 * error));
  const room = Math.max(0.04, (high - low) / 2);
  return { low: Math.max(0, low - room), high: Math.min(1, high + room / 4) };
}

/** The decision in which a ply lies, or before which it stands; null at the end of the game. */
export function decisionAt(decisions: readonly Pick<ReviewDecision, "first" | "last">[], ply: number): number | null {
  const place = decisions.findIndex((one) => ply >= one.first - 1 && ply < one.last);
  return place < 0 ? null : place;
}

/** The marked decisions of a seat, by their places. */
export const markedOf = (decisions: readonly Pick<ReviewDecision, "seat" | "mark">[], seat: number): number[] =>
  decisions.flatMap((one, place) => (one.seat === seat && one.mark ? [place] : []));

/** The marked decision before or after a ply; null if there is none. */
export function markedFrom(
  decisions: readonly Pick<ReviewDecision, "seat" | "mark" | "first">[],
  seat: number,
  ply: number,
  direction: 1 | -1,
): number | null {
  const marked = markedOf(decisions, seat);
  const beyond = (place: number) => (decisions[place]!.first - 1 - ply) * direction > 0;
  return (direction > 0 ? marked.find(beyond) : marked.findLast(beyond)) ?? null;
}
