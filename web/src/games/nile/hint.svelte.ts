// What a symbol means, shown beside it while one points at it, touches it or has the focus on it. The same words are the
// element's own name or description, so the shown hint adds nothing for those who hear the page.
export const hinted: { words: string; by: DOMRect | null } = $state({ words: "", by: null });

const PAUSE = 350; // milliseconds: a pointer that only passes by asks nothing

let owner: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export function unhint(): void {
  clearTimeout(timer);
  owner = null;
  hinted.by = null;
}

/** For {@attach hint(() => words)}. */
export function hint(words: () => string): (element: HTMLElement) => () => void {
  return (element) => {
    const show = () => {
      clearTimeout(timer);
      if (!element.isConnected) return;
      owner = element;
      hinted.words = words();
      hinted.by = element.getBoundingClientRect();
    };
    // Not at once: an element that is taken off the page loses its focus while the page is being changed.
    const hide = () =>
      queueMicrotask(() => {
        if (owner === element) unhint();
      });
    const pointed = () => {
      clearTimeout(timer);
      timer = setTimeout(show, PAUSE);
    };
    const left = () => {
      clearTimeout(timer);
      if (document.activeElement !== element) hide();
    };
    const focused = () => {
      if (element.matches(":focus-visible")) show();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape") hide();
    };
    // A click changes the game or the page under the hint; only what does nothing else is asked by a click or a tap.
    const clicked = () => {
      clearTimeout(timer);
      if (element.dataset.tells === undefined) hide();
      else show();
    };
    element.addEventListener("pointerenter", pointed);
    element.addEventListener("pointerleave", left);
    element.addEventListener("focus", focused);
    element.addEventListener("blur", hide);
    element.addEventListener("keydown", key);
    element.addEventListener("click", clicked);
    return () => {
      hide();
      element.removeEventListener("pointerenter", pointed);
      element.removeEventListener("pointerleave", left);
      element.removeEventListener("focus", focused);
      element.removeEventListener("blur", hide);
      element.removeEventListener("keydown", key);
      element.removeEventListener("click", clicked);
    };
  };
}
