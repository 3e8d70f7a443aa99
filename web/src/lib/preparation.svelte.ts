// How far the server has compiled the games. Only the first start on a machine takes long enough to be shown.
import { api } from "./api";
import type { PreparationInfo } from "./protocol";

const EVERY = 1000; // milliseconds

/** null: nothing is known yet, or everything is ready. */
export const preparation: { info: PreparationInfo | null } = $state({ info: null });

/** Ask until everything is ready. Returns a function that stops it. */
export function followPreparation(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const ask = async () => {
    const info = await api.preparation().catch(() => null); // without a connection there is nothing to show
    if (stopped) return;
    preparation.info = info?.bots ? null : info;
    if (preparation.info) timer = setTimeout(() => void ask(), EVERY);
  };
  if (navigator.onLine) void ask();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
