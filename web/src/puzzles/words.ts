// Themes as people read them.
import { hasMessage, say } from "../lib/localization.svelte";

/** The name of a theme; of a game that we do not know, what the server calls it. */
export function themeWords(game: string, theme: string): string {
  const id = `web-study-theme-${game}-${theme}`; // see locales/en/puzzles.ftl
  return hasMessage(id) ? say(id) : theme;
}
