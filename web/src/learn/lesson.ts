// A lesson of the guided first game, and the moment in the game at which the coach decides which one to tell.
import type { Spots } from "../games/pacing";
import type { Values } from "../lib/localization.svelte";
import type { Entry, AnyEvent, AnyMove, AnyView, TypedScene } from "../lib/table-source";

export interface Lesson<View = AnyView, Event extends AnyEvent = AnyEvent, Move extends AnyMove = AnyMove> {
  /** The messages are `web-pages-learn-GAME-ID` and `web-pages-learn-GAME-ID-title`. */
  id: string;
  /** The messages are `web-pages-learn-GAME-chapter-CHAPTER`. */
  chapter: string;
  /** Whether the lesson fits now. */
  now(at: Moment<View, Event, Move>): boolean;
  /** The places that it is about, each with others to fall back on. */
  points(at: Moment<View, Event, Move>): readonly Spots[];
  /** Whether the learner has done it. A lesson without it is only read. */
  done?(at: Moment<View, Event, Move>): boolean;
  /** The verbs of the moves that it is about: a hint of such a move is drawn on the table as a suggestion. */
  suggests?: readonly Move["verb"][];
  values?(at: Moment<View, Event, Move>): Values;
  /** It has to be done now, so it goes before lessons that can be read later. */
  pressing?: true;
  /** It need not come up in a game, so it is not counted. */
  extra?: true;
  /** The table stands still while it is read: it tells of something that is about to happen. */
  holds?: true;
}

/** The game as the learner sees it. */
export class Moment<View = AnyView, Event extends AnyEvent = AnyEvent, Move extends AnyMove = AnyMove> {
  constructor(
    readonly scene: TypedScene<View>,
    readonly me: number,
    readonly entries: Entry<Event>[],
    readonly names: string[],
    /** Every move of the game, by its number. */
    readonly moves: readonly Move[],
    /** Whether the window is so small that a lesson should point at something small. */
    readonly small: boolean,
  ) {}

  get view(): View {
    return this.scene.view;
  }
  get mine(): boolean {
    return !this.scene.over && this.scene.turn === this.me;
  }
  get opponent(): number {
    return 1 - this.me;
  }
  get rival(): string {
    return this.names[this.opponent] ?? "";
  }
  /** Everything that happened, in order. */
  get events(): Event[] {
    return this.entries.flatMap((entry) => entry.events ?? []);
  }
  /** Whether a legal move has this verb and, if given, passes this test. */
  can<Verb extends Move["verb"]>(verb: Verb, passes?: (move: Extract<Move, { verb: Verb }>) => boolean): boolean {
    return (this.scene.moves ?? []).some((number) => {
      const move = this.moves[number];
      return move !== undefined && hasVerb(move, verb) && (passes?.(move) ?? true);
    });
  }
  /** How often an event happened: to the learner by default, to another seat or to any. */
  count(event: string, seat: number | "any" = this.me): number {
    return this.events.filter((one) => one.event === event && (seat === "any" || one.seat === seat)).length;
  }
  /** The learner's turns so far, including this one. A game that begins with a prepared position tells no first turn. */
  get turns(): number {
    const first = this.events.find((one) => one.event === "turn");
    return this.count("turn") + (first?.seat === this.me ? 0 : 1);
  }
}

function hasVerb<Move extends AnyMove, Verb extends Move["verb"]>(
  move: Move,
  verb: Verb,
): move is Extract<Move, { verb: Verb }> {
  return move.verb === verb;
}
