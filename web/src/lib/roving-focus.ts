// One stop for the Tab key and arrow keys within, for groups with many buttons such as a hand of cards or a city's Shops.
const NEXT: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** For {@attach rovingFocus}: moves between elements marked `data-rove`, or between all buttons where none is marked. */
export function rovingFocus(group: HTMLElement): () => void {
  const marked = () => [...group.querySelectorAll<HTMLElement>("[data-rove]")];
  const buttons = () => [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const stops = () => (group.querySelector("[data-rove]") ? marked() : buttons());

  function keepOne(wanted?: Element | null): void {
    const all = stops();
    const one = all.find((stop) => stop === wanted) ?? all.find((stop) => stop.tabIndex === 0) ?? all[0];
    for (const stop of all) {
      const index = stop === one ? 0 : -1;
      if (stop.tabIndex !== index || !stop.hasAttribute("tabindex")) stop.tabIndex = index;
    }
  }

  function onKey(event: KeyboardEvent): void {
    const all = stops();
    const here = all.indexOf(document.activeElement as HTMLElement);
    if (here < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const ends: Record<string, number> = { Home: 0, End: all.length - 1 };
    const step = NEXT[event.key];
    const there = ends[event.key] ?? (step === undefined ? -1 : (here + step + all.length) % all.length);
    if (there < 0) return;
    event.preventDefault();
    all[there]!.focus();
  }

  const onFocus = (event: FocusEvent) => keepOne(event.target as Element);
  const watcher = new MutationObserver(() => keepOne(document.activeElement));
  watcher.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  group.addEventListener("keydown", onKey);
  group.addEventListener("focusin", onFocus);
  keepOne();
  return () => {
    watcher.disconnect();
    group.removeEventListener("keydown", onKey);
    group.removeEventListener("focusin", onFocus);
  };
}
