// Turns of golden games as the server sends them: tests/test_pacing_fixture.py writes them.
import { expect, test } from "vitest";

export interface Part<View, Event> {
  name: string;
  view: View;
  turns: { steps: Event[][]; changed: Partial<View> }[];
}

/** For each part: applying the events of a turn gives the server's next view, as far as `shown` keeps it. */
export function testViews<View, Event>(
  parts: Part<View, Event>[],
  apply: (view: View, event: Event) => View,
  shown: (view: View) => unknown,
): void {
  test.each(parts.map((part, number) => ({ ...part, number })))("is the server’s: $name, part $number", (part) => {
    let before = part.view;
    for (const { steps, changed } of part.turns) {
      const after = { ...before, ...changed };
      expect(shown(steps.flat().reduce(apply, before))).toEqual(shown(after));
      before = after;
    }
  });
}
