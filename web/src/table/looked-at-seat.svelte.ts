// Whose side of the table the reader wants to see: the chips of the seats say it, and a table whose rivals are not all in
// sight shows it.
class LookedAtSeat {
  /** Null: only the reader's own side. */
  seat: number | null = $state(null);
  /** Whether the table on this page shows a seat's side on request; otherwise there is nothing to press. */
  listening = $state(false);
}

export const lookedAt = new LookedAtSeat();
