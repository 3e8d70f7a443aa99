// Places on the table, known by their `data-spot`. docs/adding-a-game.md lists them.
import type { Spots } from "../games/pacing";

/** The element of the first of these places that is on the page and drawn. */
export function findSpot(spots: Spots): HTMLElement | SVGElement | null {
  for (const spot of spots) {
    const found = document.querySelectorAll<HTMLElement | SVGElement>(`[data-spot="${CSS.escape(spot)}"]`);
    for (const element of found) if (element.checkVisibility({ visibilityProperty: true })) return element;
  }
  return null;
}

/** Where these places lie, as far as they are on the page and drawn. A table has hundreds: only those asked for are measured. */
export function measureSpots(wanted: ReadonlySet<string>): Map<string, DOMRect> {
  const measured = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>("[data-spot]")) {
    const spot = element.dataset.spot!;
    if (!wanted.has(spot)) continue;
    const where = element.getBoundingClientRect();
    if (where.width > 0) measured.set(spot, where);
  }
  return measured;
}

/** The first of these places that was measured. */
export function firstOf(spots: Spots, measured: ReadonlyMap<string, DOMRect>): DOMRect | undefined {
  const spot = spots.find((one) => measured.has(one));
  return spot === undefined ? undefined : measured.get(spot);
}
