// A finger that moves sideways over the table switches between the Valley and the city, where only one of them fits.
import type { Side } from "./sides.svelte";

const FAR = 60; // pixels
const LONG = 600; // milliseconds: slower is not a swipe

/** For {@attach swipes(choose)}. Where a piece can be dragged, or a tile placed, a finger does that instead. */
export function swipes(choose: (side: Side) => void): (element: HTMLElement) => () => void {
  return (element) => {
    const listening = new AbortController();
    let from: { x: number; y: number; at: number } | null = null;
    element.addEventListener(
      "touchstart",
      ({ touches, target, timeStamp }) => {
        const touch = touches.length === 1 ? touches[0]! : null;
        const taken = (target as Element).closest(".placing, [style*='touch-action: none']");
        from = touch && !taken ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : null;
      },
      { passive: true, signal: listening.signal },
    );
    element.addEventListener(
      "touchend",
      ({ changedTouches, timeStamp }) => {
        const touch = changedTouches[0];
        if (!from || !touch) return;
        const [right, down] = [touch.clientX - from.x, touch.clientY - from.y];
        if (timeStamp - from.at < LONG && Math.abs(right) > FAR && Math.abs(right) > 2 * Math.abs(down))
          choose(right < 0 ? "city" : "valley");
        from = null;
      },
      { passive: true, signal: listening.signal },
    );
    return () => listening.abort();
  };
}
