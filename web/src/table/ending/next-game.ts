// Another game right after this one: against bots of another level, or the other game against the same.
import { LEVELS } from "../../lib/levels";
import type { Level, OptionsGiven, SeatRequest, TableInfo, TableRequest } from "../../lib/protocol";
import type { Mood } from "./outcome";

/** The level of the reader's rivals, where all of them are bots of one level. */
export function rivalLevel(table: TableInfo, reader: number | null): Level | null {
  if (reader === null) return null;
  const rivals = table.seats.filter((_, seat) => seat !== reader);
  const level = rivals[0]?.level ?? null;
  return rivals.every((seat) => seat.level === level) ? level : null;
}

/** A stronger level after a win, a weaker one after a defeat; null if the game has none. */
export function nextLevel(level: Level, mood: Mood, levels = LEVELS): Level | null {
  const step = mood === "won" ? 1 : mood === "lost" || mood === "resigned" ? -1 : null;
  return step === null ? null : (levels[levels.indexOf(level) + step] ?? null);
}

/** A table like this one against bots of a level. Another game is played with its own defaults. */
export function tableLike(table: TableInfo, reader: number, level: Level, game = table.game): TableRequest {
  const same = game === table.game;
  const seats = table.seats.map(({ piece }, seat): SeatRequest => {
    const pieces = same ? { piece } : {};
    return seat === reader ? { kind: "me", ...pieces } : { kind: "bot", level, ...pieces };
  });
  if (!same) return { game, seats, clock: table.clock };
  const options: OptionsGiven = { ...table.options };
  return { game, seats, options, clock: table.clock, components: table.set?.hash ?? null };
}
