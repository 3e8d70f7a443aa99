// Tables as somebody wants to see them: what waits for them first.
import { listed } from "../../lib/lists";
import type { TableInfo } from "../../lib/protocol";
import { seatNames } from "../../lib/seats";
import { say } from "../../lib/words.svelte";

export function isMine(table: TableInfo): boolean {
  return table.yours || table.seats.some((seat) => seat.yours);
}

/** Whether the table waits for one of our seats. */
export function myTurn(table: TableInfo): boolean {
  const seat = table.turn === null ? undefined : table.seats[table.turn];
  return table.stage === "playing" && seat?.kind === "person" && seat.yours && !seat.resigned;
}

/** Ours that go on: those that wait for us first, then being played, then waiting for players; the latest first. */
export function goingOn(tables: TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo) => (myTurn(table) ? 0 : table.stage === "playing" ? 1 : 2);
  const live = tables.filter((table) => table.stage === "playing" || table.stage === "open");
  return live.sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

/** Our tables, the latest first: those of one answer, and of those that we have from others what is not among them. */
export function withOlder(latest: TableInfo[], older: TableInfo[]): TableInfo[] {
  const known = new Set(latest.map((table) => table.id));
  return [...latest, ...older.filter((table) => !known.has(table.id))];
}

/** Who plays there; without ourselves where we do, but for friends on this device. */
export function names(table: TableInfo): string[] {
  const own = table.seats.findIndex((seat) => seat.yours && seat.kind === "person");
  return seatNames(table.seats).filter((_, number) => table.seats[number]!.kind !== "open" && number !== own);
}

/** How a game ended, in a sentence. */
export function outcome(table: TableInfo): string {
  const places = table.places ?? [];
  const winners = seatNames(table.seats).filter((_, seat) => places[seat] === 1);
  const own = table.seats.flatMap((seat, number) => (seat.yours && seat.kind === "person" ? [number] : []));
  if (winners.length > 1) return say("web-pages-tables-shared", { names: listed(winners) });
  if (own.length === 1) {
    const place = places[own[0]!] ?? 0;
    if (place === 1) return say("web-pages-tables-you-won");
    return say("web-pages-tables-place", { place, players: table.players });
  }
  return say("web-pages-tables-won", { name: winners[0] ?? "" });
}
