// What the reader has chosen, kept in this browser.
import type { Language } from "./localization.svelte";

interface Choices {
  language: Language | null; // null: the browser's
  theme: "light" | "dark" | null; // null: the system's
  motion: boolean | null;
  sound: boolean;
  volume: number; // of sounds, 0 to 1
}

const KEY = "akhet";
const DEFAULTS: Choices = { language: null, theme: null, motion: null, sound: false, volume: 0.6 };

function stored(): Choices {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return DEFAULTS; // storage is blocked, or holds something else
  }
}

export const settings: Choices = $state(stored());

export function choose(choice: Partial<Choices>): void {
  Object.assign(settings, choice);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // storage is blocked: the choice holds for this visit
  }
}

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether animations are on: as chosen, otherwise as the system asks. */
export function animationsOn(): boolean {
  return settings.motion ?? !reducedMotion.matches;
}
