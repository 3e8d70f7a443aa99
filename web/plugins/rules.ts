// The rules pages of docs/rules as HTML: one module per game and language, `virtual:rules-nile-de`, and `virtual:rules`,
// which loads each of them by game and language. A module has the game's rules and its page "how to play".
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { marked } from "marked";
import type { Plugin } from "vite";

const RULES = fileURLToPath(new URL("../../docs/rules/", import.meta.url));
const PICTURES = fileURLToPath(new URL("../../docs/images/rules/", import.meta.url));
const LOCALES = fileURLToPath(new URL("../../locales/", import.meta.url));
const LIST = "virtual:rules";
const PREFIX = "virtual:rules-";
const HOW_TO = "how-to-play-";

interface Part {
  id: string;
  title: string;
  level: number;
}

export function rules(): Plugin {
  return {
    name: "akhet-rules",
    resolveId: (id) => (id === LIST || id.startsWith(PREFIX) ? "\0" + id : undefined),
    load(id) {
      if (id === "\0" + LIST) return listOfPages();
      if (!id.startsWith("\0" + PREFIX)) return undefined;
      const [game, language] = id.slice(PREFIX.length + 1).split("-") as [string, string];
      const translated = existsSync(`${RULES}${game}.${language}.md`);
      const pageOf = (name: string): string => {
        const page = `${RULES}${name}${translated ? `.${language}` : ""}.md`;
        this.addWatchFile(page);
        return existsSync(page) ? readFileSync(page, "utf8") : "";
      };
      const { html, parts } = toHtml(pageOf(game), game);
      const howTo = toHtml(pageOf(`${HOW_TO}${game}`), game).html;
      const pictures = new Pictures();
      const exports = [
        `export default ${pictures.embed(inSections(html))};`,
        `export const howTo = ${pictures.embed(howTo)};`,
        `export const parts = ${JSON.stringify(parts)};`,
        `export const language = ${JSON.stringify(translated ? language : "en")};`,
      ];
      return [...pictures.imports, ...exports].join("\n");
    },
  };
}

/** Every game that has a page in docs/rules, in every language of the catalogues. */
function listOfPages(): string {
  const games = readdirSync(RULES).flatMap((name) => /^([a-z0-9]+)\.md$/.exec(name)?.[1] ?? []);
  const languages = readdirSync(LOCALES);
  const pagesOf = (game: string) =>
    languages.map((one) => `${one}: () => import("${PREFIX}${game}-${one}")`).join(", ");
  return `export default { ${games.map((game) => `${game}: { ${pagesOf(game)} }`).join(", ")} };`;
}

const RULING = /<strong>([A-Z]\d+(?:\.\d+)?)<\/strong>/g;

/** A ruling has its number as an anchor, #N3.12. Where another ruling mentions it, that is a link. */
function toHtml(text: string, game: string): { html: string; parts: Part[] } {
  const parts: Part[] = [];
  // The pages anchor their rulings for GitHub and the documentation site; here the number itself is the anchor.
  let html = marked.parse(text.replaceAll(/<a id="[A-Z]\d[\d.]*"><\/a>/g, ""), { async: false });
  html = html.replaceAll(/<h([23])>(.*?)<\/h\1>/g, (_, level: string, title: string) => {
    const number = /^[A-Z]\d+(?= )/.exec(title)?.[0];
    const named = /^<a id="([\w-]+)"><\/a>/.exec(title)?.[1];
    const id = named ?? (number ? `part-${number}` : `part-${parts.length + 1}`);
    title = title.replace(/^<a id="[\w-]+"><\/a>/, "");
    parts.push({ id, title: plain(title), level: Number(level) });
    return `<h${level} id="${id}" tabindex="-1">${title}</h${level}>`;
  });
  const known = new Set(Array.from(html.matchAll(RULING), (match) => match[1]!));
  html = html.replaceAll(RULING, '<a class="ruling" id="$1" href="#$1">$1</a>');
  // Wide tables scroll inside themselves, with the keyboard too.
  html = html
    .replaceAll("<table>", '<div class="wide" tabindex="0" role="group"><table>')
    .replaceAll("</table>", "</table></div>");
  // Some tables have an empty cell above the first column, which is not a heading.
  html = html.replaceAll(/<th([^>]*)><\/th>/g, "<td$1></td>");
  // The pages refer to each other by file name; here a game's rules and how to play it are one page.
  html = html.replaceAll(/href="(how-to-play-)?([a-z0-9]+)(?:\.[a-z]{2})?\.md(#[\w.-]+)?"/g, (_, howTo, name, id) => {
    const place = howTo ? "#how-to-play" : (id ?? "#rules");
    return `href="${name === game ? "" : `/rules/${name}`}${place}"`;
  });
  return { html: withLinks(html, known), parts };
}

/** Every part of the rules can be opened and closed. What comes before the first part is always shown. */
function inSections(html: string): string {
  const [before, ...parts] = html.split(/(?=<h2 )/);
  const sections = parts.map((part) => {
    const end = part.indexOf("</h2>") + "</h2>".length;
    const heading = part.slice(0, end).replace(' tabindex="-1"', ""); // its summary gets the focus
    return `<details><summary>${heading}</summary>${part.slice(end)}</details>`;
  });
  return [before, ...sections].join("");
}

/** Pictures become files of the built app. Each is loaded when it is about to be seen; its size is known before. */
class Pictures {
  imports: string[] = [];

  /** The JavaScript expression of a page's HTML. */
  embed(html: string): string {
    const pieces = html.split(/<img src="\.\.\/images\/rules\/([\w-]+\.svg)"/);
    const texts = pieces.map((piece, n) => {
      if (n % 2 === 0) return JSON.stringify(piece);
      const size = /width="\d+" height="\d+"/.exec(readFileSync(PICTURES + piece, "utf8"))![0];
      const name = `picture${this.imports.length}`;
      this.imports.push(`import ${name} from ${JSON.stringify(`${PICTURES}${piece}?url`)};`);
      return `'<img class="picture" loading="lazy" decoding="async" ${size} src="' + ${name} + '"'`;
    });
    return texts.join(" + ");
  }
}

function withLinks(html: string, known: Set<string>): string {
  let inside = 0; // how many links, headings and commands are open; there are no links in these
  return html
    .split(/(<[^>]+>)/)
    .map((piece) => {
      if (/^<(a|code|h\d)\b/.test(piece)) inside++;
      else if (/^<\/(a|code|h\d)>/.test(piece)) inside--;
      if (piece.startsWith("<") || inside > 0) return piece;
      return piece.replaceAll(/\b[A-Z]\d+\.\d+\b/g, (number) =>
        known.has(number) ? `<a href="#${number}">${number}</a>` : number,
      );
    })
    .join("");
}

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
