// Decisions in words: the steps of a move as a hint says them.
import { run, withoutEnd, type HintSteps } from "../games/hint";
import { hasMessage, say } from "../lib/localization.svelte";
import type { ReviewFuturePly, ReviewMove } from "../lib/protocol";
import type { AnyView } from "../lib/table-source";

/** "Plant 3 Wheat · Market"; from what the seat saw before. */
export function movesWords(moves: readonly ReviewMove[], view: AnyView, seat: number, steps: HintSteps): string {
  const all = steps(
    moves.map((one) => one.move),
    view,
    seat,
  );
  return withoutEnd(all)
    .map((step) => step.words)
    .join(" · ");
}

export interface FutureTurn {
  seat: number;
  words: string;
}

/** What happens in a future, turn by turn. The game's words for a move hardly depend on the view, so that of its beginning does. */
export function futureTurns(
  plies: readonly ReviewFuturePly[],
  view: AnyView,
  steps: HintSteps,
  most: number,
): FutureTurn[] {
  const turns: FutureTurn[] = [];
  let rest = [...plies];
  while (rest.length && turns.length < most) {
    const { seat } = rest[0]!;
    const own = run(rest, (one) => one.seat === seat);
    const words = movesWords(
      own.map((one) => one.move),
      view,
      seat,
      steps,
    );
    turns.push({ seat, words });
    rest = rest.slice(own.length);
  }
  return turns;
}

/** The name of a level. */
export const levelWords = (level: string): string => say("bot-name", { level, number: 1 });

/** What decisions are about: "Planting". */
export function topicWords(game: string, topic: string): string {
  const id = `web-${game}-topic-${topic}`;
  return hasMessage(id) ? say(id) : topic;
}
