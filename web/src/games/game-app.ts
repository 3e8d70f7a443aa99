// What one game contributes to the app. Each game has a folder here with an `index.ts` that exports `defineGame({...})`
// as its default; registry.ts finds it there. A game without one is played at the generic table.
import type { Component } from "svelte";
import type { Lesson } from "../learn/lesson";
import type { Sound } from "../lib/synthesizer";
import type { Values } from "../lib/localization.svelte";
import type { Level, OptionsGiven, StandingInfo } from "../lib/protocol";
import type { AnyEvent, AnyMove, AnyView, TableSource } from "../lib/table-source";
import type { GameEnding } from "../table/ending/ending";
import type { HintStepsOf } from "./hint";
import type { Pacing, Spots } from "./pacing";

export interface TableProps<View = AnyView, Event extends AnyEvent = AnyEvent, Earnings = unknown> {
  source: TableSource<View, Event, Earnings>;
  /** By seat, as the reader calls them. */
  names: string[];
}

export interface PreviewProps<View = AnyView> {
  /** That of a spectator. */
  view: View;
  standings: StandingInfo[] | null;
  /** By seat. */
  names: string[];
}

/** A choice of an option: a name or a number, and whether it is turned upside down. */
export interface ChoiceProps {
  /** The hash of the set of components. */
  set: string;
  option: string;
  choice: string;
  turned: boolean;
}

/** A position as the server reads it, right or wrong. Each game knows the type of its own. */
export type Position = Record<string, unknown>;

export interface PositionEditorProps<Given = Position> {
  position: Given;
  /** The last lawful position, with everything that follows from the rest. */
  lawful: Given;
  /** By seat. */
  names: string[];
  /** The hash of the set of components. */
  set: string;
  change: (position: Given) => void;
}

/** What a game's position editor exports. */
export interface PositionEditor<Given = Position> {
  default: Component<PositionEditorProps<Given>>;
  /** A position with the same players and options in which nothing has happened yet. */
  empty(position: Given): Given;
}

/** Forget the types of one game, as `defineGame` does. */
export const defineEditor = <Given>(editor: PositionEditor<Given>): PositionEditor =>
  editor as unknown as PositionEditor;

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
  /** The table fills the board area (table/BoardArea.svelte) at every size. One that does not fit scrolls in it. */
  fits?: true;
  /** Tables worth trying, for the start page: the message is `web-home-suggestion-GAME-ID`. */
  suggestions?: readonly { id: string; levels: readonly Level[]; options?: OptionsGiven }[];
  /** What an event sounds like; one that is not here is silent. */
  sounds: Readonly<Record<string, Sound>>;
  /** A small picture of a running game for lists, from what a spectator sees; loaded with the first one. */
  loadPreview?(): Promise<{ default: Component<PreviewProps<View>> }>;
  /** One seat's standing as a sentence, for the replay. */
  standing(standing: StandingInfo, name: string): string;
  /** Loaded when a table of this game is opened. */
  loadTable(): Promise<{ default: Component<TableProps<View, Event, Earnings>> }>;
  /** How the moves of others are shown one after another, where the game says it. Loaded with the table. */
  loadPacing?(): Promise<{ default: Pacing }>;
  /** Where the moves of a hint are made and how they are called; loaded when somebody asks for one. */
  loadHint?(): Promise<{ default: HintStepsOf }>;
  /** What a player holds in secret, shown after a game; loaded when somebody looks at it. */
  loadHands?(): Promise<{ default: Component<{ view: View }> }>;
  /** How the score is counted and what it means, loaded when a game ends. */
  loadEnding?(): Promise<{ default: GameEnding }>;
  /** Loaded when somebody writes down a set of components, where the game takes owners' sets. */
  loadSetEditor?(): Promise<{ default: Component<Record<string, never>> }>;
  /** Where positions are set up by hand; a game without one is written down as text. */
  loadPositionEditor?(): Promise<PositionEditor>;
  /** Loaded when somebody learns the game. */
  loadLessons(): Promise<{
    default: readonly Lesson<View, Event, Move>[];
    /** By the name of a short lesson, the places that its task is about. */
    short: Readonly<Record<string, readonly Spots[]>>;
  }>;
}

/**
 * Forget the types of one game, so that all games fit into one registry. This is the only place where they are forgotten:
 * the server sends the views, events and moves of the game that `TableInfo.game` names, and the registry is asked with
 * that name.
 */
export function defineGame<View, Event extends AnyEvent, Move extends AnyMove, Earnings = unknown>(
  app: GameApp<View, Event, Move, Earnings>,
): GameApp {
  return app as unknown as GameApp;
}
