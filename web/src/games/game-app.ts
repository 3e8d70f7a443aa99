// What one game contributes to the app. Each game has a folder here with an `index.ts` that exports `defineGame({...})`
// as its default; registry.ts finds it there. A game without one is played at the generic table.
import type { Component } from "svelte";
import type { Lesson } from "../learn/lesson";
import type { Sound } from "../lib/sound";
import type { Values } from "../lib/localization.svelte";
import type { StandingInfo } from "../lib/protocol";
import type { AnyEvent, AnyMove, AnyView, TableSource } from "../lib/table-source";
import type { ScoreReveal } from "../table/score-reveal.svelte";

export interface TableProps<View = AnyView, Event extends AnyEvent = AnyEvent, Earnings = unknown> {
  source: TableSource<View, Event, Earnings>;
  /** By seat, as the reader calls them. */
  names: string[];
  /** A table that counts up the final score says so here, and the result is withheld until it has finished. */
  reveal: ScoreReveal;
}

/** A choice of an option: a name or a number, and whether it is turned upside down. */
export interface ChoiceProps {
  /** The hash of the set of components. */
  set: string;
  option: string;
  choice: string;
  turned: boolean;
}

/** How the game's events are put into sentences. Each event is the message `GAME-event-EVENT`. */
export interface Narration<Event extends AnyEvent = AnyEvent> {
  /** Fields of events whose values are messages themselves: `{ crop: "card" }` says `GAME-card-VALUE`. */
  terms: Readonly<Record<string, string>>;
  /**
   * One sentence for the first `count` of these events; null where each event has a sentence of its own.
   * `playerValues` are the values `seat` and `you` of a message.
   */
  together?(events: Event[], playerValues: (seat: number) => Values): { count: number; sentence: string } | null;
}

export interface GameApp<
  View = AnyView,
  Event extends AnyEvent = AnyEvent,
  Move extends AnyMove = AnyMove,
  Earnings = unknown,
> {
  /** As the server names it: `TableInfo.game`. */
  name: string;
  /** Games are listed in this order. */
  order: number;
  /** The picture of a set of pieces, in the colour of its seat, where the game has several. */
  Piece?: Component<{ piece: string }>;
  /** Pictures of what can be chosen in the form for a new table, loaded when the reader unfolds it. */
  loadChoicePicture?(): Promise<{ default: Component<ChoiceProps> }>;
  /** The picture on the first page, 320 by 104, and the small one in lists, 56 by 56. */
  Scene: Component;
  Mark: Component;
  narration: Narration<Event>;
  /** What an event sounds like; one that is not here is silent. */
  sounds: Readonly<Record<string, Sound>>;
  /** One seat's standing as a sentence, for the replay. */
  standing(standing: StandingInfo, name: string): string;
  /** Loaded when a table of this game is opened. */
  loadTable(): Promise<{ default: Component<TableProps<View, Event, Earnings>> }>;
  /** Loaded when somebody writes down a set of components, where the game takes owners' sets. */
  loadSetEditor?(): Promise<{ default: Component<Record<string, never>> }>;
  /** Loaded when somebody learns the game. */
  loadLessons(): Promise<{ default: readonly Lesson<View, Event, Move>[] }>;
}

/**
 * Forget the types of one game, so that all games fit into one registry. This is the only place where they are forgotten:
 * the server sends the views, events and moves of the game that `TableInfo.game` names, and the registry is asked with
 * that name.
 */
export function defineGame<View, Event extends AnyEvent, Move extends AnyMove, Earnings = unknown>(
  app: GameApp<View, Event, Move, Earnings>,
): GameApp {
  return app as GameApp;
}
