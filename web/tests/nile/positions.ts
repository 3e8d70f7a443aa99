// Views and moves of NILE, as the server sends them.
import { CROPS, MONUMENTS } from "../../src/games/nile/model";
import type { NileMove, NileView } from "../../src/games/nile/types";

export function view(more: Partial<NileView> = {}): NileView {
  return {
    seat: 0,
    players: 2,
    options: { monuments: true, classic: false, out: [] },
    first: 0,
    turn: 0,
    step: "choose",
    season: 1,
    storage: [{}, {}],
    fields: {},
    monuments: {},
    speculation: null,
    flood: "wheat",
    flood_stack: { wheat: 1 },
    discards: {},
    plague_aside: false,
    draw: null,
    pick: null,
    hand: {},
    hand_sizes: [0, 0],
    storage_sizes: [0, 0],
    pile_size: 30,
    drawn: {},
    drawn_sizes: [0, 0],
    shown: [{}, {}],
    unseen: {},
    bound: {},
    ...more,
  };
}

/** A part of the moves of NILE. A move's number is its place here. */
export const MOVES: NileMove[] = [
  { say: "done", verb: "done" },
  { say: "market", verb: "market" },
  { say: "offering", verb: "offering" },
  ...CROPS.map((what): NileMove => ({ say: `give ${what} from hand`, verb: "give", what, where: "hand" })),
  ...CROPS.map((what): NileMove => ({ say: `give ${what} from storage`, verb: "give", what, where: "storage" })),
  ...CROPS.map((what): NileMove => ({ say: `put ${what}`, verb: "put", what, where: what })),
  ...MONUMENTS.map((where): NileMove => ({ say: `put stone on ${where}`, verb: "put", what: "stone", where })),
  { say: "play wheat-flax", verb: "play", what: "wheat-flax" },
];

/** The number of a move. */
export const number = (say: string): number => {
  const found = MOVES.findIndex((move) => move.say === say);
  if (found < 0) throw new Error(`no move: ${say}`);
  return found;
};
