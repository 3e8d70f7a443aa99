// The clock of the player to move.
import { createSubscriber } from "svelte/reactivity";
import { say } from "../lib/localization.svelte";

const tick = createSubscriber((update) => {
  const timer = setInterval(update, 500);
  return () => clearInterval(timer);
});

/** The seconds until `due`, counted down while something on the page shows them; null without a clock. */
export function secondsLeft(due: number | null): number | null {
  if (due === null) return null;
  tick();
  return Math.max(0, due - Date.now() / 1000);
}

export function clockText(seconds: number): string {
  if (seconds >= 2 * 86400) return say("web-left-days", { count: Math.floor(seconds / 86400) });
  if (seconds >= 7200) return say("web-left-hours", { count: Math.floor(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
