// What a screen reader is told as it happens, in words.
import { untrack } from "svelte";

export const heard: { polite: string; urgent: string } = $state({ polite: "", urgent: "" });

/** Say something aloud; `urgent` interrupts what is being read. */
export function announce(words: string, how: "polite" | "urgent" = "polite"): void {
  // The same words twice would not be read again. Looked at apart, so that an effect may announce without following it.
  const before = untrack(() => heard[how]);
  heard[how] = before === words ? words + "\u00a0" : words;
}
