// What this browser contributed to the random keys of its tables, and the commitment of the server that it knew before.
// docs/protocol.md, "The random key", explains both; the end of a game checks them.
import type { SeatRequest } from "./protocol";
import { readStored, store } from "./stored";

const KEY = "akhet-contributions";
const MOST_KEPT = 60; // tables

export interface Contribution {
  /** As the browser knew it before it contributed. Null if the server published none. */
  commitment: string | null;
  /** One per own seat: 64 hex digits. */
  randoms: string[];
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
  const others = Object.entries(readStored<Record<string, Contribution>>(KEY, {})).filter(([id]) => id !== table);
  store(KEY, Object.fromEntries([...others.slice(1 - MOST_KEPT), [table, contribution]]));
}

/** What this browser contributed at a table; null if it did not open the table and took no seat there. */
export function contributionTo(table: string): Contribution | null {
  return readStored<Record<string, Contribution>>(KEY, {})[table] ?? null;
}
