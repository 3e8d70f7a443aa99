// A board as a text for an address: its position and all its lines, packed.
import type { Position } from "../games/game-app";
import type { BoardPly } from "../lib/protocol";

/** A move, what chance did after it, and the lines that follow. */
export type PackedLine = [move: number | null, chance: (string | number)[], next: PackedLine[]];

export interface PackedBoard {
  position: Position;
  lines: PackedLine[];
  /** The way to the position that is looked at: at each fork, which line. */
  path: number[];
  /** The hash of an owner's set of components; missing for the one that comes with the game. */
  set?: string;
}

const MOST_BYTES = 512 * 1024; // of a board, unpacked

export async function pack(board: PackedBoard): Promise<string> {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(JSON.stringify(board)));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The board of a text; null if it is not one. */
export async function unpack(text: string): Promise<PackedBoard | null> {
  if (!/^[\w-]{4,}$/.test(text)) return null;
  try {
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const board: unknown = JSON.parse(
      new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), bytes)),
    );
    return isBoard(board) ? board : null;
  } catch {
    return null;
  }
}

async function through(stream: GenericTransformStream, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const reader = (new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MOST_BYTES) throw new RangeError("too long");
    parts.push(part.value);
  }
  const all = new Uint8Array(size);
  parts.reduce((at, part) => (all.set(part, at), at + part.length), 0);
  return all;
}

function isBoard(found: unknown): found is PackedBoard {
  if (typeof found !== "object" || found === null) return false;
  const { position, lines, path, set } = found as Record<string, unknown>;
  const known = set === undefined || typeof set === "string";
  const numbers = Array.isArray(path) && path.every((one) => Number.isInteger(one));
  return (
    known && numbers && typeof position === "object" && position !== null && Array.isArray(lines) && lines.every(isLine)
  );
}

function isLine(found: unknown): found is PackedLine {
  if (!Array.isArray(found) || found.length !== 3) return false;
  const [move, chance, next] = found as unknown[];
  const results = Array.isArray(chance) && chance.every((one) => typeof one === "string" || Number.isInteger(one));
  return (move === null || Number.isInteger(move)) && results && Array.isArray(next) && next.every(isLine);
}

/** One line after another, as a record has it. */
export function lineOf(plies: readonly BoardPly[]): PackedLine[] {
  return plies.reduceRight<PackedLine[]>((next, ply) => [[ply.move, ply.chance, next]], []);
}
