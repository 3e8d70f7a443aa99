// How the score stands, by heading (F8). The house tells it when the game is over; until then this looks at the open
// table and counts what lies there now, as anybody at a real table would.
import { MONUMENTS, RESOURCES, countOf, shopsOf, type GameSet, type Resource, type View } from "./kinds";

export const HEADINGS = ["generic", "specialised", "statues", "monuments", "wheat"] as const;
export type Heading = (typeof HEADINGS)[number];
export type Score = Record<Heading | "debens", number>;

const FIRST_IN_MONUMENTS = 15;
const SECOND_IN_MONUMENTS = 7;

export function estimate(view: View, set: GameSet): Score[] {
  const raised = view.monuments.map((left) => MONUMENTS - left);
  return raised.map((_, seat) => {
    const shops = shopsOf(view, set, seat);
    const owned = Object.fromEntries(
      RESOURCES.map((good) => [good, shops.reduce((sum, { tokens }) => sum + (tokens[good] ?? 0), 0)]),
    ) as Record<Resource, number>;
    const gods = new Set<string>();
    const score = { generic: 0, specialised: 0, statues: 0, monuments: 0, wheat: 0, debens: 0 };
    let anyGods = 0;
    for (const { shop, tokens } of shops) {
      if (countOf(tokens) < shop.needs.length) continue;
      const { pays } = shop;
      if (pays.kind === "debens") score.generic += pays.value;
      else if (pays.kind === "each") score.specialised += pays.value * owned[pays.good];
      else if (pays.kind === "gods") for (const god of pays.gods) gods.add(god);
      else if (pays.kind === "any-god") anyGods += 1;
    }
    score.statues = set.godScale[Math.min(gods.size + anyGods, set.godScale.length - 1)] ?? 0;
    score.monuments = forMonuments(raised, seat);
    score.wheat = set.wheatScale[view.wheat[seat] ?? 0] ?? 0;
    score.debens = HEADINGS.reduce((sum, heading) => sum + score[heading], 0);
    return score;
  });
}

function forMonuments(raised: number[], seat: number): number {
  const own = raised[seat] ?? 0;
  const most = Math.max(...raised);
  const next = Math.max(0, ...raised.filter((count) => count < most));
  if (own === 0) return 0;
  return own === most ? FIRST_IN_MONUMENTS : own === next ? SECOND_IN_MONUMENTS : 0;
}
