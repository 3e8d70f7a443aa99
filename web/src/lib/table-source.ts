// What a game's table component needs: a live connection (connection.svelte.ts) or a replay (replay/replay.svelte.ts).
import type {
  EntryInfo,
  ForecastInfo,
  HintDepth,
  HintInfo,
  PresetName,
  RefusalInfo,
  Scene,
  TableInfo,
} from "./protocol";

/** The view of a game that need not be known. The types of known games are generated: NileView, FertilityView. */
export type AnyView = object;

/** An event of any game, as far as events are alike in all games. */
export type AnyEvent = { event: string; seat?: number | null };

/** A move of any game, as far as moves are alike in all games. `/api/games/{game}/moves` lists them. */
export type AnyMove = { say: string; verb: string };

/** The scene with its view typed. `moves` are the numbers of the moves that are legal now. */
export interface TypedScene<View> extends Omit<Scene, "view"> {
  view: View;
}

/** A log entry with its events typed. */
export interface Entry<Event> extends Omit<EntryInfo, "events"> {
  events?: Event[] | null;
}

/** The answer to a forecast with what the move would earn typed. */
export interface TypedForecast<Earnings> extends Omit<ForecastInfo, "earns"> {
  earns: Earnings | null;
}

/** The answer to a command. */
export type Answer = { ok: true; version: number } | { ok: false; refused: RefusalInfo };

/** The answer to the question for a hint. */
export type HintAnswer = { ok: true; hint: HintInfo } | { ok: false; refused: RefusalInfo };

/** What a player can do at a table. Each command resolves once the server has carried it out or refused it. */
export interface TableCommands {
  /** Make a move, by its number or in words. */
  step(move: number | string): Promise<Answer>;
  undo(): Promise<Answer>;
  resign(): Promise<Answer>;
  /** Take over again after the clock ran out. */
  back(): Promise<Answer>;
  chat(text: string): Promise<Answer>;
  /** A message that each reader gets in their own language. */
  preset(name: PresetName): Promise<Answer>;
  /** What a strong player would do now: a nudge, candidates, or the move with the reasons. */
  hint(depth: HintDepth): Promise<HintAnswer>;
}

/** Called once `scene` and `entries` are set, before the page is drawn again; `before` is the scene that they replaced. */
export type UpdateListener<View = AnyView, Event extends AnyEvent = AnyEvent> = (
  entries: Entry<Event>[],
  before: TypedScene<View> | null,
) => void;

/** A table as it is now, live or in a replay, seen from one seat. All fields are reactive. */
export interface TableSource<View = AnyView, Event extends AnyEvent = AnyEvent, Earnings = unknown> {
  readonly id: string;
  readonly invite: string | null;
  readonly state: "opening" | "open" | "lost" | "closed";
  readonly table: TableInfo | null;
  /** The seat whose side is shown and that may move; null for a spectator and in a replay. */
  readonly seat: number | null;
  readonly scene: TypedScene<View> | null;
  /** Everything that happened so far, in order. */
  readonly entries: Entry<Event>[];
  /** What is in sight of the moves that are shown one after another, and who makes it; null: nothing moves. A replay has none. */
  readonly beat?: { readonly seat: number | null; readonly duration: number } | null;
  /** How many commands have no answer yet. */
  readonly waiting: number;
  /** Why the last step or undo was refused; null once another command is given. */
  readonly refusal: RefusalInfo | null;
  /** null in a replay, where nobody can move. */
  readonly commands: TableCommands | null;
  /** The seats of people who have the table open; null where that is not known, as in a replay. */
  readonly connected: readonly number[] | null;
  /** Calls `listener` with what happens from now on. Returns a function that unsubscribes it. */
  onUpdate(listener: UpdateListener<View, Event>): () => void;
  /** What a move would earn, or why it is not allowed; null without a connection, in a replay or out of turn. */
  forecast(move: number | string): Promise<TypedForecast<Earnings> | null>;
  /** Look from another seat; null: as a spectator does. */
  look(seat: number | null): void;
}
