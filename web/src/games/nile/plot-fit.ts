// How large the fields of a player can be drawn in the space of their area, and whether beside its title or below it.

export interface PlotFit {
  /** The width of a card in pixels; null: a chip instead of a card. */
  card: number | null;
  /** The cards lie beside the title. */
  beside: boolean;
}

/** Pixels that the title takes: its width beside the cards, its height above them. */
export interface Title {
  width: number;
  height: number;
}

const TALL = 1.6; // the height of a pile of cards, in widths of a card
const WIDE = 1.2; // a card and the gap to the next
const EDGE = 20; // pixels around the cards
const MOST = 150;
const LEAST = 28; // a smaller card cannot be told from another
const ROOM = 3; // the size of the cards stays the same up to so many

export function fitPlots(width: number, height: number, count: number, title: Title): PlotFit {
  const across = Math.max(count, ROOM) * WIDE;
  const size = (wide: number, high: number) => Math.floor(Math.min((wide - EDGE) / across, (high - EDGE) / TALL, MOST));
  const beside = size(width - title.width, height);
  const below = size(width, height - title.height);
  if (Math.max(beside, below) < LEAST) return { card: null, beside: true };
  return beside >= below ? { card: beside, beside: true } : { card: below, beside: false };
}
