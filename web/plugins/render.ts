// Renders components to markup without a browser: `node plugins/render.ts` reads [{ component, props }] and writes the
// markup of each. The pictures of the rules pages are made of it.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Component } from "svelte";
import { createServer } from "vite";

type Wanted = { component: string; props: Record<string, unknown> };

const root = fileURLToPath(new URL("../", import.meta.url));
// The settings ask the browser whether animations are on. Here they are off.
Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });

// JSON has no Map, and the squares where a tile fits are a Map.
const wanted: Wanted[] = JSON.parse(readFileSync(0, "utf8"), (name, value) =>
  name === "fits" ? new Map(value) : value,
);
const vite = await createServer({
  root,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, ws: false },
});
const { render } = (await vite.ssrLoadModule("svelte/server")) as typeof import("svelte/server"); // the one that the components use
const drawn: string[] = [];
for (const { component, props } of wanted) {
  const { default: one } = (await vite.ssrLoadModule(`/src/games/${component}.svelte`)) as { default: Component };
  drawn.push(render(one, { props }).body);
}
await vite.close();
console.log(JSON.stringify(drawn));
