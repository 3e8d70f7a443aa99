// What a symbol means, shown beside it: while somebody points at it or has the keyboard's focus on it, after a tap on what
// does nothing else, and by a finger that stays on what does. `Tip.svelte` draws the one that is open. For who hears the
// page the same words are the symbol's description, all the time.

type Owner = HTMLElement | SVGElement;

const PAUSE = 400; // milliseconds: a pointer that only passes by asks nothing
const NEXT = 120; // the pause of somebody who reads one after another
const LINGER = 220; // in which a pointer may cross over to the tip itself
const PRESS = 450; // a finger that stays asks; one that taps does
const FAR = 10; // pixels until a finger is on its way elsewhere

let shown: { owner: Owner; words: () => string } | null = $state.raw(null);
let timer: ReturnType<typeof setTimeout> | undefined;
let count = 0;

export const tipShown = () => shown;

export function closeTip(): void {
  clearTimeout(timer);
  shown = null;
}

/** The pointer has reached the tip: it may be read there. */
export function keepTip(): void {
  clearTimeout(timer);
}

/** The pointer has left the symbol, or its tip. */
export function leaveTip(): void {
  clearTimeout(timer);
  if (document.activeElement !== shown?.owner) timer = setTimeout(closeTip, LINGER);
}

/** For {@attach tip(() => words)}. An element marked `data-tells` does nothing else; no words, no tip. */
export function tip(words: () => string): (element: Owner) => () => void {
  return (element) => {
    const listening = new AbortController();
    const on = <T extends Event>(type: string, hear: (event: T) => void, capture = false) =>
      element.addEventListener(type, hear as (event: Event) => void, { signal: listening.signal, capture });

    const show = () => {
      clearTimeout(timer);
      if (element.isConnected && words()) shown = { owner: element, words };
    };
    const showSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(show, shown ? NEXT : PAUSE);
    };
    const hide = () => {
      if (shown?.owner === element) closeTip();
    };

    on<PointerEvent>("pointerenter", ({ pointerType }) => pointerType !== "touch" && showSoon());
    on<PointerEvent>("pointerleave", ({ pointerType }) => pointerType !== "touch" && leaveTip());
    on("focus", () => element.matches(":focus-visible") && showSoon());
    // Not at once: an element that is taken off the page loses its focus while the page is being changed.
    on("blur", () => {
      clearTimeout(timer);
      queueMicrotask(hide);
    });

    let from: { x: number; y: number; at: number } | null = null;
    let before: typeof shown = null;
    let asked = false; // by a finger that stayed: lifting it is no click
    on<PointerEvent>("pointerdown", ({ pointerType, clientX, clientY, timeStamp }) => {
      if (element.dataset.tells === undefined) closeTip();
      else clearTimeout(timer);
      asked = false;
      if (pointerType !== "touch") return;
      from = { x: clientX, y: clientY, at: timeStamp };
      before = shown;
      timer = setTimeout(() => {
        show();
        asked = shown?.owner === element;
      }, PRESS);
    });
    on<PointerEvent>("pointermove", ({ clientX, clientY }) => {
      if (!from || Math.hypot(clientX - from.x, clientY - from.y) < FAR) return;
      from = null;
      if (!asked) clearTimeout(timer);
    });
    const lift = ({ timeStamp }: PointerEvent) => {
      if (from && !asked) clearTimeout(timer);
      else if (from && timeStamp - from.at < PRESS) {
        asked = false; // the page was too busy to notice in time that it was only a tap
        shown = before;
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
          closeTip(); // it changes the game or the page under the tip
        } else if (shown?.owner === element && event.pointerType === "touch") {
          closeTip();
        } else show();
      },
      true,
    );

    const description = document.createElement("span");
    description.id = `tip-${++count}`;
    description.hidden = true; // what describes something need not be seen
    document.body.append(description);
    element.setAttribute("aria-describedby", description.id);
    const said = $derived(words()); // asked at every step, but seldom other than it was
    $effect(() => {
      description.textContent = said;
    });
    return () => {
      listening.abort();
      description.remove();
      queueMicrotask(hide);
    };
  };
}
