// Tournaments in words.
import { gameTitle } from "../lib/games.svelte";
import { language, say } from "../lib/localization.svelte";
import type { TournamentInfo, TournamentPlayer } from "../lib/protocol";

export const MOST_PEOPLE = 200; // the server's upper bound

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

/** "in 10 minutes", "in 1 day" */
export function inTime(seconds: number): string {
  const words = new Intl.RelativeTimeFormat(language());
  if (seconds >= DAY) return words.format(Math.round(seconds / DAY), "day");
  if (seconds >= 2 * HOUR) return words.format(Math.round(seconds / HOUR), "hour");
  return words.format(Math.round(seconds / MINUTE), "minute");
}

/** What is left of a time: "4:07" or "2:04:07" */
export function countdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const two = (part: number) => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE)];
  return hours ? `${hours}:${two(minutes)}:${two(left % MINUTE)}` : `${minutes}:${two(left % MINUTE)}`;
}

/** When it starts; `now` by the clock of the server */
export function startOf({ starts }: TournamentInfo, now: number): string {
  if (starts - now <= 0) return say("web-tournament-starting");
  if (starts - now < DAY) return say("web-tournament-starts", { time: countdown(starts - now) });
  const format = new Intl.DateTimeFormat(language(), {
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
  });
  return say("web-tournament-starts-on", { when: format.format(new Date(starts * 1000)) });
}

/** What is played, and how: "Swiss · 5 rounds · 2 at a table · 90 seconds per turn" */
export function settingsOf(tournament: TournamentInfo): string {
  const { format, rounds, minutes, size, clock, level, rated, most } = tournament;
  const parts = [
    say("web-tournament-format", { format }),
    rounds === null ? null : say("web-tournament-rounds", { count: rounds }),
    minutes === null ? null : say("web-tournament-minutes", { count: minutes }),
    say("web-tournament-size", { count: size }),
    say("web-tournament-clock", { clock: duration(clock) }),
    most < MOST_PEOPLE ? say("web-tournament-at-most", { count: most }) : null,
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
export function pointsText(points: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 2 }).format(points);
}
