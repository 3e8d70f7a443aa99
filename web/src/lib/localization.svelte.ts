// Everything a person reads, from the Fluent catalogues that Python uses too.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings } from "./settings.svelte";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", nl: "Nederlands" } as const;
export type Language = keyof typeof LANGUAGES;
export type Values = Record<string, string | number>;

type Catalogues = Record<Language, () => Promise<{ default: string }>>;
const CATALOGUES: Catalogues = {
  en: () => import("virtual:catalogue-en"),
  de: () => import("virtual:catalogue-de"),
  fr: () => import("virtual:catalogue-fr"),
  nl: () => import("virtual:catalogue-nl"),
};
// Of the study pages and tournaments: their texts are long, and most visits need none of them.
const STUDY_CATALOGUES: Catalogues = {
  en: () => import("virtual:study-en"),
  de: () => import("virtual:study-de"),
  fr: () => import("virtual:study-fr"),
  nl: () => import("virtual:study-nl"),
};

let catalogues: readonly Catalogues[] = [CATALOGUES];
let study: Promise<void> | undefined;
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
  const loaded = await Promise.all(catalogues.map((one) => one[wanted]()));
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  for (const { default: catalogue } of loaded) bundle.addResource(new FluentResource(catalogue));
  current = { language: wanted, bundle };
  document.documentElement.lang = wanted;
}

/** Load the messages of the study pages too, now and in every language that is chosen later. */
export function loadStudyMessages(): Promise<void> {
  catalogues = [CATALOGUES, STUDY_CATALOGUES];
  return (study ??= setLanguage(language()));
}

/** Load the language that was chosen, otherwise the first of the browser's languages that we have. */
export async function loadLanguage(): Promise<void> {
  const tags = navigator.languages.map((tag) => tag.slice(0, 2));
  await setLanguage(settings.language ?? tags.find(isLanguage) ?? "en");
}

function isLanguage(tag: string): tag is Language {
  return tag in LANGUAGES;
}
