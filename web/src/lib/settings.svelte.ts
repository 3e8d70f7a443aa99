// What the reader has chosen, kept in this browser.
import type { Language } from "./localization.svelte";
import { readStored, store } from "./stored";

/** How long each action of another player stays in sight. */
export const PACES = ["slow", "normal", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];

interface Choices {
  language: Language | null; // null: the browser's
  theme: "light" | "dark" | null; // null: the system's
  motion: boolean | null;
  sound: boolean;
  volume: number; // of sounds, 0 to 1
  haptics: boolean; // whether a phone vibrates
  pace: Pace;
  notify: boolean | null; // whether to notify when it is the reader's turn; null: never asked
}

const KEY = "akhet";
const DEFAULTS: Choices = {
  language: null,
  theme: null,
  motion: null,
  sound: false,
  volume: 0.6,
  haptics: true,
  pace: "normal",
  notify: null,
};

export const settings: Choices = $state({ ...DEFAULTS, ...readStored<Partial<Choices>>(KEY, {}) });

export function choose(choice: Partial<Choices>): void {
  Object.assign(settings, choice);
  store(KEY, settings);
}

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether animations are on: as chosen, otherwise as the system asks. */
export function animationsOn(): boolean {
  return settings.motion ?? !reducedMotion.matches;
}
