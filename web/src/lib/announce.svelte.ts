// What a screen reader reads out as it happens.
import { untrack } from "svelte";

export const announcements: { polite: string; urgent: string } = $state({ polite: "", urgent: "" });

/** Read words out; urgent ones interrupt what is being read. */
export function announce(words: string, how: "polite" | "urgent" = "polite"): void {
  // The same words twice would not be read again. Untracked, so that an effect may announce without depending on it.
  const before = untrack(() => announcements[how]);
  announcements[how] = before === words ? words + "\u00a0" : words;
}
