// The Fluent catalogues that Python uses too: `virtual:catalogue-de` holds the app's German messages as one text.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../../locales/", import.meta.url));
const PREFIX = "virtual:catalogue-";
// The app needs its own messages, and of every game the names of things and what happened. Refusals come from the server
// as sentences. tests/test_language.py checks that no message of the app is left out.
const SAID = /^(?:web-|seat(?![a-z-])|bot-name|event-|[a-z]+-(?:card|plot|good|tile|piece|event|result|action)-)/;

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
      const messages = text.split(/^(?=[a-z])/m); // the further lines of a message are indented
      return `export default ${JSON.stringify(messages.filter((one) => SAID.test(one)).join(""))};`;
    },
  };
}
