// What a person has chosen, kept in this browser.
import type { Language } from "./words.svelte";

interface Choices {
  language: Language | null; // null: as the browser says
  theme: "light" | "dark" | null; // null: as the system says
  motion: boolean | null;
  sound: boolean;
  volume: number; // of sounds, 0 to 1
}

const KEY = "akhet";
const USUAL: Choices = { language: null, theme: null, motion: null, sound: false, volume: 0.6 };

function kept(): Choices {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return USUAL; // storage is closed to us, or somebody else wrote there
  }
}

export const settings: Choices = $state(kept());

export function choose(choice: Partial<Choices>): void {
  Object.assign(settings, choice);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // then it holds for this visit only
  }
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move: as chosen, otherwise as the system wishes. */
export function moves(): boolean {
  return settings.motion ?? !still.matches;
}
