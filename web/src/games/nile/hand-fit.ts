// How large the cards of a hand can be in the space that they have: as large as possible, in as many rows as that takes.

/** What a card needs around it, in pixels or in widths of a card. */
export const FIT = {
  most: 168, // pixels, the largest width of a card
  least: 22,
  tall: 1.4, // the height of a card
  lift: 0.16, // how far a picked card is lifted
  next: 0.24, // what the second and the third card of a kind show
  more: 0.1, // and each further one
  gap: 0.14, // between two kinds
  caption: 24, // pixels below the cards
  fewer: 0.85, // so much smaller cards are taken for fewer rows
} as const;

/** The width at which the kinds of a hand, with their counts, fit into a space when each row is filled in turn. */
export function cardWidth(width: number, height: number, counts: readonly number[]): number {
  let largest: { card: number; rows: number } | null = null;
  for (let card = FIT.most; card > FIT.least; card--) {
    const rows = rowsAt(card, width, counts);
    if (rows === null || rows * (card * (FIT.tall + FIT.lift) + FIT.caption) > height) continue;
    largest ??= { card, rows };
    if (card < FIT.fewer * largest.card) break;
    if (rows < largest.rows) return card;
  }
  return largest?.card ?? FIT.least;
}

/** The width into which these rows are put, so that no row is much shorter than the others. */
export function rowWidth(card: number, width: number, counts: readonly number[]): number {
  const rows = rowsAt(card, width, counts);
  let least = width;
  while (rows !== null && least > 1 && rowsAt(card, least - 1, counts) === rows) least--;
  return least;
}

/** How wide so many cards of a kind are, in widths of a card. */
export const kindWidth = (count: number): number =>
  1 + Math.min(count - 1, 2) * FIT.next + Math.max(count - 3, 0) * FIT.more;

/** How many rows the kinds take with cards of this width; null if one kind is wider than a row. */
function rowsAt(card: number, width: number, counts: readonly number[]): number | null {
  let rows = 1;
  let used = 0;
  for (const count of counts) {
    const kind = card * kindWidth(count);
    if (kind > width) return null;
    if (used > 0 && used + card * FIT.gap + kind > width) {
      rows++;
      used = kind;
    } else used += (used > 0 ? card * FIT.gap : 0) + kind;
  }
  return rows;
}
