// Days, numbers and results of duplicates as the reader's language writes them.
import { gameTitle } from "../lib/games.svelte";
import { language, say } from "../lib/localization.svelte";
import type { MatchInfo } from "../lib/protocol";

/** "20 November 2026", of a date in UTC such as "2026-11-20" */
export function dayWords(day: string): string {
  const format = new Intl.DateTimeFormat(language(), { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** "3.4" */
export function numberWords(value: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);
}

/** "+3", "−2", "0" */
export function signedWords(value: number): string {
  return new Intl.NumberFormat(language(), { signDisplay: "exceptZero" }).format(value);
}

/** "27 November 2026 at 13:04"; `at` in seconds since 1970 */
export function momentWords(at: number): string {
  const format = new Intl.DateTimeFormat(language(), { dateStyle: "long", timeStyle: "short" });
  return format.format(new Date(at * 1000));
}

/** What a match is: "NILE · 4 deals · 3 at each table · the Scribe" */
export function matchSettings({ game, boards, players, level }: MatchInfo): string {
  return say("web-match-settings", {
    game: gameTitle(game),
    boards,
    players,
    level: say("bot-name", { level, number: 1 }),
  });
}

/** "2.5 : 1.5" */
export const matchScore = ({ points: [own = 0, other = 0] }: Pick<MatchInfo, "points">): string =>
  say("web-match-score", { own: numberWords(own), other: numberWords(other) });

/** How a match that is over has ended. */
export function matchEnd({ winner, name }: MatchInfo): string {
  if (winner === null) return say("web-match-gone");
  if (winner === "nobody") return say("web-match-drawn");
  return winner === "you" ? say("web-match-you-win") : say("web-match-other-wins", { name: name ?? "" });
}
