// The address of the page, and links that change it without loading a page.
export const place: { path: string; query: URLSearchParams; hash: string } = $state(here());

function here() {
  return {
    path: location.pathname,
    query: new URLSearchParams(location.search),
    hash: decodeURIComponent(location.hash.slice(1)),
  };
}

function update(): void {
  Object.assign(place, here());
}

export function go(address: string, how: "push" | "replace" = "push"): void {
  history[how === "push" ? "pushState" : "replaceState"](null, "", address);
  update();
  if (!place.hash) scrollTo(0, 0);
}

/** The first route that a path matches, with what its group caught. */
export function matchRoute<Page>(routes: readonly [RegExp, Page][], path: string): { page: Page; id: string } | null {
  for (const [pattern, page] of routes) {
    const match = pattern.exec(path);
    if (match) return { page, id: match[1] ?? "" };
  }
  return null;
}

addEventListener("popstate", update);
// Plain links are enough everywhere: those within the app are followed here.
addEventListener("click", (event) => {
  const link = (event.target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  const before = place.path;
  go(link.pathname + link.search + link.hash);
  // The focus follows, as with any link, for readers with a keyboard or a screen reader.
  const target = place.path === before ? place.hash : "main";
  if (target) document.getElementById(target)?.focus({ preventScroll: target === "main" });
});
