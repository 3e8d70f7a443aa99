// What a game contributes to its ending: how the score is counted, and what it means in the race.
import type { Component } from "svelte";
import { say } from "../../lib/localization.svelte";
import type { StandingInfo, TableInfo } from "../../lib/protocol";
import type { AnyEvent, AnyView } from "../../lib/table-source";
import { gameApp } from "../../games/registry";

export interface CountProps<View = AnyView> {
  table: TableInfo;
  view: View;
  /** By seat. */
  standings: StandingInfo[];
  names: string[];
  /** The reader's own seat; null for a spectator and for friends on one device. */
  reader: number | null;
  /** How far the count is: from 0 to `steps`, where everything is counted. */
  at: number;
}

/** The numbers that the ranking compares are called counts, as in `StandingInfo`. */
export interface GameEnding<View = AnyView, Event extends AnyEvent = AnyEvent> {
  /** How the score came about, in pictures. */
  Count: Component<CountProps<View>> | null;
  /** The score as it is now, in the replay of a game that hides nothing. Without it, a sentence for each seat. */
  Scores?: Component<CountProps<View>>;
  /** How many steps the count has. */
  steps(standings: readonly StandingInfo[]): number;
  stepTime: number; // milliseconds
  /** The score beside a name. */
  score(counts: readonly number[]): string;
  /** The score of the winner and of those behind, in the order of the ranking, as short as it decides: "95 : 60". */
  margin(ranked: readonly (readonly number[])[]): string;
  /** Where a seat stands in the graph of the race: more is better, and equal only if the counts are equal. */
  height(counts: readonly number[]): number;
  /** What the whole numbers of a height mean. */
  axis(): string;
  /** Whether an event may have changed somebody's score. */
  scores(event: Event): boolean;
  /** A caption for a turn that began something new, as a season; null for others. */
  mark(event: Event): string | null;
  /** How close a seat came, and what it did best: sentences for somebody who did not win. */
  consolation(standings: readonly StandingInfo[], seat: number, names: string[]): string[];
}

/** "42 : 37", never broken at its signs. */
export const scoresTogether = (scores: readonly number[]): string => scores.join("\u00a0:\u00a0");

const GENERIC: GameEnding = {
  Count: null,
  steps: () => 0,
  stepTime: 0,
  score: (counts) => String(counts[0] ?? 0),
  margin: (ranked) => scoresTogether(ranked.map((counts) => counts[0] ?? 0)),
  height: (counts) => counts[0] ?? 0,
  axis: () => say("web-ending-score"),
  scores: () => true,
  mark: () => null,
  consolation: () => [],
};

/** A game without an ending of its own gets the generic one. */
export async function loadEnding(game: string): Promise<GameEnding> {
  return (await gameApp(game)?.loadEnding?.())?.default ?? GENERIC;
}

/** Forget the types of one game, as `defineGame` does. */
export function defineEnding<View, Event extends AnyEvent>(ending: GameEnding<View, Event>): GameEnding {
  return ending as unknown as GameEnding;
}
