// Where we are: the address of the page, and links that change it without loading anything.
export const place: { path: string; query: URLSearchParams; hash: string } = $state(here());

function here() {
  return {
    path: location.pathname,
    query: new URLSearchParams(location.search),
    hash: decodeURIComponent(location.hash.slice(1)),
  };
}

function look(): void {
  Object.assign(place, here());
}

export function go(address: string, how: "push" | "replace" = "push"): void {
  history[how === "push" ? "pushState" : "replaceState"](null, "", address);
  look();
  if (!place.hash) scrollTo(0, 0);
}

addEventListener("popstate", look);
// Plain links are enough everywhere: those within the app are followed here.
addEventListener("click", (event) => {
  const link = (event.target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  const before = place.path;
  go(link.pathname + link.search + link.hash);
  // Whoever reads with the keyboard or by ear goes there too, as with any link.
  const goal = place.path === before ? place.hash : "main";
  if (goal) document.getElementById(goal)?.focus({ preventScroll: goal === "main" });
});
