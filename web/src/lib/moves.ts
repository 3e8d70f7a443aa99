// Every move of a game as data, by its number. A game's moves never change while the app is open.
import { api } from "./api";
import type { AnyMove } from "./table-source";

const loaded = new Map<string, Promise<readonly AnyMove[]>>();

/** The moves of a game, asked for once. `Move` is the type that the server gives for this game's moves. */
export function loadMoves<Move extends AnyMove = AnyMove>(game: string): Promise<readonly Move[]> {
  let moves = loaded.get(game);
  if (!moves) {
    moves = api.moves(game);
    moves.catch(() => loaded.delete(game)); // the next table asks again
    loaded.set(game, moves);
  }
  return moves as Promise<readonly Move[]>;
}
