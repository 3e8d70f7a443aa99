// Dragging tiles, goods and Districts. What can be dragged can also be pressed; a press that moves is a drag.
import type { FertilityGood, FertilityTile } from "./types";

/** What is dragged: Dragged.svelte draws it under the pointer. */
export type DraggedPiece =
  { kind: "tile"; tile: FertilityTile } | { kind: "good"; good: FertilityGood } | { kind: "district"; name: string };

export interface DragTarget {
  /** What the pointer is over; null outside the page. */
  over: Element | null;
  touch: boolean;
}

interface Dragging {
  /** Null: it cannot be dragged now. */
  piece(): DraggedPiece | null;
  /** Called whenever the pointer moves. */
  move?(at: DragTarget): void;
  drop(at: DragTarget): void;
  /** The drag was given up: the browser has taken over the pointer. */
  cancel?(): void;
}

const FAR = 7; // pixels after which a press is a drag

class Drag {
  piece: DraggedPiece | null = $state.raw(null);
  x = $state(0);
  y = $state(0);
  /** It is under a finger, which hides it: it is drawn above. */
  touch = $state(false);
}
export const drag = new Drag();

/** For {@attach draggable({...})}. */
export function draggable(dragging: Dragging): (element: HTMLElement) => () => void {
  return (element) => {
    const listening = new AbortController();
    const on = <T extends Event>(type: string, listener: (event: T) => void, capture = false) =>
      element.addEventListener(type, listener as (event: Event) => void, { signal: listening.signal, capture });

    let from: { x: number; y: number; id: number } | null = null;
    let moved = false;
    let held = new AbortController(); // ends what is listened to while the pointer is down
    const target = (event: PointerEvent): DragTarget => ({
      over: document.elementFromPoint(event.clientX, event.clientY),
      touch: event.pointerType === "touch",
    });
    const end = () => {
      from = null;
      drag.piece = null;
      held.abort();
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== from?.id) return;
      if (!moved) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
        moved = true;
        element.setPointerCapture(event.pointerId);
        drag.piece = dragging.piece();
        drag.touch = event.pointerType === "touch";
      }
      [drag.x, drag.y] = [event.clientX, event.clientY];
      dragging.move?.(target(event));
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== from?.id) return;
      end();
      if (moved) dragging.drop(target(event));
    };
    const cancel = () => {
      if (from && moved) dragging.cancel?.();
      end();
    };

    on<PointerEvent>("pointerdown", (event) => {
      moved = false;
      if (event.button !== 0 || !dragging.piece()) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // A quick mouse leaves the element before it is known to drag.
      held = new AbortController();
      addEventListener("pointermove", move, { signal: held.signal });
      addEventListener("pointerup", up, { signal: held.signal });
      addEventListener("pointercancel", cancel, { signal: held.signal });
    });
    // The click at the end of a drag is none.
    on(
      "click",
      (event) => {
        if (!moved) return;
        moved = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
    on("dragstart", (event) => event.preventDefault());
    element.style.touchAction = "none";
    return () => {
      cancel();
      listening.abort();
    };
  };
}
