// A table's set of components: Shops, Districts, scales. Each set is loaded once, with the game's moves.
import { api } from "../../lib/api";
import { loadMoves } from "../../lib/moves";
import type { FertilityMove, FertilitySet, FertilityShop } from "./types";

/** `number` is its place in the set, by which moves name it. */
export type District = { name: string; number: number; cost: number; shops: FertilityShop[] };
export type Components = {
  gods: string[];
  wheatScale: number[];
  godScale: number[];
  /** The starting Shops of each seat. */
  metropolises: FertilityShop[][];
  /** In the order of their numbers. */
  districts: Map<string, District>;
};
/** What a table needs before it can be shown. */
export type LoadedGame = { set: Components; moves: readonly FertilityMove[] };

const loaded = new Map<string, Promise<LoadedGame>>(); // by the hash of the set

/** The game with the set of this hash: `TableInfo.set`. */
export function loadGame(hash: string): Promise<LoadedGame> {
  let game = loaded.get(hash);
  if (!game) {
    game = Promise.all([api.set<FertilitySet>(hash), loadMoves<FertilityMove>("fertility")]).then(([set, moves]) => ({
      set: readSet(set),
      moves,
    }));
    game.catch(() => loaded.delete(hash)); // the next table asks again
    loaded.set(hash, game);
  }
  return game;
}

export function readSet(set: FertilitySet): Components {
  return {
    gods: set.gods,
    wheatScale: set.wheat_scale,
    godScale: set.god_scale,
    metropolises: set.metropolises,
    districts: new Map(set.districts.map((district, number) => [district.name, { ...district, number }])),
  };
}
