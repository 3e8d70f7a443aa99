// Everything a person reads, from the Fluent catalogues that Python uses too.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings } from "./settings.svelte";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", nl: "Nederlands" } as const;
export type Language = keyof typeof LANGUAGES;
export type Values = Record<string, string | number>;

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:catalogue-en"),
  de: () => import("virtual:catalogue-de"),
  fr: () => import("virtual:catalogue-fr"),
  nl: () => import("virtual:catalogue-nl"),
};

let spoken: { language: Language; bundle: FluentBundle } | undefined = $state.raw();

/** The language of the page now. */
export function language(): Language {
  return spoken?.language ?? "en";
}

/** Say a message, by its id; values that are terms are said first, by `term`. */
export function say(id: string, values?: Values): string {
  const bundle = spoken?.bundle;
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id; // a test finds ids that are in no catalogue
  return bundle.formatPattern(pattern, values ?? {});
}

export async function speak(wanted: Language): Promise<void> {
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  bundle.addResource(new FluentResource((await CATALOGUES[wanted]()).default));
  spoken = { language: wanted, bundle };
  document.documentElement.lang = wanted;
}

/** Speak the language that was chosen, otherwise the first of the browser's that we speak. */
export async function begin(): Promise<void> {
  const own = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);
  await speak(settings.language ?? (own as Language | undefined) ?? "en");
}
