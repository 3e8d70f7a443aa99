// A board from its address: a link with everything in it, a game that is over, or a new deal.
import { api } from "../lib/api";
import type { BoardRecord } from "../lib/protocol";
import { Board } from "./board.svelte";
import { lineOf, unpack } from "./link";

export interface Opened {
  board: Board;
  /** Whether it begins with the editor: nothing was brought along. */
  blank: boolean;
}

interface Address {
  query: URLSearchParams;
  hash: string;
}

export async function openBoard(game: string, { query, hash }: Address): Promise<Opened> {
  const table = query.get("table");
  if (table !== null) {
    const record = await api.record(table, query.get("invite"));
    return { board: await boardOf(await api.boardOf(new Blob([record])), Number(query.get("ply"))), blank: false };
  }
  const packed = hash ? await unpack(hash) : null;
  if (packed) {
    const components = packed.set ?? null;
    const board = new Board(game, components, await api.board(game, { position: packed.position, components }));
    await board.unfold(packed.lines, packed.path);
    return { board, blank: false };
  }
  return { board: new Board(game, null, await api.board(game, {})), blank: true };
}

/** The game of a record, at a ply. */
export async function boardOf(record: BoardRecord, ply: number): Promise<Board> {
  const { game, components, position, plies } = record;
  const board = new Board(game, components, await api.board(game, { position, components }));
  const steps = Math.max(0, Math.min(Number.isInteger(ply) ? ply : 0, plies.length));
  await board.unfold(lineOf(plies), Array<number>(steps).fill(0));
  return board;
}
