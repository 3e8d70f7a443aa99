import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { paletteCss, patternsModule } from "../plugins/palette";

const SOURCE = join(import.meta.dirname, "../src");
const TOML = join(import.meta.dirname, "../../src/akhet/draw/palette.toml");
const declared = (css: string): string[] => [...css.matchAll(/(--[\w-]+)\s*[:=]/g)].map((found) => found[1]!);

test("a section, a name and a tone make the name of a variable", () => {
  const toml =
    '[crop.wheat]\nmain = "#aaaaaa"\ndeep = "#bbbbbb"\n[page]\nink = ["#000000", "#ffffff"]\n[bar]\n1 = "#cccccc"';
  expect(paletteCss(toml)).toBe(
    ":root {\n  --crop-wheat: #aaaaaa;\n  --crop-wheat-deep: #bbbbbb;\n  --ink: light-dark(#000000, #ffffff);\n}\n",
  );
});

test("the patterns are an object by card", () => {
  const toml =
    "# Reeds.\n[papyrus]\nsize = [12, 12]\nlines = [[3, 0, 3, 12], [9, 0, 9, 12]]\n\n[castor]\nsize = [9, 9]";
  expect(patternsModule(toml)).toBe(
    'export default {"papyrus":{"size":[12,12],"lines":[[3,0,3,12],[9,0,9,12]]},"castor":{"size":[9,9]}};\n',
  );
});

test("no style sheet declares a variable of the palette again", () => {
  const colours = new Set(declared(paletteCss(readFileSync(TOML, "utf8"))));
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(css|svelte)$/.test(name),
  );
  const again = files.flatMap((name) =>
    declared(readFileSync(join(SOURCE, name), "utf8"))
      .filter((variable) => colours.has(variable))
      .map((variable) => `${name}: ${variable}`),
  );
  expect(colours.size).toBeGreaterThan(100);
  expect(again).toEqual([]);
});
