// The check of a finished game's random key: docs/shuffle.md, "From the secret to the key".
import type { Contribution } from "../../lib/contributions";
import type { TableInfo } from "../../lib/protocol";
import { bytesOf, hmac, sha256 } from "../../lib/sha256";

const NOTHING = "00".repeat(32);

/** What the check found. The first four are wrong. */
export type Verdict =
  /** The commitment is not the one that this browser knew before. */
  | "exchanged"
  /** The secret is not what the server committed to. */
  | "secret"
  /** What this browser contributed is not among the contributions. */
  | "missing"
  /** The key does not follow from secret and contributions. */
  | "key"
  /** All holds, but this browser contributed nothing. */
  | "unseen"
  /** All holds, but nobody contributed: the server alone drew the key. */
  | "alone"
  /** All holds, and what this browser contributed is in it. */
  | "own";

export function checkShuffle(table: TableInfo, own: Contribution | null): Verdict {
  const contributions = table.seats.map((seat) => seat.random);
  const secret = table.secret ?? "";
  // A spectator may have tried to take a seat, or left it: what they contributed then is in no seat.
  const randoms = table.seats.some((seat) => seat.yours) ? (own?.randoms ?? []) : [];
  if (own && !isAsCommitted(table, own)) return "exchanged";
  if (table.commitment !== hash("akhet dice ", secret)) return "secret";
  if (!randoms.every((random) => contributions.includes(random))) return "missing";
  const contributed = contributions.some((one) => one !== null);
  const mixed = hash("akhet shuffle 1 ", secret, ...contributions.map((one) => one ?? NOTHING));
  if (table.key !== (contributed ? mixed : secret)) return "key";
  if (!contributed) return "alone";
  return randoms.length ? "own" : "unseen";
}

/** Whether the server is still bound by the commitment that this browser knew before. */
function isAsCommitted(table: TableInfo, { commitment, tournament }: Contribution): boolean {
  if (!tournament) return commitment === table.commitment;
  if (commitment !== tournament.commitment) return false;
  if (commitment === null || !tournament.over) return true; // the secret is published when the tournament is over
  const { id, round, board } = tournament;
  const secret = tournament.secret ?? "";
  const expected = hmac(secret, `akhet tournament ${id} round ${round} board ${board}`);
  return commitment === hash("akhet dice ", secret) && table.secret === expected;
}

export const isWrong = (verdict: Verdict): boolean => ["exchanged", "secret", "missing", "key"].includes(verdict);

function hash(text: string, ...hexes: string[]): string {
  return sha256(new Uint8Array([...new TextEncoder().encode(text), ...bytesOf(hexes.join(""))]));
}
