// `files.json`, for the service worker: the files that the app needs to open, and a version that changes with them. The
// pictures of the rules are not among them: the worker keeps those that were seen.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PUBLIC = fileURLToPath(new URL("../public/", import.meta.url));
const LEFT_OUT = /\.(woff|map)$|^assets\/.*\.svg$|^sw\.js$/; // fonts for old browsers, pictures of the rules, the worker itself

export function files(): Plugin {
  return {
    name: "akhet-files",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const beside = readdirSync(PUBLIC).filter((name) => !LEFT_OUT.test(name));
        const built = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !LEFT_OUT.test(name));
        const hash = createHash("sha256");
        for (const name of built.sort()) hash.update(name); // a name holds a hash of the contents
        for (const name of beside.sort()) hash.update(readFileSync(PUBLIC + name));
        const names = [...beside, ...built].map((name) => "/" + name);
        const source = JSON.stringify({ version: hash.digest("hex").slice(0, 16), files: names });
        this.emitFile({ type: "asset", fileName: "files.json", source });
      },
    },
  };
}
