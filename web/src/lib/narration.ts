// What happened, in sentences. The messages are the terminal's too (akhet/terminal).
import type { Narration } from "../games/game-app";
import { gameApp } from "../games/registry";
import { formatList } from "./formatting";
import { hasMessage, language, say, type Language, type Values } from "./localization.svelte";
import type { HintReason } from "./protocol";
import type { Entry, AnyEvent } from "./table-source";

const SEATS = ["seat", "owner"]; // fields of events that are the number of a seat
const SHARED = ["stood_in"]; // events that every game has
const NO_NARRATION: Narration = { terms: {} };

// An entry is shown in several places and looked at again at every step, but put into words only once.
const narrated = new WeakMap<Entry<AnyEvent>, Players & Told & { language: Language }>();

/** The players' names by seat, and the reader's own seat: that player is addressed as "you". */
export interface Players {
  names: string[];
  reader: number | null;
}

/** A sentence, and the events that it tells. */
export interface Line {
  words: string;
  events: readonly AnyEvent[];
}

interface Told {
  lines: Line[];
  sentences: string[];
}

/** The sentences of an entry, in order. A step that only its player may know of has none. */
export function narrate(game: string, entry: Entry<AnyEvent>, names: string[], reader: number | null): string[] {
  return tell(game, entry, names, reader).sentences;
}

/** The same, each with what it tells. */
export function linesOf(game: string, entry: Entry<AnyEvent>, names: string[], reader: number | null): Line[] {
  return tell(game, entry, names, reader).lines;
}

function tell(game: string, entry: Entry<AnyEvent>, names: string[], reader: number | null): Told {
  const known = narrated.get(entry);
  if (known?.names === names && known.reader === reader && known.language === language()) return known;
  const players = { names, reader };
  const ofGame = entry.kind === "started" || entry.kind === "step";
  const lines = ofGame
    ? eventLines(game, entry.events ?? [], players)
    : othersOf(entry, players).map((words) => ({ words, events: [] }));
  const told = { lines, sentences: lines.map((line) => line.words) };
  narrated.set(entry, { language: language(), ...players, ...told });
  return told;
}

/** The sentences of an entry that is not of the game itself. */
function othersOf(entry: Entry<AnyEvent>, players: Players): string[] {
  switch (entry.kind) {
    case "chat":
    case "undo":
      return [];
    case "sat":
      return [say("web-log-sat", playedAs(entry, players))];
    case "rose":
      return [entry.name ? say("web-log-declined", { name: entry.name }) : say("web-log-rose")];
    case "resigned":
      return [say("web-log-resigned", playerValues("name", entry.seat, players))];
    case "hint":
      // Readers know what they asked for themselves.
      return entry.seat === players.reader ? [] : [say("web-log-hint", playerValues("name", entry.seat, players))];
    case "back":
      return [say("web-log-back", playerValues("name", entry.seat, players))];
    default:
      return [say(`web-log-${entry.kind}`)];
  }
}

export function narrateEvents(game: string, events: readonly AnyEvent[], players: Players): string[] {
  return eventLines(game, events, players).map((line) => line.words);
}

function eventLines(game: string, events: readonly AnyEvent[], players: Players): Line[] {
  const narration = gameApp(game)?.narration ?? NO_NARRATION;
  const lines: Line[] = [];
  for (let next = 0; next < events.length;) {
    const together = narration.together?.(events.slice(next), (seat) => playerValues("seat", seat, players));
    const count = together?.count ?? 1;
    const words = together?.sentence ?? sentenceOf(game, narration, events[next]!, players);
    lines.push({ words, events: events.slice(next, next + count) });
    next += count;
  }
  return lines;
}

/** Why a hint suggests something: the message `GAME-hint-CODE`. */
export function hintReason(game: string, { code, values }: HintReason, players: Players): string {
  const narration = gameApp(game)?.narration ?? NO_NARRATION;
  const id = `${game}-hint-${code}`;
  return hasMessage(id) ? say(id, messageValues(game, narration, values, players)) : "";
}

function sentenceOf(game: string, narration: Narration, event: AnyEvent, players: Players): string {
  const { event: _event, ...fields } = event;
  const values = messageValues(game, narration, fields, players);
  const shared = SHARED.includes(event.event);
  const message = shared ? `event-${event.event}` : `${game}-event-${event.event}`;
  const id = "seat" in event && event.seat === null ? `${message}-nobody` : message;
  return hasMessage(id) ? say(id, values) : genericSentence(event, values);
}

/** Fields of an event, or of a reason, as the values of a message. */
function messageValues(game: string, narration: Narration, fields: object, players: Players): Values {
  const values: Values = { you: "none" };
  for (const [field, value] of Object.entries(fields) as [string, unknown][]) {
    const term = narration.terms[field];
    if (value === null || value === undefined) continue;
    if (term !== undefined) Object.assign(values, termValues(field, `${game}-${term}-`, String(value)));
    else if (SEATS.includes(field)) Object.assign(values, playerValues(field, value as number, players));
    else values[field] = plainValue(value);
  }
  return values;
}

/** An event of a game that the app has no messages for: "Mia: took alabaster (count 2)". */
function genericSentence(event: AnyEvent, { seat, you: _you, ...others }: Values): string {
  const what = [event.event.replaceAll("_", " ")];
  for (const [field, value] of Object.entries(others)) what.push(`${field.replaceAll("_", " ")} ${value}`);
  const sentence = formatList(what, "unit");
  return seat === undefined ? sentence : `${seat}: ${sentence}`;
}

/** Squares are written "3,4 3,5"; a flag is 0 or 1, for messages to choose by. */
function plainValue(value: unknown): string | number {
  if (typeof value === "number" || typeof value === "string") return value;
  if (typeof value === "boolean") return Number(value);
  if (!Array.isArray(value)) return JSON.stringify(value);
  const squares: unknown[] = Array.isArray(value[0]) ? value : [value];
  return squares.map(String).join(" ");
}

/** The value of a player in a message, and `you`: the name of the value that is the reader, for messages to choose by. */
export function playerValues(field: string, seat: number | null | undefined, { names, reader }: Players): Values {
  return { [field]: nameOf(seat, names), you: seat !== null && seat === reader ? field : "none" };
}

/** The player of an entry under the name that it has; one who was deleted since has none there. */
function playedAs({ seat, name }: Entry<AnyEvent>, players: Players): Values {
  const values = playerValues("name", seat, players);
  return name ? { ...values, name } : values;
}

/** The value of a term in a message, and its id, for messages to choose a plural or an article by. */
function termValues(field: string, prefix: string, id: string): Values {
  return { [field]: say(prefix + id), [`${field}_id`]: id };
}

export function nameOf(seat: number | null | undefined, names: string[]): string {
  return seat === null || seat === undefined ? "" : names[seat] || say("seat", { number: seat });
}
