// The colours and patterns that Python uses too. `virtual:palette.css` has src/akhet/draw/palette.toml as CSS variables:
// `[seat] 1` is --seat-1, `[crop.wheat] main` is --crop-wheat, `deep` is --crop-wheat-deep, and `[page]` has no prefix.
// A pair of colours is for light and dark pages. `virtual:patterns` has patterns.toml as an object.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const fileOf = (name: string): string => fileURLToPath(new URL(`../../src/akhet/draw/${name}`, import.meta.url));
const SECTIONS = [
  "page",
  "seat",
  "crop",
  "card",
  "face",
  "back",
  "river",
  "good",
  "land",
  "tile",
  "light",
  "shop",
  "city",
];

type Entry = { section: string[]; name: string; value: unknown };

/** The entries of a TOML file in which each is one line. */
function entriesOf(toml: string): Entry[] {
  const entries: Entry[] = [];
  let section: string[] = [];
  for (const line of toml.split("\n")) {
    if (!line.trim() || line.startsWith("#")) continue;
    const header = /^\[([\w.-]+)\]$/.exec(line);
    const entry = /^([\w-]+) = (.+)$/.exec(line);
    if (header?.[1]) section = header[1].split(".");
    else if (!entry?.[1] || !entry[2]) throw new Error(`not a section or an entry: ${line}`);
    else entries.push({ section, name: entry[1], value: JSON.parse(entry[2]) }); // TOML writes these values as JSON does
  }
  return entries;
}

export function paletteCss(toml: string): string {
  const lines = entriesOf(toml)
    .filter(({ section }) => SECTIONS.includes(section[0] ?? ""))
    .map(({ section, name, value }) => {
      const variable = [...section, name].filter((part) => part !== "page" && part !== "main").join("-");
      return `  --${variable}: ${Array.isArray(value) ? `light-dark(${value.join(", ")})` : value};`;
    });
  return `:root {\n${lines.join("\n")}\n}\n`;
}

export function patternsModule(toml: string): string {
  const patterns: Record<string, Record<string, unknown>> = {};
  for (const { section, name, value } of entriesOf(toml)) (patterns[section.join(".")] ??= {})[name] = value;
  return `export default ${JSON.stringify(patterns)};\n`;
}

const MODULES: Record<string, { file: string; make: (toml: string) => string }> = {
  "virtual:palette.css": { file: fileOf("palette.toml"), make: paletteCss },
  "virtual:patterns": { file: fileOf("patterns.toml"), make: patternsModule },
};

export function palette(): Plugin {
  return {
    name: "akhet-palette",
    resolveId: (id) => (id in MODULES ? "\0" + id : undefined),
    load(id) {
      const wanted = id.startsWith("\0") ? MODULES[id.slice(1)] : undefined;
      if (!wanted) return undefined;
      this.addWatchFile(wanted.file);
      return wanted.make(readFileSync(wanted.file, "utf8"));
    },
  };
}
