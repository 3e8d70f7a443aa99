// Lists and times as the reader's language writes them.
import { language } from "./words.svelte";

/** "Mia, Ben and Zoe" */
export function listed(names: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** "3 hours ago"; `at` in seconds since 1970 */
export function ago(at: number): string {
  const seconds = Math.max(0, Date.now() / 1000 - at);
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  for (const [unit, size] of UNITS) if (seconds >= size) return words.format(-Math.floor(seconds / size), unit);
  return words.format(0, "minute");
}
