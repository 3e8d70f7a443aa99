// Tips that explain elements: shown while the pointer or the keyboard's focus is on an element, after a tap on one that
// does nothing else, and while a finger rests on one that does. `Tip.svelte` draws the open one. For screen readers the
// same words are the element's description, all the time.

import { pointer } from "../lib/pointer";

type Owner = HTMLElement | SVGElement;

const PAUSE = 400; // milliseconds: a pointer that only passes by opens no tip
const NEXT = 120; // the pause while another tip is open
const LINGER = 220; // in which the pointer may cross over to the tip itself
const PRESS = 450; // a finger that rests so long opens the tip; a shorter tap is a click
const FAR = 10; // pixels after which a finger is scrolling or dragging

type Shown = { owner: Owner; words: () => string };

/** The one tip that is open, and the one that is about to open or close. */
class Tips {
  shown: Shown | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  /** Call `next` after a pause, unless something else happens before. */
  after(pause: number, next: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(next, pause);
  }
  /** Whatever was about to happen does not. */
  hold(): void {
    clearTimeout(this.#timer);
  }
  show(tip: Shown): void {
    this.hold();
    this.shown = tip;
  }
  close(): void {
    this.hold();
    this.shown = null;
  }
  /** The pointer has left the element, or its tip. */
  leave(): void {
    this.hold();
    if (document.activeElement !== this.shown?.owner) this.after(LINGER, () => this.close());
  }
  newId(): string {
    return `tip-${++this.#count}`;
  }
}

export const tips = new Tips();

/** For {@attach tip(() => words)}. An element marked `data-tells` does nothing else. Empty words: no tip. */
export function tip(words: () => string): (element: Owner) => () => void {
  return (element) => {
    const listening = new AbortController();
    const on = <T extends Event>(type: string, listener: (event: T) => void, capture = false) =>
      element.addEventListener(type, listener as (event: Event) => void, { signal: listening.signal, capture });

    const show = () => {
      tips.hold();
      if (element.isConnected && words()) tips.show({ owner: element, words });
    };
    const showSoon = () => tips.after(tips.shown ? NEXT : PAUSE, show);
    const isShown = () => tips.shown?.owner === element;
    const hide = () => {
      if (isShown()) tips.close();
    };

    // What moves under a pointer at rest is not pointed at: its tip waits until the pointer moves.
    let rest: { x: number; y: number } | null = null;
    on<PointerEvent>("pointerenter", ({ pointerType, clientX: x, clientY: y }) => {
      if (pointerType === "touch") return;
      if (pointer.x === x && pointer.y === y) rest = { x, y };
      else showSoon();
    });
    on<PointerEvent>("pointermove", ({ clientX: x, clientY: y }) => {
      if (!rest || (rest.x === x && rest.y === y)) return;
      rest = null;
      showSoon();
    });
    on<PointerEvent>("pointerleave", ({ pointerType }) => {
      rest = null;
      if (pointerType !== "touch") tips.leave();
    });
    on("focus", () => element.matches(":focus-visible") && showSoon());
    // Not at once: an element that is removed loses its focus while the page is being changed.
    on("blur", () => {
      tips.hold();
      queueMicrotask(hide);
    });

    let from: { x: number; y: number; at: number } | null = null;
    let before: Shown | null = null;
    let asked = false; // a resting finger opened the tip: lifting it is not a click
    on<PointerEvent>("pointerdown", ({ pointerType, clientX, clientY, timeStamp }) => {
      if (element.dataset.tells === undefined) tips.close();
      else tips.hold();
      asked = false;
      if (pointerType !== "touch") return;
      from = { x: clientX, y: clientY, at: timeStamp };
      before = tips.shown;
      tips.after(PRESS, () => {
        show();
        asked = isShown();
      });
    });
    on<PointerEvent>("pointermove", ({ clientX, clientY }) => {
      if (!from || Math.hypot(clientX - from.x, clientY - from.y) < FAR) return;
      from = null;
      if (!asked) tips.hold();
    });
    const lift = ({ timeStamp }: PointerEvent) => {
      if (from && !asked) tips.hold();
      else if (from && timeStamp - from.at < PRESS) {
        asked = false; // the page was too busy to notice in time that it was a tap
        tips.shown = before;
      }
      from = null;
    };
    on<PointerEvent>("pointerup", lift);
    on<PointerEvent>("pointercancel", lift);
    on("contextmenu", (event) => (asked || from) && event.preventDefault());
    on<PointerEvent>(
      "click",
      (event) => {
        if (asked) {
          asked = false;
          event.preventDefault();
          event.stopImmediatePropagation();
        } else if (element.dataset.tells === undefined) {
          tips.close(); // the click changes the game or the page under the tip
        } else if (isShown() && event.pointerType === "touch") {
          tips.close();
        } else show();
      },
      true,
    );

    const description = document.createElement("span");
    description.id = tips.newId();
    description.hidden = true; // a description need not be visible
    document.body.append(description);
    const said = $derived(words()); // computed at every step, but it seldom changes
    $effect(() => {
      description.textContent = said;
      if (said) element.setAttribute("aria-describedby", description.id);
      else element.removeAttribute("aria-describedby");
    });
    return () => {
      listening.abort();
      description.remove();
      queueMicrotask(hide);
    };
  };
}
