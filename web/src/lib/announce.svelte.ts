// What a screen reader is told as it happens, in words.
export const heard: { polite: string; urgent: string } = $state({ polite: "", urgent: "" });

/** Say something aloud; `urgent` interrupts what is being read. */
export function announce(words: string, how: "polite" | "urgent" = "polite"): void {
  // The same words twice would not be read again.
  heard[how] = heard[how] === words ? words + "\u00a0" : words;
}
