// What came of the reader's games.
import type { Level, TableInfo } from "../../lib/protocol";
import { LEVELS } from "../../lib/levels";

const LATEST = 10; // games whose results are shown one by one

export interface Tally {
  played: number;
  won: number;
}

export interface Results extends Tally {
  /** Wins in a row, up to the latest game. */
  streak: number;
  /** Whether the latest games were won, the latest first. */
  latest: boolean[];
  /** By number of players, the fewest first. */
  byPlayers: [players: number, Tally][];
  /** Games against bots of each level, the weakest first. A game against several levels counts for each. */
  byLevel: [level: Level, Tally][];
  /** The level that was played against most often; of equals, the stronger one. Null without bots. */
  favourite: Level | null;
}

/** The results of a game, from tables with the latest first. Games with several own seats on one device do not count. */
export function resultsOf(game: string, tables: readonly TableInfo[]): Results {
  const games = tables.flatMap((table) => {
    const own = table.seats.flatMap((seat, number) => (seat.yours && seat.kind === "person" ? [number] : []));
    if (table.game !== game || table.stage !== "over" || own.length !== 1) return [];
    const levels = new Set(table.seats.flatMap((seat) => seat.level ?? []));
    return [{ players: table.players, levels, won: table.places?.[own[0]!] === 1 }];
  });
  const tally = (some: typeof games): Tally => ({ played: some.length, won: some.filter((one) => one.won).length });
  const byLevel = LEVELS.map((level): [Level, Tally] => [level, tally(games.filter((one) => one.levels.has(level)))]);
  const lost = games.findIndex((one) => !one.won);
  const most = Math.max(...byLevel.map(([, { played }]) => played));
  return {
    ...tally(games),
    streak: lost < 0 ? games.length : lost,
    latest: games.slice(0, LATEST).map((one) => one.won),
    byPlayers: [...new Set(games.map((one) => one.players))]
      .sort((one, other) => one - other)
      .map((players) => [players, tally(games.filter((one) => one.players === players))]),
    byLevel: byLevel.filter(([, { played }]) => played > 0),
    favourite: most > 0 ? byLevel.findLast(([, { played }]) => played === most)![0] : null,
  };
}
