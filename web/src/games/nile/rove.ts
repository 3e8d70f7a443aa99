// Arrow keys inside a group of buttons: the group is one stop of the Tab key, and remembers where one was.

/** For {@attach rove}: moves between the descendants marked `data-rove`. */
export function rove(group: HTMLElement): () => void {
  const items = () => [...group.querySelectorAll<HTMLElement>("[data-rove]")];
  const stop = (chosen: HTMLElement) => {
    for (const item of items()) item.tabIndex = item === chosen ? 0 : -1;
  };
  // Cards come and go: exactly one of them is always the stop.
  const settle = () => {
    const all = items();
    const stops = all.filter((item) => item.tabIndex === 0);
    if (all.length && stops.length !== 1) stop(all.find((item) => item === document.activeElement) ?? all[0]!);
  };
  const focused = (event: FocusEvent) => {
    const item = (event.target as HTMLElement).closest<HTMLElement>("[data-rove]");
    if (item && group.contains(item)) stop(item);
  };
  const pressed = (event: KeyboardEvent) => {
    const all = items();
    const here = all.findIndex((item) => item === document.activeElement);
    if (here < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const last = all.length - 1;
    const to = {
      ArrowRight: Math.min(here + 1, last),
      ArrowDown: Math.min(here + 1, last),
      ArrowLeft: Math.max(here - 1, 0),
      ArrowUp: Math.max(here - 1, 0),
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all[to]!.focus();
  };
  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true });
  settle();
  group.addEventListener("focusin", focused);
  group.addEventListener("keydown", pressed);
  return () => {
    watch.disconnect();
    group.removeEventListener("focusin", focused);
    group.removeEventListener("keydown", pressed);
  };
}
