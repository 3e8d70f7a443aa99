// The colours that Python uses too: `virtual:palette.css` has src/akhet/draw/palette.toml as CSS variables.
// `[seat] 1` is --seat-1, `[crop.wheat] main` is --crop-wheat, `deep` is --crop-wheat-deep, and `[page]` has no prefix.
// A pair of colours is for light and dark pages.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FILE = fileURLToPath(new URL("../../src/akhet/draw/palette.toml", import.meta.url));
const ID = "virtual:palette.css";
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

export function paletteCss(toml: string): string {
  const lines: string[] = [];
  let section: string[] = [];
  for (const line of toml.split("\n")) {
    if (!line.trim() || line.startsWith("#")) continue;
    const header = /^\[([\w.-]+)\]$/.exec(line);
    const entry = /^([\w-]+) = (.+)$/.exec(line);
    if (header?.[1]) section = header[1].split(".");
    else if (!entry?.[1] || !entry[2]) throw new Error(`palette.toml: ${line}`);
    else if (SECTIONS.includes(section[0] ?? "")) {
      const name = [...section, entry[1]].filter((part) => part !== "page" && part !== "main").join("-");
      const value = JSON.parse(entry[2]) as string | [string, string]; // TOML writes these values as JSON does
      lines.push(`  --${name}: ${typeof value === "string" ? value : `light-dark(${value.join(", ")})`};`);
    }
  }
  return `:root {\n${lines.join("\n")}\n}\n`;
}

export function palette(): Plugin {
  return {
    name: "akhet-palette",
    resolveId: (id) => (id === ID ? "\0" + ID : undefined),
    load(id) {
      if (id !== "\0" + ID) return undefined;
      this.addWatchFile(FILE);
      return paletteCss(readFileSync(FILE, "utf8"));
    },
  };
}
