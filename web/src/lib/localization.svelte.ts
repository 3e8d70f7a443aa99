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

let current: { language: Language; bundle: FluentBundle } | undefined = $state.raw();

/** The language of the page now. */
export function language(): Language {
  return current?.language ?? "en";
}

/** A message by its id. Values that are terms are passed as words already. */
export function say(id: string, values?: Values): string {
  const pattern = current?.bundle.getMessage(id)?.value;
  if (!current || !pattern) return id; // a test finds ids that are in no catalogue
  const errors: Error[] = []; // with this list, a value that is missing shows as its name instead of throwing
  const text = current.bundle.formatPattern(pattern, values ?? {}, errors);
  if (errors.length) console.error(`${id}: ${errors.map((error) => error.message).join(", ")}`); // every browser test fails
  return text;
}

/** Whether the catalogue has this message: those of a game that the app does not know may be missing. */
export function hasMessage(id: string): boolean {
  return current?.bundle.hasMessage(id) ?? false;
}

export async function setLanguage(wanted: Language): Promise<void> {
  const { default: catalogue } = await CATALOGUES[wanted]();
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue));
  current = { language: wanted, bundle };
  document.documentElement.lang = wanted;
}

/** Load the language that was chosen, otherwise the first of the browser's languages that we have. */
export async function loadLanguage(): Promise<void> {
  const tags = navigator.languages.map((tag) => tag.slice(0, 2));
  await setLanguage(settings.language ?? tags.find(isLanguage) ?? "en");
}

function isLanguage(tag: string): tag is Language {
  return tag in LANGUAGES;
}
