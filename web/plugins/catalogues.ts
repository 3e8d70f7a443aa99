// The Fluent catalogues that Python uses too: `virtual:catalogue-de` holds the app's German messages as one text, without
// those of the study pages and tournaments, which are in `virtual:study-de`.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../../locales/", import.meta.url));
const MODULE = /^virtual:(catalogue|study)-([a-z]+)$/;
const STUDY = /^web-(?:study|board|openings|profile|tournaments?|duplicate|match)-|-opening-turn$/;
// The app needs its own messages, and of every game the names of things and what happened. Refusals come from the server
// as sentences. tests/test_language.py checks that no message of the app is left out.
const SAID =
  /^(?:web-|chat-preset-|seat(?![a-z-])|seat-forgotten|bot-name|level-|event-|[a-z]+-(?:card|plot|good|tile|piece|event|result|action|hint|opening)-)/;

export function catalogues(): Plugin {
  return {
    name: "akhet-catalogues",
    resolveId: (id) => (MODULE.test(id) ? "\0" + id : undefined),
    load(id) {
      const [, kind, language] = (id.startsWith("\0") && MODULE.exec(id.slice(1))) || [];
      if (!language) return undefined;
      const folder = LOCALES + language + "/";
      const files = readdirSync(folder).map((name) => folder + name);
      for (const file of files) this.addWatchFile(file);
      const text = files
        .map((file) => readFileSync(file, "utf8"))
        .join("\n")
        .replaceAll(/^(#.*)?\n/gm, "");
      const messages = text.split(/^(?=[a-z])/m); // the further lines of a message are indented
      const said = messages.filter((one) => SAID.test(one) && STUDY.test(one) === (kind === "study"));
      return `export default ${JSON.stringify(said.join(""))};`;
    },
  };
}
