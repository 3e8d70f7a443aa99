// The rules of a game in a language, loaded when somebody reads them.
import type { GameName } from "../lib/protocol";
import type { Language } from "../lib/words.svelte";

export interface RulesPage {
  default: string;
  parts: { id: string; title: string; level: number }[];
  spoken: string;
}

export const RULES: Record<GameName, Record<Language, () => Promise<RulesPage>>> = {
  nile: {
    en: () => import("virtual:rules-nile-en"),
    de: () => import("virtual:rules-nile-de"),
    fr: () => import("virtual:rules-nile-fr"),
    nl: () => import("virtual:rules-nile-nl"),
  },
  fertility: {
    en: () => import("virtual:rules-fertility-en"),
    de: () => import("virtual:rules-fertility-de"),
    fr: () => import("virtual:rules-fertility-fr"),
    nl: () => import("virtual:rules-fertility-nl"),
  },
};
