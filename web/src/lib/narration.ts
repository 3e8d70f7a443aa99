// What happened, in sentences. The messages are the terminal's too (akhet/terminal).
import type { Narration } from "../games/game-app";
import { gameApp } from "../games/registry";
import { formatList } from "./formatting";
import { hasMessage, language, say, type Language, type Values } from "./localization.svelte";
import type { Entry, AnyEvent } from "./table-source";

const SEATS = ["seat", "owner"]; // fields of events that are the number of a seat
const SHARED = ["stood_in"]; // events that every game has
const NO_NARRATION: Narration = { terms: {} };

// An entry is shown in several places and looked at again at every step, but put into words only once.
const narrated = new WeakMap<Entry<AnyEvent>, Players & { language: Language; sentences: string[] }>();

/** The players' names by seat, and the reader's own seat: that player is addressed as "you". */
export interface Players {
  names: string[];
  reader: number | null;
}

/** The sentences of an entry, in order. A step that only its player may know of has none. */
export function narrate(game: string, entry: Entry<AnyEvent>, names: string[], reader: number | null): string[] {
  const known = narrated.get(entry);
  if (known?.names === names && known.reader === reader && known.language === language()) return known.sentences;
  const sentences = sentencesOf(game, entry, { names, reader });
  narrated.set(entry, { language: language(), names, reader, sentences });
  return sentences;
}

function sentencesOf(game: string, entry: Entry<AnyEvent>, players: Players): string[] {
  switch (entry.kind) {
    case "started":
    case "step":
      return narrateEvents(game, entry.events ?? [], players);
    case "chat":
    case "undo":
      return [];
    case "sat":
      return [say("web-log-sat", { ...playerValues("name", entry.seat, players), name: entry.name ?? "" })];
    case "resigned":
      return [say("web-log-resigned", playerValues("name", entry.seat, players))];
    case "back":
      return [say("web-log-back", playerValues("name", entry.seat, players))];
    default:
      return [say(`web-log-${entry.kind}`)];
  }
}

function narrateEvents(game: string, events: AnyEvent[], players: Players): string[] {
  const narration = gameApp(game)?.narration ?? NO_NARRATION;
  const sentences: string[] = [];
  for (let next = 0; next < events.length;) {
    const together = narration.together?.(events.slice(next), (seat) => playerValues("seat", seat, players));
    sentences.push(together?.sentence ?? sentenceOf(game, narration, events[next]!, players));
    next += together?.count ?? 1;
  }
  return sentences;
}

function sentenceOf(game: string, narration: Narration, event: AnyEvent, players: Players): string {
  const values: Values = { you: "none" };
  for (const [field, value] of Object.entries(event)) {
    const term = narration.terms[field];
    if (field === "event" || value === null || value === undefined) continue;
    if (term !== undefined) Object.assign(values, termValues(field, `${game}-${term}-`, String(value)));
    else if (SEATS.includes(field)) Object.assign(values, playerValues(field, value as number, players));
    else values[field] = plainValue(value);
  }
  const shared = SHARED.includes(event.event);
  const message = shared ? `event-${event.event}` : `${game}-event-${event.event}`;
  const id = "seat" in event && event.seat === null ? `${message}-nobody` : message;
  return hasMessage(id) ? say(id, values) : genericSentence(event, values);
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

/** The value of a term in a message, and its id, for messages to choose a plural or an article by. */
function termValues(field: string, prefix: string, id: string): Values {
  return { [field]: say(prefix + id), [`${field}_id`]: id };
}

export function nameOf(seat: number | null | undefined, names: string[]): string {
  return seat === null || seat === undefined ? "" : names[seat] || say("seat", { number: seat });
}
