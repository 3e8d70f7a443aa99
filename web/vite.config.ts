import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./plugins/catalogues.ts";
import { files } from "./plugins/files.ts";
import { rules } from "./plugins/rules.ts";

const house = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), catalogues(), rules(), files()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // the page's security policy lets nothing in but files of our own
    modulePreload: { polyfill: false },
  },
  // `npm run dev` beside `akhet serve`: the page from here, everything else from the house.
  server: { proxy: { "/api": house, "/ws": { target: house, ws: true } } },
});
