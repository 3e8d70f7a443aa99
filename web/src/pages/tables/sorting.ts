// Lists of tables, those that wait for the reader first.
import { formatList } from "../../lib/formatting";
import type { TableInfo } from "../../lib/protocol";
import { seatNames } from "../../lib/seats";
import { say } from "../../lib/localization.svelte";

export function isMine(table: TableInfo): boolean {
  return table.yours || table.seats.some((seat) => seat.yours);
}

/** Whether the table waits for one of our seats. */
export function myTurn(table: TableInfo): boolean {
  const seat = table.turn === null ? undefined : table.seats[table.turn];
  return table.stage === "playing" && seat?.kind === "person" && seat.yours && !seat.resigned;
}

/** Whether a seat waits for us: somebody offers us a rematch, or asks us to play. */
export function reservedForMe(table: TableInfo): boolean {
  return table.stage === "open" && table.seats.some((seat) => seat.kept && seat.yours);
}

/** Our tables that are not over: those that wait for us, then those being played, then those that wait for players. */
export function goingOn(tables: TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo) => (myTurn(table) || reservedForMe(table) ? 0 : table.stage === "playing" ? 1 : 2);
  const live = tables.filter((table) => table.stage === "playing" || table.stage === "open");
  return live.sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

/** Our tables, the latest first: those of one answer, then those of older answers that are not among them. */
export function withOlder(latest: TableInfo[], older: TableInfo[]): TableInfo[] {
  const known = new Set(latest.map((table) => table.id));
  return [...latest, ...older.filter((table) => !known.has(table.id))];
}

/** The players of a table, without the reader; friends on the same device are included. */
export function names(table: TableInfo): string[] {
  const own = table.seats.findIndex((seat) => seat.yours && seat.kind === "person");
  return seatNames(table.seats).filter((_, number) => table.seats[number]!.kind !== "open" && number !== own);
}

/** How a game ended, as a sentence. */
export function outcome(table: TableInfo): string {
  const places = table.places ?? [];
  const winners = seatNames(table.seats).filter((_, seat) => places[seat] === 1);
  const own = table.seats.flatMap((seat, number) => (seat.yours && seat.kind === "person" ? [number] : []));
  if (winners.length > 1) return say("web-pages-tables-shared", { names: formatList(winners) });
  if (own.length === 1) {
    const place = places[own[0]!] ?? 0;
    if (place === 1) return say("web-pages-tables-you-won");
    if (table.players > 2) return say("web-pages-tables-place", { place, players: table.players });
  }
  return say("web-pages-tables-won", { name: winners[0] ?? "" });
}
