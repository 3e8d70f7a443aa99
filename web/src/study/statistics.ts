// A person's own games, added up: results, errors and luck, in all and by what they were.
import type { LevelErrors, PlayedGame } from "../lib/protocol";

const POINTS = 100; // per win
const PER_HUNDRED = 100;
const INTERVAL = 1.96; // standard errors of a 95 % interval

export interface Rate {
  value: number;
  low: number;
  high: number;
}

export interface Tally {
  games: number;
  /** Shared wins count in part. */
  won: number;
  reviewed: number;
  /** Points lost per 100 decisions; null without reviewed decisions. The interval is null for one game. */
  errors: { value: number; interval: Rate | null } | null;
  /** Points of luck per reviewed game. */
  luck: number | null;
}

export type ReviewedGame = PlayedGame & { decisions: number; lost: number; luck: number };

export const isReviewed = (game: PlayedGame): game is ReviewedGame => game.decisions !== null && game.lost !== null;

/** Points lost per 100 decisions, by all of them together; the error is from how much games differ. */
export function errorsOf(games: readonly { decisions: number; lost: number }[]): Tally["errors"] {
  const decisions = sum(games.map((one) => one.decisions));
  if (!decisions) return null;
  const mean = sum(games.map((one) => one.lost)) / decisions;
  const scale = POINTS * PER_HUNDRED;
  if (games.length < 2) return { value: Math.max(0, scale * mean), interval: null };
  const squares = sum(games.map((one) => (one.lost - mean * one.decisions) ** 2));
  const error = Math.sqrt((squares * games.length) / (games.length - 1)) / decisions;
  const value = Math.max(0, scale * mean);
  const at = (errors: number) => Math.max(0, scale * (mean + errors * error));
  return { value, interval: { value, low: at(-INTERVAL), high: at(INTERVAL) } };
}

/** The share of wins in reviewed games without their luck, which has mean 0, beside the share as it was. The interval is
 * null for one game. */
export function adjustedOf(
  games: readonly { share: number; luck: number }[],
): { games: number; won: number; value: number; interval: Rate | null } | null {
  if (!games.length) return null;
  const shares = games.map((one) => one.share - one.luck);
  const mean = sum(shares) / games.length;
  const won = sum(games.map((one) => one.share)) / games.length;
  const within = (value: number) => Math.min(1, Math.max(0, value)); // by chance it may be outside
  const value = within(mean);
  if (games.length < 2) return { games: games.length, won, value, interval: null };
  const error = Math.sqrt(sum(shares.map((one) => (one - mean) ** 2)) / (games.length * (games.length - 1)));
  const interval = { value, low: within(mean - INTERVAL * error), high: within(mean + INTERVAL * error) };
  return { games: games.length, won, value, interval };
}

export function tallyOf(games: readonly PlayedGame[]): Tally {
  const reviewed = games.filter(isReviewed);
  return {
    games: games.length,
    won: sum(games.map((one) => one.share)),
    reviewed: reviewed.length,
    errors: errorsOf(reviewed),
    luck: reviewed.length ? (POINTS * sum(reviewed.map((one) => one.luck))) / reviewed.length : null,
  };
}

export type Grouping = "level" | "person" | "seat" | "variant" | "players";
export const GROUPINGS: readonly Grouping[] = ["level", "person", "seat", "variant", "players"];

/** What of a game counts for a grouping; a game against several levels counts for each. */
function keysOf(game: PlayedGame, grouping: Grouping): string[] {
  if (grouping === "level") return game.levels;
  if (grouping === "person") return [...new Set(game.people)];
  if (grouping === "seat") return [String(game.seat + 1)];
  if (grouping === "players") return [String(game.players)];
  return game.variant.length ? game.variant : [""];
}

/** By what the games were, the most frequent first. */
export function groupsOf(games: readonly PlayedGame[], grouping: Grouping): [key: string, Tally][] {
  const found = new Map<string, PlayedGame[]>();
  for (const game of games) for (const key of keysOf(game, grouping)) found.set(key, [...(found.get(key) ?? []), game]);
  return [...found]
    .map(([key, some]): [string, Tally] => [key, tallyOf(some)])
    .sort((one, other) => other[1].games - one[1].games || one[0].localeCompare(other[0]));
}

export interface TopicErrors {
  topic: string;
  decisions: number;
  /** Points lost per 100 decisions. */
  errors: number;
  /** The same of the level that it is compared with; null if that was not measured. */
  average: number | null;
  /** Points lost in all beyond what the level would have lost. */
  beyond: number;
}

/** What the decisions about each topic cost, compared with a level: the costliest first. */
export function topicsOf(games: readonly PlayedGame[], level: LevelErrors | undefined): TopicErrors[] {
  const found = new Map<string, [number, number]>();
  for (const game of games) {
    for (const [topic, [count = 0, lost = 0]] of Object.entries(game.topics ?? {})) {
      const before = found.get(topic) ?? [0, 0];
      found.set(topic, [before[0] + count, before[1] + lost]);
    }
  }
  const scale = POINTS * PER_HUNDRED;
  return [...found]
    .map(([topic, [decisions, lost]]) => {
      const measured = level?.topics[topic] ?? null; // below 0 by chance, if there were few decisions
      const average = measured === null ? null : Math.max(0, measured);
      const beyond = POINTS * lost - (decisions * (average ?? 0)) / PER_HUNDRED;
      return { topic, decisions, errors: Math.max(0, (scale * lost) / decisions), average, beyond };
    })
    .sort((one, other) => other.beyond - one.beyond);
}

/** The level whose errors are nearest to these. */
export function nearestLevel(levels: readonly LevelErrors[], errors: number | undefined): LevelErrors | undefined {
  const distance = (one: LevelErrors) => Math.abs(one.errors - (errors ?? 0));
  return [...levels].sort((one, other) => distance(one) - distance(other))[0];
}

/** Errors of each reviewed game, the mean of the latest few up to it, and luck added up; the first game first. */
export function overTime(games: readonly PlayedGame[], few: number): { errors: number; mean: number; luck: number }[] {
  const reviewed = games.filter(isReviewed).reverse();
  let luck = 0;
  return reviewed.map((game, number) => {
    luck += POINTS * game.luck;
    const latest = reviewed.slice(Math.max(0, number + 1 - few), number + 1);
    return { errors: errorsOf([game])?.value ?? 0, mean: errorsOf(latest)?.value ?? 0, luck };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
