// What happened, told in sentences; the same messages as the terminal's (akhet/terminal/telling.py).
import type { EntryInfo, GameName } from "./protocol";
import { language, say, type Language, type Values } from "./words.svelte";

type Event = Record<string, unknown> & { event: string };

// Values that are messages themselves, by what their ids begin with after the game's name.
const TERMS: Record<string, string> = { card: "card", crop: "card", plot: "plot", good: "good", tile: "tile" };
const SEATS = ["seat", "owner"];
const COMMON = ["stood_in"];
const SECRET = ["dealt", "drew"]; // of NILE: the card is in it only for whom it belongs to

// An entry is told in several places and looked at again at every step, but put into words only once.
const told = new WeakMap<EntryInfo, { language: Language; names: string[]; sentences: string[] }>();

/** The sentences of an entry, in order; none for a step that only its player may know of. */
export function tell(game: GameName, entry: EntryInfo, names: string[]): string[] {
  const before = told.get(entry);
  if (before?.names === names && before.language === language()) return before.sentences;
  const sentences = sentencesOf(game, entry, names);
  told.set(entry, { language: language(), names, sentences });
  return sentences;
}

function sentencesOf(game: GameName, entry: EntryInfo, names: string[]): string[] {
  switch (entry.kind) {
    case "started":
    case "step":
      return tellEvents(game, (entry.events ?? []) as Event[], names);
    case "chat":
      return [];
    case "sat":
      return [say("web-log-sat", { name: entry.name ?? "" })];
    case "resigned":
      return [say("web-log-resigned", { name: nameOf(entry.seat, names) })];
    case "back":
      return [say("web-log-back", { name: nameOf(entry.seat, names) })];
    case "undo":
      return [];
    default:
      return [say(`web-log-${entry.kind}`)];
  }
}

function tellEvents(game: GameName, events: Event[], names: string[]): string[] {
  const told: string[] = [];
  for (let first = 0; first < events.length;) {
    const event = events[first]!;
    let next = first + 1;
    if (game === "nile" && SECRET.includes(event.event)) {
      // what one player draws in a row is one sentence
      while (events[next]?.event === event.event && events[next]?.seat === event.seat) next++;
      told.push(tellDraw(event, events.slice(first, next), names));
    } else {
      told.push(sentence(game, event, names));
    }
    first = next;
  }
  return told;
}

function tellDraw(event: Event, together: Event[], names: string[]): string {
  const seat = nameOf(event.seat as number, names);
  if (!("card" in event)) return say(`nile-event-${event.event}-hidden`, { seat, count: together.length });
  const cards = together.map((one) => say(`nile-card-${one.card}`)).join(", ");
  return say(`nile-event-${event.event}`, { seat, cards });
}

function sentence(game: GameName, event: Event, names: string[]): string {
  const values: Values = {};
  for (const [name, value] of Object.entries(event)) {
    if (name === "event" || value === null || value === undefined) continue;
    if (name in TERMS) values[name] = say(`${game}-${TERMS[name]}-${value}`);
    else if (SEATS.includes(name)) values[name] = nameOf(value as number, names);
    else if (Array.isArray(value)) {
      const squares = Array.isArray(value[0]) ? value : [value];
      values[name] = squares.map((square) => square.join(",")).join(" ");
    } else values[name] = typeof value === "boolean" ? Number(value) : (value as string | number);
  }
  const message = COMMON.includes(event.event) ? `event-${event.event}` : `${game}-event-${event.event}`;
  return say("seat" in event && event.seat === null ? `${message}-nobody` : message, values);
}

export function nameOf(seat: number | null | undefined, names: string[]): string {
  return seat === null || seat === undefined ? "" : names[seat] || say("seat", { number: seat });
}
