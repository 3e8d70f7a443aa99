// The games that this server offers, and what each of them is called.
import { gameApp, GAME_APPS } from "../games/registry";
import { api } from "./api";
import { LEVELS } from "./levels";
import { hasMessage, say } from "./localization.svelte";
import type { GameInfo, Level } from "./protocol";

let offered: GameInfo[] = $state.raw([]);
let loading: Promise<GameInfo[]> | undefined;

/** The games that the server offers, asked for once: those with an app of their own first. */
export function loadGames(): Promise<GameInfo[]> {
  loading ??= api.games().then((games) => {
    const place = ({ game }: GameInfo) => gameApp(game)?.order ?? Infinity;
    return (offered = games.toSorted((one, other) => place(one) - place(other)));
  });
  loading.catch(() => (loading = undefined)); // the next page asks again
  return loading;
}

/** The names of the games to choose from. Those with an app of their own are known before the server answers. */
export function gameNames(): string[] {
  return offered.length ? offered.map((one) => one.game) : GAME_APPS.map((app) => app.name);
}

/** What the server says about a game; undefined until it has answered. */
export function gameInfo(game: string): GameInfo | undefined {
  return offered.find((one) => one.game === game);
}

/** The levels of a game's bots, from weakest to strongest: all, until the server has answered. */
export function levelsOf(game: string): readonly Level[] {
  return gameInfo(game)?.levels ?? LEVELS;
}

/** The game's proper name: web-game-nile, web-game-fertility; of a game without an app, as the server calls it. */
export function gameTitle(game: string): string {
  const id = `web-game-${game}`;
  return hasMessage(id) ? say(id) : (gameInfo(game)?.title ?? game);
}
