// What a game contributes so that the moves of others are shown one after another, with what moved flying to its new
// place, and summed up for a player whose turn it is again. Loaded with the game's table. It is optional: at the table of
// a game without it, every update is shown at once.
//
// All of this is for display only. The server's view replaces what `apply` made as soon as a log entry has been shown.
import type { Component } from "svelte";
import type { Players } from "../lib/narration";
import type { AnyEvent, AnyView } from "../lib/table-source";

/** A place on the table, by its `data-spot`. The first that is on the page counts: `["shop:1:3", "city:1", "seat:1"]`. */
export type Spots = readonly string[];

/** What happens together: one action of a seat with what belongs to it, or the Flood with its harvests. */
export interface Beat<Event extends AnyEvent = AnyEvent> {
  readonly events: readonly Event[];
  /** Whose action it is; null for what nobody did. The beats of one's own seat are shown at once. */
  readonly seat: number | null;
  /** How long it takes to see, compared with other beats; 1 by default. A big moment takes longer by itself. */
  readonly weight?: number;
}

/** Something that flies. `piece` is drawn by the game's `Piece`. */
export interface PieceMove<Piece = unknown> {
  readonly piece: Piece;
  readonly from: Spots;
  readonly to: Spots;
}

/** A big moment: its beat lasts longer, with a banner over the table. */
export interface Moment {
  readonly title: string;
  /** One line below the title. */
  readonly words: string;
  /** Our own drawing, about 5rem high: an `<svg viewBox>` with `aria-hidden`. */
  readonly Picture: Component;
  /** How it is for the reader. */
  readonly tone: "good" | "bad" | "calm";
  /** What it concerns: the banner leaves this place free where it can. */
  readonly spots?: Spots;
}

/** One line of the recap "since your last turn". */
export interface RecapLine {
  /** Whose doing it is; null for what nobody did (the Flood, the last turn). */
  readonly seat: number | null;
  /** A whole sentence, with the consequence for the reader: "Ben planted 3 Flax: your Flax field is gone." */
  readonly words: string;
  /** How the consequence is for the reader. */
  readonly tone: "good" | "bad" | "calm";
  /** What is shown on the table while the reader points at the line. */
  readonly places: readonly Spots[];
}

/** What beats, moments and recaps are told with. */
export interface Telling<View = AnyView> {
  /** The reader's seat; null for a spectator. */
  readonly me: number | null;
  readonly players: Players;
  /** For a beat: as the table is before it. For the recap: as it is now. */
  readonly view: View;
}

export interface Pacing<View = AnyView, Event extends AnyEvent = AnyEvent, Piece = unknown> {
  /**
   * The view after an event, for display: a new object, with all parts that did not change kept. It covers what an event
   * says. What a player could only reckon (what is unseen, legal picks) may stay as it was.
   */
  apply(view: View, event: Event): View;
  /**
   * The events of a log entry in beats. Their events, one after another, are exactly `events`; or none, for an entry that is
   * shown together with the next beat.
   */
  beats(events: readonly Event[]): Beat<Event>[];
  /** Which places an event concerns, for the log, the news and the recap to point at. */
  spots(event: Event): readonly Spots[];
  /** What an event moves, and between which places. `view` is as it was before the event. */
  moves(event: Event, view: View): readonly PieceMove<Piece>[];
  /** Draws a flying piece at a size of its own. */
  Piece: Component<{ piece: Piece }>;
  /** A small picture for a line of the log: the crop or the good that an event names. */
  Icon?: Component<{ event: Event }>;
  /** One short line for a beat, for the news above the table. Without it, the beat's events are narrated. */
  words?(beat: Beat<Event>, telling: Telling<View>): string;
  /** Whether a beat is a big moment. */
  moment(beat: Beat<Event>, telling: Telling<View>): Moment | null;
  /** What others did, in the order in which it happened: one line for each opponent, and for each event that matters. */
  recap(events: readonly Event[], telling: Telling<View>): RecapLine[];
}

/** Forget the types of one game, as `defineGame` does. */
export function definePacing<View, Event extends AnyEvent, Piece>(pacing: Pacing<View, Event, Piece>): Pacing {
  return pacing as unknown as Pacing;
}
