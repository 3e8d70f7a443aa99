// A hint as the table shows it: the suggested moves as steps, each with its words and its places. A game says both in its
// `hint.ts`; for a game without one, every move is a step in the words of its notation.
import { loadMoves } from "../lib/moves";
import type { AnyMove, AnyView, TableSource } from "../lib/table-source";
import type { Spots } from "./pacing";
import { gameApp } from "./registry";

/** One thing to do, made of one or several moves in a row. */
export interface HintStep {
  /** How many moves it is made of. */
  moves: number;
  words: string;
  /** Where it is done: what to take first, then where it goes. */
  spots: readonly Spots[];
}

/** The spot of the main button. It does something else until its step has come. */
export const MAIN = "main";

/** The steps without the end of the turn, which goes without saying, unless there is nothing else. */
export function withoutEnd(steps: readonly HintStep[]): readonly HintStep[] {
  const others = steps.filter((step) => step.spots[0]?.[0] !== MAIN);
  return others.length ? others : steps;
}

/** The steps that these moves of a seat make, from a view on. */
export type HintSteps<View = AnyView> = (moves: readonly number[], view: View, seat: number) => HintStep[];

/** What a game's `hint.ts` exports: it may load what it needs first. */
export type HintStepsOf = (source: TableSource) => Promise<HintSteps>;

/** Forget the types of one game, as `defineGame` does. */
export function defineHint<View>(steps: (source: TableSource) => Promise<HintSteps<View>>): HintStepsOf {
  return steps as HintStepsOf;
}

export async function loadHintSteps(source: TableSource): Promise<HintSteps> {
  const game = source.table?.game ?? "";
  const own = await gameApp(game)?.loadHint?.();
  return own ? own.default(source) : genericSteps(await loadMoves(game));
}

const genericSteps =
  (all: readonly AnyMove[]): HintSteps =>
  (moves) =>
    moves.map((number) => ({ moves: 1, words: all[number]?.say ?? "", spots: [] }));

/** The first items that are alike, as far as they follow each other. */
export function run<Item>(items: readonly Item[], alike: (one: Item) => boolean): Item[] {
  const end = items.findIndex((item) => !alike(item));
  return items.slice(0, end < 0 ? items.length : end);
}
