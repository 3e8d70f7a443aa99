// The rules pages of docs/rules as HTML, one module a game and language: `virtual:rules-nile-de`.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { marked } from "marked";
import type { Plugin } from "vite";

const RULES = fileURLToPath(new URL("../../docs/rules/", import.meta.url));
const PREFIX = "virtual:rules-";

export function rules(): Plugin {
  return {
    name: "akhet-rules",
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + PREFIX)) return undefined;
      const [game, language] = id.slice(PREFIX.length + 1).split("-");
      const translated = `${RULES}${game}.${language}.md`;
      const page = existsSync(translated) ? translated : `${RULES}${game}.md`;
      this.addWatchFile(page);
      return `export default ${JSON.stringify(toHtml(readFileSync(page, "utf8")))};`;
    },
  };
}

// A ruling can be linked to by its number: #N3.12.
function toHtml(text: string): string {
  const html = marked.parse(text, { async: false });
  return html.replaceAll(/<strong>([NF]\d+(?:\.\d+)?)<\/strong>/g, '<strong id="$1" class="ruling">$1</strong>');
}
