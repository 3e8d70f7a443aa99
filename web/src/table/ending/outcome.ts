// How a game ended for the reader, in sentences with scores.
import { formatList } from "../../lib/formatting";
import { say } from "../../lib/localization.svelte";
import type { StandingInfo, TableInfo } from "../../lib/protocol";
import type { GameEnding } from "./ending";

/** The mood of the ending: `watched` for spectators and friends on one device. */
export type Mood = "won" | "shared" | "lost" | "resigned" | "watched";

export interface Outcome {
  mood: Mood;
  headline: string;
  /** Kind words for somebody who did not win. */
  consolation: string[];
}

/** The reader's own seat; null for a spectator and for friends on one device. */
export function readerOf(table: TableInfo): number | null {
  const own = table.seats.flatMap((seat, number) => (seat.yours && seat.kind === "person" ? [number] : []));
  return own.length === 1 ? own[0]! : null;
}

/** Whether a resignation ended the game before the rules did: nothing is counted then. */
export function cutShort(table: TableInfo): boolean {
  const people = table.seats.filter((seat) => seat.kind === "person");
  return table.seats.some((seat) => seat.resigned) && (table.players === 2 || people.every((seat) => seat.resigned));
}

export function outcomeOf(
  table: TableInfo,
  standings: readonly StandingInfo[],
  names: string[],
  ending: GameEnding,
): Outcome {
  const places = table.places ?? [];
  const reader = readerOf(table);
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const winning = formatList(winners.map((seat) => names[seat] ?? ""));
  const won = reader !== null && winners.includes(reader);
  if (cutShort(table)) {
    const gone = table.seats.flatMap((seat, number) => (seat.resigned ? [number] : []));
    const resigned = formatList(gone.map((seat) => names[seat] ?? ""));
    const values = { resigned, names: winning, count: winners.length };
    if (won) return { mood: "won", headline: say("web-ending-resigned-won", { resigned }), consolation: [] };
    if (reader === null) return { mood: "watched", headline: say("web-ending-resigned", values), consolation: [] };
    const headline = say("web-ending-resigned-you", { names: winning, count: winners.length });
    return { mood: "resigned", headline, consolation: [say("web-ending-next")] };
  }
  const ranked = [...standings].sort((one, other) => one.place - other.place).map(({ counts }) => counts);
  const score = ending.margin(ranked);
  if (winners.length > 1) {
    const others = formatList(winners.filter((seat) => seat !== reader).map((seat) => names[seat] ?? ""));
    if (won)
      return { mood: "shared", headline: say("web-ending-shared-you", { names: others, score }), consolation: [] };
    return lost("web-ending-shared", { names: winning, score });
  }
  if (won) return { mood: "won", headline: say("web-ending-won", { score }), consolation: [] };
  return lost("web-ending-wins", { name: winning, score });

  function lost(message: string, values: Record<string, string>): Outcome {
    if (reader === null) return { mood: "watched", headline: say(message, values), consolation: [] };
    const place = places[reader] ?? 0;
    const kind = ending.consolation(standings, reader, names);
    return {
      mood: "lost",
      headline: say(message, values),
      consolation: [
        ...(table.players > 2 ? [say("web-ending-place", { place, players: table.players })] : []),
        ...(kind.length ? kind : [say("web-ending-next")]),
      ],
    };
  }
}
