// Asks the server again and again while the page is seen: for what others do, such as a challenge.

/** Calls `load` now, every so many milliseconds while the page is visible, and when it is seen again. Returns the end. */
export function every(milliseconds: number, load: () => Promise<unknown>): () => void {
  void load();
  const again = () => document.visibilityState === "visible" && void load();
  const timer = setInterval(again, milliseconds);
  document.addEventListener("visibilitychange", again);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", again);
  };
}
