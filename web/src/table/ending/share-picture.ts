// The result of a game as a picture to share, 1200 by 630: the size that link previews use.
// It is drawn as SVG. An image knows neither the page's style sheets nor its fonts, so both are written into it.
import boldWords from "@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2?url";
import words from "@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2?url";
import titles from "@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?url";
import type { Component } from "svelte";
import type { Turn } from "./race";
import { linePath, raceScale, shapePath, spread } from "./race-scale";
import { pageColours, sceneMarkup, type Colours } from "./scene-markup";

export const WIDTH = 1200;
export const HEIGHT = 630;
const SKY = 258; // pixels that the game's scene takes at the top
const ABOVE = 44; // pixels of the scene that are cut off above it
const MARGIN = 56;
const COLUMN = 470; // pixels: the ranking
const FONTS = [
  { family: "Alegreya", weight: 700, url: titles },
  { family: "Alegreya Sans", weight: 500, url: words },
  { family: "Alegreya Sans", weight: 700, url: boldWords },
];

export interface Result {
  Scene: Component | null;
  headline: string;
  /** From first to last place. */
  ranked: { seat: number; place: number; name: string; score: string }[];
  turns: Turn[];
  /** The game and the date. */
  footer: string;
}

/** The picture as a PNG. */
export async function drawResult(result: Result): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await markup(result))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return canvas;
}

async function markup(result: Result): Promise<string> {
  const fonts = await Promise.all(
    FONTS.map(async ({ family, weight, url }) => {
      return `@font-face{font-family:"${family}";font-weight:${weight};src:url(${await dataUrl(url)})}`;
    }),
  );
  const colour = pageColours();
  try {
    const scene = result.Scene ? sceneMarkup(result.Scene, WIDTH, -ABOVE) : "";
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
      `<style>${fonts.join("")}text{font-variant-numeric:lining-nums tabular-nums}</style>`,
      scene,
      `<rect y="${SKY}" width="${WIDTH}" height="${HEIGHT - SKY}" fill="${colour("--sheet")}"/>`,
      text(MARGIN, SKY + 60, result.headline, TITLE, 46, colour("--ink"), { room: WIDTH - 2 * MARGIN }),
      ranking(result, colour),
      result.turns.length > 2 ? race(result.turns, colour) : "",
      text(MARGIN, HEIGHT - 26, result.footer, PLAIN, 22, colour("--ink-soft")),
      text(WIDTH - MARGIN, HEIGHT - 26, "Akhet", TITLE, 28, colour("--river"), { end: true }),
      "</svg>",
    ].join("");
  } finally {
    colour.done();
  }
}

function ranking({ ranked, turns }: Result, colour: Colours): string {
  const width = turns.length > 2 ? COLUMN : WIDTH - 2 * MARGIN;
  const row = Math.min(48, 216 / ranked.length);
  const rows = ranked.map(({ seat, place, name, score }, number) => {
    const y = SKY + 112 + number * row;
    const room = width - 84 - widthOf(score, TITLE, 28);
    return [
      text(MARGIN, y, String(place), TITLE, 28, colour("--ink-soft")),
      shape(seat, MARGIN + 44, y - 9, colour),
      text(MARGIN + 68, y, name, place === 1 ? BOLD : PLAIN, 28, colour("--ink"), { room }),
      text(MARGIN + width, y, score, TITLE, 28, colour("--ink"), { end: true }),
    ].join("");
  });
  return rows.join("");
}

function race(turns: Turn[], colour: Colours): string {
  const frame = { left: MARGIN + COLUMN + 80, top: SKY + 100, right: WIDTH - MARGIN - 30, bottom: HEIGHT - 76 };
  const scale = raceScale(turns, frame);
  const heights = turns.at(-1)!.heights;
  const ends = spread(heights.map(scale.y), 26, frame.top, frame.bottom);
  return [
    ...scale.ticks.map((tick) => {
      const line = `<path d="M${frame.left} ${scale.y(tick)}H${frame.right}" stroke="${colour("--line")}"/>`;
      return (
        line + text(frame.left - 10, scale.y(tick) + 6, String(tick), PLAIN, 18, colour("--ink-soft"), { end: true })
      );
    }),
    ...heights.map((_, seat) => {
      const line = linePath(turns, seat, scale, 3);
      return `<path d="${line}" fill="none" stroke="${colour(`--seat-${seat + 1}`)}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>`;
    }),
    ...heights.map((_, seat) => shape(seat, frame.right + 18, ends[seat]!, colour)),
  ].join("");
}

const shape = (seat: number, x: number, y: number, colour: Colours): string =>
  `<path d="${shapePath(seat, x, y, 12)}" fill="${colour(`--seat-${seat + 1}`)}" stroke="${colour("--ink")}" stroke-width="2"/>`;

interface Font {
  family: string;
  weight: number;
}
const TITLE: Font = { family: "Alegreya, Georgia, serif", weight: 700 };
const PLAIN: Font = { family: "'Alegreya Sans', sans-serif", weight: 500 };
const BOLD: Font = { ...PLAIN, weight: 700 };
const SMALLEST = 18; // pixels

/** Words that end at `x` with `end`; smaller where they would need more than `room`, and at last cut. */
function text(
  x: number,
  y: number,
  said: string,
  font: Font,
  size: number,
  fill: string,
  more: { room?: number; end?: boolean } = {},
): string {
  const { room = Infinity, end = false } = more;
  const fitting = Math.max(SMALLEST, Math.min(size, Math.floor((size * room) / widthOf(said, font, size))));
  let shown = said;
  while (shown.length > 1 && widthOf(shown, font, fitting) > room) shown = `${shown.replace(/…$/, "").slice(0, -1)}…`;
  return `<text x="${x}" y="${y}" font-family="${font.family}" font-weight="${font.weight}" font-size="${fitting}" fill="${fill}"${end ? ' text-anchor="end"' : ""}>${escaped(shown)}</text>`;
}

const ruler = document.createElement("canvas").getContext("2d");
function widthOf(said: string, { family, weight }: Font, size: number): number {
  if (!ruler) return 0;
  ruler.font = `${weight} ${size}px ${family}`;
  return ruler.measureText(said).width;
}

const escaped = (said: string): string => said.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

async function dataUrl(url: string): Promise<string> {
  const blob = await (await fetch(url)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(blob);
  });
}
