// Days and numbers of duplicates as the reader's language writes them.
import { language } from "../lib/localization.svelte";

/** "20 November 2026", of a date in UTC such as "2026-11-20" */
export function dayWords(day: string): string {
  const format = new Intl.DateTimeFormat(language(), { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** "3.4" */
export function numberWords(value: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);
}
