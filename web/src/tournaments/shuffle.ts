// What this browser contributed at the tables of its tournaments: docs/shuffle.md, "At the tables of a tournament".
import { api } from "../lib/api";
import { tournamentContributions, type Contribution } from "../lib/contributions";
import { loadStudyMessages } from "../lib/localization.svelte";
import { sha256 } from "../lib/sha256";

/** What this browser contributed at a table of one of its tournaments; null if it is a table of none of them. */
export async function contributionInTournament(table: string): Promise<Contribution | null> {
  for (const [id, { commitment, random }] of Object.entries(tournamentContributions()).reverse()) {
    const found = await api.tournament(id, null, null).catch(() => null); // it may have been deleted
    const game = found?.own?.find((one) => one.table === table);
    if (!found || !game) continue;
    await loadStudyMessages();
    const { round, board } = game;
    const { stage, secret } = found.tournament;
    return {
      commitment,
      randoms: [contributionAt(random, round, board)],
      tournament: { id, round, board, commitment: found.tournament.commitment, over: stage === "over", secret },
    };
  }
  return null;
}

/** What a seat contributes at a table, from what its player contributed to the tournament. */
export function contributionAt(random: string, round: number, board: number): string {
  return sha256(new TextEncoder().encode(`akhet contribution ${random} round ${round} board ${board}`));
}
