// The moves of a position, compared for as long as somebody looks on: the server answers with sums over blocks of worlds,
// and here they are added up.
import { api } from "../lib/api";
import { becomeGuest } from "../lib/me.svelte";
import type { AnalysisCandidate, AnalysisInfo, ReviewCandidate } from "../lib/protocol";
import type { Position } from "../games/game-app";

const SETTLED_WORLDS = 64; // before a candidate may be left out
const CLEARLY_WORSE = 3; // standard errors of the difference
const MOST_WORLDS = 50_000; // an error of a quarter of a point
const PAUSE = 50; // milliseconds between two requests
const MOST_KEPT = 60; // positions

export interface Found {
  seat: number;
  version: string;
  candidates: readonly AnalysisCandidate[];
  next: number;
}

/** Blocks added to those before. */
export function added(before: Found | null, info: AnalysisInfo): Found {
  const candidates = info.candidates.map((one, place) => {
    const other = before?.candidates[place];
    if (!other) return one;
    return {
      ...one,
      worlds: one.worlds + other.worlds,
      totals: one.totals.map((total, seat) => total + other.totals[seat]!),
      squares: one.squares + other.squares,
      scores: one.scores + other.scores,
    };
  });
  return { seat: info.seat, version: info.version, candidates, next: info.next };
}

/** The mean share of the seat to move and its standard error. */
export function valueOf(
  { worlds, totals, squares }: AnalysisCandidate,
  seat: number,
): { value: number; error: number } {
  if (!worlds) return { value: 0, error: 1 };
  const value = totals[seat]! / worlds;
  const spread = Math.max(0, squares / worlds - value * value) / Math.max(1, worlds - 1);
  // Where all worlds came out the same, the share is not certain: about 3 / n would still fit them (the rule of three).
  return { value, error: Math.max(Math.sqrt(spread), 1.5 / worlds) };
}

/** The candidates as bars show them, best first. */
export function ranked({ candidates, seat }: Found): ReviewCandidate[] {
  const found = candidates.map((one): ReviewCandidate => {
    const { value, error } = valueOf(one, seat);
    return {
      ...{ moves: one.moves, played: false, prior: one.prior, worlds: one.worlds, value, error },
      values: one.totals.map((total) => total / Math.max(1, one.worlds)),
      ...{ behind: 0, behind_error: 0, open_value: null, open_error: null },
      score: one.scores / Math.max(1, one.worlds),
    };
  });
  return found.sort((one, other) => other.value - one.value);
}

/** Whether the best two differ by less than two standard errors. */
export function tooClose([first, second]: readonly ReviewCandidate[]): boolean {
  return !!first && !!second && first.value - second.value < 2 * Math.hypot(first.error, second.error);
}

/** The places of the candidates that may still be the best; null while all are played. */
export function worthPlaying({ candidates, seat }: Found): number[] | null {
  const values = candidates.map((one) => valueOf(one, seat));
  const best = values.reduce((most, one) => (one.value > most.value ? one : most));
  const kept = candidates.flatMap((one, place) => {
    const { value, error } = values[place]!;
    const worse = best.value - value > CLEARLY_WORSE * Math.hypot(error, best.error);
    return one.worlds >= SETTLED_WORLDS && worse ? [] : [place];
  });
  return kept.length === candidates.length ? null : kept;
}

export class Analysis {
  running = $state(false);
  found: Found | null = $state.raw(null);
  problem: unknown = $state.raw(null);

  #kept = new Map<string, Found>();
  #about = "";
  #round = 0;

  constructor(
    readonly game: string,
    readonly set: string | null,
  ) {}

  /** Turn to another position. What was found about it before is there again. */
  about(position: Position, open: boolean): void {
    const key = JSON.stringify(position);
    if (key === this.#about) return;
    this.#about = open ? key : "";
    this.found = this.#kept.get(key) ?? null;
    this.problem = null;
    this.#round++;
    if (this.running && open) void this.#work(position, key, this.#round);
  }

  go(position: Position): void {
    this.running = true;
    this.problem = null;
    this.#round++;
    void this.#work(position, this.#about, this.#round);
  }
  stop(): void {
    this.running = false;
    this.#round++;
  }

  async #work(position: Position, key: string, round: number): Promise<void> {
    const current = () => round === this.#round && this.running;
    try {
      await becomeGuest();
      while (current()) {
        if (document.hidden) {
          await pause(1000); // nobody looks on
          continue;
        }
        if (this.found && (this.found.candidates.length < 2 || enough(this.found))) break;
        const only = this.found ? worthPlaying(this.found) : null;
        const block = this.found?.next ?? 0;
        const info = await api.analyse(this.game, { position, block, only, components: this.set });
        // Another position is looked at, or another round has had these blocks meanwhile.
        if (this.#about !== key || (this.found?.next ?? 0) !== block) return;
        this.#keep(key, (this.found = added(this.found, info)));
        await pause(PAUSE);
      }
    } catch (error) {
      if (!current()) return;
      this.problem = error;
      this.running = false;
    }
  }

  #keep(key: string, found: Found): void {
    this.#kept.delete(key);
    this.#kept.set(key, found);
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}

const enough = (found: Found): boolean => Math.max(...found.candidates.map((one) => one.worlds)) >= MOST_WORLDS;
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
