// The Fluent catalogues that Python uses too: `virtual:catalogue-de` is all of German, as one text.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../../locales/", import.meta.url));
const PREFIX = "virtual:catalogue-";
// What only the terminal says stays out of the browser.
const FILES = /^(common|fertility|nile|server|web.*)\.ftl$/;

export function catalogues(): Plugin {
  return {
    name: "akhet-catalogues",
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + PREFIX)) return undefined;
      const folder = LOCALES + id.slice(PREFIX.length + 1) + "/";
      const there = readdirSync(folder).filter((name) => FILES.test(name));
      for (const name of there) this.addWatchFile(folder + name);
      const text = there.map((name) => readFileSync(folder + name, "utf8")).join("\n");
      return `export default ${JSON.stringify(text.replaceAll(/^#.*\n/gm, ""))};`;
    },
  };
}
