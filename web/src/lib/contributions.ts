// What this browser contributed to the random keys of its tables, and the commitment of the server that it knew before.
// docs/protocol.md, "The random key", explains both; the end of a game checks them.
import type { SeatRequest } from "./protocol";
import { readStored, store } from "./stored";

const KEY = "akhet-contributions";
const MOST_KEPT = 60; // tables
const TOURNAMENTS_KEY = "akhet-tournament-contributions";
const MOST_TOURNAMENTS_KEPT = 20;

export interface Contribution {
  /** As the browser knew it before it contributed: of the table, or of its tournament. Null if there was none. */
  commitment: string | null;
  /** One per own seat: 64 hex digits. */
  randoms: string[];
  /** At a table of a tournament: from its secret follows that of the table. */
  tournament?: TournamentTable;
}

/** The place of a table in a tournament, and what the server publishes of the tournament's secret now. */
export interface TournamentTable {
  id: string;
  round: number;
  board: number;
  commitment: string | null;
  over: boolean;
  secret: string | null;
}

/** What this browser contributed to all its tables of a tournament, and the commitment that it knew before. */
export interface TournamentContribution {
  commitment: string | null;
  random: string;
}

/** 32 random bytes as hex digits. */
export function newRandom(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The seats of a new table, with a contribution from each own one. */
export function contribute(seats: SeatRequest[]): SeatRequest[] {
  return seats.map((seat) => (seat.kind === "me" ? { ...seat, random: newRandom() } : seat));
}

/** What was contributed with these seats. */
export const randomsOf = (seats: SeatRequest[]): string[] => seats.flatMap(({ random }) => (random ? [random] : []));

/** Remember what was contributed at a table. */
export function keepContribution(table: string, contribution: Contribution): void {
  keep(KEY, table, contribution, MOST_KEPT);
}

/** What this browser contributed at a table; null if it did not open the table and took no seat there. */
export function contributionTo(table: string): Contribution | null {
  return readStored<Record<string, Contribution>>(KEY, {})[table] ?? null;
}

/** Remember what was contributed to a tournament. */
export function keepTournamentContribution(tournament: string, contribution: TournamentContribution): void {
  keep(TOURNAMENTS_KEY, tournament, contribution, MOST_TOURNAMENTS_KEPT);
}

/** What this browser contributed to the tournaments that it joined, by their ids, the first one first. */
export function tournamentContributions(): Record<string, TournamentContribution> {
  return readStored<Record<string, TournamentContribution>>(TOURNAMENTS_KEY, {});
}

/** Store a value under an id as the latest, and forget the oldest if there are too many. */
function keep<Value>(key: string, id: string, value: Value, most: number): void {
  const others = Object.entries(readStored<Record<string, Value>>(key, {})).filter(([other]) => other !== id);
  store(key, Object.fromEntries([...others.slice(1 - most), [id, value]]));
}
