// The set of components that the server plays with: Shops, Districts, scales. It is loaded once, with the game's moves.
import { api } from "../../lib/api";
import { loadMoves } from "../../lib/moves";
import { LETTERS } from "./model";
import type { FertilityMove, FertilityResource, FertilitySet, FertilityShop } from "./types";

/** What a full Shop pays (F1.9). */
export type Pay =
  | { kind: "debens"; value: number }
  | { kind: "wheat" }
  | { kind: "gods"; gods: string[] }
  | { kind: "any-god" }
  | { kind: "each"; value: number; good: FertilityResource }
  | { kind: "exchange"; goods: FertilityResource[] };
export type Need = FertilityResource | "any";
export type Shop = { needs: Need[]; pays: Pay };
/** `number` is its place in the set, by which moves name it. */
export type District = { name: string; number: number; cost: number; shops: Shop[] };
export type GameSet = {
  gods: string[];
  wheatScale: number[];
  godScale: number[];
  startingShops: Shop[];
  /** In the order of their numbers. */
  districts: Map<string, District>;
};
/** What a table needs before it can be shown. */
export type LoadedGame = { set: GameSet; moves: readonly FertilityMove[] };

let loaded: Promise<LoadedGame> | undefined;

export function loadGame(): Promise<LoadedGame> {
  loaded ??= Promise.all([api.set<FertilitySet>("fertility"), loadMoves<FertilityMove>("fertility")]).then(
    ([set, moves]) => ({ set: readSet(set), moves }),
  );
  loaded.catch(() => (loaded = undefined)); // the next table asks again
  return loaded;
}

export function readSet(set: FertilitySet): GameSet {
  return {
    gods: set.gods,
    wheatScale: set.wheat_scale,
    godScale: set.god_scale,
    startingShops: set.starting_shops.map(readShop),
    districts: new Map(
      set.districts.map(({ name, cost, shops }, number) => [name, { name, number, cost, shops: shops.map(readShop) }]),
    ),
  };
}

// The set writes Shops in the notation of components.toml. This is the only place that reads it.

function readShop({ needs, pays }: FertilityShop): Shop {
  const wanted = [...needs.replaceAll(" ", "")].map((letter): Need => LETTERS[letter] ?? "any");
  return { needs: wanted, pays: readPay(pays) };
}

/** `4 debens`, `wheat`, `Isis Ra`, `any god`, `3 each G`, `exchange A B P`. */
function readPay(pays: string): Pay {
  const [first = "", ...rest] = pays.split(/\s+/);
  if (rest[0] === "debens") return { kind: "debens", value: Number(first) };
  if (rest[0] === "each") return { kind: "each", value: Number(first), good: LETTERS[rest[1]!]! };
  if (pays === "wheat") return { kind: "wheat" };
  if (pays === "any god") return { kind: "any-god" };
  if (first === "exchange") return { kind: "exchange", goods: rest.map((letter) => LETTERS[letter]!) };
  return { kind: "gods", gods: [first, ...rest] };
}
