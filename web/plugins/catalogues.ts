// The Fluent catalogues that Python uses too: `virtual:catalogue-de` is what the app says in German, as one text.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../../locales/", import.meta.url));
const PREFIX = "virtual:catalogue-";
// Of what the terminal says too, the app needs the names of things and what happened; why something is refused comes from
// the house as a sentence. tests/test_language.py holds that nothing which the app says stays out.
const SAID =
  /^(?:web-|seat(?![a-z-])|bot-name|event-|nile-(?:card|plot|event|result)-|fertility-(?:good|tile|event|action)-)/;

export function catalogues(): Plugin {
  return {
    name: "akhet-catalogues",
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + PREFIX)) return undefined;
      const folder = LOCALES + id.slice(PREFIX.length + 1) + "/";
      const files = readdirSync(folder).map((name) => folder + name);
      for (const file of files) this.addWatchFile(file);
      const text = files
        .map((file) => readFileSync(file, "utf8"))
        .join("\n")
        .replaceAll(/^(#.*)?\n/gm, "");
      const messages = text.split(/^(?=[a-z])/m); // what goes on in the next line is indented there
      return `export default ${JSON.stringify(messages.filter((one) => SAID.test(one)).join(""))};`;
    },
  };
}
