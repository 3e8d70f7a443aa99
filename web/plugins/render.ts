// What components draw, as markup, with no browser: `node plugins/render.ts` reads [{ component, props }] and writes the
// markup of each. The pictures of the rules pages are made of it (docs/rule_pictures), so nothing is drawn twice.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Component } from "svelte";
import { createServer } from "vite";

type Wanted = { component: string; props: Record<string, unknown> };

const root = fileURLToPath(new URL("../", import.meta.url));
// The settings ask the browser at once whether things may move. Here nothing does.
Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });

// JSON has no Map, and the places where a tile fits are one.
const wanted: Wanted[] = JSON.parse(readFileSync(0, "utf8"), (name, value) =>
  name === "fits" ? new Map(value) : value,
);
const vite = await createServer({
  root,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, ws: false },
});
const { render } = (await vite.ssrLoadModule("svelte/server")) as typeof import("svelte/server"); // the components' own
const drawn: string[] = [];
for (const { component, props } of wanted) {
  const { default: one } = (await vite.ssrLoadModule(`/src/games/${component}.svelte`)) as { default: Component };
  drawn.push(render(one, { props }).body);
}
await vite.close();
console.log(JSON.stringify(drawn));
