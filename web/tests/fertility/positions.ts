// Views, moves and the set of Fertility, as the server sends them.
import { readSet } from "../../src/games/fertility/game-set";
import { RESOURCES } from "../../src/games/fertility/model";
import type { FertilityMove, FertilitySet, FertilitySquare, FertilityView } from "../../src/games/fertility/types";

export function view(more: Partial<FertilityView> = {}): FertilityView {
  return {
    players: 2,
    options: { variant: false },
    first: 0,
    turn: 0,
    step: "place",
    last_turns: 0,
    valley: ["....", ".AB.", ".GP.", "...."],
    pools: [{ "alabaster-bovine": 1, "grape-grape": 2 }, {}],
    common: {},
    gone: {},
    placed: {},
    unseen: {},
    pile_size: 20,
    row: ["A1"],
    metropolis: [["A1"], []],
    tokens: [{}, {}],
    beside: {},
    stock: {},
    wheat: [0, 0],
    monuments: [4, 4],
    turn_so_far: { built: false, supplied: false, buying: null, owed: 0, exchange: null, quarries: [] },
    seat: 0,
    ...more,
  };
}

const SET: FertilitySet = {
  name: "A small set",
  reconstruction: false,
  gods: ["Anubis", "Bastet", "Horus", "Isis", "Ra"],
  wheat_scale: [0, 2, 4],
  god_scale: [0, 3, 6],
  starting_tile: ["alabaster", "bovine", "papyrus", "grape"],
  metropolises: Array(4).fill([
    { needs: "A", pays: "Ra", icons: ["alabaster"], payment: { kind: "gods", gods: ["Ra"] } },
    { needs: "B", pays: "1 each B", icons: ["bovine"], payment: { kind: "each", debens: 1, resource: "bovine" } },
    {
      needs: "P",
      pays: "exchange A B G",
      icons: ["papyrus"],
      payment: { kind: "exchange", resources: ["alabaster", "bovine", "grape"] },
    },
    { needs: "G", pays: "wheat", icons: ["grape"], payment: { kind: "wheat" } },
  ]) as FertilitySet["metropolises"],
  tiles: {},
  boards: Array(4).fill({ name: "I", rows: "" }) as FertilitySet["boards"],
  districts: [
    {
      name: "A1",
      cost: 0,
      shops: [{ needs: "A", pays: "4 debens", icons: ["alabaster"], payment: { kind: "debens", debens: 4 } }],
    },
    {
      name: "B2",
      cost: 1,
      shops: [
        {
          needs: "A *",
          pays: "Horus Ra",
          icons: ["alabaster", "any"],
          payment: { kind: "gods", gods: ["Horus", "Ra"] },
        },
        { needs: "* *", pays: "any god", icons: ["any", "any"], payment: { kind: "any_god" } },
      ],
    },
  ],
};
export const set = readSet(SET);

// Every placement on four by four squares, as the server lists them: the left or upper square first.
function placements(): FertilityMove[] {
  const found: FertilityMove[] = [];
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 4; column++)
      for (const [below, right] of [
        [0, 1],
        [1, 0],
      ] as const) {
        const where: [FertilitySquare, FertilitySquare] = [
          [row, column],
          [row + below, column + right],
        ];
        if (row + below > 3 || column + right > 3) continue;
        for (const one of RESOURCES)
          for (const other of RESOURCES)
            found.push({
              say: `place ${one} ${where[0]} ${other} ${where[1]}`,
              verb: "place",
              what: [one, other],
              where,
            });
      }
  return found;
}

/** A part of the moves of Fertility. A move's number is its place here. */
export const MOVES: FertilityMove[] = [
  { say: "done", verb: "done" },
  ...placements(),
  { say: "discard grape-grape", verb: "discard", what: "grape-grape" },
  { say: "build 0", verb: "build", what: 0 },
  { say: "pay grape", verb: "pay", what: "grape" },
  { say: "supply alabaster to shop 0", verb: "supply", what: "alabaster", where: { shop: 0, spot: null } },
  { say: "supply bovine to shop 0", verb: "supply", what: "bovine", where: { shop: 0, spot: null } },
  { say: "supply grape to shop 0 of spot 0", verb: "supply", what: "grape", where: { shop: 0, spot: 0 } },
];

/** The number of a move. */
export const number = (say: string): number => {
  const found = MOVES.findIndex((move) => move.say === say);
  if (found < 0) throw new Error(`no move: ${say}`);
  return found;
};
