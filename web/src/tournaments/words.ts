// Tournaments in words.
import { gameTitle } from "../lib/games.svelte";
import { say } from "../lib/localization.svelte";
import type { TournamentInfo, TournamentPlayer } from "../lib/protocol";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Its name, or what it is. */
export function titleOf({ name, format, game }: TournamentInfo): string {
  return name ?? say("web-tournament-title", { format, game: gameTitle(game) });
}

/** "90 seconds", "10 minutes", "2 days" */
export function duration(seconds: number): string {
  if (seconds >= DAY) return say("web-tournament-days", { count: Math.round(seconds / DAY) });
  if (seconds >= 2 * HOUR) return say("web-tournament-hours", { count: Math.round(seconds / HOUR) });
  if (seconds >= 2 * MINUTE) return say("web-tournament-minutes", { count: Math.round(seconds / MINUTE) });
  return say("web-tournament-seconds", { count: Math.round(seconds) });
}

/** What is left of a time: "4:07", or in words if it is long. */
export function countdown(seconds: number): string {
  if (seconds >= HOUR) return duration(seconds);
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, "0")}`;
}

/** What is played, and how: "Swiss · 5 rounds · 2 at a table · 90 seconds per turn" */
export function settingsOf(tournament: TournamentInfo): string {
  const { format, rounds, minutes, size, clock, level, rated } = tournament;
  const parts = [
    say("web-tournament-format", { format }),
    rounds === null ? null : say("web-tournament-rounds", { count: rounds }),
    minutes === null ? null : say("web-tournament-minutes", { count: minutes }),
    say("web-tournament-size", { count: size }),
    say("web-tournament-clock", { clock: duration(clock) }),
    rated ? say("web-ratings-rated") : null,
    level === null ? null : say("web-tournament-bots"),
  ];
  return parts.filter((part) => part !== null).join(" · ");
}

/** The name of a player; that of a bot, which has no number. */
export function playerName(players: readonly TournamentPlayer[], number: number | null): string {
  if (number === null) return say("web-tournament-bot");
  return players.find((one) => one.number === number)?.name ?? say("seat-forgotten");
}

/** "2.5"; sums of thirds are rounded */
export function pointsText(points: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(points);
}
