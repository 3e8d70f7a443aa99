// A replay that runs by itself.
import { untrack } from "svelte";
import type { Replay } from "./replay.svelte";

// web-pages-replay-speed-slow, web-pages-replay-speed-normal, web-pages-replay-speed-fast
export const SPEEDS = { slow: 2600, normal: 1300, fast: 500 }; // milliseconds per ply

export class Playback {
  running = $state(false);
  speed: keyof typeof SPEEDS = $state("normal");

  /** Made while a component is set up; `replay` is what it shows. */
  constructor(private readonly replay: () => Replay | null) {
    $effect(() => {
      const shown = replay();
      if (!this.running || !shown) return;
      if (shown.ply >= shown.plies) {
        untrack(() => (this.running = false));
        return;
      }
      const next = shown.ply + 1;
      // A step that shows nothing passes quickly.
      const quiet = shown.steps[shown.ply]?.events.length === 0;
      const timer = setTimeout(() => void shown.to(next), quiet ? SPEEDS[this.speed] / 2 : SPEEDS[this.speed]);
      return () => clearTimeout(timer);
    });
  }

  toggle = (): void => {
    const shown = this.replay();
    if (!shown) return;
    if (!this.running && shown.ply === shown.plies) void shown.to(0);
    this.running = !this.running;
  };
}

/** What the keys do with a replay. */
export function replayKeys(replay: Replay, playback: Playback): Record<string, () => void> {
  return {
    ArrowLeft: () => void replay.to(replay.ply - 1),
    ArrowRight: () => void replay.to(replay.ply + 1),
    ArrowUp: () => void replay.to(replay.turnFrom(replay.ply, -1)),
    ArrowDown: () => void replay.to(replay.turnFrom(replay.ply, 1)),
    Home: () => void replay.to(0),
    End: () => void replay.to(replay.plies),
    " ": playback.toggle,
  };
}
