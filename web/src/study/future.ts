// How a finished game may go on after the best choice of a decision, as a replay.
import { api, type FutureChoice } from "../lib/api";
import { formatList } from "../lib/formatting";
import { nameOf } from "../lib/narration";
import type { ReviewFuture } from "../lib/protocol";
import { Replay } from "../replay/replay.svelte";

export const KINDS = ["bad", "usual", "good"] as const; // web-study-future-bad, web-study-future-usual, web-study-future-good

/** Who is in front at the end. */
export const winnersOf = (future: ReviewFuture, names: string[]): string =>
  formatList(future.values.flatMap((share, seat) => (share > 0 ? [nameOf(seat, names)] : [])));

/** A future of a reviewed game, at its beginning: the position before the decision, seen from the seat that decides. */
export async function openFuture({ id, invite, table }: Replay, which: FutureChoice, seat: number): Promise<Replay> {
  const steps = await api.futureSteps(id, invite, which);
  const future = new Replay(id, invite, table, steps, (ply) => api.future(id, invite, which, ply));
  future.from = seat;
  await future.to(0);
  return future;
}
