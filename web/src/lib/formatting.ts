// Lists, times and dates as the reader's language writes them.
import { language } from "./localization.svelte";

const formats = new Map<string, Intl.ListFormat>(); // slow to make, and there are few

/** "Mia, Ben and Zoe"; as a disjunction "Mia, Ben or Zoe", as a unit "Mia, Ben, Zoe" */
export function formatList(words: string[], type: Intl.ListFormatType = "conjunction"): string {
  const key = `${language()} ${type}`;
  const format = formats.get(key) ?? new Intl.ListFormat(language(), { type });
  formats.set(key, format);
  return format.format(words);
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** "3 hours ago"; `at` in seconds since 1970 */
export function formatAgo(at: number): string {
  const seconds = Math.max(0, Date.now() / 1000 - at);
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  for (const [unit, size] of UNITS) if (seconds >= size) return words.format(-Math.floor(seconds / size), unit);
  return words.format(0, "minute");
}

/** "18 November 2026"; `at` in seconds since 1970 */
export function formatDate(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(new Date(at * 1000));
}
