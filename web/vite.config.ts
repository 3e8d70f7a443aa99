import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./plugins/catalogues.ts";
import { files } from "./plugins/files.ts";
import { palette } from "./plugins/palette.ts";
import { rules } from "./plugins/rules.ts";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), catalogues(), palette(), rules(), files()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // the page's security policy allows only files of the server
    modulePreload: { polyfill: false },
  },
  // `npm run dev` beside `akhet serve`: the page from here, everything else from the server.
  server: { proxy: { "/api": { target: server }, "/ws": { target: server, ws: true } } },
});
