// What a symbol means, shown beside it while one points at it, touches it or has the focus on it. The same words are the
// element's own name or description, so the shown hint adds nothing for those who hear the page.
export const hinted: { words: string; by: DOMRect | null } = $state({ words: "", by: null });

let owner: HTMLElement | null = null;

export function unhint(): void {
  owner = null;
  hinted.by = null;
}

/** For {@attach hint(() => words)}. */
export function hint(words: () => string): (element: HTMLElement) => () => void {
  return (element) => {
    const show = () => {
      owner = element;
      hinted.words = words();
      hinted.by = element.getBoundingClientRect();
    };
    const hide = () => {
      if (owner === element) unhint();
    };
    const left = () => {
      if (document.activeElement !== element) hide();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape") hide();
    };
    // A click changes the game or the page under the hint; only what does nothing else is asked by a click or a tap.
    const clicked = () => (element.dataset.tells === undefined ? hide() : show());
    element.addEventListener("pointerenter", show);
    element.addEventListener("pointerleave", left);
    element.addEventListener("focus", show);
    element.addEventListener("blur", hide);
    element.addEventListener("keydown", key);
    element.addEventListener("click", clicked);
    return () => {
      hide();
      element.removeEventListener("pointerenter", show);
      element.removeEventListener("pointerleave", left);
      element.removeEventListener("focus", show);
      element.removeEventListener("blur", hide);
      element.removeEventListener("keydown", key);
      element.removeEventListener("click", clicked);
    };
  };
}
